"""The four suit signs, each drawn once on a square of 40 by 40.

A sign is drawn at any size with the outline the place asks for: the weight of a line is given as it
shall appear on the card, not on the square, so that small and large signs share one pen.
"""

from collections.abc import Callable

from weli.art.palette import EICHEL, GROUND, HERZ, LAUB, SCHELL, WHITE, Suit
from weli.art.svg import circle, path, placed

BOX = 40.0

_HEART = (
    "M20 36.5C15 29.5 3.5 23.5 3.5 13.2C3.5 7.6 7.6 4 12.2 4C15.8 4 18.6 6 20 9.2"
    "C21.4 6 24.2 4 27.8 4C32.4 4 36.5 7.6 36.5 13.2C36.5 23.5 25 29.5 20 36.5Z"
)
_LEAF = (
    "M20 2C23.5 9 36.5 13.5 36.5 23.3C36.5 28.6 32.7 31.8 28.4 31.8C25 31.8 22 30 20 27.2"
    "C18 30 15 31.8 11.6 31.8C7.3 31.8 3.5 28.6 3.5 23.3C3.5 13.5 16.5 9 20 2Z"
)
_LEAF_STEM = "M20 27C20 31.5 20.8 35 24 38"
_LEAF_RIB = "M20 9.5V27.5"
_LEAF_VEINS = "M20 17.5L26.5 14.8M20 17.5L13.5 14.8M20 24.5L29.5 20.8M20 24.5L10.5 20.8"
_NUT = "M20 1.8C21 4.4 23.6 5 26 7C30 10.4 31.4 15.6 30.6 22H9.4C8.6 15.6 10 10.4 14 7C16.4 5 19 4.4 20 1.8Z"
_NUT_LIGHT = "M14.4 16.5C14.4 13 15.6 10.8 17.6 9.4"
_CUP = (
    "M6.2 22.3C6.2 19.8 7.8 18.8 10 18.8H30C32.2 18.8 33.8 19.8 33.8 22.3C33.8 29.4 28 33.4 20 33.4"
    "C12 33.4 6.2 29.4 6.2 22.3Z"
)
_CUP_HATCH = (
    "M10.2 22L18.6 30.4M15.8 22L23.4 29.6M21.4 22L27.2 27.8M29.8 22L21.4 30.4M24.2 22L16.6 29.6M18.6 22L12.8 27.8"
)
_ACORN_STEM = "M20 33C20 35.4 18.8 37 16.6 38.4"
_BELT = "M5.3 18.3H34.7C35.1 20.4 35.1 22.6 34.7 24.7H5.3C4.9 22.6 4.9 20.4 5.3 18.3Z"
_BELT_LINE = "M9.5 21.5H11.5M15 21.5H17M23 21.5H25M28.5 21.5H30.5"
_SLIT = "M20 28.6V33.4"


def _heart(line: float) -> str:
    return path(_HEART, fill=HERZ.main, stroke=HERZ.ink, stroke_width=line, stroke_linejoin="round")


def _leaf(line: float) -> str:
    return "".join(
        (
            path(_LEAF_STEM, fill="none", stroke=LAUB.ink, stroke_width=max(2.6, line * 1.5), stroke_linecap="round"),
            path(_LEAF, fill=LAUB.main, stroke=LAUB.ink, stroke_width=line, stroke_linejoin="round"),
            path(_LEAF_RIB, fill="none", stroke=LAUB.second, stroke_width=max(1.5, line), stroke_linecap="round"),
            path(
                _LEAF_VEINS, fill="none", stroke=LAUB.second, stroke_width=max(1.1, line * 0.75), stroke_linecap="round"
            ),
        )
    )


def _acorn(line: float) -> str:
    ink = EICHEL.ink
    return "".join(
        (
            path(_ACORN_STEM, fill="none", stroke=ink, stroke_width=max(2.8, line * 1.6), stroke_linecap="round"),
            path(_NUT, fill=EICHEL.main, stroke=ink, stroke_width=line, stroke_linejoin="round"),
            path(_NUT_LIGHT, fill="none", stroke=WHITE, stroke_width=max(1.6, line), stroke_linecap="round"),
            path(_CUP, fill=EICHEL.second, stroke=ink, stroke_width=line, stroke_linejoin="round"),
            path(_CUP_HATCH, fill="none", stroke=EICHEL.main, stroke_width=max(0.9, line * 0.6)),
        )
    )


def _bell(line: float) -> str:
    ink = SCHELL.ink
    return "".join(
        (
            circle(20, 4.6, 2.7, fill="none", stroke=ink, stroke_width=max(1.8, line)),
            circle(20, 21.5, 15, fill=SCHELL.main, stroke=ink, stroke_width=line),
            path(_BELT, fill=SCHELL.second),
            path(_BELT_LINE, fill="none", stroke=SCHELL.main, stroke_width=1.5, stroke_linecap="round"),
            circle(20, 28.6, 2.1, fill=ink),
            path(_SLIT, fill="none", stroke=ink, stroke_width=2, stroke_linecap="round"),
        )
    )


_DRAWN: dict[str, Callable[[float], str]] = {"E": _acorn, "L": _leaf, "H": _heart, "S": _bell}


_OUTLINE: dict[str, str] = {
    "E": _NUT + _CUP + _ACORN_STEM,
    "L": _LEAF + _LEAF_STEM,
    "H": _HEART,
    "S": "M5 21.5A15 15 0 0 1 35 21.5A15 15 0 0 1 5 21.5ZM17.3 4.6A2.7 2.7 0 0 1 22.7 4.6A2.7 2.7 0 0 1 17.3 4.6Z",
}


def sign(suit: Suit, line: float, rim: float) -> str:
    """The sign for use in a text, on its own square, with a light rim that parts it from a dark ground."""
    outline = path(
        _OUTLINE[suit.letter],
        fill="none",
        stroke=GROUND,
        stroke_width=line + 2 * rim,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    scale = BOX / (BOX + 2 * rim)
    inset = BOX * (1 - scale) / 2
    return placed(outline + _DRAWN[suit.letter](line), inset, inset, scale)


def sign_at(suit: Suit, cx: float, cy: float, size: float, line: float = 1.0) -> str:
    """The sign centred at (cx, cy), as large as asked for, its outline as heavy as asked for."""
    scale = size / BOX
    return placed(_DRAWN[suit.letter](line / scale), cx - size / 2, cy - size / 2, scale)
