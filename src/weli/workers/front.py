"""The process that lets people in: it listens for all, hands everybody on, and begins anew whatever serves and has died."""

import asyncio
import logging
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Final

from weli.parlour.node import new_node
from weli.web.server import Opened
from weli.web.timeouts import SECONDS
from weli.workers.handing import MOST, Channel, Handed, Shares

log = logging.getLogger(__name__)

Begin = Callable[[int, str, socket.socket], BaseProcess]
"""Begins a process for a place, from 0, by a name that no other has; it receives over that end of a channel."""

PAUSE: Final = 1.0
"""Seconds that lie between two that are begun in one place, should each of them die at once."""
PATIENCE: Final = 10.0
"""Seconds for which a process that was asked to end is waited for."""


@dataclass(frozen=True)
class Worker:
    """One of the processes that serve."""

    name: str
    channel: Channel
    process: BaseProcess
    begun_at: float  # by the clock that nobody sets


class Workers:
    """All of them, for any thread."""

    def __init__(self) -> None:
        self._turn = Lock()
        self._ends = False
        self._there: list[Worker] = []

    def __len__(self) -> int:
        return len(self._there)

    def begin(self, count: int, begin: Begin, gone: Callable[[str], None]) -> None:
        """So many of them begin; `gone` is called with the name of one that has died, before another takes its place."""
        self._there = [_begun(begin, place) for place in range(count)]
        for place in range(count):
            Thread(target=self._watch, args=(place, begin, gone), name="watching", daemon=True).start()

    def hand(self, place: int, handed: Handed) -> None:
        self._there[place].channel.hand(handed)

    def tell(self, name: str, table: str) -> None:
        """That one is to look at a table."""
        for worker in self._there:
            if worker.name == name:
                worker.channel.tell(table)

    def close(self) -> None:
        """They end in order; one that does not is ended."""
        with self._turn:
            self._ends = True
        for worker in self._there:
            worker.process.terminate()
        for worker in self._there:
            worker.process.join(PATIENCE)
            worker.process.kill()
            worker.channel.close()

    def _watch(self, place: int, begin: Begin, gone: Callable[[str], None]) -> None:
        while True:
            worker = self._there[place]
            worker.process.join()
            sleep(max(0.0, worker.begun_at + PAUSE - monotonic()))
            with self._turn:
                if self._ends or worker.process.exitcode == 0:  # it was told to
                    return
                log.error("a process that served has died (%s); another takes its place", worker.process.exitcode)
                gone(worker.name)
                self._there[place] = _begun(begin, place)
            worker.channel.close()


def _begun(begin: Begin, place: int) -> Worker:
    name, channel = new_node(), Channel()
    process = begin(place, name, channel.there)
    channel.there.close()  # it is the other process's alone
    return Worker(name, channel, process, monotonic())


class Front:
    """Listens at entrances, and hands on whoever comes."""

    def __init__(self, opened: Sequence[Opened], workers: Workers) -> None:
        self._opened = opened
        self._workers = workers
        self._shares = Shares(len(workers))

    async def run(self) -> None:
        """Until it is cancelled."""
        async with asyncio.TaskGroup() as all_of_them:
            for entrance, opened in enumerate(self._opened):
                opened.listening.setblocking(False)
                all_of_them.create_task(self._let_in(entrance, opened, all_of_them))

    async def _let_in(self, entrance: int, opened: Opened, tasks: asyncio.TaskGroup) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                visitor, _ = await loop.sock_accept(opened.listening)
            except OSError as fault:  # gone again, or too many are here
                log.warning("nobody can be let in: %s", fault)
                await asyncio.sleep(0.1)
                continue
            if opened.certificate is None:
                tasks.create_task(self._read(visitor, entrance))
            else:
                self._hand(visitor, entrance, b"")

    async def _read(self, visitor: socket.socket, entrance: int) -> None:
        """Who is silent for too long is handed on as they are, and told so there."""
        loop, head = asyncio.get_running_loop(), b""
        try:
            async with asyncio.timeout(SECONDS):
                while b"\n" not in head and len(head) < MOST:
                    more = await loop.sock_recv(visitor, MOST - len(head))
                    if not more:
                        break
                    head += more
        except TimeoutError:
            pass
        except OSError:
            visitor.close()
            return
        self._hand(visitor, entrance, head)

    def _hand(self, visitor: socket.socket, entrance: int, head: bytes) -> None:
        self._workers.hand(self._shares.of(head, self._opened[entrance].entrance.path), Handed(visitor, entrance, head))
