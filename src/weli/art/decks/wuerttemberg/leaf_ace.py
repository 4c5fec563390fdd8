"""The leaf ace of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.inks import BLUE, BROWN, GREEN, LINEN, PAPER, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import grapes, vine
from weli.art.decks.wuerttemberg.things import board, bottle


def wine_glass(p: Pen, wine: str) -> None:
    """A Römer with ribbed foot: rim at y = -260, foot on y = 0."""
    bowl = "-74,-262! -90,-210 -80,-156 -30,-128! 30,-128! 80,-156 90,-210 74,-262! z"
    p.part(bowl, LINEN, 6)
    p.fill("-86,-214! 86,-214! 78,-158 28,-131! -28,-131! -78,-158 z", wine)
    p.disc(0, -214, 86, wine, 4, 13)
    p.comb("88,-204 78,-158 34,-132", (-30, -4), 9, 4.4, (-8, -26))
    p.line("-68,-238 -76,-196 -60,-158", 8, POINTS, PAPER)
    p.line("-50,-246 -54,-232", 5, EVEN, PAPER)
    p.contour(bowl, 6)
    p.disc(0, -262, 74, PAPER, 4.5, 10)
    stem = "-30,-130! -34,-100 -32,-70! 32,-70! 34,-100 30,-130! z"
    p.part(stem, GREEN, 5)
    for x, y in ((-18, -112), (0, -112), (18, -112), (-18, -88), (0, -88), (18, -88)):
        p.disc(x, y, 8, "#8fae5e", 3.4)
    foot = "-32,-72! -48,-36 -82,-14 -84,0! 84,0! 82,-14 48,-36 32,-72! z"
    p.part(foot, GREEN, 5.5)
    p.line("-33,-60 0,-54 33,-60|-40,-46 0,-38 40,-46|-54,-31 0,-22 54,-31|-76,-16 0,-7 76,-16", 3.4, EVEN)
    p.comb("40,-52 56,-30 80,-14", (-10, 14), 8, 3.6)


def picture(p: Pen) -> None:
    """The Römer stands, two bottles already lie."""
    p.use("L", 556, 104, 88)
    board(p, 446, "#c99a5c")
    # vine from above
    p.line("196,46 240,70 300,58 372,74 440,52", 7, (0.4, 1, 0.9, 1, 0.3), BROWN)
    for x, y, s, r in ((214, 70, 1.15, -20), (292, 74, 1.05, 8), (420, 74, 1.15, 16)):
        vine(p, x, y, s, r)
    p.line("360,72 372,96 362,112 374,122|244,70 236,96 250,104 240,118", 4, POINTS, BROWN)
    grapes(p, 470, 112, 3, 11, BLUE)
    # the bottles lie along the table, their necks behind the foot of the glass
    p.mark("lying bottles")
    bottle(p.at(36, 404, 0.88, 90), "#2f5a44", WINE)
    bottle(p.at(596, 408, 0.8, -90), "#8a5630", YELLOW)
    for at in (p.at(104, 405, 0.86, 90), p.at(535, 409, 0.78, -90)):
        at.line("-22,-16 22,-16|-22,0 22,0|-22,16 10,16", 4, EVEN)
    p.mark("wine glass")
    wine_glass(p.at(316, 448, 1.14), YELLOW)
    p.mark("")
    # a cork rolled away
    p.part("440,450! 472,448! 474,470! 442,472! z", "#d9b98a", 4.5)
    p.line("450,456 454,464|462,455 465,463", 3, POINTS)
