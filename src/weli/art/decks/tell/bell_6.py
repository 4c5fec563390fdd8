"""The Weli of the Tell pack."""

from __future__ import annotations

from weli.art.decks.inks import BLUE, BROWN, GREEN, GREY, KEY, PAPER, RED, WINE, YELLOW
from weli.art.decks.letters import text
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import ground


def picture(p: Pen) -> None:
    """Six bells, acorn above heart between them; below, the chapel on the lake and the boat that brought him there."""
    p.mark("word")
    text(p, "WELI", 388, 50, 84, KEY, bold=1.2, space=16)
    p.mark("bells")
    for y in (252, 392, 532):
        for x in (216, 520):
            p.use("S", x, y, 124)
    p.mark("acorn")
    p.use("E", 366, 318, 136)
    p.mark("heart")
    p.use("H", 366, 476, 124)
    p.mark("chapel")
    _mountains(p)
    _lake(p)
    ground(p, 916, 24, 606, GREEN, 11)
    _chapel(p)
    p.mark("boat")
    _boat(p)
    p.mark("")


def _mountains(p: Pen) -> None:
    p.part(
        "24,800! 96,690! 132,716 206,636! 262,722 318,682! 384,748 452,690! 520,744 606,700! 606,830! 24,830! z",
        GREY,
        4.5,
    )
    p.fill("206,640! 180,668 198,672 206,688 220,670 238,688! z", PAPER)
    p.fill("96,694! 78,720 96,722 112,712! z", PAPER)
    p.fill("452,694! 430,712 450,722 474,712! z", PAPER)
    p.comb("208,640 238,690 262,722", (-16, 20), 9, 3.6)
    p.comb("98,692 120,706 132,716", (-8, 18), 9, 3.4)
    p.comb("454,692 486,716 518,744", (-12, 18), 9, 3.6)


def _lake(p: Pen) -> None:
    p.part("24,812! 200,806 400,812 606,804! 606,920! 24,920! z", BLUE, 4.5)
    for x, y in ((60, 838), (180, 832), (300, 846), (120, 866), (250, 876), (370, 862), (66, 888)):
        p.line(f"{x},{y} {x + 24},{y - 4} {x + 50},{y}", 3.6, POINTS, PAPER)


def _chapel(p: Pen) -> None:
    p = p.at(474, 920)
    p.part("-78,0! -78,-112! 78,-112! 78,0! z", PAPER, 5.5)
    p.comb("76,-100 76,-50 76,-8", (-24, 0), 10, 4)
    p.part("-96,-106! -52,-176! 52,-176! 96,-106! z", RED, 5.5)
    p.hatch("-96,-106! -52,-176! 52,-176! 96,-106! z", 0, 14, 3.2, WINE)
    p.part("-18,-176! -18,-206! 18,-206! 18,-176! z", PAPER, 4.5)
    p.part("-24,-202! -24,-222 -6,-238 0,-262! 6,-238 24,-222 24,-202! z", GREEN, 4.5)
    p.disc(0, -190, 6, KEY)
    p.line("0,-262 0,-286|-8,-276 8,-276", 5, EVEN)
    p.part("-56,0! -56,-58 -36,-80 -16,-58 -16,0! z", BROWN, 5)
    p.part("12,-4! 12,-58 32,-80 52,-58 52,-4! z", "#4a3a2c", 5)
    p.line("32,-76 32,-6|12,-42 52,-42", 4, EVEN, YELLOW)


def _boat(p: Pen) -> None:
    p = p.at(190, 868)
    p.part("-112,-34! -60,-14 60,-14 116,-40! 96,8 60,24 -60,24 -96,6 z", BROWN, 5.5)
    p.line("-96,-14 -40,4 40,4 100,-18", 4, POINTS)
    p.part("-8,-16! -8,-176! 2,-176! 4,-16! z", BROWN, 4)
    p.part("8,-168! 70,-136 84,-84 60,-44! 36,-52 8,-48! z", PAPER, 5)
    p.loft("12,-160 50,-120 48,-52", "20,-164 72,-126 66,-60", 2, 3.4, POINTS)
    p.part("-4,-178! -44,-190 -34,-180 -46,-168! -4,-164! z", RED, 4)
    p.line("-60,-36 -80,-6 -104,40", 7, EVEN, BROWN)
    p.part("-64,-16! -68,-44 -50,-58 -32,-44 -34,-14! z", GREEN, 4.5)
    p.disc(-50, -68, 13, "#f4d3b1", 4.5)
    p.part("-70,-72! -58,-90 -42,-90 -30,-72! -50,-78 z", GREEN, 4)
    p.line("-40,-88 -26,-104", 5, POINTS, RED)
