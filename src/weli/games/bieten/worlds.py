"""The worlds behind a view of Bieten: nobody holds a card they have named another after, and everybody has what they have bet on."""

import random

from weli.core.acts import SPIEL
from weli.core.cards import BIT, set_of
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.name_set import can_be_named, gives_up, name_set
from weli.games.figures.engine.deal import CUT, NONE
from weli.games.figures.engine.tricks import faces_that_follow
from weli.games.figures.worlds.behind import BOTTOM, FigureWorlds
from weli.ports.determinization.sharing import Place


class BietenWorlds(FigureWorlds[BietenDeal]):
    """Where the cards of a deal of Bieten may be that its seat has not seen."""

    def _begun(self) -> BietenDeal:
        deal = super()._begun()
        bettor = self._last_trick_bettor()
        if bettor != NONE:
            deal.proofs.bind(bettor, BIT[SPIEL])
        return deal

    def _suits(self, deal: BietenDeal, number: int) -> bool:
        """Whether a player's wild cards can be named so that they have all that they have bet on, as he must (BI-BET-19)."""
        other = self._owners[number]
        deal.given_up[other] = _given_up(deal, other)
        if deal.cards.naming != NONE and deal.cards.naming_seat == other:
            follow = faces_that_follow(deal, other)
            return name_set(deal, other, deal.cards.naming) & follow != 0
        return can_be_named(deal, other, deal.given_up[other], deal.proofs.duties[other])

    def _agree(self, deal: BietenDeal) -> bool:
        return True

    def _finish(self, deal: BietenDeal, rng: random.Random) -> None:
        for other in range(deal.rules.players):
            if other != self.seat:
                deal.given_up[other] = _given_up(deal, other)

    def _never(self) -> list[int]:
        """Besides what they have not followed with: the cards that they have named others after (BI-WELI-01)."""
        never = super()._never()
        for other in self.view.active:
            for place, name in enumerate(self.view.cards.names[other]):
                if self.view.cards.rows[other][place] != name:
                    never[other] |= BIT[name]
        return never

    def _is_particular(self, other: int) -> bool:
        view = self.view
        names = view.cards.naming != NONE and view.cards.naming_seat == other
        return not view.closed and (names or view.proofs.duties[other] != 0 or other == self._last_trick_bettor())

    def _last_trick_bettor(self) -> int:
        """Another player whose bet on the Spiel is open in the last trick, so that they must have the suit led; or -1 (BI-BET-14)."""
        view = self.view
        bettor = view.stakes[SPIEL].bettor
        known = view.rules.stakes.last_trick_spiel_rule and view.last_trick_led() and bettor != self.seat
        return bettor if known else NONE

    def _add_bottom(self, places: list[Place], cards: list[int]) -> None:
        """The card that the cutter has looked at, and in the end the lowest of those that were not dealt."""
        lies = len(cards) > sum([place.size for place in places])
        if lies and self.view.cut.bottom == NONE and (self.view.cut.lifted or self.view.stage != CUT):
            self._owners.append(BOTTOM)
            places.append(Place(1))


def _given_up(deal: BietenDeal, seat: int) -> int:
    """The suits that a player's wild cards cannot become any more, because they failed to follow with one in hand (BI-WELI-07)."""
    suits = 0
    if not deal.own_cards(seat) & deal.cards.wild:
        return suits
    for trick in range(deal.cards.played[seat]):
        kept = deal.cards.hands[seat] | set_of(deal.cards.rows[seat][trick + 1 :])
        if kept & deal.cards.wild and deal.tricks.led_by(trick) != seat:
            suits |= gives_up(deal.back_at(trick), deal.cards.names[seat][trick])
    return suits
