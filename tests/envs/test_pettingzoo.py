"""The PettingZoo environments: what its own tests ask for, and what they cannot know."""

import random
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from weli.core.errors import RulesError
from weli.envs.pettingzoo import ILLEGAL_REWARD, env, raw_env
from weli.house_rules import named

RULES = ["giltspiel/fiss", "perlaggen/innsbruck", "perlaggen/straf", "bieten/3p", "gaigel/kreuz-4p", "gaigel/2p"]
EVERY = pytest.mark.parametrize("rules", RULES)


def played(game: Any, chance: random.Random) -> list[float]:
    """Plays an episode at random; what each agent got."""
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, info = game.last()
        total[agent] += reward
        assert info == {}, "nothing is told beside the observation"
        possible = np.flatnonzero(seen["action_mask"])
        game.step(None if terminated or truncated else int(chance.choice(list(possible))))
    return list(total.values())


@EVERY
@pytest.mark.parametrize("unit", ["deal", "match"])
def test_the_interface_is_kept(rules: str, unit: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation (space for each agent|is not a NumPy array)")
        api_test(env(rules, unit=unit), num_cycles=300)


@EVERY
def test_a_seed_says_what_comes(rules: str) -> None:
    seed_test(lambda: env(rules), num_cycles=80)


@EVERY
def test_episodes_end_with_the_returns_of_the_episode(rules: str) -> None:
    game = raw_env(rules)
    for seed in range(6000, 6010):
        game.reset(seed=seed)
        got = played(game, random.Random(seed))
        assert got == pytest.approx(game.episode.returns()), f"seed {seed}"
        assert sum(got) == pytest.approx(0), f"seed {seed}"


def test_a_game_may_begin_at_any_score_and_with_any_dealer() -> None:
    game = raw_env("giltspiel/fiss", unit="match", scores=[9, 3])
    game.reset(seed=1)
    assert game.episode.deal.start_scores == [9, 3]
    game.reset(options={"dealer": 2, "scores": [10, 10]})
    assert (game.episode.deal.dealer, game.episode.deal.start_scores) == (2, [10, 10])
    assert sorted(set(played(game, random.Random(1)))) == [-1, 1]


def test_only_the_agent_that_is_asked_may_act() -> None:
    game = raw_env("perlaggen/innsbruck")
    game.reset(seed=3)
    for agent in game.agents:
        assert game.observe(agent)["action_mask"].any() == (agent == game.agent_selection)


def test_a_forbidden_act_ends_the_episode_or_is_refused_in_a_sentence() -> None:
    game = env("giltspiel/fiss")
    game.reset(seed=1)
    agent = game.agent_selection
    forbidden = int(np.flatnonzero(game.last()[0]["action_mask"] == 0)[0])
    game.step(forbidden)
    assert all(game.terminations.values())
    assert game.rewards[agent] == ILLEGAL_REWARD
    bare = raw_env("giltspiel/fiss")
    bare.reset(seed=1)
    with pytest.raises(RulesError, match=r"may not do '.+' here; action_mask says"):
        bare.step(forbidden)
    with pytest.raises(RulesError, match="numbered 0 to 334"):
        bare.step(335)


def test_rules_may_be_a_rule_set_and_unknown_ones_are_refused() -> None:
    assert len(env(named("bieten/5p").ruleset()).possible_agents) == 5
    with pytest.raises(RulesError, match="no rules called"):
        env("bieten/nowhere")
    with pytest.raises(RulesError, match="no unit = 'year'"):
        env("bieten/5p", unit="year")


def test_the_table_is_shown_as_the_agent_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    game = env("giltspiel/fiss", render_mode="ansi")
    game.reset(seed=1)
    lines = game.render().splitlines()
    assert lines[0].startswith("giltspiel/fiss, play, dealer ")
    assert "score   NS 0, EW 0" in lines
    assert sum(line.startswith("> ") for line in lines) == 1
    assert sum("?? ?? ?? ?? ??" in line for line in lines) == 3
    spoken = env("gaigel/2p", render_mode="human")
    spoken.reset(seed=1)
    spoken.render()
    assert capsys.readouterr().out.startswith("gaigel/2p")


@pytest.mark.parametrize(("package", "module"), [("pettingzoo", "pettingzoo"), ("numpy", "vector")])
def test_a_missing_package_is_named_in_a_sentence(package: str, module: str) -> None:
    said = f"import sys; sys.modules[{package!r}] = None\nimport weli.envs.{module}"
    done = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert last.endswith(f'This needs the package {package}; to install it: pip install "weli[pettingzoo]"')
