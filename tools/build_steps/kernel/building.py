"""From the engine's source to libraries: read by mypy, put into C, compiled."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kernel.file import layout, text_of, translated
from kernel.games import games_to_translate, modules_of
from kernel.kinds import Unreadable
from kernel.program import SOURCE, Program

if TYPE_CHECKING:
    from kernel.translation import Game

# Rows of one width are one type to whoever reads them, and numbers go round at 64 bits; a kind in the wrong place must not pass as a
# warning. `memmove` takes longer than a loop for rows of five.
FLAGS = ["-std=gnu11", "-fPIC", "-shared", "-fno-strict-aliasing", "-fwrapv", "-fvisibility=hidden"]
STRICT = ["-w", "-Werror=incompatible-pointer-types", "-Werror=int-conversion"]
FAST = ["-O3", "-fno-tree-loop-distribute-patterns"]
CHECKED = ["-O0", "-DCHECKED"]


def flags_for(*, checked: bool) -> list[str]:
    return [*FLAGS, *STRICT, *(CHECKED if checked else FAST)]


def build_kernels(folder: Path, *, checked: bool) -> None:
    """Makes all kernels in a folder.

    Raises:
        Unreadable: something has no C, or the compiler refuses it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    games = games_to_translate()
    program = Program(modules_of(games))
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        made = [pool.submit(compiled, folder, game, program_text(game, program), checked=checked) for game in games]
        for one in made:
            one.result()


def program_text(game: Game, program: Program) -> tuple[str, dict[str, Any]]:
    """The C of a game, and how its memory lies."""
    to = translated(game, program)
    return text_of(to), layout(to)


def compiled(folder: Path, game: Game, texts: tuple[str, dict[str, Any]], *, checked: bool) -> None:
    source = folder / f"{game.names[0]}.c"
    source.write_text(texts[0], "utf-8")
    library = source.with_suffix(".so")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, *flags_for(checked=checked), "-o", str(library), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unreadable(f"{source.name}: {done.stderr[:2000]}")
    described = {**texts[1], "made_of": {"library": digest(library), "sources": sources(texts[1]["modules"])}}
    source.with_suffix(".json").write_text(json.dumps(described, indent=1), "utf-8")


def sources(modules: list[str]) -> dict[str, str]:
    """The files of the engine that a kernel was made of, each with what it was."""
    paths = [Path(*module.split(".")) for module in modules]
    files = [path / "__init__.py" if (SOURCE / path).is_dir() else path.with_suffix(".py") for path in paths]
    return {path.as_posix(): digest(SOURCE / path) for path in files}


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()
