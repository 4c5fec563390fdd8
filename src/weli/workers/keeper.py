"""The process that keeps the tables answers those that serve them: it alone has the file.

Each of their threads that asks has a line of its own, one end of which it has sent here; nobody else finds a way to ask. Rows that come
from several of them at once are committed together, as those of one process are.
"""

import logging
import pickle
import socket
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

from weli.store.log import Row
from weli.store.sqlite import SqliteStore
from weli.store.store import StoreAway
from weli.store.writer import Outcome
from weli.workers.notes import SharedFigures, SharedNotes, Tell

log = logging.getLogger(__name__)


class Logs:
    """Writing to the logs of a store; who else has a page open there is told."""

    def __init__(self, store: SqliteStore, notes: SharedNotes) -> None:
        self._store, self._notes = store, notes

    def append_all(self, worker: str, added: list[tuple[str, list[Row]]]) -> list[Outcome]:
        """Adds rows to some logs, and tells for each what came of it, once all are durable."""
        waiting = [self._store.append_soon(table, rows) for table, rows in added]
        outcomes: list[Outcome] = [_as_error(done.exception()) for done in waiting]
        for (table, _), outcome in zip(added, outcomes, strict=True):
            if outcome is None:
                self._notes.moved(worker, table)
        return outcomes

    def forget_table(self, worker: str, table: str) -> None:
        """Raises `NoSuchTable`, `StoreError`."""
        self._store.forget_table(table)
        self._notes.moved(worker, table)


def _as_error(outcome: BaseException | None) -> Outcome:
    if outcome is None or isinstance(outcome, Exception):
        return outcome
    raise outcome


def _packed(come: tuple[bool, Any]) -> bytes:
    """What came of something, as `recv` unpacks it; what cannot travel is written down here, and told to be out of reach."""
    try:
        return pickle.dumps(come)
    except Exception:
        log.exception("what came of a question cannot travel: %s", type(come[1]).__name__)
        return pickle.dumps((False, StoreAway("database.away")))


class Keeper:
    """Answers whatever is asked of a store, and of what the workers note for each other, as long as they are there."""

    def __init__(self, store: SqliteStore, tell: Tell) -> None:
        """`tell` tells a worker that something has happened at a table."""
        self.notes = SharedNotes(store.heads, store.people.unknown, tell)
        self._asked: Mapping[str, object] = {
            "store": store,
            "people": store.people,
            "accounts": store.accounts,
            "pushes": store.pushes,
            "logs": Logs(store, self.notes),
            "notes": self.notes,
            "figures": SharedFigures(),
        }

    def answer(self) -> socket.socket:
        """Begins to answer another worker; gives the end by which that one sends its lines."""
        here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        Thread(target=self._take_lines, args=(here,), name="keeper", daemon=True).start()
        return there

    def _take_lines(self, here: socket.socket) -> None:
        with here:
            while True:
                said, lines, _, _ = socket.recv_fds(here, 1, 1)
                if not said:
                    return  # the worker has gone
                for line in lines:
                    Thread(target=self._answer, args=(Connection(line),), name="keeper's line", daemon=True).start()

    def _answer(self, line: "Connection[Any, Any]") -> None:
        with suppress(EOFError, OSError), line:
            while True:
                line.send_bytes(_packed(self._come_of(*line.recv())))

    def _come_of(self, of: str, asked: str, given: tuple[Any, ...], named: dict[str, Any]) -> tuple[bool, Any]:
        """Whether it has gone well, and what came of it, or what it has raised."""
        try:
            return True, getattr(self._asked[of], asked)(*given, **named)
        except Exception as fault:
            return False, fault
