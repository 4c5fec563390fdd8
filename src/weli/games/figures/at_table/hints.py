"""What somebody has to know at a table where figures are bet on."""

from weli.games.figures.kinds import FR
from weli.ports.at_table import Hints


class FigureHints(Hints[FR]):
    def hands(self, rules: FR) -> list[str]:
        return ["bet", "answer", "show"]

    def keys(self, rules: FR) -> list[str]:
        return ["bet", "figures", "concede", "perlaggen", *(["talk"] if rules.talk else [])]

    def signs(self, rules: FR) -> list[str]:
        """Where everybody plays for himself, each stands on the board; wild cards that may beat one another are numbered."""
        there = {
            "duty": True,
            "standing": rules.seating.sides > 2,
            "wild": rules.wild.perlagg_order != (),
        }
        return [*super().signs(rules), *(sign for sign, holds in there.items() if holds)]

    def topics(self, rules: FR) -> list[str]:
        there = {
            "wild": rules.wild.perlagg_order != (),
            "exchange": rules.exchanges,
            "three": rules.seating.sides == 3,
            "straf": rules.scoring.scoring_direction == "down",
            "talk": rules.talk,
        }
        return [topic for topic, holds in there.items() if holds]
