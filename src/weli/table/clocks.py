"""The clocks of a table: how long somebody may think, and what happens once they have thought too long.

Whatever is used follows from the moments of the rows, so nothing is lost with a server. A clock runs while the table waits for its person
and asks them something, and for nobody else; all see all of them. The first seconds of a decision are free, and what it takes beyond them
comes out of the bank. Once that is used up a computer player takes the decision, and after three in a row the seat, until its person
comes back to it.

Where there are days for each decision, nobody has to be there: the table is looked at again when somebody's time is over
(`weli.parlour.waking`).
"""

from dataclasses import dataclass, replace
from typing import Final

from weli.wire.terms import A_SECOND, Clock

IN_A_ROW: Final = 3
"""So many decisions missed one after another, and the computer player stays."""

OUTAGE: Final = 10_000
"""In milliseconds: a table at which nothing was served for longer gives its people their time back."""

LATE: Final = 600_000
"""In milliseconds: whose days have been over for longer had no server when they were."""

AFTER_OUTAGE: Final = 7_200_000
"""In milliseconds: so long they have then at least. Not their days anew: a house may be open for some hours of each day alone."""


@dataclass(frozen=True)
class Thinking:
    """How long somebody has thought: of this decision, if they are asked anything, and of the bank."""

    since_ms: int | None = None
    used_ms: int = 0  # of the bank
    missed: int = 0  # decisions in a row for which there was no time

    def asked(self, clock: Clock, at_ms: int, is_asked: bool, has_decided: bool) -> "Thinking":
        """After something has happened: whether they are asked now, and whether it was they who decided."""
        now = replace(self, missed=0) if has_decided else self
        if now.since_ms is not None and (has_decided or not is_asked):
            over = max(0, at_ms - now.since_ms - clock.decision * A_SECOND)
            now = replace(now, since_ms=None, used_ms=min(clock.bank * A_SECOND, now.used_ms + over))
        return replace(now, since_ms=at_ms) if is_asked and now.since_ms is None else now

    def missed_one(self, clock: Clock) -> "Thinking":
        """Their time is over."""
        return Thinking(None, clock.bank * A_SECOND, self.missed + 1)

    def lost(self, clock: Clock, now_ms: int) -> bool:
        """Whether nothing can have been served while they were to think."""
        due = self.due_ms(clock)
        if self.since_ms is None or due is None:
            return False
        return now_ms - due > LATE if clock.in_days else now_ms - self.since_ms > OUTAGE

    def anew(self, clock: Clock, at_ms: int) -> "Thinking":
        """They begin to think again, as if they were asked only now; of days some hours are left."""
        if self.since_ms is None:
            return self
        since = max(self.since_ms, at_ms + AFTER_OUTAGE - clock.in_ms) if clock.in_days else at_ms
        return replace(self, since_ms=since)

    def due_ms(self, clock: Clock) -> int | None:
        """When their time is over; none while they are not asked."""
        if self.since_ms is None:
            return None
        return self.since_ms + clock.in_ms - self.used_ms

    def left_ms(self, clock: Clock, now_ms: int) -> tuple[int, int]:
        """What is left of this decision, or of the next one, and of the bank."""
        thought = 0 if self.since_ms is None else max(0, now_ms - self.since_ms)
        over = max(0, thought - clock.decision * A_SECOND)
        return max(0, clock.decision * A_SECOND - thought), max(0, clock.bank * A_SECOND - self.used_ms - over)
