"""The prospects where more than two sides play: the rest of the game is played through many times, from what deals bring."""

import random
from typing import Final

from weli.core.deal import NONE
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.equity.courses import Course, Courses
from weli.games.figures.equity.payoff import payoffs

_FUTURES: Final = 240
_LONGEST: Final = 60  # deals
_SEED: Final = 1853


class ManySides:
    """Every score is looked at in the same futures, so that two scores can be compared."""

    def __init__(self, rules: FigureRules, courses: Courses) -> None:
        self._rules = rules
        rng = random.Random(_SEED)
        self._futures = [[courses.draw(rng) for _ in range(_LONGEST)] for _ in range(_FUTURES)]
        self._known: dict[tuple[int, ...], list[float]] = {}

    def values(self, missing: list[int], dealer: int, left: list[int]) -> list[float]:
        """What the game is worth to each side. `left` are the sides that have reached the target already, in their order."""
        key = (*missing, dealer, *left)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._played_through(missing, dealer, left)
        return found

    def _played_through(self, missing: list[int], dealer: int, left: list[int]) -> list[float]:
        sides = len(missing)
        totals = [0.0] * sides
        for future in self._futures:
            for side, value in enumerate(self._outcome(missing, dealer, left, future)):
                totals[side] += value
        return [total / _FUTURES for total in totals]

    def _outcome(self, missing: list[int], dealer: int, left: list[int], future: list[Course]) -> list[float]:
        missing = missing[:]
        places = left[:]
        sides = len(missing)
        on = self._rules.plays_on_for_places
        for course in future:
            winner = NONE
            for step, points in course:
                side = (dealer + step) % sides
                if side in places:
                    continue
                missing[side] -= points
                if missing[side] <= 0 and winner == NONE:
                    places.append(side)
                    winner = NONE if on else side
            if winner != NONE or len(places) >= sides - 1:
                break
            dealer = (dealer + 1) % sides
        return payoffs(self._rules, places, missing)
