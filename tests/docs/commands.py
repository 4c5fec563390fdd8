"""The commands on the pages: where they stand, and whether every word of them is known to the program that is to read it."""

import ast
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from typer.main import get_command

from docs.test_pages import ROOT
from weli.commands.cli import app

OF_THE_MACHINE = set(
    "adduser apt-get cd chmod chown cp createdb createuser curl echo export git ln ls mkdir mv openssl pg_basebackup pg_restore podman "
    "psql RNG_test sed systemctl".split()
)
"""Programs that are not ours. Of their words only the files of the house are looked at."""

SHELLS = ("", "console", "sh")
"""How blocks of commands are marked, if they are not just indented. All other blocks say what they hold."""

PIECE = re.compile(
    r"^```(?P<kind>[^\n]*)\n(?P<fenced>.*?)^```$|(?<=\n\n)(?P<indented>(?:    [^\n]*\n)+)|(?<!`)`(?P<said>[^`]+)`",
    re.DOTALL | re.MULTILINE,
)
BEFORE = r"(?:[A-Z_]+=\S+ |nice |runuser --user \w+ -- )*"
OURS = re.compile(rf"{BEFORE}(?:[\w./]*/)?(?:weli|python3?|pip|pytest|make) ")
DOTS = ("...", "…")
FOLDERS = ("docs", "examples", "hosting", "src", "tests", "tools")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
COMMANDS: Any = get_command(app)


class Command(NamedTuple):
    words: list[str]  # the program first, without what is set for it or who runs it
    whole: bool  # in a block, not in a sentence
    answer: str = ""  # what the page says that comes of it


def commands(page: Path) -> Iterator[Command]:
    """All commands of a page, in its order. `ARGS=...` in a sentence is for the `make` before it."""
    making = ""
    for piece in PIECE.finditer(page.read_text("utf-8")):
        said = re.sub(r"\s+", " ", piece["said"] or "")
        if said.startswith("ARGS="):
            said = f"{making} {said}"
        if OURS.match(said):
            making = " ".join(said.split()[:2]) if said.startswith("make ") else making
            yield from _in_line(said, whole=False)
        elif piece["kind"] == "console":
            for typed in piece["fenced"].removeprefix("$ ").split("\n$ "):
                line, _, answer = typed.partition("\n")
                yield from _in_line(line, answer=answer.strip())
        elif piece["indented"] or piece["kind"] in SHELLS:
            for line in (piece["indented"] or piece["fenced"]).replace("\\\n", " ").splitlines():
                yield from _in_line(line)


def _in_line(line: str, *, whole: bool = True, answer: str = "") -> Iterator[Command]:
    """One after another (`&&`), or one into the other (`|`)."""
    lexer = shlex.shlex(re.sub(rf"(^|&& ){BEFORE}", r"\1", line.strip()), posix=True, punctuation_chars=True)
    lexer.whitespace_split = True
    words: list[str] = []
    for word in [*lexer, "&&"]:
        if word not in ("&&", "|"):
            words.append(word)
        elif words:
            yield Command(words, whole, answer)
            words = []


def options(words: list[str]) -> list[str]:
    return [word.partition("=")[0] for word in words if re.match(r"--?[a-z]", word)]


def amiss(words: list[str]) -> Iterator[str]:
    """What is wrong with a command; what stands for anything, `...`, is passed over."""
    program, *rest = [word for word in words if word not in DOTS]
    name = Path(program).name.replace("python3", "python")
    if name in _AMISS:
        yield from _AMISS[name](rest)
    elif name not in OF_THE_MACHINE:
        yield f"{name} is no program of the house, and not in OF_THE_MACHINE; a block without commands says what it holds"
    for word in rest:
        if word.split("/")[0] in FOLDERS and not any(ROOT.glob(word.removesuffix("..."))):
            yield f"there is no {word}"


def _unknown(words: list[str], known: set[str]) -> Iterator[str]:
    return (f"there is no {option}" for option in options(words) if option not in known)


def _of_weli(words: list[str]) -> Iterator[str]:
    command = COMMANDS.commands.get(words[0]) if words and not words[0].startswith("-") else COMMANDS
    yield from _unknown(words, {*options_of(command), "--help"}) if command else [f"there is no command {words[0]}"]


def options_of(command: Any) -> set[str]:
    """Those of one of Weli's commands."""
    return {name for each in command.params for name in (*each.opts, *each.secondary_opts)}


def _of_python(words: list[str]) -> Iterator[str]:
    first, *rest = words
    if first == "-c":
        ast.parse(rest[0])
    elif first == "-m":
        yield from [] if _is_module(rest[0]) else [f"there is no module {rest[0]}"]
    else:
        read = read_by(first)
        yield from _unknown(rest, read)
        if (ROOT / first).is_dir() and rest[0] not in read:
            yield f"{first} knows no {rest[0]}"


def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def read_by(program: str) -> set[str]:
    """What a program of ours may find among its words, as it stands in its source: its options, and what it can be told to do."""
    files = [ROOT / program, *(ROOT / program).rglob("*.py")]
    return set(re.findall(r'"([\w-]+)"', "".join(file.read_text("utf-8") for file in files if file.is_file())))


def _of_pip(words: list[str]) -> Iterator[str]:
    yield from _unknown(words, options_of_pip())
    named = {name for word in words for several in re.findall(r"weli.*\[(.*)\]", word) for name in several.split(",")}
    yield from (f"Weli has no extra {name}" for name in named - set(EXTRAS))


@cache
def options_of_pip() -> set[str]:
    """Those of `pip install`, as it tells them itself."""
    help_asked = [sys.executable, "-m", "pip", "install", "--help"]
    told = subprocess.run(help_asked, capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"(?<=[ ,])--?[a-z][a-z-]*", told))


def _of_pytest(words: list[str]) -> Iterator[str]:
    yield from _unknown(words, {"-k"})
    if "-k" in words:
        file, _, name = words
        if not re.search(rf"def test_\w*{name}", (ROOT / file).read_text("utf-8")):
            yield f"there is no test called {name}"


def _of_make(words: list[str]) -> Iterator[str]:
    for word in words:
        name, is_variable, value = word.partition("=")
        if not re.search(rf"\b{name}\b" if is_variable else rf"^{name}:", MAKEFILE, re.MULTILINE):
            yield f"the Makefile knows no {name}"
        if name == "ARGS" and (program := _handed_on(words[0])):
            yield from amiss([*program, *shlex.split(value)])


def _handed_on(target: str) -> list[str]:
    """The program to which a target of the Makefile gives `ARGS`, with the words before them."""
    recipe = rf"^{target}:.*\n(?:\t.*\n)*?\t.*\$\(BIN\)/([^$\n]*)\$\((?:or \$\()?ARGS\)"
    found = re.search(recipe, MAKEFILE, re.MULTILINE)
    return found[1].split() if found else []


_AMISS: dict[str, Callable[[list[str]], Iterator[str]]] = {
    "make": _of_make,
    "pip": _of_pip,
    "pytest": _of_pytest,
    "python": _of_python,
    "weli": _of_weli,
}
