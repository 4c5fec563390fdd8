"""The asking order of Bieten: before every card everybody is asked for a bet, the player due to play first."""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import PLAY
from weli.core.deal import Deal
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.turn_order import FigureAsking
from weli.ports.turn_order import Asking


class BietenAsking(FigureAsking):
    """Walks through a deal of Bieten by asking one seat at a time."""

    def with_deal(self, deal: Deal) -> Asking:
        assert isinstance(deal, BietenDeal)
        return BietenAsking(deal, self.skip, self.windows)

    def _ask_before_the_cut(self) -> None:
        self._ask(self.deal.cutter())

    def _in_order(self, due: i64) -> list[int]:
        """Who is due to play comes first (BI-Q07, BI-Q09)."""
        return self.deal.round_from(due)

    def _add_interrupts(self, seat: i64, due: i64, found: Acts) -> None:
        """Bets and threes; the card is asked for when everybody has spoken."""
        self.deal.add_legal(seat, found)
        found.leave_out(PLAY)
