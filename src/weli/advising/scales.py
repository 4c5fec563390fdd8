"""Acts on the scales: what each has brought in the same worlds, and how sure the difference between two of them is."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

DOUBT: Final = 1.0
"""Points squared: how much a difference may vary although all worlds so far have agreed, in one world."""
TRIFLE: Final = 0.05
"""Points that are not worth a thought."""
SURE: Final = 1.96
"""So many standard errors around a mean hold the truth nineteen times of twenty."""


@dataclass(frozen=True)
class Estimate:
    """A mean in points, and its standard error."""

    points: float
    error: float

    @property
    def low(self) -> float:
        return self.points - SURE * self.error

    @property
    def high(self) -> float:
        return self.points + SURE * self.error


class Scales:
    """What acts have brought, world by world; acts that have been given up are tried no further."""

    def __init__(self, acts: Iterable[int]) -> None:
        self.acts = [*acts]
        self.alive = [*range(len(self.acts))]
        self.brought: list[list[float]] = [[] for _ in self.acts]

    def beside(self, act: int, rows: Sequence[Sequence[float]]) -> "Scales":
        """The same with one more act, and what that has brought in the same worlds."""
        found = Scales([*self.acts, act])
        found.alive = [*self.alive, len(self.acts)]
        found.brought = [*self.brought, [value for (value,) in rows]]
        return found

    @property
    def worlds(self) -> int:
        """In so many worlds the acts were tried that are still thought of."""
        return max((len(values) for values in self.brought), default=0)

    def add(self, rows: Sequence[Sequence[float]]) -> None:
        """Adds worlds; in each a value for every act that is alive."""
        for row in rows:
            for place, value in zip(self.alive, row, strict=True):
                self.brought[place].append(value)

    def worth(self, place: int) -> Estimate:
        """What an act brings. One that was given up early is measured by how far it was behind where both were tried."""
        return _estimate(self.brought[place])

    def ahead(self, place: int, other: int) -> Estimate:
        """By how much one act is better than another, in the worlds in which both were tried."""
        return _estimate([one - two for one, two in zip(self.brought[place], self.brought[other], strict=False)])

    def share_ahead(self, place: int, other: int) -> float:
        """In what share of the worlds in which they differ one brings more than another; a half where they never do."""
        signs = [one > two for one, two in zip(self.brought[place], self.brought[other], strict=False) if one != two]
        return sum(signs) / len(signs) if signs else 0.5

    def give_up(self, patience: float, kept: Iterable[int], first: int) -> None:
        """Gives up acts that are clearly behind the best of the `first` ones, but for those that are kept to compare with.

        For what is only compared nothing is given up: the same is advised whatever else lies on the scales.
        """
        best = max((place for place in self.alive if place < first), key=lambda place: self.worth(place).points)
        always = {best, *kept}
        self.alive = [place for place in self.alive if place in always or not self._is_behind(place, best, patience)]

    def _is_behind(self, place: int, best: int, patience: float) -> bool:
        behind = self.ahead(best, place)
        return behind.points + TRIFLE >= patience * behind.error


def _estimate(values: Sequence[float]) -> Estimate:
    if not values:
        return Estimate(0.0, math.inf)
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values)
    return Estimate(mean, math.sqrt(spread + DOUBT) / len(values))
