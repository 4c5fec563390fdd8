"""The acorn Ober of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.beasts import horse_side
from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist, rein_hand
from weli.art.decks.inks import BLACK, BLUE, KEY, LINEN, PAPER, RED, WINE, YELLOW
from weli.art.decks.letters import text
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import feather
from weli.art.decks.wuerttemberg.things import spurred_boot, turf


def picture(p: Pen) -> None:
    """A trumpeter on the black horse, riding home against all the others, and heard before he is seen."""
    p.mark("word")
    text(p, "OBER", 522, 46, 42, KEY, bold=1.2, space=14)
    p.mark("horse")
    turf(p, 458)
    p = p.at(622, 46, 0.9, 0, flip=True)
    horse_side(p.at(344, 246), "#5d534b", "#2a221c", YELLOW, BLUE)
    p.mark("rider")
    p.part("228,236! 262,232 306,240! 336,262 346,292 340,318! 302,322 296,300! 268,290 236,272 z", LINEN)
    p.comb("344,286 340,312", (-18, 2), 8, 3.6)
    spurred_boot(p.at(314, 410, 0.98), "#a8713f")
    p.part("246,158! 284,144 322,156! 334,190 326,220 334,262! 284,274 228,266! 240,220 234,190 z", YELLOW)
    p.part("272,150! 298,150! 302,266! 268,268! z", BLUE, 4.5)
    for y in (176, 200, 224):
        p.disc(285, y, 5, PAPER, 3)
    p.comb("240,186 240,220 236,256", (18, 4), 9, 4)
    p.part("234,238! 284,248 332,238! 334,254! 284,266 232,256! z", PAPER, 4.5)
    p.rope("352,240 400,222 462,190", YELLOW, 8, 4)
    # the arm with the rein
    p.part("250,160! 226,172 216,206 224,236! 262,252 300,250! 306,232! 270,220 266,196 z", YELLOW)
    p.loft("242,170 228,204 236,236", "256,178 248,206 258,230", 2, 3.2, POINTS)
    p.part("294,226! 314,224! 318,254! 296,258! z", BLUE, 4.5)
    rein_hand(p.at(334, 240, 0.58))
    # head, then the arm and the trumpet before it
    h = p.at(288, 112, 1.05, -6)
    neck(h, width=18)
    p.part("258,154! 262,136 290,148 318,134! 324,152 318,166 290,172 262,166 z", BLUE, 4.5)
    face(
        h,
        Face(
            turn=0.95, purse=0.8, cheek=5, jaw=3, nose=-1, bulb=3, brow=-0.5, eye=5, look=0.5, up=0.5, blush=1.9, snub=1
        ),
    )
    h.part("6,24! -14,17 -36,24 -50,40! -28,40 -2,36 z", "#b5622c", 4)
    h.part("-36,-24! -44,-2 -40,22 -32,30! -28,8 -28,-12 z", "#b5622c", 4)
    h.part("-40,-34! -40,-62 -34,-92! 0,-100 36,-92! 42,-60 40,-36! z", BLACK, 5.5)
    h.part("-42,-44! 0,-54 42,-46! 42,-32! 0,-40 -42,-30! z", YELLOW, 4.5)
    h.part("20,-42! 44,-44 62,-30 60,-22! 40,-30 18,-32 z", BLACK, 4.5)
    feather(h, "-4,-92! -28,-116 -34,-124!", "10,-92! 0,-118 -34,-124!", RED, 6)
    h.disc(4, -72, 11, RED, 4)
    p.mark("trumpet")
    p.part("320,122! 320,114! 424,80! 462,50! 478,98! 430,92! z", YELLOW, 5)
    p.part("360,104! 404,92! 404,128 386,162! 352,150 350,128 z", RED, 5)
    p.comb("400,98 400,128 386,158", (-16, 0), 8, 3.4)
    p.line("358,128 376,140 396,130", 5, EVEN, YELLOW)
    p.mark("")
    p.part("312,158! 340,160 368,150! 382,124! 400,140! 388,176 352,196 312,200 z", YELLOW)
    p.comb("392,160 360,190 320,198", (-6, -14), 8, 3.6)
    p.part("374,122! 390,112! 408,134! 394,146! z", BLUE, 4.5)
    fist(p.at(392, 102, 0.6, -62))
    p.line("262,262 284,268 306,264", 3, POINTS, WINE)
