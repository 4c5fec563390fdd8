"""The researcher's hour, followed word by word in an empty folder; only the numbers are smaller."""

import ast
import re
import sys
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest

from docs.test_commands import typed
from docs.test_pages import ROOT
from fifth_game.guides import BLOCK
from weli.commands import cli

HOUR = (ROOT / "docs/research.md").read_text("utf-8").partition("## A researcher's hour")[2].partition("\n## ")[0]
FILE = re.compile(r"`([\w-]+\.(?:py|toml))`")
SMALLER = {"decisions": "600", "lessons": "200", "steps": "8", "keep": "200", "self": "2", "stammgast": "1"}


@pytest.mark.timeout(240)
def test_the_hour_leads_where_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(cli, "HERE", "en")
    monkeypatch.setattr("weli.training.collecting.COPIED", 4)
    monkeypatch.setattr("weli.training.run.COPIED", 4)
    plt: Any = MagicMock()
    monkeypatch.setitem(sys.modules, "matplotlib", plt)
    monkeypatch.setitem(sys.modules, "matplotlib.pyplot", plt.pyplot)
    done = []
    for found in BLOCK.finditer(HOUR):
        kind, code = found[1], found[2]
        if kind == "toml":
            file = FILE.findall(HOUR[: found.start()])[-1]
            for name, number in SMALLER.items():
                code = re.sub(rf"^{name} = [\d_]+", f"{name} = {number}", code, flags=re.MULTILINE)
            Path(file).write_text(code, "utf-8")
        elif kind == "python":
            exec(compile(ast.parse(code), "plot.py", "exec"), {})
            (decisions, points), _ = plt.pyplot.plot.call_args
            assert len(decisions) == len(points) > 0
        else:
            words = code.replace("--deals 3000", "--deals 2 --workers 1").split()
            assert words.pop(0) == "weli"
            done.append(words[0])
            if words[0] != "play":
                status, told = typed(words)
                assert status == 0, told
    assert done == ["rules", "train", "train", "arena", "play"]
    assert Path("run/net.npz").exists()
