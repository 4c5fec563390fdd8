"""Who and what else there is at the tables of learners: opponents, an adviser, scores that are drawn, all cards for a critic."""

from dataclasses import dataclass
from typing import Final

from weli.bots.bot import Bot
from weli.core.chance import Chance
from weli.core.pickling import Portable
from weli.core.ruleset import RuleSet


@dataclass(frozen=True)
class Company(Portable):
    """What games side by side have beside those who learn.

    `opponent` sits at all sides but one, which is drawn for each episode and alone is asked; episodes that end before that are not shown.
    `adviser` is shown what each seat sees that is asked, and says what it would do. `random_scores`: those of each episode are drawn, of
    all that there can be before the last deal of a game. `state`: what every seat sees is written down as well.
    """

    opponent: Bot | None = None
    adviser: Bot | None = None
    random_scores: bool = False
    state: bool = False

    def scores(self, rules: RuleSet, chance: Chance) -> list[int] | None:
        """Those of the sides for the next episode, where they are to be drawn."""
        if not self.random_scores:
            return None
        possible = rules.scores_before_the_end()
        return [possible[chance.below(len(possible))] for side in range(rules.seating.sides)]


ALONE: Final = Company()
"""All seats are asked, at the scores that are given."""
