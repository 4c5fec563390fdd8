"""The leaf 8 of the Tell pack."""

from __future__ import annotations

from weli.art.decks.face import Face, face, neck
from weli.art.decks.inks import BLUE, BROWN, GREEN, GREY, KEY, PAPER, RED, WINE, YELLOW
from weli.art.decks.letters import text
from weli.art.decks.pen import EVEN, POINTS, SWELL, Pen
from weli.art.decks.things import feather, ground


def leaf_branch(p: Pen, places: list[tuple[float, float, float]], x: float, foot: float) -> None:
    """Leaf signs on a common branch: each hangs its stem towards the middle."""
    p.rope(f"{x},{foot} {x - 6},{foot - 160} {x + 5},{foot - 330} {x},96", RED, 11, 4.5, (1.3, 1, 0.8, 0.3))
    for px, py, rot in places:
        side = 1 if px < x else -1
        twig = f"{px + side * 11},{py + 50} {px + side * 52},{py + 70} {x},{py + 88}"
        p.line(twig, 11, (0.8, 0.9, 1.1))
        p.line(twig, 5.5, (0.8, 0.9, 1.1), RED)
        p.use("L", px, py, 112, rot, side < 0)


def picture(p: Pen) -> None:
    """The shot at Altdorf: Walter under the lime, the bolt in the apple, the hat on its pole."""
    text(p, "VIII", 336, 42, 40, KEY, bold=1.2, space=12)
    leaf_branch(p, [(x, y, 0) for y in (150, 266, 382, 498) for x in (238, 438)], 338, 610)
    # hills and ground
    p.line("24,846 90,772 140,800 214,730 300,806 340,790", 4, EVEN, BLUE)
    p.line("214,730 226,760 218,780|90,772 98,794", 3, POINTS, BLUE)
    ground(p, 906, 24, 606, GREEN, 37)
    # lime tree
    p.part("446,944! 470,900 474,820 462,720! 520,720! 516,820 524,900 552,944! z", BROWN, 5.5)
    p.comb("518,760 514,830 524,900", (-18, 2), 9, 4)
    p.line("484,740 488,820 478,900|500,800 502,860 510,910", 3.4, POINTS)
    top = "404,744! 380,726 388,698! 366,672 388,648! 386,620 418,616! 432,592 464,604! 490,586 516,606! 548,600 560,626! 592,636 588,664! 604,692 582,712! 580,742 548,744! 524,764 496,748! 462,768 438,748! z"
    p.part(top, GREEN, 5.5)
    for x, y in (
        (410, 660),
        (446, 630),
        (490, 624),
        (536, 640),
        (566, 676),
        (420, 706),
        (462, 684),
        (508, 672),
        (548, 712),
        (486, 722),
    ):
        p.line(f"{x - 12},{y + 8} {x - 2},{y - 6} {x + 12},{y + 4}", 3.6, SWELL)
        p.line(f"{x - 8},{y - 6} {x},{y - 14} {x + 8},{y - 8}", 3, POINTS, "#a9b23c")
    # Walter: upright, hands behind him, not afraid
    w = p.at(420, 0).cut(0.8)
    w.part("-26,880! -2,880! -2,926! 6,938! -30,938! z", WINE, 5)
    w.part("4,880! 26,880! 26,926! 40,938! 4,938! z", WINE, 5)
    w.part("-40,804! -20,792 18,792 38,804! 46,850 34,886! -36,886! -46,850 z", YELLOW, 5)
    w.part("-16,792! 0,806 16,792! 12,886! -12,886! z", RED, 4)
    w.part("-38,802! -56,830 -58,862! -40,868! -34,836 z", YELLOW, 5)
    w.part("36,802! 54,830 56,862! 38,868! 32,836 z", YELLOW, 5)
    w.comb("42,812 48,850 36,884", (-16, 2), 8, 4)
    h = p.at(420, 752, 0.66, 0, True).cut(0.72)
    neck(h, width=15)
    face(
        h,
        Face(
            turn=0.6,
            jaw=0,
            cheek=3,
            nose=-3,
            snub=2,
            bridge=0,
            eye=7,
            look=0.2,
            up=0.4,
            brow=-0.4,
            mouth=0.3,
            blush=1.2,
            chin=-4,
            beard=True,
        ),
    )
    h.part("-37,4! -44,-20 -36,-46 -8,-60 16,-58 34,-42 37,-8 33,4! 28,-20 14,-32! -4,-26 -22,-26 -32,-6 z", YELLOW, 5)
    h.loft("10,-34 -16,-32 -34,-4", "10,-56 -28,-50 -40,-8", 3, 3, POINTS)
    # apple and bolt
    p.disc(420, 692, 19, RED, 4.5)
    p.line("420,676 424,666 430,662", 4, (1, 0.6))
    p.line("410,690 411,684 415,680", 4, POINTS, PAPER)
    p.part("250,688! 404,690! 404,695! 250,695! z", YELLOW, 3.6)
    p.part("398,684! 446,692! 398,700! 404,692! z", GREY, 3.6)
    p.part("254,690! 236,678! 272,678! 284,690! z", RED, 3.4)
    p.part("254,694! 236,706! 272,706! 284,694! z", RED, 3.4)
    p.line("172,676 196,676 222,676|150,692 186,692 222,692|180,708 200,708 222,708", 3.6, (0, 1, 0.6))
    # the hat on its pole
    p.part("94,748! 104,748! 108,938! 94,938! z", BROWN, 4.5)
    p.part("72,752! 72,726 84,706 106,704 122,720 126,752! z", "#39322c", 4.5)
    p.part("52,756! 74,744 100,742 128,744 150,754! 128,766 98,764 72,766 z", "#39322c", 4.5)
    p.line("73,744 98,738 125,743", 6, EVEN, RED)
    feather(p, "112,742! 138,722 146,692!", "122,746! 156,722 146,692!", PAPER, 5)
