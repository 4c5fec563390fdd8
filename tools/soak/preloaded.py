"""Servers that begin as copies of one process that has loaded everything already, so that thousands of them can be killed in an hour.

What a server keeps while it runs it makes anew, so a copy dies as any other does; only the second it takes to load is spared.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

COPIES = multiprocessing.get_context("forkserver")
LOADED = (
    "__main__",
    "weli.commands.cli",
    "weli.commands.play",
    "weli.web.server",
    "weli.games",
    "typer._adapters",
    "uvloop",
)
COPIES.set_forkserver_preload([*LOADED])


class Preloaded:
    """`weli` with these arguments, in a process and a group of its own; waited for and asked as a `Popen` is."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self._process = COPIES.Process(target=_weli, args=(arguments,), daemon=True)
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self) -> int | None:
        self._process.join()
        return self._process.exitcode


def _weli(arguments: Sequence[str]) -> None:
    from weli.commands.cli import main  # noqa: PLC0415  loaded already by the process this one is a copy of

    os.setsid()
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    sys.argv = ["weli", *arguments]
    main()
