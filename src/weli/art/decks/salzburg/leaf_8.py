"""The leaf 8 of the Salzburg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist
from weli.art.decks.inks import BLUE, BROWN, DARK, GREEN, GREY, KEY, PAPER, RED, STRAW, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.salzburg.things import signs_above
from weli.art.decks.things import blade

CALM = Face(
    turn=0.9,
    nose=3,
    bulb=3,
    jaw=2,
    cheek=3,
    brow=-0.3,
    eye=5.6,
    look=0.6,
    up=-0.6,
    mouth=0.5,
    age=0.5,
    blush=1.6,
    beard=True,
)


def picture(p: Pen) -> None:
    """Eight leaves, and an angler who has all day; the fish has noticed him."""
    signs_above(p, "L", "8")
    p.mark("fish")
    fish(p.at(414, 872))
    p.mark("")
    p.fill("24,862! 150,852 300,858 420,850 506,856! 506,976! 24,976! z", BLUE)
    p.line("150,852 300,858 420,850 506,856", 5, EVEN)
    for x, y in ((300, 884), (330, 930), (450, 918), (260, 956), (400, 958)):
        p.line(f"{x - 26},{y} {x},{y - 5} {x + 26},{y}", 4, POINTS, PAPER)
    p.line("360,868 410,880 464,866|376,886 412,894 450,884", 4.5, POINTS, PAPER)
    p.fill("24,838! 90,820 170,826 220,850 232,900 214,976! 24,976! z", GREEN)
    p.line("24,838 90,820 170,826 220,850 232,900 214,974", 5.5, EVEN)
    p.comb("222,860 230,900 216,960", (-24, 4), 9, 4)
    for x, y, dx in ((206, 846, 16), (214, 850, 30), (222, 858, 42)):
        blade(p, x, y, dx, -58 + dx * 0.5, 7)
    p.mark("angler")
    angler(p.at(112, 836))
    p.mark("")


def angler(p: Pen) -> None:
    """Seated on the bank, to the right; the seat at 0,0."""
    p.part("-46,4! -44,-28! 30,-32! 34,2! z", BROWN, 5)
    p.part("-24,-44! 46,-50 88,-34! 96,26! 70,30! 58,2! -22,-6! z", DARK, 5)
    p.part("66,22! 96,18! 122,32 126,42! 68,44! z", KEY, 3)
    p.part("-40,-132! -6,-152 34,-134! 40,-80 38,-26! -42,-22! -48,-80 z", RED)
    p.comb("38,-90 38,-60 36,-30", (-18, 2), 8, 3.8)
    p.line("-4,-148 2,-90 0,-26", 3.4, EVEN)
    p.line("74,-92 190,-170 318,-206", 8, (1.2, 1, 0.5))
    p.line("318,-206 320,-100 310,-4", 3, EVEN, KEY)
    p.part("-30,-126! 0,-130 38,-106 72,-108! 76,-84! 36,-78 -10,-92 -34,-106 z", WINE, 5)
    p.comb("-6,-92 36,-80 70,-86", (2, -12), 8, 3.4)
    fist(p.at(86, -96, 0.5, -30))
    h = p.at(2, -184, 0.72, 4).cut(0.8)
    neck(h, width=17)
    face(h, CALM)
    h.part("-34,6! -36,30 -20,52 4,60 24,52 30,30! 14,36 -4,32 -20,24 z", GREY, 4)
    h.part("-76,-24! -40,-40 0,-46 40,-42 80,-22! 40,-18 0,-24 -40,-16 z", STRAW, 5)
    h.part("-36,-34! -34,-64 -12,-82 16,-80 36,-60 36,-36! 0,-44 z", STRAW, 5)
    h.part("-37,-44! 0,-54 37,-46! 36,-34! 0,-43 -36,-32! z", GREEN, 4)


def fish(p: Pen) -> None:
    """Leaping at the hook, head up and to the left; the water comes over its tail."""
    p.part("26,-46! 48,-40 50,-10! 30,-4! z", WINE, 4.5)
    body = "0,24! -24,-6 -30,-38 -16,-66 0,-80! 20,-66 36,-36 38,-6 34,24! z"
    p.part(body, GREY, 5.5)
    p.comb("22,-62 36,-34 37,0", (-16, 2), 7, 3.4)
    p.line("-24,-48 -4,-38 24,-50", 4.4, (0.4, 1, 0.5))
    p.line("-16,-20 -8,-12 2,-18|8,-18 16,-10 26,-16|-8,0 2,8 12,2", 3, POINTS)
    p.line("0,-80 8,-72 10,-66", 3.4, POINTS)
    p.disc(-8, -60, 7, YELLOW, 3)
    p.disc(-9, -61, 3, KEY)
