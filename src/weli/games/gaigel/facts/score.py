"""The points of the sides during a deal, and who has enough of them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.deal import NONE
from weli.core.pickling import Portable

UNTOLD: Final = -1  # a count that this view is not told


@final
class Score(Portable):
    """Points, and who should have called."""

    def __init__(self, counts: list[int], arrived: list[int], liable: vec[i64], over: list[bool]) -> None:
        self.counts = counts  # points of each side, pairs included; UNTOLD where this view is not told
        self.arrived = arrived  # the sides that have reached the target, in their order; nobody's to know
        # For each side the number of the first trick to which a card of it would be one too many, or NONE; nobody's to know.
        self.liable = liable
        self.over = over  # the sides that have played on too long; nobody's to know

    def copy(self) -> "Score":
        return Score(self.counts[:], self.arrived[:], self.liable[:], self.over[:])


def no_points(sides: i64) -> Score:
    return Score([0] * sides, [], vec[i64]([NONE] * sides), [False] * sides)
