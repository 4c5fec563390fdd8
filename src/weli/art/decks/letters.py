"""Capitals and figures, on a body of 100, thick and thin."""

from __future__ import annotations

import math

from weli.art.decks.curves import poly
from weli.art.decks.inks import KEY
from weli.art.decks.pen import Pen

T, N = 19, 9
"""thick and thin"""


LETTERS: dict[str, tuple[float, tuple[tuple[str, float], ...]]] = {
    "A": (82, (("30,0! 52,0! 81,100! 55,100! 49,75! 26,75! 19,100! 1,100! ; 42,24! 29,61! 45,61!", 0),)),
    "B": (
        64,
        (("12,0 12,100", T), ("12,4 40,4 54,14 54,34 40,46 12,48", N), ("12,48 44,50 60,62 60,84 44,96 12,96", 12)),
    ),
    "C": (70, (("66,20 52,4 30,4 8,26 8,74 30,96 54,96 66,82", 13),)),
    "Z": (64, (("4,5 60,5", N), ("56,4 8,96", T), ("4,95 62,95", N))),
    "D": (72, (("12,0 12,100", T), ("12,4 42,6 64,28 64,72 42,94 12,96", 13))),
    "E": (56, (("12,0 12,100", T), ("12,5 52,5", N), ("12,48 44,48", N), ("12,95 54,95", N))),
    "F": (54, (("12,0 12,100", T), ("12,5 52,5", N), ("12,48 44,48", N))),
    "G": (74, (("66,20 52,4 30,4 8,26 8,74 30,96 54,96 66,86", 13), ("66,56 66,100", T), ("50,57 74,57", N))),
    "H": (74, (("12,0 12,100", T), ("62,0 62,100", T), ("12,48 62,48", N))),
    "I": (26, (("13,0 13,100", T),)),
    "K": (80, (("3,0! 25,0! 25,43! 52,0! 76,0! 45,45! 79,100! 53,100! 31,64! 25,73! 25,100! 3,100!", 0),)),
    "L": (54, (("12,0 12,100", T), ("12,95 54,95", N))),
    "M": (96, (("14,0! 34,0! 49,58! 64,0! 84,0! 94,100! 70,100! 65,38! 51,88! 43,88! 27,38! 22,100! 4,100!", 0),)),
    "N": (76, (("12,0 12,100", N), ("12,2 64,98", T), ("64,0 64,100", N))),
    "O": (82, (("41,50 33 49", 18),)),
    "R": (68, (("12,0 12,100", T), ("12,4 42,4 58,16 58,36 42,50 12,52", N), ("30,52 64,100", T))),
    "S": (58, (("52,18 44,5 26,3 10,14 10,32 28,46 46,58 52,76 42,94 24,97 8,90 6,78", 13),)),
    "T": (64, (("32,0 32,100", T), ("2,5 62,5", N))),
    "U": (76, (("14,0 13,62 18,84 27,93 38,95 50,93 59,84 63,62 63,0", 16),)),
    "V": (80, (("0,0! 25,0! 42,66! 60,0! 78,0! 52,100! 28,100!", 0),)),
    "W": (108, (("0,0! 24,0! 37,64! 47,8! 66,8! 79,64! 88,0! 107,0! 88,100! 66,100! 54,46! 43,100! 21,100!", 0),)),
    "X": (72, (("8,0 64,100", T), ("64,0 8,100", N))),
    "7": (60, (("4,6 56,6", 13), ("56,6 34,46 24,100", T))),
    "8": (64, (("32,26 23 25", 13), ("32,72 28 27", 15))),
    "9": (64, (("32,31 27 30", 15), ("56,34 52,68 22,98", 15))),
    "1": (36, (("20,0 20,100", T), ("2,20 20,2", N))),
    "0": (66, (("33,50 25 49", 16),)),
}


def _oval(cx: float, cy: float, rx: float, ry: float, n: int = 28) -> list[tuple[float, float]]:
    return [(cx + rx * math.cos(2 * math.pi * k / n), cy + ry * math.sin(2 * math.pi * k / n)) for k in range(n)]


def _place(m: tuple[float, ...], p: tuple[float, float]) -> tuple[float, float]:
    return m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5]


def text(
    p: Pen,
    word: str,
    x: float,
    y: float,
    size: float,
    colour: str = KEY,
    middle: bool = True,
    space: float = 10,
    bold: float = 1.0,
) -> float:
    """Capitals with flared ends, upper edge at y; returns the width.  Words are never mirrored, their place is."""
    k = size / 100
    total = sum((LETTERS["U" if c == "Ü" else c][0] + space) if c != " " else 45 for c in word) - space
    at = x - total * k / 2 if middle else x
    if p.turned:
        p = p.mirrored(at + total * k / 2)
    for c in word:
        if c == " ":
            at += 45 * k
            continue
        width, strokes = LETTERS["U" if c == "Ü" else c]
        q = p.at(at, y, k)
        for spec, w in strokes:
            if spec.count(",") == 1:  # a round: middle and half axes, thick at the sides
                cx, cy = (float(v) for v in spec.split()[0].split(","))
                rx, ry = (float(v) for v in spec.split()[1:])
                t = w * bold / 2
                q.ink(
                    colour,
                    poly([_place(q.m, v) for v in _oval(cx, cy, rx + t, ry)])
                    + poly([_place(q.m, v) for v in _oval(cx, cy, rx - t, ry - t * 1.25)][::-1]),
                )
                continue
            if not w:  # an outline, with its counter after the semicolon
                q.ink(colour, "".join(poly(q.flat(ring + " z")[:-1]) for ring in spec.split(" ; ")))
                continue
            straight = spec.count(" ") == 1
            flare = (
                (1.12, 0.92, 1.12)
                if spec.split()[0].split(",")[0] == spec.split()[1].split(",")[0]
                or spec.split()[0].split(",")[1] == spec.split()[1].split(",")[1]
                else (1.0, 0.92, 1.0)
            )
            q._ribbon(
                q.flat(spec), w * k * bold / q.weight, flare if straight else (1.05, 0.95, 1.0, 0.75, 1.05), colour
            )
        if c == "Ü":
            q.disc(24, -16, 9, colour)
            q.disc(52, -16, 9, colour)
        at += (width + space) * k
    return total * k
