"""How the referee tells what happened, and why an act is refused: what the sentence of a reason is about here and now."""

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from weli.core import reasons
from weli.core.deal import NONE
from weli.core.kinds import D
from weli.core.line import Line

TURN: Final = (reasons.NOT_YOUR_FIRST_LEAD, reasons.NOT_YOUR_LEAD, reasons.NOT_YOUR_TURN)
"""The reasons that say: it is another's turn to play."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Narration(Generic[D]):
    """How the notes of a tape become sentences; and what a reason against a line speaks of beyond seat, cards and turn.

    Of that it tells nothing that the seat does not know: the line is its own.
    """

    def is_told_together(self, what: str) -> bool:
        """Whether notes of that kind in a row are one sentence: cards laid together, figures bet on together."""
        return False

    def naming(self, what: str) -> int:
        """The reason behind a card's name where a note of that kind gives it, or lets it be known for the first time; 0: it does not."""
        return reasons.FINE

    def figures(self, reason: int, deal: D, seat: int, line: Line) -> tuple[int, ...]:
        """The figure that a reason against this line is about; empty where that is none, or cannot be said."""
        return ()

    def hangs_on(self, reason: int, deal: D, seat: int, figures: tuple[int, ...]) -> int:
        """Whom it hangs on, where it is not for that seat to act; -1 where that is nobody, or anybody.

        Here whoever is to play or to cut; a game with other things to wait for adds them.
        """
        if reason in TURN:
            return other_than(seat, deal.turn())
        if reason == reasons.NOT_YOUR_CUT:
            return other_than(seat, deal.cutter())
        return NONE

    def suit(self, deal: D, line: Line) -> int:
        """The suit that it is about, or -1: the one that was led."""
        return deal.suit_led()


def other_than(seat: int, found: int) -> int:
    """Whom it hangs on, if that is not the seat itself; otherwise -1."""
    return NONE if found == seat else found
