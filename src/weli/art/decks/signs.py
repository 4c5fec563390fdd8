"""The four signs of the suits, each on a square of 100."""

from __future__ import annotations

from weli.art.decks.inks import BROWN, GREEN, KEY, LIME, OCHRE, PALE, PAPER, RED, WINE
from weli.art.decks.pen import EVEN, POINTS, Pen


def heart(p: Pen, skin: str = "tell") -> None:
    shape = "50,93! 31,67 8,47 7,27 18,12 35,11 50,27! 65,11 82,12 93,27 92,47 69,67 z"
    p.fill(shape, RED)
    if skin == "salzburg":
        p.fill("50,93! 50,27! 65,11 82,12 93,27 92,47 69,67 z", WINE)
    else:
        p.comb("88,40 74,62 55,85", (-16, -9), 9, 5.5, (-10, -16), WINE)
    p.line("19,42 17,29 26,21", 8, POINTS, PAPER)
    p.contour(shape, 7, 0.5)


def leaf(p: Pen, skin: str = "tell") -> None:
    p.line("50,66 50,84 62,97", 9, (1, 0.7, 1.2))
    shape = "50,4! 60,22 84,37 92,58 84,75 68,79 50,68! 32,79 16,75 8,58 16,37 40,22 z"
    p.fill(shape, GREEN)
    if skin == "tell":
        p.fill("50,4! 60,22 84,37 92,58 84,75 68,79 50,68! z", LIME)
    p.line("50,15 50,70", 5.5, (0.4, 1, 1), PAPER)
    p.line("51,36 62,36 72,42|51,52 66,51 80,58|49,36 38,36 28,42|49,52 34,51 20,58", 4, (1, 0.7, 0), PAPER)
    p.contour(shape, 7, 0.5)


def acorn(p: Pen, skin: str = "tell") -> None:
    """Slim, aslant and dark, so that a corner of 16 px never takes it for the round light bell."""
    p = p.at(52, 52, 1, 24).at(-50, -50)
    p.line("50,80 49,92 36,104", 12, (1, 0.8, 1.3))
    nut = "50,-6! 54,3 64,12 72,32 71,56! 29,56! 28,32 36,12 46,3 z"
    p.fill(nut, OCHRE)
    p.fill("50,-6! 54,3 64,12 72,32 71,56! 52,56! 55,30 z", RED if skin == "salzburg" else BROWN)
    p.line("38,46 37,30 43,18", 7, POINTS, PAPER)
    p.contour(nut, 8, 0.5)
    cup = "16,56 22,48 50,46 78,48 84,56 78,72 64,82 50,85 36,82 22,72 z"
    p.fill(cup, "#24513a")
    for x, y in ((32, 61), (50, 62), (68, 61), (41, 72), (59, 72)):
        p.line(f"{x - 5},{y - 3} {x},{y + 3} {x + 5},{y - 3}", 4.4, (0.4, 1, 0.4), LIME)
    p.contour(cup, 8, 0.5)
    if skin == "tell":
        p.line("24,52 50,48 76,52", 6, EVEN, RED)


def bell(p: Pen, skin: str = "tell") -> None:
    """Round and light, with a black belt straight across and a slit."""
    p.disc(50, 9, 9, PALE, 7)
    ball = "8,56 21,27 50,15 79,27 92,56 79,86 50,97 21,86 z"
    p.fill(ball, PALE)
    lower = "11,70 50,73 89,70! 79,86 50,97 21,86 11,70! z"
    p.fill(lower, LIME)
    p.line("22,42 28,33 38,27", 8, POINTS, PAPER)
    belt = "7,49! 50,53 93,49! 92,67! 50,71 8,67! z"
    p.fill(belt, KEY)
    p.fill("11,54! 50,58 89,54! 89,62! 50,66 11,62! z", RED)
    for x in (24, 41, 59, 76):
        p.line(f"{x},54 {x},66", 7, EVEN)
    p.line("50,95 50,80", 9, (1, 1, 1))
    p.disc(50, 80, 7, KEY)
    p.contour(ball, 8, 0.5)


SIGNS = {"H": heart, "L": leaf, "E": acorn, "S": bell}


def sign_shape(skin: str, suit: str) -> str:
    """One sign round the origin, 100 units high."""
    p = Pen(tolerance=0.15)  # sent once and seen most: cut finer
    SIGNS[suit](p.at(-50, -50), "salzburg" if skin == "salzburg" else "tell")
    return p.svg()


def sign_defs(skin: str, drawing: str) -> str:
    """The signs that a drawing uses, as groups (a <use> of a <g> needs no box)."""
    used = [suit for suit in SIGNS if f'href="#{suit}"' in drawing]
    return "<defs>" + "".join(f'<g id="{suit}">{sign_shape(skin, suit)}</g>' for suit in used) + "</defs>"
