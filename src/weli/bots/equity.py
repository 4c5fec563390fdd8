"""What the deals that may come of a choice are worth to a seat.

>>> round(equity(weli.rules("giltspiel/fiss")).value([10, 4], dealer=0, side=0), 2)
0.97
"""

from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.games import game_of
from weli.ports.equity import Equity

_KNOWN: dict[int, Equity] = {}


def equity(rules: RuleSet) -> Equity:
    """The prospects by these rules, reckoned once for each rule set object."""
    found = _KNOWN.get(id(rules))
    if found is None or found.rules is not rules:
        found = _KNOWN[id(rules)] = game_of(rules).advice.equity(rules)
    return found


class Valuation:
    """How a seat values the deals that may come of its choice, in points: by what they bring, or by what becomes of the match."""

    def __init__(self, view: Deal, seat: int) -> None:
        self._side = view.seating.side_of(seat)
        self._equity = equity(view.rules)
        self._matters = self._equity.matters(view)
        self._view = view

    def before(self) -> float:
        """What its side stands at before the deal: nothing where points count, otherwise the share of the match that it may expect."""
        return self._equity.whole() * self._equity.before(self._view, self._side) if self._matters else 0.0

    def of(self, deal: Deal) -> float:
        clearly = self._equity.how_clearly(deal, self._side)
        if not self._matters:
            return deal.points_ahead(self._side) + clearly
        return self._equity.whole() * self._equity.after(deal, self._side) + clearly
