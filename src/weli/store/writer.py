"""The one thread that writes to a store: whatever comes while it writes waits, and is then written down together.

A commit takes as long as the disk takes to be sure, however much stands in it. So nobody commits for themselves: the thread takes all that
has come meanwhile, commits once, and tells everybody then. Where many write it waits some milliseconds for the next (`gathering`).
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Final

from sqlalchemy import Connection

from weli.store.gathering import Gathering
from weli.store.store import StoreError

AT_MOST: Final = 512
"""So many jobs in one commit: what comes later need not wait for all of a crowd."""

Job = Callable[[Connection], None]
"""What is done with the connection that writes, within a transaction that somebody else begins and ends."""

Outcome = Exception | None
"""What a job has raised; none: it is durable."""


class Writer:
    """Does jobs in the order in which they come, many in one commit."""

    def __init__(self, commit: Callable[[Sequence[Job]], list[Outcome]]) -> None:
        """`commit` does some jobs in one transaction and tells for each what came of it, once that is durable."""
        self._commit = commit
        self._waiting: SimpleQueue[tuple[Job, Future[None]] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False
        self._turn = Lock()
        self._gathering = Gathering()

    def do(self, job: Job) -> Future[None]:
        """Hands a job in; the answer comes once it is durable, or raises what has prevented it."""
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # nobody can take it back: it may be written already
        with self._turn:
            if self._closed:
                done.set_exception(StoreError("store.busy"))
                return done
            if self._thread is None:
                self._thread = Thread(target=self._run, name="writer", daemon=True)
                self._thread.start()
            self._waiting.put((job, done))
        return done

    def close(self) -> None:
        """Waits until all that was handed in is written; nothing is taken any more."""
        with self._turn:
            self._closed = True
            if self._thread is None:
                return
            self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            if seconds := self._gathering.wait(time.monotonic()):
                time.sleep(seconds)
            jobs, last = [first], False
            while len(jobs) < AT_MOST and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    last = True
                    break
                jobs.append(following)
            self._gathering.begin(time.monotonic(), len(jobs))
            self._write(jobs)
            if last:
                return

    def _write(self, jobs: Sequence[tuple[Job, Future[None]]]) -> None:
        try:
            outcomes = self._commit([job for job, _ in jobs])
        except Exception as fault:
            outcomes = [fault] * len(jobs)
        for (_, done), outcome in zip(jobs, outcomes, strict=True):
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)
