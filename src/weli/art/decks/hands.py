"""Hands, about 50 units wide, the wrist at the left."""

from __future__ import annotations

from weli.art.decks.inks import BROWN, FLESH
from weli.art.decks.pen import EVEN, POINTS, Pen


def fist(p: Pen, skin: str = FLESH) -> None:
    """A hand round an upright shaft at x = 0, wrist to the left at (-42, 8); drawn over the shaft."""
    back = "-44,-8! -26,-18 -8,-25 12,-25 20,-18 21,18 14,27 -6,26 -24,22 -44,20! z"
    p.part(back, skin, 5)
    # four fingers lie round the shaft
    fingers = "2,-26 17,-28 24,-20 20,-13! 27,-10 26,-2 21,0! 27,3 25,12 20,13! 24,17 20,26 8,28 0,26! z"
    p.part(fingers, skin, 4.5)
    p.line("2,-13 12,-14 20,-13|1,0 12,-1 21,0|1,13 12,13 20,13", 3.4, (0.4, 0.8, 1))
    # thumb
    thumb = "-22,-14! -10,-32 2,-36 10,-31 8,-24 -2,-22 -8,-10 z"
    p.part(thumb, skin, 4.5)
    p.line("3,-34 6,-31 5,-27", 2.4)
    p.comb("-40,19 -24,21 -6,25", (2, -10), 6, 3)


def hand(p: Pen, skin: str = FLESH) -> None:
    """An open hand, fingers together pointing right, wrist at (-40, 0)."""
    shape = "-42,-13! -24,-16 -6,-20 8,-34 16,-34 15,-26 8,-15 24,-14 44,-10 46,-4 40,-2! 48,1 47,8 38,8! 42,12 39,18 28,17! 28,22 20,24 0,22 -24,16 -42,13! z"
    p.part(shape, skin, 5)
    p.line("18,-3 30,-3 41,-2|18,7 28,8 38,8|16,16 22,17 29,17", 3.2, (0.2, 0.8, 1))
    p.line("-8,-8 0,-12 8,-15", 2.8)
    p.comb("-36,13 -22,16 0,21", (4, -9), 6, 3)


def pointing(p: Pen, skin: str = FLESH) -> None:
    """The forefinger points right, the thumb lies on the curled fingers; wrist at (-42, 0)."""
    shape = "-44,-15! -26,-21 -4,-23 12,-20! 34,-18 56,-15 60,-9 54,-4 32,-3 18,-2! 22,4 18,11! 19,17 14,21! 12,27 2,28 -8,25 -24,19 -44,15! z"
    p.part(shape, skin, 5)
    p.line("18,-2 6,-2 0,2|18,11 8,12 0,9|14,21 4,21 -4,17", 3.2, (1, 0.8, 0.2))
    p.line("53,-14 55,-10 52,-8", 2.2)
    thumb = "-24,-9! -12,-9 2,-7 12,-1 10,6 2,6 -10,3 -22,2 z"
    p.fill(thumb, skin)
    p.line("-22,-10 -10,-9 3,-7 12,-1 10,6 2,6 -10,3", 3.8, (0.2, 0.9, 1, 0.3))
    p.comb("-38,15 -24,19 -8,24", (4, -10), 6, 3)


def palm(p: Pen, skin: str = FLESH) -> None:
    """An open palm towards us, fingers up, thumb on the right, wrist at (0, 46)."""
    shape = "-17,46! -19,30 -25,14 -27,-1! -33,-20 -30,-27 -24,-25 -18,-7! -21,-36 -17,-44 -10,-42 -6,-9! -5,-40 0,-50 7,-46 6,-10! 11,-36 17,-43 22,-37 19,-20 17,-4! 22,6! 34,-4 42,-9 46,-3 40,9 28,24 18,32 17,46! z"
    p.part(shape, skin, 5)
    p.line("-20,8 -8,12 4,6 12,2|17,6 6,12 2,30|-16,18 -6,20 2,18", 2.6, (0.3, 1, 0.2))
    p.line("22,6 20,14 14,20", 3, (1, 0.7, 0))
    p.line("-25,-12 -22,-13|-15,-24 -11,-25|-2,-28 3,-28|12,-22 17,-21", 2.2, EVEN)
    p.comb("40,9 28,24 18,32", (-9, -3), 6, 3)


def two_hands(p: Pen, skin: str = FLESH) -> None:
    """Both hands on one hilt at x = 0: the far one above from the right, the near one below from the left."""
    fist(p.at(0, -24, 0.96, 0, True), skin)
    fist(p.at(0, 22), skin)


def rein_hand(p: Pen, skin: str = FLESH) -> None:
    """A fist seen from its back, thumb on top; a rein leaves it at (26, -20) and hangs from it at (4, 26).  Wrist at (-42, 0)."""
    p.part(
        "-44,-15! -24,-20 -2,-22 16,-20 27,-12! 31,-6 28,-1! 31,5 27,10! 28,16 22,20! 18,26 2,27 -14,24 -44,17! z",
        skin,
        5,
    )
    p.line("28,-1 18,-2 8,-1|27,10 17,10 7,9|22,20 12,19 4,17", 3.2, (1, 0.8, 0.2))
    p.line("8,-12 3,-1|7,0 3,9|6,10 2,18", 2.6, POINTS)
    p.part("-20,-17! -10,-29 8,-33 26,-29 33,-22 26,-17 10,-19 -4,-10 z", skin, 4.5)
    p.line("25,-28 30,-23 26,-20", 2.2)
    p.comb("-40,16 -24,21 -8,25", (2, -10), 6, 3)


def stick_hand(p: Pen, skin: str = FLESH, wood: str = BROWN) -> None:
    """A drumstick between thumb and fingers, its head at (112, 10); wrist at (-42, 0)."""
    p.part("-30,-10! 92,3! 100,0 112,1 120,9 113,17 101,16 91,11! -30,-2! z", wood, 4.5)
    p.part("-44,-15! -26,-20 -8,-19 8,-13! 16,-8 10,0! 20,4 20,12 12,14! 14,21 6,26! -2,29 -18,25 -44,16! z", skin, 5)
    p.line("12,14 2,13 -6,9|6,26 -2,23 -8,18", 3.2, (1, 0.8, 0.2))
    p.part("-26,-13! -10,-17 8,-15 24,-10 28,-4 20,-1 4,-3 -14,-3 z", skin, 4.5)
    p.line("21,-9 25,-5 21,-3", 2.2)
    p.comb("-40,15 -26,20 -10,25", (3, -10), 6, 3)
