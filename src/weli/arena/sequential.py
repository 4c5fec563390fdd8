"""A sequential test: is the first opponent better than the second? It looks after every block, and stops when the blocks say enough.

The generalised sequential probability ratio test on block means, with the variance as estimated so far (as in chess engine testing; Wald
1945 for the bounds): H0, the first is not better at all, against H1, better by at least `by` points a deal.
"""

import math
from dataclasses import dataclass
from typing import Final

BETTER: Final = "better"
NOT_BETTER: Final = "not-better"
UNDECIDED: Final = "undecided"


@dataclass(frozen=True)
class Question:
    """Better by so many points a deal? `alpha` is how often "yes" may be wrong where there is no difference, `beta` how often "no" where
    there is one of `by`."""

    by: float = 0.05
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """At or below the first log likelihood ratio H0 is taken, at or above the second H1."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


class SequentialTest:
    """The test as far as it has come. What comes after its verdict changes nothing."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.blocks = 0
        self.verdict = UNDECIDED
        self._sum = 0.0
        self._squares = 0.0

    def add(self, difference: float) -> None:
        """One block more, and the verdict if this one gives it."""
        if self.verdict != UNDECIDED:
            return
        self.blocks += 1
        self._sum += difference
        self._squares += difference * difference
        low, high = self.question.bounds
        if self.ratio >= high:
            self.verdict = BETTER
        elif self.ratio <= low:
            self.verdict = NOT_BETTER

    @property
    def ratio(self) -> float:
        """The log likelihood ratio of H1 against H0: n d1 (2 mean - d1) / (2 s²), with d0 = 0.

        s² counts two imagined blocks, a point above and a point below the mean: the first blocks of two opponents that hardly ever differ
        may all be equal, and would otherwise seem to prove everything.
        """
        if self.blocks == 0:
            return 0.0
        mean = self._sum / self.blocks
        variance = (self._squares - self.blocks * mean * mean + 2) / (self.blocks + 1)
        by = self.question.by
        return self.blocks * by * (2 * mean - by) / (2 * variance)
