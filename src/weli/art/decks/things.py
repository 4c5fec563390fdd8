"""Things that cards of several packs need: feathers, flowers, crowns, boots, ground."""

from __future__ import annotations

import math
import random

from weli.art.decks.inks import BLUE, BROWN, GREEN, GREY, KEY, PAPER, RED, YELLOW
from weli.art.decks.pen import EVEN, POINTS, WEDGE, Pen


def feather(p: Pen, spec_a: str, spec_b: str, ink: str, n: int = 9) -> None:
    """Two edges from quill to tip; barbs between them."""
    back = " ".join(reversed(spec_b.split()))
    p.part(f"{spec_a} {back} z", ink, 5)
    p.loft(spec_a, spec_b, 2, 3, (0.6, 1, 0))
    line_a, line_b = p.flat(spec_a), p.flat(spec_b)
    for k in range(1, n):
        i, j = int(len(line_a) * k / n), int(len(line_b) * (k + 0.6) / (n + 0.6))
        a, b = line_a[i], line_b[min(j, len(line_b) - 1)]
        m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        p._ribbon([a, ((a[0] * 2 + m[0]) / 3, (a[1] * 2 + m[1]) / 3), m], 3, WEDGE, KEY)


def flower(p: Pen, x: float, y: float, r: float, petal: str, heart: str = YELLOW, n: int = 5, rot: float = 0) -> None:
    pts = []
    for k in range(n):
        a = rot + 2 * math.pi * k / n
        pts.append(f"{x + r * 0.35 * math.cos(a - math.pi / n):.1f},{y + r * 0.35 * math.sin(a - math.pi / n):.1f}!")
        for d, q in ((-0.3, 0.95), (0.3, 0.95)):
            pts.append(f"{x + r * q * math.cos(a + d * 5 / n):.1f},{y + r * q * math.sin(a + d * 5 / n):.1f}")
    p.part(" ".join(pts) + " z", petal, 3.6)
    p.disc(x, y, r * 0.3, heart, 3)


def blade(p: Pen, x: float, y: float, dx: float, dy: float, w: float = 10, ink: str = GREEN) -> None:
    """A leaf of grass or willow."""
    mx, my, n = x + dx * 0.5, y + dy * 0.5, math.hypot(dx, dy)
    ox, oy = -dy / n * w, dx / n * w
    p.part(
        f"{x:.0f},{y:.0f}! {mx + ox:.0f},{my + oy:.0f} {x + dx:.0f},{y + dy:.0f}! {mx - ox * 0.5:.0f},{my - oy * 0.5:.0f} z",
        ink,
        3,
    )


def ground(p: Pen, y: float, x1: float, x2: float, ink: str = GREEN, seed: int = 1) -> None:
    hand_ = random.Random(seed)
    m = (x1 + x2) / 2
    p.fill(
        f"{x1},{y + 8}! {x1 + (m - x1) * 0.5},{y - 6} {m},{y + 2} {m + (x2 - m) * 0.5},{y - 8} {x2},{y + 6}! {x2},{976}! {x1},{976}! z",
        ink,
    )
    p.line(f"{x1},{y + 8} {x1 + (m - x1) * 0.5},{y - 6} {m},{y + 2} {m + (x2 - m) * 0.5},{y - 8} {x2},{y + 6}", 5, EVEN)
    for _ in range(int((x2 - x1) / 26)):
        x, yy = hand_.uniform(x1 + 14, x2 - 14), hand_.uniform(y + 14, 962)
        p.line(
            f"{x:.0f},{yy:.0f} {x + 4:.0f},{yy - 14:.0f} {x + 12:.0f},{yy - 20:.0f}|{x + 2:.0f},{yy:.0f} {x - 6:.0f},{yy - 9:.0f} {x - 10:.0f},{yy - 17:.0f}",
            3.4,
            WEDGE,
        )


def crown(p: Pen, ink: str = YELLOW, cap: str = RED) -> None:
    """On the brow of a face at turn about 0.8."""
    p.part("-34,-34! -42,-62 -20,-78 2,-84 24,-78 42,-64 34,-34! z", cap, 4.5)
    p.comb("38,-40 42,-62 26,-76", (-14, 4), 6, 3.4)
    p.part(
        "-39,-30! -54,-66 -50,-70! -33,-56 -22,-82 -16,-84! -10,-58 0,-92 6,-92! 12,-58 26,-82 32,-80! 36,-56 52,-68 56,-63! 39,-28! 20,-36 0,-39 -20,-37 z",
        ink,
        5,
    )
    for x, y, r in ((-53.0, -70.0, 5.5), (-20, -87, 5.5), (3, -96, 6.5), (29, -85, 5.5), (55, -68, 5)):
        p.disc(x, y, r, PAPER, 3.4)
    p.part("-40,-32! -20,-39 0,-41 20,-39 39,-30! 37,-18! 20,-26 0,-28 -20,-26 -38,-20! z", ink, 4.5)
    for x, y in ((-27, -28.5), (-9, -33), (10, -33.5), (27, -29)):
        p.disc(x, y, 3.6, cap, 2.6)
    p.comb("39,-30 50,-58", (-8, 0), 5, 3)


def leaf_crown(p: Pen, ink: str = YELLOW, gem: str = GREEN) -> None:
    """A low open crown: five leaves on a hoop."""
    for x, y, size, rot in (
        (-40, -42, 0.85, -24),
        (40, -41, 0.85, 24),
        (-22, -50, 1.0, -10),
        (22, -50, 1.0, 10),
        (0, -54, 1.25, 0),
    ):
        q = p.at(x, y, size, rot)
        q.part("-9,14! -8,4 -16,0 -13,-12! -6,-10 -9,-22 0,-34! 9,-22 6,-10 13,-12! 16,0 8,4 9,14! z", ink, 4.5)
        q.line("0,8 0,-8 0,-24", 3, POINTS)
    p.part("-42,-26! -22,-38 0,-41 22,-38 42,-25! 39,-12! 20,-22 0,-25 -20,-22 -40,-13! z", ink, 5)
    for x, y in ((-29, -24), (-10, -31), (10, -31), (29, -24)):
        p.part(f"{x - 5},{y}! {x},{y - 5}! {x + 5},{y}! {x},{y + 5}! z", gem, 2.6)
    p.comb("40,-22 38,-14 22,-22", (-6, -5), 5, 3)


def beard(p: Pen, spec: str, ink: str, a: str, b: str, n: int = 7) -> None:
    p.part(spec, ink, 5)
    p.loft(a, b, n, 3.4, (0.2, 1, 0.1))


def bicorne(p: Pen, ink: str, trim: str, cockade: str) -> None:
    """Two-cornered hat worn across, on a face at 0,0."""
    p.part("-78,-12! -70,-40 -40,-74 4,-92 44,-76 74,-44 84,-18! 60,-28 30,-38 0,-40 -34,-34 z", ink, 5.5)
    p.line("-72,-24 -40,-58 4,-76 44,-62 76,-30", 7, (0.5, 1, 1, 0.5), trim)
    p.loft("-40,-42 -20,-60 0,-74", "40,-44 30,-60 10,-74", 4, 3, POINTS, trim if ink == KEY else KEY)
    p.disc(6, -58, 11, cockade, 4)
    p.disc(6, -58, 4.5, PAPER, 2.5)
    p.part("-78,-12! -34,-34 0,-40 30,-38 60,-28 84,-18! 56,-18 30,-26 0,-29 -34,-22 z", ink, 4.5)


def boot(p: Pen, ink: str = KEY, top: str = BROWN) -> None:
    """Toe to the right, sole at y = 0, knee at y = -190."""
    p.part(
        "-30,-190! 30,-192! 26,-120 22,-50 44,-26 74,-16 78,0! -24,0! -22,-60 -32,-120 z",
        "#4a3a2c" if ink == KEY else ink,
        5,
    )
    p.comb("28,-150 24,-90 22,-50", (-20, 4), 9, 4, colour=KEY)
    p.line("-18,-40 0,-32 20,-46|-16,-56 0,-50 18,-60", 3.4, POINTS)
    p.line("-12,-170 -14,-120 -10,-70", 4, POINTS, GREY)
    p.part("-34,-206! 34,-208! 32,-166! -32,-164! z", top, 5)
    p.part("-26,0! 80,0! 80,9! -26,9! z", KEY, 2)


def grapes(p: Pen, x: float, y: float, rows: int = 5, r: float = 12, ink: str = BLUE) -> None:
    for k in range(rows):
        n = rows - k
        for j in range(n):
            gx, gy = x + (j - (n - 1) / 2) * r * 1.7, y + k * r * 1.5
            p.disc(gx, gy, r, ink, 3.6)
            p.line(f"{gx - r * 0.5:.0f},{gy:.0f} {gx - r * 0.3:.0f},{gy - r * 0.5:.0f}", 3, POINTS, PAPER)


def vine(p: Pen, x: float, y: float, s: float, rot: float = 0) -> None:
    q = p.at(x, y, s, rot)
    q.part(
        "0,10! -16,16 -30,6! -22,-4 -34,-18! -18,-20 -12,-34 0,-40! 12,-34 18,-20 34,-18! 22,-4 30,6! 16,16 z",
        GREEN,
        3.6,
    )
    q.line("0,8 0,-30|0,-2 -18,-14|0,-2 18,-14", 2.6, WEDGE)
