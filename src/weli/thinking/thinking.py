"""Computer players think on a few threads of their own, so that the server goes on serving meanwhile.

The threads share one interpreter: more of them think no faster, but a long thought at one table does not hold up the others.
"""

import asyncio
import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event
from typing import Final, Protocol, TypeVar, runtime_checkable

from weli.bots import Bot

T = TypeVar("T")
Wanted = Callable[[], bool]

_AT_ONCE: Final = 4
_HEADS: Final = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="player")


NEVER: Final = math.inf
_SHARE: Final = 0.5  # of the time that is left, for each choice: whoever is asked next has some as well


class GivenUp(Exception):
    """The answer is no longer wanted."""


@contextmanager
def thinking(think: Callable[[Wanted], T]) -> Iterator[asyncio.Future[T]]:
    """Starts a thought on another thread, and cancels it if the block is left before it has finished.

    `think` is called on another thread, with a question that it has to ask itself from time to time: whether the answer is still wanted.
    It may raise `GivenUp` then.
    """
    given_up = Event()
    thought = asyncio.get_running_loop().run_in_executor(_HEADS, think, lambda: not given_up.is_set())
    try:
        yield thought
    finally:
        given_up.set()
        thought.cancel()


@runtime_checkable
class Anytime(Protocol):
    """A player who can be stopped at any time and then chooses by what they have found out so far."""

    def within(self, seconds: float) -> Bot:
        """The same player, with no more than so long for a choice."""
        ...


def moment_in(seconds: float) -> float:
    """The moment by which everything has to be decided; never, where there are no seconds to wait for."""
    return time.monotonic() + seconds if seconds > 0 else NEVER


def hurried(bot: Bot, until: float) -> Bot:
    """A player who has to choose before that moment, and to leave time for others."""
    if until == NEVER or not isinstance(bot, Anytime):
        return bot
    return bot.within(_SHARE * max(0.0, until - time.monotonic()))
