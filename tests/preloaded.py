"""The command `weli` in a process of its own that need not load everything first: it is forked off one that has, and runs no thread.

What is started so has its own surroundings, output and exit status; what it loads by itself, the commands and their words, it loads anew.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar, Final

LOADED: Final = ("typer", "weli.games", "weli.parlour.redis_bus", "weli.store.postgres", "weli.web.server")
"""What takes long to load, and does not look at the surroundings while it is loaded."""

LOADING = f"""
import importlib, json, os, sys
for name in {LOADED}:
    importlib.import_module(name)
for line in sys.stdin:
    asked = json.loads(line)
    if not (child := os.fork()):
        break
    _, status, used = os.wait4(child, 0)
    print(json.dumps([os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime]), flush=True)
else:
    sys.exit()
os.environ.clear()
os.environ.update(asked["env"])
os.chdir(asked["cwd"])
flags = os.O_WRONLY | os.O_CREAT
for number, name in enumerate((os.devnull, *asked["out"])):
    os.dup2(os.open(name, flags if number else os.O_RDONLY), number)
letters = os.environ.get("PYTHONIOENCODING", "utf-8")
sys.stdin, sys.stdout = open(0), open(1, "w", encoding=letters)
sys.stderr = open(2, "w", encoding=letters, errors="backslashreplace")
sys.argv = ["weli", *asked["words"]]
from weli.commands.start import main
main()
"""


class Preloaded:
    """What every `weli` of a test is forked off."""

    used: ClassVar[float] = 0.0
    """In seconds of a processor, by all that has ended."""

    def __init__(self) -> None:
        words = [sys.executable, "-c", LOADING]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def run(self, words: Sequence[str], env: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with tempfile.TemporaryDirectory() as folder:
            out = [Path(folder) / name for name in ("out", "err")]
            asked = {"words": words, "env": dict(env), "cwd": str(Path.cwd()), "out": [*map(str, out)]}
            try:
                print(json.dumps(asked), file=self._process.stdin, flush=True)
                status, used = json.loads(self._process.stdout.readline())
            except BaseException:  # its answer would be taken for that to the next question
                end()
                raise
            Preloaded.used += used
            return subprocess.CompletedProcess(words, status, *(each.read_text("utf-8") for each in out))

    def end(self) -> None:
        self._process.kill()
        with self._process:
            pass


@cache
def preloaded() -> Preloaded:
    return Preloaded()


def end() -> None:
    if preloaded.cache_info().currsize:
        preloaded().end()
        preloaded.cache_clear()


def pytest_sessionfinish() -> None:
    end()


def run_weli(words: Sequence[str], env: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    if not hasattr(os, "fork"):  # there it is started whole
        whole = [sys.executable, "-m", "weli", *words]
        return subprocess.run(whole, env=dict(env), capture_output=True, text=True, check=False)
    return preloaded().run(words, env)
