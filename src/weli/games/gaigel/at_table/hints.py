"""What somebody has to know at a table of Gaigel."""

from weli.core.ruleset import RuleSet
from weli.ports.at_table import Hints


class GaigelHints(Hints):
    def keys(self, rules: RuleSet) -> list[str]:
        return ["aus"]

    def topics(self, rules: RuleSet) -> list[str]:
        return ["gaigel", *(["talk"] if rules.talk else [])]
