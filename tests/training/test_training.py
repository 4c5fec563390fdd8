"""A net that learns: the same net by the same seed, also after it was stopped; and everything that can be wrong with its files."""

import errno
import io
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from subprocess import run
from typing import Any

import numpy as np
import pytest

from processes import started
from waiting import wait_until
from weli.arena import Pair, duplicate_deals
from weli.bots import bot_named
from weli.commands.train import curve, train_command
from weli.core.errors import WeliError
from weli.envs.vector import VecGame
from weli.house_rules import named
from weli.training import run as running
from weli.training.config import Config, config_in
from weli.training.files import read
from weli.training.learner import Decisions, Learner
from weli.training.net import LEAN, new_weights, policy
from weli.training.player import Net, net_in, write_net
from weli.training.run import CHECKPOINT, NET, PROGRESS, begun, taken_up

SMALL = 'rules = "giltspiel/one-card"\ndecisions = 900\nkeep = 300\nsteps = 8\nhidden = [16]\n'
OPPONENTS = "[opponents]\nself = 6\npast = 6\nlehrbua = 2\n"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(SMALL + OPPONENTS, "utf-8")
    return path


def trained(config: Path, folder: Path, *, resume: bool = False) -> dict[str, Any]:
    """What a run has left behind at its end."""
    train_command(config, folder, resume=resume, lang="en", out=io.StringIO(), err=io.StringIO())
    return left_in(folder)


def left_in(folder: Path) -> dict[str, Any]:
    """Everything that a run has left behind, array by array."""
    found = {name: read(folder / name, 1) for name in (CHECKPOINT, NET)}
    arrays = {f"{file}/{name}": each.tobytes() for file, (_, arrays) in found.items() for name, each in arrays.items()}
    return arrays | {PROGRESS: (folder / PROGRESS).read_text("utf-8"), "about": found[CHECKPOINT][0]}


def sentence(refused: pytest.ExceptionInfo[WeliError]) -> str:
    for lang in ("de", "en"):
        assert len(refused.value.text(lang).splitlines()) == 1
        assert refused.value.key not in refused.value.text(lang)
    return refused.value.text("en")


def test_a_run_that_was_stopped_comes_to_the_same_net(
    config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = trained(config, tmp_path / "whole")
    assert whole["about"]["rounds"] == 3

    class Killed(BaseException):
        pass

    learned = 0

    def until_killed(*given: Any) -> None:
        nonlocal learned
        learned += 1
        if learned == 5:
            raise Killed
        learn(*given)

    learn = Learner.learn
    monkeypatch.setattr(Learner, "learn", until_killed)
    with pytest.raises(Killed):
        trained(config, tmp_path / "cut")
    assert 0 < read(tmp_path / "cut" / CHECKPOINT, 1)[0]["rounds"] < 3
    monkeypatch.undo()
    assert trained(config, tmp_path / "cut", resume=True) == whole


@pytest.mark.kills
def test_a_run_that_is_killed_leaves_whole_files_and_goes_on(config: Path, tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    config.write_text(SMALL.replace("900", "3000") + OPPONENTS, "utf-8")
    call = [sys.executable, "-m", "weli.commands.start", "train", str(config), "-o", str(folder)]
    with started(call, stdout=subprocess.DEVNULL) as process:
        wait_until(lambda: (folder / CHECKPOINT).exists() or process.poll() is not None, "something is written down")
        assert process.poll() is None
    # In processes of its own, too: how many threads sum up changes the last digit.
    run([*call, "--resume"], check=True, stdout=subprocess.DEVNULL)
    run([*call[:-1], str(tmp_path / "whole")], check=True, stdout=subprocess.DEVNULL)
    assert left_in(folder) == left_in(tmp_path / "whole")


def test_another_seed_comes_to_another_net(config: Path, tmp_path: Path) -> None:
    one = trained(config, tmp_path / "one")
    config.write_text(f"seed = 2\n{SMALL}{OPPONENTS}", "utf-8")
    assert trained(config, tmp_path / "two") != one


def test_a_net_learns_what_there_is_to_win(tmp_path: Path) -> None:
    """It soon beats who plays by chance, in a game of two with one card each, where little is to be won."""
    config = Config("giltspiel/one-card", {"self": 64}, decisions=20_000, keep=20_000, hidden=[16], rate=5e-3)
    run = begun(config, tmp_path)
    run.play_a_round()
    pair = Pair(bot_named(f"net:{tmp_path / NET}"), bot_named("random"))
    series = duplicate_deals(pair, run.rules, deals=200, seed=3)
    assert series.mean - series.margin > 0


def test_a_net_over_an_opponent_plays_at_first_as_that_one(tmp_path: Path) -> None:
    config = Config("giltspiel/fiss", {"self": 4}, over="stammgast", hidden=[16])
    run = begun(config, tmp_path)
    run.write_down()
    rules = named(config.rules).ruleset()
    net = net_in(str(tmp_path / NET))
    assert net.over == "stammgast"
    series = duplicate_deals(Pair(net, bot_named("stammgast:manner=sober")), rules, deals=5, seed=3)
    same = duplicate_deals(Pair(bot_named("stammgast"), bot_named("stammgast:manner=sober")), rules, deals=5, seed=3)
    assert series.mean == same.mean


@pytest.mark.few(0)
def test_lessons_come_first_and_bring_the_net_near_its_teacher(tmp_path: Path) -> None:
    config = Config(
        "giltspiel/one-card",
        {"self": 8, "lehrbua": 4},
        12_000,
        hidden=[16],
        teacher="stammgast",
        lessons=5000,
        keep=5000,
        rate=0.01,
    )
    run = begun(config, tmp_path)
    games = VecGame("giltspiel/one-card", 100, 3, adviser="stammgast")

    def agreeing() -> float:
        likely = policy(run.learner.weights, games.obs, games.mask, games.advice)
        return float(likely[np.arange(games.n), games.advice].mean())

    before = agreeing()
    run.play_a_round()
    assert agreeing() > before + 0.1
    run.play_a_round()
    assert np.isnan(run.log[0][1])
    assert not np.isnan(run.log[1][1])
    assert (tmp_path / PROGRESS).read_text("utf-8").splitlines()[1].endswith(",")


def test_slopes_are_those_of_small_steps() -> None:
    """The way that a step goes makes what was better likelier, for every kind of weight."""
    chance = np.random.default_rng(1)
    weights = new_weights(12, 5, [7, 6], True, chance)
    for name in weights:
        weights[name] = chance.normal(0, 0.5, weights[name].shape).astype(np.float32)
    count = 40
    obs = chance.integers(0, 2, (count, 12)).astype(np.uint8)
    mask = np.ones((count, 5), np.uint8)
    advice, action = chance.integers(0, 5, count), chance.integers(0, 5, count)
    before = policy(weights, obs, mask, advice)[np.arange(count), action]
    better = chance.normal(0, 1, count).astype(np.float32)
    some = Decisions(obs, obs, mask, advice, action, before, better, better)
    found = Learner(weights)._slopes(some, 0.0)
    even = (better - better.mean()) / (better.std() + 1e-6)

    def value() -> float:
        now = policy(weights, obs, mask, advice)[np.arange(count), action]
        return -float((now.astype(np.float64) / before * even).mean())

    for name in (LEAN, "policy.0.weight", "policy.1.shift", "policy.2.weight"):
        place = np.unravel_index(np.abs(found[name]).argmax(), found[name].shape)
        kept = weights[name][place]
        values = []
        for step in (1e-2, -1e-2):
            weights[name][place] = kept + step
            values.append(value())
        weights[name][place] = kept
        assert (values[0] - values[1]) / 2e-2 == pytest.approx(float(found[name][place]), rel=0.05, abs=1e-4)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('rules = "giltspiel/one-card"\nopponets = 3\n[opponents]\nself = 1', "'opponets'"),
        ('rules = "giltspiel/one-card"', "'opponents' is missing"),
        ('rules = "giltspiel/one-card"\nhidden = ["a"]\n[opponents]\nself = 1', "'hidden' cannot be"),
        ('rules = "giltspiel/one-card"\nseed = true\n[opponents]\nself = 1', "'seed' cannot be"),
        ('rules = "giltspiel/one-card"\nwindows = "all"\n[opponents]\nself = 1', "'windows' cannot be 'all'"),
        ('rules = "giltspiel/one-card"\n[opponents]\nself = 0', "from 1 to"),
        ('rules = "giltspiel/nowhere"\n[opponents]\nself = 1', "nowhere"),
        ('rules = "giltspiel/one-card"\n[opponents]\nnobody = 1', "nobody"),
        ('rules = "giltspiel/one-card"\nlessons = 5\n[opponents]\nself = 1', "needs somebody to look at"),
        ('rules = "giltspiel/one-card"\ncritic = "both"\n[opponents]\nself = 1', "'critic' cannot be 'both'"),
        ("rules = ", "is no TOML"),
    ],
)
def test_a_config_that_cannot_be_is_told_in_a_sentence(written: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "c.toml"
    path.write_text(written, "utf-8")
    with pytest.raises(WeliError) as refused:
        train_command(path, tmp_path / "run", resume=False, lang="en", out=io.StringIO(), err=io.StringIO())
    assert said in sentence(refused)


def test_a_house_rule_lies_beside_its_config(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('weli = 1\ngame = "bieten"\nrules = "np"\n\n[options]\nplayers = 2\n', "utf-8")
    path = tmp_path / "c.toml"
    path.write_text('rules = "ours.toml"\n[opponents]\nself = 1\n', "utf-8")
    assert named(config_in(path).rules).ruleset().players == 2


def test_a_run_is_neither_written_over_nor_gone_on_with_otherwise(config: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    trained(config, folder)
    with pytest.raises(WeliError) as refused:
        trained(config, folder)
    assert "--resume" in sentence(refused)
    config.write_text(SMALL.replace("steps = 8", "steps = 9") + OPPONENTS, "utf-8")
    with pytest.raises(WeliError) as refused:
        trained(config, folder, resume=True)
    assert "other entries: steps" in sentence(refused)
    config.write_text(SMALL.replace("900", "1200") + OPPONENTS, "utf-8")
    assert trained(config, folder, resume=True)["about"]["rounds"] == 4


def test_a_full_disk_leaves_what_was_kept(config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "run"
    run = begun(config_in(config), folder)
    folder.mkdir()
    run.play_a_round()
    kept = {path.name: path.read_bytes() for path in folder.iterdir()}

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(WeliError) as refused:
        run.play_a_round()
    assert "--resume" in sentence(refused)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == kept
    monkeypatch.undo()
    assert taken_up(config_in(config), folder).rounds == 1


def test_a_net_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    rules = named("giltspiel/one-card").ruleset()
    path = tmp_path / "net.npz"
    with pytest.raises(WeliError) as refused:
        bot_named(f"net:{path}")
    assert "cannot be read" in sentence(refused)
    weights = new_weights(begun_size(), 335, [4], False, np.random.default_rng(1))
    write_net(path, weights, rules, "", {})
    assert isinstance(bot_named(f"net:{path}"), Net)
    whole = path.read_bytes()
    for at in (len(whole) // 3, len(whole) // 2):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
        with pytest.raises(WeliError) as refused:
            bot_named(f"net:{path}")
        sentence(refused)
    for cut in (0, 1, 100, len(whole) - 1):
        path.write_bytes(whole[:cut])
        with pytest.raises(WeliError) as refused:
            bot_named(f"net:{path}")
        assert "damaged" in sentence(refused)


def begun_size() -> int:
    return begun(Config("giltspiel/one-card", {"self": 1}), Path("nowhere")).learner.weights["policy.0.weight"].shape[0]


def test_a_net_whose_weights_were_changed_or_whose_form_is_another_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    about = json.dumps({"format": 1})
    np.savez(path, about=np.array(about), digest=np.array("0"), weight=np.zeros(3))
    with pytest.raises(WeliError) as refused:
        bot_named(f"net:{path}")
    assert "damaged" in sentence(refused)
    np.savez(path, about=np.array(json.dumps({"format": 7})), digest=np.array("0"))
    with pytest.raises(WeliError) as refused:
        bot_named(f"net:{path}")
    assert "form 7" in sentence(refused)


def test_a_net_does_not_play_by_rules_that_it_has_not_learned(tmp_path: Path) -> None:
    run = begun(Config("giltspiel/one-card", {"self": 1}, hidden=[4]), tmp_path)
    run.write_down()
    net = bot_named(f"net:{tmp_path / NET}")
    rules = named("bieten/4p").ruleset()
    with pytest.raises(WeliError) as refused:
        duplicate_deals(Pair(net, net), rules, deals=1, seed=1)
    assert "other rules" in sentence(refused)


def test_without_numpy_it_is_said_how_to_get_it(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "import importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name, *more: None if name == 'numpy' else find(name, *more)\n"
        "from weli.bots import bot_named\nfrom weli.core.errors import WeliError\n"
        "try:\n    bot_named('net:x.npz')\nexcept WeliError as error:\n    print(error)"
    )
    done = run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.strip() == 'This needs the package numpy; to install it: pip install "weli[train]"'


def test_a_course_is_a_line_of_columns() -> None:
    assert curve([0, 1]) == "▁█"
    assert curve([2.0]) == "▁"
    assert len(curve(list(range(1000)))) <= 60


def test_what_plays_draws_no_chance_and_sees_its_view_alone(tmp_path: Path) -> None:
    run = begun(Config("giltspiel/one-card", {"self": 1}, hidden=[4]), tmp_path)
    run.write_down()
    rng = random.Random(1)
    before = rng.getstate()
    rules = named("giltspiel/one-card").ruleset()
    from weli.games import match_for

    deal = match_for(rules).next_deal(rules.cards[:])
    seat = deal.turn()
    options = deal.legal(seat)
    net = net_in(str(tmp_path / NET))
    assert net.choose(deal.seen_by(seat), seat, options, rng) in options
    assert rng.getstate() == before
    assert running.NET == NET
