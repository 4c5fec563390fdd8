"""What others have said, and what it tells of their cards: worlds in which they would hardly have said it come up less often."""

import random
from typing import Final

from weli.acts import SPIEL
from weli.bots import betting
from weli.bots.bieten import betting as bieten
from weli.bots.stammgast import Stammgast
from weli.bots.worlds import Worlds, worlds_behind
from weli.cards import BIT
from weli.deal import Deal
from weli.games.bieten.deal import BietenDeal
from weli.parts.deal import NONE, OPEN, FigureDeal

_TRIES: Final = 16
_BLUFF: Final = 0.06  # how likely somebody says it without the cards for it, against somebody who has them
_BAND: Final = 150  # thousandths below the threshold within which somebody may still say it

BET: Final = 0
RAISE: Final = 1
HOLD: Final = 2


class Spoken:
    """Who has staked something on a figure, and how: a first bet, a raise, or a hold."""

    def __init__(self, seat: int, figure: int, way: int) -> None:
        self.seat = seat
        self.figure = figure
        self.way = way


class Belief:
    """Worlds behind a view, the likelier ones more often. What has been said is judged by the thresholds of a regular."""

    def __init__(self, view: Deal, seat: int, regular: Stammgast) -> None:
        self._behind: Worlds = worlds_behind(view, seat)
        self._regular = regular
        self._spoken = spoken_by_others(view, seat) if isinstance(view, FigureDeal) else []

    def draw(self, rng: random.Random) -> Deal:
        world = self._behind.draw(rng)
        if not self._spoken:
            return world
        best, most = world, self.likelihood(world)
        likelihood = most
        for _ in range(_TRIES):
            if rng.random() < likelihood:
                return world
            world = self._behind.draw(rng)
            likelihood = self.likelihood(world)
            if likelihood > most:
                best, most = world, likelihood
        return best

    def likelihood(self, world: Deal) -> float:
        """How likely everybody says what he has said, with these cards."""
        assert isinstance(world, FigureDeal)
        found = 1.0
        for each in self._spoken:
            found *= self._credit(world, each)
        return found

    def _credit(self, world: FigureDeal, each: Spoken) -> float:
        short = self._least(world, each) - self._chance(world, each)
        if short <= 0:
            return 1.0
        return _BLUFF if short >= _BAND else 1.0 - (1.0 - _BLUFF) * short / _BAND

    def _chance(self, world: FigureDeal, each: Spoken) -> int:
        if isinstance(world, BietenDeal):
            return bieten.chance_by_cards(world, each.seat, each.figure, self._regular.bieten.temper)
        return betting.chance_by_cards(world, each.seat, each.figure)

    def _least(self, world: FigureDeal, each: Spoken) -> int:
        """The chance from which a regular says so."""
        if isinstance(world, BietenDeal):
            temper = self._regular.bieten.temper
            if each.way == HOLD:
                return bieten.hold_at(world, each.seat, each.figure, temper)
            return bieten.bet_at(world, each.seat, each.figure, temper)
        if each.way == HOLD:
            return betting.hold_at(world, each.seat, each.figure, self._regular.temper)
        if each.way == RAISE:
            return betting.raise_at(world, self._regular.temper)
        return betting.bet_at(world, each.figure, self._regular.temper)


def spoken_by_others(view: FigureDeal, seat: int) -> list[Spoken]:
    """What others have staked on figures that nobody has won yet; at Bieten the Spiel tells nothing."""
    found: list[Spoken] = []
    for figure in view.figures:
        if view.owner[figure] != OPEN or (figure == SPIEL and isinstance(view, BietenDeal)):
            continue
        for other in view.active:
            if other == seat:
                continue
            if view.last[figure] == other and view.blind[figure] == NONE:
                found.append(Spoken(other, figure, _way_of_last(view, figure)))
            elif view.duties[other] & BIT[figure]:
                found.append(Spoken(other, figure, HOLD))
    return found


def _way_of_last(view: FigureDeal, figure: int) -> int:
    """Whether the last bet on a figure was the first one; it has been accepted, or waits for an answer."""
    bets = view.value[figure] - (0 if view.bettor[figure] != NONE else 1)
    return BET if bets <= 1 else RAISE
