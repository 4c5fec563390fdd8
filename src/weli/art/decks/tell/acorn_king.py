"""The acorn king of the Tell pack."""

from __future__ import annotations

from weli.art.decks.beasts import horse_bust
from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist, rein_hand
from weli.art.decks.inks import BLUE, DARK, GREEN, LINEN, PAPER, RED, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, WEDGE, Pen
from weli.art.decks.things import beard, feather

FUR = "#7a5232"


def picture(p: Pen) -> None:
    """On the chestnut, in a fur cap with a crown round it: the cousin from the steppe, whom nothing hurries."""
    mantle = "250,286! 206,330 190,410 192,520! 500,520! 486,420 462,330 420,280! z"
    p.part(mantle, BLUE)
    tunic = "284,290! 340,308 398,290! 424,350 416,430 426,520! 262,520! 270,430 262,350 z"
    p.fill(tunic, LINEN)
    p.stripes(tunic, 88, 36, 13, WINE, 10)
    p.contour(tunic, 6)
    p.comb("422,350 414,430 420,500", (-28, 6), 10, 4.6)
    for y in (350, 384, 418):
        p.line(f"308,{y} 342,{y + 6} 378,{y}", 6, EVEN, YELLOW)
        for x in (308, 342, 378):
            p.disc(x, y + (6 if x == 342 else 0), 6, YELLOW, 3)
    p.part("264,446! 342,458 418,446! 422,474! 342,488 262,474! z", DARK, 5)
    p.part("322,446! 362,446! 364,492! 320,492! z", YELLOW, 4.5)
    p.mark("horse")
    horse_bust(p.at(150, 300, 0.84, 4, flip=True), "#a5602f", "#ead9a8", GREEN)
    p.rope("222,464 180,470 128,440 104,400", GREEN, 9, 4)
    p.mark("")
    # the arm with the rein
    p.part("284,292! 236,312 212,366 212,424! 240,456 282,448! 296,400 306,350 z", BLUE)
    p.loft("262,312 232,370 232,436", "288,320 266,380 266,440", 2, 3.6, POINTS)
    p.comb("214,430 240,452 276,446", (6, -16), 8, 4)
    p.part("206,424! 230,410! 262,446! 240,470! z", FUR, 5)
    rein_hand(p.at(222, 458, 0.74, -24, flip=True))
    # the arm that holds the sceptre away from him
    sleeve = "412,286! 462,296 492,336 488,388 458,412! 424,398 410,350 z"
    p.part(sleeve, BLUE)
    p.loft("420,300 424,350 446,396", "466,310 478,350 468,398", 3, 3.6, POINTS)
    p.part("424,384! 420,424 448,440 484,420 506,388! 484,356! 462,378 446,388 z", BLUE, 5.5)
    p.comb("428,424 450,436 486,410", (-2, -18), 8, 4)
    p.mark("sceptre")
    p.part("514,140! 530,140! 538,520! 520,520! z", YELLOW, 5)
    p.line("521,152 526,330 530,500", 3, POINTS)
    p.part("500,138! 544,138! 536,158! 508,158! z", YELLOW, 4.5)
    p.use("E", 522, 92, 96)
    p.mark("")
    p.part("472,358! 496,340 518,372 506,396! 488,404! z", FUR, 5)
    fist(p.at(528, 352, 0.86, -26))
    # collar of fur
    fur = "250,296! 262,262 300,250 340,264 380,250 416,262 430,296! 424,324! 402,322 388,340! 364,328 340,344! 316,328 294,340! 276,322 256,324! z"
    p.part(fur, FUR, 5.5)
    for x, y in ((272, 292), (294, 312), (316, 296), (340, 318), (364, 296), (386, 312), (408, 292)):
        p.line(f"{x},{y} {x + 3},{y + 17}|{x + 8},{y - 3} {x + 11},{y + 12}", 3.6, WEDGE)
    # head
    h = p.at(340, 186, 1.14, 2)
    h.part("-34,-22! -46,0 -44,30! -28,34 -26,0 z", "#2f2723", 4.5)
    neck(h, width=21)
    face(
        h,
        Face(
            turn=0.6,
            jaw=5,
            cheek=4,
            nose=5,
            hook=3,
            bulb=1,
            brow=0.1,
            brow_w=8,
            eye=4.6,
            look=-0.2,
            age=0.3,
            blush=0.8,
            beard=True,
        ),
    )
    ink = "#2f2723"
    beard(
        h,
        "-37,4! -46,34 -46,62 -30,88 6,96! 40,86 52,60 48,30 36,4! 30,22 22,27! 12,22 2,25! -10,22 -24,28 z",
        ink,
        "-34,22 -38,56 -6,88",
        "36,22 44,56 20,88",
        0,
    )
    for x, y in ((-32, 44), (-16, 54), (2, 58), (20, 54), (36, 44), (-26, 66), (-8, 76), (10, 78), (28, 68)):
        h.line(f"{x - 6},{y} {x},{y + 7} {x + 6},{y}", 3.2, (0.4, 1, 0.4), "#8d8078")
    h.part("-4,31! 8,28 18,31! 12,37 2,37 z", RED, 2.6)
    h.part("8,24! -4,18 -22,20 -42,30! -20,36 8,30! 24,35 38,33 50,26! 34,20 20,18 z", ink, 4)
    p.mark("crown")
    h.part("-40,-30! -52,-74 -38,-98 -4,-104 30,-100 48,-78 42,-32! z", RED, 5)
    h.loft("-34,-44 -36,-74 -10,-98", "34,-44 40,-74 16,-98", 4, 3.2, POINTS)
    h.part(
        "-46,-24! -58,-62! -42,-50 -30,-74! -18,-52 0,-80! 16,-52 32,-74! 42,-50 58,-62! 47,-24! 20,-36 0,-38 -20,-36 z",
        YELLOW,
        5,
    )
    for x, y in ((-57, -64), (-30, -77), (1, -83), (33, -77), (58, -64)):
        h.disc(x, y, 5, PAPER, 3.2)
    band = "-48,-36! -24,-46 0,-49 24,-46 48,-36! 46,-14! 22,-26 0,-29 -22,-26 -46,-12! z"
    h.part(band, FUR, 5)
    for x, y in ((-38, -32), (-22, -40), (-4, -43), (14, -42), (30, -38)):
        h.line(f"{x},{y} {x + 3},{y + 13}", 3.4, WEDGE)
    feather(h, "30,-72! 52,-104 84,-116!", "22,-80! 40,-122 84,-116!", PAPER, 7)
    p.mark("")
