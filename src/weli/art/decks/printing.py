"""A pack to be printed and cut: one HTML file of A4 pages, on each the cards, then their backs, everything in millimetres.

Fronts and backs lie on the same places, mirrored, so that they meet when the paper is turned over its long edge. Below the cards stands a rule
of 100 mm: who measures it knows whether the printer has scaled.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from weli.art.decks.card import NOTICE, SIZES
from weli.art.decks.skins import BACK, draw, printed_cards
from weli.art.svg import Value, element, number

PAGE: Final = (210.0, 297.0)
"""A4, in mm"""
UNITS: Final = 10
"""units of a drawing in a millimetre"""
GAP, TOP = 3.0, 14.0
"""between two cards, and above the first row, in mm"""
COLUMNS, ROWS = 3, 2
MARK: Final = 2.5
"""how long a cut mark is, in mm; it ends where the card begins"""
RULE: Final = 100
RULE_TOP: Final = 240.0

Place = tuple[float, float]
_INK: Final[dict[str, Value]] = {"stroke": "#000", "stroke_width": 0.15, "fill": "none"}


def size_of(skin: str) -> tuple[float, float]:
    """Width and height of a pack's cards, in mm."""
    width, height = SIZES[skin]
    return width / UNITS, height / UNITS


def places(skin: str) -> list[Place]:
    """Where the cards of a page lie, by their upper left corners, in mm: in rows, the middle column in the middle of the page."""
    width, height = size_of(skin)
    left = (PAGE[0] - COLUMNS * width - (COLUMNS - 1) * GAP) / 2
    return [(left + i * (width + GAP), TOP + j * (height + GAP)) for j in range(ROWS) for i in range(COLUMNS)]


def mirrored(skin: str, place: Place) -> Place:
    """The same place seen through the paper, which is turned over its long edge."""
    return PAGE[0] - place[0] - size_of(skin)[0], place[1]


def sheets(skin: str, title: str, advice: str, lang: str, left: bool = False) -> str:
    """The file. `advice` stands at the rule: how to print, and what to measure. `left`: the corners are at the right."""
    cards, most = printed_cards(skin), COLUMNS * ROWS
    pages = [page for k in range(0, len(cards), most) for page in _both_sides(skin, cards[k : k + most], advice)]
    drawings = element(
        "svg", *(symbol(skin, name, left=left) for name in (*dict.fromkeys(cards), BACK)), width=0, height=0
    )
    style = "@page{size:A4;margin:0}html,body{margin:0}svg{display:block}.page{break-after:page}"
    head = f'<meta charset="utf-8"><title>{title}</title><style>{style}</style>'
    opening = f'<!doctype html>\n<!-- {NOTICE} -->\n<html lang="{lang}"><head>{head}</head><body>'
    return "\n".join([opening, drawings, *pages, "</body></html>\n"])


def _both_sides(skin: str, cards: Sequence[str], advice: str) -> Iterator[str]:
    laid = list(zip(cards, places(skin), strict=False))
    yield _page(skin, laid, _rule(advice))
    yield _page(skin, [(BACK, mirrored(skin, place)) for _, place in laid], "")


def _page(skin: str, laid: Sequence[tuple[str, Place]], below: str) -> str:
    drawn = [_marks(skin, place) + _placed(skin, name, place) for name, place in laid]
    box = {"width": f"{PAGE[0]:g}mm", "height": f"{PAGE[1]:g}mm", "viewBox": f"0 0 {PAGE[0]:g} {PAGE[1]:g}"}
    return element("svg", *drawn, below, xmlns="http://www.w3.org/2000/svg", **{"class": "page"}, **box)


def symbol(skin: str, name: str, *, left: bool = False) -> str:
    """A card to be used on the pages; what it names within itself gets its name before it, for all is one document."""
    inner = re.sub(r'(id="|href="#|url\(#)', rf"\g<1>{name}-", draw(skin, name, left=left))
    return inner.replace("<svg ", f'<symbol id="{name}" ', 1).replace("</svg>", "</symbol>")


def _placed(skin: str, name: str, place: Place) -> str:
    width, height = size_of(skin)
    return element("use", href=f"#{name}", x=place[0], y=place[1], width=width, height=height)


def _marks(skin: str, place: Place) -> str:
    """Two short lines at each corner of a card, outside of it, in the lines along which one cuts."""
    (x, y), (width, height) = place, size_of(skin)
    ends = [
        f"M{number(x - MARK)} {number(at)}h{MARK}M{number(x + width)} {number(at)}h{MARK}" for at in (y, y + height)
    ]
    sides = [
        f"M{number(at)} {number(y - MARK)}v{MARK}M{number(at)} {number(y + height)}v{MARK}" for at in (x, x + width)
    ]
    return _line("".join(ends + sides))


def _rule(advice: str) -> str:
    """100 mm with a stroke every ten."""
    left = (PAGE[0] - RULE) / 2
    strokes = "".join(
        f"M{number(left + at)} {RULE_TOP:g}v{4 if at % 50 == 0 else 2.5}" for at in range(0, RULE + 1, 10)
    )
    words = element(
        "text", advice, x=PAGE[0] / 2, y=RULE_TOP + 10, font_size=3.4, font_family="sans-serif", text_anchor="middle"
    )
    return element("path", id="rule", d=f"M{number(left)} {RULE_TOP:g}h{RULE}", **_INK) + _line(strokes) + words


def _line(d: str) -> str:
    return element("path", d=d, **_INK)
