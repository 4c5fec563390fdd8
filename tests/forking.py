"""The command `weli` in a process of its own that need not load everything first: it is forked off one that has, and runs no thread.

What is started so has its own surroundings, output and exit status, and dies as any other does; only the second it takes to load is spared.
What it loads by itself, the commands and their words, it loads anew.
"""

import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import ClassVar, Final, Self

from processes import start

LOADED: Final = (
    "alembic",
    "typer._adapters",
    "uvloop",
    "weli.commands.play",
    "weli.commands.serve",
    "weli.games",
    "weli.parlour.redis_bus",
    "weli.store.postgres",
    "weli.web.server",
)
"""What takes long to load, and does not look at the surroundings while it is loaded."""

LOADING = f"""
import importlib, json, os, signal, socket, sys
for name in {LOADED}:
    importlib.import_module(name)
texts = importlib.import_module("weli.core.texts")
texts.read_all()
orders = socket.socket(fileno=0)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for whoever waits below
while True:
    order, files, _, _ = socket.recv_fds(orders, 1 << 20, 3)
    if not order:
        sys.exit()
    if not os.fork():
        break
    for file in files:
        os.close(file)
signal.signal(signal.SIGCHLD, signal.SIG_DFL)
out, err, told = files
if child := os.fork():
    os.close(out)
    os.close(err)
    os.write(told, b"%d\\n" % child)
    _, status, used = os.wait4(child, 0)
    os.write(told, json.dumps([os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime]).encode())
    os._exit(0)
asked = json.loads(order)
os.setsid()
os.environ.clear()
os.environ.update(asked["env"])
os.chdir(asked["cwd"])
for number, file in enumerate((os.open(os.devnull, os.O_RDONLY), out, err)):
    os.dup2(file, number)
for file in files:
    os.close(file)
letters = os.environ.get("PYTHONIOENCODING", "utf-8")
sys.stdin, sys.stdout = open(0), open(1, "w", encoding=letters)
sys.stderr = open(2, "w", encoding=letters, errors="backslashreplace")
sys.argv = ["weli", *asked["words"]]
from weli.commands.start import main
main()
"""


class Forked:
    """A `weli` that runs, or has run, in a group of its own: waited for, heard and ended as one of `subprocess` is."""

    def __init__(self, told: int, out: int | None, err: int | None) -> None:
        self._told = os.fdopen(told, "rb", buffering=0)
        self.pid = int(self._told.readline())
        self.returncode: int | None = None
        self.stdout, self.stderr = (
            None if file is None else os.fdopen(file, encoding="utf-8", errors="backslashreplace")
            for file in (out, err)
        )

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self._told], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(["weli"], timeout or 0)
            self.returncode, used = json.loads(self._told.readline())
            Preloaded.used += used
        return self.returncode

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def communicate(self, *, timeout: float | None = None) -> tuple[str, str]:
        """What it has said until it has ended, which is not much."""
        self.wait(timeout)
        said, complained = (each.read() if each else "" for each in (self.stdout, self.stderr))
        return said, complained

    def send_signal(self, sig: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):  # its end is not told yet
                os.kill(self.pid, sig)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for file in (self.stdout, self.stderr):
            if file:
                file.close()
        self.wait()
        self._told.close()


class Preloaded:
    """What every `weli` is forked off."""

    used: ClassVar[float] = 0.0
    """In seconds of a processor, by all that has ended."""

    def __init__(self) -> None:
        self._orders, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = start([sys.executable, "-c", LOADING], stdin=theirs)

    def start(self, words: Sequence[str], env: Mapping[str, str], out: int, err: int) -> Forked:
        with ExitStack() as ends:
            files = [_given(each, ends) for each in (out, err)]
            hears, told = os.pipe()
            ends.callback(os.close, told)
            order = json.dumps({"words": words, "env": dict(env), "cwd": str(Path.cwd())})
            socket.send_fds(self._orders, [order.encode()], [*(given for given, _ in files), told])
        return Forked(hears, *(heard for _, heard in files))

    def end(self) -> None:
        """Of itself; what was forked off it runs on."""
        self._orders.close()
        with self._process:
            pass


def _given(wanted: int, ends: ExitStack) -> tuple[int, int | None]:
    """The file that a program writes to, and the one that it is read from, where it is."""
    if wanted == subprocess.DEVNULL:
        nothing = os.open(os.devnull, os.O_WRONLY)
        ends.callback(os.close, nothing)
        return nothing, None
    if wanted != subprocess.PIPE:
        return wanted, None
    heard, given = os.pipe()
    ends.callback(os.close, given)
    return given, heard
