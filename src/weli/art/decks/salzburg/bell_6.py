"""The bell 6 of the Salzburg pack."""

from __future__ import annotations

import math
import random

from weli.art.decks.curves import along
from weli.art.decks.inks import BLUE, BROWN, GREEN, GREY, KEY, PAPER
from weli.art.decks.letters import text
from weli.art.decks.pen import EVEN, POINTS, Pen
from weli.art.decks.things import ground


def picture(p: Pen) -> None:
    p.mark("word")
    text(p, "WELI", 322, 60, 96, KEY, bold=1.25, space=16)
    p.mark("")
    for y in (326, 438, 550):
        p.use("S", 118, y, 100)
        p.use("S", 412, y, 100)
    p.use("E", 265, 352, 122)
    p.use("H", 265, 492, 112)
    # far hills
    p.line("24,868 70,834 120,852 190,812 250,850", 3.4, EVEN, BLUE)
    p.line("340,858 400,818 450,846 506,822", 3.4, EVEN, BLUE)
    ground(p, 914, 24, 506, GREEN, 9)
    # willow: each frond leaves the crown, bends over and hangs
    p.mark("willow")
    hand_ = random.Random(11)
    trunk = "50,956! 84,920 94,840 88,770 104,700 132,652! 158,668! 136,710 128,780 136,850 140,910 176,956! 136,944 112,950 84,942 z"
    fronds = []
    for k in range(16):
        x = 42 + k * 29
        near = min(1.0, abs(x - 140) / 330)
        top = 624 + 34 * near + hand_.uniform(-8, 8)
        foot = 800 + 46 * math.sin(k * 1.9) + (40 if x < 190 or x > 410 else -64)
        fronds.append((x, top, foot))
    canopy = "34,730! 28,696 44,672! 48,648 74,640! 86,616 116,618! 138,598 168,606! 196,592 224,606! 256,598 282,616! 314,612 338,632! 372,632 390,654! 424,658 438,682! 470,694 480,724! 440,708 380,690 300,676 220,668 150,672 90,690 z"
    p.fill(canopy, "#5d8a3f")
    p.line(canopy[: canopy.index(" 440,708")], 5, (0.3, 1, 1, 0.3))
    for x, y in (
        (92, 650),
        (130, 630),
        (176, 624),
        (226, 622),
        (278, 630),
        (330, 644),
        (380, 662),
        (428, 688),
        (70, 676),
    ):
        p.line(f"{x},{y + 16} {x + 6},{y + 4} {x + 18},{y}", 4, POINTS, GREEN)
    fronds.sort(key=lambda f: -abs(f[0] - 140))
    for x, top, foot in fronds:
        spec = f"{140 + (x - 140) * 0.05:.0f},{668} {140 + (x - 140) * 0.38:.0f},{top - 18:.0f} {140 + (x - 140) * 0.8:.0f},{top + 4:.0f} {x:.0f},{top + 66:.0f} {x + 3:.0f},{(top + 66 + foot) / 2:.0f} {x:.0f},{foot:.0f}"
        p.line(spec, 5.5, (1.2, 0.9, 0.7, 0.6, 0.4, 0.2), "#5d6b2e")
        line = p.flat(spec)
        side = hand_.choice((-1, 1))
        for (bx, by), (dx, dy), t in along(line[len(line) // 5 :], 13):
            side = -side
            reach, drop = hand_.uniform(7, 11), hand_.uniform(20, 30)
            ox = side * reach if abs(dy) > abs(dx) * 0.8 else dx * 5 + side * 4
            p.line(
                f"{bx:.0f},{by - 2:.0f} {bx + ox:.0f},{by + drop * 0.45:.0f} {bx + ox * 1.1:.0f},{by + drop:.0f}",
                7.5 + t,
                (0.2, 1, 0.9, 0),
                GREEN if side > 0 else "#5d8a3f",
            )
    p.part(trunk, BROWN, 6)
    p.comb("134,760 136,850 140,910", (-20, 4), 8, 4)
    p.line("112,710 106,790 110,860 98,936|126,690 120,760 124,830", 3.6, POINTS)
    p.mark("")
    # urn on its stone
    p.mark("urn")
    p.part("222,868! 352,868! 360,944! 214,944! z", GREY, 6)
    p.part("208,852! 366,852! 360,874! 214,874! z", GREY, 5)
    p.comb("352,880 356,940", (-40, 0), 9, 4)
    p.part("240,890! 296,890! 296,926! 240,926! z", PAPER, 4)
    p.line("248,902 288,902|248,914 280,914", 3.4, EVEN)
    p.part("264,826! 310,826! 322,852! 252,852! z", GREY, 5)
    p.part("236,742! 338,742! 344,776 326,812 302,828 272,828 248,812 230,776 z", GREY, 6)
    p.comb("340,770 326,808 300,826", (-24, -8), 8, 4)
    p.hatch("234,764! 340,764! 342,782! 232,782! z", 60, 11, 4)
    p.line("233,764 341,764|232,783 342,783", 4, EVEN)
    p.part("228,730! 346,730! 342,746! 232,746! z", GREY, 5)
    p.part("258,730! 266,710 287,700 308,710 316,730! z", GREY, 5)
    p.disc(287, 694, 8, GREY, 4.5)
    p.line("232,760 214,764 214,792 240,800|342,760 360,764 360,792 334,800", 6, (1, 0.8, 1))
    p.mark("")
