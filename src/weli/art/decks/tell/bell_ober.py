"""The bell Ober of the Tell pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist
from weli.art.decks.inks import BLACK, BLUE, BROWN, GREY, PAPER, RED, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import feather


def picture(p: Pen) -> None:
    """Stüssi the field guard: halberd on the shoulder, a pipe, and an opinion."""
    coat = "216,296! 276,258 336,266 396,258 456,292! 474,360 460,430 470,520! 204,520! 220,430 208,360 z"
    p.part(coat, BROWN)
    p.part("296,290! 366,290! 380,520! 286,520! z", RED, 5)
    p.loft("308,310 300,420 298,520", "354,310 362,420 366,520", 2, 3, POINTS)
    for y in (330, 366, 402):
        p.disc(330, y, 8, YELLOW, 3.6)
    p.comb("472,362 458,430 468,500", (-34, 8), 10, 4.6)
    p.loft("236,330 244,420 236,510", "272,330 272,420 266,510", 2, 3.4, POINTS)
    p.part("214,452! 336,464 464,452! 466,484! 336,496 210,484! z", BLACK, 5)
    p.part("312,452! 352,452! 354,498! 310,498! z", YELLOW, 4.5)
    # upper arm on the right
    up = "420,282! 476,290 514,340 522,408! 492,440 452,428! 430,370 z"
    p.fill(up, YELLOW)
    p.stripes(up, 68, 30, 13, BLACK)
    p.contour(up, 6)
    p.comb("514,344 520,406 492,436", (-16, -6), 9, 4)
    # halberd
    p.mark("halberd")
    q = p.at(410, 300, 1, 24)
    q.part("-8,-170! 8,-170! 8,240! -8,240! z", BROWN, 5)
    q.line("-1,-160 0,0 -1,230", 3, POINTS)
    q.part("-7,-176! -14,-206 0,-284! 14,-206 7,-176! z", GREY, 5)
    q.line("0,-190 0,-262", 3, POINTS)
    q.part("6,-184! 30,-196 52,-212! 72,-176 72,-138 54,-104! 30,-122 6,-128! z", GREY, 5)
    q.comb("54,-208 71,-176 71,-140 55,-108", (-14, 0), 8, 3.4)
    q.disc(26, -156, 6, PAPER, 3.4)
    q.part("-6,-178! -30,-184 -58,-164! -36,-160 -28,-146 -6,-136! z", GREY, 5)
    q.part("-12,-128! 12,-128! 11,-112! -11,-112! z", YELLOW, 4)
    q.line("-10,-112 -20,-92 -16,-66|0,-112 4,-86 -2,-58|10,-112 20,-92 16,-68", 7, (1, 1, 0.5))
    q.line("-10,-112 -20,-92 -16,-68|0,-112 4,-86 -2,-60|10,-112 20,-92 16,-70", 3.4, (1, 1, 0.5), RED)
    p.mark("")
    # forearm and hand on the shaft
    low = "522,398! 524,440 486,466 402,460! 396,420! 440,414 484,394 z"
    p.fill(low, YELLOW)
    p.stripes(low, 8, 30, 13, BLACK)
    p.contour(low, 6)
    p.comb("520,440 486,464 410,458", (-2, -16), 9, 4)
    p.part("388,408! 414,408! 420,464! 390,466! z", PAPER, 4.5)
    fist(p.at(356, 424, 0.86, 22, True))
    # arm with the pipe
    up = "246,284! 196,296 160,350 148,410! 172,446 216,444! 240,400 260,336 z"
    p.fill(up, YELLOW)
    p.stripes(up, -68, 30, 13, BLACK)
    p.contour(up, 6)
    # head
    h = p.at(318, 180, 1.16, 2, True)
    neck(h, width=21)
    p.part("254,284! 290,248 330,276 376,246! 412,276 404,300! 330,318 262,308 z", PAPER, 5)
    p.comb("266,304 330,314 400,296", (2, -13), 9, 3)
    h.part("-30,-34! -44,-18 -48,14 -40,36! -28,26 -26,-6 z", GREY, 4.5)
    h.loft("-32,-24 -38,0 -34,28", "-42,-14 -44,10 -40,28", 2, 2.8, POINTS)
    face(
        h,
        Face(
            turn=0.82,
            jaw=7,
            cheek=5,
            nose=0,
            bulb=5,
            hook=-1,
            brow=-0.5,
            brow_w=7,
            brow_ink="#7b7466",
            eye=5.2,
            look=0.7,
            age=0.6,
            mouth=0.4,
            blush=2.0,
            chin=2,
        ),
    )
    h.part("14,24! 0,19 -16,24 -24,38! -12,40 2,36 14,31! 24,35 34,38 40,34! 34,24 24,19 z", GREY, 4.5)
    h.line("10,25 -4,26 -16,35|16,26 26,26 34,34", 2.6, POINTS)
    h.part("-44,-28! -50,-58 -26,-80 6,-76 34,-82 46,-56 42,-30! z", "#4c5a44", 5.5)
    h.comb("42,-36 46,-56 34,-78", (-16, 6), 7, 3.6)
    h.line("-20,-72 0,-62 10,-68", 3, POINTS)
    feather(h, "-34,-46! -62,-62 -84,-92 -72,-120!", "-26,-48! -40,-74 -54,-96 -72,-120!", BLACK, 9)
    h.part("-70,-26! -46,-34 0,-46 44,-38 74,-40! 70,-22 42,-20 0,-30 -36,-20 -58,-10 z", "#4c5a44", 5.5)
    h.line("-44,-40 0,-52 42,-44", 7, EVEN, YELLOW)
    # pipe
    p.rope("292,224 268,236 244,268 234,292", "#4a3a2c", 7, 4)
    p.part("200,236! 230,236! 232,282 240,300! 214,306 204,282 z", PAPER, 5)
    p.part("198,226! 232,226! 231,240! 199,240! z", YELLOW, 4)
    p.line("206,262 220,258|204,274 222,270", 3, POINTS, BLUE)
    p.line("212,216 200,190 216,164 204,134|224,212 228,190 220,176", 5, POINTS, GREY)
    low = "150,398! 146,432 172,456 208,440! 250,352! 214,330! 184,376 z"
    p.fill(low, YELLOW)
    p.stripes(low, -20, 30, 13, BLACK)
    p.contour(low, 6)
    p.comb("152,430 174,452 206,438", (6, -16), 9, 4)
    p.part("208,326! 226,316 258,336 256,360! 238,364 206,346 z", PAPER, 4.5)
    fist(p.at(230, 302, 0.74, -76))
