"""What somebody has to know at a table of Bieten."""

from weli.games.bieten.ruleset import BietenRules
from weli.games.figures.at_table import FigureHints


class BietenHints(FigureHints[BietenRules]):
    def hands(self, rules: BietenRules) -> list[str]:
        """One figure a bet, and nothing above three (BI-BET-27, BI-Q10)."""
        return ["single", "reply"]

    def keys(self, rules: BietenRules) -> list[str]:
        return ["bet", "figures", "suits", "perlaggen"]

    def topics(self, rules: BietenRules) -> list[str]:
        return ["bieten", *(topic for topic in super().topics(rules) if topic == "straf")]
