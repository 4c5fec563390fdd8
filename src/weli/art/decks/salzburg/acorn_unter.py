"""The acorn Unter of the Salzburg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist, pointing
from weli.art.decks.inks import BLACK, BROWN, GREEN, GREY, KEY, RED, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import boot, feather, ground


def picture(p: Pen) -> None:
    """The vain hussar: one hand on the sabre at his side, the other twirls the moustache."""
    ground(p, 912, 24, 506, YELLOW, 43)
    p.use("E", 452, 706, 112)
    # sabre in its sheath, pushed out behind
    p.mark("sabre")
    p.part("168,560! 190,574! 160,650 116,730 58,792! 44,796 42,784! 84,728 132,650 z", GREY, 5.5)
    p.comb("186,580 158,650 116,726 62,788", (-13, -9), 11, 3.4)
    p.part("148,604! 174,618! 168,632! 141,618! z", YELLOW, 4)
    p.part("104,690! 126,706! 118,718! 95,702! z", YELLOW, 4)
    p.part("66,752! 82,766! 58,794 42,800 40,786 z", YELLOW, 4)
    p.line("226,586 190,624 168,628|262,590 190,690 118,712", 4.5, EVEN)
    p.mark("")
    # tight breeches with braid
    left = "196,560! 276,566! 270,660 252,740 250,800! 194,800! 190,720 184,640 z"
    right = "270,566! 352,552! 378,640 392,720 404,790! 352,804! 330,740 292,660 z"
    p.part(left, GREEN)
    p.part(right, GREEN)
    p.comb("362,590 384,680 400,780", (-24, 6), 10, 4.2)
    p.comb("270,650 254,730 250,790", (-18, -2), 10, 4)
    for x, y, rot in ((226, 634, 0), (334, 630, -12)):
        q = p.at(x, y, 1, rot)
        q.line("0,-34 -16,-16 16,10 -16,36 0,54|0,-34 16,-16 -16,10 16,36 0,54", 5.5, EVEN, YELLOW)
        q.line("0,54 0,84", 5.5, (1, 1, 0.2), YELLOW)
    boot(p.at(222, 930, 0.86, flip=True))
    boot(p.at(384, 934, 0.86, -6))
    for x, y in ((222, 760), (370, 766)):
        p.line(f"{x},{y + 16} {x},{y + 30}", 9, (0.5, 1, 1.3), YELLOW)
    # body
    body = "202,336! 268,308 338,328! 368,400 348,490 356,572! 192,572! 200,490 180,410 z"
    p.part(body, BROWN)
    p.comb("364,404 346,486 350,560", (-32, 6), 10, 4.6)
    for k in range(6):
        y, w = 368 + k * 30, 66 - k * 4
        p.line(
            f"{266 - w},{y - 8} {266 - w * 0.5:.0f},{y - 2} 266,{y + 4} {266 + w * 0.5:.0f},{y - 2} {266 + w},{y - 8}",
            9,
            EVEN,
        )
        p.line(
            f"{266 - w},{y - 8} {266 - w * 0.5:.0f},{y - 2} 266,{y + 4} {266 + w * 0.5:.0f},{y - 2} {266 + w},{y - 8}",
            4.6,
            EVEN,
            YELLOW,
        )
        p.disc(266 - w, y - 9, 5.5, YELLOW, 3)
        p.disc(266 + w, y - 9, 5.5, YELLOW, 3)
        p.disc(266, y + 4, 6.5, RED, 3.2)
    sash = "190,548! 270,562 352,546! 358,584! 270,602 188,588! z"
    p.part(sash, RED, 5)
    p.hatch(sash, 92, 22, 9, YELLOW, EVEN)
    p.contour(sash, 5)
    # arm on the hilt
    p.part("206,336! 160,350 118,406 96,470 102,498! 138,520 172,508! 190,470 222,400 z", BROWN)
    p.loft("190,350 140,416 116,494", "214,376 178,430 156,506", 3, 4, POINTS)
    p.part("104,496! 120,474 164,480! 196,520! 178,552! 148,548 116,528 z", BROWN, 5.5)
    p.comb("112,522 146,546 176,550", (6, -16), 8, 4)
    p.line("154,490 142,516 152,546|140,488 128,508 136,538", 5, EVEN, YELLOW)
    p.part("172,506! 196,504 206,526! 196,552! 170,552! z", YELLOW, 4.5)
    # hilt and hand
    p.part("150,556! 202,578! 196,592! 146,570! z", YELLOW, 4.5)
    p.rope("196,586 222,570 230,540 222,520", YELLOW, 7, 4)
    p.part("180,566! 196,572! 222,524! 206,516! z", BLACK, 4)
    p.disc(215, 516, 9, YELLOW, 4)
    fist(p.at(210, 542, 0.62, 24))
    # pelisse: hangs from the shoulder behind the other arm
    p.part("320,322! 366,330 404,362! 428,430 436,520 430,580! 392,590 366,574! 372,480 350,400 z", WINE)
    p.loft("366,380 386,470 384,570", "404,400 416,480 416,570", 2, 4, POINTS)
    p.part("362,560! 396,576 432,566! 438,588! 400,606 360,592! z", GREY, 5)
    for x in (372, 386, 400, 414, 428):
        p.line(f"{x},{572} {x - 3},{582} {x + 2},{594}", 3, POINTS)
    # twirling arm
    p.part("318,330! 352,330 400,362 446,398 478,424! 482,452 456,470 420,460! 372,428 330,392 z", BROWN)
    p.loft("350,342 400,380 456,424", "336,374 384,416 430,448", 2, 4, POINTS)
    p.comb("420,459 456,469 480,452", (-2, -20), 8, 4)
    p.part("480,448! 478,404 450,344 404,286! 366,308! 390,356 420,404 428,430! 454,456 z", BROWN, 5.5)
    p.comb("456,360 476,404 478,444", (-20, 4), 8, 4)
    p.line("386,350 408,356 430,330|400,372 420,376 442,350", 5, EVEN, YELLOW)
    p.part("360,318! 352,302 366,282 388,276 404,286! 396,306 376,322 z", YELLOW, 4.5)
    # head
    h = p.at(256, 226, 1.16)
    h.part("-30,-30! -46,-6 -48,24 -36,38! -24,30 -26,0 z", KEY, 4)
    neck(h, width=18)
    p.part("212,308! 258,334 306,306! 320,326 306,346! 258,358 216,348! 204,328 z", YELLOW, 5)
    p.line("258,336 260,354", 3.6, EVEN)
    face(
        h,
        Face(
            turn=0.82,
            jaw=-3,
            nose=4,
            hook=4,
            bulb=-1,
            brow=-0.3,
            brow_w=6.5,
            eye=4.8,
            look=0.7,
            up=0.5,
            age=0.2,
            blush=1.1,
            chin=3,
            beard=False,
        ),
    )
    # plait before the ear
    h.part("-36,-20! -28,-20 -26,10 -30,40 -36,46 -40,36 -40,6 z", KEY, 3)
    h.line("-37,-6 -30,-2|-38,8 -29,12|-38,22 -30,26", 2.6, EVEN, GREY)
    # moustache, both ends up
    m = "12,24! 2,18 -8,22 -18,26 -28,22 -34,10! -34,26 -22,36 -6,33 12,28! 20,33 34,34 44,24 46,8! 40,20 32,25 22,20 z"
    h.part(m, KEY, 3)
    h.line("6,24 -8,28 -24,27|16,25 28,29 38,24", 2.4, POINTS, GREY)
    # fur cap with a bag
    h.part("30,-84! 56,-78 74,-52 76,-20! 66,-22 62,-12! 54,-40 36,-58 z", RED, 5)
    h.line("44,-70 60,-52 66,-28", 3, POINTS)
    h.part("60,-18! 72,-18! 76,4! 56,4! z", YELLOW, 4)
    fur = "-44,-24! -50,-40 -44,-52 -50,-66 -40,-80 -34,-94 -18,-96 -6,-104 10,-98 26,-100 34,-88 46,-80 44,-64 50,-50 44,-38 46,-22! 24,-32 0,-34 -22,-31 z"
    h.part(fur, "#4a3a2c", 5.5)
    for x, y in (
        (-34, -44),
        (-20, -56),
        (-4, -46),
        (12, -58),
        (28, -46),
        (-30, -72),
        (-12, -80),
        (8, -78),
        (28, -74),
        (38, -60),
        (-4, -64),
    ):
        h.line(f"{x - 3},{y - 8} {x},{y} {x + 2},{y + 9}", 3, POINTS, GREY)
    h.comb("46,-28 44,-50 46,-74", (-14, 2), 6, 3.4)
    h.disc(4, -54, 9, YELLOW, 3.4)
    feather(h, "-22,-92! -40,-120 -30,-146!", "-8,-96! -10,-124 -30,-146!", GREEN, 6)
    pointing(p.at(346, 268, 0.68, 34, True))
