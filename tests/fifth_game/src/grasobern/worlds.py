"""What may lie behind a view of Grasobern: the other hands, without what their players have shown that they do not hold."""

from grasobern.deal import GrasobernDeal
from grasobern.rules import THE_OBER
from weli.core.cards import BIT, SUIT, SUIT_SET, cards_of, set_of
from weli.core.deal import WHOLE_TRUTH, Deal
from weli.ports.determinization import Place, Worlds


class GrasobernWorlds(Worlds):
    """Where the cards may be that a seat has not seen."""

    def __init__(self, view: GrasobernDeal, seat: int) -> None:
        self.view = view
        self._others = [other for other in view.active if other != seat]
        seen = [*cards_of(view.hands[seat]), *[card for _, trick in view.tricks() for card in trick]]
        never = not_held(view)
        places = [Place(view.held[other], never[other]) for other in self._others]
        self.prepare([card for card in view.rules.cards if card not in seen], places, [])

    def _begun(self) -> Deal:
        deal = self.view.copy()
        deal.knows = WHOLE_TRUTH
        return deal

    def _lay(self, deal: Deal, number: int, cards: list[int]) -> None:
        assert isinstance(deal, GrasobernDeal)
        deal.hands[self._others[number]] = set_of(cards)


def not_held(view: GrasobernDeal) -> list[int]:
    """By seat the cards that it cannot hold: who has not followed a suit has none of it, nor the Ober (GO-PLAY-02, GO-PLAY-04)."""
    never = [0] * len(view.active)
    nor_the_ober = BIT[THE_OBER] if view.rules.ober_must_go else 0
    for leader, trick in view.tricks():
        for place, card in enumerate(trick):
            if SUIT[card] != SUIT[trick[0]]:
                never[view.seat_after(leader, place)] |= SUIT_SET[SUIT[trick[0]]] | nor_the_ober
    return never
