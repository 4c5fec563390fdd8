"""The command `weli` for tests, forked off a process that has loaded everything; on Linux, elsewhere it is started whole."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache

from forking import Preloaded
from processes import Running, running, start


@cache
def preloaded() -> Preloaded:
    return Preloaded()


def pytest_sessionfinish() -> None:
    if preloaded.cache_info().currsize:
        preloaded().end()
        preloaded.cache_clear()


def start_weli(words: Sequence[str], env: Mapping[str, str], stdout: int = 1, stderr: int = 2) -> Running:
    """As `processes.start` starts a program; whoever starts it ends it."""
    if sys.platform == "linux":  # where an order goes whole over a socket, with the files to write to
        return preloaded().start(words, env, stdout, stderr)
    return start([sys.executable, "-m", "weli", *words], env=dict(env), stdout=stdout, stderr=stderr)


def run_weli(words: Sequence[str], env: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Waits until it has ended. It may say more than a pipe holds."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        with started_weli(words, env, out.fileno(), err.fileno()) as process:
            status = process.wait()
        said = []
        for file in (out, err):
            file.seek(0)
            said.append(file.read().decode())
    return subprocess.CompletedProcess(words, status, *said)


@contextmanager
def started_weli(words: Sequence[str], env: Mapping[str, str], stdout: int = 1, stderr: int = 2) -> Iterator[Running]:
    """It runs no longer than the block."""
    with running(start_weli(words, env, stdout, stderr)) as process:
        yield process
