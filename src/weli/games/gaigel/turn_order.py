"""The asking order of Gaigel: who is asked what, when players act in turn instead of whenever they like.

Before every card, after every trick before cards are drawn and again after that, everybody who could interrupt is asked once, in order
of turn, the player due to act last; any interruption starts the round again. Where sides have reached the target, the one that reached
it first is asked before the others. What it asks is always legal. Used by bots, simulations and research; people act in order
of arrival.
"""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.deal import Deal
from weli.games.gaigel.deal import NONE, GaigelDeal
from weli.games.gaigel.ending import add_calls
from weli.games.gaigel.facts.cut import CUT
from weli.ports.turn_order import FULL, Asking


class GaigelAsking(Asking):
    """Walks through a deal of Gaigel."""

    def __init__(self, deal: GaigelDeal, skip: i64 = 0, windows: i64 = FULL) -> None:
        self.deal = deal
        super().__init__(skip, windows)

    def at(self) -> Deal:
        return self.deal

    def with_deal(self, deal: Deal) -> Asking:
        assert isinstance(deal, GaigelDeal)
        return GaigelAsking(deal, self.skip, self.windows)

    def _find_in_play(self) -> None:
        deal = self.deal
        owing = deal.first_to_answer()  # who speaks for their side
        if owing != NONE:
            self._ask(owing)
        elif deal.cut.stage == CUT:
            self._ask(deal.cutter())
        else:
            self._ask_around(deal.turn())

    def _is_trick_empty(self) -> bool:
        return not self.deal.tricks.lying

    def _in_order(self, due: i64) -> list[int]:
        """In order of turn; the one due too, where they or their side may have been the first to reach the target (GA-Q22)."""
        deal = self.deal
        around = deal.round_from(due)
        if not deal.score.arrived:
            return around[1:]
        first: list[int] = []
        for side in deal.score.arrived:
            first += [seat for seat in around if deal.seating.side_of(seat) == side]
        return first + [seat for seat in around if seat not in first and seat != due]

    def _add_interrupts(self, seat: i64, due: i64, found: Acts) -> None:
        """What a seat may do out of its turn; of the one due, what does not move the deal on (GA-Q02, GA-Q18)."""
        if seat == due:
            add_calls(self.deal, seat, found)
        else:
            self.deal.add_legal(seat, found)
