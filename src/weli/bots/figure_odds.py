"""How likely a side's best Gleich or Hanger is the best at the table, counted exactly over the cards one has not seen.

A hand of which nothing lies open is looked up in the table that a regular knows by heart (`tables`); once cards lie open, the ways in
which the rest of that hand can stay below a key are counted.
"""

from typing import Final

from weli.acts import GLEICH, HANGER
from weli.bots.chances import COMB, SURE
from weli.bots.knowledge import opponents, own_cards, partners, unseen_cards
from weli.bots.tables.data import NOT_BETTER
from weli.cards import BIT, RANKS, SUITS, card_at
from weli.parts.deal import Deal
from weli.parts.figures import KEY, figure_key, hanger_key, rank_of_key, size_of_key

_RANK_SET: Final[list[int]] = [sum(BIT[card_at(suit, rank)] for suit in range(SUITS)) for rank in range(RANKS)]
_SUIT_MASK: Final = 2**RANKS - 1
_MOST: Final = 5  # cards a hand can still hide

# For each key: ways to add 0 to 5 cards of a suit without a run above the key, by the cards that lie open and those unseen.
_RUN_WAYS: Final[list[dict[int, list[int]]]] = [{} for _ in range(6 * KEY)]


def not_better(figure: int, key: int, visible: int, hidden: int, unseen: int) -> int:
    """The chance, in thousandths, that a hand has no better figure than `key`: some cards visible, so many hidden among the unseen."""
    if figure_key(visible, figure) > key:
        return 0
    if hidden == 0:
        return SURE
    ways = _gleich_ways(key, visible, unseen) if figure == GLEICH else _hanger_ways(key, visible, unseen)
    return SURE * ways[hidden] // COMB[unseen.bit_count()][hidden]


def _gleich_ways(key: int, visible: int, unseen: int) -> list[int]:
    """Ways to hide 0 to 5 unseen cards in a hand without a Gleich above the key."""
    size = size_of_key(key) if key else 1
    top = rank_of_key(key) if key else RANKS
    ways = [1, 0, 0, 0, 0, 0]
    free = 0
    for rank in range(RANKS):
        left = (unseen & _RANK_SET[rank]).bit_count()
        if left:
            room = size - (visible & _RANK_SET[rank]).bit_count() - (1 if rank > top else 0)
            if room >= left:
                free += left
            elif room > 0:
                ways = _times(ways, COMB[left][: room + 1])
    return _times(ways, COMB[free][: _MOST + 1])


def _hanger_ways(key: int, visible: int, unseen: int) -> list[int]:
    ways = [1, 0, 0, 0, 0, 0]
    for _ in range(SUITS):
        if unseen & _SUIT_MASK:
            ways = _times(ways, _run_ways(key, visible & _SUIT_MASK, unseen & _SUIT_MASK))
        visible >>= RANKS
        unseen >>= RANKS
    return ways


def _run_ways(key: int, visible: int, unseen: int) -> list[int]:
    known = _RUN_WAYS[key]
    place = visible << RANKS | unseen
    ways = known.get(place)
    if ways is None:
        ways = [0, 0, 0, 0, 0, 0]
        some = unseen
        while True:
            if some.bit_count() <= _MOST and hanger_key(visible | some) <= key:
                ways[some.bit_count()] += 1
            if some == 0:
                break
            some = (some - 1) & unseen
        known[place] = ways
    return ways


def _times(left: list[int], right: list[int]) -> list[int]:
    """The product of two counts by size, up to five cards."""
    product = [0, 0, 0, 0, 0, 0]
    for size, ways in enumerate(left):
        if ways:
            for more in range(min(len(right), _MOST + 1 - size)):
                product[size + more] += ways * right[more]
    return product


def figure_chance(view: Deal, seat: int, figure: int, with_partner: bool = True) -> int:
    """The chance that the seat's side has the best figure, in thousandths; a tie counts as won.

    Without the partner it is the chance of the seat's own cards and of what its side has lying open.
    """
    side = view.seating.side_of(seat)
    unseen = unseen_cards(view, seat)
    theirs = view.shown_key(1 - side, figure)
    if view.is_barred(side, figure):
        ours = view.shown_key(side, figure)
        with_partner = False
    else:
        ours = max(figure_key(own_cards(view, seat), figure), view.shown_key(side, figure))
    least = max(ours, theirs)

    all_below = SURE
    above = 0
    if not view.is_barred(1 - side, figure):
        for other in opponents(view, seat):
            below = _hand_not_better(view, other, figure, least, unseen)
            all_below = all_below * below // SURE
            above += SURE - below
    partner_above = 0
    if with_partner:
        for other in partners(view, seat):
            partner_above += SURE - _hand_not_better(view, other, figure, least, unseen)

    if theirs > ours:
        return partner_above * max(0, 2 * SURE - above) // (2 * SURE)
    if partner_above == 0:
        return all_below
    nobody = all_below * max(0, SURE - partner_above) // SURE
    return nobody + (SURE - nobody) * partner_above // (partner_above + above)


def _hand_not_better(view: Deal, other: int, figure: int, key: int, unseen: int) -> int:
    if view.visible[other] == 0:
        return NOT_BETTER[figure][key]
    return not_better(figure, key, view.visible[other], view.held[other], unseen)


def possible_keys(figure: int) -> list[int]:
    """Every key a hand of five can have, 0 (none) first."""
    ranks = range(1, RANKS)
    if figure == HANGER:
        return [0] + [size * KEY + rank for size in range(2, 6) for rank in ranks if rank >= size]
    return [0] + [size * KEY + rank for size in range(2, 5) for rank in ranks]
