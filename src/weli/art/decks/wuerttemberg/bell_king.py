"""The bell king of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import hand
from weli.art.decks.inks import BLUE, GREEN, PAPER, RED, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import beard, crown
from weli.art.decks.wuerttemberg.robes import robe, sceptre_arm


def picture(p: Pen) -> None:
    """The sceptre alone; his free hand is in his beard, for he is counting what it will cost."""
    robe(p, WINE, GREEN, YELLOW, "dot")
    p.line("226,282 190,360 176,500|424,280 470,370 492,500", 10, (0.6, 1, 1), YELLOW)
    sceptre_arm(p, WINE, YELLOW, "S")
    # chain with a medal
    p.line("246,292 270,372 326,398 382,372 404,292", 11, EVEN)
    p.line("246,292 270,372 326,398 382,372 404,292", 5, EVEN, YELLOW)
    p.disc(326, 414, 26, YELLOW, 5)
    p.disc(326, 414, 12, BLUE, 4)
    p.part("250,262! 288,248 326,270! 364,248 402,262! 412,296 384,314! 326,302 268,314! 240,296 z", BLUE, 5.5)
    p.comb("248,300 270,310 326,298 382,310 406,298", (1, -18), 11, 3.4)
    h = p.at(326, 176, 1.14, 2, flip=True)
    ink = "#4f2f1a"
    h.part("-32,-26! -48,-4 -50,24 -40,40! -26,30 -26,0 z", ink, 5)
    neck(h, width=19)
    face(
        h,
        Face(
            turn=0.85,
            age=0.5,
            brow=0.9,
            brow_w=6,
            nose=4,
            hook=5,
            bulb=0,
            eye=4.4,
            look=0.7,
            jaw=-4,
            cheek=-1,
            mouth=-0.4,
            blush=0.7,
            beard=True,
        ),
    )
    beard(
        h,
        "-35,8! -36,36 -22,62 0,84 16,98! 30,76 36,48 32,12! 26,22 24,25! 14,21 4,24! -6,22 -20,28 z",
        ink,
        "-28,22 -24,56 8,88",
        "28,26 30,56 18,88",
        0,
    )
    h.loft("-28,26 -20,56 6,84", "26,30 28,56 18,84", 6, 2.8, POINTS, "#a98a62")
    h.part("2,31! 12,28 22,31! 14,36 8,36 z", RED, 2.6)
    h.part("12,25! 2,19 -10,22 -22,36! -4,34 12,29! 22,31 34,40! 32,24 20,19 z", ink, 4)
    crown(h.at(0, 0, 1.02), YELLOW, GREEN)
    # the arm, and the hand in the beard
    p.mark("hand in the beard")
    p.part(
        "240,290! 186,310 154,376 152,440 180,468! 214,462 248,420 268,372! 244,346! 222,380 212,384! 226,340 z", WINE
    )
    p.loft("206,310 172,386 184,458", "228,326 196,396 200,440", 3, 4, POINTS)
    p.comb("156,440 182,466 214,460", (6, -18), 8, 4)
    p.part("238,338! 262,318! 292,356! 266,384! z", YELLOW, 4.5)
    p.mark("")
    hand(p.at(298, 314, 0.78, -52))
    p.line("180,500 196,506 210,500", 3, POINTS, PAPER)
