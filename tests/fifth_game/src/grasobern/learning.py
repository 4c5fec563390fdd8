"""Grasobern as learning programs want it: what they see is as in any game of plain tricks."""

from typing import Final

from grasobern.rules import GrasobernRules
from weli.core.cards import PACK_32
from weli.core.ruleset import RuleSet
from weli.games.plain.learning import PlainLearning


class GrasobernLearning(PlainLearning):
    def most_points(self, rules: RuleSet, scores: tuple[int, ...]) -> float:
        """The first trick, the last and that of the Ober, or all of them (GO-SCORE-01)."""
        assert isinstance(rules, GrasobernRules)
        return float(max(rules.first_trick + rules.last_trick + rules.ober, rules.farmer))


LEARNING: Final = GrasobernLearning(PACK_32)
