"""The heart ace of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.inks import BLUE, BROWN, GREEN, GREY, PAPER, RED, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import flower
from weli.art.decks.wuerttemberg.things import board, bottle


def picture(p: Pen) -> None:
    """Three bottles stand together: a stout one in the middle, a tall one, a stone jug."""
    p.use("H", 556, 104, 88)
    board(p, 448, "#c99a5c")
    # tall green bottle behind
    q = p.at(474, 446, 1.16, 0, sy=1.1)
    bottle(q, GREEN, RED)
    # stone jug with handle
    q = p.at(146, 446, 0.8)
    q.rope("-26,-178 -66,-170 -72,-124 -48,-106", GREY, 15, 4.5)
    q.part("-38,0! -64,-50 -60,-112 -26,-158 -20,-204! 20,-204! 26,-158 60,-112 64,-50 38,0! z", "#cfc6b2", 6)
    q.comb("28,-156 60,-112 63,-50 40,-4", (-24, 2), 9, 4.4)
    q.part("-24,-214! 24,-214! 26,-194! -26,-194! z", GREY, 4.5)
    q.part("-13,-232! 13,-232! 12,-214! -12,-214! z", "#d9b98a", 4)
    flower(q, -6, -84, 32, BLUE, YELLOW, 6, 0.3)
    q.line("-52,-126 0,-116 52,-126|-54,-40 0,-30 54,-40", 5, EVEN, BLUE)
    # stout bottle in front, basket-woven below
    p.mark("bottle")
    b = p.at(308, 452, 0.98)
    b.part(
        "-84,-10! -96,-72 -80,-140 -26,-184 -20,-300! 20,-300! 26,-184 80,-140 96,-72 84,-10! 40,4 -40,4 z", WINE, 6.5
    )
    b.line("-54,-148 -24,-176 -12,-210 -11,-270", 7, POINTS, PAPER)
    b.comb("28,-180 78,-140 92,-96", (-24, 10), 9, 4.4)
    b.part("-24,-318! 24,-318! 25,-270! 10,-262 0,-270 -10,-260 -25,-270! z", RED, 5)
    b.part("-27,-302! 27,-302! 27,-288! -27,-288! z", RED, 4)
    weave = "-90,-98! 0,-88 90,-98! 96,-60 84,-10! 40,6 -40,6 -84,-10! -96,-60 z"
    b.part(weave, YELLOW, 5.5)
    for k in range(4):
        y = -78 + k * 22
        for j in range(9):
            x = -82 + j * 19 + (k % 2) * 9
            if abs(x + 6) < 78:
                b.line(f"{x},{y} {x + 6},{y + 7} {x + 13},{y}", 4, (0.5, 1, 0.5))
    b.comb("94,-86 95,-50 84,-12", (-20, 0), 9, 4.2)
    b.line("-91,-98 0,-88 91,-98", 9, EVEN, BROWN)
    b.line("-20,-226 0,-222 20,-226", 5, EVEN, YELLOW)
    b.disc(0, -134, 34, YELLOW, 4.5)
    flower(b, 0, -134, 24, PAPER, RED, 6, 0.3)
    p.mark("")
    # writing on the label of the tall bottle
    p.line("450,336 512,334|450,352 512,350|450,368 490,367", 4, EVEN)
    # cheese at the foot
    c = p.at(562, 448, 0.76)
    c.part("-46,0! -44,-34 40,-52! 52,-30 52,0! z", YELLOW, 5)
    c.part("-44,-34! 40,-52! 52,-34! -30,-22! z", "#f3d47e", 4.5)
    c.disc(-14, -10, 6, "#c98b2a", 3)
    c.disc(20, -20, 8, "#c98b2a", 3)
    c.disc(36, -8, 5, "#c98b2a", 3)
