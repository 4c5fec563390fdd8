"""Limits, for each and in a minute, what the game itself does not limit: talk, forbidden acts at their price, a new pace, steps back."""

from collections import deque
from collections.abc import Iterable
from enum import StrEnum
from time import monotonic
from typing import Final

from weli.core.errors import SaidError
from weli.referee import Event

A_MINUTE: Final = 60_000
MOST: Final = 30
CROWD: Final = 1_000
"""Beyond so many, whoever has done nothing for a minute is forgotten."""

WHOEVER_KEEPS_IT: Final = ""
"""By whom what is settled for a whole table is counted."""


class Kind(StrEnum):
    """What is counted."""

    TALK = "talk"
    OFFENCE = "offence"
    PACE = "pace"
    OPENING = "opening"  # of tables; counted by the house, not by a table, for each who opens them
    BACK = "back"
    SEAT = "seat"  # who sits where, and the terms; counted for each who comes and goes, and for whoever keeps the table


class TooOften(SaidError):
    """Somebody has reached their limit for this minute; nothing has changed."""


class RateLimits:
    """When each seat, or each person, has done something last, of each kind; whoever keeps the table is a person without a name.

    At a table it follows from the log, so it holds after a start and for every page alike.
    """

    def __init__(self) -> None:
        self._done: dict[tuple[Kind, int | str], deque[int]] = {}

    def fork(self) -> "RateLimits":
        """The same counts, that go on by themselves."""
        twin = RateLimits()
        twin._done = {what: done.copy() for what, done in self._done.items()}
        return twin

    def note(self, kind: Kind, who: int | str, at_ms: int) -> None:
        if len(self._done) > CROWD:
            self._done = {each: done for each, done in self._done.items() if 0 <= at_ms - done[-1] < A_MINUTE}
        self._done.setdefault((kind, who), deque(maxlen=MOST)).append(at_ms)

    def is_full(self, kind: Kind, who: int | str, now_ms: int) -> bool:
        """Whether the limit for the last minute is reached; a clock that was set back stops nobody."""
        done = self._done.get((kind, who))
        return done is not None and len(done) == MOST and 0 <= now_ms - done[0] < A_MINUTE

    def check(self, kind: Kind, who: int | str, now_ms: int) -> None:
        """Raises `TooOften`."""
        if self.is_full(kind, who, now_ms):
            raise TooOften(f"refused.too-often.{kind}", most=MOST)


class Allowance:
    """So many at once, and so many a second after that."""

    def __init__(self, at_once: int, per_second: int) -> None:
        self._most = float(at_once)
        self._per_second = per_second
        self._left = self._most
        self._at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def is_charged(events: Iterable[Event]) -> bool:
    """Whether what was told is a forbidden act that did not count and costs."""
    return any(event.kind in ("offence", "forbidden") for event in events)
