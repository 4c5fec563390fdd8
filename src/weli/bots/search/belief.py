"""What others have said and signed, and what it tells of their cards: worlds in which they would hardly have done so come up less often."""

import random
from typing import Final

from weli.bots.determinize import Worlds, determinize
from weli.bots.hearsay import NOTHING, Hearsay
from weli.core.deal import Deal
from weli.ports.advice import Heard, Regular, Spoken
from weli.ports.manners import BETS, CALLS, MANNERS, USUAL

_TRIES: Final = 16
_TRIES_BY_SIGNS: Final = 64  # for one world: what is signed tells more, and is looked at faster
_BLUFF: Final = 0.06  # how likely somebody says it without the cards for it, against somebody who has them
_BAND: Final = 150  # thousandths below a firm chance within which somebody may still say it
_FIRM: Final = 80  # thousandths above the threshold from which they are sure to

_USUAL: Final = MANNERS.index(USUAL)
_BETS: Final = MANNERS.index(BETS)
_CALLS: Final = MANNERS.index(CALLS)
_STRANGERS: Final = [
    _USUAL,
    _USUAL,
    _USUAL,
    _USUAL,
    _BETS,
    _CALLS,
]  # of six strangers, one bets and one calls on everything
_RESERVED: Final = [_USUAL, _USUAL, _USUAL, _USUAL, _CALLS]  # of five who have let a chance to bet go by


class World:
    """A deal that may lie behind a view, and the manner of each side in it, as a place in `MANNERS`."""

    def __init__(self, deal: Deal, manners: list[int]) -> None:
        self.deal = deal
        self.manners = manners


class Belief:
    """Worlds behind a view, the likelier ones more often.

    Strangers are of all manners: what one of them has said tells of their cards, and of their manner. One's own side plays as usual.

    What has been said is judged by the thresholds of a regular, what was signed by whether it would be true.
    """

    def __init__(self, view: Deal, seat: int, regular: Regular, hearsay: Hearsay = NOTHING) -> None:
        self.regular = regular
        self._behind: Worlds = determinize(view, seat)
        self._side = view.seating.side_of(seat)
        self._strangers = [
            _RESERVED if regular.has_been_quiet(view, side) else _STRANGERS for side in range(view.seating.sides)
        ]
        self._heard = regular.heard(view, seat)
        self._known: dict[int, float] = {}
        self._hearsay = hearsay

    def draw(self, rng: random.Random) -> World:
        world = self._stranger(rng)
        if not self._heard.spoken:
            return world
        best, most = world, self.likelihood(world)
        likelihood = most
        for _ in range(_TRIES):
            if rng.random() < likelihood:
                return world
            world = self._stranger(rng)
            likelihood = self.likelihood(world)
            if likelihood > most:
                best, most = world, likelihood
        return best

    def _stranger(self, rng: random.Random) -> World:
        """Any cards that may be by what was signed, and any manners, whatever has been said."""
        manners = [among[int(rng.random() * len(among))] for among in self._strangers]
        manners[self._side] = _USUAL
        return World(self._cards(rng), manners)

    def _cards(self, rng: random.Random) -> Deal:
        deal = self._behind.draw(rng)
        if not self._hearsay.claims:
            return deal
        best, most = deal, self._hearsay.credit(deal)
        credit = most
        for _ in range(_TRIES_BY_SIGNS):
            if rng.random() < credit:
                return deal
            deal = self._behind.draw(rng)
            credit = self._hearsay.credit(deal)
            if credit > most:
                best, most = deal, credit
        return best

    def likelihood(self, world: World) -> float:
        """How likely everybody says what they have said, with these cards and in that manner."""
        found = 1.0
        heard = self._heard
        for number, each in enumerate(heard.spoken):
            manner = MANNERS[world.manners[world.deal.seating.side_of(each.seat)]]
            freely = manner == each.freely_in
            key = 2 * (heard.cards(world.deal, each) * len(heard.spoken) + number) + freely
            credit = self._known.get(key, -1.0)
            if credit < 0:
                credit = self._known[key] = _credit(heard, world.deal, each, freely)
            found *= credit
        return found


def _credit(heard: Heard, deal: Deal, each: Spoken, freely: bool) -> float:
    """How likely somebody says it; freely: with anything that they could prove."""
    if freely:
        return 1.0 if heard.could(deal, each) else _BLUFF
    return _credible(heard.surplus(deal, each))


def _credible(surplus: int) -> float:
    """How likely somebody says it with a chance so much better than the threshold."""
    short = _FIRM - surplus
    if short <= 0:
        return 1.0
    return _BLUFF if short >= _BAND else 1.0 - (1.0 - _BLUFF) * short / _BAND
