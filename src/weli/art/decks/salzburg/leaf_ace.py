"""The leaf ace of the Salzburg pack."""

from __future__ import annotations

from weli.art.decks.inks import BLUE, GREY, KEY, PAPER, RED, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.salzburg.rampant import stag, unicorn
from weli.art.decks.things import blade, flower, ground


def picture(p: Pen) -> None:
    """Stag and unicorn either side of a vase, a bird on the nosegay."""
    p.use("L", 446, 146, 92)
    ground(p, 912, 24, 506, YELLOW, 23)
    # nosegay
    for x, y, dx, dy, w in (
        (250, 600, -44, -50, 13),
        (280, 600, 44, -50, 13),
        (258, 600, -26, -76, 12),
        (272, 600, 26, -76, 12),
        (265, 600, 0, -84, 12),
        (244, 606, -50, -22, 11),
        (286, 606, 50, -22, 11),
    ):
        blade(p, x, y, dx, dy, w)
    for x, y, r, ink, k in (
        (232, 586, 18, PAPER, 1),
        (298, 586, 18, PAPER, 2),
        (265, 566, 24, RED, 0),
        (240, 552, 14, YELLOW, 3),
        (290, 552, 14, YELLOW, 4),
    ):
        flower(p, x, y, r, ink, YELLOW if ink != YELLOW else RED, 5, k)
    # vase
    p.mark("vase")
    vase = "205,606! 325,606! 318,630 298,650! 330,676 344,716 330,762 296,800 280,816! 280,856 304,880 322,896! 322,926! 208,926! 208,896! 226,880 250,856 250,816! 234,800 200,762 186,716 200,676 232,650! 212,630 z"
    p.part(vase, BLUE, 6.5)
    p.part("198,596! 332,596! 332,612! 198,612! z", YELLOW, 5)
    p.part("228,644! 302,644! 304,660! 226,660! z", YELLOW, 4.5)
    p.part("240,810! 290,810! 290,828! 240,828! z", YELLOW, 4.5)
    p.part("204,902! 326,902! 332,930! 198,930! z", YELLOW, 5)
    p.loft("224,664 196,716 238,804", "306,664 334,716 292,804", 5, 3.6, (0.5, 1, 0.6))
    p.comb("334,690 340,720 326,762 296,796", (-26, -4), 9, 4.4)
    p.line("204,700 202,724 210,748", 7, POINTS, PAPER)
    p.disc(265, 722, 32, PAPER, 5)
    p.use("L", 265, 721, 48)
    p.mark("")
    # bird: a finch with open beak
    p.mark("bird")
    p.part("292,508! 336,520 356,542! 326,544 296,532! z", "#4a3a2c", 5)
    p.part("222,470! 226,446 246,438 264,448 286,470 306,500 300,524 272,536 244,526 228,500! z", RED, 5.5)
    p.part("252,480! 290,480 312,506 322,530! 290,530 258,516! z", "#4a3a2c", 5)
    p.loft("262,490 286,496 310,524", "260,510 280,520 300,528", 2, 2.8, POINTS, GREY)
    p.part("226,448! 202,440! 224,458! z", YELLOW, 4)
    p.part("224,460! 206,462! 226,470! z", YELLOW, 4)
    p.disc(240, 457, 4.6, KEY)
    p.disc(239, 455.5, 1.5, PAPER)
    p.comb("234,508 248,526 270,534", (8, -14), 7, 3.2)
    p.line("262,534 260,552|276,534 276,550", 4.5, EVEN, YELLOW)
    stag(p.at(5, 0))
    unicorn(p.at(530, 0, 1, 0, True))
    p.mark("")
