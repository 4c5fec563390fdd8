"""The leaf ace of the Tell pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist
from weli.art.decks.inks import BLUE, BROWN, GREEN, GREY, PAPER, RED, YELLOW
from weli.art.decks.pen import POINTS, Pen
from weli.art.decks.things import grapes, vine


def picture(p: Pen) -> None:
    """Two children push the bar of the wine press round: he with all his might, she with half of hers."""
    p.use("L", 548, 110, 92)
    # vine along the right edge
    p.line("580,500 566,420 582,340 562,262 574,206", 8, (1.2, 0.9, 0.5), BROWN)
    vine(p, 556, 300, 0.72, -40)
    vine(p, 580, 374, 0.62, 50)
    vine(p, 560, 448, 0.7, -30)
    grapes(p, 564, 236, 4, 10)
    grapes(p, 548, 384, 4, 9)
    # spindle with its thread, and the head beam
    p.part("268,84! 376,84! 382,114! 262,114! z", BROWN, 5)
    p.comb("380,86 380,112", (-30, 0), 8, 4)
    p.part("304,114! 340,114! 340,330! 304,330! z", "#a8713f", 5)
    for y in range(126, 320, 17):
        p.line(f"304,{y + 9} 322,{y + 5} 340,{y}", 4.4, (0.7, 1, 1))
    p.part("302,92! 342,92! 336,62 322,52 308,62! z", BROWN, 5)
    # press: staves and hoops, must below
    p.mark("wine press")
    p.part("254,326! 390,326! 396,346! 248,346! z", BROWN, 5)
    body = "244,346! 400,346! 406,500! 238,500! z"
    p.part(body, "#4a3a2c", 5)
    for k in range(7):
        x = 246 + k * 22.4
        p.part(f"{x:.0f},348! {x + 17:.0f},348! {x + 17:.0f},500! {x:.0f},500! z", BROWN, 3.6)
    p.comb("402,360 404,440 404,490", (-30, 0), 10, 4.2)
    for y in (366, 448):
        p.part(f"238,{y}! 406,{y}! 407,{y + 16}! 237,{y + 16}! z", GREY, 4)
    p.mark("")
    # grapes heaped left and right
    for x, y in ((72, 436), (116, 430), (94, 404)):
        grapes(p, x, y, 4, 12)
    vine(p, 62, 424, 0.66, -20)
    vine(p, 122, 420, 0.6, 30)
    # boy on the left
    p.mark("boy")
    p.part("150,318! 196,288 238,300! 258,356 244,420 252,500! 142,500! 152,420 140,360 z", PAPER)
    p.comb("254,366 242,420 248,480", (-22, 4), 9, 4)
    p.part("156,388! 246,388! 254,500! 142,500! z", GREEN, 5)
    p.loft("172,400 166,450 160,500", "230,400 236,450 240,500", 3, 3.4, POINTS)
    p.part("168,300! 182,294! 196,388! 180,388! z", GREEN, 4)
    p.part("220,296! 234,300! 236,388! 222,388! z", GREEN, 4)
    p.mark("")
    # girl on the right
    p.mark("girl")
    p.part("404,300! 448,288 492,312! 506,362 494,420 508,500! 392,500! 400,420 388,360 z", RED)
    p.spots("404,300! 448,288 492,312! 506,362 494,420 508,500! 392,500! 400,420 388,360 z", 28, 4, PAPER)
    p.comb("500,366 490,420 502,480", (-26, 4), 9, 4.2)
    p.part("398,404! 462,396! 470,500! 390,500! z", PAPER, 5)
    p.loft("408,412 402,450 400,500", "454,408 460,450 462,500", 3, 3, POINTS)
    p.mark("")
    # bar, then arms and hands
    p.part("176,250! 470,236! 471,254! 177,268! z", BROWN, 5)
    p.line("190,258 300,253 460,245", 3, POINTS)
    p.part("296,236! 348,233! 350,266! 298,269! z", GREY, 4.5)
    p.part("176,300! 150,312 148,344! 172,366 206,352! 240,320 262,292! 236,272! 208,296 z", PAPER, 5.5)
    p.loft("166,310 176,340 246,284", "184,304 200,324 240,280", 2, 3, POINTS)
    p.comb("152,344 174,362 206,348", (6, -14), 8, 3.4)
    p.part("214,286! 240,266! 266,290! 242,316! z", "#e6dcc0", 4.5)
    fist(p.at(258, 258, 0.6, -62))
    p.part("470,296! 496,312 498,346! 470,366 436,350! 408,318 388,292! 412,268! 440,290 z", RED, 5.5)
    p.comb("494,346 468,362 436,346", (-6, -14), 8, 3.4)
    p.part("434,286! 408,262! 384,288! 408,314! z", PAPER, 4.5)
    fist(p.at(392, 252, 0.6, 62, True))
    # his head, cheeks full of breath
    h = p.at(204, 206, 0.98, 8)
    neck(h, width=15)
    p.part("158,300! 172,270 204,282 230,268! 244,288 236,306! 206,314 176,308 z", PAPER, 4.5)
    p.part("190,288! 206,300 226,284! 232,304 206,330! 190,310 z", RED, 4)
    face(
        h,
        Face(
            turn=0.75,
            jaw=4,
            cheek=6,
            nose=-3,
            snub=3,
            bridge=0,
            eye=6.4,
            look=0.6,
            brow=0.45,
            brow_ink="#5b381d",
            purse=0.4,
            blush=1.8,
            chin=-4,
            beard=True,
        ),
    )
    h.part(
        "-36,6! -46,-14 -40,-44 -16,-64 14,-62 36,-46 38,-22 33,-10! 30,-26! 24,-20 20,-34! 12,-26 4,-38! -6,-28 -14,-34! -22,-18 -28,-20! -30,-4 z",
        "#5b381d",
        5,
    )
    h.loft("6,-40 -16,-34 -34,-4", "8,-58 -28,-50 -40,-8", 4, 2.8, POINTS, "#8a6a4c")
    # her head: two plaits, and she laughs at him
    h = p.at(446, 198, 0.96, -4, True)
    for x, y in ((-40, 26), (-44, 48)):
        h.part(
            f"{x - 11},{y}! {x - 9},{y + 14} {x},{y + 26}! {x + 12},{y + 14} {x + 11},{y}! {x},{y + 8} z", YELLOW, 4.4
        )
    h.part("-54,76! -36,76! -34,92 -46,98 -56,90 z", BLUE, 4)
    neck(h, width=15)
    p.part("402,304! 418,268 446,282 474,266! 494,288 498,316! 472,334 448,316 424,332 z", PAPER, 5)
    p.comb("426,326 448,310 472,328", (0, -14), 8, 3)
    face(
        h,
        Face(
            turn=0.7,
            jaw=-2,
            cheek=4,
            nose=-4,
            snub=2,
            bridge=0.3,
            eye=6.4,
            look=0.5,
            brow=-0.4,
            brow_w=3.4,
            brow_ink="#8a6a1e",
            mouth=0.9,
            lips=0.9,
            blush=1.4,
            chin=-4,
            beard=True,
        ),
    )
    h.part(
        "-38,22! -48,-6 -44,-38 -20,-60 8,-62 32,-48 38,-18 33,4! 28,-18 16,-34 4,-42! -12,-34 -28,-18 -32,8 z",
        YELLOW,
        5,
    )
    h.loft("4,-44 -18,-36 -36,10", "4,-58 -32,-50 -42,8", 4, 2.6, POINTS)
    h.loft("6,-44 22,-34 32,-4", "8,-58 28,-46 35,-10", 2, 2.6, POINTS)
    vine(h, -10, -58, 0.5, -14)
    vine(h, 14, -56, 0.42, 20)
