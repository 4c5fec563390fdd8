"""Processes of the house beside the one that serves, begun when they are first wanted and ended with it, however that ends."""

import logging
import multiprocessing
from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from threading import Lock, Thread
from types import TracebackType
from typing import Any, Self

from weli.core.first_process import follow_the_first

log = logging.getLogger(__name__)


class Processes:
    """A few processes, for any thread. To be closed, or used as a context."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._turn = Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._beginning: Thread | None = None
        self._closed = False

    def begin(self) -> Thread | None:
        """Begins the processes, if they have not been begun; returns at once. Gives the thread that does it."""
        with self._turn:
            if self._beginning is None and not self._closed:
                self._beginning = Thread(target=self._begin, name="beginning processes", daemon=True)
                self._beginning.start()
            return self._beginning

    def close(self) -> None:
        """The processes end, whatever they are at."""
        with self._turn:
            self._closed, pool, self._pool = True, self._pool, None
        if pool is not None:
            _end(pool)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _ready(self) -> ProcessPoolExecutor | None:
        """The processes, as soon as they are there; until then none."""
        if self._pool is None:
            self.begin()
        return self._pool

    def _replace(self, old: ProcessPoolExecutor) -> None:
        """Ends processes of which one has died or hangs; what is wanted next begins others."""
        with self._turn:
            if self._pool is not old:
                return  # somebody else has done so
            self._pool = self._beginning = None
        _end(old)
        self.begin()

    def _begin(self) -> None:
        pool = ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), follow_the_first)
        try:
            wait_for(pool.submit(_warm) for _ in range(self._count))
        except BrokenProcessPool:
            log.exception("no processes can be begun: what they are for is done by the one that serves")
            _end(pool)
            return  # and not tried again
        with self._turn:
            if not self._closed:
                self._pool = pool
                return
        _end(pool)


def wait_for(answers: Iterable["Future[Any]"]) -> None:
    """Waits for all of them. Raises what one of them has raised."""
    done, _ = wait(list(answers))
    for each in done:
        each.result()


def _warm() -> None:
    """Loads what all work needs."""
    import weli.games  # noqa: F401, PLC0415  in the new process, before anybody waits for it


def _end(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=True, cancel_futures=True)
