"""Gaigel's own cards: the pack of 48, the order of the ranks and what they count."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.cards import (
    ACE,
    BIT,
    KING,
    OBER,
    PLACES,
    RANK,
    RANKS,
    SEVEN,
    SUIT,
    SUIT_SET,
    SUITS,
    TEN,
    UNTER,
    card_at,
    lowest,
    set_of,
)

HAND: Final = 5
COPIES: Final = 2

ORDER: Final = [SEVEN, UNTER, OBER, KING, TEN, ACE]
"""The Ten stands above the King (GA-CARD-03)."""

# By rank; ranks that Gaigel does not have stand at -1.
HEIGHT: Final[list[int]] = [ORDER.index(rank) if rank in ORDER else -1 for rank in range(RANKS)]
POINTS: Final[list[int]] = [{ACE: 11, TEN: 10, KING: 4, OBER: 3, UNTER: 2}.get(rank, 0) for rank in range(RANKS)]

# By card.
HEIGHT_OF: Final[vec[i64]] = vec[i64]([HEIGHT[RANK[card]] for card in range(PLACES)])
POINTS_OF: Final[vec[i64]] = vec[i64]([POINTS[RANK[card]] for card in range(PLACES)])

FACES: Final[list[int]] = [card_at(suit, rank) for suit in range(SUITS) for rank in ORDER]
# As sets.
EVERY_FACE: Final[i64] = set_of(FACES)
SEVENS: Final[i64] = set_of([card for card in FACES if RANK[card] == SEVEN])
OBERS: Final[i64] = set_of([card for card in FACES if RANK[card] == OBER])
ACES: Final[i64] = set_of([card for card in FACES if RANK[card] == ACE])
HIGHER: Final[vec[i64]] = vec[i64](
    [
        set_of([face for face in FACES if SUIT[face] == SUIT[card] and HEIGHT_OF[face] > HEIGHT_OF[card]])
        for card in range(PLACES)
    ]
)
"""By card those of its suit that stand above it."""

PACK_48: Final[list[int]] = [card for card in FACES for _ in range(COPIES)]


def points_of(cards: list[int]) -> i64:
    """What cards count (GA-CARD-04, GA-CARD-05)."""
    total: i64 = 0
    for card in cards:
        total += POINTS_OF[card]
    return total


def beats(card: i64, best: i64, trump: i64) -> bool:
    """Whether a card played later takes the trick from the best one so far; its twin does not.

    (GA-CARD-08, GA-PLAY-05, GA-PLAY-06, GA-PLAY-07)
    """
    if SUIT[card] == SUIT[best]:
        return HEIGHT_OF[card] > HEIGHT_OF[best]
    return SUIT[card] == trump


def beating(best: i64, trump: i64) -> i64:
    """All cards that would take the trick from the best one so far, as a set (`beats`)."""
    return HIGHER[best] if SUIT[best] == trump else HIGHER[best] | SUIT_SET[trump] & EVERY_FACE


def suit_led(cards: list[int], live: i64) -> i64:
    """The suit in which the cards at these places are compared: that led, or where nobody followed a powerless lead the next card's.

    (GA-Q33)
    """
    led = SUIT[cards[0]]
    for place in range(len(cards)):
        if live & BIT[place] and SUIT[cards[place]] == led:
            return led
    return SUIT[cards[lowest(live)]]


def sevens_in(cards: list[int]) -> i64:
    count: i64 = 0
    for card in cards:
        if RANK[card] == SEVEN:
            count += 1
    return count
