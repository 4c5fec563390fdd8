"""Many deals side by side in the kernel are those that the engine plays in Python, to the last mark, wherever they go on."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from tests.every import every

from weli.core.build_mode import form
from weli.core.errors import RulesError
from weli.envs.vector import VecGame
from weli.games import GAMES
from weli.ports.turn_order import WINDOWS

pytestmark = pytest.mark.skipif(form() == "plain", reason="the kernel lies beside the compiled engine")

TITLES = [f"{game}/{preset}" for game, family in GAMES.items() for preset in family.presets]
STEPS = 120
SEED = 7
ARRAYS = ("obs", "mask", "seat", "rewards", "done")

GO_ON = """
import pickle, sys
games, actions = pickle.load(sys.stdin.buffer)
assert games.in_kernel
for row in actions:
    games.step(row)
pickle.dump({name: getattr(games, name) for name in %r}, sys.stdout.buffer)
"""


def chosen(games: VecGame, chance: np.random.Generator) -> Any:
    """One of the actions that the mask allows in each game."""
    return (chance.random(games.mask.shape) * games.mask).argmax(1)


def assert_alike(first: VecGame, second: VecGame) -> None:
    for name in ARRAYS:
        assert np.array_equal(getattr(first, name), getattr(second, name)), name


@every(enumerate(TITLES), name=lambda numbered: numbered[1])
def test_every_preset_is_shown_alike(numbered: tuple[int, str]) -> None:
    """What each seat sees, what it may do, and what it was worth; by any way of asking, some from scores on the way."""
    number, title = numbered
    game, _, preset = title.partition("/")
    rules = GAMES[game].presets[preset]
    on_the_way = rules.scores_before_the_end()
    scores = (
        None if number % 2 else [on_the_way[number * side % len(on_the_way)] for side in range(rules.seating.sides)]
    )
    windows = WINDOWS[number % len(WINDOWS)]
    fast, slow = (VecGame(title, 3, SEED, windows=windows, scores=scores, kernel=kernel) for kernel in (True, False))
    assert fast.in_kernel
    assert not slow.in_kernel
    chance = np.random.default_rng(SEED)
    for _ in range(STEPS):
        assert_alike(fast, slow)
        actions = chosen(fast, chance)
        fast.step(actions)
        slow.step(actions)


@pytest.mark.parametrize("title", ["perlaggen/straf", "gaigel/3p"])  # some of what Gaigel looks at lies in its library
def test_they_go_on_in_a_copy_and_in_another_process(title: str) -> None:
    games = VecGame(title, 3, SEED)
    chance = np.random.default_rng(SEED)
    for _ in range(STEPS):
        games.step(chosen(games, chance))
    kept, twin = pickle.dumps(games), copy.deepcopy(games)
    actions = []
    for _ in range(STEPS):
        actions.append(chosen(games, chance))
        games.step(actions[-1])
        twin.step(actions[-1])
    assert_alike(games, twin)
    sent = pickle.dumps((pickle.loads(kept), actions))
    done = subprocess.run([sys.executable, "-c", GO_ON % (ARRAYS,)], input=sent, capture_output=True, check=True)
    elsewhere = pickle.loads(done.stdout)
    assert all(np.array_equal(getattr(games, name), elsewhere[name]) for name in ARRAYS)


def test_those_of_another_kernel_are_not_gone_on_with() -> None:
    games = VecGame("gaigel/3p", 2, SEED)
    kept = pickle.dumps(games)
    made_of = games._games._games.packed()[0]  # type: ignore[union-attr]
    with pytest.raises(Exception, match="by another kernel than the one that lies here"):
        pickle.loads(kept.replace(made_of.encode(), b"0" * len(made_of)))


def test_what_the_mask_does_not_allow_is_refused_and_the_games_before_have_gone_on() -> None:
    games, twin = (VecGame("bieten/4p", 2, SEED, kernel=kernel) for kernel in (True, False))
    for one in (games, twin):
        actions = one.mask.argmax(1)
        actions[1] = one.mask[1].argmin()
        with pytest.raises(RulesError, match=r"Game 1: '.+' is not possible here; mask says what is"):
            one.step(actions)
        actions[1] = 10_000
        with pytest.raises(RulesError):
            one.step(actions)


def test_a_whole_game_and_rules_without_a_kernel_are_played_in_python() -> None:
    assert not VecGame("giltspiel/fiss", 1, unit="match").in_kernel
    assert VecGame("giltspiel/fiss", 1).in_kernel


def test_scores_that_do_not_fit_are_said_before_anything_is_played() -> None:
    with pytest.raises(RulesError):
        VecGame("giltspiel/fiss", 1, scores=[1, 2, 3])
