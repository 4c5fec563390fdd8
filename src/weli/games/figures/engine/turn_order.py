"""The asking order of the figure games: who is asked what, when players act in turn instead of whenever they like.

Before each card everybody who could interrupt is asked once, clockwise, the player due to play last; any interruption starts the round
again. An answer is asked of the bettor's left-hand opponent first, who may leave it to the partner; so is each choice in the show. What it
asks is always legal, so every order of asking is a game that could have been played at a live table. Used by bots, simulations and
research; people act in order of arrival.
"""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import CONCEDE, DEFER_ACT, PASS_ACT, bet_act
from weli.core.cards import BIT, how_many
from weli.core.deal import Deal
from weli.games.figures.engine.deal import CUT, NONE, SHOWN_FIGURES, FigureDeal
from weli.ports.turn_order import FULL, Asking


class FigureAsking(Asking):
    """Walks through a deal of a figure game."""

    def __init__(self, deal: FigureDeal, skip: i64 = 0, windows: i64 = FULL) -> None:
        self.deal = deal
        super().__init__(skip, windows)

    def at(self) -> Deal:
        return self.deal

    def with_deal(self, deal: Deal) -> Asking:
        assert isinstance(deal, FigureDeal)
        return FigureAsking(deal, self.skip, self.windows)

    def _find_in_play(self) -> None:
        deal = self.deal
        if deal.cards.naming != NONE:
            self._ask(deal.cards.naming_seat)
        elif deal.stage == CUT:
            self._ask_before_the_cut()
        elif deal.exchanging() or deal.exchange.giving != NONE:
            self._ask(deal.exchange.asked)
        elif deal.resolved():
            self._ask_for_proof()
        elif deal.owing():
            self._ask_for_answer()
        elif deal.betting.on_offer:
            self._ask_whether_to_raise()
        elif deal.show.shower != NONE:
            self._ask_to_show()
        else:
            self._ask_around(deal.turn())

    def _ask_before_the_cut(self) -> None:
        """Whoever likes may bet blind; then the cutter cuts, and goes on taking where it is their choice (PL-BLIND-02, PL-CUT-01)."""
        if self.deal.cut.lifted:
            self._ask(self.deal.cutter())
        else:
            self._ask_around(self.deal.cutter())

    def _ask_for_proof(self) -> None:
        deal = self.deal
        first = deal.first_leader()
        for step in range(len(deal.active)):
            seat = deal.seat_after(first, step)
            if deal.owes(seat):
                self._ask(seat)
                return

    def _ask_for_answer(self) -> None:
        """Gleich before Hanger before Spiel; the bettor's left-hand opponent first, and a partner to whom they leave it.

        (GS-OQ-39, GS-OQ-52)
        """
        deal = self.deal
        for figure in deal.figures:
            answerers = deal.answerers(figure)
            if answerers:
                self._turn_to(answerers, deal.seat_after(deal.stakes[figure].bettor, 1))
                self._offer.clear()
                deal.add_answers_to(self._seat, figure, self._offer)
                self._let_defer(answerers)
                return

    def _turn_to(self, seats: i64, first: i64) -> None:
        """Turns to the first of these seats, clockwise from there, or to the one to whom the others have left it; where the last of them
        leaves it too, to the first again."""
        self._seat = first
        left = self._deferred % how_many(seats)
        while left or not seats & BIT[self._seat]:
            if seats & BIT[self._seat]:
                left -= 1
            self._seat = self.deal.seat_after(self._seat, 1)

    def _let_defer(self, seats: i64) -> None:
        """Who is not the last of these seats may leave it to the next."""
        if self._deferred % how_many(seats) != how_many(seats) - 1:
            self._offer.add(DEFER_ACT)

    def _ask_whether_to_raise(self) -> None:
        """Who may raise at once is asked; the table loses nothing by going on, so they may also let it (PL-3P-13, PL-3P-17)."""
        deal = self.deal
        for figure in deal.figures:
            if deal.stakes[figure].offers:
                self._seat = deal.stakes[figure].offers[0]
                self._offer.clear()
                self._offer.add(PASS_ACT)
                raised = bet_act(BIT[figure])
                if not deal.check(self._seat, raised):
                    self._offer.add(raised)
                return

    def _ask_to_show(self) -> None:
        """Asks the showing side: who has begun to lay cards first, otherwise the seat that took the last trick or the next after it."""
        deal = self.deal
        undecided = deal.undecided()
        for figure in SHOWN_FIGURES:
            if undecided & BIT[figure] and deal.show.laid_by[figure] != NONE:
                self._ask(deal.show.laid_by[figure])
                return
        showers = deal.playing & deal.seating.team(deal.show.shower)
        self._turn_to(showers, deal.tricks.leader)
        self._ask(self._seat)
        self._let_defer(showers)

    def _is_trick_empty(self) -> bool:
        return self.deal.tricks.in_trick == 0

    def _add_interrupts(self, seat: i64, due: i64, found: Acts) -> None:
        """Bets; and concessions only before a card of one's own side, for one loses nothing by waiting for the others' card."""
        self.deal.add_legal(seat, found)
        if not self.deal.seating.same_side(seat, due):
            found.leave_out(CONCEDE)
