"""The Weli of the Württemberg pack, which has none: plain like its number cards, for games that need one."""

from __future__ import annotations

from weli.art.decks.inks import KEY
from weli.art.decks.letters import text
from weli.art.decks.pen import Pen


def picture(p: Pen) -> None:
    """Six bells in two columns, acorn above heart between them, and the word."""
    p.mark("word")
    text(p, "WELI", 388, 50, 84, KEY, bold=1.2, space=16)
    p.mark("bells")
    for y in (300, 530, 760):
        for x in (220, 520):
            p.use("S", x, y, 138)
    p.mark("acorn")
    p.use("E", 370, 415, 138)
    p.mark("heart")
    p.use("H", 370, 645, 128)
    p.mark("")
