"""One seat at a table with opponents of the house, as Gymnasium wants it."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from weli.core.errors import RulesError
from weli.envs.gymnasium import ILLEGAL_REWARD, SeatEnv
from weli.games import GAMES

EVERY = pytest.mark.parametrize("name", [f"weli/{game.capitalize()}-v0" for game in GAMES])


@EVERY
def test_it_passes_gymnasiums_own_checks(name: str) -> None:
    check_env(gymnasium.make(name, opponent="random").unwrapped, skip_render_check=True)


def played(seat: Any, seed: int, deals: int) -> list[Any]:
    chance = random.Random(seed)
    told: list[Any] = []
    for number in range(deals):
        seen, info = seat.reset(seed=seed if number == 0 else None)
        over = False
        while not over:
            assert seen in seat.observation_space
            act = chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
            seen, reward, over, _, info = seat.step(act)
            told.append((seen["observation"].tobytes(), reward, info["seat"]))
        assert not seen["action_mask"].any()
    return told


@EVERY
def test_the_same_seed_gives_the_same_deals(name: str) -> None:
    first, second = (played(gymnasium.make(name, opponent="lehrbua"), 7, 3) for _ in range(2))
    assert first == second
    assert first != played(gymnasium.make(name, opponent="lehrbua"), 8, 3)
    assert any(reward for _, reward, _ in first)


def test_the_seat_is_drawn_or_given() -> None:
    assert len({seat for _, _, seat in played(SeatEnv("giltspiel/fiss", opponent="random"), 1, 12)}) > 1
    assert {seat for _, _, seat in played(SeatEnv("giltspiel/fiss", opponent="random", seat=2), 1, 3)} == {2}
    with pytest.raises(RulesError, match="from 0 to 3"):
        SeatEnv("giltspiel/fiss", seat=4)


def test_what_is_not_allowed_ends_the_episode() -> None:
    seat = SeatEnv("giltspiel/fiss", opponent="random")
    seen, _ = seat.reset(seed=1)
    _, reward, over, _, _ = seat.step(int(seen["action_mask"].argmin()))
    assert (reward, over) == (ILLEGAL_REWARD, True)


def test_the_table_can_be_looked_at() -> None:
    seat = SeatEnv("giltspiel/fiss", opponent="random", render_mode="ansi")
    assert seat.render() is None
    seat.reset(seed=1)
    assert len(str(seat.render()).splitlines()) > 3
