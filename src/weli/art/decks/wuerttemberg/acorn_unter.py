"""The acorn Unter of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist, hand
from weli.art.decks.inks import BLACK, BROWN, GREY, PAPER, RED, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.wuerttemberg.robes import jacket


def picture(p: Pen) -> None:
    """A carpenter on the road, the axe over his shoulder; broad, and slow to anger."""
    p.use("E", 106, 408, 118)
    p.mark("axe")
    axe = p.at(-16, 0)
    axe.part("414,500! 432,492! 528,120! 512,112! z", BROWN, 5)
    axe.line("428,470 470,320 514,140", 3, POINTS)
    axe.part("488,166! 514,104! 546,118! 584,104 604,76! 610,150 590,208! 570,184 530,182! z", GREY, 5.5)
    axe.comb("604,96 606,150 590,196", (-20, 0), 8, 3.6)
    p.mark("")
    jacket(p, BLACK, PAPER, RED)
    for y in (356, 392, 428):
        for x in (334, 366):
            p.disc(x, y, 7, YELLOW, 3.2)
    p.part("412,294! 456,316 476,372 472,424 446,448! 410,436 402,400! 412,340 z", BLACK)
    p.loft("424,310 446,370 432,430", "444,322 466,372 456,430", 2, 4, POINTS, GREY)
    p.part("400,404! 396,366 418,334! 450,354! 456,392 454,428! 432,442 412,434 z", BLACK, 5.5)
    p.part("402,350! 418,322! 450,346! 434,376! z", PAPER, 5)
    fist(p.at(460, 332, 0.86, -16))
    p.part("264,292! 220,320 200,384 204,440 232,470! 282,474 312,458! 312,428! 268,418 254,398 276,350 z", BLACK)
    p.loft("250,314 222,384 236,456", "268,332 244,392 254,440", 2, 4, POINTS, GREY)
    p.part("296,424! 320,426! 322,462! 298,466! z", PAPER, 4.5)
    hand(p.at(352, 446, 0.76, -4))
    h = p.at(332, 190, 1.18, 2)
    neck(h, width=22)
    p.part("286,272! 310,254 336,286! 366,254 386,272! 370,300 336,310 300,298 z", RED, 5)
    h.part("-30,-30! -46,-8 -46,22 -38,34! -28,24 -28,0 z", "#3c2a1c", 4.5)
    face(
        h,
        Face(
            turn=0.7,
            jaw=8,
            cheek=3,
            chin=4,
            nose=1,
            bulb=4,
            brow=0.2,
            brow_w=7,
            eye=4.8,
            look=0.4,
            mouth=0.1,
            age=0.3,
            blush=1.3,
        ),
    )
    h.part("-36,-6! -44,16 -36,44 -22,58! -22,38 -28,20 -28,-4 z", "#3c2a1c", 4)
    h.loft("-34,4 -36,26 -28,48", "-30,4 -28,24 -24,46", 2, 2.6, POINTS, GREY)
    p.mark("hat")
    h.part("-42,-34! -38,-62 -34,-92! -10,-100 20,-98 36,-90! 38,-62 42,-36! z", BLACK, 5.5)
    h.line("-28,-84 -4,-90 20,-88", 4, POINTS, GREY)
    h.part("-42,-48! -20,-56 20,-56 42,-48! 43,-32! 20,-42 -20,-42 -43,-30! z", "#6d675c", 4.5)
    h.part(
        "-112,-30! -80,-36 -40,-44 0,-46 44,-44 84,-42 112,-36! 96,-20 60,-22 30,-30 0,-32 -40,-24 -84,-14 z",
        BLACK,
        5.5,
    )
    h.line("-94,-28 -44,-36 0,-40 46,-37 94,-33", 3.4, EVEN, GREY)
    p.mark("")
