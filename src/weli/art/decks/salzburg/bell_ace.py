"""The bell ace of the Salzburg pack."""

from __future__ import annotations

from weli.art.decks.beasts import boar, hound
from weli.art.decks.inks import BLUE, BROWN, GREEN
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import blade, ground


def _fir(p: Pen, x: float, foot: float, high: float) -> None:
    """A fir in three tiers, so far away that it has one ink."""
    p.part(f"{x - 6},{foot}! {x - 4},{foot - 30}! {x + 4},{foot - 30}! {x + 6},{foot}! z", BROWN, 3)
    for k, wide in enumerate((0.3, 0.24, 0.17)):
        y, w = foot - 22 - k * high * 0.26, wide * high
        p.part(
            f"{x - w:.0f},{y:.0f}! {x - w * 0.4:.0f},{y - high * 0.2:.0f} {x:.0f},{y - high * 0.44:.0f}! {x + w * 0.4:.0f},{y - high * 0.2:.0f} {x + w:.0f},{y:.0f}! {x:.0f},{y - 6:.0f} z",
            "#5d7f5a",
            4,
        )


def picture(p: Pen) -> None:
    """The boar at bay and one brave hound."""
    p.use("S", 446, 146, 92)
    p.line("24,560 62,500 92,532 150,430 196,492 232,462 270,500", 3.6, EVEN, BLUE)
    p.line("150,430 158,458 152,476|62,500 70,520|174,462 182,484", 3, POINTS, BLUE)
    for x, foot, high in ((90, 700, 200), (140, 680, 140), (462, 640, 130)):
        _fir(p, x, foot, high)
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
