"""The heart king of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import hand
from weli.art.decks.inks import BLUE, LINEN, PAPER, RED, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import beard, crown
from weli.art.decks.wuerttemberg.robes import ermine_collar, robe, sceptre_arm


def orb(p: Pen) -> None:
    """A blue ball with a gold band and a cross; its middle at 0,0."""
    p.disc(0, 0, 46, BLUE, 6)
    p.comb("44,0 34,28 6,44", (-20, -8), 8, 4)
    p.line("-42,-10 0,2 42,-10", 11, EVEN, YELLOW)
    p.line("0,-44 2,-20 0,0", 10, EVEN, YELLOW)
    p.part(
        "-8,-42! -8,-66! -20,-66! -20,-79! -8,-79! -8,-92! 8,-92! 8,-79! 20,-79! 20,-66! 8,-66! 8,-42! z", YELLOW, 4.5
    )


def picture(p: Pen) -> None:
    """Orb and sceptre: young, fair, and delighted with both."""
    robe(p, RED, LINEN, RED, "lozenge")
    sceptre_arm(p, RED, PAPER, "H")
    p.part("238,286! 198,312 182,372 186,424! 208,462 254,462! 276,420 266,350 z", RED)
    p.loft("214,312 194,380 204,440", "244,330 232,390 244,440", 3, 4, POINTS)
    p.part("186,424! 208,462 254,462! 258,430 236,398 214,380! 190,396 z", RED, 5.5)
    p.comb("196,444 212,460 252,460", (4, -16), 8, 4)
    p.part("186,402! 208,382! 234,410! 208,432! z", PAPER, 4.5)
    hand(p.at(166, 402, 0.84, 14, True))
    p.mark("orb")
    orb(p.at(165, 343))
    p.mark("")
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
