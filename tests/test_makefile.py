"""What `make` has made it makes anew where one of its sources has changed, or has gone; and nowhere else."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CLIENT = "src/weli/web/client"
SOURCES = [
    "pyproject.toml",
    "tools/page_types.py",
    *(f"tools/build_steps/{name}.py" for name in ("compiled", "keeping", "make_kernel", "page")),
    *(f"requirements/{name}.txt" for name in ("run", "build")),
    *(f"src/weli/{name}.py" for name in ("core/cards", "ports/at_table/view", "wire/messages", "wire/requests")),
    f"{CLIENT}/src/App.svelte",
    f"{CLIENT}/build/words.ts",
    "src/weli/art/faces.py",
]
MADE = [".venv/.made", ".venv/.run", "src/weli/web/static/index.html", "build/unoptimised/.made"]
"""One after the other, each of those before it."""


def up_to_date(checkout: Path) -> bool:
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    words = ["make", "--question", MADE[-1]]
    done = subprocess.run(words, cwd=checkout, env=alone, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode < 2, done.stderr
    return done.returncode == 0


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """One in which all that the tests run with the compiled engine need is made."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in [*SOURCES, *MADE]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    up_to_date(tmp_path)
    for names in (tmp_path / "build").glob("*.names"):
        os.utime(names, (0, 0))
    for age, name in enumerate([*SOURCES, *MADE]):
        os.utime(tmp_path / name, (age, age))
    assert up_to_date(tmp_path)
    return tmp_path


def test_bytecode_is_no_source(checkout: Path) -> None:
    """Whoever loaded a package for the first time had the engine compiled once more, by two at once in the last part of the gate."""
    (checkout / "src/weli/core/__pycache__").mkdir()
    (checkout / "src/weli/art/__pycache__").mkdir()
    assert up_to_date(checkout)


@pytest.mark.parametrize("name", ["src/weli/core/cards.py", "src/weli/art/faces.py", f"{CLIENT}/src/App.svelte"])
def test_a_source_that_has_changed_counts(checkout: Path, name: str) -> None:
    (checkout / name).touch()
    assert not up_to_date(checkout)


@pytest.mark.parametrize("name", ["src/weli/core/new.py", f"{CLIENT}/src/New.svelte"])
def test_a_source_that_is_new_or_gone_counts(checkout: Path, name: str) -> None:
    (checkout / name).touch()
    os.utime(checkout / name, (0, 0))
    assert not up_to_date(checkout)
    for made in ("build/page.names", "build/package.names"):
        os.utime(checkout / made, (0, 0))
    assert up_to_date(checkout)
    (checkout / name).unlink()
    assert not up_to_date(checkout)
