"""What the decisions of a deal have cost, each against what a good player would have done with the same knowledge.

Which of them was the dearest is found by a race: those that may still be it are looked at more and more closely.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from weli.advising.advice import USUAL, Budget, Counsel, Option, Wanted, Weighing
from weli.advising.decisions import Decision
from weli.advising.scales import SURE
from weli.advising.trying import Doing, here

Rounds = Sequence[tuple[int, int]]

ROUNDS: Final[Rounds] = ((4, 4), (2, 12))
"""In each round so many decisions that may be the dearest are looked at more closely, in so many times as many worlds as at first."""
DEAR: Final = 0.1
"""Points from which a decision has cost something."""
BLAMED: Final = 3.0
"""So many standard errors a decision has to be behind before it is blamed: of dozens one is soon as far behind by chance."""

Tell = Callable[[int, int], None]


@dataclass(frozen=True)
class Judged:
    """A decision, what was advised there, and the act that was done among what was weighed.

    `at_most`: by how many points something else may be better, as far as is known; nothing where what is advised was done.
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
        """Whether it has cost something that is worth a word, and by more than chance."""
        behind = self.done.behind
        return behind.points >= DEAR and behind.points > BLAMED * behind.error


@dataclass(frozen=True)
class DealAnalysis:
    """The decisions of a deal in their order; `whole`: whether all that was wanted was found out."""

    judged: Sequence[Judged]
    whole: bool

    def dearest(self, most: int = 3) -> list[Judged]:
        """Those that have certainly cost something, the dearest first."""
        return sorted((one for one in self.judged if one.is_dear), key=_cost, reverse=True)[:most]

    def named(self) -> list[Judged]:
        """What is named as the dearest: that decision, and those that may have cost as much; what may be chance is not named."""
        dear = self.dearest(len(self.judged))
        return [one for one in dear if _alike(one, dear[0])]


def _cost(one: Judged) -> float:
    return one.cost


def _alike(one: Judged, other: Judged) -> bool:
    """Whether what two decisions have cost differs by no more than chance may make it."""
    room = SURE * math.hypot(one.done.behind.error, other.done.behind.error)
    return abs(one.cost - other.cost) <= room


def analyse(
    decided: Sequence[Decision],
    seed: int,
    budget: Budget = USUAL,
    *,
    rounds: Rounds = ROUNDS,
    do: Doing = here,
    wanted: Wanted = lambda: True,
    tell: Tell = lambda done, of: None,
) -> DealAnalysis:
    """Judges decisions; those that may be the dearest are then looked at more closely. `tell` hears how many are done, of how many by now.

    Whoever stops it, by `wanted`, has what was found out by then.
    """
    weighings: list[tuple[Decision, Weighing]] = []
    whole = True
    for decision in decided:
        if not wanted():
            return _found(weighings, whole=False)
        weighing = Weighing(decision.question, seed, (decision.act,), do)
        weighings.append((decision, weighing))
        whole &= weighing.try_out(budget, wanted)
        tell(len(weighings), len(decided))
    looked = len(weighings)
    for most, times in rounds:
        queue = _contenders(weighings)[:most]
        for number, weighing in enumerate(queue, looked + 1):
            whole &= wanted() and weighing.try_out(replace(budget, worlds=times * budget.worlds), wanted)
            tell(number, looked + len(queue))
        looked += len(queue)
    return _found(weighings, whole=whole)


def _contenders(weighings: Sequence[tuple[Decision, Weighing]]) -> list[Weighing]:
    """Those that may have cost the most, as far as is known, the likeliest first; none where that is settled."""
    judged = [(one, weighing) for decision, weighing in weighings for one in judged_by(weighing, decision)]
    surely = max((one.done.behind.low for one, _ in judged), default=0.0)
    racing = [(one.at_most, weighing) for one, weighing in judged if one.at_most > max(DEAR, surely)]
    if len(racing) == 1 and surely > 0:
        return []
    return [weighing for _, weighing in sorted(racing, key=lambda pair: -pair[0])]


def _found(weighings: Sequence[tuple[Decision, Weighing]], *, whole: bool) -> DealAnalysis:
    return DealAnalysis([one for decision, weighing in weighings for one in judged_by(weighing, decision)], whole)


def judged_by(weighing: Weighing, decision: Decision) -> list[Judged]:
    """The decision as it is judged; nothing where nobody would have thought of anything else, or it could not be tried."""
    counsel = weighing.counsel() if weighing.is_open else None
    done = counsel.of(decision.act) if counsel else None
    if counsel is None or done is None:
        return []
    at_most = 0.0 if done == counsel.best else weighing.might_cost(decision.act)
    return [Judged(decision, counsel, done, at_most)]
