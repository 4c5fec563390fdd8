"""The acorn ace of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.inks import BLUE, BROWN, DARK, GREEN, GREY, PAPER, RED, YELLOW
from weli.art.decks.pen import EVEN, POINTS, WEDGE, Pen
from weli.art.decks.things import blade


def carrot(p: Pen) -> None:
    """From the leaves at 0,0 to the tip at 120,0."""
    for dy, dx in ((-26, -54), (0, -64), (24, -52)):
        blade(p, 4, 0, dx, dy, 11)
    p.part("0,-19! 14,-22 60,-15 120,2! 60,17 14,22 0,18! z", "#d9772f", 5)
    p.line("20,-14 24,-6 23,0|44,15 46,7 44,2|66,-11 69,-5 68,0", 3, WEDGE)


def onion(p: Pen, x: float, y: float, s: float) -> None:
    q = p.at(x, y, s)
    q.line("-6,-36 -10,-52 -16,-60|0,-36 2,-54 0,-66|6,-36 12,-50 20,-56", 4.4, WEDGE)
    q.part("0,-44! 10,-32 36,-18 38,10 20,32 0,36 -20,32 -38,10 -36,-18 -10,-32 z", "#c98b4a", 5)
    q.loft("0,-38 -34,-4 -4,34", "0,-38 34,-4 4,34", 4, 3, POINTS)
    q.line("-24,-12 -27,2 -22,14", 5, POINTS, PAPER)


def picture(p: Pen) -> None:
    """The stock pot over the fire: the lid dances."""
    p.use("E", 556, 104, 88)
    ground, p = p, p.at(318, 482, 0.86).at(-318, -482)
    # steam
    for s in (
        "222,176 204,150 220,122 206,96",
        "300,128 280,104 302,82 286,56",
        "404,138 428,110 408,84 426,54",
        "474,196 496,170 482,140",
    ):
        p.line(s, 6, (0.2, 1, 0.9, 0.8, 0), BLUE)
    # flames
    for x, w, h, rot in ((196, 30, 70, -10), (252, 38, 84, -4), (318, 40, 92, 0), (384, 38, 84, 5), (440, 30, 70, 10)):
        q = p.at(x, 478, 1, rot)
        q.part(
            f"{-w},6! {-w},{-h * 0.4:.0f} {-w * 0.3:.0f},{-h * 0.5:.0f} 0,{-h}! {w * 0.4:.0f},{-h * 0.6:.0f} {w},{-h * 0.4:.0f} {w},6! z",
            RED,
            4.5,
        )
        q.fill(
            f"{-w * 0.5:.0f},6! {-w * 0.5:.0f},{-h * 0.25:.0f} 0,{-h * 0.62:.0f}! {w * 0.5:.0f},{-h * 0.25:.0f} {w * 0.5:.0f},6! z",
            YELLOW,
        )
    # pot
    p.mark("stock pot")
    pot = "172,214! 462,214! 472,300 456,388 404,428! 230,428! 178,388 162,300 z"
    p.part("186,400! 214,410! 196,482! 178,482! z", DARK, 5)
    p.part("448,400! 420,410! 438,482! 456,482! z", DARK, 5)
    p.part(pot, "#b9673a", 7)
    p.comb("470,300 455,386 404,426", (-44, -14), 10, 5, (-22, -40))
    p.comb("464,224 471,290", (-34, 2), 10, 4.4)
    p.line("196,240 186,300 200,366", 10, POINTS, "#f0c79a")
    p.line("216,238 208,280 212,316", 5, POINTS, "#f0c79a")
    p.part("164,204! 470,204! 474,236! 160,236! z", YELLOW, 5)
    for x in range(186, 460, 33):
        p.disc(x, 220, 5.5, BROWN, 3)
    p.line("168,330 240,344 318,347 396,344 468,330", 4, EVEN)
    p.line("170,344 240,358 318,361 396,358 465,344", 3, EVEN)
    p.mark("")
    # a boss with a ring instead of a third sign
    p.disc(318, 284, 30, YELLOW, 5)
    p.rope("294,290 296,330 318,344 340,330 342,290", DARK, 10, 4)
    p.disc(318, 284, 13, BROWN, 4)
    # ears with rings
    for k, x in ((-1, 164), (1, 470)):
        q = p.at(x, 262, 1, 0, k < 0)
        q.part("-6,-12! 16,-14 20,10 -4,14! z", YELLOW, 4.5)
        q.rope("10,0 34,8 42,40 26,62 6,50 4,26", DARK, 10, 4)
    # meat and green under the lid
    p.part("176,206! 182,186 214,176 242,188 262,206! z", GREEN, 4.5)
    p.line("196,200 206,188 222,184|226,200 236,192", 3, POINTS)
    p.part("244,206! 252,178 292,168 326,184 334,206! z", PAPER, 4.5)
    p.disc(272, 190, 7, "#d9772f", 3)
    p.disc(308, 192, 6, GREEN, 3)
    p.part("326,206! 336,176 372,166 404,206! z", "#d9772f", 4.5)
    # the lid, tilted
    q = p.at(330, 158, 1, -9)
    q.part("-146,14! -120,-24 -60,-46 0,-50 60,-46 120,-24 146,14! z", "#b9673a", 6)
    q.comb("144,12 118,-24 60,-44", (-26, 12), 10, 4.4, (-8, 26))
    q.line("-104,-8 -70,-26 -30,-34", 8, POINTS, "#f0c79a")
    q.part("-152,10! 152,10! 148,28! -148,28! z", YELLOW, 5)
    q.part("-12,-48! -18,-70 0,-80 18,-70 12,-48! z", DARK, 4.5)
    # ladle in the pot
    p.part("424,214! 442,214! 470,126 458,118! z", GREY, 4.5)
    p.rope("463,124 466,98 444,94 440,110", GREY, 8, 4)
    p = ground
    # logs
    p.line("120,482 200,468 300,474", 3, POINTS)
    carrot(p.at(66, 440, 0.9, 4))
    onion(p, 542, 430, 1.15)
    onion(p, 484, 458, 0.7)
    p.line("24,480 300,482 606,480", 4, EVEN)
