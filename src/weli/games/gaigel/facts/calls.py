"""The call that it is over, and the last words."""

from typing import final

from mypy_extensions import i64

from weli.core.deal import NONE
from weli.core.pickling import Portable


@final
class Calls(Portable):
    """Who has called, and who is still to be heard."""

    def __init__(self, calling: list[int], caller: i64 = NONE) -> None:
        self.calling = calling  # the sides still to be asked, in their order
        self.caller = caller  # who has rightly said that it is over, while the others may still accuse

    def copy(self) -> "Calls":
        return Calls(self.calling[:], self.caller)
