"""What is still to be drawn."""

from typing import final

from mypy_extensions import i64

from weli.core.deal import NONE
from weli.core.pickling import Portable


@final
class Talon(Portable):
    """The cards that were not dealt, and the trumps that one of them shows; nothing where everything is dealt and no suit is trumps."""

    def __init__(self, cards: list[int], indicator: i64 = NONE, trump: i64 = NONE) -> None:
        self.cards = cards  # face down, top card first
        self.indicator = indicator  # the open card under them, which shows the trumps; NONE once it is in a hand
        self.trump = trump  # a suit

    def copy(self) -> "Talon":
        return Talon(self.cards[:], self.indicator, self.trump)
