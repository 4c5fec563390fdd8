"""The acorn Ober of the Salzburg pack."""

from __future__ import annotations

import math

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist
from weli.art.decks.inks import BLUE, GREEN, GREY, KEY, PAPER, RED, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.salzburg.things import sabre
from weli.art.decks.things import beard, boot, feather, ground


def picture(p: Pen) -> None:
    """Round shield before him, sabre back: an old fighter who waits for the other to begin."""
    ground(p, 912, 24, 506, YELLOW, 17)
    # legs, astride
    p.part("200,600! 276,600! 250,690 228,790! 170,780! 182,690 z", BLUE)
    p.part("280,596! 356,590! 380,690 396,784! 340,796! 312,700 z", BLUE)
    p.loft("220,620 200,700 186,780", "256,620 234,700 216,784", 2, 4, POINTS)
    p.comb("362,640 382,710 392,780", (-22, 4), 10, 4.2)
    boot(p.at(187, 930, 0.88, 4, True), KEY, RED)
    boot(p.at(381, 936, 0.88, -4), KEY, RED)
    # coat skirts
    p.part("192,540! 150,620 138,706! 190,722 250,706 300,716 370,706 408,690! 388,610 356,536! z", YELLOW)
    p.loft("204,560 172,630 160,706", "340,556 374,620 392,686", 7, 4, POINTS)
    p.line("142,692 194,708 250,692 300,702 370,692 404,678", 9, EVEN, WINE)
    p.line("140,682 194,698 250,682 300,692 370,682 402,668", 3, EVEN)
    # body
    p.part("192,322! 270,296 352,318! 388,400 368,480 366,556! 190,558! 196,480 178,400 z", YELLOW)
    p.hatch("192,322! 270,296 352,318! 388,400 368,480 366,556! 190,558! 196,480 178,400 z", 84, 30, 9, WINE, EVEN)
    p.contour("192,322! 270,296 352,318! 388,400 368,480 366,556! 190,558! 196,480 178,400 z", 6)
    p.comb("384,400 366,480 362,540", (-34, 6), 10, 4.6)
    p.part("186,530! 270,546 364,528! 370,562! 276,582 186,564! z", RED, 5)
    p.part("252,538! 292,538! 294,586! 252,584! z", YELLOW, 4.5)
    # arm with the sabre: drawn back, blade over the head
    p.mark("sabre")
    p.part(
        "346,320! 384,328 412,352! 436,330 452,300 456,270! 478,280 492,296! 488,340 466,390 432,408! 396,404 364,386 z",
        WINE,
    )
    p.loft("366,340 404,370 450,350", "372,380 410,396 470,360", 2, 3.6, POINTS)
    p.comb("486,340 464,388 430,404", (-14, -12), 9, 4.2)
    p.part("448,268! 462,258 488,270 498,286! 484,306 446,292! z", PAPER, 4.5)
    sabre(p.at(470, 250, 1.0, -24, True), 190)
    fist(p.at(470, 250, 0.72, -24, True))
    p.mark("")
    # shield arm
    p.mark("round shield")
    p.part("200,322! 160,340 130,390 126,440! 150,470 186,460! 200,430 222,380 z", WINE)
    p.loft("188,334 150,390 140,446", "210,360 180,400 166,458", 2, 4, POINTS)
    p.mark("")
    # shield
    s = p.at(160, 520, 1.0)
    s.disc(0, 0, 116, GREEN, 7)
    s.disc(0, 0, 94, YELLOW, 5)
    s.disc(0, 0, 82, RED, 5)
    for k in range(16):
        a = 2 * math.pi * k / 16
        s.disc(105 * math.cos(a), 105 * math.sin(a), 5, YELLOW, 2.6)
    for k in range(8):
        q = s.at(0, 0, 1, k * 45)
        q.part("-9,-34! 0,-78! 9,-34! z", YELLOW, 3.4)
    s.disc(0, 0, 40, YELLOW, 5)
    s.use("E", 0, -2, 60)
    s.comb("100,20 74,72 20,100", (-12, -10), 9, 4)
    s.line("-74,-62 -40,-92 0,-100", 5, POINTS, PAPER)
    # head
    h = p.at(270, 212, 1.18, 0, flip=True)
    h.part("-30,-34! -50,-8 -54,30 -44,58! -28,56 -26,6 z", GREY, 5)
    h.loft("-32,-20 -44,10 -36,50", "-42,-12 -50,18 -46,50", 3, 3, POINTS)
    neck(h, width=20)
    p.part("222,306! 240,282 270,296 304,280! 324,304 312,330! 272,320 232,332! z", PAPER, 5)
    p.comb("236,326 272,316 308,324", (1, -12), 8, 3)
    face(
        h,
        Face(
            turn=0.78,
            jaw=3,
            nose=5,
            hook=3,
            bulb=1,
            brow=0.9,
            brow_w=7,
            brow_ink="#6d675c",
            age=0.8,
            eye=4.8,
            look=0.6,
            blush=0.8,
            beard=True,
        ),
    )
    beard(
        h,
        "-33,6! -32,28 -24,48 -8,60 8,64! 22,54 30,38 31,14! 26,22 24,25! 14,21 4,24! -6,22 -20,28 z",
        GREY,
        "-28,22 -22,44 2,58",
        "28,26 26,42 12,58",
        7,
    )
    h.part("12,25! 0,18 -16,24 -30,20! -22,34 -4,34 12,29! 22,31 36,30 42,20! 30,23 20,19 z", GREY, 4)
    # turban helmet: cloth round a cap
    h.part("-34,-40! -32,-70 -8,-92 6,-106 16,-92 36,-70 38,-40! z", RED, 5)
    t = "-46,-26! -52,-46 -34,-60 0,-64 34,-60 50,-46 44,-28! 20,-36 0,-38 -20,-35 z"
    h.part(t, PAPER, 5.5)
    h.loft("-46,-32 -10,-56 40,-56", "-44,-46 10,-44 42,-32", 4, 3.4, POINTS)
    h.comb("46,-32 48,-46 34,-58", (-12, 4), 6, 3)
    h.disc(6, -50, 8, GREEN, 4)
    feather(h, "0,-58! -14,-96 6,-128!", "14,-58! 24,-96 6,-128!", GREEN, 7)
