"""The leaf king of the Tell pack."""

from __future__ import annotations

from weli.art.decks.beasts import horse_bust
from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist, hand
from weli.art.decks.inks import BLUE, GREEN, PAPER, RED, YELLOW
from weli.art.decks.pen import POINTS, WEDGE, Pen
from weli.art.decks.things import beard, leaf_crown


def picture(p: Pen) -> None:
    """On the black horse: an uncle of the others, hand on the hip."""
    # black horse, its head bowed
    p.part("206,282! 168,320 150,400 148,520! 470,520! 450,420 410,320 366,280! z", GREEN)
    tun = "216,290! 272,304 334,288! 386,340 376,430 386,520! 190,520! 200,420 192,350 z"
    p.fill(tun, BLUE)
    p.spots(tun, 40, 9, YELLOW, "cross", 1.5)
    p.contour(tun, 6)
    p.comb("382,350 374,430 380,500", (-30, 6), 10, 4.6)
    p.part("196,440! 290,454 380,440! 384,470! 290,484 192,470! z", "#4a3a2c", 5)
    p.part("268,440! 306,440! 308,488! 266,488! z", YELLOW, 4.5)
    p.mark("horse")
    horse_bust(p.at(476, 246, 0.98, 8), "#51443a", "#8b7d6c", YELLOW)
    p.mark("")
    p.rope("404,452 450,450 500,410 526,348", YELLOW, 9, 4)
    # mantle, fastened on the breast
    m = "268,272! 214,278 174,316 146,390 140,520! 176,520! 184,440 206,360 262,312 z"
    p.part(m, GREEN)
    p.loft("222,288 172,370 156,510", "250,300 190,380 172,490", 3, 4, POINTS)
    # arm akimbo
    arm = "214,300! 168,336 134,390 132,426 160,452! 204,464 246,452! 246,414! 214,416 196,404! 216,370 236,340 z"
    p.fill(arm, GREEN)
    p.spots(arm, 32, 7, "#8fae5e", "lozenge", 1.7)
    p.contour(arm, 6)
    p.loft("200,330 162,386 166,430", "222,350 192,390 190,412", 2, 3.4, POINTS)
    p.comb("136,428 162,450 206,460", (6, -14), 8, 4)
    p.part("230,408! 256,406! 260,456! 234,460! z", PAPER, 4.5)
    hand(p.at(280, 432, 0.74, 6))
    # sceptre between head and horse
    p.mark("sceptre")
    arm = "336,300! 388,312 420,350 432,404! 412,440 374,446! 350,410 338,360 z"
    p.fill(arm, GREEN)
    p.spots(arm, 32, 7, "#8fae5e", "lozenge", 1.7)
    p.contour(arm, 6)
    p.comb("426,360 431,402 412,436", (-16, -6), 8, 4)
    q = p.at(392, 420, 1, 3)
    q.part("-7,-266! 7,-266! 8,90! -8,90! z", YELLOW, 5)
    q.line("-1,-256 0,-100 0,80", 3, POINTS)
    q.part("-18,-264! 0,-274! 18,-264! 12,-248! -12,-248! z", YELLOW, 4.5)
    p.use("L", 405, 110, 78)
    p.part("352,396! 374,386 388,436! 366,448! z", PAPER, 4.5)
    fist(p.at(392, 416, 0.82, 3))
    p.mark("")
    # fur
    fur = "196,296! 214,262 244,250 276,262 312,250 346,262 366,296! 364,322! 344,326 330,344! 304,332 280,346! 256,332 232,344! 216,326 196,322! z"
    p.part(fur, "#7a5232", 5.5)
    for x, y in ((216, 290), (236, 312), (258, 296), (280, 316), (302, 296), (324, 312), (344, 290)):
        p.line(f"{x},{y} {x + 3},{y + 17}|{x + 8},{y - 3} {x + 11},{y + 12}", 3.6, WEDGE)
    # head
    h = p.at(282, 178, 1.14, -2)
    ginger = "#b5622c"
    h.part("-32,-26! -48,-8 -50,22 -40,44! -26,36 -26,0 z", ginger, 5)
    neck(h, width=20)
    face(
        h,
        Face(
            turn=0.55,
            jaw=6,
            cheek=6,
            nose=1,
            bulb=4,
            hook=0,
            brow=0.3,
            brow_w=7,
            brow_ink="#7a3c16",
            eye=5,
            look=-0.5,
            age=0.5,
            mouth=0.3,
            blush=1.6,
            beard=True,
        ),
    )
    beard(
        h,
        "-38,6! -44,34 -40,62 -46,84! -26,86 -10,72 4,62! 18,74 32,86 48,80! 40,62 42,32 36,6! 28,24 20,28! 12,23 2,26! -8,22 -22,30 z",
        ginger,
        "-34,22 -36,56 -36,78",
        "34,22 36,56 40,76",
        0,
    )
    h.loft("-34,22 -36,56 -40,78", "-6,32 -10,54 -16,70", 4, 3, POINTS)
    h.loft("34,22 36,54 42,76", "10,36 12,56 20,68", 3, 3, POINTS)
    h.part("-4,31! 6,28 16,31! 10,37 2,37 z", RED, 2.6)
    h.part("7,25! -4,19 -18,24 -34,20! -28,38 -10,37 7,30! 18,36 32,38 44,20! 30,24 16,19 z", ginger, 4)
    h.line("4,26 -8,27 -22,30|10,26 20,27 32,30", 2.6, POINTS)
    leaf_crown(h.at(0, -2, 1.06))
