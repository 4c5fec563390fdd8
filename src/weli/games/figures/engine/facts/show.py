"""The staged show: whose turn it is, and what has come of it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import FIGURES
from weli.core.deal import NONE


@final
class Show:
    """The show, begun or not."""

    shower: i64 = NONE  # side whose turn to show it is
    turns: i64 = 0  # turns to show that are over
    chosen: i64 = 0  # figures it has contested in this turn
    laid_by: vec[i64]  # who has laid cards for a figure in this turn
    bet_on: i64 = 0  # figures it has bet on
    moved: bool = False  # whether the turn has brought a card, a bet or a concession
    quiet_turns: i64 = 0  # turns in a row that have not
    barred: i64 = 0  # figures the winners of the Spiel may not improve
    frozen: vec[i64]  # what they had when the bar fell

    def copy(self) -> "Show":
        twin = Show()
        twin.shower = self.shower
        twin.turns = self.turns
        twin.chosen = self.chosen
        twin.laid_by = self.laid_by[:]
        twin.bet_on = self.bet_on
        twin.moved = self.moved
        twin.quiet_turns = self.quiet_turns
        twin.barred = self.barred
        twin.frozen = self.frozen[:]
        return twin

    def begin_turn(self, side: i64) -> None:
        self.shower = side
        self.chosen = 0
        for figure in range(FIGURES):
            self.laid_by[figure] = NONE
        self.bet_on = 0
        self.moved = False


def no_show() -> Show:
    """The show has not begun."""
    show = Show()
    show.laid_by = vec[i64]([NONE] * FIGURES)
    show.frozen = vec[i64]([0] * FIGURES)
    return show
