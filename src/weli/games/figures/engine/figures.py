"""Gleich and Hanger: how good the best one among some cards is.

A key is `size * 16 + rank`, or 0 where there is none; comparing keys compares figures: more cards first, then height. Suits are equal, and
ranks do not wrap. Cards are meant by what they stand for: a named Perlagg equals the card it represents.

Some functions take more than a set of cards: `again` counts, by rank, the cards that are there more than once (four bits a rank), and
`wild` is the number of Perlaggen that may still stand for any card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import GLEICH
from weli.core.cards import ACE, BIT, RANK, RANKS, SEVEN, SIX, SUITS, card_at

KEY: Final = 16
"""By how much a card more raises a key: it counts before any rank (GS-FIG-04, GS-FIG-08, PL-FIG-03, PL-FIG-07)."""
LEAST: Final = 2
"""Two cards at least make a Gleich or a Hanger (GS-FIG-02, GS-FIG-07, PL-FIG-01, PL-FIG-06)."""
MOST_WILD: Final = 7
UNLIMITED: Final = 15

_SUIT_MASK: Final = 2**RANKS - 1
_TOP_RANK: Final[vec[i64]] = vec[i64]([ranks.bit_length() - 1 for ranks in range(2**RANKS)])
_TOP: Final[i64] = sum([BIT[card_at(suit, ACE)] for suit in range(SUITS)])
_BOTTOM: Final[i64] = sum([BIT[card_at(suit, SIX)] for suit in range(SUITS)])
_ONE_OF: Final[vec[i64]] = vec[i64]([16**rank for rank in range(RANKS)])
_COUNTS: Final[vec[i64]] = vec[i64](
    [sum([_ONE_OF[rank] for rank in range(RANKS) if ranks & BIT[rank]]) for ranks in range(2**RANKS)]
)


def _best_run(ranks: i64) -> i64:
    """The longest run among the ranks of a suit, the highest of these; from the Ace it does not go on to the Seven (GS-FIG-12)."""
    best: i64 = 0
    length: i64 = 0
    for rank in range(RANKS):
        length += 1
        if not ranks & BIT[rank]:
            length = 0
        if length >= LEAST:
            best = max(best, length * KEY + rank)
    return best


def _with_one_more(runs: list[int]) -> list[int]:
    """The best run of each set of ranks with one wild card more, which fills a gap or makes a run longer; never as a Six."""
    better = []
    for ranks in range(2**RANKS):
        best = runs[ranks]
        for rank in range(SEVEN, RANKS):
            best = max(best, runs[ranks | BIT[rank]])
        better.append(best)
    return better


def _runs_by_wild() -> list[list[int]]:
    found = [[_best_run(ranks) for ranks in range(2**RANKS)]]
    for _ in range(MOST_WILD):
        found.append(_with_one_more(found[-1]))
    return found


_RUNS: Final[list[vec[i64]]] = [vec[i64](runs) for runs in _runs_by_wild()]


def top_rank(cards: i64, suit: i64) -> i64:
    """The rank of the highest of these cards in a suit, or -1."""
    return _TOP_RANK[cards >> suit * RANKS & _SUIT_MASK]


def gleich_key(cards: i64, again: i64 = 0, wild: i64 = 0, most: i64 = UNLIMITED, sixes: bool = True) -> i64:
    """The best set of equal ranks, two to four of them, with doubles and wild cards also more (GS-FIG-02, GS-FIG-03, PL-FIG-01, PL-FIG-02).

    `most`: as many of them as wild cards can bring it to (PL-OQ-08, PL-OQ-09).
    A Perlagg counts as a Six only beside one, and where it may be named so: alone, any other name serves better (PL-OQ-02).
    """
    acorns = cards & _SUIT_MASK
    leaves = cards >> RANKS & _SUIT_MASK
    hearts = cards >> 2 * RANKS & _SUIT_MASK
    bells = cards >> 3 * RANKS & _SUIT_MASK
    if again or wild:
        counts = _COUNTS[acorns] + _COUNTS[leaves] + _COUNTS[hearts] + _COUNTS[bells] + again
        return _most_equal(counts, wild, most, sixes)
    low_pair = acorns & leaves
    high_pair = hearts & bells
    ranks = low_pair & high_pair
    if ranks:
        return 4 * KEY + _TOP_RANK[ranks]
    ranks = (low_pair & (hearts | bells)) | (high_pair & (acorns | leaves))
    if ranks:
        return 3 * KEY + _TOP_RANK[ranks]
    ranks = low_pair | high_pair | ((acorns | leaves) & (hearts | bells))
    if ranks:
        return 2 * KEY + _TOP_RANK[ranks]
    return 0


def _most_equal(counts: i64, wild: i64, most: i64, sixes: bool) -> i64:
    """The same from counts by rank: five and more are possible (PL-FIG-02), any number of them Perlaggen (PL-FIG-05)."""
    best: i64 = 0
    for rank in range(RANKS):
        there = counts >> 4 * rank & 15
        size = there
        if rank != SIX or (there and sixes):
            size = max(there, min(there + wild, most))
        if size >= LEAST:
            best = max(best, size * KEY + rank)
    return best


def hanger_key(cards: i64, wild: i64 = 0) -> i64:
    """The best run of neighbouring ranks in one suit (GS-FIG-07, PL-FIG-06); a card that is there twice adds nothing (PL-FIG-08)."""
    runs = _RUNS[wild]
    best = runs[cards & _SUIT_MASK]
    best = max(best, runs[cards >> RANKS & _SUIT_MASK])
    best = max(best, runs[cards >> 2 * RANKS & _SUIT_MASK])
    return max(best, runs[cards >> 3 * RANKS & _SUIT_MASK])


def count_by_rank(cards: i64) -> i64:
    """How many cards of each rank there are, four bits a rank."""
    total: i64 = 0
    for suit in range(SUITS):
        total += _COUNTS[cards >> suit * RANKS & _SUIT_MASK]
    return total


def once_more(rank: i64) -> i64:
    """One card of that rank, in a count by rank."""
    return _ONE_OF[rank]


def belonging(cards: i64, figure: i64) -> i64:
    """The cards, among these, that belong to some example of a figure: an equal card or a neighbour is there too (GS-VAL-01, GS-VAL-03)."""
    return cards & beside(cards, figure)


def beside(cards: i64, figure: i64) -> i64:
    """The places of the cards that make a figure together with one of these: its equals in other suits, or its neighbours."""
    if figure != GLEICH:
        return (cards & ~_TOP) << 1 | (cards & ~_BOTTOM) >> 1
    equal: i64 = 0
    for suit in range(1, SUITS):
        equal |= cards >> suit * RANKS | cards << suit * RANKS
    return equal


def figure_key(
    cards: i64, figure: i64, again: i64 = 0, wild: i64 = 0, most: i64 = UNLIMITED, sixes: bool = True
) -> i64:
    """The best Gleich or Hanger: no suit, trumps or Perlagg counts for more than another (GS-FIG-11, PL-FIG-10, PL-FIG-05, PL-WILD-12)."""
    return gleich_key(cards, again, wild, most, sixes) if figure == GLEICH else hanger_key(cards, wild)


def size_of_key(key: i64) -> i64:
    return key // KEY


def rank_of_key(key: i64) -> i64:
    """The rank of a Gleich, the top rank of a Hanger."""
    return key % KEY


def cards_of_key(cards: i64, figure: i64, key: i64) -> i64:
    """The cards, among these, that make up the figure of that key; the first suit that has it."""
    rank = rank_of_key(key)
    if figure == GLEICH:
        together: i64 = 0
        for suit in range(SUITS):
            together |= cards & BIT[card_at(suit, rank)]
        return together
    for suit in range(SUITS):
        run: i64 = 0
        for step in range(size_of_key(key)):
            run |= BIT[card_at(suit, rank - step)]
        if cards & run == run:
            return run
    return 0


def missing_for(visible: i64, again: i64, natural: i64, figure: i64, key: i64) -> list[int]:
    """What must still be laid to the open cards to make the figure of that key: cards of the hand's natural ones, then of any name.

    A Hanger takes the suit where the fewest Perlaggen are needed.
    """
    rank = rank_of_key(key)
    if figure == GLEICH:
        there = (count_by_rank(visible) + again) >> 4 * rank & 15
        of_rank = [card_at(suit, rank) for suit in range(SUITS) if rank != SIX or suit == SUITS - 1]
        own = [card for card in of_rank if natural & BIT[card]]
        absent = [card for card in of_rank if not (natural | visible) & BIT[card]] or of_rank[:1]
        wanted = size_of_key(key) - there
        return [*own, *absent, *absent[:1] * wanted][:wanted]
    best: list[int] = []
    fewest = RANKS
    for suit in range(SUITS):
        run = [card_at(suit, rank - step) for step in range(size_of_key(key))]
        needed = len([card for card in run if not (visible | natural) & BIT[card]])
        if needed < fewest and (RANK[run[-1]] != SIX or visible & BIT[run[-1]]):
            best = run
            fewest = needed
    return [card for card in best if not visible & BIT[card]]
