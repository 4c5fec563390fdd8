"""What a worker asks of the process that keeps the tables: the store, the people, and what the others note."""

import socket
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from multiprocessing.connection import Connection
from threading import local
from typing import Any, cast

from weli.parlour.notes import Beat
from weli.store.accounts import AccountStore
from weli.store.jobs import Appending
from weli.store.log import Row, Setup
from weli.store.people import KnowsDoors, PeopleStore
from weli.store.pushes import PushStore
from weli.store.store import Kept, Log, StoreAway, Torn
from weli.store.writer import Job, Outcome, Writer
from weli.table.chatting import Chat, Written
from weli.table.presence import Presence


class Asking:
    """The lines of a worker to the keeper, one for each of its threads that asks."""

    def __init__(self, worker: str, lines: socket.socket) -> None:
        """`lines`: over which the keeper takes them."""
        self.worker = worker
        self._lines = lines
        self._own = local()

    def ask(self, of: str, asked: str, /, *given: object, **named: object) -> Any:
        """What comes of it there. Raises what it raises, and `StoreAway`."""
        try:
            line = self._line()
            line.send((of, asked, given, named))
            is_well, come = line.recv()
        except (EOFError, OSError) as fault:
            self._own.line = None
            raise StoreAway("database.away") from fault
        if is_well:
            return come
        raise come

    def close(self) -> None:
        self._lines.close()

    def _line(self) -> "Connection[Any, Any]":
        line: Connection[Any, Any] | None = getattr(self._own, "line", None)
        if line is None:
            here, there = socket.socketpair()
            with there:
                socket.send_fds(self._lines, [b"l"], [there.fileno()])
            line = self._own.line = Connection(here.detach())
        return line


class Distant:
    """Something that the keeper has; whatever it is asked is asked there."""

    def __init__(self, asking: Asking, of: str) -> None:
        self._asking, self._of = asking, of

    def __getattr__(self, asked: str) -> Any:
        return partial(self._asking.ask, self._of, asked)


class WorkersPeople(KnowsDoors, Distant):
    """The `PeopleStore` of a worker."""

    def __init__(self, asking: Asking) -> None:
        KnowsDoors.__init__(self)
        Distant.__init__(self, asking, "people")

    def door(self, table: str) -> tuple[str, str] | None:
        found: tuple[str, str] | None = self._asking.ask("people", "door", table)
        return found


class WorkerStore:
    """The `Store` of one of several processes."""

    is_shared = True

    def __init__(self, asking: Asking) -> None:
        self._asking = asking
        self._kept = Distant(asking, "store")
        self._logs = Distant(asking, "logs")
        self._writer = Writer(self._append_all)
        self._doors = WorkersPeople(asking)
        self.people = cast(PeopleStore, self._doors)
        self.accounts = cast(AccountStore, Distant(asking, "accounts"))
        self.pushes = cast(PushStore, Distant(asking, "pushes"))

    def open_table(self, table: str, setup: Setup, opened_ms: int) -> None:
        self._kept.open_table(table, setup, opened_ms)

    def forget_table(self, table: str) -> None:
        self._logs.forget_table(self._asking.worker, table)
        self._doors.forget_door(table)

    def tables(self, of: Collection[str] | None = None) -> list[Kept | Torn]:
        found: list[Kept | Torn] = self._kept.tables(None if of is None else [*of])
        return found

    def read(self, table: str) -> Log:
        log: Log = self._kept.read(table)
        return log

    def read_after(self, table: str, seq: int) -> list[Row]:
        rows: list[Row] = self._kept.read_after(table, seq)
        return rows

    def append(self, table: str, rows: list[Row]) -> None:
        self.append_soon(table, rows).result()

    def append_soon(self, table: str, rows: list[Row]) -> Future[None]:
        return self._writer.do(Appending(table, rows))

    def touch(self) -> None:
        self._kept.touch()

    def close(self) -> None:
        """Once everything that was handed in is written."""
        self._writer.close()
        self._asking.close()

    def _append_all(self, jobs: Sequence[Job]) -> list[Outcome]:
        added = [(job.table, job.rows) for job in jobs if isinstance(job, Appending)]
        outcomes: list[Outcome] = self._logs.append_all(self._asking.worker, added)
        return outcomes


class WorkerNotes:
    """The `Notes` of one of several processes."""

    def __init__(self, asking: Asking) -> None:
        self._shared = Distant(asking, "notes")
        self._worker = asking.worker

    def now_ms(self) -> int:
        now: int = self._shared.now_ms()
        return now

    def beat(self, tables: Collection[str], sessions: Collection[str]) -> Beat:
        beat: Beat = self._shared.beat(self._worker, [*tables], [*sessions])
        return beat

    def say(self, said: Mapping[str, Presence]) -> None:
        self._shared.say(self._worker, said)

    def news(self, table: str, after: int) -> tuple[Mapping[str, Presence], list[Written]]:
        news: tuple[Mapping[str, Presence], list[Written]] = self._shared.news(self._worker, table, after)
        return news

    def write(self, table: str, seat: int, line: str, now_ms: int, known: Chat) -> list[Written]:
        told = known.number, known.next_number
        lines: list[Written] = self._shared.write(self._worker, table, seat, line, now_ms, *told)
        return lines

    def leave(self) -> None:
        self._shared.leave(self._worker)
