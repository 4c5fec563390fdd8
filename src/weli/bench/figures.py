"""What is measured, and what is to be reached."""

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median
from typing import Final

Values = Mapping[str, list[float]]
"""What was found for each figure, by its name: one value for each round."""


@dataclass(frozen=True)
class Goal:
    """A bound for the median: at least so much of a rate, at most of a time; with `of`, so many times the best of those peers' rates."""

    bound: float
    of: str = ""
    form: str = "compiled"

    def is_met(self, found: list[float], peers: Values, *, is_time: bool) -> bool | None:
        """Whether it is reached; nothing, where no such peer was measured."""
        if is_time:
            return median(found) <= self.bound
        if not self.of:
            return median(found) >= self.bound
        others = [median(values) for name, values in peers.items() if name.startswith(self.of)]
        return median(found) >= self.bound * max(others) if others else None


@dataclass(frozen=True)
class Figure:
    """One thing that is measured: a rate, or a time in milliseconds."""

    name: str
    unit: str
    goals: tuple[Goal, ...] = ()
    is_time: bool = False


FIGURES: Final = (
    Figure(
        "engine.giltspiel",
        "steps/s",
        (Goal(10_000_000), Goal(3, of="openspiel.games."), Goal(150_000, form="plain")),
    ),
    Figure("engine.perlaggen", "steps/s", (Goal(5_000_000),)),
    Figure("engine.bieten", "steps/s"),
    Figure("engine.gaigel", "steps/s"),
    Figure("python.giltspiel", "steps/s", (Goal(3_000_000), Goal(5, of="openspiel.python."))),
    Figure("copy", "copies/s"),
    Figure("view", "views/s"),
    Figure("referee", "acts/s", (Goal(500_000),)),
    Figure("table", "ms", (Goal(0.3),), is_time=True),
    Figure("search", "iterations/s", (Goal(300_000), Goal(2, of="openspiel.search.euchre"))),
    Figure("stammgast", "decisions/s"),
    Figure("wirt", "decisions/s"),
)
"""Of Weli, in each of its forms."""

OPENSPIEL: Final = ("euchre", "skat", "hearts", "spades", "bridge")
OPENSPIEL_SEARCHED: Final = {"euchre": 4, "hearts": 16}
"""Those that can say what a player knows, which its search needs, and after how many steps it begins: after bidding and passing."""
RLCARD: Final = ("bridge", "gin-rummy")

PEERS: Final = (
    *[Figure(f"openspiel.python.{game}", "steps/s") for game in OPENSPIEL],
    *[Figure(f"openspiel.games.{game}", "steps/s") for game in OPENSPIEL],
    *[Figure(f"openspiel.playouts.{game}", "steps/s") for game in OPENSPIEL],
    *[Figure(f"openspiel.search.{game}", "iterations/s") for game in OPENSPIEL_SEARCHED],
    *[Figure(f"rlcard.{game}", "steps/s") for game in RLCARD],
)
"""Of others; names begin with the package."""
