"""A table whose sides have won so much already: for tests of how a deal ends and what it is worth.

Acorns are trumps. The cards of N/S come from `PILES`, those of E/W are four Sevens, so that both have a trick.
"""

from typing import Any

from rules.gaigel.helpers import table
from weli.games.gaigel.deal import GaigelDeal

PILES = {
    0: "",
    97: "HA HA EA EA LA SA SA HX EX H7 E7 E7",
    100: "HA HA EA EA LA SA SA HX EX HO H7 E7",
    101: "HA HA EA EA LA SA SA HX EX HK H7 E7",
    110: "HA HA EA EA LA SA SA HX EX HX HO E7",
}
NOTHING = "L7 L7 S7 S7"
HANDS = {"N": "LA SK SO LK LO", "W": "SX LU HU SU EO", "S": "SK SO LU HU EK", "E": "SU LX HO LO EX"}


def with_points(points: int, others: str = NOTHING, **rest: Any) -> GaigelDeal:
    """N/S have won so much, E/W these cards; North leads unless a test says otherwise."""
    taken = {"NS": PILES[points], "EW": others}
    return table(HANDS, turned="EU", taken=taken, left=8, **({"leader": "N"} | rest))
