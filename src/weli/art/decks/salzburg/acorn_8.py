"""The acorn 8 of the Salzburg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist
from weli.art.decks.inks import BLUE, BROWN, DARK, GREEN, KEY, LINEN, PAPER, RED, YELLOW
from weli.art.decks.pen import EVEN, POINTS, SWELL, Pen
from weli.art.decks.salzburg.things import signs_above
from weli.art.decks.things import ground

PATIENT = Face(
    turn=0.8, nose=2, hook=2, jaw=-2, chin=2, brow=-0.5, eye=5.4, look=0.6, mouth=0.2, age=0.3, blush=1.2, beard=True
)


def picture(p: Pen) -> None:
    """Eight acorns, and a shepherd with the one sheep that looks at him."""
    signs_above(p, "E", "8")
    p.line("24,850 90,806 140,836 240,790 330,840 420,800 506,846", 4, EVEN, BLUE)
    ground(p, 906, 24, 506, GREEN, 29)
    p.mark("shepherd")
    shepherd(p.at(160, 930))
    p.mark("sheep")
    sheep(p.at(364, 932))
    p.mark("")


def shepherd(p: Pen) -> None:
    """Standing, to the right, in a long cloak; soles at y = 0."""
    p.part("-30,-24! -6,-24! -4,0! -34,0! z", KEY, 3)
    p.part("10,-24! 34,-24! 46,0! 8,0! z", KEY, 3)
    p.part("-34,-196! 0,-212 36,-194! 56,-120 58,-16! -58,-16! -56,-110 z", BROWN)
    p.part("-2,-196! 20,-196! 26,-16! -4,-16! z", LINEN, 4.5)
    p.comb("54,-110 57,-60 56,-22", (-20, 2), 9, 4)
    p.loft("-30,-170 -42,-100 -46,-24", "-14,-170 -18,-100 -18,-24", 3, 3.6, POINTS)
    p.rope("86,0 84,-110 82,-214 92,-248 112,-244 112,-222", BROWN, 9, 4.5)
    p.part("22,-180! 46,-172 74,-136! 66,-112! 36,-116 12,-146 z", BROWN, 5)
    p.comb("20,-142 40,-118 64,-116", (4, -12), 8, 3.4)
    fist(p.at(84, -128, 0.52, 0))
    p.part("-38,-196! -4,-216 40,-194! 30,-172 0,-164 -30,-174! z", RED, 5)
    h = p.at(4, -248, 0.68).cut(0.8)
    neck(h, width=17)
    face(h, PATIENT)
    h.part("-36,4! -38,34 -24,60 2,74! 26,56 32,28! 14,34 -6,30 -22,22 z", DARK, 4)
    h.part("-70,-22! -40,-42 0,-48 44,-42 74,-24! 40,-20 0,-26 -36,-16 z", GREEN, 5)
    h.part("-36,-36! -28,-68 0,-80 28,-68 38,-36! 0,-44 z", GREEN, 5)
    h.line("-34,-42 0,-50 36,-42", 6, EVEN, YELLOW)


def sheep(p: Pen) -> None:
    """To the left, in all its wool; soles at y = 0."""
    for x in (-42, -18, 40, 64):
        p.part(f"{x - 9},-50! {x + 9},-50! {x + 8},0! {x - 10},0! z", DARK, 4)
    wool = "-80,-70! -92,-92 -76,-110! -76,-132 -52,-136! -36,-154 -12,-142! 12,-156 34,-142! 58,-148 70,-128! 94,-124 94,-100! 106,-80 90,-62! 84,-42 60,-44! 40,-32 20,-44! -4,-32 -24,-44! -50,-36 -60,-52! z"
    p.part(wool, PAPER)
    p.comb("92,-64 80,-44 58,-46 38,-36 18,-47", (-6, -16), 9, 3.8)
    for x, y in ((-40, -104), (-8, -116), (28, -112), (62, -100), (-20, -76), (18, -82), (56, -72)):
        p.line(f"{x - 10},{y + 4} {x - 4},{y - 8} {x + 8},{y - 2} {x + 2},{y + 8}", 3.6, SWELL)
    p.part("-66,-132! -92,-140 -120,-112 -128,-88! -116,-76 -98,-84 -74,-102! z", DARK, 5)
    p.part("-70,-128! -48,-124 -40,-108! -60,-104 z", DARK, 4.5)
    p.part("-98,-128! -104,-146 -84,-154 -72,-146! -56,-150 -52,-134! -62,-126 -80,-132 z", PAPER, 4.5)
    p.disc(-98, -114, 5, PAPER)
    p.disc(-99, -113, 2.6, KEY)
