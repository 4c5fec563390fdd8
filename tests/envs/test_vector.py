"""Many games side by side are the same games as one by one."""

import random

import numpy as np
import pytest

from weli.core.errors import RulesError
from weli.envs.pettingzoo import raw_env
from weli.envs.vector import VecGame

EVERY = pytest.mark.parametrize("rules", ["giltspiel/fiss", "perlaggen/innsbruck-3p", "bieten/4p", "gaigel/3p"])
GAMES = 3


@EVERY
@pytest.mark.parametrize("unit", ["deal", "match"])
def test_they_are_the_same_as_single_environments(rules: str, unit: str) -> None:
    seed = 7000
    games = VecGame(rules, GAMES, seed, unit=unit)
    single = [raw_env(rules, unit=unit) for _ in range(GAMES)]
    for game, one in enumerate(single):
        one.reset(seed=seed + game)
    chance = random.Random(seed)
    ended = 0
    for _ in range(150):
        for game, one in enumerate(single):
            seen = one.observe(one.agent_selection)
            assert games.seat[game] == one.possible_agents.index(one.agent_selection)
            assert np.array_equal(games.obs[game], seen["observation"])
            assert np.array_equal(games.mask[game], seen["action_mask"])
        actions = [chance.choice(list(np.flatnonzero(row))) for row in games.mask]
        rewards, done = games.step(np.array(actions))
        for game, one in enumerate(single):
            one.step(actions[game])
            over = all(one.terminations.values())
            assert done[game] == over
            assert rewards[game] == pytest.approx(list(one.rewards.values()) if over else [0] * one.max_num_agents)
            if over:
                ended += 1
                one.reset()
    assert ended or unit == "match"


def test_the_same_seed_gives_the_same_games_in_the_same_arrays() -> None:
    first, second = (VecGame("giltspiel/fiss", 4, 11) for _ in range(2))
    arrays = [first.obs, first.mask, first.seat]
    for _ in range(60):
        actions = first.mask.argmax(1)
        first.step(actions)
        second.step(actions)
        assert np.array_equal(first.obs, second.obs)
        assert np.array_equal(first.mask, second.mask)
    assert all(one is other for one, other in zip(arrays, [first.obs, first.mask, first.seat], strict=True))


def test_an_act_that_the_mask_does_not_allow_is_refused_in_a_sentence() -> None:
    games = VecGame("giltspiel/fiss", 2, 1)
    actions = games.mask.argmax(1)
    actions[1] = games.mask[1].argmin()
    with pytest.raises(RulesError, match=r"Game 1: '.+' is not possible here; mask says what is"):
        games.step(actions)
