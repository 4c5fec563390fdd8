"""Computer players think on a few threads of their own, so that the server goes on serving meanwhile.

The threads share one interpreter: more of them think no faster, but a long thought at one table does not hold up the others.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event
from typing import Final, TypeVar

T = TypeVar("T")
Wanted = Callable[[], bool]

_AT_ONCE: Final = 4
_HEADS: Final = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="player")


class GivenUp(Exception):
    """Nobody wants to know any more."""


@contextmanager
def thinking(think: Callable[[Wanted], T]) -> Iterator[asyncio.Future[T]]:
    """Begins to think, and gives it up when the block is left before the thought is finished.

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
