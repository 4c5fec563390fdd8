"""Match equity: what a score is worth, and with it what a finished deal is worth to a side."""

from typing import Generic

from mypy_extensions import mypyc_attr

from weli.core.deal import NONE
from weli.core.kinds import D
from weli.core.ruleset import RuleSet


@mypyc_attr(allow_interpreted_subclasses=True)
class Equity(Generic[D]):
    """The prospects of each side in a match by these rules. Here points tell enough, whatever the score, and nobody's chances are better
    than the others' before the match is over."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    def value(self, scores: list[int], dealer: int, side: int) -> float:
        """What the match is worth to a side, from 0 to 1, before the deal of that dealer: where only winning counts, the chance of it."""
        return 1.0 / len(scores)

    def before(self, deal: D, side: int) -> float:
        """The same before that deal."""
        return self.value(deal.start_scores, int(deal.dealer), side)

    def after(self, deal: D, side: int) -> float:
        """The same once a deal is closed."""
        if deal.winner != NONE:
            return 1.0 if deal.winner == side else 0.0
        return 1.0 / len(deal.start_scores)

    def matters(self, view: D) -> bool:
        """Whether points do not tell enough in this deal, because it may well end the match."""
        return False

    def whole(self) -> float:
        """How many points a whole match is: so a chance can be given in points."""
        return float(self.rules.target)

    def how_clearly(self, deal: D, side: int) -> float:
        """What it adds, in points, how clearly a closed deal was won or lost; where points say it already, nothing."""
        return 0.0
