"""Why an act is refused in Bieten: what is said of one figure at a time, and in turn."""

from weli.games.bieten import reasons
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.narration import FigureNarration
from weli.ports.narration import other_than


class BietenNarration(FigureNarration[BietenDeal]):
    def hangs_on(self, reason: int, deal: BietenDeal, seat: int, figures: tuple[int, ...]) -> int:
        if reason == reasons.BETS_IN_TURN:
            return other_than(seat, deal.turn())
        return super().hangs_on(reason, deal, seat, figures)

    def is_about_open_bet(self, reason: int) -> bool:
        return reason == reasons.ONE_FIGURE_AT_A_TIME or super().is_about_open_bet(reason)
