"""Deals walked through step by step from outside: laid by somebody else's chance, and asked one question after the other."""

from typing import final

from mypy_extensions import i64

from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.games import game_of
from weli.ports.turn_order import Asking


@final
class Walk:
    """A deal by one rule set, from scores, with one way of asking (`ports.turn_order`): the questions in their order.

    In the kernel's form it is what Python steps through (`weli.kernel.stepping`).
    """

    asking: Asking  #: of the present deal, from `lay` on

    def __init__(self, rules: RuleSet, windows: i64, scores: list[int] | None = None) -> None:
        self.rules = rules
        self.windows = windows
        self.engine = game_of(rules).engine
        self.start_scores = scores or [rules.start_score] * rules.seating.sides
        self.active = list(range(rules.players))

    def lay(self, pack: list[int], dealer: i64, pattern: i64) -> None:
        """Lays a shuffled pack, top card first, and asks the first question."""
        deal = self.engine.lay(self.rules, dealer, self.start_scores, pack, pattern, self.active)
        self.asking = self.engine.asking(deal, 0, self.windows)
        self.asking.begin()

    def seat(self) -> i64:
        """Who is asked; -1 once the deal is closed."""
        return self.asking.seat()

    def options(self) -> list[int]:
        """What that seat may do, as acts of `weli.core.acts`."""
        return self.asking.options()

    def take(self, act: i64) -> None:
        """Carries out one of the options, which is not checked again."""
        self.asking.take(act)

    def deal(self) -> Deal:
        """The deal as it is now."""
        return self.asking.at()
