"""The sprite: one SVG file with a symbol for every card, the back and the four signs.

Every symbol is complete in itself (no references from one to another), which is what browsers
support best when a page uses a symbol of another file.  The text depends on nothing but this
package, so the same sources always give the same file.
"""

from pathlib import Path

from weli.art.card import CARD_IDS, VIEW_BOX, card_back, face
from weli.art.palette import SUITS
from weli.art.suits import sign
from weli.art.svg import element

FILE_NAME = "klar.svg"
BACK_ID = "back"
SIGN_VIEW_BOX = "0 0 40 40"
SIGN_LINE = 2.0
SIGN_RIM = 1.6

_NOTICE = 'Weli playing cards, skin "Klar". Dedicated to the public domain, CC0-1.0.'


def symbol_ids() -> tuple[str, ...]:
    return (*CARD_IDS, BACK_ID, *(f"suit-{suit.letter}" for suit in SUITS))


def _symbols() -> list[str]:
    drawn = [element("symbol", face(card), id=card, viewBox=VIEW_BOX) for card in CARD_IDS]
    drawn.append(element("symbol", card_back(), id=BACK_ID, viewBox=VIEW_BOX))
    drawn.extend(
        element("symbol", sign(suit, SIGN_LINE, SIGN_RIM), id=f"suit-{suit.letter}", viewBox=SIGN_VIEW_BOX)
        for suit in SUITS
    )
    return drawn


def sprite() -> str:
    lines = [
        f"<!-- {_NOTICE} -->",
        '<svg xmlns="http://www.w3.org/2000/svg">',
        *_symbols(),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def write_sprite(target: Path) -> Path:
    """Write the sprite into the folder (made if missing) and return the file's path."""
    target.mkdir(parents=True, exist_ok=True)
    path = target / FILE_NAME
    path.write_text(sprite(), encoding="utf-8", newline="\n")
    return path
