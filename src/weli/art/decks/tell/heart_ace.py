"""The heart ace of the Tell pack."""

from __future__ import annotations

import math

from weli.art.decks.face import Face, face, neck
from weli.art.decks.hands import fist
from weli.art.decks.inks import BROWN, FLESH, GREEN, PAPER, RED, YELLOW
from weli.art.decks.pen import EVEN, POINTS, WEDGE, Pen
from weli.art.decks.things import blade, flower


def picture(p: Pen) -> None:
    p.use("H", 547, 198, 92)
    # twigs in leaf on both sides
    p.line(
        "60,500 84,420 70,330|84,440 120,390 126,340|570,500 552,420 566,320|556,430 520,380 512,330",
        7,
        (1, 0.8, 0.3),
        BROWN,
    )
    for x, y, dx, dy in (
        (70, 336, -14, -44),
        (76, 380, -40, -30),
        (80, 400, 36, -34),
        (118, 396, 34, -12),
        (126, 346, 4, -46),
        (74, 446, -40, -20),
        (566, 326, 6, -44),
        (556, 380, 42, -26),
        (552, 404, -30, -40),
        (514, 336, -14, -46),
        (524, 388, -40, -4),
        (566, 450, 34, -30),
    ):
        blade(p, x, y, dx, dy, 12)
    flower(p, 74, 470, 24, PAPER)
    flower(p, 560, 474, 24, PAPER)
    # skirt and bodice
    p.part("232,430! 300,416 380,416! 444,470 470,520! 150,520! 182,470 z", GREEN)
    p.loft("250,440 214,476 190,520", "376,436 410,470 440,520", 6, 4.2, (0.3, 1, 0.6))
    # blouse sleeves
    p.part("252,272! 206,274 172,312 176,356 206,382! 244,372 268,330 z", PAPER)
    p.loft("250,280 206,304 196,374", "262,330 246,356 224,378", 4, 3.4, POINTS)
    p.part("382,270! 428,272 462,308 460,352 432,380! 396,372 368,330 z", PAPER)
    p.loft("386,278 436,304 438,374", "372,330 390,356 414,378", 4, 3.4, POINTS)
    bod = "262,286! 290,330 318,340! 348,330 374,286! 392,340 376,390 382,432! 318,446 248,432! 256,390 244,340 z"
    p.part(bod, RED)
    p.comb("386,330 374,390 378,428", (-26, 4), 9, 4.2)
    p.part("296,326! 318,338 342,326! 336,436! 318,440 300,436! z", PAPER, 4)
    for y in (352, 374, 396, 418):
        p.line(f"298,{y - 8} 338,{y + 8}|338,{y - 8} 298,{y + 8}", 3.4, EVEN)
    p.part("252,288! 270,264 298,252! 338,252! 366,264 384,288! 352,312 318,322 284,312 z", FLESH, 4.5)
    p.line("296,270 308,278 316,279|342,270 330,278 322,279", 2.6, POINTS)
    p.part("250,284! 284,306 318,310 352,306 386,284! 380,312 352,336 318,344 284,336 256,312 z", PAPER, 4.5)
    for k in range(9):
        p.line(
            f"{266 + k * 13},{306 + 16 * math.sin(math.pi * (k + 0.5) / 9):.0f} {268 + k * 12.6:.0f},{316 + 17 * math.sin(math.pi * (k + 0.5) / 9):.0f}",
            3,
            WEDGE,
        )
    # head, in three quarters to the left, plaits over the shoulder
    h = p.at(318, 172, 1.12, 4, flip=True)
    h.part("-30,-40! -48,-20 -50,20 -40,44! -22,40 -26,0 z", YELLOW, 5)
    neck(h, width=15)
    face(
        h,
        Face(
            turn=0.75,
            jaw=-5,
            cheek=1,
            nose=-2,
            hook=-2,
            bridge=0.3,
            snub=2,
            lips=1.1,
            mouth=0.35,
            brow_w=3.2,
            eye=6.2,
            look=-0.1,
            chin=-1,
            brow=-0.2,
            blush=1.1,
            beard=True,
        ),
    )
    h.line("-4,44 6,46 14,44", 2.6, POINTS)
    hair = "-38,26! -48,-4 -46,-40 -20,-64 10,-66 34,-48 38,-14 33,8! 28,-20 20,-36 6,-42! -10,-34 -26,-20 -30,10 z"
    h.part(hair, YELLOW, 5)
    h.loft("6,-44 -20,-36 -36,14", "4,-64 -36,-56 -42,14", 5, 3, POINTS)
    h.loft("8,-44 24,-34 34,-4", "8,-62 32,-50 37,-10", 3, 3, POINTS)
    q = p.at(366, 226)
    for k in range(5):
        x, y = k * 5, k * 29
        q.part(
            f"{x - 16},{y}! {x - 14},{y + 20} {x + 2},{y + 36}! {x + 20},{y + 20} {x + 18},{y}! {x + 2},{y + 12} z",
            YELLOW,
            4.5,
        )
        q.line(f"{x - 8},{y + 10} {x},{y + 24}|{x + 12},{y + 8} {x + 4},{y + 22}", 2.6, WEDGE)
    q.part("10,142! 30,142! 36,172 22,180 8,172 z", RED, 4.5)
    for k, (x, y) in enumerate(((-42, -36), (-26, -58), (-2, -68), (20, -60), (36, -40))):
        flower(h, x, y, 15, PAPER if k % 2 else RED, YELLOW, 5, k)
    # bare arms: a nosegay held up, a basket on the other arm
    p.mark("flowers")
    p.part("186,362! 178,404 196,436 230,448! 250,424! 222,412 214,376! 202,372 z", FLESH, 5.5)
    p.comb("186,410 200,434 232,444", (8, -14), 8, 3.4)
    p.line("236,440 232,400 226,330|240,440 250,390 252,340|236,440 218,400 198,352", 5, EVEN, GREEN)
    for x, y, dx, dy in ((232, 400, -34, -14), (244, 404, 34, -20), (226, 380, -26, -30)):
        blade(p, x, y, dx, dy, 9)
    for k, (x, y, r) in enumerate(((194, 342, 22), (230, 318, 26), (262, 340, 22), (214, 364, 18), (244, 358, 18))):
        flower(p, x, y, r, (RED, PAPER, YELLOW)[k % 3], YELLOW if k % 3 != 2 else RED, 5, k)
    fist(p.at(240, 430, 0.66, -30))
    p.part("402,370! 428,364 454,348! 478,370 496,392 498,412! 474,424 450,414! 440,402 420,390 z", FLESH, 5.5)
    p.comb("480,374 495,394 496,410", (-14, 2), 8, 3.4)
    p = p.at(26, 28)
    p.rope("392,450 400,396 440,376 486,396 496,450", BROWN, 12, 4)
    bsk = "380,430! 440,440 508,430! 500,520! 388,520! z"
    p.part(bsk, YELLOW)
    for k in range(4):
        y = 448 + k * 15
        for j in range(8):
            x = 388 + j * 15 + (k % 2) * 7
            p.line(f"{x},{y} {x + 5},{y + 5} {x + 11},{y}", 3.4, (0.5, 1, 0.5))
    for k, (x, y) in enumerate(((396, 428), (424, 420), (452, 418), (480, 422), (500, 432))):
        flower(p, x, y, 19, (PAPER, RED, PAPER, YELLOW, RED)[k], (YELLOW, YELLOW, YELLOW, RED, YELLOW)[k], 5, k * 2)
    fist(p.at(446, 382, 0.62, 70))
    p.mark("")
