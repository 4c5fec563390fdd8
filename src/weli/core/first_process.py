"""How a process that works for another one ends: with it, and not before."""

import multiprocessing
import os
import signal
from threading import Thread


def follow_the_first() -> None:
    """A worker ends with the process that began it, however that ended, and not by itself: Ctrl-C reaches all processes of a terminal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    assert first is not None
    first.join()
    os._exit(1)
