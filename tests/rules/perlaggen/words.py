"""Hands that many tests of Perlaggen think with: Innsbruck style, bells are trumps, South deals and West leads.

Perlaggen are HK S6 S7 E7 SU SO; East holds the Eichel-Spitz and South the Schell-Spitz, North and West have none.
"""

from typing import Any

from rules.helpers import rules_of, say, sit
from weli.games.figures.engine.deal import FigureDeal

HANDS = {
    "N": "EA EK H9 L9 S8",  # Gleich of Nines, acorns ace and king
    "E": "HX HU L8 SA E7",  # hearts Ten and Unter; a Gleich only with the Spitz
    "S": "EU LU E9 L7 S7",  # Gleich of Unters; a Hanger only with the Spitz
    "W": "LK LO HA E8 EX",  # leaves king and Ober; no Gleich
}

# Four tricks, two for each side. East has the Eichel-Spitz left and leads, South the Schell-Spitz, West LO, North the small trump S8.
FOUR_TRICKS = "E8 EK L8 E9 EA HX EU EX H9 HU L7 HA LK L9 SA LU"

# North takes two tricks and South the third with the Schell-Spitz, named Unter of bells. North keeps L9 S8, East SA E7, South L7 LU.
THREE_TRICKS = "E8 EK L8 E9 EA HX EU EX H9 HU S7=SU HA"


def bells(hands: dict[str, str] | None = None, turned: str = "SX", **rest: Any) -> FigureDeal:
    """A deal of Innsbruck style with these hands in the place of those of `HANDS`."""
    return sit("innsbruck", HANDS | (hands or {}), turned=turned, **rest)


def show(hands: dict[str, str] | None = None, **rest: Any) -> FigureDeal:
    """The Spiel conceded to North and South before the first card: they show first."""
    return say(bells(hands, **rest), "W concede spiel")


# Both gestrichen. Nobody of PAIRS has three cards of anything, nor a Perlagg.
THREE_TENS = {"N": "EX LX HX"}
PAIRS = {"N": "EA EK H9 L9 S8", "E": "LX LU E8 H8 SK", "S": "HO H7 E9 LA S9", "W": "HA HU LK L7 EX"}


def ends(
    hands: dict[str, str],
    preset: str = "innsbruck",
    turned: str = "SX",
    score: tuple[int, int] = (0, 0),
    **options: Any,
) -> FigureDeal:
    """Both sides one short, if no score is given; small natural cards that make no figure fill the hands."""
    short = options.get("target", rules_of(preset).target) - 1
    return sit(preset, hands, turned=turned, score=score if any(score) else (short, short), **options)
