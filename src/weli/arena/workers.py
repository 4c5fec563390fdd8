"""Spreading numbered pieces of work over processes; the results come in their order, whatever the number of workers."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")

NORMAL_95: Final = 1.96
"""How many standard deviations lie on either side of the mean in a 95 % interval."""


def in_order(one: Callable[[int], T], count: int, workers: int, at_once: int) -> Iterator[T]:
    """The pieces 0 to `count - 1`, each done by `one`; so many at once are sent to a worker."""
    if workers == 1:
        yield from map(one, range(count))
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(one, range(count), chunksize=at_once)
