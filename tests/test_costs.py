"""What a run tells at its end: what it cost, and who needed a second try; and that too many of those fail it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from whole_gate import MOST_SECOND_TRIES, PARTS, SECOND_TRIES

HERE = Path(__file__).parent
AT_FIRST = """
import pytest
from pathlib import Path
from time import process_time
HERE = Path(__file__).parent
@pytest.mark.flaky(reruns=1)
@pytest.mark.parametrize("number", range(COUNT))
def test_at_the_second_try(number):
    tried = HERE / str(number)
    was_tried = tried.exists()
    tried.touch()
    assert was_tried
def test_slow():
    until = process_time() + 0.2
    while process_time() < until:
        pass
"""
MAKE = """#!/bin/sh
echo "$@ with $ARGS" >>"$SAID"
test -z "$FAILING" || test "$1" != "$FAILING"
"""


def run(folder: Path, count: int) -> subprocess.CompletedProcess[str]:
    (folder / "test_them.py").write_text(AT_FIRST.replace("COUNT", str(count)), "utf-8")
    (folder / "conftest.py").write_text('pytest_plugins = ["costs"]', "utf-8")
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(folder), str(folder)]
    plugins = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "pytest_rerunfailures"}
    paths = {"PYTHONPATH": os.pathsep.join([str(HERE), str(HERE.parent / "tools")])}
    env = {**os.environ, **plugins, **paths, SECOND_TRIES: str(folder / "noted")}
    return subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, timeout=100, check=False)


@pytest.mark.parametrize("count", [MOST_SECOND_TRIES, MOST_SECOND_TRIES + 1])
def test_second_tries_are_written_down_and_too_many_fail_the_run(tmp_path: Path, count: int) -> None:
    done = run(tmp_path, count)
    assert done.returncode == (count > MOST_SECOND_TRIES), done.stdout
    assert ("assert was_tried" in done.stdout.partition("why some tests needed a second try")[2]) == (count > 0)
    noted = (tmp_path / "noted").read_text("utf-8").splitlines()
    assert noted == [f"test_them.py::test_at_the_second_try[{number}]" for number in range(count)]


def test_the_slowest_and_each_folder_are_told_with_their_time(tmp_path: Path) -> None:
    told = run(tmp_path, 0).stdout.partition("slowest")[2].splitlines()
    (slow,) = [line for line in told if line.endswith("test_them.py::test_slow")]
    assert float(slow.split()[0]) > 0
    assert float(slow.split()[2]) > 0


def gate(folder: Path, *args: str, failing: str = "") -> tuple[subprocess.CompletedProcess[str], list[str]]:
    """The whole gate, with a `make` that only writes down what it is asked; and what it was asked."""
    make = folder / "make"
    make.write_text(MAKE, "utf-8")
    make.chmod(0o755)
    said = folder / "said"
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "SAID": str(said), "FAILING": failing}
    words = [sys.executable, str(HERE.parent / "tools/whole_gate.py"), *args]
    done = subprocess.run(words, env=env, capture_output=True, text=True, timeout=100, check=False)
    return done, said.read_text("utf-8").splitlines()


def test_every_part_runs_and_is_told_with_what_it_cost(tmp_path: Path) -> None:
    done, said = gate(tmp_path)
    assert done.returncode == 0
    assert sorted(line.split()[-2] for line in said) == sorted(part.target for part in PARTS)
    assert [part.name for part in PARTS if part.name not in done.stdout] == []


def test_a_part_that_fails_fails_the_gate_and_keeps_no_other_from_running(tmp_path: Path) -> None:
    done, said = gate(tmp_path, failing="check")
    assert done.returncode == 1
    assert len(said) == len(PARTS)
    (failed,) = [line for line in done.stdout.splitlines() if line.endswith("FAILED")]
    assert "lint" in failed


def test_who_asks_for_some_tests_gets_them_in_every_part_that_has_tests(tmp_path: Path) -> None:
    done, said = gate(tmp_path, "-k", "bet or hold")
    assert done.returncode == 0
    assert [line.split()[0] for line in said if line.startswith("tests-")] == [
        "tests-plain",
        "tests-page",
        "tests-compiled",
    ]
    assert all(line.endswith("with -k 'bet or hold'") for line in said)
    assert len(said) < len(PARTS)
