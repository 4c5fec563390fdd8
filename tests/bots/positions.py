"""Positions for the tests of opponents: by hand, and by chance."""

import random
from collections.abc import Iterator

from weli.bots import Bot
from weli.core.cards import card_of
from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.games import asking_for, match_for
from weli.games.bieten import BIETEN
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.dealing import deal_hands as deal_bieten
from weli.games.bieten.ruleset import BietenRules
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.dealing import deal_hands
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.giltspiel import FISS
from weli.games.perlaggen import PERLAGGEN


def cards(text: str) -> list[int]:
    return [card_of(word) for word in text.split()]


def deal_of(hands: list[str], trump: str, dealer: int = 3, scores: tuple[int, int] = (0, 0)) -> FigureDeal:
    """A deal from hands in the order N E S W; North leads unless another deals."""
    return deal_hands(FISS, dealer, list(scores), [cards(hand) for hand in hands], cards(trump))


def perlaggen_of(
    name: str,
    hands: list[str],
    trump: str,
    dealer: int = -1,
    scores: tuple[int, ...] = (),
    active: list[int] | None = None,
) -> FigureDeal:
    """A deal of a preset of Perlaggen; the first player leads unless another deals."""
    rules = PERLAGGEN.preset(name)
    assert isinstance(rules, FigureRules)
    before = list(scores) or [rules.start_score] * rules.seating.sides
    return deal_hands(rules, dealer % rules.players, before, [cards(hand) for hand in hands], cards(trump), active)


def bieten_of(
    name: str, hands: list[str], bottom: str = "S7", dealer: int = -1, scores: tuple[int, ...] = ()
) -> BietenDeal:
    """A deal of a preset of Bieten; the first player leads unless another deals."""
    rules = BIETEN.preset(name)
    assert isinstance(rules, BietenRules)
    before = list(scores) or [0] * rules.players
    return deal_bieten(rules, dealer % rules.players, before, [cards(hand) for hand in hands], card_of(bottom))


def random_deal(rng: random.Random, rules: RuleSet = FISS) -> Deal:
    """A deal with random cards; before the cut where that is the custom, and at random scores where there is a way to a target."""
    pack = rules.cards[:]
    rng.shuffle(pack)
    scores = [rules.start_score] * rules.seating.sides
    if isinstance(rules, FigureRules):
        way = rules.missing(rules.start_score)
        scores = [score + rules.step(rng.randrange(way)) for score in scores]
    match = match_for(rules)
    match.begin(rng.randrange(rules.players), scores)
    return match.next_deal(pack)


def questions(bot: Bot, rng: random.Random, deals: int, rules: RuleSet = FISS) -> Iterator[tuple[Deal, int, list[int]]]:
    """Every question asked in so many deals that are all played by that opponent: deal, seat, options."""
    for _ in range(deals):
        asking = asking_for(random_deal(rng, rules))
        while not asking.deal.closed:
            seat, options = asking.seat(), asking.options()
            yield asking.deal, seat, options
            asking.take(bot.choose(asking.deal.seen_by(seat), seat, options, rng))
