"""The bell Ober of the Salzburg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist
from weli.art.decks.inks import BLACK, BLUE, DARK, GREY, PAPER, RED, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import boot, feather, flower, ground


def picture(p: Pen) -> None:
    """A captain who has not drawn yet: his hand goes across to the hilt, and everybody goes quiet."""
    ground(p, 912, 24, 506, YELLOW, 8)
    p.mark("cloak")
    p.part("330,300! 400,330 446,460 462,640 452,760! 410,772 372,744! 356,600 340,420 z", WINE)
    p.loft("360,330 400,500 400,750", "390,350 440,520 440,752", 3, 4, POINTS)
    p.comb("448,520 458,640 448,752", (-22, 4), 10, 4.4)
    p.mark("sword")
    p.part("176,556! 198,568! 112,824! 94,822! 90,806! z", DARK, 5)
    p.line("176,590 140,700 104,806", 3.4, POINTS, GREY)
    p.part("118,780! 106,776! 90,806! 94,822! 104,822! z", YELLOW, 4.5)
    p.mark("")
    # wide breeches, stockings in boots
    p.part("186,596! 266,600! 262,690 250,752 222,772! 176,756 158,700 166,640 z", BLUE)
    p.part("264,600! 352,592! 374,650 376,710 356,758! 312,770 284,740 270,680 z", BLUE)
    for top, foot in (
        ("200,610 182,680 200,760", "250,610 244,680 228,764"),
        ("284,610 296,690 330,762", "338,606 358,680 346,752"),
    ):
        p.loft(top, foot, 4, 8, POINTS, YELLOW)
    p.comb("368,650 372,710 354,752", (-20, 2), 9, 4)
    boot(p.at(206, 932, 0.86, flip=True), top="#a8713f")
    boot(p.at(336, 934, 0.86), top="#a8713f")
    # one hand on his back, as an officer stands
    p.part(
        "206,308! 158,326 124,392 102,456 112,508! 150,544 204,560! 204,516! 176,498 172,470 194,424 216,380 z", BLUE
    )
    p.loft("184,330 144,410 126,490", "202,350 172,430 152,500", 3, 9, POINTS, YELLOW)
    p.comb("106,470 114,506 152,540 190,552", (10, -16), 9, 4)
    # jerkin
    jerkin = "196,306! 268,290 340,304! 366,390 350,480 360,556! 376,626! 320,646 264,630! 208,648 160,628! 186,550! 198,470 182,390 z"
    p.part(jerkin, YELLOW)
    p.comb("364,400 348,480 356,550 370,618", (-28, 4), 10, 4.6)
    p.line("266,310 268,460 266,626", 4, EVEN)
    for y in (344, 384, 424, 464):
        p.disc(266, y, 8, RED, 3.6)
    p.loft("200,570 188,600 180,626", "256,570 254,600 248,628", 3, 3.6, POINTS)
    p.loft("276,570 282,600 286,630", "340,566 350,600 352,624", 3, 3.6, POINTS)
    sash = "212,300! 240,292! 384,544! 372,574! 346,570! z"
    p.part(sash, RED, 5.5)
    p.loft("222,300 300,430 352,560", "236,296 320,430 376,550", 1, 3.4, POINTS)
    p.part("186,534! 266,548 356,534! 362,566! 266,580 182,566! z", DARK, 5)
    p.part("250,536! 286,536! 288,584! 248,584! z", YELLOW, 4.5)
    # the other arm goes across the body to the hilt
    p.part("338,304! 386,330 408,400 392,466! 340,512 262,532! 240,496! 292,464 334,440 334,380 z", BLUE)
    p.loft("352,330 372,400 352,456", "376,340 396,400 376,462", 2, 9, POINTS, YELLOW)
    p.comb("404,410 388,466 340,508 276,526", (-10, -18), 10, 4.4)
    p.part("232,490! 262,480! 284,528! 254,544! z", PAPER, 4.5)
    p.mark("hilt")
    p.part("196,560! 212,566! 238,484! 222,478! z", YELLOW, 4.5)
    p.part("168,546! 236,572! 230,586! 162,560! z", YELLOW, 4.5)
    p.disc(234, 472, 13, YELLOW, 4.5)
    p.mark("")
    fist(p.at(222, 518, 0.72, 200))
    # ruff and head, looking to the left
    h = p.at(272, 204, 1.2, 0, flip=True)
    neck(h, width=18)
    ruff = "200,300! 194,284 214,272 234,264 268,270 304,262 326,272 344,284 338,302! 316,312 292,306 268,316 244,306 220,314 z"
    p.part(ruff, PAPER, 5)
    for x in range(212, 336, 14):
        p.line(f"{x},{276 + abs(x - 270) // 9} {x + (x - 270) // 14},{304 - abs(x - 270) // 10}", 3.2, POINTS)
    h.part("-28,-34! -46,-14 -50,16 -44,46 -30,56! -24,20 -26,-6 z", "#8a4f18", 4.5)
    h.loft("-30,-20 -40,10 -32,48", "-40,-12 -46,16 -40,48", 3, 3, POINTS)
    face(h, Face(turn=0.8, brow=0.75, nose=1, hook=4, bulb=0, look=0.6, eye=4.8, jaw=-2, chin=4, age=0.35, beard=True))
    h.part("6,38! 14,36 22,39! 22,54 15,70! 7,56 z", "#8a4f18", 4)
    h.part("12,25! 2,18 -12,20 -26,8! -24,24 -6,30 12,28! 22,29 36,20 38,6! 28,18 20,19 z", "#8a4f18", 4)
    p.mark("hat")
    h.part("-38,-30! -40,-64 -20,-80 8,-84 32,-74 38,-34! z", BLACK, 5.5)
    h.part("-41,-42! -20,-52 20,-52 41,-42! 40,-28! 20,-38 -20,-38 -40,-27! z", RED, 4.5)
    h.part(
        "-84,-34! -60,-22 -30,-34 0,-40 44,-38 74,-28 82,-14! 56,-14 30,-24 0,-28 -34,-20 -62,-8 -80,-16 z", BLACK, 5.5
    )
    h.line("-66,-18 -34,-28 0,-34 46,-32 66,-24", 3.4, POINTS, GREY)
    feather(h, "-20,-50! -66,-70 -104,-60 -118,-30!", "-24,-40! -60,-54 -92,-48 -118,-30!", PAPER, 9)
    flower(h, -24, -46, 13, YELLOW, RED)
    p.mark("")
