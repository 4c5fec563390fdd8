"""The heart king of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import hand
from weli.art.decks.inks import BLUE, LINEN, PAPER, RED, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import beard, crown
from weli.art.decks.wuerttemberg.robes import ermine_collar, robe, sceptre_arm


def picture(p: Pen) -> None:
    """Orb and sceptre: young, fair, and delighted with both."""
    robe(p, RED, LINEN, RED, "lozenge")
    sceptre_arm(p, RED, PAPER, "H")
    p.part("236,286! 188,306 158,372 158,430 186,462! 236,462 262,444! 262,404! 226,410 216,396! 236,350 z", RED)
    p.loft("212,306 176,380 190,450", "238,330 208,390 204,420", 3, 4, POINTS)
    p.comb("162,430 188,460 240,460", (6, -16), 8, 4)
    p.part("246,402! 272,400! 276,450! 250,456! z", PAPER, 4.5)
    p.mark("orb")
    p.disc(318, 376, 44, BLUE, 6)
    p.comb("360,376 350,404 322,420", (-20, -8), 8, 4)
    p.line("276,366 318,378 360,366", 11, EVEN, YELLOW)
    p.line("318,332 320,356 318,376", 10, EVEN, YELLOW)
    p.part(
        "310,336! 310,310! 298,310! 298,298! 310,298! 310,284! 326,284! 326,298! 338,298! 338,310! 326,310! 326,336! z",
        YELLOW,
        4.5,
    )
    p.mark("")
    hand(p.at(310, 430, 0.84, -8))
    ermine_collar(p.at(0, -4))
    h = p.at(328, 180, 1.12, 3)
    gold = "#d39a35"
    h.part("-30,-34! -50,-12 -56,20 -46,52! -28,48 -24,6 z", gold, 5)
    h.part("26,-30! 40,-10 44,20 36,40! 28,24 z", gold, 4.5)
    h.loft("-30,-20 -44,10 -38,46", "-40,-10 -52,18 -44,48", 3, 3, POINTS)
    neck(h, width=17)
    face(
        h,
        Face(
            turn=0.5,
            brow=-0.4,
            brow_ink="#8a5a1a",
            nose=-1,
            snub=1,
            bulb=2,
            eye=6.6,
            look=0.5,
            jaw=2,
            cheek=4,
            mouth=0.6,
            blush=1.7,
            beard=True,
        ),
    )
    beard(
        h,
        "-34,14! -34,36 -22,56 0,64 22,58 34,38 34,14! 28,26 20,28! 10,24 0,26! -10,24 -22,30 z",
        gold,
        "-28,28 -20,48 -4,60",
        "30,28 24,46 8,60",
        6,
    )
    h.part("-8,30! 6,27 20,30! 14,38 -2,38 z", RED, 2.6)
    h.part("6,25! -6,20 -20,22 -30,12! -28,28 -10,31 6,28! 22,31 34,24 38,12! 28,22 18,20 z", gold, 4)
    crown(h.at(0, 0, 1.04), YELLOW, WINE)
