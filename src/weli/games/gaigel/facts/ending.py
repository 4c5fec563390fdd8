"""How the deal has ended, and what it brings."""

from typing import Final, final

from mypy_extensions import i64

from weli.deal import NONE
from weli.parts import grounds
from weli.portable import Portable
from weli.tape import Note

# How a step of the scoring is told.
STEPS: Final = {
    grounds.LOSES_SINGLE: "loses",
    grounds.LOSES_DOUBLE: "loses_double",
    grounds.LOSES_UNCALLED: "loses",
    grounds.LOSES_DOUBLE_UNCALLED: "loses_double",
    grounds.LOSES_AS_OFFENDER: "loses_as_offender",
    grounds.LOSES_WITH_FEWEST: "loses_with_fewest",
    grounds.LAST_UNIT: "last_unit",
    grounds.LOSES_TO_QUEST: "loses",
    grounds.QUEST_EXEMPT: "quest_exempt",
    grounds.ERASES_SINGLE: "erases",
    grounds.ERASES_DOUBLE: "erases",
    grounds.GAME_POINTS: "game_points",
}


class Counted(Portable):
    """One step of the scoring: what a side gets, and on which ground."""

    def __init__(self, side: i64, points: int, ground: i64) -> None:
        self.side = side
        self.points = points
        self.ground = ground

    def facts(self) -> tuple[int, int, int]:
        return self.side, self.points, self.ground

    def note(self) -> Note:
        return Note(STEPS[self.ground], self.ground, side=self.side, number=self.points)


@final
class Ending(Portable):
    """The end of a deal; nothing of it is there before."""

    def __init__(
        self,
        counted: list[Counted],
        ground: i64 = 0,
        ender: i64 = NONE,
        champion: i64 = NONE,
        culprit: i64 = NONE,
        worth: i64 = 0,
        tied: bool = False,
        cleaning_next: bool = False,
    ) -> None:
        self.counted = counted  # the steps of the scoring
        self.ground = ground  # the ground on which the deal is over; 0: it is not
        self.ender = ender  # the seat whose act ended it, or NONE
        self.champion = champion  # the side that has won the deal, or NONE
        self.culprit = culprit  # the side that has lost it by its own fault, or NONE
        self.worth = worth  # what such a loss, or a quest, is worth
        self.tied = tied  # whether sides that were level had to cut
        self.cleaning_next = cleaning_next  # whether the next deal is one of the cleaning phase

    def copy(self) -> "Ending":
        return Ending(
            self.counted[:],
            self.ground,
            self.ender,
            self.champion,
            self.culprit,
            self.worth,
            self.tied,
            self.cleaning_next,
        )
