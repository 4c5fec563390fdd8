"""The asking order: who is asked what, when players act in turn instead of whenever they like.

Before each card everybody who could interrupt is asked once, clockwise, the player due to play last; any interruption starts the round
again. An answer is asked of the bettor's left-hand opponent first, who may leave it to the partner; so is each choice in the show. What it
asks is always legal, so every order of asking is a game that could have been played at a live table. Used by bots, simulations and
research; people act in order of arrival. (GS-OQ-01, GS-OQ-39, GS-OQ-52)
"""

from weli.acts import CONCEDE, DEFER_ACT, FIGURES, GOOD, HOLD, PASS_ACT, RAISE, STEP, figures_in
from weli.parts.deal import NONE, Deal
from weli.parts.engine import legal, play


class Asking:
    """Walks through a deal by asking one seat at a time.

    `skip` is a set of seats (as bits) that are never asked whether they want to interrupt: people, at a live table. They are still
    the ones to act when a card, an answer or a choice is theirs.
    """

    def __init__(self, deal: Deal, skip: int = 0) -> None:
        self.deal = deal
        self.skip = skip
        self._passed = 0  # seats asked in this round
        self._deferred = 0  # partners in a row who left it to the next
        self._seat = NONE
        self._options: list[int] = []
        self._find()

    def copy(self) -> "Asking":
        twin = Asking(self.deal.copy(), self.skip)
        twin._passed = self._passed
        twin._deferred = self._deferred
        twin._seat = self._seat
        twin._options = self._options
        return twin

    def seat(self) -> int:
        """Who is asked now; -1 once the deal is closed."""
        return self._seat

    def options(self) -> list[int]:
        """What that seat may do: acts, `PASS_ACT` where it may let things go on, `DEFER_ACT` where it may leave it to its partner."""
        return self._options

    def take(self, act: int) -> None:
        """Carries out the choice of the seat that was asked, and moves on to the next question."""
        if act == DEFER_ACT:
            self._deferred += 1
        elif act == PASS_ACT and not self.deal.resolved():
            self._passed += 1
        else:
            play(self.deal, self._seat, act)
            self._passed = 0
            self._deferred = 0
        self._find()

    def start_again(self) -> None:
        """Somebody has acted without being asked: the round begins anew."""
        self._passed = 0
        self._deferred = 0
        self._find()

    def _find(self) -> None:
        deal = self.deal
        if deal.closed:
            self._seat = NONE
            self._options = []
        elif deal.resolved():
            self._ask_for_proof()
        elif deal.answering():
            self._ask_for_answer()
        elif deal.shower != NONE:
            self._ask_to_show()
        else:
            self._ask_around()

    def _ask_for_proof(self) -> None:
        for step in range(1, self.deal.rules.players + 1):
            seat = (self.deal.dealer + step) % self.deal.rules.players
            if self.deal.owes(seat):
                self._seat = seat
                self._options = legal(self.deal, seat)
                return

    def _ask_for_answer(self) -> None:
        """Gleich before Hanger before Spiel; the bettor's left-hand opponent first."""
        deal = self.deal
        figure = next(figure for figure in range(FIGURES) if deal.answering_side(figure) != NONE)
        first = deal.seating.next_seat(deal.bettor[figure])
        answers = [HOLD * STEP + figure, GOOD * STEP + figure, RAISE * STEP + figure]
        self._seat = (first + deal.rules.sides * self._deferred) % deal.rules.players
        self._options = [act for act in legal(deal, self._seat) if act in answers]
        self._add_defer()

    def _ask_to_show(self) -> None:
        """The seat of the showing side that took the last trick, or else sits next after it, comes first; who lays cards finishes."""
        deal = self.deal
        for figure in figures_in(deal.undecided()):
            if deal.laid_by[figure] != NONE:
                self._seat = deal.laid_by[figure]
                self._options = legal(deal, self._seat)
                return
        first = deal.leader
        while deal.seating.side_of(first) != deal.shower:
            first = deal.seating.next_seat(first)
        self._seat = (first + deal.rules.sides * self._deferred) % deal.rules.players
        self._options = legal(deal, self._seat)
        self._add_defer()

    def _add_defer(self) -> None:
        if self._deferred < self.deal.rules.players // self.deal.rules.sides - 1:
            self._options.append(DEFER_ACT)

    def _ask_around(self) -> None:
        """Everybody who could interrupt, and at last the one due to play, who must."""
        deal = self.deal
        players = deal.rules.players
        due = deal.turn()
        while self._passed < players - 1:
            seat = (due + 1 + self._passed) % players
            interrupts = [] if self.skip >> seat & 1 else self._interrupts(seat, due)
            if interrupts:
                self._seat = seat
                self._options = [PASS_ACT, *interrupts]
                return
            self._passed += 1
        self._seat = due
        self._options = legal(deal, due)

    def _interrupts(self, seat: int, due: int) -> list[int]:
        """Bets; and concessions only before a card of one's own side, for one loses nothing by waiting for the others' card."""
        may = legal(self.deal, seat)
        if self.deal.seating.side_of(seat) == self.deal.seating.side_of(due):
            return may
        return [act for act in may if act // STEP != CONCEDE]
