"""Servers that begin as copies of one process that has loaded everything already, so that thousands of them can be killed in an hour.

What a server keeps while it runs it makes anew, so a copy dies as any other does; only the second it takes to load is spared.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from multiprocessing.connection import Connection

COPIES = multiprocessing.get_context("forkserver")
LOADED = (
    "__main__",
    "weli.commands.cli",
    "weli.commands.play",
    "weli.commands.serve",
    "weli.web.server",
    "weli.games",
    "typer._adapters",
    "uvloop",
)
COPIES.set_forkserver_preload([*LOADED])


class Preloaded:
    """`weli` with these arguments, in a process and a group of its own; waited for, heard and ended as a `Popen` is."""

    def __init__(self, arguments: Sequence[str], variables: Mapping[str, str] = {}) -> None:
        heard, said = COPIES.Pipe(duplex=False)
        self._process = COPIES.Process(target=_weli, args=(arguments, variables, said), daemon=True)
        self._process.start()
        said.close()
        self.stdout = os.fdopen(os.dup(heard.fileno()), encoding="utf-8")
        heard.close()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, seconds: float | None = None) -> int | None:
        self._process.join(seconds)
        return self._process.exitcode

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.stdout.close()
        self.wait()


def _weli(arguments: Sequence[str], variables: Mapping[str, str], said: Connection) -> None:
    from weli.commands.cli import main  # noqa: PLC0415  loaded already by the process this one is a copy of

    os.setsid()
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream, to in enumerate((nowhere, said.fileno(), nowhere)):
        os.dup2(to, stream)
    # what was a file, where the soak writes into one, can be sought in; the pipe it is now cannot
    sys.stdout, sys.stderr = os.fdopen(1, "w", encoding="utf-8"), os.fdopen(2, "w", encoding="utf-8")
    os.environ.update(variables)
    sys.argv = ["weli", *arguments]
    main()
