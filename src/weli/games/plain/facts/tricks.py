"""The trick that is being played, and those that are over."""

from typing import final

from mypy_extensions import i64

from weli.core.pickling import Portable


@final
class Tricks(Portable):
    """The cards laid to tricks, and who led and took each."""

    def __init__(
        self,
        leader: i64,
        lying: list[int],
        drawing: bool,
        leaders: list[int],
        winners: list[int],
        finished: list[list[int]],
        taken: list[int],
        earlier: i64,
        won_before: list[list[int]],
    ) -> None:
        self.leader = leader
        self.lying = lying  # the cards lying in the present trick, in order
        self.drawing = drawing  # a trick is over, and cards are still to be drawn
        self.leaders = leaders  # who led to each finished trick
        self.winners = winners  # who took each finished trick
        self.finished = finished  # the cards of each finished trick, in order
        self.taken = taken  # tricks of each side, those before included
        self.earlier = earlier  # tricks that were over before this deal's record begins
        self.won_before = won_before  # the cards each side had won in them

    def copy(self) -> "Tricks":
        return Tricks(
            self.leader,
            self.lying[:],
            self.drawing,
            self.leaders[:],
            self.winners[:],
            self.finished[:],
            self.taken[:],
            self.earlier,
            self.won_before,
        )


def no_tricks(leader: i64, sides: i64) -> Tricks:
    return Tricks(leader, [], False, [], [], [], [0] * sides, 0, [[] for _ in range(sides)])
