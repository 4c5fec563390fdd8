"""What more than one of the regulars wears or has."""

import math
from typing import Final

from weli.art.features import Face
from weli.art.palette import CHESTNUT
from weli.art.pen import Pen


def shoulders(p: Pen, ink: str, width: float, drop: float) -> None:
    w, y = width, drop
    p.part(
        f"-24,62! {-w * 0.6:.0f},{74 + y} {-w},{92 + y} {-w - 10},150! {w + 10},150! {w},{92 + y} {w * 0.6:.0f},{74 + y} 26,62! z",
        ink,
    )


def freckles(p: Pen, places: tuple[tuple[float, float], ...]) -> None:
    for x, y in places:
        p.disc(x, y, 1.2, CHESTNUT)


AS_IT_IS: Final = (0, 0, 1)
GOES_ALONG: Final = {
    "sour": (10, 10, 1),
    "glad": (-4, -4, 1.1),
    "aside": (-11, 1, 1),
    "wide": (-1, -1, 1.3),
    "kiss": (3, 3, 0.75),
}
"""How far the ends of a moustache hang, near and far, and how broad it is, by what the mouth below it does."""


def moustache(p: Pen, f: Face, mouth: str, ink: str, share: float = 1) -> None:
    """As broad as the landlord's, or that share of it."""
    x, y, (near, far, broad) = 12 * f.turn + 0.4, 22 + f.nose * 0.8, GOES_ALONG.get(mouth, AS_IT_IS)
    for n, low in ((-30 * share * broad, near), (25 * share * broad, far)):
        end, side = y + low * 0.7, math.copysign(2, n)
        tip = f"{x + n:.1f},{y + 4 + low}! {x + n * 0.8:.1f},{end + 11:.1f}"
        wing = f"{x},{y}! {x + n * 0.35:.1f},{y - 3} {x + n * 0.75:.1f},{y + 3 + low * 0.3:.1f} {tip}"
        p.part(f"{wing} {x + n * 0.35:.1f},{y + 8} {x},{y + 5}! z", ink, 4)
        over = f"{x + side},{y + 1} {x + n * 0.5:.1f},{y + 1} {x + n * 0.9:.1f},{end + 6:.1f}"
        under = f"{x + side},{y + 5} {x + n * 0.4:.1f},{y + 7} {x + n * 0.85:.1f},{end + 9:.1f}"
        p.loft(over, under, 2, 2.4)
