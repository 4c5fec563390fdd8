"""Suits, ranks, cards, packs and sets of cards.

A card is a place from 0 to 35: nine ranks in each of four suits. Thirty-three places are cards of the pack; the Sixes of acorns,
leaves and hearts do not exist. A set of cards is an integer with the bit of each card set.

>>> cards_text(cards_of(set_of([card_of("HA"), card_of("L7"), WELI])))
'L7 HA S6'
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ACORNS: Final = 0
LEAVES: Final = 1
HEARTS: Final = 2
BELLS: Final = 3
SUITS: Final = 4
"""Acorns, leaves, hearts and bells (GS-CARD-02, PL-CARD-03)."""

RANKS: Final = 9
SIX: Final = 0
SEVEN: Final = 1
EIGHT: Final = 2
NINE: Final = 3
TEN: Final = 4
UNTER: Final = 5
OBER: Final = 6
KING: Final = 7
ACE: Final = 8
"""From the Seven up to the Ace, the Ten where its number puts it (GS-CARD-03, PL-CARD-03, BI-CARD-04)."""

PLACES: Final = SUITS * RANKS
WELI: Final = BELLS * RANKS + SIX
HIDDEN: Final = -1

SUIT_LETTERS: Final = "ELHS"
RANK_LETTERS: Final = "6789XUOKA"
OF_TRUMPS: Final = "T"
"""Stands for the letter of the trump suit where any suit may be trumps: `TU` is the Unter of trumps."""

# Tables instead of shifts: `1 << card` may be compiled as a 32-bit shift, which is wrong from card 31 on.
BIT: Final[vec[i64]] = vec[i64]([2**card for card in range(PLACES)])
SUIT: Final[vec[i64]] = vec[i64]([card // RANKS for card in range(PLACES)])
RANK: Final[vec[i64]] = vec[i64]([card % RANKS for card in range(PLACES)])
"""By card. This one order serves tricks, Gleich and Hanger alike (GS-CARD-04)."""
SUIT_SET: Final[vec[i64]] = vec[i64]([sum(BIT[suit * RANKS + rank] for rank in range(RANKS)) for suit in range(SUITS)])


def card_at(suit: i64, rank: i64) -> i64:
    """The card of a suit and a rank; it need not be one of the pack."""
    return suit * RANKS + rank


_LONE: Final = 67
"""Two is a primitive root of this prime, so that each lone bit of a set leaves a remainder of its own."""


def _by_lone_bit() -> list[int]:
    """The card of each such remainder."""
    found = [HIDDEN] * _LONE
    for card in range(PLACES):
        found[BIT[card] % _LONE] = card
    return found


_CARD: Final[vec[i64]] = vec[i64](_by_lone_bit())


def lowest(cards: i64) -> i64:
    """The first card of a set, which has one."""
    return _CARD[(cards & -cards) % _LONE]


def cards_of(cards: i64) -> list[int]:
    """The cards of a set, acorns first, low to high in each suit."""
    found: list[int] = []
    rest = cards
    while rest:
        found.append(lowest(rest))
        rest &= rest - 1
    return found


def set_of(cards: list[int]) -> i64:
    """The set of these cards."""
    together: i64 = 0
    for card in cards:
        together |= BIT[card]
    return together


_THIRD: Final = PLACES // 3
_WITHIN: Final = 2**_THIRD - 1
_BITS: Final[vec[i64]] = vec[i64]([members.bit_count() for members in range(2**_THIRD)])
"""How many members each set has that lies within a third of all places."""


def how_many(members: i64) -> i64:
    """How many cards, or seats, or figures a set has."""
    return _BITS[members & _WITHIN] + _BITS[members >> _THIRD & _WITHIN] + _BITS[members >> 2 * _THIRD]


def highest(cards: int) -> int:
    """The last card of a set, which has one."""
    return cards.bit_length() - 1


PACK_32: Final[list[int]] = [card for card in range(PLACES) if RANK[card] != SIX]
"""Four suits of eight ranks (GS-CARD-01)."""
PACK_33: Final[list[int]] = [card for card in range(PLACES) if RANK[card] != SIX or card == WELI]
"""The same and the Six of bells (PL-CARD-01)."""


def card_text(card: i64) -> str:
    """Suit letter, then rank letter; `??` for a card one may not know."""
    if card == HIDDEN:
        return "??"
    return SUIT_LETTERS[SUIT[card]] + RANK_LETTERS[RANK[card]]


def cards_text(cards: list[int]) -> str:
    """The cards in letters, with spaces between: `L8 HA ??`."""
    return " ".join([card_text(card) for card in cards])


def card_of(text: str) -> i64:
    """The place that a text names, or -1 where it names none. `H10` is read as `HX`."""
    word = text.strip().upper()
    if word.endswith("10"):
        word = word[:-2] + "X"
    if len(word) != 2:
        return -1
    suit = SUIT_LETTERS.find(word[0])
    rank = RANK_LETTERS.find(word[1])
    if suit < 0 or rank < 0:
        return -1
    card = card_at(suit, rank)
    if rank == SIX and card != WELI:
        return -1
    return card
