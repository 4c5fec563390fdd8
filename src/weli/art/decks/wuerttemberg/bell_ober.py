"""The bell Ober of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.beasts import horse_quarter
from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist, rein_hand
from weli.art.decks.inks import BLACK, BLUE, BROWN, GREY, KEY, PAPER, RED, WINE, YELLOW
from weli.art.decks.letters import text
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import beard
from weli.art.decks.wuerttemberg.things import spurred_boot, turf


def picture(p: Pen) -> None:
    """An old cuirassier with the standard; he and the bay have carried it further than anybody asked."""
    p.mark("word")
    text(p, "OBER", 522, 46, 42, KEY, bold=1.2, space=14)
    p.mark("horse")
    turf(p, 446)
    p = p.at(34, 28, 0.94)
    horse_quarter(p.at(300, 246), "#b9783c", "#4a2d18", BLUE, WINE)
    p.mark("standard")
    p.part("453,114! 465,112! 474,330! 462,330! z", BROWN, 4.5)
    p.part("446,116! 458,82! 470,114! z", GREY, 4.5)
    flag = "466,112! 500,104 534,122 570,114 598,120! 590,160 600,206! 566,198 532,212 500,198 470,204! z"
    p.fill(flag, RED)
    p.stripes(flag, 0, 48, 18, YELLOW, 12)
    p.contour(flag, 5.5)
    p.disc(532, 158, 26, PAPER, 4.5)
    p.use("S", 532, 158, 38)
    p.mark("rider")
    p.part("330,236! 366,232 404,240! 412,262 392,296 384,326! 344,322 342,296! 330,268 z", PAPER)
    p.loft("372,244 372,280 360,318", "398,246 392,280 376,322", 2, 3.4, POINTS)
    spurred_boot(p.at(362, 414, 0.98, 0, True), BLACK)
    p.part("306,158! 348,144 394,158! 408,192 398,224 404,252! 352,264 308,254! 310,220 298,190 z", BLUE)
    steel = "316,160! 348,152 382,160! 396,196 384,230 352,244! 318,232 306,196 z"
    p.part(steel, GREY, 5.5)
    p.line("350,156 356,196 352,240", 4, POINTS)
    p.line("322,176 316,198 324,218", 8, POINTS, PAPER)
    p.comb("394,196 382,230 356,242", (-18, -8), 8, 3.8)
    p.part("308,240! 350,254 404,240! 406,258! 352,272 306,260! z", YELLOW, 4.5)
    p.rope("264,236 246,230 230,226", BLUE, 8, 4)
    # the arm that holds the standard
    p.part("384,160! 414,166 436,196 444,220! 468,208! 480,232! 452,258 420,256 398,226 z", BLUE)
    p.loft("396,172 416,206 432,244", "410,170 430,204 446,240", 2, 3.2, POINTS)
    p.comb("474,234 450,254 422,252", (-4, -14), 8, 3.6)
    p.part("444,206! 462,196! 480,224! 464,236! z", RED, 4.5)
    fist(p.at(470, 204, 0.6, -22))
    # the other holds the reins
    p.part("314,160! 290,170 274,198 276,228! 296,248 326,244! 328,214 328,186 z", BLUE)
    p.comb("278,230 296,245 322,242", (6, -14), 7, 3.6)
    p.part("282,222! 304,214! 318,228! 306,252! 286,250! z", RED, 4.5)
    rein_hand(p.at(276, 240, 0.58, -20, True))
    h = p.at(346, 115, 1.03, 0, flip=True)
    neck(h, width=19)
    p.part("310,148! 326,136 346,148 368,136! 384,150 378,164 348,172 318,164 z", RED, 4.5)
    face(
        h,
        Face(
            turn=0.75,
            age=0.95,
            brow=0.5,
            brow_w=8,
            brow_ink="#8f877a",
            nose=4,
            bulb=5,
            eye=4.2,
            look=0.5,
            jaw=5,
            chin=3,
            blush=1.6,
            beard=True,
        ),
    )
    beard(
        h, "-36,4! -40,22 -34,40 -22,48! -24,28 -28,6 z", "#d8d2c2", "-34,10 -36,24 -28,42", "-30,10 -30,24 -25,42", 1
    )
    h.part("9,24! -4,18 -18,20 -36,14! -36,36 -18,46 4,34 9,29! 16,34 30,42 44,30 42,12! 30,20 20,18 z", "#d8d2c2", 4)
    h.line("2,26 -12,30 -28,28|14,26 26,30 36,26", 2.6, POINTS)
    p.mark("helmet")
    h.part("-42,-22! -46,-56 -28,-82 4,-88 34,-78 46,-48 42,-24! 20,-36 0,-38 -20,-35 z", GREY, 5.5)
    h.comb("44,-40 40,-66 24,-80", (-18, 6), 6, 3.6)
    h.line("-34,-48 -30,-64 -18,-74", 6, POINTS, PAPER)
    h.part("-64,-14! -48,-58 -34,-90 4,-108 46,-104 62,-80! 36,-84 8,-84 -20,-76 -40,-46 z", WINE, 5)
    h.loft("-54,-30 -34,-82 40,-97", "-44,-40 -24,-80 50,-90", 5, 3, POINTS)
    h.part("-44,-32! -20,-44 0,-47 24,-44 44,-34! 66,-22 68,-14! 44,-20 20,-30 0,-32 -20,-30 -44,-18! z", YELLOW, 4.5)
    h.line("-38,-22 -36,6 -14,46", 6, EVEN, YELLOW)
