"""What others have said, and what it tells of their cards: worlds in which they would hardly have said it come up less often."""

import random
from typing import Final

from weli.acts import SPIEL
from weli.bots import betting
from weli.bots.bieten import BietenTemper
from weli.bots.bieten import betting as bieten
from weli.bots.chances import SURE, weigh
from weli.bots.manners import BETS, CALLS, MANNERS, USUAL
from weli.bots.stammgast import Stammgast
from weli.bots.temper import Temper
from weli.bots.worlds import Worlds, worlds_behind
from weli.cards import BIT, cards_of, set_of
from weli.deal import Deal
from weli.games.bieten.deal import BietenDeal
from weli.parts.deal import NONE, FigureDeal
from weli.parts.dealing import deal_hands

_TRIES: Final = 16
_BLUFF: Final = 0.06  # how likely somebody says it without the cards for it, against somebody who has them
_BAND: Final = 150  # thousandths below a firm chance within which somebody may still say it
_FIRM: Final = 80  # thousandths above the threshold from which he is sure to

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


class Spoken:
    """Who has staked something on a figure: by a bet or a raise, just made or some time ago, or by holding another's."""

    def __init__(self, seat: int, figure: int, held: bool, just: bool) -> None:
        self.seat = seat
        self.figure = figure
        self.held = held
        self.just = just


class World:
    """A deal that may lie behind a view, and the manner of each side in it, as a place in `MANNERS`."""

    def __init__(self, deal: Deal, manners: list[int]) -> None:
        self.deal = deal
        self.manners = manners


class Belief:
    """Worlds behind a view, the likelier ones more often.

    Strangers are of all manners: what one of them has said tells of his cards, and of his manner. One's own side plays as usual.

    What has been said is judged by the thresholds of a regular: a bet that waits for its answer by all that he has seen when he made it,
    the rest by the hands as they were dealt, for most is said before much is seen. At Bieten, where most is said late, everything counts
    by the cards of the moment.
    """

    def __init__(self, view: Deal, seat: int, regular: Stammgast) -> None:
        self._behind: Worlds = worlds_behind(view, seat)
        self._regular = regular
        self._side = view.seating.side_of(seat)
        self._strangers = [
            _RESERVED if _has_been_quiet(view, side) else _STRANGERS for side in range(view.seating.sides)
        ]
        self._spoken = spoken_by_others(view, seat) if isinstance(view, FigureDeal) else []
        self._outset: FigureDeal | None = None
        self._known: dict[int, float] = {}

    def draw(self, rng: random.Random) -> World:
        world = self._stranger(rng)
        if not self._spoken:
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
        """Any cards and any manners that may be, whatever has been said."""
        manners = [among[int(rng.random() * len(among))] for among in self._strangers]
        manners[self._side] = _USUAL
        return World(self._behind.draw(rng), manners)

    def likelihood(self, world: World) -> float:
        """How likely everybody says what he has said, with these cards and in that manner."""
        deal = world.deal
        assert isinstance(deal, FigureDeal)
        found = 1.0
        for number, each in enumerate(self._spoken):
            hand = deal.cards.hands[each.seat] | set_of(deal.cards.rows[each.seat])
            freely = world.manners[deal.seating.side_of(each.seat)] == (_CALLS if each.held else _BETS)
            freely = freely and (each.held or each.figure != SPIEL)
            key = 2 * (hand * len(self._spoken) + number) + freely
            credit = self._known.get(key, -1.0)
            if credit < 0:
                credit = self._freely(deal, hand, each) if freely else _credible(self._surplus(deal, hand, each))
                self._known[key] = credit
            found *= credit
        return found

    def _freely(self, world: FigureDeal, hand: int, each: Spoken) -> float:
        """The same of somebody who says so with anything that he could prove."""
        if isinstance(world, BietenDeal):
            could = bieten.chance_by_cards(world, each.seat, each.figure, self._regular.bieten.temper) > 0
        else:
            could = (
                each.figure == SPIEL or self._at_the_outset(world, hand, each).full_figure(each.seat, each.figure) > 0
            )
        return 1.0 if could else _BLUFF

    def _surplus(self, world: FigureDeal, hand: int, each: Spoken) -> int:
        """By how much his chance with that hand is better than that from which a regular says so."""
        if isinstance(world, BietenDeal):
            return _surplus_at_bieten(world, each, self._regular.bieten.temper)
        if each.just:
            return _surplus_in(world, each, self._regular.temper)
        return _surplus_in(self._at_the_outset(world, hand, each), each, self._regular.temper)

    def _at_the_outset(self, world: FigureDeal, hand: int, each: Spoken) -> FigureDeal:
        if self._outset is None:
            self._outset = _outset(world)
        return self._outset.with_hand(each.seat, hand)


def _has_been_quiet(view: Deal, side: int) -> bool:
    """Whether a side has played a card before anybody has bet on a figure that has to be proven: so it does not bet on all it can."""
    if not isinstance(view, FigureDeal):
        return False
    for figure in view.figures:
        if figure != SPIEL and view.stakes[figure].last_bettor != NONE:
            return False
    for seat in view.seating.members(side):
        if view.cards.played[seat] > 0:
            return True
    return False


def _surplus_in(deal: FigureDeal, each: Spoken, temper: Temper) -> int:
    chance = betting.chance_by_cards(deal, each.seat, each.figure)
    if not each.held:
        return chance - betting.bet_at(deal, each.figure, temper)
    respect = temper.perlaggen_respect if deal.cards.wild else temper.respect_bet
    return chance - _before(betting.hold_at(deal, each.seat, each.figure, temper), respect[each.figure])


def _surplus_at_bieten(world: BietenDeal, each: Spoken, temper: BietenTemper) -> int:
    chance = bieten.chance_by_cards(world, each.seat, each.figure, temper)
    if not each.held:
        return chance - bieten.bet_at(world, each.seat, each.figure, temper)
    return chance - _before(bieten.hold_at(world, each.seat, each.figure, temper), temper.respect_bettor)


def _before(chance: int, respect: int) -> int:
    """The chance by cards alone that becomes this one by the respect for a bet: whoever holds has thought of that."""
    return weigh(chance, SURE * SURE // respect)


def _credible(surplus: int) -> float:
    """How likely somebody says it with a chance so much better than the threshold."""
    short = _FIRM - surplus
    if short <= 0:
        return 1.0
    return _BLUFF if short >= _BAND else 1.0 - (1.0 - _BLUFF) * short / _BAND


def _outset(world: FigureDeal) -> FigureDeal:
    """The deal as it began, with nothing said; whose hand is to be judged gets it laid."""
    hands = [cards_of(world.cards.hands[seat] | set_of(world.cards.rows[seat])) for seat in range(world.rules.players)]
    return deal_hands(world.rules, world.dealer, world.before, hands, world.cards.turned, world.active)


def spoken_by_others(view: FigureDeal, seat: int) -> list[Spoken]:
    """What others have staked on figures, whoever has won them since; at Bieten the Spiel tells nothing."""
    found: list[Spoken] = []
    for figure in view.figures:
        if figure == SPIEL and isinstance(view, BietenDeal):
            continue
        for other in view.active:
            if other == seat:
                continue
            if view.stakes[figure].last_bettor == other and view.stakes[figure].blind == NONE:
                found.append(Spoken(other, figure, held=False, just=view.stakes[figure].bettor == other))
            elif view.proofs.duties[other] & BIT[figure]:
                found.append(Spoken(other, figure, held=True, just=False))
    return found
