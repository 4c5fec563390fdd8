"""From a rule set to its solution: every deal is walked through, then the solver runs as long as it is given."""

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from weli.core.ruleset import RuleSet
from weli.games import game_of
from weli.ports.turn_order import ACTOR
from weli.solving.building import Builder
from weli.solving.cfr import Solver
from weli.solving.policies import Policy

_BETWEEN_BOUNDS = 10
"""The bounds are worked out as often as they take a tenth of the time at most, and not before so many iterations as this."""

Tell = Callable[[int, int], None]


@dataclass(frozen=True)
class Limits:
    """When to stop: after so many iterations, so many seconds, or at this exploitability in points a deal, whichever comes first."""

    iterations: int | None = None
    seconds: float | None = None
    exploitability: float | None = None

    def reached(self, answer: "Answer") -> bool:
        """Whether an answer is good enough, or the iterations or seconds are used up."""
        return self.run_out(answer.iterations, answer.seconds) or (
            self.exploitability is not None and answer.exploitability <= self.exploitability
        )

    def run_out(self, iterations: int, seconds: float) -> bool:
        """Whether the iterations or the seconds are used up."""
        return (self.iterations is not None and iterations >= self.iterations) or (
            self.seconds is not None and seconds >= self.seconds
        )


@dataclass(frozen=True)
class Size:
    """How much there is of a game: deals that are listed, positions, information sets of both seats, and ends that are worth anything."""

    deals: int
    nodes: int
    information_sets: int
    endings: int


@dataclass(frozen=True)
class Answer:
    """What a policy of both seats is good for, in points a deal to the dealer, who is the first seat.

    `low` is what the dealer gets by it if the other seat does its best against them, `high` what they get if they do their best
    against the other seat. The value of the game lies between them.
    """

    low: float
    high: float
    iterations: int = 0
    seconds: float = 0.0

    @property
    def exploitability(self) -> float:
        """What a seat can be made to lose against the value of the game, on average of both seats; OpenSpiel's measure."""
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Solution:
    """A solved game: what it is worth, and everything that is known of it."""

    rules: RuleSet
    windows: int
    size: Size
    answer: Answer
    built: Builder


def solve(
    rules: RuleSet,
    limits: Limits,
    windows: int = ACTOR,
    *,
    tell_deal: Tell = lambda _done, _all: None,
    tell: Callable[[Answer], None] = lambda _answer: None,
) -> Solution:
    """Solves a reduced game for two. `tell_deal` hears of each deal that is built, `tell` of the bounds every now and then.

    Raises:
        RulesError: the game cannot be solved, and why.
    """
    with without_collecting():
        built = build(rules, windows, Policy(), tell_deal)
        return Solution(rules, windows, size_of(built), _run(Solver(built.form), limits, tell), built)


def build(rules: RuleSet, windows: int, policy: Policy, tell_deal: Tell) -> Builder:
    """The sequence form of a game, in which both seats play by that policy."""
    deals = game_of(rules).solving().deals(rules)
    builder = Builder(rules, windows, policy, len(deals))
    for number, dealt in enumerate(deals):
        builder.add(dealt)
        tell_deal(number + 1, len(deals))
    return builder


def size_of(built: Builder) -> Size:
    """How large the game is that was built."""
    return Size(built.deals, built.nodes, built.form.size, len(built.form.endings))


def _run(solver: Solver, limits: Limits, tell: Callable[[Answer], None]) -> Answer:
    start = time.monotonic()
    looked = 0.0
    cost = 0.0
    while True:
        solver.iterate()
        passed = time.monotonic() - start
        over = limits.run_out(solver.iterations, passed)
        if not over and (solver.iterations < _BETWEEN_BOUNDS or passed - looked < _BETWEEN_BOUNDS * cost):
            continue
        answer = Answer(*solver.bounds(), solver.iterations, passed)
        looked = time.monotonic() - start
        cost = looked - passed
        tell(answer)
        if limits.reached(answer):
            return answer


@contextmanager
def without_collecting() -> Iterator[None]:
    """Turns the garbage collector off meanwhile: there are millions of objects, all of which stay."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
