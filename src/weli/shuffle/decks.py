"""Decks by name, in the order that shuffles begin with: section 2 of the protocol.

The order is that in which a rule set lists its cards. A deck that has no name of its own goes by its cards, in letters.
"""

from collections.abc import Sequence
from typing import Final

from weli.core.cards import (
    ACE,
    HIDDEN,
    KING,
    OBER,
    PACK_32,
    PACK_33,
    SEVEN,
    SUITS,
    TEN,
    UNTER,
    card_at,
    card_of,
    cards_text,
)

DECKS: Final[dict[str, tuple[int, ...]]] = {
    "de32": tuple(PACK_32),
    "de33-weli": tuple(PACK_33),
    "wuertt48": tuple(
        card_at(suit, rank) for suit in range(SUITS) for rank in (SEVEN, UNTER, OBER, KING, TEN, ACE) for _ in range(2)
    ),
}
LARGEST: Final = 255
SMALLEST: Final = 2
"""Fewer cannot be cut."""


def deck_of(cards: Sequence[int]) -> str:
    """How a transcript names the cards of a rule set."""
    return next((name for name, known in DECKS.items() if known == tuple(cards)), cards_text(list(cards)))


def cards_in(deck: str) -> tuple[int, ...] | None:
    """The cards of a deck, by number; nothing where that is no deck."""
    if deck in DECKS:
        return DECKS[deck]
    cards = tuple(card_of(word) for word in deck.split(" "))
    whole = HIDDEN not in cards and SMALLEST <= len(cards) <= LARGEST
    return cards if whole and cards_text(list(cards)) == deck else None
