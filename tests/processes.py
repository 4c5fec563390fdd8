"""Programs that tests start: each with the signals that a terminal would give it, and each ended with its test."""

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

HEARD = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGPIPE") if hasattr(signal, name)]
"""What may have been turned off above this process: a job in the background ignores SIGINT, one under `nohup` SIGHUP."""


def as_from_a_terminal() -> None:
    for each in HEARD:
        signal.signal(each, signal.SIG_DFL)
    if os.name == "posix":
        signal.pthread_sigmask(signal.SIG_SETMASK, ())


def start(words: Sequence[str], **options: Any) -> subprocess.Popen[str]:
    """A program in a group of its own, so that whatever it starts can be ended with it by `end`."""
    posix: dict[str, Any] = {"start_new_session": True, "preexec_fn": as_from_a_terminal} if os.name == "posix" else {}
    return subprocess.Popen(list(words), text=True, **{"stdin": subprocess.DEVNULL, **posix, **options})


def end(process: subprocess.Popen[str]) -> None:
    """Ends a program and all that it has started, whether it still runs or not."""
    if os.name == "posix":
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    with process:
        pass


@contextmanager
def started(words: Sequence[str], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A program that runs no longer than the block."""
    process = start(words, **options)
    try:
        yield process
    finally:
        end(process)
