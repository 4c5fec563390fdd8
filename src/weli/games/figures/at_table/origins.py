"""Where in the pack the cards of a deal of figures have lain: each is there once, so its face tells."""

from collections.abc import Sequence

from weli.core.cards import cards_of
from weli.core.deal import Deal
from weli.games.figures.engine.deal import NONE, FigureDeal
from weli.ports.at_table.origins import Origins, places_of


class FigureOrigins(Origins):
    def own(self, pack: Sequence[int], dealt: Deal | None, deal: Deal, seat: int) -> list[int]:
        """The hand, and what the cutter alone has seen (PL-CUT-02, BI-CUT-02)."""
        assert isinstance(deal, FigureDeal)
        seen = [deal.cut.bottom] if seat == deal.cutter() and deal.cut.bottom != NONE else []
        return places_of({*deal.hand_cards(seat), *seen}, pack)

    def turned(self, pack: Sequence[int], dealt: Deal) -> list[int]:
        assert isinstance(dealt, FigureDeal)
        return places_of([*dealt.cards.turned, *dealt.cut.boden], pack)

    def shown(self, pack: Sequence[int], dealt: Deal, deal: Deal) -> list[int]:
        assert isinstance(deal, FigureDeal)
        laid = [card for row in deal.cards.rows for card in row]
        return places_of({*laid, *cards_of(deal.cards.known)}, pack)
