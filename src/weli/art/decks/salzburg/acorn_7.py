"""The acorn 7 of the Salzburg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.inks import BLACK, BLUE, BROWN, FLESH, GREEN, KEY, LINEN, PAPER, RED, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.salzburg.things import signs_above
from weli.art.decks.things import feather, flower, ground

HIS = Face(turn=0.85, nose=1, jaw=3, chin=2, brow=-0.2, brow_w=6, eye=6, look=0.6, mouth=0.9, blush=1.6, beard=True)
HERS = Face(
    turn=0.8,
    nose=-3,
    snub=2,
    bridge=0.2,
    cheek=3,
    eye=6.6,
    look=0.5,
    brow=-0.5,
    brow_w=3.6,
    mouth=0.7,
    lips=0.8,
    blush=1.6,
    chin=-3,
    beard=True,
)


def picture(p: Pen) -> None:
    """Seven acorns, and two who dance, each sure that the other leads."""
    signs_above(p, "E", "7")
    ground(p, 912, 24, 506, YELLOW, 13)
    p.mark("couple")
    he(p.at(176, 934))
    she(p.at(352, 934, 1, 0, True))
    for x in (262, 274):
        p.disc(x, 716, 9, FLESH, 4)
    p.mark("")


def he(p: Pen) -> None:
    """To the right, one foot in the air; soles at y = 0."""
    p.part("-34,-70! -12,-70! -10,-14! -32,-14! z", PAPER, 4.5)
    p.part("-36,-16! -8,-18! 8,-6 8,0! -38,0! z", KEY, 3)
    p.part("16,-74! 40,-80! 64,-46 58,-28! 36,-34 z", PAPER, 4.5)
    p.part("34,-38! 60,-30! 84,-36 88,-28! 62,-10 34,-18! z", KEY, 3)
    p.part("-44,-136! 40,-138! 46,-78! 12,-70! 2,-100! -8,-66! -44,-68! z", BROWN, 5)
    p.part("-42,-226! 0,-244 36,-228! 44,-180 42,-132! -46,-130! -48,-180 z", GREEN)
    p.part("-4,-236! 22,-236! 26,-134! -6,-134! z", RED, 4.5)
    p.comb("42,-190 43,-160 41,-138", (-16, 2), 8, 3.8)
    p.part("12,-232! 44,-222 84,-226! 86,-204! 44,-194 8,-206 z", LINEN, 5)
    p.part("-42,-224! -66,-196 -70,-160! -50,-142! -30,-146! -44,-168 -28,-200 z", LINEN, 5)
    h = p.at(2, -282, 0.7).cut(0.8)
    h.part("-34,-24! -46,0 -42,26 -30,34! -26,6 z", KEY, 4)
    neck(h, width=17)
    face(h, HIS)
    h.part("12,24! 0,18 -16,20 -28,10! -24,27 -6,30 12,27! 24,28 36,20 38,10! 28,20 20,19 z", KEY, 3.6)
    h.part("-46,-30! -20,-40 0,-44 30,-40 52,-28! 26,-22 0,-30 -26,-20 z", BLACK, 5)
    h.part("-36,-36! -30,-74 -4,-84 26,-72 38,-36! 0,-46 z", BLACK, 5)
    h.line("-33,-42 0,-52 36,-42", 6, EVEN, GREEN)
    feather(h, "-26,-52! -54,-84 -56,-108!", "-34,-46! -70,-74 -56,-108!", PAPER, 5)


def she(p: Pen) -> None:
    """To the right as drawn; in a wide skirt; soles at y = 0."""
    p.part("-16,-30! 6,-30! 18,-6 20,0! -18,0! z", KEY, 3)
    skirt = "-30,-142! 30,-142! 58,-90 92,-30! 50,-18 0,-14 -48,-18 -84,-30! -54,-90 z"
    p.part(skirt, BLUE)
    p.loft("-20,-132 -48,-80 -62,-30", "22,-132 48,-80 64,-30", 5, 3.6, POINTS)
    p.part("-6,-142! 32,-142! 50,-70 52,-34! 8,-28! z", PAPER, 4.5)
    p.line("-82,-40 -46,-28 0,-24 50,-28 88,-40", 5, EVEN, RED)
    p.part("-32,-216! 0,-230 30,-216! 36,-180 32,-138! -34,-138! -38,-180 z", WINE)
    p.line("-6,-208 14,-190|14,-208 -6,-190|-6,-186 14,-168|14,-186 -6,-168", 3.4, EVEN, YELLOW)
    p.part("12,-218! 46,-212 82,-226! 88,-204! 46,-188 8,-196 z", PAPER, 5)
    p.part("-32,-214! -60,-192 -62,-160! -42,-144! -22,-148! -36,-168 -20,-196 z", PAPER, 5)
    h = p.at(0, -270, 0.66).cut(0.8)
    neck(h, width=14)
    h.part("-28,66! 0,56 28,66! 20,84 0,90 -20,84 z", PAPER, 4)
    face(h, HERS)
    h.part(
        "-40,20! -50,-10 -44,-42 -18,-64 12,-62 34,-46 38,-18 33,2! 28,-20 14,-36 2,-42! -14,-32 -28,-14 -32,10 z",
        "#8a4f18",
        4.5,
    )
    h.loft("2,-44 -20,-34 -36,8", "2,-58 -34,-48 -44,8", 3, 2.6, POINTS)
    flower(h, -30, -34, 14, RED)
