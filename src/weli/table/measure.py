"""Limits, per seat and minute, what the game itself does not limit: talk, forbidden acts at their price, a new pace, steps back."""

from collections import deque
from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from weli.referee import Event
from weli.table.store import SaidError

A_MINUTE: Final = 60_000
MOST: Final = 30


class Kind(StrEnum):
    """What is counted."""

    TALK = "talk"
    OFFENCE = "offence"
    PACE = "pace"
    OPENING = "opening"  # of tables; counted by the house, not by a table, for all who open them
    BACK = "back"
    SEAT = "seat"  # who sits where, and the terms; counted for the whole table


class TooOften(SaidError):
    """A seat has reached its limit for this minute; nothing has changed."""


class Measure:
    """The times of a seat's latest acts of each kind. It follows from the log, so it holds after a start and for every page alike."""

    def __init__(self) -> None:
        self._done: dict[tuple[Kind, int], deque[int]] = {}

    def fork(self) -> "Measure":
        """The same counts, that go on by themselves."""
        twin = Measure()
        twin._done = {what: done.copy() for what, done in self._done.items()}
        return twin

    def note(self, kind: Kind, seat: int, at_ms: int) -> None:
        self._done.setdefault((kind, seat), deque(maxlen=MOST)).append(at_ms)

    def is_full(self, kind: Kind, seat: int, now_ms: int) -> bool:
        """Whether the limit for the last minute is reached; a clock that was set back stops nobody."""
        done = self._done.get((kind, seat))
        return done is not None and len(done) == MOST and 0 <= now_ms - done[0] < A_MINUTE

    def check(self, kind: Kind, seat: int, now_ms: int) -> None:
        """Raises `TooOften`."""
        if self.is_full(kind, seat, now_ms):
            raise TooOften(f"refused.too-often.{kind}", most=MOST)


def is_charged(events: Iterable[Event]) -> bool:
    """Whether what was told is a forbidden act that did not count and costs."""
    return any(event.kind in ("offence", "forbidden") for event in events)
