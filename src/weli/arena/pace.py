"""How long opponents think: milliseconds a decision, on average and of the slow ones."""

import math
import random
import time
from dataclasses import dataclass, field
from typing import Final

from weli.bots import Bot
from weli.bots.hearsay import Hearsay
from weli.bots.listening import told
from weli.core.deal import Deal

_STEPS_A_DOUBLING: Final = 20  # times are kept in steps of 3.5 %
_NANOSECONDS: Final = 1e6  # in a millisecond


@dataclass
class Pace:
    """The times of some decisions: how many, their sum in nanoseconds, and how many fell into each step of time."""

    decisions: int = 0
    spent: int = 0
    steps: dict[int, int] = field(default_factory=dict)

    def note(self, nanoseconds: int) -> None:
        step = math.ceil(_STEPS_A_DOUBLING * math.log2(max(1, nanoseconds)))
        self.decisions += 1
        self.spent += nanoseconds
        self.steps[step] = self.steps.get(step, 0) + 1

    def add(self, other: "Pace") -> None:
        self.decisions += other.decisions
        self.spent += other.spent
        for step, count in other.steps.items():
            self.steps[step] = self.steps.get(step, 0) + count

    @property
    def mean(self) -> float:
        """Milliseconds a decision."""
        return self.spent / _NANOSECONDS / self.decisions if self.decisions else 0.0

    def within(self, share: float) -> float:
        """In so many milliseconds that share of the decisions was made, rounded up to the end of its step."""
        wanted = share * self.decisions
        for step in sorted(self.steps):
            wanted -= self.steps[step]
            if wanted <= 0:
                return float(2 ** (step / _STEPS_A_DOUBLING)) / _NANOSECONDS
        return 0.0


class Timed:
    """An opponent with a watch beside it. Where only one act is possible nothing is decided, and nothing measured."""

    def __init__(self, bot: Bot, pace: Pace | None = None) -> None:
        self.bot = bot
        self.pace = pace or Pace()

    def told(self, hearsay: Hearsay) -> "Timed":
        """The same opponent, who has seen these signs, by the same watch."""
        return Timed(told(self.bot, hearsay), self.pace)

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        start = time.perf_counter_ns()
        act = self.bot.choose(view, seat, options, rng)
        if len(options) > 1:
            self.pace.note(time.perf_counter_ns() - start)
        return act
