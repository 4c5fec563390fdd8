"""What Giltspiel and Perlaggen say alike is said once, and tested in both: they stand on one engine, and each has an id of its own for it.

A test marked `BOTH` is given the beginning of a deal in one game and in the other. Nobody has a Perlagg, so the same hands bring the same;
bells are trumps, South deals and West leads. What only one of them says, or says otherwise, stands in its own tests.
"""

from collections.abc import Callable
from typing import Any

import pytest

from rules.helpers import rules_of, sit
from weli.core.acts import GLEICH, HANGER, SPIEL
from weli.games.figures.engine.deal import FigureDeal

ALIKE = {
    "N": "EA EK H9 L9 S8",  # Gleich of Nines; acorns ace and king
    "E": "HX HU L8 H8 SA",  # Gleich of Eights; hearts Ten and Unter
    "S": "EU LU E9 L7 SK",  # Gleich of Unters, the best; no Hanger
    "W": "LK LO HA E8 EX",  # no Gleich; leaves king and Ober
}
# North's Nines are the best Gleich, East's ace and king of leaves the best Hanger; the two have both figures.
ONE_EACH = {"N": "H9 L9 EX EU SK", "E": "LA LK H8 E8 S9", "S": "HO LX L7 EK S8", "W": "HA E9 HU LO H7"}
# The best Gleichs (Nines) and the best Hangers (ace and king) are equal.
LEVEL = {"N": "EA EK H9 L9 S8", "E": "LA LK S9 E9 HX", "S": "HO LU L7 EX H8", "W": "HA E8 HU LX EO"}
# Nobody has a Gleich or a Hanger, nor a Perlagg; to be dealt with S9 turned.
NONE_AT_ALL = {"N": "EA EO LX H8 L7", "E": "LA LO EX S8 H7", "S": "HA HO SX E8 L9", "W": "SA LK HX L8 E9"}
# For a long show, with S8 turned: each side can outdo the other's Gleich several times, and E/W the Hanger that N/S leave tied.
STEPS = {"N": "EA EK H9 L9 S9", "E": "LA LK LO L7 SX", "S": "LX HX SK E8 H8", "W": "HU EU LU HO H7"}
UP_THE_STEPS = [
    "W concede spiel",
    "N contest hanger EA EK",
    "S contest gleich LX HX",
    "E contest hanger LA LK",
    "W contest gleich HU EU",
    "N contest gleich H9 L9 S9",
    "N contest hanger",
]
# The Hanger left tied by N/S, with E/W to show.
LEFT_TIED = [
    "W concede spiel",
    "S contest gleich LX HX",
    "N contest hanger EA EK",
    "W concede gleich",
    "E contest hanger LA LK",
    "N contest hanger",
]

# North takes two tricks, South the third with SK. North keeps L9 S8, East H8 SA, South L7 LU, West LK LO.
THREE_TRICKS = "E8 EK L8 E9 EA HX EU EX H9 HU SK HA"
# Two for each side; East leads to the last. North has S8 left, East H8, South SK, West LO.
FOUR_TRICKS = "E8 EK L8 E9 EA HX EU EX H9 HU L7 HA LK L9 SA LU"

NUMBER = {"gleich": GLEICH, "hanger": HANGER, "spiel": SPIEL}

Begin = Callable[..., FigureDeal]


def _begun(
    preset: str,
    game: str,
    hands: dict[str, str] | None,
    *,
    turned: str = "SX",
    short: tuple[int, ...] = (),
    alone: bool = False,
    **rest: Any,
) -> FigureDeal:
    """A complete deal: `hands` replace those of ALIKE, `short` is what each side still needs to win the game.

    Where they stand alone, small natural cards that make no figure fill them up.
    """
    target = rest.get("target", rules_of(preset, game).target)
    score = tuple(target - missing for missing in short)
    return sit(preset, ({} if alone else ALIKE) | (hands or {}), turned=turned, score=score, game=game, **rest)


def giltspiel(hands: dict[str, str] | None = None, **rest: Any) -> FigureDeal:
    return _begun("fiss", "giltspiel", hands, **rest)


def perlaggen(hands: dict[str, str] | None = None, **rest: Any) -> FigureDeal:
    return _begun("innsbruck", "perlaggen", hands, **rest)


BOTH = pytest.mark.parametrize("begin", [giltspiel, perlaggen], ids=["giltspiel", "perlaggen"])
