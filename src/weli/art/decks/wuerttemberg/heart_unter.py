"""The heart Unter of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist, hand
from weli.art.decks.inks import BLUE, BROWN, GREY, LINEN, PAPER, RED, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import feather
from weli.art.decks.wuerttemberg.robes import jacket


def picture(p: Pen) -> None:
    """A tailor with a letter he has read too often; one hand on his heart."""
    p.use("H", 548, 410, 104)
    p.mark("bundle on a stick")
    p.part("150,470! 162,482! 254,300! 242,292! z", BROWN, 5)
    p.part("112,300! 96,330 104,372 140,392 178,380 194,344 182,308 150,290 z", BLUE, 6)
    p.spots("112,300! 96,330 104,372 140,392 178,380 194,344 182,308 150,290 z", 26, 5, PAPER)
    p.part("136,296! 110,270 120,262! 148,284! 174,256 186,266! 164,298! z", BLUE, 5)
    p.comb("192,344 178,378 142,390", (-12, -12), 8, 4)
    p.mark("")
    jacket(p, WINE, LINEN, BLUE)
    p.part("412,292! 458,314 482,372 474,424 448,446! 412,432 402,398! 414,340 z", WINE)
    p.loft("424,308 448,368 434,428", "448,320 468,372 456,428", 2, 4, POINTS)
    p.part("404,398! 416,360 446,340! 476,320! 492,350! 474,412 446,440 z", WINE, 5.5)
    p.comb("486,356 472,410 448,436", (-14, -12), 8, 4)
    p.part("458,316! 486,298! 504,338! 478,356! z", PAPER, 4.5)
    p.mark("letter")
    p.part("466,170! 548,188! 530,300! 450,284! z", PAPER, 5)
    for k in range(5):
        p.line(
            f"{478 - k * 2},{196 + k * 18} {500 - k * 2},{202 + k * 18} {532 - k * 2},{208 + k * 18}", 3.4, EVEN, GREY
        )
    p.disc(498, 282, 10, RED, 3.6)
    p.mark("")
    fist(p.at(496, 290, 0.74, -58))
    p.part("264,290! 214,314 192,376 198,436 226,462! 282,440 330,400! 312,366! 262,396 250,390 276,346 z", WINE)
    p.loft("242,310 214,380 230,448", "266,328 236,388 248,420", 3, 4, POINTS)
    p.comb("204,438 228,460 284,436", (6, -16), 8, 4)
    p.part("302,360! 324,346! 348,384! 324,402! z", PAPER, 4.5)
    p.mark("hand on the heart")
    hand(p.at(360, 348, 0.78, -24))
    p.mark("")
    h = p.at(334, 192, 1.14, -3)
    ink = "#2f2723"
    neck(h, width=14)
    p.part("288,270! 300,250 334,276! 368,250 382,268! 372,296 354,300! 336,288 318,302! 300,296 z", PAPER, 5)
    p.part("326,290! 348,290! 366,318 344,324! 336,308! 324,326! 308,316 z", BLUE, 4.5)
    h.part("-30,-40! -52,-22 -50,6 -56,26 -40,40! -24,30 -26,0 z", ink, 5)
    face(
        h,
        Face(
            turn=0.8,
            jaw=-5,
            cheek=-2,
            chin=3,
            nose=6,
            hook=1,
            bulb=0,
            brow=-0.9,
            brow_w=4.5,
            eye=6.6,
            look=0.8,
            mouth=-0.1,
            blush=1.1,
        ),
    )
    h.part("10,25! 2,22 -8,23 -12,18! -10,26 0,29 10,28! 20,28 28,24 30,18! 24,22 18,22 z", ink, 3)
    p.mark("hat")
    h.part("-40,-34! -46,-66 -28,-88 4,-94 34,-84 44,-60 40,-36! z", GREY, 5.5)
    h.comb("41,-48 38,-70 22,-86", (-16, 5), 6, 3.4)
    h.part("-43,-46! -20,-56 20,-56 42,-48! 42,-34! 20,-44 -20,-44 -42,-32! z", WINE, 4.5)
    h.part(
        "-92,-6! -88,-54 -66,-70! -60,-44 -40,-40 0,-46 46,-42 84,-34 98,-18! 76,-14 30,-28 0,-32 -40,-26 -70,-4 z",
        GREY,
        5.5,
    )
    h.comb("-84,-10 -60,-26 0,-36", (3, -9), 7, 3)
    feather(h, "18,-50! 56,-74 92,-70 112,-44!", "22,-42! 56,-56 88,-56 112,-44!", YELLOW, 8)
    p.mark("")
