"""Gaigel's own cards: the pack of 48, the order of the ranks and what they count."""

from typing import Final

from mypy_extensions import i64

from weli.cards import ACE, KING, OBER, PLACES, RANK, RANKS, SEVEN, SUIT, SUITS, TEN, UNTER, card_at

HAND: Final = 5
COPIES: Final = 2

# The Ten stands above the King (GA-CARD-03).
ORDER: Final = [SEVEN, UNTER, OBER, KING, TEN, ACE]

# By rank; ranks that Gaigel does not have stand at -1.
HEIGHT: Final[list[int]] = [ORDER.index(rank) if rank in ORDER else -1 for rank in range(RANKS)]
POINTS: Final[list[int]] = [{ACE: 11, TEN: 10, KING: 4, OBER: 3, UNTER: 2}.get(rank, 0) for rank in range(RANKS)]

# By card.
HEIGHT_OF: Final[list[int]] = [HEIGHT[RANK[card]] for card in range(PLACES)]
POINTS_OF: Final[list[int]] = [POINTS[RANK[card]] for card in range(PLACES)]

FACES: Final[list[int]] = [card_at(suit, rank) for suit in range(SUITS) for rank in ORDER]
PACK_48: Final[list[int]] = [card for card in FACES for _ in range(COPIES)]


def points_of(cards: list[int]) -> i64:
    """What cards count (GA-CARD-04)."""
    total: i64 = 0
    for card in cards:
        total += POINTS_OF[card]
    return total


def beats(card: i64, best: i64, trump: i64) -> bool:
    """Whether a card played later takes the trick from the best one so far; its twin does not (GA-CARD-08, GA-PLAY-05 to 07)."""
    if SUIT[card] == SUIT[best]:
        return HEIGHT_OF[card] > HEIGHT_OF[best]
    return SUIT[card] == trump


def suit_led(cards: list[int], live: list[int]) -> i64:
    """The suit that the cards at these places are compared in: that of the lead, or where nobody followed a powerless lead the next card's.

    (GA-Q33)
    """
    led = SUIT[cards[0]]
    for place in live:
        if SUIT[cards[place]] == led:
            return led
    return SUIT[cards[live[0]]]


def sevens_in(cards: list[int]) -> i64:
    count: i64 = 0
    for card in cards:
        if RANK[card] == SEVEN:
            count += 1
    return count


def is_one_suit(cards: list[int], suit: i64) -> bool:
    """Whether all these cards are of that suit."""
    for card in cards:
        if SUIT[card] != suit:
            return False
    return True
