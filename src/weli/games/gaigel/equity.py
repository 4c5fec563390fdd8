"""What a score is worth in a match of Gaigel."""

from typing import Final

from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.ruleset import GaigelRules
from weli.games.gaigel.units import Units
from weli.ports.equity import Equity

_CLEARLY: Final = 0.4  # of a unit, for as many points as win a deal


class GaigelEquity(Equity[GaigelDeal]):
    """Of a match of Gaigel. In a tournament every point counts the same, so its score tells nothing here."""

    def __init__(self, rules: GaigelRules) -> None:
        super().__init__(rules)
        self._units = Units(rules)
        self._is_tournament = rules.is_tournament
        self._size = rules.match.match_size

    def value(self, scores: list[int], dealer: int, side: int) -> float:
        return self._chance(scores, False, 0, side)

    def before(self, deal: GaigelDeal, side: int) -> float:
        return self._chance(deal.start_scores, deal.cleaning, deal.number, side)

    def after(self, deal: GaigelDeal, side: int) -> float:
        if deal.winner >= 0:
            return 1.0 if deal.winner == side else 0.0
        scores = [before + gained for before, gained in zip(deal.start_scores, deal.gained, strict=True)]
        return self._chance(scores, deal.ending.cleaning_next, deal.number + 1, side)

    def _chance(self, scores: list[int], cleaning: bool, number: int, side: int) -> float:
        if self._is_tournament:
            return 1.0 / len(scores)
        return self._units.chances(scores, cleaning, number)[side]

    def matters(self, view: GaigelDeal) -> bool:
        return not self._is_tournament

    def whole(self) -> float:
        return float(self._size)

    def how_clearly(self, deal: GaigelDeal, side: int) -> float:
        """A deal is won or lost, and few of them tell little: how clearly it was tells more, so it counts a little."""
        best = max([count for other, count in enumerate(deal.score.counts) if other != side])
        return _CLEARLY * (deal.score.counts[side] - best) / deal.terms.target
