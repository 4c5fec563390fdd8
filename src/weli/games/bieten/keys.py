"""How good a player's figure is: a number to compare, 0 where there is none.

A player's cards are given as what they stand for, and beside each its place among equal ones: `tricks.REAL`, or the place of a wild card.
Size and rank come first, as the rules have it; equal figures are compared card by card from the top, a wild card just below the card it
stands for.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import FIGURES, GLEICH, GRUEN, ROT
from weli.core.cards import ACE, HEARTS, LEAVES, RANK, RANKS, SEVEN, SUIT, cards_of
from weli.core.deal import NONE
from weli.games.bieten.rules import HeightRules
from weli.games.figures.engine.figures import KEY, figure_key, top_rank
from weli.games.figures.engine.tricks import REAL

_PLACES: Final = REAL + 1
_MOST: Final = 3
SUIT_OF: Final = {ROT: HEARTS, GRUEN: LEAVES}
_SUIT_OF: Final[vec[i64]] = vec[i64]([SUIT_OF.get(figure, NONE) for figure in range(FIGURES)])


def bieten_key(height: HeightRules, names: list[int], places: list[int], figure: i64) -> i64:
    """The best instance of a figure among these cards."""
    if _SUIT_OF[figure] != NONE:
        return _highest_of(_SUIT_OF[figure], names, places)
    best: i64 = 0
    for chosen in _SOME_OF[len(names)]:
        faces = [names[one] for one in chosen]
        rank = _equal_rank(faces) if figure == GLEICH else _top_of_run(height, faces)
        if rank >= 0:
            longer_first = height.gleich_size_first if figure == GLEICH else height.hanger_length_first
            best = max(best, _key(len(faces), rank, longer_first, _fine(_from_the_top(faces, rank, chosen, places))))
    return best


def real_key(height: HeightRules, cards: i64, figure: i64) -> i64:
    """The same for a set of real cards."""
    if _SUIT_OF[figure] != NONE:
        rank = top_rank(cards, _SUIT_OF[figure])
        if rank < 0:
            return 0
        return (rank + 1) * _PLACES + REAL
    if not _as_elsewhere(height, figure):
        names = cards_of(cards)
        return bieten_key(height, names, [REAL] * len(names), figure)
    key = figure_key(cards, figure)
    if not key:
        return 0
    return _key(key // KEY, key % KEY, True, _ALL_REAL[key // KEY])


def _as_elsewhere(height: HeightRules, figure: i64) -> bool:
    """Whether the best instance is the one that it is in every figure game: the longest, of these the highest."""
    if figure == GLEICH:
        return height.gleich_size_first
    return height.hanger_length_first and height.hanger_same_suit and not height.hanger_wrap


_SOME_OF: Final[list[list[list[int]]]] = [
    [],
    [],
    [[0, 1]],
    [[0, 1], [0, 2], [1, 2], [0, 1, 2]],
]
"""The cards that may make a Gleich or a Hanger together: two of them, or all three."""


def _highest_of(suit: i64, names: list[int], places: list[int]) -> i64:
    """The highest heart or leaf; a wild card comes just after the card it stands for, so no two are equal.

    (BI-FIG-03, BI-FIG-04, BI-FIG-15)
    """
    best: i64 = 0
    for name, place in zip(names, places, strict=True):
        if SUIT[name] == suit:
            best = max(best, (RANK[name] + 1) * _PLACES + place)
    return best


def _equal_rank(faces: list[int]) -> i64:
    """The rank that all of them have, which makes them a Gleich; or -1 (BI-FIG-05)."""
    rank = RANK[faces[0]]
    for face in faces:
        if RANK[face] != rank:
            return -1
    return rank


def _top_of_run(height: HeightRules, faces: list[int]) -> i64:
    """The rank of the highest card, where each stands one below the other, in one suit where the rules ask for it; or -1.

    The Seven and the Ace are neighbours only where a Hanger may go round the corner (BI-FIG-09, BI-FIG-12).
    """
    ranks = sorted([RANK[face] for face in faces], reverse=True)
    if height.hanger_same_suit:
        for face in faces:
            if SUIT[face] != SUIT[faces[0]]:
                return -1
    if _is_run(ranks):
        return ranks[0]
    if not height.hanger_wrap or ranks[0] != ACE or ranks[-1] != SEVEN:
        return -1
    for low in range(1, len(ranks)):  # below the Seven the Ace, below it the King
        turned = ranks[low:] + [rank - RANKS + SEVEN for rank in ranks[:low]]
        if _is_run(turned):
            return turned[0]
    return -1


def _is_run(ranks: list[int]) -> bool:
    for place in range(1, len(ranks)):
        if ranks[place] != ranks[place - 1] - 1:
            return False
    return True


def _from_the_top(faces: list[int], top: i64, chosen: list[int], places: list[int]) -> list[int]:
    """The places of the cards among equal ones, the highest card's first; above the top lie those that a run goes round to."""
    in_order = [
        (RANK[face] if RANK[face] <= top else RANK[face] - RANKS) * _PLACES + places[one]
        for face, one in zip(faces, chosen, strict=True)
    ]
    return [one % _PLACES for one in sorted(in_order, reverse=True)]


def _key(size: i64, rank: i64, longer_first: bool, fine: i64) -> i64:
    """More cards first and then the rank, or the other way round; cards that are a shade better come last (BI-FIG-06, BI-FIG-10)."""
    key = size * RANKS + rank if longer_first else (rank + 1) * (_MOST + 1) + size
    return key * _PLACES**_MOST + fine


def _fine(places: list[int]) -> i64:
    """What decides between figures that are equal otherwise: the places of their cards, the highest card's first (BI-FIG-07, BI-FIG-11)."""
    fine: i64 = 0
    for place in range(_MOST):
        fine = fine * _PLACES + (places[place] if place < len(places) else 0)
    return fine


_ALL_REAL: Final[vec[i64]] = vec[i64]([_fine([REAL] * size) for size in range(_MOST + 1)])
"""The same for so many real cards."""
