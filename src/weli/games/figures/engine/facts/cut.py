"""Before the deal: the pack, and what the cutter lifts and finds."""

from typing import final

from mypy_extensions import i64

from weli.core.deal import NONE, NOTHING_YET


@final
class Cut:
    """What lies there before the cards are dealt, and what is left of it afterwards."""

    pack: list[int]  # before the cut, top card first; otherwise empty
    pattern: i64 = 0  # which of the rule set's ways of dealing, until the cards are dealt
    lifted: i64 = 0  # how many cards the cutter has lifted; 0: none yet
    finding: list[int]  # the lifted part while the cutter may still take from it
    taken: i64 = 0  # how many cards the cutter has taken
    bottom: i64 = NONE  # the card the cutter has seen and not taken; theirs alone to know
    boden: list[int]  # Luck und Boden: undealt cards shown to everybody

    def copy(self) -> "Cut":
        twin = Cut()
        twin.pack = self.pack
        twin.pattern = self.pattern
        twin.lifted = self.lifted
        twin.finding = self.finding
        twin.taken = self.taken
        twin.bottom = self.bottom
        twin.boden = self.boden
        return twin

    def seen(self, with_bottom: bool) -> "Cut":
        """What anybody may know of it; the bottom card only who has seen it."""
        if not self.pack and not self.finding and (with_bottom or self.bottom == NONE):
            return self
        twin = self.copy()
        twin.pack = []
        twin.finding = []
        if not with_bottom:
            twin.bottom = NONE
        return twin


def before_the_cut() -> Cut:
    """No pack lies there yet."""
    cut = Cut()
    cut.pack = NOTHING_YET
    cut.finding = NOTHING_YET
    cut.boden = NOTHING_YET
    return cut
