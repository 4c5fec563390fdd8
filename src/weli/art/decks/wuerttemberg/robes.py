"""What the kings and journeymen of this pack wear, in the cut they share; inks and patterns are each card's own."""

from __future__ import annotations

from weli.art.decks.hands import fist
from weli.art.decks.inks import KEY, PAPER, YELLOW
from weli.art.decks.pen import POINTS, Pen


def robe(p: Pen, mantle: str, tunic: str, spot: str, shape: str) -> None:
    """Mantle and tunic of a king who faces us; shoulders at 226 and 424."""
    p.part("226,280! 176,310 144,390 132,520! 530,520! 512,400 480,316 424,278! z", mantle)
    p.loft("214,300 176,390 164,520", "250,320 220,400 226,520", 4, 4.4, POINTS)
    p.comb("508,410 522,460 526,500", (-24, 4), 10, 4.4)
    cut = "268,290! 324,312 384,290! 412,360 404,440 410,520! 246,520! 252,430 244,350 z"
    p.fill(cut, tunic)
    p.spots(cut, 42, 9, spot, shape, 1.5)
    p.contour(cut, 6)
    p.comb("410,360 402,440 406,500", (-28, 6), 10, 4.4)


def ermine_collar(p: Pen) -> None:
    """White fur with black tails, over the shoulders."""
    fur = "226,286! 250,252 290,246 326,262 362,246 402,252 426,286! 432,318 412,334! 384,328 356,346 326,334 296,346 268,328 240,334! 220,318 z"
    p.part(fur, PAPER, 5.5)
    for x, y in ((246, 306), (274, 290), (300, 318), (326, 298), (352, 318), (378, 290), (406, 306)):
        p.part(f"{x},{y - 9}! {x + 5},{y} {x},{y + 12}! {x - 5},{y} z", KEY, 1)


def sceptre_arm(p: Pen, cloth: str, cuff: str, suit: str) -> None:
    """The right-hand arm of the picture, holding a sceptre that bears the suit's sign, away from the body."""
    p.part("412,282! 464,294 494,336 490,388 458,412! 424,398 410,350 z", cloth)
    p.loft("420,300 424,350 446,396", "466,310 478,350 468,398", 3, 3.6, POINTS)
    p.part("424,384! 420,424 448,440 484,420 506,388! 484,356! 462,378 446,388 z", cloth, 5.5)
    p.comb("428,424 450,436 486,410", (-2, -18), 8, 4)
    p.mark("sceptre")
    p.part("518,146! 532,146! 538,520! 522,520! z", YELLOW, 5)
    p.line("524,158 528,330 530,500", 3, POINTS)
    p.part("504,144! 546,144! 538,162! 512,162! z", YELLOW, 4.5)
    p.use(suit, 525, 100, 88)
    p.mark("")
    p.part("472,358! 496,340 518,372 506,396! 488,404! z", cuff, 5)
    fist(p.at(528, 352, 0.86, -26))


def jacket(p: Pen, cloth: str, waistcoat: str, stripe: str) -> None:
    """A journeyman's open jacket over a striped waistcoat, turned to the right."""
    p.part("250,286! 310,262 366,270! 420,296 440,380 428,450 438,520! 232,520! 248,430 236,350 z", cloth)
    p.comb("436,380 424,450 430,500", (-32, 6), 10, 4.6)
    front = "300,284! 340,318 376,284! 392,400 388,520! 312,520! 312,400 z"
    p.fill(front, waistcoat)
    p.stripes(front, 90, 26, 9, stripe, 8)
    p.contour(front, 5)
    p.part("300,284! 276,330 292,392 308,440! 326,380 322,330 z", cloth, 5)
    p.part("376,284! 404,330 398,390 388,440! 370,380 366,326 z", cloth, 5)
