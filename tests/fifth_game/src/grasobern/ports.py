"""What Grasobern offers the rooms of the house; what stands in no method here is as in any game of plain tricks."""

from weli.core.ruleset import RuleSet
from weli.ports.talk import Talk


class GrasobernTalk(Talk):
    def barred(self, verb: str, rules: RuleSet) -> tuple[str, str]:
        """Everybody plays alone, and nothing is said (GO-PLAY-06)."""
        return "GO-PLAY-06", "talk-alone"
