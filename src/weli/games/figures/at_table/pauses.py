"""Where a figure game waits for partners who may talk about what to do."""

from weli.games.figures.engine.deal import FigureDeal
from weli.ports.at_table import Pauses


class FigurePauses(Pauses[FigureDeal]):
    def both_may_decide(self, deal: FigureDeal, seat: int) -> bool:
        """An answer to a bet, or a choice in the show."""
        side = deal.seating.side_of(seat)
        if len(deal.seating.members(side)) == 1:
            return False
        if any(deal.owes_answer(seat, figure) for figure in deal.figures):
            return True
        return deal.phase() == "show" and deal.show.shower == side and deal.undecided() != 0

    def is_broken_off(self, deal: FigureDeal) -> bool:
        """Somebody has given the Spiel while the trick was being played (GS-PLAY-16, PL-PLAY-19)."""
        return deal.tricks.in_trick > 0 and deal.phase() != "play"
