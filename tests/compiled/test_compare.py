"""The comparison of the two forms: it is told nothing where they play alike, and the first deal where they do not."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import weli

HERE = Path(__file__).parent
RUNNING = Path(weli.__file__).parent.parent


def compare(other: Path) -> subprocess.CompletedProcess[str]:
    words = ["--deals", "20", "--plain", str(RUNNING), "--compiled", str(other)]
    program = [sys.executable, str(HERE / "compare.py"), *words]
    return subprocess.run(program, capture_output=True, text=True, timeout=100, check=False)


def test_an_engine_plays_as_it_plays() -> None:
    done = compare(RUNNING)
    assert done.returncode == 0, done.stderr


@pytest.mark.few(0)
def test_an_engine_that_lists_acts_in_another_order_is_found_out(tmp_path: Path) -> None:
    leave_out = shutil.ignore_patterns("client", "static", "__pycache__")
    shutil.copytree(HERE.parents[1] / "src/weli", tmp_path / "weli", ignore=leave_out)
    acts = tmp_path / "weli/core/act_row.py"
    sound, wrong = "for place in range(self.count)]", "for place in range(self.count)][::-1]"
    assert sound in acts.read_text("utf-8")
    acts.write_text(acts.read_text("utf-8").replace(sound, wrong), "utf-8")
    done = compare(tmp_path)
    assert done.returncode == 1
    assert "The two forms differ in the deal giltspiel/fiss 0\n" in done.stderr
