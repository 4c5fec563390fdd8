"""What somebody has to know at a table of Gaigel."""

from weli.games.gaigel.ruleset import GaigelRules
from weli.ports.at_table import Hints


class GaigelHints(Hints[GaigelRules]):
    def keys(self, rules: GaigelRules) -> list[str]:
        return ["aus"]

    def topics(self, rules: GaigelRules) -> list[str]:
        return ["gaigel", *(["talk"] if rules.talk else [])]
