"""The guides as they are written: their blocks of code, each with the file that stands before it."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import weli

WELI = Path(weli.__file__).resolve().parents[1]
DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"`([\w./]+\.(?:py|toml|po))`")


class Block(NamedTuple):
    kind: str
    code: str
    file: str  # the last one named before it


def blocks(page: str) -> list[Block]:
    """Every block of a page, in order."""
    text = (DOCS / page).read_text("utf-8")
    return [
        Block(found[1], found[2], next(reversed(FILE.findall(text[: found.start()])), ""))
        for found in BLOCK.finditer(text)
    ]


def talk_through(code: str, names: dict[str, object] | None = None) -> None:
    """Types a conversation with Python in, and compares the answers."""
    test = doctest.DocTestParser().get_doctest(code, names or {}, "guide", None, None)
    told: list[str] = []
    doctest.DocTestRunner().run(test, out=told.append)
    assert not told, "".join(told)


def type_in(code: str, folder: Path) -> None:
    """Runs each command in that folder, and compares what it says where the page says it."""
    for said in code.removeprefix("$ ").split("\n$ "):
        command, _, wanted = said.partition("\n")
        words = [sys.executable, "-m", "weli.commands.start", *shlex.split(command)[1:]]
        path = os.pathsep.join(
            [str(WELI), os.environ["PYTHONPATH"]]
        )  # another folder: a relative path leads nowhere there
        env = {**os.environ, "LC_ALL": "C", "PYTHONPATH": path}
        done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=folder, env=env)
        assert not wanted.strip() or (done.stdout + done.stderr).strip() == wanted.strip(), command
        assert wanted.strip() or done.returncode == 0, done.stderr
