"""Who has laid the Seven of trumps under the talon, and who asks for its indicator."""

from typing import final

from mypy_extensions import i64

from weli.core.deal import NONE
from weli.core.pickling import Portable


@final
class Robbing(Portable):
    """The right to the indicator."""

    def __init__(
        self, claimant: i64 = NONE, asked: i64 = NONE, handing: i64 = NONE, declined_in: i64 = NONE, diss: i64 = NONE
    ) -> None:
        self.claimant = claimant  # who has the right to the indicator, or has had it
        self.asked = asked  # the claimant, while the partner asks to take the right over
        self.handing = handing  # that partner
        self.declined_in = declined_in  # tricks finished when that partner was last told no
        self.diss = diss  # the Seven of trumps laid under the talon, or NONE

    def copy(self) -> "Robbing":
        return Robbing(self.claimant, self.asked, self.handing, self.declined_in, self.diss)
