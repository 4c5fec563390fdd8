"""A table as it was some seconds ago, for those who look on: what they see can help nobody who plays."""

from collections import deque
from collections.abc import Iterable

from weli.store.log import Ended, Row, Setup
from weli.table.fold import apply
from weli.table.state import State


class Trailing:
    """The same log, taken row by row so many milliseconds later than it was written."""

    def __init__(self, setup: Setup, rows: Iterable[Row], delay_ms: int) -> None:
        self.delay_ms = delay_ms
        self._state = State(setup)
        self._waiting = deque(rows)

    def add(self, rows: Iterable[Row]) -> None:
        """What has been written meanwhile; what was read from the log already, because it was stored before it was told, is left out."""
        head = self.head
        self._waiting.extend(row for row in rows if row.seq > head)

    def at(self, now_ms: int) -> State:
        """The table as it may be seen now. A count is seen with the act from which it follows."""
        while self._waiting and (self._waiting[0].at_ms + self.delay_ms <= now_ms or self._is_count()):
            apply(self._state, self._waiting.popleft())
        return self._state

    @property
    def head(self) -> int:
        """The number of the last row that has come here, seen or not."""
        return self._waiting[-1].seq if self._waiting else self._state.head

    def due_ms(self) -> int | None:
        """When there is something new to see; none where nothing more is written yet."""
        return self._waiting[0].at_ms + self.delay_ms if self._waiting else None

    def _is_count(self) -> bool:
        return isinstance(self._waiting[0].body, Ended)
