"""The tricks: who leads, who has taken which."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.deal import NOTHING_YET


@final
class Tricks:
    """The tricks of a deal. What belongs to finished ones is replaced when another is finished."""

    leader: i64  # of the present trick
    in_trick: i64 = 0  # cards lying in it
    leaders: list[int]  # who led to each finished trick
    winners: list[int]  # who took each finished trick
    taken: vec[i64]  # tricks of each side

    def copy(self) -> "Tricks":
        twin = Tricks()
        twin.leader = self.leader
        twin.in_trick = self.in_trick
        twin.leaders = self.leaders
        twin.winners = self.winners
        twin.taken = self.taken
        return twin

    def led_by(self, trick: i64) -> i64:
        """Who led to that trick, be it over or the present one."""
        return self.leaders[trick] if trick < len(self.leaders) else self.leader

    def finish(self, winner: i64, side: i64) -> None:
        """Gives the present trick to that player, who leads to the next one (GS-PLAY-10)."""
        self.leaders = [*self.leaders, self.leader]
        self.winners = [*self.winners, winner]
        taken = self.taken[:]
        taken[side] += 1
        self.taken = taken
        self.leader = winner
        self.in_trick = 0


def first_trick(leader: i64, nought: vec[i64]) -> Tricks:
    """No trick has been taken; `nought` stands for each side."""
    tricks = Tricks()
    tricks.leader = leader
    tricks.leaders = NOTHING_YET
    tricks.winners = NOTHING_YET
    tricks.taken = nought
    return tricks
