"""Programs that tests start: each with the signals that a terminal would give it, and each ended with its test."""

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import IO, Any, Protocol, Self

HEARD = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGPIPE") if hasattr(signal, name)]
"""What may have been turned off above this process: a job in the background ignores SIGINT, one under `nohup` SIGHUP."""


class Running(Protocol):
    """A program that was started, as `subprocess` shows it."""

    pid: int
    returncode: int | Any
    stdout: IO[str] | None
    stderr: IO[str] | None

    def poll(self) -> int | None: ...
    def wait(self, timeout: float | None = None) -> int: ...
    def communicate(self, *, timeout: float | None = None) -> tuple[str, str]: ...
    def send_signal(self, sig: int) -> None: ...
    def terminate(self) -> None: ...
    def kill(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *_: Any) -> None: ...


def as_from_a_terminal() -> None:
    for each in HEARD:
        signal.signal(each, signal.SIG_DFL)
    if os.name == "posix":
        signal.pthread_sigmask(signal.SIG_SETMASK, ())


def start(words: Sequence[str], **options: Any) -> subprocess.Popen[str]:
    """A program in a group of its own, so that whatever it starts can be ended with it by `end`."""
    posix: dict[str, Any] = {"start_new_session": True, "preexec_fn": as_from_a_terminal} if os.name == "posix" else {}
    return subprocess.Popen(list(words), text=True, **{"stdin": subprocess.DEVNULL, **posix, **options})


def end(process: Running) -> None:
    """Ends a program and all that it has started, whether it still runs or not."""
    if os.name == "posix":
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    with process:
        pass


@contextmanager
def running(process: Running) -> Iterator[Running]:
    """It runs no longer than the block."""
    try:
        yield process
    finally:
        end(process)


def started(words: Sequence[str], **options: Any) -> AbstractContextManager[Running]:
    """A program that runs no longer than the block."""
    return running(start(words, **options))
