"""What the regulars of the inn wear: the coat behind the head of each, and hair and hat before it."""

import math
from typing import Final

from weli.art.features import Face, neck
from weli.art.palette import (
    APRON,
    ASH,
    BLUSH,
    CHESTNUT,
    COPPER,
    EARTH,
    GOLD,
    HORN,
    INK,
    LINEN,
    LIP,
    LODEN,
    MEADOW,
    NIGHT,
    RAVEN,
    SKIN,
    SKY,
    WINE,
)
from weli.art.pen import EVEN, POINTS, Pen


def _shoulders(p: Pen, ink: str, width: float, drop: float) -> None:
    w, y = width, drop
    p.part(
        f"-24,62! {-w * 0.6:.0f},{74 + y} {-w},{92 + y} {-w - 10},150! {w + 10},150! {w},{92 + y} {w * 0.6:.0f},{74 + y} 26,62! z",
        ink,
    )


# The Wirt: bald, broad, with a moustache and an apron.


def wirt_coat(p: Pen, f: Face) -> None:
    _shoulders(p, LINEN, 98, -4)
    p.part("-58,74! -44,70! -30,150! -54,150! z", MEADOW, 5)
    p.part("44,70! 58,74! 54,150! 34,150! z", MEADOW, 5)
    p.part("-42,112! 46,112! 50,150! -46,150! z", APRON, 5)
    neck(p, 24)
    p.part("-32,56! -18,70 0,76 22,70 34,56! 46,72 32,98! 2,80! -28,98! -46,74 z", LINEN, 5)


def wirt_front(p: Pen, f: Face) -> None:
    p.part("-37,-26! -44,-20 -46,0 -38,-8! -36,-14 z", CHESTNUT, 4)
    p.line("-20,-40 -10,-46 2,-48", 5, POINTS, LINEN)
    x, y = 8 + 15.5 * f.turn + f.bulb * 0.8, 15 + f.nose
    p.disc(15 * f.turn + 6, y, 7.5, BLUSH)
    p.line(
        f"{x - 3:.1f},{y - 9} {x:.1f},{y - 3} {x - 1:.1f},{y + 2.5} {2 + 13 * f.turn:.1f},{y + 5.2}",
        4.4,
        (0.5, 0.8, 1.1, 0.7),
    )
    p.line("-22,50 -4,58 16,55", 3.4, POINTS)


_TIPS: Final = {"sour": 10, "glad": -4}
"""How far the ends of a moustache hang, or rise, by what the mouth below it does."""


def moustache(p: Pen, f: Face, mouth: str) -> None:
    x, y, low = 12 * f.turn + 0.4, 22 + f.nose * 0.8, _TIPS.get(mouth, 0)
    for side, n in ((-1, 30), (1, 25)):
        tip = f"{x + side * n:.1f},{y + 4 + low}! {x + side * n * 0.8:.1f},{y + 11 + low * 0.6:.1f}"
        wing = f"{x},{y}! {x + side * n * 0.35:.1f},{y - 3} {x + side * n * 0.75:.1f},{y + 3 + low * 0.3:.1f} {tip}"
        p.part(f"{wing} {x + side * n * 0.35:.1f},{y + 8} {x},{y + 5}! z", CHESTNUT, 4)
        over = (
            f"{x + side * 2},{y + 1} {x + side * n * 0.5:.1f},{y + 1} {x + side * n * 0.9:.1f},{y + 6 + low * 0.7:.1f}"
        )
        under = (
            f"{x + side * 2},{y + 5} {x + side * n * 0.4:.1f},{y + 7} {x + side * n * 0.85:.1f},{y + 9 + low * 0.7:.1f}"
        )
        p.loft(over, under, 2, 2.4)


# Nanni: old and sharp, with kerchief and spectacles.

_KERCHIEF: Final = (
    "-38,34! -50,0 -48,-38 -22,-66 12,-68 40,-48 47,-14 45,18! 35,6! 33,-20 22,-40 4,-48! "
    "-18,-42 -32,-22 -36,6 -26,44 -6,60! -24,62 z"
)


def nanni_coat(p: Pen, f: Face) -> None:
    p.part("-44,-20! -52,20 -46,60 -20,78! 30,76! 44,40 40,-20! z", WINE, 5)
    _shoulders(p, NIGHT, 80, 6)
    neck(p, 15)
    scarf = "-40,66! -10,82 14,84 40,66! 58,92 34,150! 10,110! -14,150! -60,94 z"
    p.part(scarf, WINE, 5)
    p.spots(scarf, 26, 4.5, LINEN)


def nanni_front(p: Pen, f: Face) -> None:
    p.part("-36,6! -40,-22 -22,-44 6,-50 26,-40 31,-20! 20,-34 4,-40! -14,-34 -28,-16 z", ASH, 4.5)
    p.loft("4,-41 -16,-34 -32,0", "6,-48 -26,-42 -37,0", 3, 2.4)
    p.part(_KERCHIEF, WINE, 5.5)
    p.spots(_KERCHIEF, 16, 2.8, LINEN)
    for x, r in ((-9.5, 13), (19.5, 9.5)):
        p.contour(
            f"{x + r},-2 {x + r * 0.7:.1f},7 {x},10.5 {x - r * 0.7:.1f},7 {x - r},-2 {x - r * 0.7:.1f},-9 {x},-11.5 {x + r * 0.7:.1f},-9 z",
            3,
            HORN,
        )
    p.line("3.5,-3 6.5,-6 10,-3|-22.5,-3 -30,-5 -36,-6", 3, EVEN, HORN)


# Franz: a lean farmer with a felt hat.


def franz_coat(p: Pen, f: Face) -> None:
    _shoulders(p, EARTH, 84, 6)
    p.part("-26,64! 4,96 30,64! 26,150! -20,150! z", LINEN, 5)
    neck(p, 16)
    p.line("6,56 10,64 6,72", 3.4, POINTS)
    p.part("-24,62! 4,80! 30,62! 36,78! 20,98! 4,84! -12,98! -32,78! z", LINEN, 4.5)
    p.part("-32,70! -54,86! -38,112! -12,150! 0,150! -16,98! z", MEADOW, 5)
    p.part("36,70! 58,86! 44,112! 22,150! 10,150! 22,98! z", MEADOW, 5)


def franz_front(p: Pen, f: Face) -> None:
    p.part("-38,-24! -42,-4 -36,14! -32,2 -31,-16 z", ASH, 4)
    p.loft("-24,30 -14,42 4,48", "-16,36 -6,44 4,45", 2, 2)
    p.part("-42,-26! -44,-54 -30,-88 -8,-80! 10,-92 34,-82 42,-34! z", LODEN, 5.5)
    p.comb("40,-42 38,-66 26,-84", (-16, 6), 5, 3)
    p.line("-8,-80 -2,-70 -4,-60", 3.6, POINTS)
    p.part("-43,-40! -20,-52 20,-52 42,-44! 42,-30! 20,-40 -20,-38 -42,-26! z", INK, 3)
    p.part("-32,-44! -52,-80 -48,-112! -34,-80 -26,-42! z", ASH, 5)
    p.loft("-32,-44 -52,-80 -48,-112", "-26,-42 -34,-80 -48,-112", 2, 3)
    p.part("-72,-12! -44,-32 0,-40 44,-36 72,-22! 56,-14 30,-24 0,-27 -34,-20 -58,-6 z", LODEN, 5.5)
    p.line("-60,-12 -30,-28 10,-33 58,-24", 2.6, POINTS, ASH)


# Lina: young and quick, with a crown of plaits.

_CROWN: Final = (
    "-36,14! -42,-14 -38,-42 -14,-58 10,-58 32,-42 36,-12 33,8! 30,-16 22,-32 2,-42! -14,-34 -28,-18 -32,4 z"
)


def lina_coat(p: Pen, f: Face) -> None:
    _shoulders(p, LINEN, 72, 12)
    p.part("-46,92! -24,86! -8,150! -52,150! z", MEADOW, 5)
    p.part("26,86! 48,92! 54,150! 12,150! z", MEADOW, 5)
    neck(p, 14)
    p.part("-30,78! -22,70 -16,70 -2,84 14,70 22,70 28,78! 20,96 -2,104 -24,96 z", LINEN, 4.5)
    p.line("-18,64 -2,74 18,64", 3.6, EVEN, LIP)
    p.disc(-1, 76, 5, GOLD, 2.6)


def lina_front(p: Pen, f: Face) -> None:
    _freckles(p, ((-20, 11), (-14, 14), (-22, 17), (14, 10), (22, 12)))
    p.part(_CROWN, CHESTNUT, 5)
    p.loft("2,-43 -18,-34 -34,4", "2,-56 -34,-46 -39,2", 4, 2.6)
    p.loft("4,-43 22,-32 32,0", "4,-56 28,-44 34,-6", 3, 2.6)
    for k in range(8):
        turn = k - 3.5
        plait = p.at(-40 + k * 11.2, -66 + 30 * (turn / 3.9) ** 2, turn=turn * 13)
        plait.part("-9,5! -10,-6 0,-12 10,-8 9,4! 2,8 z", CHESTNUT, 4.2)
        plait.line("-4,3 -2,-6 5,-8", 2.2, POINTS)
    for k in range(5):
        x, y = math.cos(1.26 * k), math.sin(1.26 * k)
        p.disc(-34 + 6 * x, -38 + 6 * y, 4.4, LINEN, 2.6)
    p.disc(-34, -38, 3, GOLD, 2)
    p.disc(-38, 16, 3.4, GOLD, 2.4)


def _freckles(p: Pen, places: tuple[tuple[float, float], ...]) -> None:
    for x, y in places:
        p.disc(x, y, 1.2, CHESTNUT)


# Seppl: a lad who bets before he has looked.

_CURLS: Final = (
    "-36,4! -46,-4 -42,-16 -52,-24 -44,-38 -50,-52 -34,-56 -32,-72 -14,-66 -4,-80 10,-68 26,-76 30,-60 46,-56 40,-40 48,-28 "
    "36,-18 36,-4! 30,-18 30,-30! 22,-26 16,-36! 8,-28 -2,-38! -10,-28 -20,-34! -24,-22 -31,-20 z"
)


def seppl_coat(p: Pen, f: Face) -> None:
    shirt = "-24,62! -50,82 -82,100 -92,150! 92,150! 82,100 50,82 26,62! z"
    p.part(shirt, SKY)
    p.stripes(shirt, 5, 4, LINEN)
    p.contour(shirt)
    neck(p, 17)
    p.part("-28,60! -40,78! -16,100! 2,84! z", SKY, 5)
    p.part("32,60! 44,78! 22,100! 4,84! z", SKY, 5)
    p.part("-16,74! 2,84! 22,74! 14,98! 2,92! -10,98! z", LIP, 4.5)
    p.part("32,-12! 46,-16 48,2 40,14 31,12! z", SKIN, 4)


def seppl_front(p: Pen, f: Face) -> None:
    p.part(_CURLS, COPPER, 5.5)
    for x, y in ((-38, -40), (-22, -54), (-2, -62), (18, -58), (32, -44), (-30, -26), (-8, -46), (12, -44), (26, -34)):
        p.line(f"{x - 6},{y + 5} {x - 5},{y - 5} {x + 4},{y - 5} {x + 4},{y + 2} {x - 1},{y + 2}", 2.8, (0.3, 1, 0.6))
    _freckles(p, ((-18, 9), (-12, 13), (-22, 14), (12, 10), (20, 9)))


# Vroni: stout and calm.

_BUN: Final = "-14,-60! -26,-74 -14,-90 6,-92 22,-84 24,-68 14,-58! 0,-62 z"


def vroni_coat(p: Pen, f: Face) -> None:
    p.part("-42,-30! -54,-6 -52,14 -40,30! 38,30! 46,10 42,-28! z", RAVEN, 4)
    _shoulders(p, LINEN, 96, 2)
    bodice = "-64,78! -30,72! 4,112! 38,72! 70,78! 66,150! -62,150! z"
    p.part(bodice, LIP, 5.5)
    p.stripes(bodice, 7, 3, WINE)
    neck(p, 22)
    p.part("-30,62! -12,82 4,88 22,82 34,62! 38,72! 4,114! -32,72! z", SKIN, 4.5)
    for x, y in ((-16, 71), (-7, 76), (2, 78), (11, 76), (20, 71)):
        p.disc(x, y, 4.2, LIP, 2.4)


def vroni_front(p: Pen, f: Face) -> None:
    p.line("-20,50 0,60 18,54", 3, POINTS)
    p.part(
        "-36,20! -48,6 -50,-22 -34,-52 -4,-62 28,-52 42,-26 40,4 34,14! 33,-10 26,-30 12,-44! -4,-30 -24,-20 -34,0 z",
        RAVEN,
        5,
    )
    p.loft("10,-45 -14,-34 -36,2", "4,-60 -34,-48 -46,4", 5, 2.6, POINTS, ASH)
    p.loft("14,-44 26,-32 35,0", "10,-60 34,-42 40,-6", 3, 2.6, POINTS, ASH)
    p.part(_BUN, RAVEN, 5)
    p.loft("-12,-64 -14,-80 4,-88", "10,-62 18,-76 6,-88", 2, 2.4, POINTS, ASH)
    p.disc(-39, 20, 5, GOLD, 3)
    p.disc(-39, 30, 3.6, LIP, 2.4)
