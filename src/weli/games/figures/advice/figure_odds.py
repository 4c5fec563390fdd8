"""How likely a side's best Gleich or Hanger is the best at the table, counted exactly over the cards one has not seen.

A hand of natural cards of which nothing lies open is looked up in the table that a regular knows by heart (`tables`). Once cards lie
open, or Perlaggen are about, the ways in which the rest of that hand can stay below a key are counted, for each number of cards that it
may take of them.
"""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import GLEICH
from weli.core.cards import BIT, RANKS, SIX, SUITS, card_at, how_many
from weli.core.chances import COMB, SURE
from weli.games.figures.advice.tables import NOT_BETTER
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.figures import count_by_rank, figure_key, hanger_key, rank_of_key, size_of_key
from weli.games.figures.knowledge import hidden_cards, known_cards, opponents, unseen_cards

RANK_SET: Final[list[int]] = [sum(BIT[card_at(suit, rank)] for suit in range(SUITS)) for rank in range(RANKS)]
_SUIT_MASK: Final = 2**RANKS - 1

_MOST: Final = 7  # cards a hand can still hide
_NO_CARD: Final[vec[i64]] = vec[i64]([1] + [0] * _MOST)  # ways to take 0, 1, 2 ... of none
_NO_WAY: Final[vec[i64]] = vec[i64]([0] * (_MOST + 1))


def _take(ways: vec[i64], left: int, room: int) -> vec[i64]:
    """Ways to take 0, 1, 2 ... cards, where some of so many more may be taken besides, as far as there is room."""
    found = vec[i64]([0] * (_MOST + 1))
    for some in range(_MOST + 1):
        if ways[some]:
            for more in range(min(left, room, _MOST - some) + 1):
                found[some + more] += ways[some] * COMB[left][more]
    return found


@lru_cache(maxsize=2**15)
def not_better(
    figure: int, key: int, visible: int, hidden: int, unseen: int, again: int = 0, wild: int = 0, loose: int = 0
) -> int:
    """The chance, in thousandths, that a hand has no better figure than `key`.

    Some cards of it are visible (`again` counts those that lie there twice) and so many hidden, among the unseen natural cards and the
    `loose` Perlaggen that nobody has seen; `wild` Perlaggen are known to be in it.
    """
    if figure_key(visible, figure, again, wild) > key:
        return 0
    if hidden == 0:
        return SURE
    ways = 0
    for found in range(min(loose, hidden) + 1):
        free = wild + found
        if figure == GLEICH:
            natural = _gleich_ways(key, count_by_rank(visible) + again, count_by_rank(unseen), free)
        else:
            natural = _hanger_ways(key, visible, unseen, free)
        ways += COMB[loose][found] * natural[hidden - found]
    return SURE * ways // COMB[unseen.bit_count() + loose][hidden]


@lru_cache(maxsize=2**15)
def _gleich_ways(key: int, there: int, unseen: int, free: int) -> vec[i64]:
    """Ways to hide unseen cards in a hand, beside so many free Perlaggen, without a Gleich above the key; cards are counted by rank."""
    size = size_of_key(key) if key else 1
    top = rank_of_key(key) if key else RANKS
    ways = _NO_CARD
    roomy = 0
    for rank in range(RANKS):
        left = unseen >> 4 * rank & 15
        helped = 0 if rank == SIX else free
        room = size - (there >> 4 * rank & 15) - helped - (1 if rank > top else 0)
        if room < 0:
            return _NO_WAY
        if room >= left:
            roomy += left
        else:
            ways = _take(ways, left, room)
    return _take(ways, roomy, roomy)


def _hanger_ways(key: int, visible: int, unseen: int, free: int) -> vec[i64]:
    ways = _NO_CARD
    for suit in range(SUITS):
        shift = suit * RANKS
        ways = _both(ways, _run_ways(key, visible >> shift & _SUIT_MASK, unseen >> shift & _SUIT_MASK, free))
    return ways


def _both(ways: vec[i64], others: vec[i64]) -> vec[i64]:
    """Ways to take 0, 1, 2 ... cards of two kinds together, by the ways to take so many of each."""
    found = vec[i64]([0] * (_MOST + 1))
    for some in range(_MOST + 1):
        if ways[some]:
            for more in range(_MOST + 1 - some):
                found[some + more] += ways[some] * others[more]
    return found


@lru_cache(maxsize=2**15)
def _run_ways(key: int, visible: i64, unseen: i64, free: i64) -> vec[i64]:
    """Ways to hide unseen cards of one suit without a run above the key."""
    found = vec[i64]([0] * (_MOST + 1))
    some = unseen
    while True:
        many = how_many(some)
        if many <= _MOST and hanger_key(visible | some, free) <= key:
            found[many] += 1
        if some == 0:
            return found
        some = (some - 1) & unseen


def figure_chance(view: FigureDeal, seat: int, figure: int, with_partner: bool = True) -> int:
    """The chance that the seat's side has the best figure, in thousandths; a tie counts as won."""
    return chance_of_key(view, seat, figure, view.full_figure(seat, figure), with_partner)


def chance_of_key(view: FigureDeal, seat: int, figure: int, own: int, with_partner: bool = True) -> int:
    """The same where the best that the seat can make is a figure of that key.

    Without the partner it is the chance of the seat's own cards and of what its side has lying open.
    """
    side = view.seating.side_of(seat)
    unseen = unseen_cards(view, seat)
    theirs = view.best_shown_against(side, figure)
    ours = view.shown_key(side, figure)
    if view.is_barred(side, figure):
        with_partner = False
    else:
        ours = max(own, ours)
    least = max(ours, theirs)

    all_below = SURE
    above = 0
    for other in opponents(view, seat):
        their_side = view.seating.side_of(other)
        if not view.is_barred(their_side, figure) and not view.is_out(their_side, figure):
            below = _hand_not_better(view, other, figure, least, unseen)
            all_below = all_below * below // SURE
            above += SURE - below
    partner_above = 0
    if with_partner:
        for other in view.seating.partners(seat):
            partner_above += SURE - _hand_not_better(view, other, figure, least, unseen)

    if theirs > ours:
        return partner_above * max(0, 2 * SURE - above) // (2 * SURE)
    if partner_above == 0:
        return all_below
    nobody = all_below * max(0, SURE - partner_above) // SURE
    return nobody + (SURE - nobody) * partner_above // (partner_above + above)


def _hand_not_better(view: FigureDeal, other: int, figure: int, key: int, unseen: int) -> int:
    if not view.cards.wild and view.cards.visible[other] == 0:
        return NOT_BETTER[figure][key]
    known = known_cards(view, other)
    natural = view.cards.visible[other] | known & ~view.cards.wild
    wild = how_many(known & view.cards.wild)
    loose = how_many(unseen & view.cards.wild)
    again = view.cards.duplicate_ranks[other]
    return not_better(figure, key, natural, hidden_cards(view, other), unseen & ~view.cards.wild, again, wild, loose)
