"""The package: with the compiled engine where it can be compiled, otherwise plain; it says which and why."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
NO_COMPILER = {"CC": "/nowhere/cc"}
_LONGEST = 400  # seconds that compiling takes beside a busy neighbour
SENTENCE = "Compiling needs a C compiler and Python's headers"


def build(folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    env = {**os.environ, "WELI_PAGE": "skip", **variables}
    done = subprocess.run(program, cwd=ROOT, env=env, capture_output=True, text=True, timeout=_LONGEST, check=False)
    assert "Traceback" not in done.stdout + done.stderr
    return done


def content(folder: Path) -> tuple[str, list[str]]:
    """The name of the one wheel in a folder, and what is in it."""
    (wheel,) = folder.glob("*.whl")
    return wheel.name, ZipFile(wheel).namelist()


@pytest.mark.skipif(os.name == "nt", reason="there setuptools looks for the compiler")
def test_without_a_compiler_the_wheel_is_plain_and_one_sentence_says_so(tmp_path: Path) -> None:
    done = build(tmp_path, **NO_COMPILER)
    assert done.returncode == 0
    said, where = done.stderr.splitlines()
    assert SENTENCE in said
    assert where.endswith(".whl")
    name, files = content(tmp_path)
    assert name.endswith("py3-none-any.whl")
    assert "weli/core/cards.py" in files
    assert not [path for path in files if path.endswith((".so", ".pyd"))]


@pytest.mark.skipif(os.name == "nt", reason="there setuptools looks for the compiler")
def test_who_needs_it_compiled_gets_no_plain_wheel(tmp_path: Path) -> None:
    done = build(tmp_path, WELI_COMPILE="need", **NO_COMPILER)
    assert done.returncode != 0
    assert SENTENCE in done.stderr
    assert not list(tmp_path.iterdir())


def test_who_wants_it_plain_gets_it_without_a_word(tmp_path: Path) -> None:
    done = build(tmp_path, WELI_COMPILE="skip")
    assert done.returncode == 0
    assert len(done.stderr.splitlines()) == 1  # where it lies
    assert content(tmp_path)[0].endswith("py3-none-any.whl")


@pytest.mark.few(0)
@pytest.mark.timeout(_LONGEST + 20)
def test_the_compiled_wheel_has_the_sources_beside_the_compiled_modules(tmp_path: Path) -> None:
    assert build(tmp_path, WELI_COMPILE="unoptimised").returncode == 0
    name, files = content(tmp_path)
    assert "none-any" not in name
    kernel = [path for path in files if path.startswith("weli/kernel/made/")]
    assert os.name == "nt" or {Path(path).suffix for path in kernel} == {".json", ".so"}
    compiled = [path for path in files if path.endswith((".so", ".pyd")) and path not in kernel]
    beside = {f"{path.split('.', maxsplit=1)[0]}.py" for path in compiled if "/" in path}
    assert {"weli/core/cards.py", "weli/games/figures/engine/engine.py"} <= beside <= set(files)
    assert len(compiled) == len(beside) + 1  # and the one that they share
