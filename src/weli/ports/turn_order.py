"""Asking one seat at a time: what every game's asking order has in common.

Before each card everybody who could interrupt is asked once, in turn; any interruption starts the round again. Research may ask fewer:
the others then speak up only when an answer, a choice or a card is theirs. Whoever is asked, it is a game that a live table could play.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from weli.core.act_row import Acts
from weli.core.acts import DEFER_ACT, PASS_ACT
from weli.core.cards import BIT
from weli.core.deal import NONE, Deal
from weli.core.pickling import Copied, as_it_stands

# Who is asked, before the one due to act, whether they want to interrupt.
FULL: Final = 0  # everybody, before each card
TEAM: Final = 1  # the side of the one due, before each card
TRICK: Final = 2  # everybody before the first card of a trick, nobody before the others
ACTOR: Final = 3  # nobody
WINDOWS: Final = ["full", "team", "trick", "actor"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Copied):
    """Walks through a deal by asking one seat at a time.

    `windows` is one of the four above. `skip` is a set of seats (as bits) that are never asked whether they want to interrupt: people, at a
    live table. They are still the ones to act when a card, an answer or a choice is theirs.
    """

    def __init__(self, skip: i64, windows: i64) -> None:
        self.skip = skip
        self.windows = windows
        self._passed: i64 = 0  # the seats that have nothing to say in this round
        self._deferred = 0  # partners in a row who left it to the next
        self._going_round = False  # whether passing only means that one does not interrupt
        self._seat = NONE
        self._offer = Acts()

    def begin(self) -> None:
        """Finds the first question; before that nobody is asked anything."""
        self._find()

    def copy(self) -> "Asking":
        """The same question of a copy of the deal; each goes on by itself."""
        twin = self.with_deal(self.at().copy())
        twin._passed = self._passed
        twin._deferred = self._deferred
        twin._going_round = self._going_round
        twin._seat = self._seat
        twin._offer = self._offer.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return as_it_stands(self, self.at(), self.skip, self.windows)

    def at(self) -> Deal:
        """The deal that is walked through. Each game's asking knows it as its own `deal`."""
        raise NotImplementedError

    def with_deal(self, deal: Deal) -> "Asking":
        """The same way of asking for another deal, not begun."""
        raise NotImplementedError

    def seat(self) -> i64:
        """Who is asked now; -1 once the deal is closed."""
        return self._seat

    def options(self) -> list[int]:
        """What that seat may do: acts, `PASS_ACT` where it may let things go on, `DEFER_ACT` where it may leave it to its partner."""
        return self._offer.as_list()

    def offer(self) -> Acts:
        """The same in the row that the next question fills anew."""
        return self._offer

    def is_silence(self, act: i64) -> bool:
        """Whether that choice is only not to interrupt, of which nobody else hears: not even whether one could have."""
        return act == PASS_ACT and self._going_round

    def take(self, act: i64) -> None:
        """Carries out the choice of the seat that was asked, and moves on to the next question."""
        if act == DEFER_ACT:
            self._deferred += 1
        elif self.is_silence(act):
            self._passed |= BIT[self._seat]
        else:
            self.at().play(self._seat, act)
            self._passed = 0
            self._deferred = 0
        self._find()

    def _find(self) -> None:
        """Whom to ask next, and what."""
        self._going_round = False
        if self.at().closed:
            self._seat = NONE
            self._offer.clear()
        else:
            self._find_in_play()

    def _find_in_play(self) -> None:
        raise NotImplementedError

    def _ask(self, seat: i64) -> None:
        self._seat = seat
        self._offer.clear()
        self.at().add_legal(seat, self._offer)

    def _ask_around(self, due: i64) -> None:
        """Everybody who could interrupt, and at last the one due to act, who must."""
        if self.windows != ACTOR and self._interrupts(due):
            return
        self._ask(due)

    def _interrupts(self, due: i64) -> bool:
        """Asks the first of those who could interrupt and have not passed in this round; whether there is one."""
        for seat in self._asked_before(due):
            if (self._passed | self.skip) & BIT[seat]:
                continue
            self._offer.clear()
            self._add_interrupts(seat, due, self._offer)
            if self._offer.count:
                self._seat = seat
                self._offer.put_first(PASS_ACT)
                self._going_round = True
                return True
            self._passed |= BIT[seat]
        return False

    def _asked_before(self, due: i64) -> list[int]:
        """Who is asked whether they want to interrupt, in this order."""
        if self.windows == FULL or (self.windows == TRICK and self._is_trick_empty()):
            return self._in_order(due)
        if self.windows == TEAM:
            seating = self.at().seating
            return [seat for seat in self._in_order(due) if seating.same_side(seat, due)]
        return []

    def _is_trick_empty(self) -> bool:
        """Whether no card lies in a trick."""
        raise NotImplementedError

    def _in_order(self, due: i64) -> list[int]:
        """Who is asked before the one due to act must: everybody else, in turn (GS-OQ-01)."""
        return self.at().round_from(due)[1:]

    def _add_interrupts(self, seat: i64, due: i64, found: Acts) -> None:
        """Adds what a seat may do out of its turn."""
        self.at().add_legal(seat, found)


class InTurn(Asking):
    """Where nobody interrupts: the one due to play is asked, and nobody else."""

    def __init__(self, deal: Deal, skip: i64 = 0, windows: i64 = FULL) -> None:
        self.deal = deal
        super().__init__(skip, windows)

    def at(self) -> Deal:
        return self.deal

    def with_deal(self, deal: Deal) -> Asking:
        return InTurn(deal, self.skip, self.windows)

    def _find_in_play(self) -> None:
        self._ask(self.deal.turn())
