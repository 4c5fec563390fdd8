"""The worlds behind a view of Gaigel: other hands, the talon in its order, and what lies face down."""

import random
from typing import Any, Final

from weli.core.cards import BIT, HIDDEN, SUIT
from weli.core.deal import NONE, WHOLE_TRUTH
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.cut import CUT
from weli.games.gaigel.openings import has_opening
from weli.games.gaigel.quests import quest_completed
from weli.games.gaigel.ranks import HAND, PACK_48
from weli.games.gaigel.setup import give_hands
from weli.games.gaigel.tricks import playable
from weli.games.gaigel.worlds_by_duties import impossible_cards, kept_for_sure, unfit_to_open
from weli.ports.determinization import Worlds
from weli.ports.determinization.sharing import Place, take_some

_TALON: Final = -1
_PACK: Final = -2
_TRICK: Final = 10  # and more: a card of the present trick


class GaigelWorlds(Worlds[GaigelDeal]):
    """Where the cards of a deal of Gaigel may be that its seat has not seen."""

    def __init__(self, view: GaigelDeal, seat: int) -> None:
        self.view = view
        self.seat = seat
        self._seen = [*view.hands]
        self._spots: list[int] = []
        places: list[Place] = []
        if view.cut.stage == CUT:
            self._spots.append(_PACK)
            self.prepare(PACK_48[:], [Place(len(PACK_48))], [])
            return
        cards = view.unknown_cards()
        elsewhere = self._second_seven(cards)
        never = impossible_cards(view)
        for other in view.active:
            hidden = view.cards.held[other] - len(self._seen[other])
            if hidden and other != seat:
                mine = view.robbing.claimant != NONE and view.seating.same_side(other, view.robbing.claimant)
                self._spots.append(other)
                places.append(self._hand(other, hidden, never[other] | (0 if mine else elsewhere)))
        for place, card in enumerate(view.tricks.lying):
            if card == HIDDEN:
                self._spots.append(_TRICK + place)
                places.append(Place(1, elsewhere if place else elsewhere | unfit_to_open(view)))
        if view.talon.cards:
            self._spots.append(_TALON)
            places.append(Place(len(view.talon.cards), elsewhere))
        self.prepare(cards, places, [])

    def draw(self, rng: random.Random) -> GaigelDeal:
        deal = super().draw(rng)
        assert isinstance(deal, GaigelDeal)
        return deal

    def is_certain(self) -> bool:
        """Whether only one hand is hidden, and nothing else, so that all worlds are the same."""
        return len(self._places) <= 1 and self.view.cut.stage != CUT and not self.view.talon.cards

    def _hand(self, other: int, hidden: int, never: int) -> Place:
        wanted, least = kept_for_sure(self.view, other)
        for card in self._seen[other]:
            if wanted & BIT[card]:
                least -= 1
        return Place(hidden, never, wanted, least) if least > 0 else Place(hidden, never)

    def _second_seven(self, cards: list[int]) -> int:
        """Who asks, or has asked in vain, for the right to the indicator has the other Seven of trumps (GA-ROB-05).

        Puts it where it must be; where it may be with several partners, returns it as a set: it is nowhere else.
        """
        view = self.view
        if view.cut.stage == CUT or view.robbing.claimant == NONE or view.diss_card() not in cards:
            return 0
        if view.robbing.handing == NONE and view.robbing.declined_in == NONE:
            return 0
        partners = [view.robbing.handing]
        if view.robbing.handing == NONE:
            partners = [other for other in view.seating.partners(view.robbing.claimant) if other != self.seat]
        if len(partners) > 1:
            return BIT[view.diss_card()]
        for partner in partners:
            cards.remove(view.diss_card())
            self._seen[partner] = sorted([*self._seen[partner], view.diss_card()])
        return 0

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.view, self.seat)

    def _begun(self) -> GaigelDeal:
        deal = self.view.copy()
        deal.knows = WHOLE_TRUTH
        deal.cut = deal.cut.copy()
        deal.cut.pack = []
        for other, hand in enumerate(self._seen):
            deal.set_hand(other, hand)
        return deal

    def _lay(self, deal: GaigelDeal, number: int, cards: list[int]) -> None:
        spot = self._spots[number]
        if spot == _PACK:
            deal.cut = deal.cut.copy()
            deal.cut.pack = cards[:]
        elif spot == _TALON:
            deal.talon.cards = cards[:]
        elif spot >= _TRICK:
            deal.tricks.lying[spot - _TRICK] = cards[0]
        else:
            deal.set_hand(spot, self._seen[spot] + cards)

    def _agree(self, deal: GaigelDeal) -> bool:
        """Vorhand has had something to open with, what was added face down was allowed, and nobody's quest is complete.

        (GA-OPEN-14, GA-OPEN-24, GA-Q32)
        """
        if not deal.closed and quest_completed(deal) != NONE:
            return False
        if self.view.before_opening():
            return has_opening(deal, deal.first_leader())
        for spot in self._spots:
            if spot > _TRICK and not _was_allowed(deal, spot - _TRICK):
                return False
        return True

    def _finish(self, deal: GaigelDeal, rng: random.Random) -> None:
        self._fill_in_lots(deal, rng)
        deal.opening = deal.opening.copy()
        for other in deal.active:
            if other != self.seat and _was_forced(deal, other):
                deal.opening.forced |= BIT[other]
        if not deal.closed:
            deal.recount()

    def _fill_in_lots(self, deal: GaigelDeal, rng: random.Random) -> None:
        """The first cards of the talon are the lots; once they are drawn nobody knows who had which (GA-TOUR-09)."""
        deal.lots = []
        if deal.cut.stage == CUT:
            return
        if _is_as_dealt(deal):
            give_hands(deal, [*deal.hands], [*deal.talon.cards, deal.talon.indicator])
        else:
            take_some(deal.lots_in_turn(), deal.seating.sides, deal.lots, rng)


def _is_as_dealt(deal: GaigelDeal) -> bool:
    """Whether nobody has drawn a card yet."""
    return len(deal.talon.cards) + 1 + HAND * deal.rules.players == len(PACK_48)


def _was_allowed(deal: GaigelDeal, place: int) -> bool:
    """Whether the card at that place of the trick could be added, from the hand that it came from."""
    seat = deal.seat_after(deal.tricks.leader, place)
    card = deal.tricks.lying[place]
    then = deal.copy()
    then.tricks.lying = deal.tricks.lying[:place]
    then.set_hand(seat, [*deal.hand(seat), card])
    return playable(then, seat) & BIT[card] != 0


def _was_forced(deal: GaigelDeal, seat: int) -> bool:
    """Whether a player has added a trump to the first trick because they had nothing else."""
    trick, leader = (
        (deal.tricks.finished[0], deal.tricks.leaders[0])
        if deal.tricks.finished
        else (deal.tricks.lying, deal.tricks.leader)
    )
    place = (seat - leader) % deal.rules.players
    if deal.tricks.earlier or place >= len(trick) or SUIT[trick[place]] != deal.talon.trump:
        return False
    if _is_as_dealt(deal):
        return deal.all_trumps(seat)
    wanted, _ = kept_for_sure(deal, seat)
    return (wanted != 0 and not deal.seeks_sevens(seat)) or (place > 0 and deal.tricks.winners[0] == seat)
