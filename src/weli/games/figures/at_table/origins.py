"""Where in the pack the cards of a deal of figures have lain: each is there once, so its face tells."""

from collections.abc import Sequence

from weli.core.cards import cards_of
from weli.games.figures.engine.deal import NONE, FigureDeal
from weli.ports.at_table.origins import Origins, places_of


class FigureOrigins(Origins[FigureDeal]):
    def own(self, pack: Sequence[int], dealt: FigureDeal | None, deal: FigureDeal, seat: int) -> list[int]:
        """The hand, and what the cutter alone has seen (PL-CUT-02, BI-CUT-02)."""
        seen = [deal.cut.bottom] if seat == deal.cutter() and deal.cut.bottom != NONE else []
        return places_of({*deal.hand_cards(seat), *seen}, pack)

    def turned(self, pack: Sequence[int], dealt: FigureDeal) -> list[int]:
        return places_of([*dealt.cards.turned, *dealt.cut.boden], pack)

    def shown(self, pack: Sequence[int], dealt: FigureDeal, deal: FigureDeal) -> list[int]:
        laid = [card for row in deal.cards.rows for card in row]
        return places_of({*laid, *cards_of(deal.cards.known)}, pack)
