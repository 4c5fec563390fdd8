"""The bell 8 of the Salzburg pack."""

from __future__ import annotations

import math

from weli.art.decks.inks import BLUE, PAPER
from weli.art.decks.letters import text
from weli.art.decks.pen import EVEN, Pen
from weli.art.decks.salzburg.things import signs_above


def picture(p: Pen) -> None:
    """Eight bells, and the stamp of the tax office over the foot: this pack has paid."""
    signs_above(p, "S", "8")
    p.mark("stamp")
    _stamp(p.at(282, 772, 1, -9))
    p.mark("")


def _stamp(p: Pen) -> None:
    """One ink: two rings with rays between them, a crown, and what is owed."""
    for r, w in ((136, 7), (124, 4), (92, 5)):
        p.contour(
            " ".join(f"{r * math.cos(k * 0.5236):.1f},{r * math.sin(k * 0.5236):.1f}" for k in range(12)) + " z",
            w,
            0,
            BLUE,
        )
    for k in range(30):
        c, s = math.cos(k * math.pi / 15), math.sin(k * math.pi / 15)
        p.line(f"{99 * c:.1f},{99 * s:.1f} {117 * c:.1f},{117 * s:.1f}", 7, (1, 1, 0.4), BLUE)
    crown = "-44,2! -54,-42! -28,-22! -18,-54! 0,-24! 18,-54! 28,-22! 54,-42! 44,2! z"
    p.fill(crown, BLUE)
    p.line("-38,-8 38,-8", 5, EVEN, PAPER)
    for x, y in ((-54, -46), (-18, -60), (18, -60), (54, -46)):
        p.disc(x, y, 7, BLUE)
    text(p, "FREI", 0, 18, 34, BLUE, bold=1.3, space=12)
    p.line("-40,62 40,62", 5, EVEN, BLUE)
