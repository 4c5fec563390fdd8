"""The packs: which picture stands on which card, and what is written on the line across it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from weli.art.decks.back import back
from weli.art.decks.card import SIZES, card
from weli.art.decks.pips import pips

if TYPE_CHECKING:
    from weli.art.decks.card import Picture

SKINS = ("tell", "salzburg", "wuerttemberg")
SUITS = {"H": "heart", "L": "leaf", "E": "acorn", "S": "bell"}
RANKS = {"A": "ace", "K": "king", "O": "ober", "U": "unter", "X": "10", "9": "9", "8": "8", "7": "7"}
WELI = "S6"
BACK = "back"
CAPTIONS = {
    "HA": "FRÜHLING",
    "SA": "SOMMER",
    "LA": "HERBST",
    "EA": "WINTER",
    "EO": "WILHELM TELL",
    "LO": "ULRICH VON RUDENZ",
    "HO": "HERMANN GESSLER",
    "SO": "STÜSSI DER FLURSCHÜTZ",
    "EU": "RUDOLF HARRAS",
    "LU": "WALTER FÜRST",
    "HU": "KUONI DER HIRT",
    "SU": "ITELL REDING",
}
"""whom the Tell pack names: the seasons, and the men of Schiller's play"""


def cards_of(skin: str) -> tuple[str, ...]:
    """The ids of a pack's cards: 33, or the 24 that the Württemberg pack has twice."""
    short = skin == "wuerttemberg"
    ids = tuple(suit + rank for suit in SUITS for rank in RANKS if not (short and rank in "98"))
    return ids if short else (*ids, WELI)


def printed_cards(skin: str) -> tuple[str, ...]:
    """The ids of all cards of a pack, those that it has twice given twice."""
    return cards_of(skin) * (2 if skin == "wuerttemberg" else 1)


def shown_cards() -> tuple[str, ...]:
    """The ids of every card that some game needs; a page shows all of them in any pack."""
    return cards_of("tell")


def picture_of(skin: str, name: str) -> Picture | None:
    """The drawing of a card by its id; none where it is still to be drawn."""
    rank = "6" if name == WELI else RANKS[name[1]]
    file = f"{SUITS[name[0]]}_{rank}"
    try:
        module = import_module(f"weli.art.decks.{skin}.{file}")
    except ModuleNotFoundError:
        return pips(skin, name[0], name[1]) if rank.isdigit() and name != WELI else None
    return module.picture  # type: ignore[no-any-return]


def draw(skin: str, name: str, *, learner: bool = True, shift: tuple[float, float] = (0, 0), left: bool = False) -> str:
    """One card as a whole SVG file; `left`: with its corner at the right. A card that is still to be drawn raises LookupError."""
    if name == BACK:
        return card(skin, "S", "B", lambda p: back(p, SIZES[skin][0]))
    picture = picture_of(skin, name)
    if picture is None:
        raise LookupError(f"{skin}: {name} is not drawn yet")
    caption = CAPTIONS.get(name, "") if skin == "tell" else ""
    return card(skin, name[0], "W" if name == WELI else name[1], picture, caption, learner, shift, left)
