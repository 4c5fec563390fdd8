"""The acorn king of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist
from weli.art.decks.inks import BROWN, LINEN, PAPER, RED, WINE, YELLOW
from weli.art.decks.pen import POINTS, Pen
from weli.art.decks.things import beard, crown
from weli.art.decks.wuerttemberg.robes import ermine_collar, robe


def picture(p: Pen) -> None:
    """Sceptre and shield: the oldest of the four, who has seen off worse than this."""
    robe(p, BROWN, YELLOW, WINE, "cross")
    p.part("230,286! 184,306 156,372 150,430 172,470! 214,470 246,440! 232,404 240,340 z", WINE)
    p.loft("206,306 170,380 176,462", "236,330 214,400 220,460", 3, 4, POINTS)
    p.mark("sceptre")
    p.part("198,158! 212,158! 226,520! 210,520! z", YELLOW, 5)
    p.line("206,176 214,320 218,500", 3, POINTS)
    p.part("186,156! 224,156! 218,172! 192,172! z", YELLOW, 4.5)
    p.use("E", 208, 110, 88)
    p.mark("")
    p.part("176,446! 206,428 226,444! 214,478! 180,478! z", PAPER, 4.5)
    fist(p.at(217, 420, 0.8, -12))
    p.part("420,286! 478,310 520,372 536,440! 500,470 452,440! 430,380 z", WINE)
    p.loft("436,310 490,380 510,450", "450,330 470,390 480,440", 2, 4, POINTS)
    p.mark("shield")
    q = p.at(-6, -26)
    shield = "388,330! 470,350 556,326! 564,400 540,448 470,482 408,452 384,400 z"
    q.part(shield, RED, 7)
    q.contour("404,350! 470,366 540,346! 546,398 528,434 470,462 420,438 400,396 z", 5, colour=YELLOW)
    q.use("E", 470, 402, 84)
    q.comb("560,380 542,444 476,478", (-16, -12), 9, 4)
    p.mark("")
    ermine_collar(p)
    h = p.at(326, 178, 1.14, -2, flip=True)
    neck(h, width=17)
    h.part("-32,-30! -52,-6 -58,34 -48,62! -30,58 -24,10 z", LINEN, 5)
    face(
        h,
        Face(
            turn=0.65,
            age=0.9,
            brow=0.6,
            brow_w=8,
            brow_ink="#a59c8a",
            nose=6,
            hook=3,
            eye=4.6,
            look=0.2,
            jaw=-3,
            blush=0.8,
            beard=True,
        ),
    )
    beard(
        h,
        "-36,6! -44,40 -38,76 -20,104 2,120! 24,108 40,80 44,40 36,6! 28,22 22,26! 12,22 2,25! -8,22 -22,30 z",
        LINEN,
        "-30,22 -32,70 -4,108",
        "32,26 38,66 10,108",
        8,
    )
    h.part("-4,31! 6,28 16,31! 10,37 2,37 z", RED, 2.6)
    h.part("9,25! -4,19 -18,24 -34,44! -10,38 9,30! 20,34 42,44! 34,26 20,19 z", PAPER, 4)
    crown(h.at(0, 0, 1.06), YELLOW, WINE)
