"""One of the nodes that serve the same tables: it hears where to look, says what is so with its own pages, and does its share.

What happens by itself at a table is done by one of the nodes at which a page of it is open. Should two of them think for a moment that it
is theirs, the log takes one of them, and the other finds that the table has moved on.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from weli.parlour.bus import Bus
from weli.parlour.notes import LEASE, Beat, Notes
from weli.parlour.parlour import Parlour
from weli.store.store import NoSuchTable, StoreAway, StoreError
from weli.table.live import LiveTable
from weli.table.presence import OpenTable

log = logging.getLogger(__name__)

EVERY: Final = 1.0
"""Seconds after which a node says that it is there, and looks at its tables though nobody has told it to."""
SOONEST: Final = 0.05
"""And so many at least lie between two times, however many pages are opened."""
SILENT: Final = 4.0
"""Seconds after which a database that has not answered is taken for away."""
PROMPT: Final = 100
"""In milliseconds: of an answer that took longer only the beginning and the end say something of the time."""
AT_ONCE: Final = 8
"""So many tables are looked at at the same time."""


def new_node() -> str:
    """A name that no other node has."""
    return secrets.token_hex(6)


class Node:
    """The `Others` of the tables of one process."""

    are_there = True

    def __init__(self, notes: Notes, bus: Bus) -> None:
        self._notes = notes
        self._bus = bus
        self._parlour: Parlour | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._to_look: dict[str, None] = {}
        self._to_say: dict[str, None] = {}
        self._looking, self._saying, self._beating = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._ahead_ms = 0  # so far the database's clock is ahead of ours
        self._asked: asyncio.Future[Beat] | None = None
        self._is_away = False
        self._beaten_at = time.monotonic()
        before = _own_ms()
        self._set_clock(self._notes.now_ms(), before)

    def now_ms(self) -> int:
        """The time of the database, which is the same for all nodes."""
        return _own_ms() + self._ahead_ms

    def moved(self, table: str) -> None:
        self._soon(self._bus.tell, table)

    def said(self, live: OpenTable) -> None:
        self._to_say[live.name] = None
        self._saying.set()
        if live.is_watched:
            self._beating.set()

    async def write(self, live: OpenTable, seat: int, line: str, now_ms: int) -> None:
        name = live.name
        live.read(await asyncio.to_thread(self._notes.write, name, seat, line, now_ms, live.chat))
        self._bus.tell(name)

    async def news(self, live: OpenTable) -> None:
        said, lines = await asyncio.to_thread(self._notes.news, live.name, live.chat.number)
        live.read(lines)
        live.hear(said)

    async def run(self, parlour: Parlour) -> None:
        """Serves the tables of a parlour beside the others until it is cancelled."""
        self._parlour, self._loop = parlour, asyncio.get_running_loop()
        self._loop.set_default_executor(ThreadPoolExecutor(AT_ONCE * 2, thread_name_prefix="node"))
        try:
            async with asyncio.TaskGroup() as all_of_it:
                all_of_it.create_task(self._bus.run(self._look_at))
                all_of_it.create_task(self._over_and_over(self._beat))
                all_of_it.create_task(self._over_and_over(self._look))
                all_of_it.create_task(self._over_and_over(self._say))
        finally:
            with suppress(StoreError):
                self._notes.leave()

    async def _over_and_over(self, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await do()
            except (StoreError, TimeoutError) as fault:
                self._missed(fault)
                await asyncio.sleep(EVERY)
            except Exception:
                log.exception("a node stumbled")
                await asyncio.sleep(EVERY)

    def _look_at(self, tables: Iterable[str]) -> None:
        watched = self._tables()
        self._to_look |= {table: None for table in tables if table in watched}
        self._looking.set()

    async def _look(self) -> None:
        """Looks at the tables where something has happened."""
        await self._looking.wait()
        self._looking.clear()
        tables, self._to_look = list(self._to_look), {}
        for first in range(0, len(tables), AT_ONCE):
            await asyncio.gather(*(self._follow(table) for table in tables[first : first + AT_ONCE]))

    async def _follow(self, table: str) -> None:
        live = self._tables().get(table)
        if live is None:
            return
        try:
            await live.follow()
            if live.may_go_on:
                await asyncio.to_thread(self._served().look_where_it_goes_on, live)
        except NoSuchTable:
            self._served().put_away(table)

    async def _say(self) -> None:
        """Says what is so with the pages here, at the tables where that has changed."""
        await self._saying.wait()
        self._saying.clear()
        tables, self._to_say = list(self._to_say), {}
        lives = {table: self._served().in_memory(table) for table in tables}
        said = {table: live.beside() for table, live in lives.items() if live is not None}
        try:
            await asyncio.to_thread(self._notes.say, said)
        except StoreError:
            self._to_say |= dict.fromkeys(tables)
            self._saying.set()
            raise
        for table in said:
            self._bus.tell(table)

    async def _beat(self) -> None:
        """Says that this node is there, and hears what is so with its tables; sooner where another page was opened."""
        self._beating.clear()
        watched = self._tables()
        sessions = {watcher.session for live in watched.values() for watcher in live.watchers if watcher.session}
        before = _own_ms()
        beat = await self._answer(lambda: self._notes.beat(list(watched), sessions))
        self._set_clock(beat.now_ms, before)
        was_away, self._is_away = self._is_away, False
        self._beaten_at = time.monotonic()
        self._heed(beat, watched)
        if was_away:
            for live in watched.values():
                live.try_again()
        await asyncio.sleep(SOONEST)
        with suppress(TimeoutError):
            async with asyncio.timeout(EVERY - SOONEST):
                await self._beating.wait()

    async def _answer(self, ask: Callable[[], Beat]) -> Beat:
        """What the database answers. One that is silent is asked nothing else until it has. Raises `StoreError`, `TimeoutError`."""
        if self._asked is None:
            self._asked = asyncio.ensure_future(asyncio.to_thread(ask))
        async with asyncio.timeout(SILENT):
            await asyncio.wait({self._asked})
        answered, self._asked = self._asked, None
        return answered.result()

    def _set_clock(self, now_ms: int, asked_ms: int) -> None:
        """The answer was given somewhere between the question and now; if that is a long while, it says no more than that."""
        heard_ms = _own_ms()
        if self._ahead_ms == 0 or heard_ms - asked_ms < PROMPT:
            self._ahead_ms = now_ms - (asked_ms + heard_ms) // 2
        self._ahead_ms = min(max(self._ahead_ms, now_ms - heard_ms), now_ms - asked_ms)

    def _heed(self, beat: Beat, watched: dict[str, LiveTable]) -> None:
        behind = []
        for table, live in watched.items():
            live.keep(table in beat.keeps)
            if table in beat.unsaid:
                self._to_say[table] = None
                self._saying.set()
            live.hear(beat.said.get(table, {}))
            if _is_behind(live, beat):
                behind.append(table)
            live.forget_sessions(beat.unknown)
        self._look_at(behind)

    def _missed(self, fault: Exception) -> None:
        """The database has not answered: everybody is told once, and what was ours is not for certain any more."""
        lives = self._tables().values()
        if not self._is_away:
            said = fault if isinstance(fault, StoreError) else StoreAway("database.away")
            log.warning("the database does not answer: %s", said)
            for live in lives:
                live.tell(said)
        self._is_away = True
        if time.monotonic() - self._beaten_at > LEASE / 1000:
            for live in lives:
                live.keep(False)

    def _tables(self) -> dict[str, LiveTable]:
        return self._served().watched()

    def _served(self) -> Parlour:
        assert self._parlour is not None
        return self._parlour

    def _soon(self, do: Callable[[str], None], table: str) -> None:
        """From any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(do, table)


def _is_behind(live: LiveTable, beat: Beat) -> bool:
    """Whether somebody else has written to the log or the lines of a table, or has deleted it."""
    table = live.table
    has_head = table.is_read and live.told == beat.heads.get(table.name)
    return not has_head or live.chat.number < beat.lines.get(table.name, 0)


def _own_ms() -> int:
    return time.time_ns() // 1_000_000
