"""The leaf 7 of the Salzburg pack."""

from __future__ import annotations

from weli.art.decks.inks import DARK, GREEN, GREY, KEY, PAPER, RED, WINE, YELLOW
from weli.art.decks.pen import POINTS, Pen
from weli.art.decks.salzburg.things import signs_above
from weli.art.decks.things import blade, flower, ground


def picture(p: Pen) -> None:
    """Seven leaves, and a goat on its rock, to which the flowers beside it are more than the view."""
    signs_above(p, "L", "7")
    ground(p, 914, 24, 506, GREEN, 17)
    p.part("118,944! 132,900 176,876 300,868 392,878 424,912 436,946! z", GREY, 5.5)
    p.comb("424,912 430,940", (-26, -4), 8, 4)
    p.line("176,892 230,886 290,890|300,906 352,900 392,906", 3.4, POINTS)
    for x, ink in ((92, RED), (62, YELLOW)):
        blade(p, x, 930, -12, -30, 7)
        p.line(f"{x},934 {x + 3},900 {x},880", 4, POINTS, DARK)
        flower(p, x, 872, 17, ink, YELLOW if ink == RED else RED)
    p.mark("goat")
    goat(p.at(284, 880))
    p.mark("")


def goat(p: Pen) -> None:
    """To the left, black before and white behind; soles at y = 0."""
    p.part("-44,-84! -20,-86! -24,-40 -20,0! -40,0! -42,-40 z", "#332a22", 4.5)
    p.part("40,-96! 66,-96! 62,-56 56,-36 60,0! 40,0! 42,-36 36,-60 z", "#d9d0ba", 4.5)
    p.part("92,-146! 112,-176 122,-166 116,-148 102,-134! z", PAPER, 4.5)
    p.part(
        "-72,-150! -36,-164 34,-158 74,-162 98,-142! 106,-112 96,-84! 60,-70 0,-66 -50,-76! -80,-98 -86,-126 z", PAPER
    )
    p.fill("-70,-146! -36,-159 6,-158 2,-110 6,-70! -48,-80! -75,-100 -80,-126 z", DARK)
    p.comb("100,-110 92,-86 60,-73 10,-69", (-6, -20), 9, 4)
    p.line("6,-158 0,-110 6,-70", 4, POINTS)
    p.part("68,-112! 104,-116! 98,-70 88,-44 90,0! 68,0! 70,-44 60,-72 z", PAPER, 5)
    p.fill("66,-122! 98,-126! 92,-84 70,-90 z", PAPER)
    p.comb("97,-70 88,-44 89,-8", (-13, 0), 8, 3.4)
    p.part("-78,-104! -48,-100! -52,-44 -50,0! -72,0! -74,-44 z", DARK, 5)
    p.fill("-74,-112! -46,-112! -52,-86 -74,-90 z", DARK)
    for x in (-61, 79):
        p.part(f"{x - 13},-12! {x + 12},-12! {x + 13},2! {x - 15},2! z", KEY, 2)
    p.part("-86,-116! -106,-160 -116,-196! -84,-212! -60,-182 -44,-150! z", DARK, 5.5)
    p.fill("-80,-116! -84,-140 -52,-152 -40,-140! -44,-110 z", DARK)
    for a, b in (("-104,-210 -96,-244 -68,-262 -42,-254", 11.0), ("-90,-212 -78,-238 -54,-248 -32,-238", 9.0)):
        p.rope(a, GREY, b, 4.5, (1.2, 1, 0.8, 0.3))
    p.part("-92,-206! -66,-220 -52,-210! -68,-192 -86,-192 z", DARK, 4.5)
    p.part("-84,-212! -112,-220 -142,-194 -164,-174! -164,-160 -146,-152 -114,-160 -88,-178! z", DARK, 5.5)
    p.fill("-160,-170! -140,-184 -134,-164 -148,-155 -160,-160! z", PAPER)
    p.line("-161,-166 -148,-160 -138,-162", 3.4, POINTS)
    p.part("-144,-154! -136,-128 -148,-112! -156,-134 -156,-156 z", PAPER, 4)
    p.disc(-118, -196, 7.5, YELLOW, 3)
    p.disc(-119, -195, 3, KEY)
    p.rope("-58,-184 -76,-168 -100,-150", RED, 10, 4)
    p.part("-92,-152! -74,-160! -70,-134! -94,-128! z", YELLOW, 4)
    p.disc(-82, -128, 4.5, WINE)
