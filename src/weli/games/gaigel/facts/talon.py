"""The talon, and what lies open under it."""

from typing import final

from mypy_extensions import i64

from weli.core.deal import NONE
from weli.core.pickling import Portable


@final
class Talon(Portable):
    """The cards still to be drawn."""

    def __init__(self, cards: list[int], indicator: i64 = NONE, trump: i64 = NONE, diss: i64 = NONE) -> None:
        self.cards = cards  # face down, top card first
        self.indicator = indicator  # the open card under the talon, which shows the trumps; NONE once it is in a hand
        self.trump = trump  # a suit
        self.diss = diss  # the trump Seven laid under the talon, or NONE

    def copy(self) -> "Talon":
        return Talon(self.cards[:], self.indicator, self.trump, self.diss)
