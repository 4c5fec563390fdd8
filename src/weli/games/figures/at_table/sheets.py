"""What a game of figures is played for."""

from weli.core.ruleset import RuleSet
from weli.games.figures.engine.ruleset import FigureRules
from weli.ports.at_table import Sheets
from weli.ports.at_table.view import Direction


class FigureSheets(Sheets):
    def direction(self, rules: RuleSet) -> Direction:
        assert isinstance(rules, FigureRules)
        return "down" if rules.scoring.scoring_direction == "down" else "up"

    def goal_choices(self, rules: RuleSet) -> list[int]:
        assert isinstance(rules, FigureRules)
        return list(rules.targets())
