"""The heart Ober of the Württemberg pack."""

from __future__ import annotations

from weli.art.decks.beasts import horse_side
from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist, rein_hand
from weli.art.decks.inks import GREEN, GREY, KEY, PAPER, RED, WINE, YELLOW
from weli.art.decks.letters import text
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import feather
from weli.art.decks.wuerttemberg.things import spurred_boot, turf


def picture(p: Pen) -> None:
    """A hussar at the walk, sabre at the shoulder: proud, not dangerous."""
    p.mark("word")
    text(p, "OBER", 522, 46, 42, KEY, bold=1.2, space=14)
    p.mark("")
    turf(p, 458)
    p = p.at(48, 28, 0.94)
    p.mark("horse")
    horse_side(p.at(344, 246), "#9a5a34", "#39261a", RED, GREEN)
    p.mark("")
    # pelisse flying behind
    p.part("262,158! 220,168 186,206 160,222 168,262! 196,258 206,272! 232,262 262,244! z", WINE, 5.5)
    p.line("170,262 196,258 206,272 232,262", 6, EVEN, PAPER)
    p.loft("256,166 216,200 182,250", "262,200 240,230 222,262", 3, 3.6, POINTS)
    # leg
    p.part("228,236! 262,232 306,240! 336,262 346,292 340,318! 302,322 296,300! 268,290 236,272 z", RED)
    p.line("262,250 300,262 322,290 324,314", 7, EVEN, YELLOW)
    p.comb("344,286 340,312", (-18, 2), 8, 3.6)
    spurred_boot(p.at(314, 410, 0.98), YELLOW)
    # dolman
    p.part("246,158! 284,144 322,156! 336,190 326,220 330,252! 284,262 236,254! 240,220 234,190 z", RED)
    for k in range(5):
        y = 172 + k * 17
        p.line(f"264,{y} 292,{y + 5} 318,{y}", 5.5, EVEN, YELLOW)
        for x in (264, 292, 318):
            p.disc(x, y + (5 if x == 292 else 0), 4.4, YELLOW, 2.6)
    p.comb("334,192 326,220 328,250", (-24, 4), 9, 4.2)
    p.part("236,240! 284,250 330,240! 334,258! 284,270 234,260! z", YELLOW, 4.5)
    # rein
    p.rope("398,218 424,206 462,190", RED, 8, 4)
    p.rope("384,236 396,268 380,292", RED, 8, 4)
    # sabre at the shoulder
    p.part("248,160! 222,164 200,196 196,226! 214,246 240,246! 254,216 264,190 z", RED)
    p.loft("246,170 222,196 212,236", "258,190 244,216 234,242", 2, 3.4, POINTS)
    p.comb("198,226 214,244 236,246", (6, -12), 7, 3.4)
    p.part("198,34! 206,26! 224,90 232,150 234,214! 218,214! 214,150 206,90 z", GREY, 5)
    p.line("208,60 220,120 226,190", 3, POINTS)
    p.part("222,250! 236,248! 236,262! 222,262! z", YELLOW, 4)
    p.part("204,206! 250,202! 252,214! 206,218! z", YELLOW, 4.5)
    p.rope("248,212 258,230 246,250 234,254", YELLOW, 6, 4)
    fist(p.at(228, 232, 0.62, -4))
    p.part("308,152! 334,160 352,190 354,222! 330,238 314,232! 312,210 300,190 z", RED)
    p.loft("316,162 332,190 334,226", "332,168 346,194 348,222", 2, 3, POINTS)
    p.part("318,236! 330,212 352,206! 382,216 378,246! 348,254 z", RED, 5)
    p.comb("322,238 346,252 372,246", (2, -14), 8, 3.6)
    p.part("370,210! 390,214 388,250! 368,250! z", YELLOW, 4.5)
    rein_hand(p.at(402, 232, 0.6))
    # head
    h = p.at(290, 111, 1.04)
    neck(h, width=18)
    p.part("258,152! 262,136 290,146 316,134! 324,152 320,164 290,172 262,166 z", YELLOW, 4.5)
    p.line("262,158 290,166 320,156", 3, EVEN)
    face(
        h, Face(turn=0.85, brow=0.1, nose=1, hook=-2, bulb=1, look=0.5, eye=6, mouth=0.4, blush=1.1, beard=True, jaw=1)
    )
    h.part("-36,-26! -42,-4 -38,22 -30,28! -28,6 -30,-14 z", "#6b3d1c", 4)
    h.part("12,24! 2,17 -10,20 -24,12! -24,24 -8,30 12,28! 22,29 36,22 38,11! 28,19 20,19 z", "#6b3d1c", 4)
    # busby: fur, red bag, plume
    fur = "-42,-26! -47,-54 -42,-78 -16,-88 14,-88 40,-78 45,-54 40,-28! 20,-36 0,-38 -20,-35 z"
    h.part(fur, "#39322c", 5.5)
    for x, y in ((-30, -50), (-14, -60), (4, -54), (22, -62), (34, -48), (-26, -72), (-6, -76), (14, -75), (32, -70)):
        h.line(f"{x},{y} {x + 3},{y + 8} {x + 1},{y + 15}", 3.4, POINTS, GREY)
    h.part("-20,-86! -50,-84 -66,-60 -64,-36! -52,-30 -46,-48! -40,-70 -20,-78 z", RED, 4.5)
    h.disc(-58, -28, 6, YELLOW, 3)
    feather(h, "28,-78! 36,-96 28,-110!", "16,-80! 10,-98 28,-110!", PAPER, 6)
    h.disc(22, -78, 8, YELLOW, 3.4)
