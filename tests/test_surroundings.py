"""The house of the tests: what leaves something behind fails the run and is named, and so is what takes too long."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from processes import started

HERE = Path(__file__).parent
LEAVING = """
import subprocess, surroundings, sys, tempfile
surroundings.CLOSING = 0.5
def test_leaves_a_process():
    words = [sys.executable, "-c", "print(flush=True); import time; time.sleep(600)"]
    subprocess.Popen(words, stdout=subprocess.PIPE).stdout.readline()  # until then it has no words of its own yet
def test_leaves_a_folder(): tempfile.mkdtemp(prefix="forgotten-")
"""
HANGING = """
import pytest, threading
@pytest.mark.timeout(1)
def test_hangs(): threading.Event().wait()
"""
TIDY = """
import subprocess, tempfile
def test_tidy(tmp_path): subprocess.run(["true"], cwd=tmp_path, check=True)
"""

UNHOUSED = """
import os, shutil
def test_whose_folder_is_removed(): shutil.rmtree(os.environ["TMPDIR"])
"""


def run(folder: Path, tests: str, *words: str, plugins: str = "pytest_timeout") -> subprocess.CompletedProcess[str]:
    """A run of its own, with the house's conftest."""
    (folder / "tmp").mkdir(exist_ok=True)
    for name in ("conftest.py", "gate.py", "reached.py", "surroundings.py"):
        (folder / name).write_text((HERE / name).read_text("utf-8"), "utf-8")
    (folder / "web").mkdir(exist_ok=True)
    for name in ("costs.py", "forking.py", "preloaded.py", "servers.py", "stores.py", "web/browsing.py"):
        (folder / name).write_text("", "utf-8")  # nothing is counted here, no browser started, and no database
    (folder / "test_them.py").write_text(tests, "utf-8")
    order = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(folder),
        str(folder),
        *words,
    ]
    alone = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": plugins}
    env = {**os.environ, **alone, "PYTHONPATH": str(folder), "TMPDIR": str(folder / "tmp")}
    return subprocess.run(order, cwd=folder, env=env, capture_output=True, text=True, timeout=100, check=False)


def test_workers_that_share_an_order_by_chance_share_the_same(tmp_path: Path) -> None:
    many = "".join(f"def test_{number}(): pass\n" for number in range(50))
    done = run(tmp_path, many, "-n", "2", "--order", "new", plugins="pytest_timeout,xdist.plugin")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_run_whose_folder_somebody_removed_ends_as_it_would_have(tmp_path: Path) -> None:
    done = run(tmp_path, UNHOUSED)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no process tells what it has inherited")
def test_what_is_left_behind_fails_the_run_and_is_named(tmp_path: Path) -> None:
    done = run(tmp_path, LEAVING)
    assert done.returncode == 1
    assert f"a process of test_them.py::test_leaves_a_process: {sys.executable} -c print" in done.stdout
    assert "in the folder for what is temporary: forgotten-" in done.stdout


def test_a_tidy_run_leaves_nothing_at_all(tmp_path: Path) -> None:
    """Not even of a run that was killed, once that is long ago."""
    killed = tmp_path / "tmp" / "weli-test-killed"
    killed.mkdir(parents=True)
    os.utime(killed, (0, 0))
    done = run(tmp_path, TIDY)
    assert done.returncode == 0, done.stdout
    assert list((tmp_path / "tmp").iterdir()) == []


@pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="there nothing can call a test back")
def test_a_test_that_hangs_is_named_with_the_line_it_stands_at(tmp_path: Path) -> None:
    done = run(tmp_path, HANGING)
    assert done.returncode == 1
    assert "test_them.py::test_hangs - Failed: Timeout (>1.0s)" in done.stdout
    assert "threading.Event().wait()" in done.stdout


@pytest.mark.skipif(os.name != "posix", reason="there nobody inherits what is ignored")
def test_a_program_is_interrupted_though_this_process_ignores_interrupts() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        script = "import time; print(flush=True); time.sleep(600)"
        with started([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
            assert process.stdout is not None
            process.stdout.readline()
            process.send_signal(signal.SIGINT)
            assert process.wait(60) in (-signal.SIGINT, 130)
    finally:
        signal.signal(signal.SIGINT, before)
