"""The colours, and the four suits with theirs.

The suits differ in lightness as well as in shape, so that they stay apart without colour: the heart
is a flat middle tone, the leaf dark with a white vein, the acorn two-toned with a hatched cup, the
bell light with a black belt.  Every outline and every index keeps 7:1 against the card's ground.
"""

from dataclasses import dataclass

GROUND = "#fffdf6"
BORDER = "#b8ab93"
INK = "#2a231b"
WHITE = GROUND

SKIN = "#f1d3b2"
GOLD = "#f0c03c"
LINEN = "#fbf3e0"

BACK_DARK = "#2f4d4a"
BACK_LIGHT = "#e6dcc3"


@dataclass(frozen=True)
class Suit:
    """A suit: its letter in the card notation and the colours it wears."""

    letter: str
    ink: str
    """index and outline"""
    main: str
    """body of the sign"""
    second: str
    """the sign's other part: cup, vein, belt"""
    robe: str
    """garment of the courts"""
    trim: str
    """border of the garment"""
    hair: str


EICHEL = Suit("E", ink="#4f2d10", main="#dca544", second="#8a5524", robe="#8a5524", trim="#e3b04b", hair="#6b4423")
LAUB = Suit("L", ink="#0f3a20", main="#1b5a30", second=WHITE, robe="#256b3b", trim="#cfdc9a", hair="#40332a")
HERZ = Suit("H", ink="#98141a", main="#e4483e", second="#e4483e", robe="#c2322e", trim="#f6d9c4", hair="#94532a")
SCHELL = Suit("S", ink=INK, main="#f6ca45", second=INK, robe="#f0c03c", trim="#3a332a", hair="#b7b0a4")

SUITS = (EICHEL, LAUB, HERZ, SCHELL)

# What people wear, and their faces.
BLUSH = "#e59f83"
LIP = "#c43a2b"
MAW = "#5a1a17"
WINE = "#8c2320"
LODEN = "#4c5a44"
MEADOW = "#3c7a4c"
APRON = "#456d92"
NIGHT = "#3d4a5c"
EARTH = "#6b5a3e"
SKY = "#7d8f9a"
CHESTNUT = "#8a5630"
COPPER = "#c4772b"
RAVEN = "#3a2b22"
ASH = "#b9b3a4"
HORN = "#5b5145"
SNOW = "#e9e3d4"
STRAW = "#dcb257"
