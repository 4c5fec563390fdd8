"""The leaf Unter of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist, hand
from weli.art.decks.inks import BROWN, GREEN, LIME, PAPER, RED, STRAW, YELLOW
from weli.art.decks.pen import POINTS, SWELL, Pen
from weli.art.decks.things import blade, flower
from weli.art.decks.wuerttemberg.robes import jacket


def picture(p: Pen) -> None:
    """A gardener with the rake, a twig between his teeth: he has time."""
    p.use("L", 100, 408, 116)
    p.mark("rake")
    p.part("494,130! 508,130! 512,520! 496,520! z", BROWN, 5)
    p.line("501,150 504,330 505,500", 3, POINTS)
    p.part("404,112! 590,112! 590,132! 404,132! z", BROWN, 5)
    for x in range(414, 590, 28):
        p.part(f"{x},112! {x + 8},112! {x + 6},76! {x + 2},76! z", STRAW, 4)
    p.mark("")
    jacket(p, GREEN, PAPER, LIME)
    p.part("268,430! 340,446 420,430! 430,520! 256,520! z", "#8fae5e", 5)
    p.loft("290,440 284,480 280,520", "400,440 408,480 412,520", 4, 3.6, POINTS)
    p.part("414,292! 460,312 484,366 478,420 450,440! 414,428 404,396! 416,340 z", PAPER)
    p.loft("424,306 448,366 434,424", "450,318 470,370 458,424", 3, 3.6, POINTS)
    p.part("416,428! 420,390 448,366! 490,344! 500,368! 476,420 450,444 z", PAPER, 5.5)
    p.comb("494,372 474,418 450,438", (-12, -14), 8, 4)
    fist(p.at(502, 342, 0.84, -24))
    p.part("264,290! 214,312 190,372 196,430 226,456! 270,452 298,434! 292,402! 258,402 250,388 276,346 z", PAPER)
    p.loft("242,306 212,376 228,444", "266,326 234,386 246,430", 3, 3.6, POINTS)
    p.comb("200,432 228,454 268,450", (4, -16), 8, 4)
    p.part("286,398! 308,394! 314,432! 294,440! z", YELLOW, 4.5)
    hand(p.at(344, 406, 0.74, -12))
    h = p.at(336, 192, 1.14, -4)
    red = "#b5622c"
    h.part("-30,-36! -50,-16 -52,14 -42,36! -26,26 -26,0 z", red, 5)
    neck(h, width=16)
    p.part("288,268! 312,256 338,282! 366,254 384,266! 372,294 338,302 304,294 z", YELLOW, 5)
    face(
        h,
        Face(
            turn=0.95,
            jaw=-4,
            chin=2,
            nose=2,
            snub=3,
            bridge=0.2,
            brow=-0.3,
            brow_ink=red,
            brow_w=4,
            eye=5,
            look=0.3,
            up=0.4,
            mouth=0.8,
            blush=1.2,
        ),
    )
    h.loft("-34,-14 -44,8 -38,30", "-42,-8 -48,12 -42,32", 2, 3, POINTS)
    for x, y in ((-10, 12), (-2, 17), (-14, 20), (26, 12)):
        h.disc(x, y, 2, BROWN)
    h.line("18,31 40,26 60,14", 4, SWELL, GREEN)
    blade(h, 50, 20, 22, -22, 7)
    p.mark("hat")
    h.part("-42,-32! -46,-62 -24,-88 8,-92 36,-80 44,-34! z", STRAW, 5.5)
    h.loft("-36,-44 -34,-66 -14,-84", "36,-46 32,-66 18,-82", 5, 2.8, POINTS)
    h.part("-44,-46! -20,-57 20,-57 44,-48! 44,-32! 20,-42 -20,-42 -44,-30! z", GREEN, 4.5)
    h.part("-106,14! -88,-22 -46,-40 0,-46 48,-42 90,-22 108,8! 84,-4 50,-20 0,-30 -44,-20 -78,-2 z", STRAW, 5.5)
    h.loft("-92,0 -60,-24 0,-36", "92,0 60,-24 0,-36", 6, 2.8, POINTS)
    flower(h, 26, -50, 15, RED, YELLOW)
    flower(h, 6, -56, 12, PAPER, YELLOW)
    p.mark("")
