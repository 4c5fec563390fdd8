"""A process in which is read what anybody may hand in: it holds up nobody who plays, and is ended when it takes too long.

Records, disputes and house rules come from strangers, and what is read or judged in them cannot be stopped on a thread. The process is
begun when the first of them comes, and one after the other is read in it; whoever has been ended takes nothing else along.
"""

import logging
import os
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from weli.core.errors import NotationError
from weli.thinking.processes import Processes

log = logging.getLogger(__name__)

T = TypeVar("T")

LONGEST: Final = 2**18
"""Characters of a record that somebody hands in: a long evening has some hundred deals of a kilobyte each."""

DEAL: Final = "[[deal]]"
MOST_DEALS: Final = 500
"""Of a record that somebody hands in."""

SECONDS: Final = 10.0
"""So long something may be read and judged: three times what the longest record takes."""

TRIES: Final = 2
"""A process may have been ended because of what came before."""

LATER: Final = 10
"""How much later than those who play this process has its turn, in steps of the system."""


class TooMuch(NotationError):
    """What was handed in is longer than anything a game leaves behind, or takes longer to judge."""


class Readers(Processes):
    """The process. For any thread; to be closed, or used as a context."""

    def __init__(self) -> None:
        super().__init__(1)

    def read(self, work: Callable[..., T], *given: object) -> T:
        """What comes of that work on what was handed in; where no process can be begun, it is done here.

        Raises what the work does, and `TooMuch` where it takes too long, or the process has died over it.
        """
        for _ in range(TRIES):
            pool = self._there()
            if pool is None and self._closed:
                break
            if pool is None:
                return work(*given)
            try:
                return _begun(pool, work, given).result(SECONDS)
            except (BrokenProcessPool, CancelledError):
                self._replace(pool)
            except TimeoutError:
                self._replace(pool)
                break
        log.warning("what somebody has handed in took too long, or a process died of it: it was given up")
        raise TooMuch("web.takes-too-long")

    def _there(self) -> ProcessPoolExecutor | None:
        """The process, once it has begun; none where it cannot be begun."""
        if self._pool is None and (beginning := self.begin()):
            beginning.join()
        return self._pool


def bearable(record: str) -> str:
    """The text of a record, as it is. Raises `TooMuch` where it is longer, or has more deals, than anybody has played."""
    if len(record) > LONGEST:
        raise TooMuch("web.too-long-to-read", most=LONGEST)
    if record.count(DEAL) > MOST_DEALS:
        raise TooMuch("web.too-many-deals", most=MOST_DEALS)
    return record


def _begun(pool: ProcessPoolExecutor, work: Callable[..., T], given: tuple[object, ...]) -> Future[T]:
    """The work, begun there. Raises `BrokenProcessPool` where that process has ended."""
    try:
        return pool.submit(_done, work, given)
    except RuntimeError as ended:
        raise BrokenProcessPool from ended


def _done(work: Callable[..., T], given: tuple[object, ...]) -> T:
    if hasattr(os, "nice") and os.nice(0) < LATER:
        os.nice(LATER)
    return work(*given)
