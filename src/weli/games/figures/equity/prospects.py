"""What a score is worth in a game to a target."""

from weli.core.deal import Deal
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.equity.courses import Courses, courses_for
from weli.games.figures.equity.many_sides import ManySides
from weli.games.figures.equity.payoff import payoffs
from weli.games.figures.equity.two_sides import TwoSides
from weli.games.figures.ports import FigureEngine
from weli.ports.equity import Equity


class FigureEquity(Equity[FigureDeal]):
    """Of a game to a target."""

    def __init__(self, rules: FigureRules) -> None:
        super().__init__(rules)
        self._terms = rules
        self._courses: Courses = courses_for(rules)
        self._two: TwoSides | None = None
        self._many: ManySides | None = None
        if rules.seating.sides == 2:
            self._two = TwoSides(self._courses, rules.missing(rules.start_score))
        else:
            self._many = ManySides(rules, self._courses)

    def value(self, scores: list[int], dealer: int, side: int) -> float:
        return self._values(scores, dealer, [])[side]

    def _values(self, scores: list[int], dealer: int, left: list[int]) -> list[float]:
        missing = [self.rules.missing(score) for score in scores]
        dealing = self.rules.seating.side_of(dealer)
        if self._many is not None:
            return self._many.values(missing, dealing, left)
        assert self._two is not None
        chance = self._two.chance(missing[dealing], missing[1 - dealing])
        return [chance, 1.0 - chance] if dealing == 0 else [1.0 - chance, chance]

    def before(self, deal: FigureDeal, side: int) -> float:
        return self._values(deal.start_scores, deal.dealer, _left(deal))[side]

    def after(self, deal: FigureDeal, side: int) -> float:
        match = FigureEngine().match(self.rules)
        match.places = left = _left(deal)
        match.record(deal)
        places = left if self.rules.plays_on_for_places else [deal.winner] if deal.winner >= 0 else []
        if match.over:
            missing = [self.rules.missing(score) for score in match.scores]
            return payoffs(self._terms, places, missing)[side]
        return self._values(match.scores, match.dealer, places)[side]

    def matters(self, view: FigureDeal) -> bool:
        for side in view.playing_sides():
            if self.rules.missing(view.start_scores[side]) <= self._courses.reach:
                return True
        return False

    def whole(self) -> float:
        return float(self.rules.missing(self.rules.start_score))


def _left(deal: Deal) -> list[int]:
    """The sides that have a place already, and play no more."""
    return [other for other in range(deal.seating.sides) if other not in deal.playing_sides()]
