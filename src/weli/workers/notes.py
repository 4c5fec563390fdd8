"""What the processes of a house note for each other, in the memory of the one that began them."""

import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping
from threading import Lock
from typing import Final

from weli.parlour.notes import LEASE, Beat
from weli.table.chatting import Chat, Written
from weli.table.presence import Presence

Tell = Callable[[str, str], None]
"""Tells a worker, the first, that something has happened at a table, the second."""

CHATS: Final = 1_000
"""The lines of so many tables are kept, of those to which somebody has written last."""


class SharedNotes:
    """The notes of all of them, for any thread. Each says its name with whatever it asks."""

    def __init__(
        self,
        heads: Callable[[Collection[str]], Mapping[str, int]],
        unknown: Callable[[Collection[str]], frozenset[str]],
        tell: Tell,
    ) -> None:
        """`heads` gives the last rows of some tables, `unknown` those of some sessions by which no browser is known any more."""
        self._heads, self._unknown, self._tell = heads, unknown, tell
        self._turn = Lock()
        self._heard_ms: dict[str, int] = {}
        self._watched: dict[str, frozenset[str]] = {}  # by worker, at which tables it has a page open
        self._keeps: dict[str, str] = {}  # by table, who does what happens there by itself
        self._said: dict[str, dict[str, Presence]] = {}  # by table and worker
        self._chats: OrderedDict[str, Chat] = OrderedDict()

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def beat(self, worker: str, tables: Collection[str], sessions: Collection[str]) -> Beat:
        heads, unknown, watched, now = self._heads(tables), self._unknown(sessions), frozenset(tables), self.now_ms()
        with self._turn:
            self._heard_ms[worker] = now
            for silent in [each for each, heard_ms in self._heard_ms.items() if now - heard_ms > LEASE]:
                self._forget(silent)
            self._let_go(worker, but=watched)
            self._watched[worker] = watched
            keeps = frozenset(table for table in watched if self._keeps.setdefault(table, worker) == worker)
            unsaid = frozenset(table for table in watched if worker not in self._said.get(table, {}))
            lines = {table: self._chats[table].number for table in watched if table in self._chats}
            said = {table: self._others(worker, table) for table in watched}
        return Beat(now, keeps, unsaid, heads, lines, said, unknown)

    def say(self, worker: str, said: Mapping[str, Presence]) -> None:
        with self._turn:
            for table, presence in said.items():
                self._said.setdefault(table, {})[worker] = presence
        for table in said:
            self.moved(worker, table)

    def news(self, worker: str, table: str, after: int) -> tuple[Mapping[str, Presence], list[Written]]:
        with self._turn:
            chat = self._chats.get(table)
            return self._others(worker, table), chat.after(after, self.now_ms()) if chat else []

    def write(
        self, worker: str, table: str, seat: int, line: str, now_ms: int, known: int, next_number: int
    ) -> list[Written]:
        """`known`, `next_number`: the last line that the worker knows, and the number that it would give to this one."""
        with self._turn:
            chat = self._chats.setdefault(table, Chat(now_ms))
            self._chats.move_to_end(table)
            if len(self._chats) > CHATS:
                self._chats.popitem(last=False)
            chat.add(Written(max(chat.next_number, next_number), seat, line, now_ms))
            lines = chat.after(known, now_ms)
        self.moved(worker, table)
        return lines

    def leave(self, worker: str) -> None:
        with self._turn:
            self._forget(worker)

    def moved(self, worker: str, table: str) -> None:
        """It has done something at a table: the others at which a page of it is open are to look there."""
        with self._turn:
            others = [other for other, watched in self._watched.items() if other != worker and table in watched]
        for other in others:
            self._tell(other, table)

    def _forget(self, worker: str) -> None:
        """It has gone, or is silent."""
        self._heard_ms.pop(worker, None)
        self._watched.pop(worker, None)
        self._let_go(worker)

    def _let_go(self, worker: str, but: frozenset[str] = frozenset()) -> None:
        """It does nothing at any table but those, and nothing counts that it has said of another."""
        for table in [table for table, keeps in self._keeps.items() if keeps == worker and table not in but]:
            del self._keeps[table]
        for table in [table for table, said in self._said.items() if worker in said and table not in but]:
            del self._said[table][worker]
            if not self._said[table]:
                del self._said[table]

    def _others(self, worker: str, table: str) -> dict[str, Presence]:
        return {name: said for name, said in self._said.get(table, {}).items() if name != worker}


class SharedFigures:
    """What each process has counted, as it has said last, by its number."""

    def __init__(self) -> None:
        self._said: dict[int, bytes] = {}

    def say(self, process: int, written: bytes) -> dict[int, bytes]:
        """One says what it has counted; gives that of all."""
        self._said[process] = written
        return dict(self._said)
