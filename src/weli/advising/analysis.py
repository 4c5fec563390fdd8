"""What the decisions of a deal have cost, each against what a good player would have done with the same knowledge."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from weli.advising.advice import USUAL, Budget, Counsel, Option, Wanted, Weighing
from weli.advising.decisions import Decision
from weli.advising.trying import Doing, here

CLOSER: Final = 4
"""So many decisions, those that seem dearest, are looked at more closely."""
TIMES: Final = 4
"""In so many times as many worlds."""
DEAR: Final = 0.1
"""Points from which a decision has cost something."""

Tell = Callable[[int, int], None]


@dataclass(frozen=True)
class Judged:
    """A decision, what was advised there, and the act that was done among what was weighed.

    `at_most`: by how many points something else may be better, as far as is known.
    """

    decision: Decision
    counsel: Counsel
    done: Option
    at_most: float

    @property
    def cost(self) -> float:
        """Points of expectation that it has cost; nothing where nothing better was found."""
        return max(0.0, self.done.behind.points)

    @property
    def is_dear(self) -> bool:
        """Whether it has certainly cost something that is worth a word."""
        return self.done.is_clearly_worse and self.cost >= DEAR


@dataclass(frozen=True)
class DealAnalysis:
    """The decisions of a deal in their order; `whole`: whether all that was wanted was found out."""

    judged: Sequence[Judged]
    whole: bool

    def dearest(self, most: int = 3) -> list[Judged]:
        """Those that have certainly cost something, the dearest first."""
        dear = sorted((one for one in self.judged if one.is_dear), key=lambda one: -one.cost)
        return dear[:most]


def analyse(
    decided: Sequence[Decision],
    seed: int,
    budget: Budget = USUAL,
    *,
    closer: int = CLOSER,
    do: Doing = here,
    wanted: Wanted = lambda: True,
    tell: Tell = lambda done, of: None,
) -> DealAnalysis:
    """Judges decisions; so many of those that seem dearest are then looked at more closely. `tell` hears how many are done, of how many.

    Whoever stops it, by `wanted`, has what was found out by then.
    """
    weighings: list[tuple[Decision, Weighing]] = []
    whole, steps = True, len(decided) + min(closer, len(decided))
    for decision in decided:
        if not wanted():
            return _found(weighings, whole=False)
        weighing = Weighing(decision.question, _seed_of(seed, decision), (decision.act,), do)
        weighings.append((decision, weighing))
        whole &= weighing.try_out(budget, wanted)
        tell(len(weighings), steps)
    more = replace(budget, worlds=TIMES * budget.worlds)
    for number, weighing in enumerate(_dearest(weighings)[:closer], len(decided) + 1):
        whole &= wanted() and weighing.try_out(more, wanted)
        tell(number, steps)
    return _found(weighings, whole=whole)


def _seed_of(seed: int, decision: Decision) -> int:
    """Each decision has worlds of its own, whichever others are looked at."""
    return seed * 1_000_003 + decision.played.place


def _dearest(weighings: Sequence[tuple[Decision, Weighing]]) -> list[Weighing]:
    """Those at which something else may be better by more than a trifle, the dearest first."""
    may_cost = [(weighing.might_cost(decision.act), weighing) for decision, weighing in weighings if weighing.is_open]
    return [weighing for cost, weighing in sorted(may_cost, key=lambda pair: -pair[0]) if cost > DEAR]


def _found(weighings: Sequence[tuple[Decision, Weighing]], *, whole: bool) -> DealAnalysis:
    return DealAnalysis([one for decision, weighing in weighings for one in _judged(decision, weighing)], whole)


def _judged(decision: Decision, weighing: Weighing) -> list[Judged]:
    """The decision as it is judged; nothing where nobody would have thought of anything else, or it could not be tried."""
    counsel = weighing.counsel() if weighing.is_open else None
    done = counsel.of(decision.act) if counsel else None
    return [Judged(decision, counsel, done, weighing.might_cost(decision.act))] if counsel and done else []
