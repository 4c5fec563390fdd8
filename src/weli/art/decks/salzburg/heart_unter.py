"""The heart Unter of the Salzburg pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist, hand
from weli.art.decks.inks import BLACK, BROWN, GREEN, GREY, KEY, LINEN, PAPER, RED, WINE, YELLOW
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import feather, ground


def picture(p: Pen) -> None:
    """Spear over the shoulder, on the way home from the watch, whistling no longer but near it."""
    _legs(p)
    lean = p.at(268, 570, 1, 3).at(-268, -570)  # back from the belt upwards, pleased with himself
    _trunk(lean)
    _spear(p)
    _arm_and_head(lean)


def _legs(p: Pen) -> None:
    ground(p, 912, 24, 506, YELLOW, 41)
    p.use("H", 444, 722, 112)
    hose = LINEN
    # back leg (right), heel up
    p.part("286,700! 344,690! 372,760 396,830 402,868! 362,884! 330,810 296,750 z", hose, 5.5)
    p.comb("352,720 378,790 396,860", (-20, 6), 10, 4)
    p.part("360,876! 402,860! 420,880 424,906 410,914! 384,926 352,936 326,938 318,926 340,912 356,900 z", BLACK, 5)
    p.line("358,886 378,884 402,872", 5, EVEN, YELLOW)
    # front leg (left)
    p.part("182,696! 252,704! 246,764 226,810 208,880! 166,880! 160,826 146,778 160,728 z", hose, 5.5)
    p.comb("246,736 228,800 208,870", (-20, -2), 10, 4)
    p.line("150,790 164,800 182,798", 4, POINTS)
    p.part("164,872! 208,876! 212,906 210,928! 102,930! 104,914 134,902 158,892 z", BLACK, 5)
    p.part("100,928! 212,926! 212,935! 100,937! z", KEY, 1)
    p.line("166,884 186,888 208,884", 5, EVEN, YELLOW)
    # puffed breeches, in bands
    for s, a in (
        ("186,560! 164,620 152,680 168,712! 212,728 258,716! 280,650 284,580 z", 98),
        ("268,570! 270,640 286,700 302,722! 336,722 366,694! 376,650 366,600 352,556! z", 82),
    ):
        p.fill(s, RED)
        p.stripes(s, a, 40, 20, YELLOW, 6)
        p.hatch(s, a, 20, 3.4, KEY, EVEN)
        p.contour(s, 6)
    p.comb("368,640 364,680 338,716", (-22, -6), 9, 4.2)
    p.part("166,704! 212,722 258,710! 256,728! 212,740 168,724! z", GREEN, 4.5)
    p.part("302,712! 336,714 366,688! 370,706! 338,732 304,730! z", GREEN, 4.5)


def _trunk(p: Pen) -> None:
    # doublet
    body = "190,330! 258,304 332,322! 364,396 350,480 354,566! 184,568! 190,486 170,410 z"
    p.part(body, RED)
    p.comb("360,400 348,480 350,556", (-32, 6), 10, 4.6)
    for x, y in ((214, 372), (206, 430), (212, 490), (304, 372), (312, 430), (306, 490)):
        p.part(f"{x},{y - 20}! {x + 8},{y} {x},{y + 20}! {x - 8},{y} z", YELLOW, 3.6)
    p.line("258,330 250,440 262,560", 4, EVEN)
    for y in (368, 408, 448, 488, 528):
        p.disc(257 - (y < 500) * 5, y, 6, YELLOW, 3.2)
    p.part("180,548! 268,564 356,546! 360,576! 268,594 178,578! z", GREEN, 5)
    p.part("230,556! 268,560! 268,598! 230,594! z", YELLOW, 4.5)
    # the free hand on the hip
    p.part("392,424! 420,444 410,486 372,540! 340,520! 362,484 362,452! z", LINEN, 5.5)
    p.comb("416,448 406,486 376,530", (-16, -6), 8, 3.8)
    s = "330,324! 376,328 408,366 424,412! 414,450 362,458! 342,410 324,380 z"
    p.part(s, RED)
    p.stripes(s, 58, 34, 15, YELLOW, 8)
    p.hatch(s, 58, 17, 3.2, KEY, EVEN)
    p.contour(s, 6)
    p.part("346,512! 380,536! 362,560! 330,534! z", GREEN, 4.5)
    hand(p.at(324, 556, 0.66, -20, True))


def _spear(p: Pen) -> None:
    # spear: from the hand over the shoulder
    p.mark("spear")
    p.line("104,640 200,500 440,150", 15, EVEN)
    p.line("105,638 200,500 440,150", 7, EVEN, BROWN)
    q = p.at(436, 156, 1, 34.5)
    q.part("-7,6! -6,-22 -20,-40 -16,-72 0,-112! 16,-72 20,-40 6,-22 7,6! z", GREY, 5)
    q.line("0,-12 0,-50 0,-92", 3.4, POINTS)
    q.comb("19,-40 14,-70 2,-104", (-10, 4), 8, 3)
    q.part("-14,0! 14,0! 10,18! -10,18! z", YELLOW, 4)
    for k in range(-2, 3):
        q.line(f"{k * 4},16 {k * 7},36 {k * 8},54", 6, (1, 1, 0.3), RED if k % 2 else WINE)
    q.line("-14,18 -20,40|14,18 20,40", 2.6, POINTS)
    p.mark("")


def _arm_and_head(p: Pen) -> None:
    # spear arm
    s = "196,332! 152,338 118,376 106,424! 118,458 156,462! 182,430 216,396 z"
    p.fill(s, RED)
    p.stripes(s, 118, 34, 15, YELLOW, 8)
    p.hatch(s, 118, 17, 3.2, KEY, EVEN)
    p.contour(s, 6)
    p.part("106,430! 118,462 150,500 176,520! 202,492! 186,462 158,440 130,424 z", LINEN, 5.5)
    p.comb("112,448 126,476 172,516", (10, -14), 8, 3.8)
    p.part("166,520! 190,484! 212,498! 190,536! z", GREEN, 4.5)
    fist(p.at(214, 480, 0.7, 34))
    # head, looking left
    h = p.at(256, 226, 1.16, 3, flip=True)
    h.part("-30,-30! -46,-8 -48,18 -36,34! -24,28 -26,0 z", "#8a5a1c", 5)
    h.loft("-32,-14 -40,6 -32,28", "-40,-8 -44,14 -38,28", 2, 3, POINTS)
    neck(h, width=16)
    p.part("204,304! 222,286 256,302 290,286! 310,304 306,326! 258,336 208,328! z", PAPER, 5)
    for x in (220, 238, 257, 276, 294):
        p.line(
            f"{x},{326 - abs(x - 257) * 0.1:.0f} {x + (257 - x) * 0.1:.0f},310 {x + (257 - x) * 0.16:.0f},{300 - abs(x - 257) * 0.1:.0f}",
            3,
            POINTS,
        )
    face(
        h,
        Face(
            turn=0.76,
            jaw=-1,
            cheek=2,
            nose=-2,
            snub=2.4,
            bridge=0.3,
            chin=-2,
            brow=-0.6,
            brow_w=5.6,
            brow_ink="#4a2e0c",
            eye=7,
            look=0.5,
            up=0.4,
            mouth=0.58,
            blush=1.5,
            beard=True,
        ),
    )
    # morion: comb, bowl, brim turned up at both ends
    h = h.at(0, -6)
    h.part("-38,-32! -36,-60 -20,-78 2,-84 26,-78 40,-58 40,-32! z", GREY, 5.5)
    h.part("-34,-62! -14,-98 14,-100 38,-62! 22,-80 2,-85 -18,-80 z", GREY, 5)
    h.line("-26,-66 -6,-90 12,-92 28,-72", 3, POINTS)
    h.comb("40,-36 40,-56 28,-74", (-15, 4), 6, 3.4)
    h.part("-70,-54! -52,-38 -30,-35 0,-39 32,-35 56,-38 78,-58! 62,-26 34,-20 0,-26 -34,-19 -56,-24 z", GREY, 5)
    for x in (-30, -10, 12, 32):
        h.disc(x, -31 - (22 - abs(x - 1)) * 0.1, 3.4, YELLOW, 2.4)
    feather(h, "-30,-66! -66,-96 -92,-84 -104,-56!", "-34,-52! -60,-64 -84,-64 -104,-56!", RED, 7)
