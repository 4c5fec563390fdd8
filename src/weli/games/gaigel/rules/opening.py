"""The first trick of Gaigel."""

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from weli.parameters import Part, parameter

OPENINGS: Final = ("elfen", "tauchen", "zweite")
OPENING_SETS: Final = tuple(words for size in (3, 2, 1) for words in combinations(OPENINGS, size))


@dataclass(frozen=True)
class OpeningRules(Part):
    openings: tuple[str, ...] = parameter(OPENINGS, OPENING_SETS)
    opening_announce: str = parameter("facedown_only", ("facedown_only", "all"))
    elfen_trump_ace: bool = parameter(False, needs=("has_elfen",))
    first_trick_trumps: str = parameter("forbidden", ("forbidden", "powerless"))
    five_trump_lead: bool = parameter(True)
    trump_proof: str = parameter("on_request", ("on_request", "none"))
