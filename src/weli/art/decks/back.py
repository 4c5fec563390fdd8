"""The back of the cards."""

from __future__ import annotations

import math

from weli.art.decks.card import EDGE
from weli.art.decks.inks import PAPER
from weli.art.decks.pen import POINTS, Pen


def back(p: Pen, w: float = 630) -> None:
    """One ink.  A net of swelling lines with a flower in each mesh, a bell wheel in the middle."""
    h, ink = 1000, "#2f5170"
    step_x, step_y = (w - 2 * EDGE - 52) / 8, 56.25
    x0, y0 = EDGE + 26, EDGE + 26
    nx, ny = 8, 16
    for j in range(ny + 1):
        for i in range(nx + 1):
            if (i + j) % 2:
                continue
            x, y = x0 + i * step_x, y0 + j * step_y
            for dx in (-1, 1):
                if 0 <= i + dx <= nx and j + 1 <= ny:
                    p.line(
                        f"{x},{y} {x + dx * step_x / 2},{y + step_y / 2} {x + dx * step_x},{y + step_y}",
                        7,
                        (1.2, 0.45, 1.2),
                        ink,
                    )
    for j in range(1, ny):
        for i in range(1, nx):
            x, y = x0 + i * step_x, y0 + j * step_y
            if (i + j) % 2:
                for k in range(6):
                    a = math.pi * k / 3 + math.pi / 6
                    p.line(
                        f"{x + 4 * math.cos(a):.1f},{y + 4 * math.sin(a):.1f} {x + 20 * math.cos(a):.1f},{y + 20 * math.sin(a):.1f}",
                        9,
                        (0.2, 1, 0),
                        ink,
                    )
            elif 0 < i < nx:
                p.disc(x, y, 8, ink)
    for e, t in ((0, 9), (14, 4), (26, 5)):
        p.contour(
            f"{EDGE + e},{EDGE + e}! {w - EDGE - e},{EDGE + e}! {w - EDGE - e},{h - EDGE - e}! {EDGE + e},{h - EDGE - e}! z",
            t,
            0,
            ink,
        )
    q = p.at(w / 2, h / 2, w / 630)
    q.disc(0, 0, 172, PAPER)
    for r, t in ((170, 8), (156, 4), (66, 5)):
        ring = (
            " ".join(f"{r * math.cos(math.pi * k / 6):.1f},{r * math.sin(math.pi * k / 6):.1f}" for k in range(12))
            + " z"
        )
        q.contour(ring, t, 0, ink)
    for k in range(12):
        s = q.at(0, 0, 1, k * 30)
        s.line("0,-72 -15,-104 0,-150", 8, (0.5, 1, 0.2), ink)
        s.line("0,-72 15,-104 0,-150", 8, (0.5, 1, 0.2), ink)
        s.line("0,-84 0,-110 0,-138", 8, POINTS, ink)
        s2 = q.at(0, 0, 1, k * 30 + 15)
        s2.disc(0, -140, 6, ink)
        s2.line("0,-76 0,-94 0,-112", 6, (0.3, 1, 0), ink)
    for k in range(6):
        s = q.at(0, 0, 1, k * 60)
        s.fill("0,-6! -15,-30 0,-58! 15,-30 z", ink)
        s.line("0,-14 0,-30 0,-48", 4, POINTS, PAPER)
