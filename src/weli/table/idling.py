"""Who sits there and keeps the others waiting: they can be reminded, and after a while a computer player may play until they are back.

Where a clock was agreed it is the clock that says how long somebody may think; a reminder is welcome there too, unless they have days.
"""

from collections.abc import Callable, Iterator
from weakref import ref

from weli.table.pacing import Delays
from weli.table.state import State

A_SECOND = 1000


class Idling:
    """Of one table: since when whoever is there has been there, and for how long the others have waited for them."""

    def __init__(self, delays: Delays, now_ms: Callable[[], int]) -> None:
        self._nudge_ms = int(delays.nudge * A_SECOND)
        self._idle_ms = int(delays.idle * A_SECOND)
        self._now_ms = now_ms
        self._since: dict[int, int] = {}
        # Of which state it was asked last for whom it waits, which it does not keep, and the answer.
        self._asked: tuple[ref[State], dict[int, int], list[tuple[int, int]]] | None = None

    def are_here(self, seats: frozenset[int]) -> None:
        """At these seats a page is open now: whoever has only just come has kept nobody waiting."""
        now = self._now_ms()
        self._since = {seat: self._since.get(seat, now) for seat in seats}

    def nudgeable(self, state: State) -> frozenset[int]:
        """Who may be reminded that the table waits for them; nobody twice within the time that it takes the first time."""
        return frozenset(seat for seat, due in self._reminders(state) if due <= 0)

    def idle(self, state: State) -> frozenset[int]:
        """Who has kept the others waiting for so long that a computer player may play for them."""
        return frozenset(seat for seat, due in self._ends_of_patience(state) if due <= 0)

    def seconds_to_next(self, state: State) -> float | None:
        """After how many seconds there is one more of either; none where nobody is waited for."""
        due = [due for _, due in (*self._reminders(state), *self._ends_of_patience(state)) if due > 0]
        return min(due) / A_SECOND if due else None

    def _reminders(self, state: State) -> Iterator[tuple[int, int]]:
        for seat, since in self._waited_for(state):
            yield seat, max(since, state.chairs[seat].nudged_ms) + self._nudge_ms - self._now_ms()

    def _ends_of_patience(self, state: State) -> Iterator[tuple[int, int]]:
        if not state.terms.clock.runs:
            for seat, since in self._waited_for(state):
                yield seat, since + self._idle_ms - self._now_ms()

    def _waited_for(self, state: State) -> list[tuple[int, int]]:
        """Whose turn it is among several people who play in one sitting, and since when; found once for all pages at the table."""
        if self._asked is None or self._asked[0]() is not state or self._asked[1] is not self._since:
            self._asked = ref(state), self._since, self._found(state)
        return self._asked[2]

    def _found(self, state: State) -> list[tuple[int, int]]:
        if len(state.present) < 2 or state.terms.clock.in_days:
            return []
        return [(seat, max(state.done_ms, self._since[seat])) for seat in sorted(state.waited_for & self._since.keys())]
