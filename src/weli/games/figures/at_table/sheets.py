"""What a game of figures is played for."""

from weli.games.figures.engine.ruleset import FigureRules
from weli.ports.at_table import Sheets
from weli.ports.at_table.view import Direction


class FigureSheets(Sheets[FigureRules]):
    def direction(self, rules: FigureRules) -> Direction:
        return "down" if rules.scoring.scoring_direction == "down" else "up"

    def goal_choices(self, rules: FigureRules) -> list[int]:
        return list(rules.targets())
