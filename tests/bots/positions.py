"""Positions for the tests of opponents: by hand, by chance, and twins that one seat cannot tell apart."""

import random
from collections.abc import Iterator

from weli.asking import Asking
from weli.bots import Bot
from weli.cards import card_of, cards_of
from weli.games.giltspiel import FISS
from weli.parts.deal import Deal
from weli.parts.dealing import deal_hands, deal_pack


def cards(text: str) -> list[int]:
    return [card_of(word) for word in text.split()]


def deal_of(hands: list[str], trump: str, dealer: int = 3, scores: tuple[int, int] = (0, 0)) -> Deal:
    """A deal from hands in the order N E S W; North leads unless another deals."""
    return deal_hands(FISS, dealer, list(scores), [cards(hand) for hand in hands], cards(trump))


def random_deal(rng: random.Random) -> Deal:
    """A deal with random cards at random scores."""
    pack = FISS.cards[:]
    rng.shuffle(pack)
    scores = [rng.randrange(FISS.target) for _ in range(2)]
    return deal_pack(FISS, rng.randrange(4), scores, pack)


def questions(bot: Bot, rng: random.Random, deals: int) -> Iterator[tuple[Deal, int, list[int]]]:
    """Every question asked in so many deals that four of that opponent play: deal, seat, options."""
    for _ in range(deals):
        asking = Asking(random_deal(rng))
        while not asking.deal.closed:
            seat, options = asking.seat(), asking.options()
            yield asking.deal, seat, options
            asking.take(bot.choose(asking.deal.seen_by(seat), seat, options, rng))


def twin_world(deal: Deal, seat: int, rng: random.Random) -> Deal:
    """The same deal with all cards that the seat has never seen dealt anew to the other hands and the stock."""
    twin = deal.copy()
    known = deal.hands[seat]
    for visible in deal.visible:
        known |= sum(2**card for card in cards_of(visible))
    rest = [card for card in FISS.cards if not known & 2**card and card not in deal.turned]
    rng.shuffle(rest)
    for other in range(FISS.players):
        if other != seat:
            count = deal.held[other]
            twin.hands[other] = sum(2**card for card in rest[:count])
            rest = rest[count:]
    return twin
