"""The files of the packs that a page shows: one a card, for a card is sent when it is first seen, and the four signs together.

The cards have no letters in their corners: the page writes them, as large as the card is small.
"""

from pathlib import Path
from typing import Final

from weli.art.decks.card import NOTICE
from weli.art.decks.signs import SIGNS, sign_shape
from weli.art.decks.skins import BACK, SKINS, draw, shown_cards
from weli.art.svg import element

SIGNS_FILE: Final = "signs.svg"
SIGN_VIEW_BOX: Final = "-50 -50 100 100"


def write_decks(target: Path) -> list[Path]:
    """Write every pack into a folder of its own, made if missing: `tell/HA.svg`, `tell/back.svg`, `tell/signs.svg`; returns the folders."""
    return [_write_deck(skin, target / skin) for skin in SKINS]


def _write_deck(skin: str, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    files = {f"{name}.svg": draw(skin, name, learner=False) for name in (*shown_cards(), BACK)}
    for name, drawing in {**files, SIGNS_FILE: signs(skin)}.items():
        (folder / name).write_text(f"{drawing}\n", encoding="utf-8", newline="\n")
    return folder


def signs(skin: str) -> str:
    """The four signs as symbols of one sprite: `suit-E`, `suit-L`, `suit-H`, `suit-S`."""
    symbols = [element("symbol", sign_shape(skin, suit), id=f"suit-{suit}", viewBox=SIGN_VIEW_BOX) for suit in SIGNS]
    return "\n".join([f"<!-- {NOTICE} -->", '<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>"])
