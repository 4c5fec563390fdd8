"""From the engine's source to libraries: read by mypy, put into C, compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from compiled import compiler, is_gcc
from kernel.file import layout, text_of, translated
from kernel.games import games_to_translate, modules_of
from kernel.kinds import Unreadable
from kernel.program import SOURCE, Program

if TYPE_CHECKING:
    from kernel.translation import Game

# Rows of one width are one type to whoever reads them, and numbers go round at 64 bits; a kind in the wrong place must not pass as a
# warning. `memmove` takes longer than a loop for rows of five.
FLAGS = ["-std=gnu11", "-fPIC", "-fno-strict-aliasing", "-fwrapv", "-fvisibility=hidden"]
STRICT = ["-Werror=incompatible-pointer-types", "-Werror=int-conversion"]
WAYS = {
    "fast": ["-O3", "-fno-tree-loop-distribute-patterns"],
    "checked": ["-O0", "-DCHECKED"],
    "sanitized": ["-O1", "-DCHECKED", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
}
"""How a kernel may be compiled: to play, to see every place in a row looked at before it is used, or with a compiler that looks on."""

# What Python may hand over is anything: there every place in a row is looked at, which costs an eighth.
FOR_PYTHON = ["-DCHECKED", "-DFOR_PYTHON", f"-I{sysconfig.get_path('include')}"]
# gcc compiles it, looks on while it plays, and compiles it again: a sixth faster. What was not played is compiled as ever instead of for
# little room.
WATCHED = ["-fprofile-generate"]
TRAINED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
TRAINING = Path(__file__).with_name("training.py")


def steps_for(way: str) -> list[list[str]]:
    """What is told to the compiler each time that it compiles a kernel; between two of them the kernel plays."""
    flags = [*FLAGS, *STRICT, *WAYS[way]]
    return [[*flags, *WATCHED], [*flags, *TRAINED]] if way == "fast" and is_gcc() else [flags]


def build_kernels(folder: Path, way: str) -> None:
    """Makes all kernels in a folder.

    Raises:
        Unreadable: something has no C, or the compiler refuses it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    games = games_to_translate()
    program = Program(modules_of(games))
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        made = [pool.submit(compiled, folder, game, program_text(game, program), way) for game in games]
        for one in made:
            one.result()


def program_text(game: Game, program: Program) -> tuple[str, dict[str, Any]]:
    """The C of a game, and how its memory lies."""
    to = translated(game, program)
    return text_of(to), layout(to)


def compiled(folder: Path, game: Game, texts: tuple[str, dict[str, Any]], way: str) -> None:
    """Puts the libraries of a game into the folder, and beside them how their memory lies and what they were made of.

    One plays by itself; the other is a module of Python's.
    """
    source = folder / f"{game.names[0]}.c"
    source.write_text(texts[0], "utf-8")
    library, module = source.with_suffix(".so"), folder / f"{game.names[0]}_module.so"
    compile_c([*FLAGS, *STRICT, *WAYS[way], *FOR_PYTHON, "-shared", "-o", str(module), str(source)])
    with TemporaryDirectory() as place:
        for turn, flags in enumerate(steps_for(way)):
            if turn:
                train(folder, game)
            # A profile lies beside the object that was watched, and is found by its name.
            laid = Path(place, "kernel.o")
            compile_c([*flags, "-c", "-o", str(laid), str(source)])
            compile_c([*flags, "-shared", "-o", str(library), str(laid)])
            describe(source.with_suffix(".json"), texts[1], library, module)


def describe(target: Path, laid_out: dict[str, Any], library: Path, module: Path) -> None:
    made_of = {"library": digest(library), "module": digest(module), "sources": sources(laid_out["modules"])}
    target.write_text(json.dumps({**laid_out, "made_of": made_of}, indent=1), "utf-8")


def compile_c(told: list[str]) -> None:
    done = subprocess.run([*compiler(), *told], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unreadable(f"{told[-1]}: {done.stderr[:2000]}")


def train(folder: Path, game: Game) -> None:
    """Plays the kernel in a process of its own, at whose end the counts are written."""
    subprocess.run([sys.executable, str(TRAINING), str(folder), *game.names], check=True)


def sources(modules: list[str]) -> dict[str, str]:
    """The files of the engine that a kernel was made of, each with what it was."""
    paths = [Path(*module.split(".")) for module in modules]
    files = [path / "__init__.py" if (SOURCE / path).is_dir() else path.with_suffix(".py") for path in paths]
    return {path.as_posix(): digest(SOURCE / path) for path in files}


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()
