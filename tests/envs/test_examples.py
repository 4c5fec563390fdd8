"""The examples run, and the net of one of them learns."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SVG = "{http://www.w3.org/2000/svg}"
RESULT = r"[+-]\d+\.\d\d ± (\d+\.\d\d|inf) points a deal"


def said_by(*words: str) -> str:
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False, cwd=EXAMPLES.parent)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_own_bot() -> None:
    assert re.search(f"Maurer against Stammgast: {RESULT}", said_by("examples/own_bot.py", "--deals", "4"))


def test_evaluate_bot() -> None:
    said = said_by("examples/evaluate_bot.py", "examples/own_bot.py:Maurer", "--deals", "4", "--games", "2")
    assert re.search(rf"against lehrbua: {RESULT}, \d+% of games won \(\d+% to \d+%\)", said)
    assert re.search(f"against stammgast: {RESULT}", said)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("nobody", "There is no opponent called 'nobody'"),
        ("examples/none.py:Bot", "There is no file examples/none.py"),
        ("examples/own_bot.py:Nobody", "There is no Nobody in examples/own_bot.py"),
    ],
)
def test_evaluate_bot_says_what_it_cannot_find(bot: str, sentence: str) -> None:
    words = [sys.executable, "examples/evaluate_bot.py", bot]
    done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=EXAMPLES.parent)
    assert done.returncode == 1
    assert done.stderr.startswith(sentence)


@pytest.mark.few(0)
def test_plot_intervals(tmp_path: Path) -> None:
    """The first pairing is better, the second even, the third worse; games stand in a panel of their own."""
    deals, games = tmp_path / "deals.jsonl", tmp_path / "games.jsonl"
    weli = ["-m", "weli.commands.start", "arena", "stammgast", "lehrbua"]
    said_by(*weli, "stammgast", "--deals", "20", "--seed", "1", "--out", str(deals))
    said_by(*weli, "--matches", "2", "--seed", "1", "--out", str(games))
    picture = ElementTree.fromstring(said_by("examples/plot_intervals.py", str(deals), str(games)))
    words = [word.text for word in picture.iter(f"{SVG}text")]
    assert "Points a deal, with 95 % interval" in words
    assert "Games won, with 95 % interval" in words
    assert words.count("stammgast – lehrbua, giltspiel/fiss") == 2
    better, even, worse, _ = (float(dot.get("cx", "")) for dot in picture.iter(f"{SVG}circle"))
    assert worse < even < better


def test_train_agent(tmp_path: Path) -> None:
    weights = tmp_path / "net.npz"
    words = ["--seconds", "1", "--games", "4", "--deals", "4", "--save", str(weights)]
    assert re.search(f"Learner against lehrbua: {RESULT}", said_by("examples/train_agent.py", *words))
    assert set(np.load(weights)) == {"hidden", "shift", "acts", "worth", "observation", "actions"}


@pytest.fixture
def trainer(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(EXAMPLES)
    import train_agent

    return train_agent


def test_a_net_learns_what_pays(trainer: Any) -> None:
    """Two sights, and what pays in one costs in the other; a third act is never allowed."""
    chance = np.random.default_rng(1)
    net = trainer.Net(2, 3, chance)
    mask = np.tile(np.array([1, 1, 0], np.uint8), (64, 1))
    for _ in range(300):
        which = chance.integers(0, 2, 64)
        obs = np.eye(2, dtype=np.uint8)[which]
        _, chances, _ = net.look(obs, mask)
        action = trainer.drawn(chances, chance)
        assert action.max() < 2
        got = np.where(action == which, 1.0, -1.0).astype(np.float32)
        net.learn(obs, mask, action, chances[np.arange(64), action], got)
    _, chances, worth = net.look(np.eye(2, dtype=np.uint8), mask[:2])
    assert chances[0, 0] > 0.9
    assert chances[1, 1] > 0.9
    assert (worth > 0.5).all()
