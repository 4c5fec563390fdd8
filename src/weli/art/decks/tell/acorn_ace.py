"""The acorn ace of the Tell pack."""

from __future__ import annotations

import math
import random

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist
from weli.art.decks.inks import BLUE, BROWN, GREEN, GREY, PAPER, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, WEDGE, Pen


def snowflake(p: Pen, x: float, y: float, r: float) -> None:
    for k in range(3):
        a = math.pi * k / 3 + 0.3
        dx, dy = r * math.cos(a), r * math.sin(a)
        p.line(f"{x - dx:.1f},{y - dy:.1f} {x + dx:.1f},{y + dy:.1f}", 4.4, EVEN, BLUE)


def picture(p: Pen) -> None:
    """An old woman brings her firewood home; bent, but nobody's fool."""
    p.use("E", 556, 104, 88)
    for x, y, r in (
        (186, 84, 9),
        (244, 62, 7),
        (330, 74, 9),
        (414, 60, 8),
        (470, 108, 7),
        (176, 172, 8),
        (60, 300, 9),
        (108, 282, 7),
        (570, 330, 9),
        (592, 250, 7),
        (84, 372, 7),
        (500, 74, 6),
        (212, 128, 6),
    ):
        snowflake(p, x, y, r)
    # bare tree with snow on its boughs
    p.line(
        "92,520 88,440 66,396 52,340|88,440 112,400 116,350|70,404 44,390 34,372|112,402 136,384 142,352",
        9,
        (1.2, 0.9, 0.4),
        "#4a3a2c",
    )
    for a in ("60,392 46,380 40,378", "84,426 72,402 66,392", "100,418 112,398 114,380"):
        p.line(a, 8, POINTS, PAPER)
    # the bundle
    p.mark("firewood")
    b = p.at(438, 250, 1, -20)
    stick = random.Random(6)
    rows = [
        (-58, -40, 40),
        (-46, -96, 100),
        (-34, -128, 126),
        (-20, -140, 138),
        (-6, -132, 146),
        (8, -142, 132),
        (22, -136, 140),
        (36, -120, 124),
        (50, -90, 96),
    ]
    for height, x1, x2 in rows:
        left, right = x1 + stick.uniform(-10, 10), x2 + stick.uniform(-12, 12)
        m = stick.uniform(-3, 3)
        ink = ("#8a5630", "#a8713f", "#6b4a34")[stick.randrange(3)]
        b.part(
            f"{left:.0f},{height - 8}! 0,{height - 8 + m:.0f} {right:.0f},{height - 6}! {right:.0f},{height + 7}! 0,{height + 8 + m:.0f} {left:.0f},{height + 8}! z",
            ink,
            4.5,
        )
        b.line(
            f"{left + 26:.0f},{height + m:.0f} {left + 80:.0f},{height + m + 1:.0f}|{right - 80:.0f},{height - 1:.0f} {right - 24:.0f},{height:.0f}",
            2.8,
            POINTS,
        )
        b.disc(right, height + 0.5, 7.5, YELLOW, 4, 8)
        b.disc(right, height + 0.5, 2.4, BROWN)
    b.part(
        "-100,-50! -80,-66 -40,-64 -10,-78 30,-66 70,-68 108,-50! 80,-46 60,-52 20,-50 -10,-56 -50,-48 z", PAPER, 4.5
    )
    b.comb("96,-54 60,-58 20,-56 -20,-62", (-2, 8), 9, 2.8, colour=BLUE)
    for x in (-74, 66):
        b.rope(f"{x - 4},-66 {x + 8},-20 {x + 8},20 {x - 2},62", "#d9c79a", 12, 4.5)
    p.mark("")
    # dress
    p.part("250,300! 350,262 438,296! 486,360 504,440 512,520! 226,520! 238,440 224,360 z", BLUE)
    p.loft("300,400 280,460 270,520", "470,400 480,460 486,520", 5, 4, POINTS)
    p.comb("484,366 502,440 506,500", (-30, 8), 10, 4.6)
    p.part("250,440! 330,450 396,440! 408,520! 232,520! z", PAPER, 5)
    p.loft("262,452 256,490 250,520", "380,452 388,490 392,520", 5, 3.4, POINTS)
    # shawl
    sh = "232,296! 280,262 350,248 420,280! 462,330 470,384! 420,420 350,436 312,470! 290,430 246,400 216,350 z"
    p.part(sh, WINE)
    p.stripes(sh, 28, 34, 8, YELLOW)
    p.contour(sh, 6)
    for k in range(9):
        fx, fy = 466 - k * 18.5, 392 + k * 8.2
        p.line(f"{fx:.0f},{fy:.0f} {fx + 2:.0f},{fy + 20:.0f}", 4, WEDGE)
    p.comb("466,340 468,380 424,416 354,432", (-16, -16), 10, 4)
    p.line("236,300 274,350 310,460", 4.5, (0.3, 1, 0.6))
    # rope over the shoulder
    p.rope("404,262 366,300 326,352 300,384", "#d9c79a", 13, 4.5)
    # hand at the rope
    p.part("420,330! 446,372 430,412! 380,430 336,422! 326,396 340,376! 376,372 z", WINE, 5.5)
    p.comb("440,380 426,410 382,426", (-8, -16), 8, 4)
    p.part("342,374! 318,376 314,412! 338,426! z", PAPER, 4.5)
    fist(p.at(300, 392, 0.68, 30, True))
    # staff and the hand on it
    p.part("150,196! 164,194! 186,520! 168,520! z", BROWN, 5)
    p.part("138,200 144,182 160,180 172,192 168,206 150,210 z", BROWN, 5)
    p.line("158,220 164,330 174,500", 3, POINTS)
    p.part("238,300! 206,320 184,370 178,418! 200,444 236,440! 256,410 270,356 z", WINE)
    p.stripes("238,300! 206,320 184,370 178,418! 200,444 236,440! 256,410 270,356 z", 28, 34, 8, YELLOW, 12)
    p.contour("238,300! 206,320 184,370 178,418! 200,444 236,440! 256,410 270,356 z", 6)
    p.comb("182,416 202,440 234,436", (4, -18), 8, 4)
    p.part("176,384! 206,374 232,396! 222,432 196,440! 176,420 z", PAPER, 4.5)
    fist(p.at(168, 398, 0.78, 6, True))
    # head, bent forward, to the left
    h = p.at(272, 214, 1.18, -10, flip=True)
    h.part("-40,-20! -54,10 -50,56 -30,84! 30,80! 46,44 42,-10! z", GREEN, 5)
    neck(h, width=14)
    face(
        h,
        Face(
            turn=0.95,
            jaw=-4,
            cheek=-3,
            nose=7,
            hook=4,
            bulb=1,
            age=1.0,
            brow=0.1,
            brow_w=3.6,
            brow_ink="#8d8678",
            eye=5,
            up=0.6,
            look=0.5,
            mouth=0.45,
            chin=6,
            blush=1.1,
        ),
    )
    h.disc(22, 42, 2.6, BROWN)
    h.part("-35,2! -40,-22 -22,-44 6,-50 26,-42 31,-20! 20,-34 4,-41! -14,-34 -28,-16 z", GREY, 4.5)
    h.loft("4,-41 -16,-34 -32,0", "6,-48 -26,-42 -36,0", 3, 2.4, POINTS)
    kerchief = "-30,44! -52,14 -52,-34 -28,-66 8,-72 38,-54 48,-20 44,14! 35,2! 33,-22 22,-42 4,-50! -18,-44 -33,-22 -36,4 -28,36 -10,56 12,62! 4,80! -20,70 z"
    h.part(kerchief, GREEN, 5.5)
    h.spots(kerchief, 17, 3, YELLOW, "dot", 1.5)
    h.loft("-46,-34 -42,0 -34,40", "-26,-64 -40,-20 -34,20", 2, 3, POINTS)
    h.part("0,60! -16,62 -24,80! -6,82! z", GREEN, 4)
    h.part("6,62! 18,70 20,92! 4,84! z", GREEN, 4)
    # drift
    p.part("24,474! 110,452 190,470 260,460 340,478 430,458 520,474 606,450! 606,500! 24,500! z", PAPER, 5)
    p.comb("110,456 190,474 260,464", (2, 12), 12, 3, colour=BLUE)
    p.comb("430,462 520,478 590,458", (2, 12), 12, 3, colour=BLUE)
