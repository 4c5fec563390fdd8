"""Things that several cards of this pack need."""

from __future__ import annotations

from weli.art.decks.inks import BROWN, GREY, KEY, PAPER, TAN, YELLOW
from weli.art.decks.pen import EVEN, POINTS, WEDGE, Pen


def turf(p: Pen, y: float) -> None:
    """A low strip of ground along the line across the middle."""
    p.fill(f"24,{y + 6}! 170,{y - 4} 315,{y + 3} 460,{y - 5} 606,{y + 5}! 606,486! 24,486! z", YELLOW)
    p.line(f"24,{y + 6} 170,{y - 4} 315,{y + 3} 460,{y - 5} 606,{y + 5}", 5, EVEN)
    for x in (64, 150, 262, 356, 470, 548, 590):
        p.line(
            f"{x},{y + 22} {x + 4},{y + 12} {x + 11},{y + 7}|{x + 2},{y + 22} {x - 5},{y + 15} {x - 9},{y + 9}",
            3.4,
            WEDGE,
        )


def spurred_boot(p: Pen, top: str = BROWN) -> None:
    """A rider's leg from the knee at (0, -84) to the sole at y = 0, toe to the right, with stirrup."""
    p.part("-16,-92! 24,-94! 22,-60 14,-26! 30,-20 46,-12 48,-2! -8,0! -14,-30 -20,-60 z", "#4a3a2c", 5)
    p.comb("22,-74 18,-50 12,-28", (-13, 3), 8, 3.6, colour=KEY)
    p.line("-8,-72 -10,-50 -4,-26", 3.6, POINTS, GREY)
    p.part("-20,-102! 28,-104! 26,-82! -18,-80! z", top, 4.5)
    p.rope("14,-34 16,-14 20,6", GREY, 6, 4)
    p.part("-2,0! 40,-2! 40,8! -2,9! z", GREY, 4)
    p.line("-12,-14 -26,-12", 5, EVEN)
    p.disc(-29, -11, 6, YELLOW, 3.4)


def board(p: Pen, y: float, ink: str = TAN) -> None:
    """The edge of a table along the line across the middle."""
    p.part(f"24,{y}! 606,{y}! 606,500! 24,500! z", ink, 5)
    p.line(f"40,{y + 12} 170,{y + 14} 300,{y + 11}|330,{y + 16} 460,{y + 12} 592,{y + 15}", 3, POINTS)
    p.line(f"90,{y + 22} 150,{y + 20} 220,{y + 23}|420,{y + 22} 490,{y + 25} 560,{y + 22}", 3, POINTS)


def bottle(p: Pen, ink: str, wax: str, label: str = PAPER) -> None:
    """Standing on y = 0, 250 high, mouth at (0, -250)."""
    body = "-46,0! -48,-60 -46,-128! -42,-158 -17,-180 -15,-236! 15,-236! 17,-180 42,-158 46,-128! 48,-60 46,0! z"
    p.part(body, ink, 6)
    p.comb("46,-126 47,-60 45,-6", (-22, 2), 9, 4.4)
    p.comb("17,-182 40,-160 45,-136", (-14, 6), 8, 4)
    p.line("-36,-128 -37,-70 -34,-14", 7, POINTS, PAPER)
    p.line("-28,-156 -14,-170 -9,-196", 5, POINTS, PAPER)
    p.part("-17,-252! 17,-252! 19,-206! 8,-200 0,-206 -8,-198 -19,-206! z", wax, 5)
    p.part("-20,-240! 20,-240! 20,-228! -20,-228! z", wax, 4)
    p.part("-30,-112! 46,-116! 47,-42! -30,-38! z", label, 4)
    p.comb("46,-110 47,-48", (-14, 0), 8, 3.2)
