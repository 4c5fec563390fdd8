"""What somebody has to know at a table of Bieten."""

from weli.core.ruleset import RuleSet
from weli.games.figures.at_table import FigureHints


class BietenHints(FigureHints):
    def hands(self, rules: RuleSet) -> list[str]:
        """One figure a bet, and nothing above three (BI-BET-27, BI-Q10)."""
        return ["single", "reply"]

    def keys(self, rules: RuleSet) -> list[str]:
        return ["bet", "figures", "suits", "perlaggen"]

    def topics(self, rules: RuleSet) -> list[str]:
        return ["bieten", *(topic for topic in super().topics(rules) if topic == "straf")]
