"""What Bieten offers a live table and its page otherwise than the games with a show: thefts, five figures, bets that nobody may doubt."""

from collections.abc import Iterator, Mapping
from typing import Any

from weli.core.acts import FIGURE_WORDS, SPIEL
from weli.core.cards import BIT, card_text, cards_of
from weli.core.line import Line
from weli.games.bieten.at_table.best_figures import best_cards, best_figures, lying_for
from weli.games.bieten.at_table.hints import BietenHints
from weli.games.bieten.at_table.insight import BietenInsight
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.keys import SUIT_OF
from weli.games.bieten.stealing import LEAST_LIFTED
from weli.games.figures.at_table import FigureChoices, FigureOrigins, FigurePauses, FigureSheets, FigureViews
from weli.games.figures.at_table.names import BestFigure, Naming
from weli.games.figures.engine.deal import CUT, NONE, FigureDeal
from weli.ports.at_table import AtTable
from weli.ports.at_table.view import CutView

LONG = 2
"""A Gleich or a Hanger of so many cards is a reason for a name: nobody has more than three."""


class BietenViews(FigureViews[BietenDeal]):
    def cut(self, seen: BietenDeal) -> CutView:
        """The cutter alone sees the card that they may steal, everybody how many they have stolen (BI-CUT-02, BI-CUT-06)."""
        sees = seen.stage == CUT and seen.cut.bottom != NONE
        return CutView(
            cutter=seen.seating.seat_name(seen.cutter()),
            cards=len(seen.rules.cards),
            least=LEAST_LIFTED,
            most=len(seen.rules.cards) - 1,
            lifted=seen.cut.lifted or None,
            seen=card_text(seen.cut.bottom) if sees else None,
            stolen=seen.cut.taken,
        )

    def duties(self, seen: BietenDeal, seat: int) -> int:
        """As everybody has heard it: the engine's duties also know what a player never had, which is nobody's to see."""
        return sum(BIT[figure] for figure in seen.figures if _has_spoken_for(seen, seat, figure))

    def own_best(self, seen: BietenDeal, seat: int, figure: int) -> list[int]:
        return best_cards(seen, seat, figure)

    def best_lying(self, seen: BietenDeal, figure: int) -> list[int]:
        """Of anybody while the figure is open, of its owner afterwards."""
        if figure == SPIEL:
            return []
        owner = seen.holder(figure)
        makers = [seat for seat in seen.active if owner < 0 or seen.seating.side_of(seat) == owner]
        counting = max((seen.shown_figure(seat, figure) for seat in makers), default=0)
        return sorted(card for seat in makers for card in lying_for(seen, seat, figure, counting))


def _has_spoken_for(seen: FigureDeal, seat: int, figure: int) -> bool:
    stake = seen.stakes[figure]
    return seat in (stake.first_bettor, stake.bettor, stake.last_bettor) or bool(seen.pledged(seat, figure))


class BietenNaming(Naming[BietenDeal]):
    def best_figures(self, deal: BietenDeal, seat: int) -> Mapping[int, BestFigure]:
        return best_figures(deal, seat)

    def proves(self, seen: BietenDeal, after: BietenDeal) -> tuple[int, ...]:
        """Nobody has to prove anything."""
        return ()

    def is_worth_it(self, figure: int, made: BestFigure, least: int) -> bool:
        """Of a suit the highest, where another name would make less."""
        return made.key > least if figure in SUIT_OF else made.size >= LONG


class BietenChoices(FigureChoices[BietenDeal]):
    naming: Naming[Any] = BietenNaming()

    def wanted(self, seen: BietenDeal) -> Iterator[str]:
        """A bet on each figure, or an answer while one is open, and one's natural cards; what a wild card may be named stands apart."""
        if seen.stage == CUT:
            return
        for figure in seen.figures:
            if seen.stakes[figure].bettor == NONE:
                yield f"bet {FIGURE_WORDS[figure]}"
            elif seen.owes_answer(seen.knows, figure):
                yield f"hold {FIGURE_WORDS[figure]}"
        if seen.turn() == seen.knows:
            yield from (card_text(card) for card in cards_of(seen.cards.hands[seen.knows] & ~seen.cards.wild))

    def key(self, line: Line, seen: BietenDeal, figures: tuple[int, ...]) -> str:
        found = super().key(line, seen, figures)
        if found == "act.bet" and any(seen.stakes[figure].value > 1 for figure in figures):
            return "act.bet.three"
        return found


AT_TABLE = AtTable(
    BietenViews(),
    BietenChoices(),
    FigurePauses(),
    FigureSheets(),
    BietenHints(),
    insight=BietenInsight(),
    origins=FigureOrigins(),
)
