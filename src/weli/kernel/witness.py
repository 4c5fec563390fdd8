"""Random deals folded into one number, by which two forms of the engine can be told to play alike."""

from typing import Final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.kernel.loops import RandomPlay

_PRIME: Final = 2**31 - 1
_FACTOR: Final = 48271  # Lehmer's generator as Park and Miller (1993) have it
_EVERY_ACT: Final = 64 * 64
_TRIED: Final = 6  # how many acts are tried at each step that may not be allowed
_CLOSELY: Final = 8  # one deal in so many is looked at from every seat at every step
_WINDOWS: Final = 4


class Witness(RandomPlay):
    """Deals by one rule set with chances of their own: any scores on the way to the target, any way of asking.

    Folded are, at each step, the seat that is asked, its options in their order, the reasons against other acts, and what it chooses; in
    some deals what every seat may do by what it sees, and all goes on in a copy; and at the end what the deal has brought.
    """

    def __init__(self, rules: RuleSet, seed: i64) -> None:
        super().__init__(rules, seed)
        self.scores = rules.scores_before_the_end()
        self.found: i64 = 1

    def witness(self, first: i64, deals: i64) -> i64:
        """The number that so many deals come to, the first of them being that one; of each it depends on its number alone."""
        self.found = 1
        for number in range(first, first + deals):
            self._play_deal(number)
        return self.found

    def _play_deal(self, number: i64) -> None:
        self.chance = number * 2 + 1
        self._set_scores()
        asking = self.engine.asking(self.fresh(), 0, number % _WINDOWS)
        asking.begin()
        closely = number % _CLOSELY == 0
        while asking.seat() >= 0:
            self._fold(asking.seat())
            self._fold_options(asking.offer())
            self._try(asking.at(), asking.seat())
            if closely:
                self._look(asking.at())
                asking = asking.copy()
            act = self.choice(asking.offer())
            self._fold(act)
            asking.take(act)
        self._fold_result(asking.at())

    def _set_scores(self) -> None:
        for side in range(len(self.start_scores)):
            self.start_scores[side] = self.scores[self.below(len(self.scores))]

    def _fold(self, number: i64) -> None:
        self.found = (self.found * _FACTOR + number + _EVERY_ACT) % _PRIME

    def _fold_options(self, offer: Acts) -> None:
        for place in range(offer.count):
            self._fold(offer.at(place))

    def _try(self, deal: Deal, seat: i64) -> None:
        """What stands against some acts, of this seat and of another."""
        for _ in range(_TRIED):
            self._fold(deal.check(seat, self.below(_EVERY_ACT)))
            self._fold(deal.check(self.below(self.rules.players), self.below(_EVERY_ACT)))

    def _look(self, deal: Deal) -> None:
        """What each seat may do by what it sees, and by the whole deal, and whether anything is awaited of it."""
        offer = Acts()
        for seat in range(self.rules.players):
            view = deal.seen_by(seat)
            offer.clear()
            view.add_legal(seat, offer)
            self._fold_options(offer)
            self._fold(deal.turn())
            self._fold(1 if deal.must_act(seat) else 0)
            for card in view.hand_cards(seat):
                self._fold(card)

    def _fold_result(self, deal: Deal) -> None:
        self._fold(deal.winner)
        for side in range(len(deal.gained)):
            self._fold(deal.gained[side])
            self._fold(deal.tricks_of(side))
        for side in deal.reached:
            self._fold(side)
        for side in deal.losers:
            self._fold(side)
        for step in deal.steps():
            self._fold(step.side)
            self._fold(step.figure)
            self._fold(step.number)
            self._fold(step.reason)
