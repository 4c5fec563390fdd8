"""Every world is as likely as any other: where they can be counted one by one, by trying each against all that was done."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from bots.replaying import Moment, moments
from properties.tables import PRESETS
from weli.bots.determinize import determinize
from weli.core.cards import BIT, cards_of, set_of
from weli.core.deal import Deal
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.deal import CUT, FigureDeal
from weli.games.gaigel.deal import GaigelDeal
from weli.ports.determinization.sharing import Place, Sharing

MOST = 5000
MOST_AT_GAIGEL = 100  # where each must be tried in many orders
FEWEST = 6
FIRST_SEED = 40
EACH = 15  # draws of every world, on average
LIMIT = 4.5  # standard deviations
WANTED = {
    "giltspiel fiss": 2,
    "perlaggen innsbruck-2p5": 2,
    "perlaggen innsbruck-3p": 2,
    "perlaggen 1853-trump4": 1,
    "bieten 3p": 2,
    "bieten three-wilds": 2,
    "gaigel kreuz-4p": 2,
    "gaigel 3p": 2,
    "gaigel wikipedia-3p": 1,
}
"""In how many moments of each preset the worlds are counted."""

World = tuple[tuple[int, ...], ...]


def ways_to_give(cards: list[int], sizes: list[int]) -> Iterator[list[list[int]]]:
    """Every way to give so many of the cards to each; two copies of a card are two cards."""
    if not sizes:
        yield []
        return
    for places in combinations(range(len(cards)), sizes[0]):
        rest = [card for place, card in enumerate(cards) if place not in places]
        for others in ways_to_give(rest, sizes[1:]):
            yield [[cards[place] for place in places], *others]


def hidden(deal: Deal, seat: int) -> tuple[list[int], list[int], list[int]]:
    """The cards the seat has not seen, the others who have some of them, and how many each."""
    view = deal.seen_by(seat)
    if isinstance(view, GaigelDeal):
        seats = [other for other in view.active if other != seat and view.cards.held[other] > len(view.hands[other])]
        return view.unknown_cards(), seats, [view.cards.held[other] - len(view.hands[other]) for other in seats]
    assert isinstance(view, FigureDeal)
    seen = set_of([*view.cards.turned, *view.cut.boden, *[card for row in view.cards.rows for card in row]])
    seen |= view.cards.hands[seat] | view.cards.known | (BIT[view.cut.bottom] if view.cut.bottom >= 0 else 0)
    seats = [
        other for other in view.active if other != seat and view.cards.held[other] > view.cards.hands[other].bit_count()
    ]
    cards = [card for card in view.rules.cards if not seen & BIT[card]]
    return cards, seats, [view.cards.held[other] - view.cards.hands[other].bit_count() for other in seats]


def is_countable(moment: Moment) -> bool:
    """Whether only hands are hidden, and not too many ways to fill them."""
    deal = moment.deal
    if not moment.tells_all():
        return False
    if isinstance(deal, GaigelDeal):
        if deal.talon.cards or deal.cut.pack:
            return False
    elif isinstance(deal, FigureDeal):
        if deal.stage == CUT or (deal.rules.exchange.cut_takes_permanent and moment.seat != deal.cutter()):
            return False
        if isinstance(deal, BietenDeal) and not deal.rules.stealing.bottom_card_shown:
            return False
    cards, _, sizes = hidden(deal, moment.seat)
    count = 1
    left = len(cards)
    for size in sizes:
        for step in range(size):
            count = count * (left - step) // (step + 1)
        left -= size
    return FEWEST <= count <= (MOST_AT_GAIGEL if isinstance(deal, GaigelDeal) else MOST)


def hands_of(deal: Deal) -> World:
    if isinstance(deal, GaigelDeal):
        return tuple(tuple(hand) for hand in deal.hands)
    assert isinstance(deal, FigureDeal)
    return tuple((hand,) for hand in deal.cards.hands)


def every_world(moment: Moment, chance: random.Random) -> Counter[World]:
    """All hands that could have led to that moment, as often as they can be dealt."""
    cards, seats, sizes = hidden(moment.deal, moment.seat)
    view = moment.deal.seen_by(moment.seat)
    found: Counter[World] = Counter()
    possible: dict[World, bool] = {}
    for hands in ways_to_give(cards, sizes):
        world = moment.deal.copy()
        for seat, hand in zip(seats, hands, strict=True):
            if isinstance(world, GaigelDeal) and isinstance(view, GaigelDeal):
                world.set_hand(seat, view.hands[seat] + hand)
            elif isinstance(world, FigureDeal) and isinstance(view, FigureDeal):
                world.cards.hands[seat] = view.cards.hands[seat] | set_of(hand)
        key = hands_of(world)
        if key not in possible:
            possible[key] = moment.could_be(world, chance, orders=20)
        if possible[key]:
            found[key] += 1
    return found


def countable_moments(preset: str, wanted: int) -> Iterator[Moment]:
    for seed in range(FIRST_SEED, FIRST_SEED + 300):
        for moment in moments(preset, seed, 0.3):
            if is_countable(moment):
                yield moment
                wanted -= 1
                break
        if not wanted:
            return


def deviation(counts: Counter[World], expected: dict[World, float]) -> float:
    """By how many standard deviations the sum of squares is too great."""
    squares = sum([(counts[key] - many) ** 2 / many for key, many in expected.items()])
    free = len(expected) - 1
    return (squares - free) / (2 * max(1, free)) ** 0.5


@pytest.mark.few(3)
@pytest.mark.parametrize("preset", WANTED)
def test_all_worlds_are_drawn_and_all_equally_often(preset: str) -> None:
    chance = random.Random(1703)
    tried = 0
    for moment in countable_moments(preset, WANTED[preset]):
        weights = every_world(moment, chance)
        worlds = determinize(moment.deal.seen_by(moment.seat), moment.seat)
        draws = max(400, EACH * len(weights))
        counts = Counter([hands_of(worlds.draw(chance)) for _ in range(draws)])
        assert set(counts) <= set(weights), moment
        share = draws / sum(weights.values())
        expected = {key: share * many for key, many in weights.items()}
        assert deviation(counts, expected) < LIMIT, moment
        true = hands_of(moment.deal)
        assert counts[true] <= expected[true] + 5 * expected[true] ** 0.5 + 1, f"{moment}: it knows the truth"
        tried += 1
    assert tried == WANTED[preset]


# Sharing out by itself.


def random_places(rng: random.Random, cards: list[int]) -> list[Place]:
    """Two to four places with few cards each, most of them choosy."""
    places: list[Place] = []
    left = len(cards)
    for _ in range(rng.randrange(2, 5)):
        size = min(left, rng.randrange(1, 3))
        left -= size
        never = set_of([card for card in cards if rng.random() < 0.3]) if rng.random() < 0.7 else 0
        wanted = set_of([card for card in cards if rng.random() < 0.5])
        places.append(Place(size, never, wanted, rng.choice([0, 0, 1, size])))
    if rng.random() < 0.4:
        fit = [list(hand) for hand in combinations(cards, places[0].size) if places[0].takes(list(hand))]
        places[0].hands = [hand for hand in fit if rng.random() < 0.5]
        places[0].is_listed = True
    return places


def takes(place: Place, cards: list[int]) -> bool:
    return place.takes(cards) and (not place.is_listed or sorted(cards) in [sorted(hand) for hand in place.hands])


@pytest.mark.parametrize("number", range(30))
def test_sharing_out_is_fair_whatever_the_places_ask_for(number: int) -> None:
    rng = random.Random(number)
    cards = rng.sample(range(36), 7)
    places = random_places(rng, cards)
    sizes = [place.size for place in places]
    every = [
        tuple(tuple(sorted(hand)) for hand in hands)
        for hands in ways_to_give(cards, sizes)
        if all(takes(place, hand) for place, hand in zip(places, hands, strict=True))
    ]
    sharing = Sharing(cards, places)
    assert sharing.is_possible() == bool(every)
    if not every:
        return
    counts: Counter[World] = Counter()
    while counts.total() < EACH * len(every):
        shares = sharing.share(rng)
        if shares:
            counts[tuple(tuple(sorted(hand)) for hand in shares)] += 1
    assert set(counts) <= set(every)
    assert deviation(counts, dict.fromkeys(every, float(EACH))) < LIMIT


def test_copies_of_a_card_are_two_cards() -> None:
    sharing = Sharing([3, 3, 5], [Place(1, BIT[7]), Place(1)])
    rng = random.Random(1)
    counts = Counter([sharing.share(rng)[0][0] for _ in range(3000)])
    assert abs(counts[3] - 2000) < 130


def test_where_nothing_fits_any_cards_may_be_anywhere() -> None:
    """In a tavern somebody may have done what is forbidden: then what he played says nothing."""
    assert not Sharing([1, 2], [Place(1, BIT[1] | BIT[2])]).is_possible()


def test_the_cards_of_a_place_come_in_chance_order() -> None:
    rng = random.Random(2)
    for place in (Place(3), Place(3, BIT[9])):
        sharing = Sharing([1, 2, 3, 9], [place])
        firsts = Counter([sharing.share(rng)[0][0] for _ in range(3000)])
        lasts = Counter([sharing.share(rng)[0][2] for _ in range(3000)])
        for counts in (firsts, lasts):
            assert max(counts.values()) - min(counts.values()) < 200


def test_every_preset_that_is_counted_exists() -> None:
    assert set(WANTED) <= set(PRESETS)
    assert cards_of(BIT[3]) == [3]
