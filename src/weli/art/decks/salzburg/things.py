"""Things that several cards of this pack need."""

from __future__ import annotations

from weli.art.decks.inks import BLACK, BROWN, GREY, KEY, PAPER, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen


def signs_above(p: Pen, suit: str, rank: str) -> None:
    """The signs of an 8 or a 7 that has a scene at its foot, from y = 640 down."""
    p.mark("signs")
    rows, size = ((124, 258, 392, 526), 116) if rank == "8" else ((124, 330, 536), 122)
    for y in rows:
        p.use(suit, 226, y, size, 0, suit != "H")
        p.use(suit, 398, y, size)
    if rank == "7":
        p.use(suit, 312, 227, size)
    p.mark("")


def sabre(p: Pen, length: float = 200) -> None:
    """A curved sabre, grip at 0,0 and upright; the edge bows to the right, the point leans back to the left."""
    n = length
    p.part(
        f"-8,-24! 8,-24! {n * 0.12:.0f},{-n * 0.45:.0f} {n * 0.07:.0f},{-n * 0.8:.0f} {-n * 0.12:.0f},{-n - 16:.0f}! {-n * 0.05:.0f},{-n * 0.74:.0f} {-n * 0.01:.0f},{-n * 0.4:.0f} z",
        GREY,
        5,
    )
    p.line(f"2,-40 {n * 0.06:.0f},{-n * 0.45:.0f} {n * 0.02:.0f},{-n * 0.8:.0f}", 3, POINTS)
    p.part("-7,-22! 7,-22! 7,24! -7,24! z", BROWN, 4)
    p.part("-26,-30! 24,-32! 24,-20! -26,-18! z", YELLOW, 4.5)
    p.rope("22,-24 34,-4 26,22 4,28", YELLOW, 7, 4)
    p.disc(0, 29, 8, YELLOW, 4)


def throne(p: Pen, back: str, inner: str, wood: str, cloth: str, spot: tuple[str, str], trim: str = YELLOW) -> None:
    """Back, seat, arms and step; the king comes over it."""
    p.part(back, wood, 6)
    p.part(inner, cloth, 5)
    p.spots(inner, 34, 6, spot[0], spot[1])
    p.contour(inner, 5)
    p.part("60,896! 494,896! 500,936! 54,936! z", wood, 6)
    p.line("68,910 490,910", 4, EVEN, trim)
    p.part("116,660! 444,660! 444,724! 116,724! z", BLACK, 5)


def ermine(p: Pen, spec: str, tails: tuple[tuple[float, float], ...], w: float = 5) -> None:
    p.part(spec, PAPER, w)
    for x, y in tails:
        p.part(f"{x},{y - 10}! {x + 5},{y} {x},{y + 12}! {x - 5},{y} z", KEY, 1)
