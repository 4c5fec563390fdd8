"""The leaf king of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist, hand
from weli.art.decks.inks import BLUE, BROWN, GREEN, PAPER, RED, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import beard, leaf_crown


def brocade(p: Pen, spec: str) -> None:
    """Small leaves woven into green cloth."""
    p.spots(spec, 32, 7, "#8fae5e", "lozenge", 1.7)
    p.spots(spec, 32, 2.6, YELLOW, "dot", 4.6)


def picture(p: Pen) -> None:
    # mantle
    p.part("226,280! 176,310 144,390 132,520! 530,520! 512,400 480,316 424,278! z", GREEN)
    mantle = "226,280! 176,310 144,390 132,520! 530,520! 512,400 480,316 424,278! z"
    brocade(p, mantle)
    p.loft("214,300 176,390 164,520", "250,320 220,400 226,520", 4, 4.4, POINTS)
    p.comb("508,410 522,460 526,500", (-24, 4), 10, 4.4)
    tun = "268,290! 324,312 384,290! 412,360 404,440 410,520! 246,520! 252,430 244,350 z"
    p.fill(tun, BLUE)
    p.spots(tun, 40, 9, YELLOW, "cross", 1.5)
    p.contour(tun, 6)
    p.part("254,500! 400,500! 402,470! 252,470! z", YELLOW, 5)
    p.line("226,282 190,360 176,500|424,280 470,370 492,500", 9, (0.6, 1, 1), YELLOW)
    # collar, broad lace
    p.part(
        "236,268! 280,246 324,262 370,246 416,266! 440,300 424,326! 404,316! 390,338! 366,326! 350,346! 324,334! 300,346! 284,326! 262,338! 246,316! 226,324! 212,298 z",
        PAPER,
        5.5,
    )
    p.comb("240,306 286,318 324,326 370,318 412,306", (0, -16), 12, 3)
    # arm under the lyre
    p.part("424,290! 474,310 524,370 552,440 548,500! 500,520 440,510! 462,440 450,380 430,340 z", GREEN)
    brocade(p, "424,290! 474,310 524,370 552,440 548,500! 500,520 440,510! 462,440 450,380 430,340 z")
    p.loft("446,310 500,390 530,490", "470,314 530,400 544,480", 2, 4, POINTS)
    p.comb("550,440 546,490 512,512", (-20, -6), 9, 4.2)
    # lyre
    p.mark("lyre")
    y = p.at(444, 358, 1.06)
    for k in (-1, 1):
        y.rope(f"{k * 18},84 {k * 52},44 {k * 60},2 {k * 34},-42 {k * 46},-82", YELLOW, 18, 5, (1.1, 1, 0.9, 0.8, 0.8))
        y.disc(k * 50, -88, 13, YELLOW, 4.5)
        y.disc(k * 50, -88, 4, RED, 2.4)
    for x in (-24, -12, 0, 12, 24):
        y.line(f"{x},{-32} {x * 0.6:.0f},{74}", 4, EVEN, PAPER)
    y.part("-50,-48! 50,-48! 50,-30! -50,-30! z", BROWN, 4.5)
    y.part("-42,78! -34,62 -16,54 16,54 34,62 42,78! 38,112! -38,112! z", YELLOW, 5)
    y.comb("41,80 37,110", (-24, 0), 7, 4)
    p.mark("")
    # hand at the strings
    p.part("556,436! 526,402 506,394! 500,432! 522,466 548,478! z", PAPER, 4.5)
    p.comb("504,430 522,462 544,474", (8, -10), 9, 3.4)
    hand(p.at(484, 408, 0.78, 190))
    # arm with the sceptre
    p.mark("sceptre")
    p.part("230,286! 184,306 156,372 150,430 172,470! 214,470 246,440! 232,404 240,340 z", GREEN)
    brocade(p, "230,286! 184,306 156,372 150,430 172,470! 214,470 246,440! 232,404 240,340 z")
    p.loft("206,306 170,380 176,462", "236,330 214,400 220,460", 3, 4, POINTS)
    p.part("196,150! 208,148! 226,478! 214,480! z", YELLOW, 5)
    p.line("203,160 212,320 220,470", 3, POINTS)
    q = p.at(200, 118, 0.96, -3)
    q.use("L", 0, -2, 66)
    q.part("-16,24! 16,24! 12,36! -12,36! z", YELLOW, 4)
    p.part("176,446! 206,428 226,444! 214,478! 180,478! z", PAPER, 4.5)
    fist(p.at(216, 420, 0.8, -16))
    p.mark("")
    # head, looking to the left
    h = p.at(326, 178, 1.12, 0, flip=True)
    h.part("-30,-36! -50,-16 -58,18 -50,50 -56,70! -36,72 -22,50 -26,6 z", BROWN, 5)
    h.loft("-30,-24 -42,10 -30,60", "-44,-14 -54,20 -50,64", 4, 3, POINTS)
    neck(h, width=17)
    face(
        h, Face(turn=0.8, age=0.3, brow=-0.35, nose=5, hook=-1, look=0.2, eye=5.8, up=0.7, beard=True, jaw=-3, brow_w=5)
    )
    beard(
        h,
        "-32,8! -34,34 -26,56 -14,78 -2,92! 4,74 8,66! 14,76 24,88! 34,66 34,40 31,14! 26,22 24,25! 14,21 4,24! -6,22 -20,28 z",
        BROWN,
        "-28,22 -24,52 -6,84",
        "28,26 30,50 22,78",
        8,
    )
    h.part("0,29! 12,26 23,30! 14,35 6,35 z", RED, 2.6)
    h.part("12,25! 0,19 -12,24 -22,33! -6,31 12,28! 22,29 33,33! 29,23 20,20 z", BROWN, 4)
    leaf_crown(h.at(0, 0, 1.04), YELLOW, GREEN)
