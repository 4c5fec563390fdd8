"""Where a table waits for its players, and where it goes on by itself."""

from typing import Generic

from mypy_extensions import mypyc_attr

from weli.core.kinds import D


@mypyc_attr(allow_interpreted_subclasses=True)
class Pauses(Generic[D]):
    """What the order of play leaves open at a table of people."""

    def both_may_decide(self, deal: D, seat: int) -> bool:
        """Whether a seat's side has something to decide that either partner may, and may talk about."""
        return False

    def is_asked_first(self, deal: D, seat: int) -> bool:
        """Whether a player is asked if they announce anything before somebody else leads."""
        return False

    def draws_by_itself(self, deal: D) -> bool:
        """Whether nothing is to be done but to draw, which the table does for its players."""
        return False

    def is_broken_off(self, deal: D) -> bool:
        """Whether a trick lies there to which nobody plays any more, although it is not full."""
        return False

    def speak_before(self, deal: D, seat: int) -> list[int] | None:
        """The partners who may say something before a seat has the last word for its side; none where that is not what is asked."""
        return None
