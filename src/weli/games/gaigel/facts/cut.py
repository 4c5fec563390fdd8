"""The pack before the cards are dealt."""

from typing import Final, final

from mypy_extensions import i64

from weli.core.pickling import Portable

# What the deal has come to before cards are played.
CUT: Final = 0
TABLE: Final = 1


@final
class Cut(Portable):
    """The pack, and what has been done with it."""

    def __init__(self, pack: list[int], stage: i64 = CUT, lifted: i64 = 0, knocked: bool = False) -> None:
        self.pack = pack  # before the cards are dealt, top card first; otherwise empty
        self.stage = stage
        self.lifted = lifted  # how many cards the cutter has lifted; 0: none
        self.knocked = knocked

    def copy(self) -> "Cut":
        return Cut(self.pack, self.stage, self.lifted, self.knocked)
