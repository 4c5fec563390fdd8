"""What may lie behind a view of plain tricks: other hands and the talon, without what players have shown that they do not hold."""

from typing import Final

from weli.core.cards import BIT
from weli.core.deal import WHOLE_TRUTH
from weli.games.plain.course import TrickByTrick
from weli.games.plain.deal import PlainDeal
from weli.ports.determinization import Place, Worlds

_TALON: Final = -1


class PlainWorlds(Worlds[TrickByTrick]):
    """Where the cards may be that a seat has not seen."""

    def __init__(self, view: TrickByTrick, seat: int) -> None:
        self.view = view
        self.seat = seat
        self._spots: list[int] = []
        places: list[Place] = []
        never = not_held(view)
        for other in view.active:
            hidden = view.cards.held[other] - len(view.cards.shown[other])
            if hidden and other != seat:
                self._spots.append(other)
                places.append(Place(hidden, never[other]))
        if view.talon.cards:
            self._spots.append(_TALON)
            places.append(Place(len(view.talon.cards)))
        self.prepare(view.unknown_cards(), places, [])

    def _begun(self) -> TrickByTrick:
        deal = self.view.copy()
        deal.knows = WHOLE_TRUTH
        return deal

    def _lay(self, deal: TrickByTrick, number: int, cards: list[int]) -> None:
        spot = self._spots[number]
        if spot == _TALON:
            deal.talon.cards = cards[:]
        else:
            deal.set_hand(spot, [*self.view.cards.shown[spot], *cards])


def not_held(view: PlainDeal) -> list[int]:
    """By seat the set of cards that it cannot hold: those it did not add when the game would have had it add them instead.

    What may be added is asked of the deal as it lay then: who leads what when (`PlainDeal.playable`). What was missing before cards
    were drawn may have been drawn since.
    """
    never = [0] * view.seating.players
    then = view.copy()
    first = len(view.tricks.winners) + max(view.cards.held) - view.rules.hand_size  # after which nobody has drawn
    for number, (leader, cards) in enumerate(view.all_tricks()):
        if number < first:
            continue
        then.tricks.winners = view.tricks.winners[:number]
        then.tricks.leader = leader
        for step in range(1, len(cards)):
            then.tricks.lying = cards[:step]
            _read_card(then, view.seat_after(leader, step), cards[step], never)
    return never


def _read_card(then: PlainDeal, seat: int, card: int, never: list[int]) -> None:
    """A card cannot have been added from a hand of which another had to be added instead of it."""
    for other in then.ranking().faces:
        if other != card and not never[seat] & BIT[other]:
            then.set_hand(seat, [other, card])
            if not then.playable(seat) & BIT[card]:
                never[seat] |= BIT[other]
