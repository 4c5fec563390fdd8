"""Spreading pieces of work over processes, here or on other machines; the results come in their order, whatever the number of workers."""

import importlib
import logging
import multiprocessing
import os
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, TypeVar

from weli.arena.faults import PlaceError
from weli.core.first_process import follow_the_first

Task = TypeVar("Task")
Result = TypeVar("Result")

_BATCH_SECONDS: Final = 2.0  # so long a batch should take, that sending it does not count
_BATCH_GROWTH: Final = 4
_BATCHES_AHEAD: Final = 2  # for each worker: one to do, and one that waits for it
_RAY_STORE: Final = 128 * 2**20  # in bytes; results are small, and containers have little shared memory


@dataclass(frozen=True)
class Crew:
    """Who does the work: so many at once, each asked by `submit(function, *arguments)`."""

    hands: int
    submit: Callable[..., "Future[Any]"]


def crew_of(workers: int, on: str = "processes") -> AbstractContextManager[Crew | None]:
    """So many workers, `on` processes of this machine or `ray`; one process is this one, and needs no crew.

    Raises:
        PlaceError: a worker has ended in the middle of its work, or Ray is wanted and is not installed.
    """
    if on == "ray":
        return _on_ray(workers)
    return _processes(workers) if workers > 1 else nullcontext()


def spread(play: Callable[[Task], Result], tasks: Iterable[Task], crew: Crew | None) -> Iterator[Result]:
    """Each task done by `play`, the results in the order of the tasks.

    Tasks are taken up a little before their results are wanted. They are sent in batches, which grow until one takes some seconds.
    """
    if crew is None:
        yield from map(play, tasks)
        return
    left = iter(tasks)
    at_once = 1
    waiting: deque[Future[tuple[list[Result], float]]] = deque()
    while True:
        while len(waiting) < crew.hands * _BATCHES_AHEAD and (batch := list(islice(left, at_once))):
            waiting.append(crew.submit(_play_all, play, batch))
        if not waiting:
            return
        results, seconds = waiting.popleft().result()
        yield from results
        fitting = int(len(results) * _BATCH_SECONDS / max(seconds, 1e-6))
        at_once = max(1, min(fitting, at_once * _BATCH_GROWTH))


def _play_all(play: Callable[[Task], Result], batch: Sequence[Task]) -> tuple[list[Result], float]:
    """The results of a batch, and the seconds that it took."""
    start = time.perf_counter()
    results = [play(task) for task in batch]
    return results, time.perf_counter() - start


@contextmanager
def _processes(workers: int) -> Iterator[Crew]:
    others = set(multiprocessing.active_children())
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=fresh, initializer=follow_the_first)
    try:
        yield Crew(workers, pool.submit)
    except BrokenProcessPool:
        raise PlaceError("arena.worker-ended") from None
    finally:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        # Its thread has to be over before Python ends: at its end Python would write to a pipe that the thread is just closing.
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _on_ray(workers: int) -> Iterator[Crew]:
    """Ray as it runs in this process already, or on the cluster that `RAY_ADDRESS` names, or begun on this machine."""
    try:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray = importlib.import_module("ray")
    except ImportError:
        raise PlaceError("arena.no-ray") from None
    runs_already = ray.is_initialized()
    if not runs_already:
        here = {"num_cpus": workers, "include_dashboard": False, "object_store_memory": _RAY_STORE}
        asked = {} if os.environ.get("RAY_ADDRESS") else here
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **asked)
    remote = ray.remote(_play_all)
    try:
        yield Crew(workers, lambda _, *arguments: remote.remote(*arguments).future())
    except ray.exceptions.RayError:
        raise PlaceError("arena.worker-ended") from None
    finally:
        if not runs_already:
            ray.shutdown()
