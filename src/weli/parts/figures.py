"""Gleich and Hanger: how good the best one among a set of cards is.

A key is `size * 16 + rank`, or 0 where there is none; comparing keys compares figures: more cards first, then height. Suits are equal, and
ranks do not wrap. (GS-FIG-02 to 04, GS-FIG-07, GS-FIG-08, GS-FIG-11, GS-FIG-12)
"""

from typing import Final

from weli.acts import GLEICH
from weli.cards import ACE, BIT, RANKS, SIX, SUITS, card_at

KEY: Final = 16
LEAST: Final = 2

_SUIT_MASK: Final = 2**RANKS - 1
_TOP: Final[int] = sum([BIT[card_at(suit, ACE)] for suit in range(SUITS)])
_BOTTOM: Final[int] = sum([BIT[card_at(suit, SIX)] for suit in range(SUITS)])


def _best_run(ranks: int) -> int:
    best = 0
    length = 0
    for rank in range(RANKS):
        length = length + 1 if ranks & BIT[rank] else 0
        if length >= LEAST:
            best = max(best, length * KEY + rank)
    return best


_RUN: Final[list[int]] = [_best_run(ranks) for ranks in range(2**RANKS)]


def gleich_key(cards: int) -> int:
    """The best set of equal ranks."""
    acorns = cards & _SUIT_MASK
    leaves = cards >> RANKS & _SUIT_MASK
    hearts = cards >> 2 * RANKS & _SUIT_MASK
    bells = cards >> 3 * RANKS & _SUIT_MASK
    low_pair = acorns & leaves
    high_pair = hearts & bells
    ranks = low_pair & high_pair
    if ranks:
        return 4 * KEY + ranks.bit_length() - 1
    ranks = (low_pair & (hearts | bells)) | (high_pair & (acorns | leaves))
    if ranks:
        return 3 * KEY + ranks.bit_length() - 1
    ranks = low_pair | high_pair | ((acorns | leaves) & (hearts | bells))
    if ranks:
        return 2 * KEY + ranks.bit_length() - 1
    return 0


def hanger_key(cards: int) -> int:
    """The best run of neighbouring ranks in one suit."""
    best = _RUN[cards & _SUIT_MASK]
    best = max(best, _RUN[cards >> RANKS & _SUIT_MASK])
    best = max(best, _RUN[cards >> 2 * RANKS & _SUIT_MASK])
    return max(best, _RUN[cards >> 3 * RANKS & _SUIT_MASK])


def belonging(cards: int, figure: int) -> int:
    """The cards, among these, that belong to some example of a figure: an equal card or a neighbour is there too (GS-VAL-01, GS-VAL-03)."""
    if figure == GLEICH:
        equal = 0
        for suit in range(1, SUITS):
            turned = cards >> suit * RANKS | cards << (SUITS - suit) * RANKS
            equal |= cards & turned
        return equal
    return cards & ((cards & ~_TOP) << 1 | (cards & ~_BOTTOM) >> 1)


def figure_key(cards: int, figure: int) -> int:
    return gleich_key(cards) if figure == GLEICH else hanger_key(cards)


def size_of_key(key: int) -> int:
    return key // KEY


def rank_of_key(key: int) -> int:
    """The rank of a Gleich, the top rank of a Hanger."""
    return key % KEY


def cards_of_key(cards: int, figure: int, key: int) -> int:
    """The cards, among these, that make up the figure of that key; the first suit that has it."""
    rank = rank_of_key(key)
    if figure == GLEICH:
        together = 0
        for suit in range(SUITS):
            together |= cards & BIT[card_at(suit, rank)]
        return together
    for suit in range(SUITS):
        run = 0
        for step in range(size_of_key(key)):
            run |= BIT[card_at(suit, rank - step)]
        if cards & run == run:
            return run
    return 0
