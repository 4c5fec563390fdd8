"""The leaf Ober of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.beasts import horse_quarter
from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import pointing, rein_hand
from weli.art.decks.inks import BLUE, BROWN, GREEN, KEY, PAPER, RED, WINE, YELLOW
from weli.art.decks.letters import text
from weli.art.decks.pen import POINTS, Pen
from weli.art.decks.things import feather
from weli.art.decks.wuerttemberg.things import spurred_boot, turf


def picture(p: Pen) -> None:
    """A cavalier on a grey, coming towards us; he points the way and is sure of it."""
    p.mark("word")
    text(p, "OBER", 522, 46, 42, KEY, bold=1.2, space=14)
    p.mark("")
    turf(p, 446)
    p = p.at(34, 28, 0.94)
    p.mark("horse")
    horse_quarter(p.at(300, 246), "#d8d2c2", "#6d675c", WINE, BLUE)
    p.mark("")
    # cloak behind
    p.part("318,150! 290,180 280,240! 330,262! 400,262 446,276! 436,220 410,170 384,148! z", WINE)
    p.loft("386,156 410,200 422,266", "366,160 380,210 392,260", 2, 3.6, POINTS)
    p.comb("412,180 434,220 442,268", (-20, 4), 9, 4.2)
    # leg
    p.part("330,236! 366,232 404,240! 412,262 392,296 384,326! 344,322 342,296! 330,268 z", "#c9a25a")
    p.loft("372,244 372,280 360,318", "398,246 392,280 376,322", 2, 3.4, POINTS)
    spurred_boot(p.at(362, 414, 0.98, 0, True), "#c9a25a")
    # doublet
    p.part("312,158! 348,144 388,156! 402,190 394,220 402,252! 352,264 310,254! 314,220 304,190 z", GREEN)
    p.part("336,150! 360,150! 362,256! 334,256! z", YELLOW, 4.5)
    for y in (176, 198, 220):
        p.disc(348, y, 5, RED, 3)
    p.comb("400,192 393,220 398,250", (-26, 4), 9, 4.2)
    p.part("310,240! 350,252 402,240! 404,258! 352,272 308,260! z", BROWN, 4.5)
    p.part("338,244! 360,244! 362,266! 338,266! z", YELLOW, 4)
    # reins
    p.rope("264,236 246,230 230,226", WINE, 8, 4)
    # arm that points, out to the right
    p.part("380,158! 412,146 452,138 492,136! 500,160 490,182! 452,190 412,200 386,200! z", GREEN)
    p.loft("386,166 430,154 486,150", "388,190 430,178 484,174", 3, 3.2, POINTS)
    p.comb("488,180 452,188 412,198", (-4, -16), 9, 4)
    p.part("484,130! 508,134 512,176! 488,188! 482,160 z", PAPER, 4.5)
    pointing(p.at(530, 154, 0.72, -6))
    # the other arm holds the reins
    p.part("318,158! 294,168 276,196 276,226! 296,246 326,244! 330,214 330,186 z", GREEN)
    p.loft("310,168 290,198 290,232", "322,180 314,206 312,238", 2, 3, POINTS)
    p.comb("278,228 296,243 322,242", (6, -14), 7, 3.6)
    p.part("282,222! 304,214 318,228! 306,252 286,250! z", PAPER, 4.5)
    rein_hand(p.at(276, 240, 0.58, -20, True))
    # head
    h = p.at(348, 110, 1.05)
    h.part("-26,-36! -48,-10 -56,26 -46,54! -30,58 -22,20 z", "#c4772b", 5)
    h.loft("-30,-20 -44,10 -38,50", "-40,-10 -52,20 -44,50", 3, 2.8, POINTS)
    neck(h, width=17)
    p.part("306,150! 322,136 346,146 374,136! 392,152 384,170! 366,164 350,176! 334,164 314,168! z", PAPER, 4.5)
    face(h, Face(turn=0.8, brow=0.5, nose=4, hook=3, look=0.6, age=0.25, jaw=-2, chin=1, beard=True, eye=5.4))
    h.part("2,40! 14,38 24,40! 20,52 14,62! 6,52 z", "#8a4f18", 4)
    h.part("12,24! 2,18 -8,20 -18,14! -16,24 -4,29 12,28! 22,28 32,22 34,14! 26,20 20,19 z", "#8a4f18", 4)
    # slouch hat, brim up on one side, two feathers trail
    h.part("-40,-30! -42,-58 -26,-78 6,-82 34,-70 40,-34! z", "#4c5a44", 5.5)
    h.part("-42,-40! -20,-50 20,-50 42,-40! 41,-26! 20,-36 -20,-36 -41,-25! z", YELLOW, 4.5)
    h.part("-70,-8! -44,-34 0,-40 44,-36 78,-34 84,-22! 56,-18 30,-24 0,-27 -34,-20 -60,-2 z", "#4c5a44", 5.5)
    h.comb("-58,-8 -34,-24 0,-31 40,-26", (2, -8), 6, 3)
    feather(h, "6,-52! -30,-86 -74,-94 -104,-66!", "0,-42! -30,-66 -70,-72 -104,-66!", PAPER, 9)
    feather(h, "8,-56! -14,-86 -54,-106 -92,-94!", "4,-46! -22,-72 -56,-84 -92,-94!", RED, 8)
