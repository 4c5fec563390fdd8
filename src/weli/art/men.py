"""What the men of the inn wear: the coat behind the head of each, hair, hat and beard before it, and moustaches."""

from typing import Final

from weli.art.features import Face, neck
from weli.art.palette import (
    APRON,
    ASH,
    BLUSH,
    CHESTNUT,
    COPPER,
    EARTH,
    INK,
    LINEN,
    LIP,
    LODEN,
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
from weli.art.wardrobe import AS_IT_IS, GOES_ALONG, freckles, moustache, shoulders

# Franz: a lean farmer with a felt hat.


def franz_coat(p: Pen, f: Face) -> None:
    shoulders(p, EARTH, 84, 6)
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
    freckles(p, ((-18, 9), (-12, 13), (-22, 14), (12, 10), (20, 9)))


# The Wirt: bald, broad, with a moustache and an apron.


def wirt_coat(p: Pen, f: Face) -> None:
    shoulders(p, LINEN, 98, -4)
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


def wirt_lip(p: Pen, f: Face, mouth: str) -> None:
    moustache(p, f, mouth, CHESTNUT)


# Hias: he has been a woodcutter as long as anybody can remember; the pipe has long gone out.

_BEARD: Final = (
    "-37,-2! -46,20 -46,46 -38,64! -30,60 -26,78! -14,72 -2,90! 8,72 22,78! 26,60 38,60! 42,40 40,16 32,0! "
    "33,14 31,24 27,30! 21,40 8,44 -6,41 -14,31! -26,26 -32,10 z"
)


def hias_coat(p: Pen, f: Face) -> None:
    shoulders(p, EARTH, 90, 4)
    neck(p, 20)
    shirt = "-26,64! 4,96 30,64! 26,150! -20,150! z"
    p.part(shirt, LIP, 5)
    p.part("-28,66! -50,84! -34,112! -10,150! 0,150! -14,98! z", EARTH, 5)
    p.part("32,66! 54,84! 40,112! 22,150! 10,150! 20,98! z", EARTH, 5)


def hias_front(p: Pen, f: Face) -> None:
    p.part(_BEARD, SNOW, 5.5)
    p.loft("-34,14 -38,40 -34,60", "-16,36 -12,56 -4,80", 3, 2.6)
    p.loft("10,44 12,60 10,70", "34,18 36,40 32,54", 3, 2.6)
    p.line("16,33 34,40 47,50", 7, EVEN)
    p.part("37,42! 48,37 58,42! 58,58 48,66 39,58! z", COPPER, 4.5)
    p.part("35,38! 48,31 60,38! 60,44! 35,44! z", ASH, 3.6)
    p.part("-50,-24! -40,-44 -38,-64 -22,-76 4,-70 26,-78 40,-62 42,-42 52,-26! z", CHESTNUT, 5.5)
    p.line("4,-70 2,-62 4,-54", 3.4, POINTS)
    p.comb("38,-48 38,-62 28,-72", (-13, 4), 5, 3)
    p.part("-40,-46! 0,-56 42,-44! 44,-32! 0,-42 -42,-34! z", INK, 3)
    p.part("-78,-18! -58,-34 -30,-36 0,-44 34,-38 58,-38 80,-26! 62,-16 34,-24 4,-30 -28,-22 -54,-12 z", CHESTNUT, 5.5)
    p.line("-66,-18 -32,-28 4,-36 36,-30 66,-26", 2.6, POINTS, STRAW)


def hias_lip(p: Pen, f: Face, mouth: str) -> None:
    moustache(p, f, mouth, SNOW, 0.72)


# Jos: drives the milk to the valley before anybody else is up.


def jos_coat(p: Pen, f: Face) -> None:
    shoulders(p, EARTH, 84, 6)
    p.part("-24,64! 4,90 28,64! 24,150! -18,150! z", LINEN, 5)
    neck(p, 16)
    p.part("-26,62! -6,78 10,78 30,62! 36,76 20,92! 6,90! -14,92! -32,76 z", LIP, 5)
    p.part("-2,84! 4,80 10,84! 18,110! 4,98! -10,108! z", LIP, 4.5)
    p.part("-32,72! -54,86! -36,112! -12,150! 0,150! -18,100! z", EARTH, 5)
    p.part("36,72! 58,86! 42,112! 22,150! 10,150! 20,100! z", EARTH, 5)


def jos_front(p: Pen, f: Face) -> None:
    p.part("-38,-30! -43,-8 -38,16 -32,20! -31,0 -30,-26! z", RAVEN, 4.5)
    p.part("-44,-24! -56,-44 -46,-68 -16,-82 20,-76 46,-56 50,-40! 34,-38 0,-44 -26,-36 z", SKY, 5.5)
    p.loft("-44,-28 -44,-54 -4,-78", "40,-44 34,-60 0,-78", 4, 2.4)
    p.loft("-50,-42 -20,-60 30,-64", "-44,-28 -8,-48 44,-48", 2, 2.4)
    p.part("2,-40! 26,-46 50,-42 66,-26! 46,-28 24,-30 6,-32 z", SKY, 5)
    p.disc(-2, -80, 5, SKY, 3.4)


# Luis: has seen Innsbruck, and once Vienna.


def luis_coat(p: Pen, f: Face) -> None:
    shoulders(p, NIGHT, 84, 6)
    p.part("-26,64! 4,98 30,64! 26,150! -20,150! z", LINEN, 5)
    neck(p, 15)
    p.part("-24,60! -16,56 4,74! 24,54 30,60! 30,76! 4,84! -26,78! z", LINEN, 4.5)
    p.part("-14,70! 4,78! 22,68! 24,90! 4,84! -14,92! z", LIP, 4.5)
    p.part("-32,70! -54,86! -38,112! -12,150! 0,150! -16,98! z", NIGHT, 5)
    p.part("36,70! 58,86! 44,112! 22,150! 10,150! 22,98! z", NIGHT, 5)


def luis_front(p: Pen, f: Face) -> None:
    p.part(
        "-38,12! -45,-10 -43,-40 -22,-64 12,-68 34,-54 38,-34! 30,-28! 26,-42 8,-50! -14,-40 -28,-26 -31,2! z", RAVEN, 5
    )
    p.loft("10,-52 -16,-44 -36,0", "10,-64 -28,-54 -41,-10", 4, 2.6, POINTS, ASH)
    p.line("14,-54 26,-50 33,-38", 2.6, POINTS, ASH)
    x = f.mixed(0, 12.5) - 1
    y = 40 + f.nose * 0.45 + f.chin * 0.2
    p.part(
        f"{x - 6},{y}! {x},{y + 2} {x + 6},{y}! {x + 11},{y + 8} {x + 6},{y + 18} {x},{y + 27}! {x - 10},{y + 18} {x - 12},{y + 8} z",
        RAVEN,
        4,
    )
    p.loft(
        f"{x - 3},{y + 4} {x - 6},{y + 11} {x},{y + 24}",
        f"{x + 4},{y + 4} {x + 6},{y + 11} {x},{y + 24}",
        2,
        2.4,
        POINTS,
        ASH,
    )


def luis_lip(p: Pen, f: Face, mouth: str) -> None:
    """Thin, and turned up at its ends."""
    x, y, (near, far, broad) = f.mixed(0, 12) + 0.4, 22 + f.nose * 0.75, GOES_ALONG.get(mouth, AS_IT_IS)
    for n, low in ((-24 * broad, near), (19 * broad, far)):
        end = y + low * 0.6
        over = f"{x + n * 0.5:.1f},{y + 1} {x + n * 0.9:.1f},{end + 1:.1f} {x + n * 1.1:.1f},{y - 8 + low}!"
        p.part(f"{x},{y}! {over} {x + n * 0.95:.1f},{end + 5:.1f} {x + n * 0.45:.1f},{y + 7} {x},{y + 4}! z", RAVEN, 3)


# Toni: up in the mountains as often as he may, and his cap with him.

_JAW: Final = (
    "-37,-10! -42,8 -40,30 -28,50 -14,62 2,65 18,60 32,46 41,26 40,6 35,-10! "
    "34,6 32,18 27,26! 19,38 4,43 -11,39 -19,26! -31,20 -33,6 z"
)


def toni_coat(p: Pen, f: Face) -> None:
    shoulders(p, LODEN, 94, 0)
    neck(p, 21)
    p.part("-34,58! -26,58! 2,92! 32,58! 38,58! 26,84! 4,104! -20,84! z", LINEN, 5)


def toni_front(p: Pen, f: Face) -> None:
    p.part(_JAW, COPPER, 5)
    p.comb("-38,8 -36,28 -24,48 -8,58 8,58 24,48 36,28 37,8", (0, -10), 5, 3)
    cap = "-42,-34! -44,-58 -24,-80 2,-84 28,-78 44,-56 42,-34! 0,-42 z"
    p.part(cap, LIP, 5.5)
    p.loft("-38,-42 -38,-60 -6,-82", "38,-42 38,-60 8,-82", 6, 2.6, POINTS, WINE)
    p.part("-46,-50! 0,-60 46,-50! 46,-28! 0,-38 -46,-28! z", LINEN, 5)
    p.loft("-40,-48 -39,-40 -40,-32", "40,-48 39,-40 40,-32", 7, 2.4)
    p.part("-13,-80! -15,-87 -9,-89 -9,-97 -2,-96 3,-101 8,-95 14,-94 13,-87 16,-80! 9,-79 2,-74 -5,-79 z", LINEN, 4.5)
    p.line("-5,-88 -1,-84|3,-93 3,-86|9,-88 6,-83", 2.4)


def toni_lip(p: Pen, f: Face, mouth: str) -> None:
    moustache(p, f, mouth, COPPER, 0.62)


# Eugen: the old schoolmaster, whose whiskers were the fashion once.


def eugen_coat(p: Pen, f: Face) -> None:
    shoulders(p, RAVEN, 84, 8)
    p.part("-26,66! 4,98 30,66! 26,150! -20,150! z", LINEN, 5)
    neck(p, 16)
    p.part("-28,52! -18,60 4,72 24,60 32,50! 34,74! 4,86! -28,76! z", LINEN, 4.5)
    p.part("-16,74! 4,82 24,72! 16,104 4,114! -8,104 z", WINE, 4.5)
    p.line("4,84 4,106", 3, POINTS)
    p.part("-32,72! -54,88! -38,114! -12,150! 0,150! -16,100! z", RAVEN, 5)
    p.part("36,72! 58,88! 44,114! 22,150! 10,150! 22,100! z", RAVEN, 5)


def eugen_front(p: Pen, f: Face) -> None:
    near = (
        "-33,-28! -43,-33 -49,-22 -45,-8 -50,6 -47,16 -56,28 -50,36 -54,48 -40,54 -24,50 -15,40! -24,30 -30,14 -33,-8 z"
    )
    p.part(near, SNOW, 5)
    p.loft("-40,-26 -43,8 -43,46", "-34,-20 -34,14 -22,42", 4, 2.6)
    p.part("31,4! 40,6 42,18 50,28 44,38 36,50 20,44! 26,32 29,18 z", SNOW, 5)
    p.line("37,12 40,26 34,42", 2.4, POINTS)
    p.line("-18,-42 -8,-48 4,-50", 5, POINTS, LINEN)


def eugen_lip(p: Pen, f: Face, mouth: str) -> None:
    moustache(p, f, mouth, SNOW, 0.75)
