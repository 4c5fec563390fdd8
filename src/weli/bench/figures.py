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
        times = self.times(found, peers)
        return None if times is None else times >= self.bound

    def times(self, found: list[float], peers: Values) -> float | None:
        """How many times the best of those peers' rates was found; nothing, where none was measured."""
        others = [median(values) for name, values in peers.items() if self.of and name.startswith(self.of)]
        return median(found) / max(others) if others else None


@dataclass(frozen=True)
class Figure:
    """One thing that is measured: a rate, or a time in milliseconds."""

    name: str
    unit: str
    goals: tuple[Goal, ...] = ()
    is_time: bool = False


OTHER_GAMES: Final = ("perlaggen", "bieten", "gaigel")

FIGURES: Final = (
    Figure(
        "engine.giltspiel",
        "steps/s",
        (Goal(10_000_000), Goal(1.2, of="openspiel.games."), Goal(120_000, form="plain")),
    ),
    *[Figure(f"engine.{game}", "steps/s", (Goal(1.0, of="openspiel.games."),)) for game in OTHER_GAMES],
    Figure("python.giltspiel", "steps/s", (Goal(5, of="openspiel.python."),)),
    Figure("vec.giltspiel", "decisions/s", (Goal(150_000),)),
    *[Figure(f"vec.{game}", "decisions/s", (Goal(75_000),)) for game in OTHER_GAMES],
    Figure("copy", "copies/s", (Goal(3_000_000),)),
    Figure("view", "views/s", (Goal(3_000_000),)),
    Figure("referee", "acts/s", (Goal(1_000_000),)),
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
