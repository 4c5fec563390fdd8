"""What the women of the inn wear: the coat behind the head of each, and hair and hat before it."""

import math
from typing import Final

from weli.art.features import Face, neck
from weli.art.palette import (
    APRON,
    ASH,
    CHESTNUT,
    GOLD,
    HORN,
    LINEN,
    LIP,
    MEADOW,
    NIGHT,
    RAVEN,
    SKIN,
    SKY,
    SNOW,
    STRAW,
    WINE,
)
from weli.art.pen import EVEN, POINTS, Pen
from weli.art.wardrobe import freckles, shoulders

# Lina: young and quick, with a crown of plaits.

_CROWN: Final = (
    "-36,14! -42,-14 -38,-42 -14,-58 10,-58 32,-42 36,-12 33,8! 30,-16 22,-32 2,-42! -14,-34 -28,-18 -32,4 z"
)


def lina_coat(p: Pen, f: Face) -> None:
    shoulders(p, LINEN, 72, 12)
    p.part("-46,92! -24,86! -8,150! -52,150! z", MEADOW, 5)
    p.part("26,86! 48,92! 54,150! 12,150! z", MEADOW, 5)
    neck(p, 14)
    p.part("-30,78! -22,70 -16,70 -2,84 14,70 22,70 28,78! 20,96 -2,104 -24,96 z", LINEN, 4.5)
    p.line("-18,64 -2,74 18,64", 3.6, EVEN, LIP)
    p.disc(-1, 76, 5, GOLD, 2.6)


def lina_front(p: Pen, f: Face) -> None:
    freckles(p, ((-20, 11), (-14, 14), (-22, 17), (14, 10), (22, 12)))
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


# Nanni: old and sharp, with kerchief and spectacles.

_KERCHIEF: Final = (
    "-38,34! -50,0 -48,-38 -22,-66 12,-68 40,-48 47,-14 45,18! 35,6! 33,-20 22,-40 4,-48! "
    "-18,-42 -32,-22 -36,6 -26,44 -6,60! -24,62 z"
)


def nanni_coat(p: Pen, f: Face) -> None:
    p.part("-44,-20! -52,20 -46,60 -20,78! 30,76! 44,40 40,-20! z", WINE, 5)
    shoulders(p, NIGHT, 80, 6)
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


# Vroni: stout and calm.

_BUN: Final = "-14,-60! -26,-74 -14,-90 6,-92 22,-84 24,-68 14,-58! 0,-62 z"


def vroni_coat(p: Pen, f: Face) -> None:
    p.part("-42,-30! -54,-6 -52,14 -40,30! 38,30! 46,10 42,-28! z", RAVEN, 4)
    shoulders(p, LINEN, 96, 2)
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


# Burgl: out in the fields all day, under a straw hat.


def burgl_coat(p: Pen, f: Face) -> None:
    shoulders(p, APRON, 92, 2)
    neck(p, 19)
    scarf = "-40,62! -14,80 16,80 42,62! 62,84 30,118! 2,104! -26,118! -58,84 z"
    p.part(scarf, LINEN, 5)
    p.spots(scarf, 20, 3.4, LIP)
    p.part("-8,92! 2,84 12,92! 8,104 -4,104 z", LINEN, 4.5)


def burgl_front(p: Pen, f: Face) -> None:
    p.part("-36,-34! -45,-8 -41,20 -33,14! -31,-16 -20,-34! z", CHESTNUT, 4.5)
    p.part("36,-34! 45,-8 40,20 32,14! 31,-16 22,-34! z", CHESTNUT, 4.5)
    p.loft("-24,-34 -34,-10 -35,14", "-34,-34 -42,-8 -38,16", 2, 2.2)
    p.part("-40,-38! -38,-70 -16,-84 16,-84 38,-70 42,-38! z", STRAW, 5.5)
    p.part("-41,-54! 0,-47 42,-54! 44,-34! 0,-28 -43,-34! z", LIP, 4.5)
    p.part("-84,-20! -52,-42 0,-46 54,-42 84,-20! 58,-17 30,-26 0,-28 -30,-26 -58,-17 z", STRAW, 5.5)
    p.loft("-78,-21 -50,-37 0,-41 50,-37 78,-21", "-62,-19 -36,-29 0,-32 36,-29 62,-19", 2, 2.2, POINTS, CHESTNUT)
    p.loft("-36,-60 -14,-80 10,-81", "-34,-60 0,-58 36,-60", 2, 2.2, POINTS, CHESTNUT)
    for x, y in ((-30, -50), (-19, -57), (-17, -44)):
        p.disc(x, y, 6, LINEN, 3)
        p.disc(x, y, 2.2, GOLD)


# Moidl: the youngest, with two plaits.


def moidl_coat(p: Pen, f: Face) -> None:
    shoulders(p, LINEN, 78, 10)
    bodice = "-46,92! -26,82! 2,104! 30,82! 50,92! 54,150! -50,150! z"
    p.part(bodice, WINE, 5)
    neck(p, 13)
    p.part("-28,74! -14,84 2,88 18,84 30,74! 34,88 2,106 -32,88 z", LINEN, 4.5)
    p.line("2,108 2,150", 3, EVEN)


def moidl_front(p: Pen, f: Face) -> None:
    freckles(p, ((-20, 10), (-14, 14), (-8, 11), (14, 11), (22, 10)))
    p.part(
        "-36,22! -46,-4 -42,-36 -18,-60 12,-60 36,-44 42,-10 36,18! 33,-12 24,-34 6,-50! -6,-32 -22,-18 -33,-4 z",
        STRAW,
        5,
    )
    p.loft("6,-51 -14,-32 -34,6", "4,-60 -30,-48 -44,-6", 4, 2.4)
    p.loft("8,-50 26,-34 35,0", "10,-60 32,-46 40,-8", 2, 2.4)
    for x, lean in ((-44, -1.5), (40, 1.5)):
        for k in range(4):
            p.part(*_strand(x + lean * k, 24 + k * 12), 4)
        end = p.at(x + lean * 4, 71)
        end.part("-5,0! 5,0! 8,16! 0,12 -8,16! z", STRAW, 4)
        end.part("-14,-7! 0,-2 14,-7! 15,6! 0,2 -15,6! z", LIP, 4)


def _strand(x: float, y: float) -> tuple[str, str]:
    return (
        f"{x - 8:.1f},{y - 8}! {x:.1f},{y - 3} {x + 8:.1f},{y - 8}! {x + 9:.1f},{y + 3} {x:.1f},{y + 9} {x - 9:.1f},{y + 3} z",
        STRAW,
    )


# Zenzi: in her Sunday hat with the golden cord.


def zenzi_coat(p: Pen, f: Face) -> None:
    p.part("-30,-40! -52,-6 -58,44 -70,88! -56,82! -46,94! -34,44 -22,-30! z", WINE, 5)
    p.loft("-40,-24 -50,30 -60,80", "-30,-24 -38,36 -50,82", 2, 2.6)
    shoulders(p, NIGHT, 82, 6)
    neck(p, 16)
    shawl = "-34,64! -10,84 14,84 36,64! 60,88 44,150! 6,104! -34,150! -56,90 z"
    p.part(shawl, MEADOW, 5)
    p.spots(shawl, 22, 3.6, GOLD)
    p.line("-22,58 -2,68 22,56", 3.6, EVEN, GOLD)


def zenzi_front(p: Pen, f: Face) -> None:
    p.part(
        "-37,18! -47,2 -46,-24 -34,-44 0,-52 30,-44 38,-22! 32,-14! 22,-32 2,-36 -16,-30 -28,-12 -33,4 z", CHESTNUT, 5
    )
    p.loft("8,-37 -18,-28 -35,8", "6,-48 -32,-40 -43,4", 4, 2.3)
    p.part("-34,-46! -33,-76 -28,-88 2,-92 32,-88 36,-76 38,-46! z", RAVEN, 5.5)
    p.line("-20,-80 -22,-70 -22,-60", 3.6, POINTS, ASH)
    p.part("-58,-30! -30,-50 4,-54 40,-50 62,-34! 44,-34 4,-38 -34,-34 z", RAVEN, 5.5)
    p.line("-35,-57 0,-50 38,-57", 7, EVEN)
    p.line("-35,-57 0,-50 38,-57", 4.4, EVEN, GOLD)
    p.line("-46,-35 -20,-44 4,-46 34,-43 48,-37", 2.6, POINTS, ASH)
    for x, y in ((28, -34), (37, -32)):
        p.part(f"{x - 2},{y - 16}! {x + 2},{y - 16}! {x + 5},{y}! {x},{y + 2} {x - 5},{y}! z", GOLD, 3)
    p.disc(-38, 20, 4, GOLD, 2.6)


# Frieda: bobbed, with large glasses, and always a book about her.


def frieda_coat(p: Pen, f: Face) -> None:
    shoulders(p, MEADOW, 78, 8)
    neck(p, 14)
    p.part("-22,52! 0,60 22,52! 28,74 26,88 0,94 -26,88 -28,74 z", MEADOW, 5)
    p.loft("-20,56 -24,72 -22,86", "20,56 24,72 22,86", 5, 2.6)


def frieda_front(p: Pen, f: Face) -> None:
    p.part(
        "-36,-20! -40,6 -38,44! -52,46 -60,38! -52,20 -54,-22 -36,-54 0,-66 36,-54 54,-22 52,20 60,38! 50,46 37,44! 39,6 35,-20! z",
        RAVEN,
        5,
    )
    p.part("-40,-18! -36,-40 0,-54 36,-40 39,-18! 28,-21 14,-19 0,-22 -14,-19 -28,-22 z", RAVEN, 4)
    p.loft("-30,-22 -26,-36 -2,-46", "28,-21 26,-36 2,-46", 6, 2.2, POINTS, ASH)
    p.loft("-42,34 -44,4 -42,-16", "-52,34 -50,0 -46,-24", 1, 2.4, POINTS, ASH)
    p.part("-53,-26! -38,-56 0,-67 38,-56 53,-26! 46,-20! 32,-46 0,-56 -32,-46 -46,-20! z", LIP, 4.5)
    for x, r in ((f.mixed(-14.5, -9.5), 14), (f.mixed(14.5, 18.5), 13)):
        ring = f"{x + r},-2 {x + r * 0.7:.1f},8 {x},12 {x - r * 0.7:.1f},8 {x - r},-2 {x - r * 0.7:.1f},-11 {x},-14 {x + r * 0.7:.1f},-11 z"
        p.contour(ring, 4, WINE)
    p.line("-2,-4 1.5,-7 5,-4|-27,-5 -34,-7 -40,-7|29,-5 35,-7 39,-7", 3.4, EVEN, WINE)


# Rosa: white curls like a summer cloud.

_CLOUD: Final = (
    "-36,20! -50,20 -52,4 -60,-8 -52,-22 -58,-38 -44,-46 -44,-62 -26,-64 -16,-78 2,-70 18,-78 28,-64 46,-60 44,-44 58,-34 "
    "50,-20 58,-6 48,4 48,18 36,18! 36,0 30,-10! 32,-24 20,-28! 14,-38 2,-32! -8,-40 -16,-30! -28,-32 -28,-18! -36,-12 -33,2 z"
)


def rosa_coat(p: Pen, f: Face) -> None:
    shoulders(p, SKY, 88, 6)
    neck(p, 18)
    p.part("-32,60! -20,76 2,86 24,76 34,60! 46,76 26,102! 2,88! -22,102! -44,76 z", LINEN, 5)
    for x, y in ((-19, 68), (-10, 74), (0, 76), (10, 74), (19, 68)):
        p.disc(x, y, 4.4, LINEN, 2.6)


def rosa_front(p: Pen, f: Face) -> None:
    p.part(_CLOUD, SNOW, 5)
    for x, y in ((-44, -8), (-42, -30), (-28, -48), (-8, -56), (12, -56), (30, -46), (42, -28), (44, -8)):
        p.line(f"{x - 6},{y + 4} {x - 4},{y - 5} {x + 5},{y - 4} {x + 4},{y + 3} {x - 1},{y + 2}", 2.6, (0.3, 1, 0.5))
    p.disc(-40, 24, 4.4, GOLD, 2.6)
