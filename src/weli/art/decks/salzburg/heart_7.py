"""The heart 7 of the Salzburg pack."""

from __future__ import annotations

import math

from weli.art.decks.inks import GREEN, KEY, LIME, RED, YELLOW
from weli.art.decks.letters import text
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.salzburg.things import signs_above

RING = 122
"""how far the snake lies from the middle of its field"""


def picture(p: Pen) -> None:
    """Seven hearts, and at the foot the maker's field: a snake round it that bites its tail."""
    signs_above(p, "H", "7")
    p.mark("snake frame")
    _snake(p.at(290, 790))
    p.mark("")
    text(p, "WELI", 290, 768, 48, KEY, bold=1.2, space=12)
    p.line("222,836 250,842 290,838 330,844 358,836", 5, POINTS, RED)
    p.line("222,746 250,740 290,744 330,738 358,746", 5, POINTS, RED)


def _round(angle: float, r: float = RING) -> str:
    """A place on the ring, in degrees from the right, downwards; the ring is a little flat."""
    return f"{r * 1.2 * math.cos(math.radians(angle)):.0f},{r * 0.9 * math.sin(math.radians(angle)):.0f}"


def _snake(p: Pen) -> None:
    body = " ".join(_round(angle, RING + 7 * math.sin(angle / 12)) for angle in range(-78, 278, 17))
    p.rope(body, GREEN, 34, 6, (1, 1, 1.05, 1.05, 1, 0.9, 0.75, 0.5, 0.2))
    for k, angle in enumerate(range(-66, 190, 16)):
        x, y = (float(each) for each in _round(angle, RING + 7 * math.sin(angle / 12)).split(","))
        p.disc(x, y, 8 if k % 2 else 6, LIME if k % 2 else YELLOW, 3)
    head = p.at(26, -110, 1, 6)
    head.part("6,-26! -30,-30 -62,-16 -72,0! -58,14 -28,24 6,22! z", GREEN, 5.5)
    head.line("-70,2 -44,4 -26,0", 4, EVEN)
    head.disc(-36, -13, 6, YELLOW, 3)
    head.disc(-37, -13, 2.4, KEY)
