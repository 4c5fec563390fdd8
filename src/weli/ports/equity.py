"""Match equity: what a score is worth, and with it what a finished deal is worth to a side."""

from abc import ABC, abstractmethod

from weli.deal import Deal
from weli.ruleset import RuleSet


class Equity(ABC):
    """The prospects of each side in a match by these rules."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    @abstractmethod
    def value(self, scores: list[int], dealer: int, side: int) -> float:
        """What the match is worth to a side, from 0 to 1, before the deal of that dealer: where only winning counts, the chance of it."""

    @abstractmethod
    def after(self, deal: Deal, side: int) -> float:
        """The same once a deal is closed."""

    @abstractmethod
    def matters(self, view: Deal) -> bool:
        """Whether points do not tell enough in this deal, because it may well end the match."""

    @abstractmethod
    def whole(self) -> float:
        """How many points a whole match is: so a chance can be given in points."""

    def how_clearly(self, deal: Deal, side: int) -> float:
        """What it adds, in points, how clearly a closed deal was won or lost; where points say it already, nothing."""
        return 0.0
