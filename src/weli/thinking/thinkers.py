"""Processes in which computer players think, so that a long thought takes nothing from those who are served meanwhile.

What goes there is a player, what their seat sees of the deal, and the acts to choose from; no more of a table is in those processes at
any time. They are begun when the first thought is wanted, and until they are there it is thought here. One that has died, or hangs, is
replaced, and what it was asked is asked anew: nobody waits for ever.
"""

import logging
import os
import pickle
import random
from collections.abc import Callable
from concurrent.futures import CancelledError
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from weli.advising import Work
from weli.bots import Bot
from weli.bots.hearsay import Hearsay
from weli.bots.listening import Listener, told
from weli.core.deal import Deal
from weli.thinking.processes import Processes
from weli.thinking.thinking import Anytime

log = logging.getLogger(__name__)

T = TypeVar("T")

AT_MOST: Final = 4
HANGS: Final = 10.0
"""Seconds after which a process that has not answered is ended: no player of the house thinks for a tenth of that."""
TRIES: Final = 2


def one_fewer_than_processors() -> int:
    """So many processes: one processor is left to serve."""
    return max(1, min(AT_MOST, (os.cpu_count() or 1) - 1))


class Thinkers(Processes):
    """A few processes that think."""

    def __init__(self, count: int = 0) -> None:
        """`count`: so many processes; 0 for as many as fit this machine."""
        super().__init__(count or one_fewer_than_processors())

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


@dataclass(frozen=True)
class Elsewhere:
    """A player who thinks in another process, if for long: who plays by rules of thumb has done so before the question is sent."""

    player: Bot
    thinkers: Thinkers

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        if not isinstance(self.player, Anytime):
            return self.player.choose(view, seat, options, rng)
        return self.thinkers.choose(self.player, view, seat, options, rng)

    def within(self, seconds: float) -> "Elsewhere":
        return Elsewhere(self.player.within(seconds), self.thinkers) if isinstance(self.player, Anytime) else self

    def told(self, hearsay: Hearsay) -> "Elsewhere":
        """The same player, who has seen these signs."""
        return Elsewhere(told(self.player, hearsay), self.thinkers)


def elsewhere(bot: Bot, thinkers: Thinkers | None) -> Bot:
    """That player, who thinks elsewhere, now or once they have been told something to think about."""
    return Elsewhere(bot, thinkers) if thinkers is not None and isinstance(bot, Anytime | Listener) else bot


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
