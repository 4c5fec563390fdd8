"""The bell king of the Tell pack."""

from __future__ import annotations

from weli.art.decks.beasts import horse_bust
from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist
from weli.art.decks.inks import GREY, KEY, PAPER, RED, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import beard, crown


def picture(p: Pen) -> None:
    # rider
    p.part("196,282! 150,320 126,400 118,520! 430,520! 440,420 410,320 366,280! z", WINE)
    cape = "196,282! 150,320 126,400 118,520! 210,520! 206,400 230,310 z"
    p.fill(cape, WINE)
    p.loft("190,300 150,380 142,510", "224,310 200,400 200,510", 3, 4, POINTS)
    p.comb("130,420 124,460 122,500", (20, -6), 10, 4)
    tun = "232,290! 286,304 346,288! 388,340 372,430 380,520! 208,520! 216,420 206,350 z"
    p.fill(tun, YELLOW)
    p.spots(tun, 46, 11, RED, "lozenge", 1.5)
    p.spots(tun, 46, 4.5, PAPER, "dot", 4.2)
    p.contour(tun, 6)
    p.comb("384,350 372,430 376,490", (-30, 6), 10, 4.6)
    p.part("268,300! 304,300! 306,520! 266,520! z", RED, 4.5)
    for y in (326, 356, 386, 416, 446):
        p.disc(286, y, 7, YELLOW, 3.6)
    # ermine collar
    col = "206,272! 240,250 286,262 330,250 372,270! 398,312 384,344! 340,356 286,340 236,356 192,344! 182,312 z"
    p.part(col, PAPER)
    for x, y in ((212, 306), (236, 332), (254, 300), (286, 320), (318, 300), (338, 332), (364, 304)):
        p.part(f"{x},{y - 10}! {x + 5},{y} {x},{y + 12}! {x - 5},{y} z", KEY, 1)
    p.comb("196,336 236,350 286,334 340,350 382,338", (1, -10), 9, 3)
    # horse
    p.mark("horse")
    horse_bust(p.at(466, 226, 1.0), GREY, "#4a3a2c", RED)
    p.mark("")
    # arm with reins
    p.part("372,300! 412,330 424,384 404,424! 360,424 340,398 356,350 z", YELLOW)
    p.spots("372,300! 412,330 424,384 404,424! 360,424 340,398 356,350 z", 34, 8, RED, "lozenge")
    p.comb("420,372 406,418 366,420", (-16, -10), 8, 4)
    p.part("396,398! 420,410 408,446 386,452! 362,436 352,404! z", PAPER, 4.5)
    p.rope("404,440 450,420 500,360 530,326", RED, 9, 4)
    fist(p.at(408, 440, 0.72, 30))
    # arm with sceptre: elbow out, the hand before the staff
    p.mark("sceptre")
    up = "220,286! 180,294 140,346 124,404 134,440! 176,452 206,436! 216,390 236,340 z"
    p.part(up, YELLOW)
    p.spots(up, 36, 8, RED, "lozenge")
    p.loft("184,304 150,370 156,436", "224,320 200,380 192,430", 2, 3.4, POINTS)
    p.comb("126,404 134,438 170,450", (16, -10), 7, 4)
    p.part("176,112! 188,111! 206,480! 194,482! z", YELLOW, 5)
    p.line("183,124 191,290 199,460", 3, POINTS)
    q = p.at(181, 94, 0.86, -3)
    q.part("0,26! -24,10 -26,-14 -10,-20 0,-44! 10,-20 26,-14 24,10 z", YELLOW, 5)
    q.disc(0, -6, 9, RED, 4)
    q.line("-14,18 0,14 14,18", 4, EVEN)
    p.part("132,402! 158,388! 184,424! 160,452! 138,440 z", PAPER, 4.5)
    fist(p.at(192, 396, 0.8, -24))
    p.mark("")
    # head
    h = p.at(288, 178, 1.12)
    h.part("-34,-30! -52,0 -56,40 -42,66! -24,60 -26,10 z", GREY, 5)
    h.loft("-34,-20 -44,10 -34,60", "-44,-10 -52,26 -44,60", 3, 3, POINTS)
    neck(h, width=17)
    face(
        h,
        Face(
            turn=0.85,
            age=0.75,
            brow=0.25,
            nose=3,
            hook=1,
            look=0.35,
            eye=5,
            beard=True,
            cheek=2,
            brow_ink="#6d675c",
            brow_w=6,
        ),
    )
    beard(
        h,
        "-34,6! -36,36 -30,62 -10,84 8,98! 28,78 36,50 32,12! 26,22 24,25! 14,21 4,24! -6,22 -20,28 z",
        GREY,
        "-28,22 -26,56 2,90",
        "28,26 30,56 12,90",
        8,
    )
    h.part("0,30! 12,27 23,31! 14,36 6,36 z", RED, 2.6)
    h.part("12,25! 0,18 -14,23 -24,36! -6,32 12,28! 22,29 34,36! 30,23 20,19 z", PAPER, 4)
    h.line("10,25 0,22 -12,28|14,25 22,23 27,28", 2.4, POINTS)
    crown(h.at(0, 0, 1.08))
