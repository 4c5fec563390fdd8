"""Processes in which computer players think, so that a long thought takes nothing from those who are served meanwhile.

What goes there is a player, what their seat sees of the deal, and the acts to choose from; no more of a table is in those processes at
any time. They are begun when the first thought is wanted, and until they are there it is thought here. One that has died, or hangs, is
replaced, and what it was asked is asked anew: nobody waits for ever.
"""

import logging
import multiprocessing
import os
import pickle
import random
from collections.abc import Callable, Iterable
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock, Thread
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from weli.advising import Work
from weli.bots import Bot
from weli.core.deal import Deal
from weli.table.thinking import Anytime

log = logging.getLogger(__name__)

T = TypeVar("T")

AT_MOST: Final = 4
HANGS: Final = 10.0
"""Seconds after which a process that has not answered is ended: no player of the house thinks for a tenth of that."""
TRIES: Final = 2


def one_fewer_than_processors() -> int:
    """So many processes: one processor is left to serve."""
    return max(1, min(AT_MOST, (os.cpu_count() or 1) - 1))


class Thinkers:
    """A few processes that think; for any thread. To be closed, or used as a context."""

    def __init__(self, count: int = 0) -> None:
        """`count`: so many processes; 0 for as many as fit this machine."""
        self._count = count or one_fewer_than_processors()
        self._turn = Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._begun = self._closed = False

    def choose(self, bot: Bot, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """What a player chooses who sees that. Raises what the player does."""
        return self._answer(_chosen, question(bot, view, seat, options, rng.getrandbits(64)))

    def do(self, work: Work[T]) -> T:
        """What comes of a piece of work, such as what is tried out for advice. Raises what it does."""
        done: T = self._answer(_done, pickle.dumps(work))
        return done

    def _answer(self, answer: Callable[[bytes], T], asked: bytes) -> T:
        for _ in range(TRIES):
            pool = self._ready()
            if pool is None:
                break
            with suppress(RuntimeError):  # closed or replaced just now
                try:
                    return pool.submit(answer, asked).result(HANGS)
                except (BrokenProcessPool, CancelledError, TimeoutError):
                    log.warning("a process that thinks has ended or hangs: another takes its place")
                    self._replace(pool)
        return answer(asked)

    def begin(self) -> None:
        """Begins the processes, if they have not been begun; returns at once."""
        with self._turn:
            if self._closed or self._begun:
                return
            self._begun = True
        Thread(target=self._begin, name="thinkers", daemon=True).start()

    def close(self) -> None:
        """The processes end, whatever they think about."""
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

    def _begin(self) -> None:
        pool = ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), _follow_the_first)
        try:
            wait_for(pool.submit(_warm) for _ in range(self._count))
        except BrokenProcessPool:
            log.exception("the processes that think cannot be begun: it is thought here")
            _end(pool)
            return  # and not tried again
        with self._turn:
            if not self._closed:
                self._pool = pool
                return
        _end(pool)

    def _replace(self, old: ProcessPoolExecutor) -> None:
        """Ends processes of which one has died or hangs; the next thought begins others."""
        with self._turn:
            if self._pool is not old:
                return  # somebody else has done so
            self._pool, self._begun = None, False
        _end(old)
        self.begin()


@dataclass(frozen=True)
class Elsewhere:
    """A player who thinks in another process."""

    player: Bot
    thinkers: Thinkers

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        return self.thinkers.choose(self.player, view, seat, options, rng)

    def within(self, seconds: float) -> "Elsewhere":
        return Elsewhere(self.player.within(seconds), self.thinkers) if isinstance(self.player, Anytime) else self


def elsewhere(bot: Bot, thinkers: Thinkers | None) -> Bot:
    """That player, who thinks elsewhere if they think for long; who plays by rules of thumb has done so before the question is sent."""
    return Elsewhere(bot, thinkers) if thinkers is not None and isinstance(bot, Anytime) else bot


def wait_for(answers: Iterable["Future[Any]"]) -> None:
    """Waits for all of them. Raises what one of them has raised."""
    done, _ = wait(list(answers))
    for each in done:
        each.result()


def question(bot: Bot, view: Deal, seat: int, options: list[int], chance: int) -> bytes:
    """All that a process is told that thinks."""
    return pickle.dumps((bot, view, seat, options, chance))


def _chosen(asked: bytes) -> int:
    bot, view, seat, options, chance = pickle.loads(asked)  # noqa: S301  written by `choose`, over a pipe of our own
    act: int = bot.choose(view, seat, options, random.Random(chance))  # noqa: S311
    return act


def _done(asked: bytes) -> Any:
    work: Work[Any] = pickle.loads(asked)  # noqa: S301  written by `do`, over a pipe of our own
    return work.run()


def _warm() -> None:
    """Loads what every thought needs."""
    import weli.games  # noqa: F401, PLC0415  in the new process, before anybody waits for it


def _end(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=True, cancel_futures=True)


def _follow_the_first() -> None:
    from weli.arena.crews import follow_the_first  # noqa: PLC0415  only the new process needs it

    follow_the_first()
