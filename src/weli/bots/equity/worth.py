"""What a score is worth: the chance to win the game from there, and with it what a finished deal is worth to a side."""

from typing import Final

from weli.bots.equity.courses import Courses, courses_for
from weli.bots.equity.many_sides import ManySides
from weli.bots.equity.payoff import payoffs
from weli.bots.equity.two_sides import TwoSides
from weli.bots.equity.units import Units
from weli.deal import Deal
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.ruleset import GaigelRules
from weli.match import match_for, points_ahead
from weli.parts.ruleset import FigureRules
from weli.ruleset import RuleSet

_CLEARLY: Final = 0.4  # of a unit, for as many points as win a deal


class Equity:
    """The prospects of each side in a game by these rules."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    def value(self, scores: list[int], dealer: int, side: int) -> float:
        """What the game is worth to a side, from 0 to 1, before the deal of that dealer: where only winning counts, the chance of it."""
        raise NotImplementedError

    def after(self, deal: Deal, side: int) -> float:
        """The same once a deal is closed."""
        raise NotImplementedError

    def matters(self, view: Deal) -> bool:
        """Whether points do not tell enough in this deal, because it may well end the game."""
        raise NotImplementedError

    def whole(self) -> float:
        """How many points a whole game is: so a chance can be given in points."""
        raise NotImplementedError


class FigureEquity(Equity):
    """Of a game to a target."""

    def __init__(self, rules: FigureRules) -> None:
        super().__init__(rules)
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

    def after(self, deal: Deal, side: int) -> float:
        match = match_for(self.rules)
        match.places = [other for other in range(deal.seating.sides) if other not in deal.playing_sides()]
        left = match.places
        match.after(deal)
        places = left if self.rules.plays_on_for_places else [deal.winner] if deal.winner >= 0 else []
        if match.over:
            missing = [self.rules.missing(score) for score in match.scores]
            return payoffs(self.rules, places, missing)[side]
        return self._values(match.scores, match.dealer, places)[side]

    def matters(self, view: Deal) -> bool:
        for side in view.playing_sides():
            if self.rules.missing(view.before[side]) <= self._courses.reach:
                return True
        return False

    def whole(self) -> float:
        return float(self.rules.missing(self.rules.start_score))


class GaigelEquity(Equity):
    """Of a match of Gaigel. In a tournament every point counts the same, so its score tells nothing here."""

    def __init__(self, rules: GaigelRules) -> None:
        super().__init__(rules)
        self._units = Units(rules)
        self._is_tournament = rules.is_tournament
        self._size = rules.match_size

    def value(self, scores: list[int], dealer: int, side: int) -> float:
        return self._chance(scores, False, 0, side)

    def after(self, deal: Deal, side: int) -> float:
        assert isinstance(deal, GaigelDeal)
        if deal.winner >= 0:
            return 1.0 if deal.winner == side else 0.0
        scores = [before + gained for before, gained in zip(deal.before, deal.gained, strict=True)]
        return self._chance(scores, deal.ending.cleaning_next, deal.number + 1, side)

    def _chance(self, scores: list[int], cleaning: bool, number: int, side: int) -> float:
        if self._is_tournament:
            return 1.0 / len(scores)
        return self._units.chances(scores, cleaning, number)[side]

    def matters(self, view: Deal) -> bool:
        return not self._is_tournament

    def whole(self) -> float:
        return float(self._size)


_KNOWN: dict[int, Equity] = {}


def equity(rules: RuleSet) -> Equity:
    """The prospects by these rules, reckoned once for each rule set object."""
    found = _KNOWN.get(id(rules))
    if found is None or found.rules is not rules:
        found = GaigelEquity(rules) if isinstance(rules, GaigelRules) else _figure_equity(rules)
        _KNOWN[id(rules)] = found
    return found


def _figure_equity(rules: RuleSet) -> Equity:
    assert isinstance(rules, FigureRules)
    return FigureEquity(rules)


class Worth:
    """How a seat values the deals that may come of its choice, in points: by what they bring, or by what becomes of the game."""

    def __init__(self, view: Deal, seat: int) -> None:
        self._side = view.seating.side_of(seat)
        prospects = equity(view.rules)
        self._equity = prospects if prospects.matters(view) else None

    def of(self, deal: Deal) -> float:
        clearly = _how_clearly(deal, self._side) if isinstance(deal, GaigelDeal) else 0.0
        if self._equity is None:
            return points_ahead(deal, self._side) + clearly
        return self._equity.whole() * self._equity.after(deal, self._side) + clearly


def _how_clearly(deal: GaigelDeal, side: int) -> float:
    """A deal of Gaigel is won or lost, and few of them tell little: how clearly it was tells more, so it counts a little."""
    best = max([count for other, count in enumerate(deal.score.counts) if other != side])
    return _CLEARLY * (deal.score.counts[side] - best) / deal.terms.target
