"""Seven to ten, the ace and the Weli.

Every card is built on the diagonal that the two indexes leave free: one block of signs at the upper
right, one at the lower left.  The ace has one great sign in each place; the number cards are counted
as on two dice.  The Weli has six bells and no other bell, so that they can be counted; its word is
its index.
"""

from weli.art.letters import centred, glyph, width
from weli.art.palette import EICHEL, HERZ, SCHELL, Suit
from weli.art.suits import sign_at

Spot = tuple[float, float]

PIP = 24.0

_UPPER = (47.0, 64.0, 81.0, 25.0)
_LOWER = (19.0, 36.0, 53.0, 98.0)
"""the two blocks: left, middle and right of the columns, height of the upper row"""
_STEP = 37.0
_TEN_SHIFT = 6.0
"""how far the ten's blocks move inwards, to leave room for its X"""


def _three(left: float, middle: float, right: float, y: float) -> tuple[Spot, ...]:
    return ((left, y), (right, y), (middle, y + _STEP))


def _four(left: float, middle: float, right: float, y: float) -> tuple[Spot, ...]:
    return ((left, y), (right, y), (left, y + _STEP), (right, y + _STEP))


def _five(left: float, middle: float, right: float, y: float) -> tuple[Spot, ...]:
    return (*_four(left, middle, right, y), (middle, y + _STEP / 2))


def spots(rank: str) -> tuple[Spot, ...]:
    """Where the signs of a number card (7 8 9 X) stand: 4+3, 4+4, 5+4, 5+5."""
    match rank:
        case "7":
            return _four(*_UPPER) + _three(*_LOWER)
        case "8":
            return _four(*_UPPER) + _four(*_LOWER)
        case "9":
            return _five(*_UPPER) + _four(*_LOWER)
        case "X":
            upper = tuple((x, y + _TEN_SHIFT) for x, y in _five(*_UPPER))
            return upper + tuple((x, y - _TEN_SHIFT) for x, y in _five(*_LOWER))
        case _:
            raise ValueError(f"not a number card: {rank}")


_X_HEIGHT = 12.0


def number_card(suit: Suit, rank: str) -> str:
    signs = "".join(sign_at(suit, x, y, PIP) for x, y in spots(rank))
    if rank != "X":
        return signs
    return signs + centred("X", 64, 6, _X_HEIGHT, suit.ink) + centred("X", 36, 154 - _X_HEIGHT, _X_HEIGHT, suit.ink)


def ace(suit: Suit) -> str:
    """The two great signs that gave the card its old name, Daus."""
    return sign_at(suit, 64, 47, 52, 1.4) + sign_at(suit, 36, 113, 52, 1.4)


WORD_HEIGHT = 23.5


def weli_word(x: float, y: float, right: float) -> str:
    """The word WELI from x to right, its head at y."""
    total = sum(width(name, WORD_HEIGHT) for name in "WELI")
    gap = (right - x - total) / 3
    drawn = []
    for name in "WELI":
        drawn.append(glyph(name, x, y, WORD_HEIGHT, SCHELL.ink))
        x += width(name, WORD_HEIGHT) + gap
    return "".join(drawn)


def weli() -> str:
    """Six bells in two columns, and between them an acorn above a heart."""
    bells = "".join(sign_at(SCHELL, x, y, 28) for x in (20, 80) for y in (48, 80, 112))
    return bells + sign_at(EICHEL, 50, 64, 26) + sign_at(HERZ, 50, 98, 26)
