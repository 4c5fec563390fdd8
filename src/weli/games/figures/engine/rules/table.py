"""Who sits at the table of a figure game, and what partners may say to each other."""

from dataclasses import dataclass
from typing import Final

from weli.core.parameters import Part, parameter

SIDES: Final = {"two_singles": (2, 2), "two_pairs": (4, 2), "two_trios": (6, 2), "three_singles": (3, 3)}
"""How many players and how many sides each seating has: four in two pairs (GS-AIM-01), six in two sides of three (PL-6P-01)."""

SIGNAL_SYSTEMS: Final = (
    "auer_giltspiel",
    "noaflhaus",
    "plankensteiner",
    "auer_eichel",
    "deutschnofen",
    "custom",
    "none",
)


@dataclass(frozen=True)
class TableRules(Part):
    players: int = parameter(4, (2, 3, 4, 6), fixed=True)
    sides: str = parameter("two_pairs", tuple(SIDES), fixed=True)
    talk: bool = parameter(True, needs=("has_partners",))
    signal_system: str = parameter("auer_giltspiel", SIGNAL_SYSTEMS, needs=("talk", "has_partners"))
    """A known set of signs, which needs no long agreement (GS-TALK-07); or signs of one's own (PL-TALK-06), or none."""
