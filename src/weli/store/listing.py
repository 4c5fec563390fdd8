"""The list of tables, kept up to date in memory: thousands of them are told without being read.

What stands in the list follows from the store. It is read once, and again when another program has written to the file; what this one
writes is noted here. Whether the rows of a table hold together is looked over meanwhile, the newest tables first: a list that is asked for
at once waits for that only a moment, and a table that does not add up is listed as whole until it has had its turn. Whoever opens it is
told anyway, for there its rows are followed again.
"""

import time
from collections import deque
from collections.abc import Callable, Collection
from contextlib import AbstractContextManager, suppress
from threading import Event, Lock, Thread
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, bindparam, func, select, true

from weli.core.decoding import decoded
from weli.core.texts import printable
from weli.store.chain import Agreed, Stored, check
from weli.store.log import Ended, Row, Setup
from weli.store.schema import secret, step, table_meta
from weli.store.store import Kept, StoreError, Torn

UNREADABLE = (msgspec.MsgspecError, ValueError, LookupError, TypeError, AttributeError)
"""What reading may stumble over where anything at all may stand."""

PATIENCE: Final = 0.4
"""Seconds that a list waits for the looking over of its tables."""

AT_ONCE: Final = 0.01
REST: Final = 0.04
"""Seconds for which tables are looked over without a pause, and of the pause, as long as others have something to do as well."""

STORED = (
    select(*(step.c[name] for name in Stored._fields[:-1]), secret.c.pack)
    .select_from(step.outerjoin(secret, (step.c.table_id == secret.c.table_id) & (step.c.seq == secret.c.seq)))
    .where(step.c.table_id == bindparam("of"))
    .order_by(step.c.seq)
)
META = select(table_meta).where(table_meta.c.table_id == bindparam("of"))
NEWEST_END = select(step.c.table_id, func.max(step.c.seq)).where(step.c.kind == "end").group_by(step.c.table_id)


class Listing:
    """The lines of the list of tables. For any thread."""

    def __init__(
        self, reading: Callable[[], AbstractContextManager[Connection]], version: Callable[[], int | None]
    ) -> None:
        """`version` changes when another program has written to the file."""
        self._reading = reading
        self._version = version
        self._read_at: int | None = None
        self._known: dict[Any, Kept | Torn] = {}  # by table, also those without a row, which are not listed
        self._without_rows: set[Any] = set()
        self._unseen: deque[Any] = deque()  # tables that are still to be looked over
        self._news: deque[Callable[[], None]] = deque()  # what was written since; noted without waiting for anybody
        self._is_asked = False
        self._turn = Lock()
        self._looking: Thread | None = None
        self._closed = Event()

    def tables(self, of: Collection[str] | None = None) -> list[Kept | Torn]:
        """The tables of those names, or all, that have a row, the newest first; those that do not add up among them.

        Raises `StoreError`.
        """
        with self._turn:
            self._follow()
            self._look_over(PATIENCE)
            if self._unseen and self._looking is None:
                self._looking = Thread(target=self._go_on, name="looking over", daemon=True)
                self._looking.start()
            wanted = self._known if of is None else {name: self._known[name] for name in of if name in self._known}
            return _in_order(wanted, self._without_rows)

    def note_opened(self, table: str, setup: Setup, opened_ms: int) -> None:
        """A table was opened that has no row yet."""

        def note() -> None:
            self._known[table] = Kept(table, opened_ms, setup, None)
            self._without_rows.add(table)

        self._tell(note)

    def note_rows(self, table: str, rows: list[Row]) -> None:
        """Rows were added to a log, behind what holds together."""
        ended = next((row.body for row in reversed(rows) if isinstance(row.body, Ended)), None)
        if ended is None and rows[0].seq != 1:
            return

        def note() -> None:
            self._without_rows.discard(table)
            kept = self._known.get(table)
            if ended is not None and isinstance(kept, Kept):
                self._known[table] = Kept(kept.table, kept.opened_ms, kept.setup, ended)

        self._tell(note)

    def note_forgotten(self, table: str) -> None:
        """A table is gone."""
        self._tell(lambda: self._drop(table))

    def close(self) -> None:
        """Nothing is looked over any more."""
        self._closed.set()
        if self._looking is not None:
            self._looking.join()

    def _tell(self, note: Callable[[], None]) -> None:
        if self._is_asked:  # otherwise it will be read
            self._news.append(note)

    def _follow(self) -> None:
        """Takes in what has been written since; all anew where another program has."""
        self._is_asked = True
        version = self._version()
        if version != self._read_at:
            self._news.clear()  # in what is read now
            self._read()
            self._read_at = version
        while self._news:
            self._news.popleft()()

    def _read(self) -> None:
        with self._reading() as reader:
            found, without_rows = read_lines(reader)
        self._known, self._without_rows = found, without_rows
        self._unseen = deque(found)

    def _look_over(self, seconds: float) -> None:
        """Looks over as many tables as there is time for."""
        until = time.monotonic() + seconds
        while self._unseen and time.monotonic() < until:
            with self._reading() as reader:
                for _ in range(min(50, len(self._unseen))):
                    self._look_at(reader, self._unseen.popleft())
                    if time.monotonic() >= until:
                        return

    def _look_at(self, reader: Connection, table: Any) -> None:
        """Follows the rows of a table."""
        found = reader.execute(META, {"of": table}).first()
        if found is None:
            return
        agreed, rows = Agreed(*found), [Stored(*row) for row in reader.execute(STORED, {"of": table})]
        holding = check(agreed, rows)
        if holding.broken_at is not None:
            ends = [row for row in rows if row.kind == "end"]
            counted = sum(row.kind == "end" for row in rows[: holding.rows])
            self._known[table] = line(agreed, ends[-1].body if ends else None, counted)
            self._without_rows.discard(table)

    def _go_on(self) -> None:
        """Looks over what is left, and leaves the others their time."""
        while not self._closed.wait(REST):
            with self._turn:
                with suppress(StoreError):  # whoever opens a table is told
                    self._look_over(AT_ONCE)
                if not self._unseen:
                    self._looking = None
                    return

    def _drop(self, table: str) -> None:
        self._known.pop(table, None)
        self._without_rows.discard(table)


def listed(reader: Connection, of: Collection[str] | None) -> list[Kept | Torn]:
    """The tables of those names, or all, that have a row, the newest first, as they stand there.

    Whether their rows hold together is told to whoever opens one.
    """
    return _in_order(*read_lines(reader, of))


def _in_order(lines: dict[Any, Kept | Torn], without_rows: set[Any]) -> list[Kept | Torn]:
    found = [each for table, each in lines.items() if table not in without_rows]
    return sorted(found, key=lambda each: (each.opened_ms is None, -(each.opened_ms or 0), each.table))


def read_lines(reader: Connection, of: Collection[str] | None = None) -> tuple[dict[Any, Kept | Torn], set[Any]]:
    """The lines of the tables of those names, or of all, and which of them have no row yet."""
    last = NEWEST_END.where(_is_one(step, of)).subquery()
    newest = (step.c.table_id == last.c.table_id) & (step.c.seq == last.c[1])
    ended = reader.execute(select(step.c.table_id, step.c.body).join(last, newest))
    ends = {row.table_id: row.body for row in ended}
    meta = select(table_meta).where(_is_one(table_meta, of)).order_by(table_meta.c.created_ms.desc())
    found = [Agreed(*row) for row in reader.execute(meta)]
    is_lost = step.c.table_id.not_in(select(table_meta.c.table_id))
    lost = reader.execute(select(step.c.table_id).where(is_lost, _is_one(step, of)).distinct())
    lines = {agreed.table_id: line(agreed, ends.get(agreed.table_id), None) for agreed in found}
    lines |= {table: Torn(printable(str(table)), None, None, 0) for (table,) in lost}
    return lines, {agreed.table_id for agreed in found if agreed.head_seq == 0}


def _is_one(rows: Table, of: Collection[str] | None) -> ColumnElement[bool]:
    """Whether a row is about a table of one of those names; any is where none are said."""
    return true() if of is None else rows.c.table_id.in_(of)


def setup_or_none(agreed: Agreed) -> Setup | None:
    """What was agreed at a table, where it can be read."""
    try:
        return decoded(agreed.setup, Setup)
    except UNREADABLE:
        return None


def line(agreed: Agreed, ended: Any, torn: int | None) -> Kept | Torn:
    """A line of the list, whatever can be read of it; `torn` are the counted deals before the damage, where there is any."""
    table, setup = printable(str(agreed.table_id)), setup_or_none(agreed)
    opened = agreed.created_ms if isinstance(agreed.created_ms, int) else None
    if torn is None and setup is not None and opened is not None:
        with suppress(*UNREADABLE):
            last = None if ended is None else decoded(ended, Ended)
            return Kept(table, opened, setup, last)
    return Torn(table, opened, setup, torn or 0)
