"""Positions for the tests of opponents: by hand, by chance, and twins that one seat cannot tell apart."""

import random
from collections.abc import Iterator

from weli.asking import asking_for
from weli.bots import Bot
from weli.cards import BIT, card_of, set_of
from weli.deal import Deal
from weli.games.bieten import BIETEN
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.dealing import deal_hands as deal_bieten
from weli.games.bieten.ruleset import BietenRules
from weli.games.giltspiel import FISS
from weli.games.perlaggen import PERLAGGEN
from weli.match import match_for
from weli.parts.deal import CUT, NONE, FigureDeal
from weli.parts.dealing import deal_hands
from weli.parts.ruleset import FigureRules
from weli.ruleset import RuleSet


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


def twin_world(deal: FigureDeal, seat: int, rng: random.Random) -> FigureDeal:
    """The same deal with all cards that the seat has never seen dealt anew to the other hands and the stock."""
    twin = deal.copy()
    view = deal.seen_by(seat)
    seen = deal.hands[seat] | deal.known | set_of(deal.turned) | set_of(deal.boden)
    seen |= BIT[view.bottom] if view.bottom != NONE else 0
    for row in deal.rows:
        seen |= set_of(row)
    rest = [card for card in deal.rules.cards if not seen & BIT[card]]
    rng.shuffle(rest)
    if deal.stage == CUT:
        twin.pack = [card if seen & BIT[card] else rest.pop() for card in deal.pack]
        twin.finding = [card if seen & BIT[card] else rest.pop() for card in deal.finding]
        return twin
    for other in range(deal.rules.players):
        if other != seat:
            twin.hands[other] &= deal.known
            while twin.hands[other].bit_count() < deal.held[other]:
                twin.hands[other] |= BIT[rest.pop()]
    return twin
