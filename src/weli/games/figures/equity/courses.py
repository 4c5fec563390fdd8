"""What a deal brings, step by step in the order of the count: measured where regulars have played enough deals, otherwise reckoned."""

import json
import random
from functools import cache
from importlib.resources import files
from itertools import accumulate
from typing import Any, Final

from weli.games.figures.engine.ruleset import FigureRules

Course = list[tuple[int, int]]
"""Who gets how many points nearer to the target, or further away from it; sides are counted from the dealer's."""

_SEED: Final = 1853
_RECKONED: Final = 400
_NOBODY: Final = 0.1  # how often nobody gets a figure
_VALUES: Final = [1, 1, 1, 1, 1, 2, 2, 3]  # what figures are worth, as often as that happens
_RARE: Final = 0.05


class Courses:
    """The ways a deal may go, and how often each does."""

    def __init__(self, courses: list[Course], often: list[int]) -> None:
        self.courses = courses
        self.often = often
        self.total = sum(often)
        self._up_to = list(accumulate(often))
        self.reach = self._reach()

    def draw(self, rng: random.Random) -> Course:
        return rng.choices(self.courses, cum_weights=self._up_to)[0]

    def _reach(self) -> int:
        """Points that a side gets in one deal only rarely, or even more."""
        most: dict[int, int] = {}
        for course, often in zip(self.courses, self.often, strict=True):
            gained: dict[int, int] = {}
            for side, points in course:
                gained[side] = gained.get(side, 0) + points
            best = max(gained.values(), default=0)
            most[best] = most.get(best, 0) + often
        seen = 0
        for points in sorted(most, reverse=True):
            seen += most[points]
            if seen > _RARE * self.total:
                return points
        return 1


def kind_of(rules: FigureRules) -> str:
    """Under which name deals of such rules are measured: whatever changes little in what they bring does not matter."""
    price = "-price" if rules.proofs.losing_bet_penalty else ""
    return f"{rules.game}-{rules.players}x{rules.hand_size}{price}"


def courses_for(rules: FigureRules) -> Courses:
    return _courses(kind_of(rules), rules.seating.sides, len(rules.figures()))


@cache
def _courses(kind: str, sides: int, figures: int) -> Courses:
    measured = _measured().get(kind)
    if measured is None:
        return _reckoned(sides, figures)
    return Courses([_pairs(steps) for _, steps in measured], [often for often, _ in measured])


@cache
def _measured() -> dict[str, Any]:
    """For each kind how often each course was seen, and its steps: whose, counted from the dealer's side, and points towards the target.

    The file is made by `python tools/measure_equity.py` and not edited by hand.
    """
    found: dict[str, Any] = json.loads(files("weli.games.figures.equity").joinpath("measured.json").read_text("utf-8"))
    return found


def _pairs(steps: list[int]) -> Course:
    return [(steps[place], steps[place + 1]) for place in range(0, len(steps), 2)]


def _reckoned(sides: int, figures: int) -> Courses:
    """Where nobody has measured: each figure is anybody's, and mostly worth its first value."""
    rng = random.Random(_SEED)
    courses = [
        [(rng.randrange(sides), rng.choice(_VALUES)) for _ in range(figures) if rng.random() >= _NOBODY]
        for _ in range(_RECKONED)
    ]
    return Courses(courses, [1] * _RECKONED)
