"""The acorn Unter of the Tell pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import two_hands
from weli.art.decks.inks import GREY, PAPER, RED, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import beard, feather


def picture(p: Pen) -> None:
    """Rudolf Harras, the armoured master of the horse: both hands on the hilt, and he has time."""
    p.use("E", 88, 388, 108)
    # blade beside the head
    p.part("414,318! 412,90 426,52! 440,90 442,318! z", GREY, 5)
    p.line("427,80 427,200 427,310", 3.4, (0.3, 1, 1))
    p.comb("440,110 441,200 441,300", (-9, 3), 14, 3)
    # arm on the right: plates
    p.part("408,286! 452,292 486,332 500,384 496,424! 462,442 434,424! 436,384 420,340 z", GREY)
    p.part("496,420! 484,446 452,450! 434,424 446,396! 474,392 z", GREY, 5)
    p.line("426,344 456,336 488,344|434,372 464,364 496,372", 4, (0.6, 1, 0.6))
    p.comb("496,352 500,388 494,426", (-18, -2), 9, 4.2)
    # tabard, red and yellow by quarters, over the plates
    p.mark("armour")
    body = "236,296! 290,270 346,262 402,270 448,296! 440,380 424,440 430,520! 252,520! 258,440 244,380 z"
    p.part(body, YELLOW)
    p.fill("242,300! 290,274 346,266! 346,404! 256,404! 246,370 z", RED)
    p.fill("346,404! 428,404! 424,440 427,517! 346,517! z", RED)
    p.contour(body, 6)
    p.line("346,270 346,517|252,404 434,404", 4, EVEN)
    p.part("282,340! 300,326! 318,340! 300,356! z", YELLOW, 4)
    p.part("374,340! 392,326! 410,340! 392,356! z", RED, 4)
    p.comb("440,330 434,390 422,440 426,500", (-32, 6), 10, 4.6)
    p.loft("272,420 266,470 266,518", "334,420 330,470 330,518", 2, 3.4, POINTS)
    p.part("250,452! 346,466 430,452! 432,482! 346,496 248,482! z", "#4a3a2c", 5)
    p.part("328,458! 364,458! 366,500! 326,500! z", YELLOW, 4.5)
    p.mark("")
    # gorget
    p.part("276,276! 300,244 346,238 392,244 416,276! 384,306 346,316 308,306 z", GREY, 5.5)
    p.line("290,268 346,290 402,268|284,280 346,304 408,280", 3.6, (0.5, 1, 0.5))
    # pauldrons: three lames each
    for flip in (False, True):
        q = p.at(692 if flip else 0, 0, 1, 0, flip)
        for k in (2, 1, 0):
            o = k * 20
            q.part(
                f"{290 - k * 4},{278 + o}! {244 - k * 12},{264 + o} {206 - k * 8},{288 + o} {190 - k * 4},{326 + o}! {222 - k * 2},{338 + o} {264},{326 + o}! z",
                GREY,
                5,
            )
        q.line("276,286 240,282 208,310", 3.4, POINTS)
        q.disc(238, 300, 5, YELLOW, 3)
    p.comb("500,322 498,344 496,362", (-26, -4), 8, 4)
    # arm on the left: elbow out, forearm across to the hilt
    p.part("196,350! 176,384 176,424 196,452! 240,450 262,420! 262,380 258,350! z", GREY, 5.5)
    p.line("190,376 222,384 258,374|180,402 214,412 258,400", 4, (0.6, 1, 0.6))
    p.part("182,424! 212,398 300,400 372,396! 384,420 372,444! 300,456 216,466! z", GREY, 5.5)
    p.line("296,400 304,428 298,456|334,399 344,426 338,450", 4, (0.8, 1, 0.8))
    p.comb("206,462 298,454 366,444", (3, -18), 9, 4.2)
    p.part("170,408 188,390 214,396 226,422 216,450 192,460 172,442 z", GREY, 5.5)
    p.disc(198, 425, 10, YELLOW, 4)
    p.line("180,410 190,404 202,404", 4, POINTS, PAPER)
    # hilt, and both hands on it
    p.part("418,316! 436,316! 438,470! 416,470! z", "#4a3a2c", 4.5)
    p.part("356,318! 372,306! 482,306! 498,318! 482,330! 372,330! z", YELLOW, 5)
    p.disc(427, 484, 17, YELLOW, 5)
    p.disc(427, 484, 6, RED, 3)
    p.part("466,372! 490,366 504,386! 492,410! 464,404! z", PAPER, 4.5)
    p.part("362,398! 386,392 394,420 384,446! 360,446! z", PAPER, 4.5)
    two_hands(p.at(427, 400, 0.76))
    # head
    h = p.at(326, 180, 1.12, -4)
    neck(h, width=19)
    face(
        h,
        Face(
            turn=0.75,
            jaw=5,
            nose=2,
            hook=1,
            bulb=1,
            brow=0.8,
            brow_w=7,
            age=0.5,
            eye=4.8,
            look=0.5,
            mouth=-0.3,
            beard=True,
            blush=0.8,
            chin=2,
        ),
    )
    beard(
        h,
        "-33,6! -32,26 -24,44 -8,58 10,62! 24,54 30,38 31,14! 26,22 24,25! 14,21 4,24! -6,22 -20,26 z",
        "#39322c",
        "-28,22 -22,42 4,56",
        "28,26 26,42 12,56",
        0,
    )
    h.loft("-28,22 -22,42 4,56", "28,26 26,42 12,56", 7, 2.8, POINTS, GREY)
    h.part("0,29! 12,26 23,30! 14,35 6,35 z", RED, 2.6)
    h.part("12,24! 0,18 -12,23 -18,33! -4,31 12,28! 22,29 31,35! 28,24 20,19 z", "#39322c", 4)
    h.line("-26,4 -18,14 -16,24", 3, POINTS, "#b5654a")
    # burgonet: skull, comb, peak, cheek plate
    h.part("-44,-26! -48,-58 -28,-84 4,-90 34,-80 46,-52 42,-26! 20,-36 -20,-36 z", GREY, 5.5)
    h.part("-50,-40! -48,-76 -20,-104 12,-104 34,-84! 16,-92 -12,-88 -34,-66 z", GREY, 5)
    h.comb("42,-34 46,-52 34,-76", (-18, 4), 7, 3.8)
    h.part("-20,-36! 20,-38 44,-30 66,-18! 44,-18 20,-26 -18,-26 z", GREY, 5)
    h.part("-46,-34! -24,-36 -22,-10! -26,14 -34,32! -46,14 -48,-12 z", GREY, 5)
    h.line("-36,-22 -38,0 -34,20", 3, POINTS)
    for x in (-30, -8, 14):
        h.disc(x, -33 + (2 if x > 0 else 0), 3, YELLOW, 2)
    feather(h, "-34,-70! -66,-94 -104,-84 -116,-44!", "-40,-52! -66,-66 -90,-62 -116,-44!", RED, 10)
