"""The guides as they are written: their blocks of code, each with the file that stands before it."""

import os
import re
import shlex
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import weli

WELI = Path(weli.__file__).resolve().parents[1]
ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"`([\w./-]+\.(?:py|toml|po))`")


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


@dataclass(frozen=True)
class Stranger:
    """Somebody who has Weli from a wheel, in a Python environment of their own, and no repository."""

    python: Path

    @classmethod
    def with_a_wheel(cls, folder: Path) -> "Stranger":
        """The libraries are those of the tests: nothing is fetched."""
        wheel = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
        plain = {**os.environ, "WELI_PAGE": "skip", "WELI_COMPILE": "skip"}
        subprocess.run(wheel, cwd=ROOT, env=plain, capture_output=True, check=True)
        venv.create(folder / "env")
        paths = sysconfig.get_paths("venv", {"base": str(folder / "env"), "platbase": str(folder / "env")})
        Path(paths["purelib"], "libraries.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
        found = cls(Path(paths["scripts"], "python"))
        found.pip_install(next(folder.glob("*.whl")))
        place = found._run(["-c", "import weli; print(weli.__file__)"], folder).stdout
        assert place.startswith(str(folder)), place
        return found

    def pip_install(self, what: Path) -> None:
        offline = ("--no-index", "--no-build-isolation", "--no-deps", "--quiet")
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", *offline, str(what)]
        subprocess.run(pip, env=self._surroundings(), capture_output=True, check=True)

    def install_example(self, code: str, folder: Path) -> None:
        """Copies the game that comes with Weli as the guide says, and installs the copy."""
        copying, going, installing = code.splitlines()
        self._run(shlex.split(copying)[1:], folder)
        assert installing == "pip install -e ."
        self.pip_install(folder / going.removeprefix("cd "))

    def talk_through(self, code: str, folder: Path) -> None:
        """Types a conversation with Python in, and compares the answers."""
        told = self._run(["-m", "doctest", "/dev/stdin"], folder, code)
        assert told.returncode == 0, told.stdout

    def type_in(self, code: str, folder: Path) -> None:
        """Runs each command in that folder, and compares what it says where the page says it."""
        for said in code.removeprefix("$ ").split("\n$ "):
            command, _, wanted = said.partition("\n")
            done = self._run(["-m", "weli.commands.start", *shlex.split(command)[1:]], folder)
            assert not wanted.strip() or (done.stdout + done.stderr).strip() == wanted.strip(), command
            assert wanted.strip() or done.returncode == 0, done.stderr

    def _run(self, words: list[str], folder: Path, told: str = "") -> subprocess.CompletedProcess[str]:
        command = [str(self.python), *words]
        return subprocess.run(
            command, input=told, capture_output=True, text=True, check=False, cwd=folder, env=self._surroundings()
        )

    def _surroundings(self) -> dict[str, str]:
        """Nothing of the repository is on the path."""
        return {**{name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, "LC_ALL": "C"}
