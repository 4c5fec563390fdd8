"""What is measured, and what is to be reached."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from statistics import median
from typing import Any, Final

from weli.games import GAMES

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
    """One thing that is measured, by some rules where it is not of others: a rate, or a time in milliseconds."""

    name: str
    unit: str
    goals: tuple[Goal, ...] = ()
    is_time: bool = False
    rules: str = ""

    @property
    def word(self) -> str:
        """Under which its words stand in the catalogue; for what is measured of every game, they are the same for all."""
        return self.name.removesuffix(f".{self.rules.partition('/')[0]}") if self.rules else self.name


_DATA: Final = tomllib.loads(files("weli.bench").joinpath("goals.toml").read_text("utf-8"))
GOALS: Final[dict[str, list[dict[str, Any]]]] = _DATA["goals"]

MEASURED: Final = {game: f"{game}/{next(iter(family.presets))}" for game, family in GAMES.items()}
"""The rule set of each game by which it is measured: its first."""
PLAYED: Final[str] = _DATA["played"]
"""The one by which the other figures are."""


def _of_weli(name: str, unit: str, *, is_time: bool = False, rules: str = "") -> Figure:
    goals = tuple(Goal(**goal) for goal in GOALS.get(name, ()))
    return Figure(name, unit, goals, is_time, rules)


KERNEL: Final = (
    *[_of_weli(f"kernel.{game}", "steps/s", rules=rules) for game, rules in MEASURED.items()],
    _of_weli("kernel.python", "steps/s", rules=PLAYED),
    _of_weli("kernel.copy", "copies/s"),
    _of_weli("kernel.view", "views/s"),
)
"""What is measured beside the compiled engine alone, where the kernel lies."""

FIGURES: Final = (
    *KERNEL,
    *[_of_weli(f"engine.{game}", "steps/s", rules=rules) for game, rules in MEASURED.items()],
    _of_weli("python", "steps/s", rules=PLAYED),
    *[_of_weli(f"vec.{game}", "decisions/s", rules=rules) for game, rules in MEASURED.items()],
    _of_weli("copy", "copies/s"),
    _of_weli("view", "views/s"),
    _of_weli("referee", "acts/s"),
    _of_weli("table", "ms", is_time=True),
    _of_weli("search", "iterations/s"),
    _of_weli("stammgast", "decisions/s"),
    _of_weli("wirt", "decisions/s"),
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
