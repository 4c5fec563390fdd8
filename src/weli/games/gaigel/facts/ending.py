"""How the deal has ended, and what it brings."""

from typing import final

from mypy_extensions import i64

from weli.core.deal import NONE
from weli.core.pickling import Portable
from weli.core.tape import Note


@final
class Ending(Portable):
    """The end of a deal; nothing of it is there before."""

    def __init__(
        self,
        counted: list[Note],
        reason: i64 = 0,
        ender: i64 = NONE,
        champion: i64 = NONE,
        culprit: i64 = NONE,
        worth: i64 = 0,
        tied: bool = False,
        cleaning_next: bool = False,
    ) -> None:
        self.counted = counted  # the steps of the scoring
        self.reason = reason  # the reason for which the deal is over; 0: it is not
        self.ender = ender  # the seat whose act ended it, or NONE
        self.champion = champion  # the side that has won the deal, or NONE
        self.culprit = culprit  # the side that has lost it by its own fault, or NONE
        self.worth = worth  # what such a loss, or a quest, is worth
        self.tied = tied  # whether sides that were level had to cut
        self.cleaning_next = cleaning_next  # whether the next deal is one of the cleaning phase

    def copy(self) -> "Ending":
        return Ending(
            self.counted[:],
            self.reason,
            self.ender,
            self.champion,
            self.culprit,
            self.worth,
            self.tied,
            self.cleaning_next,
        )
