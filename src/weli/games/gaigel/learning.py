"""Gaigel as learning programs want it."""

from collections.abc import Mapping, Sequence

from weli.core.ruleset import RuleSet
from weli.games.gaigel.actions import gaigel_actions, gaigel_label
from weli.games.gaigel.bounds import most_acts, most_points
from weli.games.gaigel.observation import FIELDS, GaigelLayout
from weli.games.gaigel.ruleset import GaigelRules
from weli.ports.encoding.fields import Field, Layout
from weli.ports.learning import Learning


class GaigelLearning(Learning):
    def acts(self) -> list[int]:
        return gaigel_actions()

    def label(self, act: int) -> str:
        return gaigel_label(act)

    def layout(self, rules: RuleSet) -> Layout:
        assert isinstance(rules, GaigelRules)
        return GaigelLayout(rules)

    def fields(self) -> Sequence[Field]:
        return FIELDS

    def counted(self) -> Mapping[str, str]:
        return {
            "faces": "the 24 cards of the pack in the order of `cards`, without Eight and Nine",
            "copies": "two of a face",
            "talon": "the cards that are drawn",
            "tricks": "those of a deal",
        }

    def most_acts(self, rules: RuleSet) -> int:
        assert isinstance(rules, GaigelRules)
        return most_acts(rules)

    def most_points(self, rules: RuleSet, scores: tuple[int, ...]) -> float:
        assert isinstance(rules, GaigelRules)
        return most_points(rules)
