"""The back of the cards: a lattice of lozenges and a six-petalled rosette drawn with the compass.

Two tones, a deep loden green and the colour of linen, calm on pine wood and in the dark room.
"""

from math import cos, pi, sin

from weli.art.palette import BACK_DARK, BACK_LIGHT
from weli.art.svg import circle, element, group, number, path

_X0, _Y0, _X1, _Y1 = 8.0, 8.0, 92.0, 152.0
_CELL_W, _CELL_H = 14.0, 18.0


def _lattice() -> str:
    """Both families of slanted lines, each cut at the frame."""
    slope = _CELL_H / _CELL_W
    reach = (_X1 - _X0) * slope
    drawn = []
    start = _Y0 - reach + _CELL_H
    while start < _Y1:
        ends = []
        for y in (max(start, _Y0), min(start + reach, _Y1)):
            ends.append((_X0 + (y - start) / slope, y))
        (xa, ya), (xb, yb) = ends
        drawn.append(f"M{number(xa)} {number(ya)}L{number(xb)} {number(yb)}")
        drawn.append(f"M{number(100 - xa)} {number(ya)}L{number(100 - xb)} {number(yb)}")
        start += _CELL_H
    return path("".join(drawn), fill="none", stroke=BACK_LIGHT, stroke_width=0.7, stroke_opacity=0.75)


def _seeds() -> str:
    """A dot in every lozenge."""
    drawn = []
    rows, columns = round((_Y1 - _Y0) / _CELL_H * 2), round((_X1 - _X0) / _CELL_W * 2)
    for row in range(1, rows):
        for column in range(1, columns):
            if (row + column) % 2 == 1:
                x, y = _X0 + column * _CELL_W / 2, _Y0 + row * _CELL_H / 2
                if ((x - 50) ** 2 + (y - 80) ** 2) ** 0.5 > 31:
                    drawn.append(circle(x, y, 1.1))
    return group(*drawn, fill=BACK_LIGHT)


def _petals(radius: float, turn: float = 0.0) -> str:
    """Six petals, each between two arcs of the circle's own radius."""
    drawn = []
    for k in range(6):
        angle = pi / 3 * k - pi / 2 + turn
        x, y = 50 + radius * cos(angle), 80 + radius * sin(angle)
        r = number(radius)
        drawn.append(f"M50 80A{r} {r} 0 0 1 {number(x)} {number(y)}A{r} {r} 0 0 1 50 80Z")
    return "".join(drawn)


def back() -> str:
    return "".join(
        (
            element("rect", x=4.5, y=4.5, width=91, height=151, rx=4.5, fill=BACK_DARK),
            _lattice(),
            _seeds(),
            element("rect", x=_X0, y=_Y0, width=84, height=144, rx=2, fill="none", stroke=BACK_LIGHT, stroke_width=1.2),
            circle(50, 80, 30, fill=BACK_DARK, stroke=BACK_LIGHT, stroke_width=1.2),
            circle(50, 80, 27, fill="none", stroke=BACK_LIGHT, stroke_width=0.7),
            path(_petals(23), fill=BACK_LIGHT),
            path(_petals(23, pi / 6), fill="none", stroke=BACK_LIGHT, stroke_width=0.7),
            circle(50, 80, 23, fill="none", stroke=BACK_LIGHT, stroke_width=0.9),
        )
    )
