"""The bell ace of the Salzburg pack."""

from __future__ import annotations

from weli.art.decks.beasts import boar, hound
from weli.art.decks.inks import BLUE, GREEN
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import blade, ground


def picture(p: Pen) -> None:
    """The boar at bay and one brave hound."""
    p.use("S", 446, 146, 92)
    p.line("24,560 62,500 92,532 150,430 196,492 232,462 270,500", 3.6, EVEN, BLUE)
    p.line("150,430 158,458 152,476|62,500 70,520|174,462 182,484", 3, POINTS, BLUE)
    ground(p, 882, 24, 506, GREEN, 29)
    q = p.at(0, -28)
    p.mark("boar")
    boar(q)
    p.mark("")
    p.mark("hound")
    hound(q.at(-14, 20))
    p.mark("")
    for x, y, dx, dy in (
        (40, 952, -10, -60),
        (52, 956, 6, -74),
        (64, 958, 22, -52),
        (462, 952, -18, -56),
        (476, 956, 0, -72),
        (490, 952, 8, -50),
    ):
        blade(p, x, y, dx, dy, 9, "#7fa05a")
