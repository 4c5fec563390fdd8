"""The letterforms of the index: A K O U 10 9 8 7, the X of the ten and the word WELI.

A sturdy roman with flared stems, drawn for this pack: strokes are a little narrower in the middle
than at their ends, thick and thin as if written with a broad pen.  Glyphs stand on a grid 100 units
high (top 0, foot 100); round forms overshoot by two.  No font is needed to show them.
"""

from dataclasses import dataclass

from weli.art.svg import group, number, path, placed

THICK = 23.0
THIN = 15.5
BAR = 14.5
FLARE = 1.16
"""ends of a stroke relative to its waist"""

GRID = 100.0


@dataclass(frozen=True)
class Glyph:
    width: float
    strokes: tuple[str, ...]


def _stem(x1: float, y1: float, x2: float, y2: float, weight: float, top: float = FLARE, foot: float = FLARE) -> str:
    """A flared stroke from (x1, y1) to (x2, y2), both ends cut level."""
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    half = weight / 2 * length / abs(y2 - y1)
    a, b = half * top, half * foot
    waist = 2 * half - (a + b) / 2
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    n = number
    return (
        f"M{n(x1 - a)} {n(y1)}L{n(x1 + a)} {n(y1)}Q{n(mx + waist)} {n(my)} {n(x2 + b)} {n(y2)}"
        f"L{n(x2 - b)} {n(y2)}Q{n(mx - waist)} {n(my)} {n(x1 - a)} {n(y1)}Z"
    )


def _arm(x1: float, x2: float, top: float, up: float = 0.0, down: float = 0.0) -> str:
    """A level bar whose right end widens, upwards or downwards or both."""
    foot = top + BAR
    bend = x1 + (x2 - x1) * 0.45
    n = number
    return (
        f"M{n(x1)} {n(top)}L{n(bend)} {n(top)}Q{n(x2 - 8)} {n(top)} {n(x2)} {n(top - up)}"
        f"L{n(x2)} {n(foot + down)}Q{n(x2 - 8)} {n(foot)} {n(bend)} {n(foot)}L{n(x1)} {n(foot)}Z"
    )


def _oval(cx: float, cy: float, rx: float, ry: float) -> str:
    """A slightly squared oval."""
    k = 0.585
    n = number
    return (
        f"M{n(cx - rx)} {n(cy)}C{n(cx - rx)} {n(cy - ry * k)} {n(cx - rx * k)} {n(cy - ry)} {n(cx)} {n(cy - ry)}"
        f"C{n(cx + rx * k)} {n(cy - ry)} {n(cx + rx)} {n(cy - ry * k)} {n(cx + rx)} {n(cy)}"
        f"C{n(cx + rx)} {n(cy + ry * k)} {n(cx + rx * k)} {n(cy + ry)} {n(cx)} {n(cy + ry)}"
        f"C{n(cx - rx * k)} {n(cy + ry)} {n(cx - rx)} {n(cy + ry * k)} {n(cx - rx)} {n(cy)}Z"
    )


def _ring(cx: float, cy: float, rx: float, ry: float, side: float = THICK, top: float = BAR) -> str:
    return _oval(cx, cy, rx, ry) + _oval(cx, cy, rx - side, ry - top)


_U = (
    "M0 0H29Q26 28 26 56V62C26 79 32 87 44 87C56 87 63 79 63 62V56Q63 28 61 0H82Q79 28 79 56V62"
    "C79 89 65 102 41 102C17 102 3 89 3 62V56Q3 28 0 0Z"
)
_W = "M-2 0H27Q29.5 19 36.2 48.6L45 8H66L75.3 48.5Q81.5 19 84 0H105Q97 38 81 100H62L51.8 54.9L42 100H23Q6.5 38 -2 0Z"
_SEVEN = "M2 0H70V15Q48 50 42 100H15Q22 52 46 17H15Q11.5 17 10 27H2Z"
_NINE_TAIL = "M72 33C72 66 54 95 24 103L17 91C36 83 48 64 49 40Z"
_ONE_FLAG = "M16 0L2 17V31C9 29.5 15 26.5 20 22L24 0Z"


GLYPHS: dict[str, Glyph] = {
    "A": Glyph(90, (_stem(40, 0, 12, 100, THIN, 0.9), _stem(47, 0, 76, 100, THICK, 0.9), "M24 63H66V76H24Z")),
    "K": Glyph(
        84,
        (
            _stem(16, 0, 16, 100, THICK),
            _stem(67, 0, 18.7, 70, THIN, FLARE, 1.0),
            _stem(38, 46, 70, 100, THICK, 0.5, 1.1),
        ),
    ),
    "O": Glyph(88, (_ring(44, 50, 44, 52),)),
    "U": Glyph(82, (_U,)),
    "W": Glyph(101, (_W,)),
    "E": Glyph(
        64,
        (
            _stem(14, 0, 14, 100, THICK),
            _arm(14, 61, 0, down=8),
            _arm(14, 53, 42, up=4, down=4),
            _arm(14, 64, 100 - BAR, up=8),
        ),
    ),
    "L": Glyph(60, (_stem(14, 0, 14, 100, THICK), _arm(14, 60, 100 - BAR, up=9))),
    "I": Glyph(28, (_stem(14, 0, 14, 100, THICK),)),
    "X": Glyph(82, (_stem(15, 0, 67, 100, THICK), _stem(66, 0, 16, 100, THIN))),
    "7": Glyph(72, (_SEVEN,)),
    "8": Glyph(72, (_ring(36, 26, 30.5, 28, 19.5, 12), _ring(36, 72.5, 36, 29.5, 21.5, 13))),
    "9": Glyph(72, (_ring(36, 33, 36, 35, THICK, 13), _NINE_TAIL)),
    "10": Glyph(98, (_stem(24, 0, 24, 100, 22, 1.0, 1.12), _ONE_FLAG, _ring(71, 50, 27.5, 52, 19))),
}


def glyph(name: str, x: float, y: float, height: float, colour: str) -> str:
    """A glyph with its upper left corner at (x, y)."""
    strokes = "".join(path(d) for d in GLYPHS[name].strokes)
    return placed(group(strokes, fill=colour, fill_rule="evenodd"), x, y, height / GRID)


def width(name: str, height: float) -> float:
    return GLYPHS[name].width * height / GRID


def centred(name: str, cx: float, y: float, height: float, colour: str) -> str:
    """A glyph whose middle is at cx."""
    return glyph(name, cx - width(name, height) / 2, y, height, colour)
