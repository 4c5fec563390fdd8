"""The bell ace of the Württemberg pack."""

from __future__ import annotations

import math

from weli.art.decks.inks import LINEN, PAPER, RED, TAN, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import blade
from weli.art.decks.wuerttemberg.things import board


def picture(p: Pen) -> None:
    """One glass of beer, freshly drawn, and what goes with it."""
    p.use("S", 556, 104, 88)
    board(p, 446)
    # rays of joy
    for k in range(9):
        a = math.pi * (1.12 + 0.095 * k)
        p.line(
            f"{318 + 176 * math.cos(a):.0f},{210 + 150 * math.sin(a):.0f} {318 + 204 * math.cos(a):.0f},{210 + 176 * math.sin(a):.0f}",
            6,
            POINTS,
            YELLOW,
        )
    # handle
    p.rope("408,214 478,216 500,270 486,340 408,368", LINEN, 24, 5)
    p.line("424,210 470,216 488,262", 4, POINTS, PAPER)
    # glass
    p.mark("glass")
    g = "206,176! 430,176! 424,300 416,452! 220,452! 212,300 z"
    p.part(g, LINEN, 7)
    beer = "220,190! 416,190! 410,300 402,424! 234,424! 226,300 z"
    p.fill(beer, "#e9a52c")
    for x1, x2 in ((270, 274), (318, 318), (366, 362)):
        p.line(f"{x1},212 {(x1 + x2) / 2},320 {x2},424", 4, EVEN)
    for x in (246, 294, 342, 390):
        q = p.at(x, 318)
        q.part("-14,-54! 0,-78 14,-54! 12,54! 0,72 -12,54! z", "#f6c95a", 3.6)
        q.line("-6,-44 -6,20", 4, POINTS, PAPER)
        q.comb("12,-44 11,46", (-9, 0), 9, 3.2)
    p.comb("423,250 418,380 414,440", (-26, 2), 9, 4.6)
    p.line("219,210 222,300 230,410", 6, POINTS, PAPER)
    p.part("214,424! 422,424! 420,454! 216,454! z", LINEN, 5.5)
    for k in range(10):
        p.line(f"{232 + k * 19.5:.0f},430 {234 + k * 19:.0f},448", 3.4, EVEN)
    p.mark("")
    # foam
    foam = "204,214! 184,196 190,164 216,156! 214,124 250,110 276,124! 292,92 344,90 362,118! 396,104 428,126 424,154! 452,162 452,200 430,210! 424,240 404,246 398,220! 372,232 352,214 340,216! 330,268 306,272 300,222! 276,236 250,214 242,216! 230,240 212,238 z"
    p.part(foam, PAPER, 6.5)
    p.line(
        "236,146 248,134 264,138|300,124 318,112 338,120|378,142 396,134 408,146|216,184 226,176 240,182|320,164 338,158 350,170|272,178 284,170|396,186 410,180",
        3.6,
        POINTS,
    )
    p.comb("450,176 446,200 426,208", (-14, -8), 7, 3.6)
    # pretzel
    z = p.at(112, 402, 1.36)
    z.rope(
        "-24,26 18,-6 48,-26 46,-54 16,-60 0,-34 -16,-60 -46,-54 -48,-26 -18,-6 24,26",
        TAN,
        19,
        5,
        (0.5, 0.8, 1, 1.1, 1.1, 1.1, 1.1, 1, 0.8, 0.5),
    )
    z.line("-20,-4 -6,4 6,12|20,-4 10,2|-10,14 -22,24|8,14 20,24", 4, POINTS)
    for x, y in ((-40, -46), (-22, -56), (36, -50), (20, -54), (42, -30), (-44, -28), (-12, 8), (14, 4)):
        z.disc(x, y, 3.6, PAPER, 1.6)
    # radish
    r = p.at(546, 398)
    for dx, dy in ((-26, -62), (2, -74), (30, -58)):
        blade(r, 0, -18, dx, dy, 13)
    r.part("0,-30! 26,-28 40,-4 30,24 6,42 -6,64! -6,42 -30,24 -40,-4 -26,-28 z", PAPER, 5.5)
    r.fill("-34,-6! -28,-26 0,-28 26,-26 36,-6! 18,2 0,-4 -18,2 z", RED)
    r.contour("0,-30! 26,-28 40,-4 30,24 6,42 -6,64! -6,42 -30,24 -40,-4 -26,-28 z", 5.5)
    r.comb("39,0 29,24 6,42", (-14, -8), 8, 3.8)
