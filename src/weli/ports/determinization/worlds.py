"""What may lie behind a view, whatever the game: places for the unseen cards, and what everybody has seen that speaks against a hand."""

import random
from itertools import combinations
from math import comb
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from weli.core.cards import BIT
from weli.core.deal import Deal
from weli.core.kinds import D
from weli.ports.determinization.sharing import Place, Sharing

_PATIENCE: Final = 300
_MORE_PATIENCE: Final = 5000
_MOST_HANDS: Final = 100_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(Generic[D]):
    """Every way in which the cards that a seat has not seen may lie, all of them equally likely.

    A way may be when every act that everybody has seen was allowed. Where the house lets forbidden acts happen, they count as allowed ones
    as long as there is any such way. Two copies of a card are two cards.
    """

    seat: int
    _cards: list[int]
    _places: list[Place]
    _particular: list[int]  # the places of which not every hand that the place takes will do
    _strict: bool
    _listed: bool
    _sharing: Sharing

    def prepare(self, cards: list[int], places: list[Place], particular: list[int]) -> None:
        """Fills in what a game has found out: the unseen cards, as often as they are there, and the places where they may lie."""
        self._cards = cards
        self._places = places
        self._particular = particular
        self._strict = True
        self._listed = False
        self._sharing = Sharing(cards, places)
        if not self._sharing.is_possible():
            self._give_way()

    def draw(self, rng: random.Random) -> Deal:
        """A whole deal in which that seat would see just what it sees: a fresh copy, from which play goes on."""
        deal = self._begun()
        vain = 0
        while not self._shared_out(deal, rng):
            vain += 1
            if vain == _PATIENCE and not self._listed:
                self._list_hands()
            elif vain == _MORE_PATIENCE:
                self._give_way()
        self._finish(deal, rng)
        return deal

    # What each game knows.

    def _begun(self) -> D:
        """A copy of the view that is the whole truth, still without what cannot be seen."""
        raise NotImplementedError

    def _lay(self, deal: D, number: int, cards: list[int]) -> None:
        """Lays cards at that place."""
        raise NotImplementedError

    def _suits(self, deal: D, number: int) -> bool:
        """Whether that particular place may hold what it now holds, wherever the other cards are."""
        raise NotImplementedError

    def _agree(self, deal: D) -> bool:
        """Whether all hands together may be as they are."""
        return True

    def _finish(self, deal: D, rng: random.Random) -> None:
        """Fills in what follows from the cards and was hidden with them."""

    # Drawing.

    def _shared_out(self, deal: D, rng: random.Random) -> bool:
        shares = self._sharing.share(rng)
        if len(shares) < len(self._places):
            return False
        for number, cards in enumerate(shares):
            self._lay(deal, number, cards)
        return not self._strict or self._will_do(deal)

    def _will_do(self, deal: D) -> bool:
        for number in self._particular:
            if not self._suits(deal, number):
                return False
        return self._agree(deal)

    def _list_hands(self) -> None:
        """Where drawing and looking seldom hits: goes through all hands that a particular place may hold."""
        self._listed = True
        for number in self._particular:
            place = self._places[number]
            fit = [card for card in self._cards if not place.never & BIT[card]]
            if comb(len(fit), place.size) <= _MOST_HANDS:
                place.hands = self._hands_that_suit(number, fit)
                place.is_listed = True
        self._sharing = Sharing(self._cards, self._places)
        if not self._sharing.is_possible():
            self._give_way()

    def _hands_that_suit(self, number: int, cards: list[int]) -> list[list[int]]:
        place = self._places[number]
        deal = self._begun()
        found: list[list[int]] = []
        for some in combinations(cards, place.size):
            hand = list(some)
            self._lay(deal, number, hand)
            if place.takes(hand) and self._suits(deal, number):
                found.append(hand)
        return found

    def _give_way(self) -> None:
        """Nothing at all will do, so that somebody has done what is forbidden: any cards may be anywhere."""
        self._strict = False
        self._sharing = Sharing(self._cards, [Place(place.size) for place in self._places])
