"""One card: its ground, its two indexes and the picture between them."""

from weli.art.back import back
from weli.art.courts import king, ober, unter
from weli.art.letters import centred
from weli.art.palette import BORDER, GROUND, SUITS, Suit
from weli.art.pips import ace, number_card, weli, weli_word
from weli.art.suits import sign_at
from weli.art.svg import element, half_turn

WIDTH, HEIGHT = 100.0, 160.0
VIEW_BOX = "0 0 100 160"

RANKS = "AKOUX987"
WELI = "S6"
CARD_IDS: tuple[str, ...] = (*(suit.letter + rank for suit in SUITS for rank in RANKS), WELI)

_INDEX_X = 16.0
_RANK_TOP, _RANK_HEIGHT = 5.5, 23.5
_SIGN_Y, _SIGN_SIZE = 40.0, 19.5


def ground() -> str:
    """The warm white of the card, with a thin border and rounded corners."""
    return element(
        "rect",
        x=0.5,
        y=0.5,
        width=WIDTH - 1,
        height=HEIGHT - 1,
        rx=7,
        fill=GROUND,
        stroke=BORDER,
        stroke_width=1,
    )


def _both_corners(corner: str) -> str:
    return corner + half_turn(corner, WIDTH / 2, HEIGHT / 2)


def index(suit: Suit, rank: str) -> str:
    """Rank above sign, upper left, and again in the opposite corner after a half turn."""
    letter = "10" if rank == "X" else rank
    return _both_corners(
        centred(letter, _INDEX_X, _RANK_TOP, _RANK_HEIGHT, suit.ink) + sign_at(suit, _INDEX_X, _SIGN_Y, _SIGN_SIZE)
    )


def weli_index() -> str:
    """The word runs along the edge, so that its first letter is the index."""
    return _both_corners(weli_word(6, _RANK_TOP, 94))


def _picture(suit: Suit, rank: str) -> str:
    match rank:
        case "A":
            return ace(suit)
        case "K":
            return king(suit)
        case "O":
            return ober(suit)
        case "U":
            return unter(suit)
        case _:
            return number_card(suit, rank)


def face(card_id: str) -> str:
    """The drawing of a card by its notation, such as ``EA``, ``SX`` or ``S6``."""
    suit = next(suit for suit in SUITS if suit.letter == card_id[0])
    if card_id == WELI:
        return ground() + weli() + weli_index()
    rank = card_id[1]
    return ground() + _picture(suit, rank) + index(suit, rank)


def card_back() -> str:
    return ground() + back()
