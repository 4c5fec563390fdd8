"""The winning chance at Gaigel, by the units that each side has collected: every deal that may come is counted by the rules themselves.

Deals are taken to be equally likely to be won by each side, in each phase.
"""

from itertools import permutations
from typing import Final

from weli.games.gaigel.deal import NONE, GaigelDeal
from weli.games.gaigel.dealing import lay_pack
from weli.games.gaigel.ruleset import GaigelRules
from weli.games.gaigel.scoring import ended

_TRICKLESS: Final = {2: 0.1, 3: 0.1, 4: 0.1, 6: 0.1}  # by players: how often a loser has no trick
_ANY_OTHER: Final = 0.1

State = tuple[tuple[int, ...], bool, int]
"""Units of each side, whether strokes are cleaned away, and how many deals are over where that matters."""


class Units:
    """How likely each side wins the match."""

    def __init__(self, rules: GaigelRules) -> None:
        self._rules = rules
        self._known: dict[State, list[float]] = {}
        self._trickless = _TRICKLESS.get(rules.players, _ANY_OTHER)

    def chances(self, units: list[int], cleaning: bool, number: int) -> list[float]:
        """By side, before the deal after so many."""
        matters = self._rules.match.match_mode == "deals_then_clean" and not cleaning
        in_order = sorted(units)
        state = (tuple(in_order), cleaning, number if matters else 0)
        found = self._known.get(state)
        if found is None:
            found = self._known[state] = _alike(in_order, self._after_a_deal(state))
        return [found[in_order.index(own)] for own in units]

    def _after_a_deal(self, state: State) -> list[float]:
        """From units in rising order: whose they are does not matter."""
        sides = len(state[0])
        totals = [0.0] * sides
        weights = 0.0
        before = lay_pack(self._rules, 0, list(state[0]), [], state[1], state[2])
        for order in permutations(range(sides)):
            for bare in range(sides):
                weight = self._trickless if bare else 1.0 - self._trickless
                weights += weight
                for side, chance in enumerate(self._after(before, list(order), bare)):
                    totals[side] += weight * chance
        return [total / weights for total in totals]

    def _after(self, before: GaigelDeal, order: list[int], bare: int) -> list[float]:
        """After a deal in which the sides end in this order; the loser in that place, if it is one, has no trick."""
        deal = ended(before, order, trickless=order[bare] if bare else NONE)
        if deal.winner >= 0:
            return [1.0 if side == deal.winner else 0.0 for side in range(len(order))]
        units = [one + gained for one, gained in zip(deal.start_scores, deal.gained, strict=True)]
        return self.chances(units, deal.ending.cleaning_next, deal.number + 1)


def _alike(units: list[int], chances: list[float]) -> list[float]:
    """Sides with as many units have the same chance, though one of them comes first where they must cut for something."""
    return [
        sum([chance for other, chance in zip(units, chances, strict=True) if other == own]) / units.count(own)
        for own in units
    ]
