"""Who and what else there is beside those who learn in games side by side."""

import copy
import pickle
import random

import numpy as np
import pytest

from weli.bots import ByChance
from weli.bots.determinize import determinize
from weli.core.deal import Deal
from weli.envs.episode import Episode
from weli.envs.vector import VecGame

EVERY = pytest.mark.parametrize("rules", ["giltspiel/fiss", "perlaggen/innsbruck-3p", "bieten/4p", "gaigel/3p"])
ENOUGH = 60


class Spy:
    """Plays by chance, and keeps what it was shown: the seat, and whether that was what this seat sees."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        self.asked.append((seat, int(view.knows)))
        return rng.choice(options)


@EVERY
def test_an_opponent_sits_at_all_sides_but_one_and_sees_what_its_seat_sees(rules: str) -> None:
    spy = Spy()
    games = VecGame(rules, 3, 5, opponent=spy)
    seating = games.encoder.rules.seating
    sides = set[int]()
    over = 0
    for _ in range(ENOUGH):
        assert [seating.side_of(seat) for seat in games.seat] == games.side.tolist()
        sides |= set(games.side.tolist())
        rewards, done = games.step(games.mask.argmax(1))
        assert rewards.sum() == pytest.approx(0, abs=1e-4)
        over += int(done.sum())
    assert spy.asked
    assert all(seat == knows for seat, knows in spy.asked)
    assert over
    assert len(sides) > 1


@EVERY
def test_an_adviser_says_what_it_would_do_where_somebody_is_asked(rules: str) -> None:
    games = VecGame(rules, 3, 5, adviser="stammgast")
    for _ in range(10):
        assert (games.mask[np.arange(3), games.advice] == 1).all()
        games.step(games.advice)


def test_without_company_nobody_is_named() -> None:
    games = VecGame("giltspiel/fiss", 2, 1, kernel=False)
    assert games.side.tolist() == games.advice.tolist() == [-1, -1]
    assert games.infos == {}


def test_scores_are_drawn_for_each_episode() -> None:
    games = VecGame("giltspiel/fiss", 30, 1, random_scores=True)
    begun = [tuple(each.deal.start_scores) for each in games._games._games._episodes]
    assert len(set(begun)) > 15
    assert {score for scores in begun for score in scores} <= set(range(11))
    for _ in range(ENOUGH):
        _, done = games.step(games.mask.argmax(1))
        if done.any():
            break
    now = [tuple(each.deal.start_scores) for each in games._games._games._episodes]
    assert [one for one, over in zip(begun, done, strict=True) if not over] == [
        one for one, over in zip(now, done, strict=True) if not over
    ]
    assert now != begun


@EVERY
def test_games_with_company_go_on_alike_as_copies(rules: str) -> None:
    games = VecGame(rules, 2, 3, opponent=ByChance(), adviser="lehrbua", random_scores=True, state=True)
    for _ in range(5):
        games.step(games.mask.argmax(1))
    for twin in (copy.deepcopy(games), pickle.loads(pickle.dumps(games))):
        one = copy.deepcopy(games)
        for _ in range(20):
            actions = one.mask.argmax(1)
            one.step(actions)
            twin.step(actions)
            assert np.array_equal(one.obs, twin.obs)
            assert np.array_equal(one.side, twin.side)
            assert np.array_equal(one.infos["state"], twin.infos["state"])


@EVERY
def test_the_state_is_what_every_seat_sees(rules: str) -> None:
    games = VecGame(rules, 3, 8, state=True)
    for _ in range(20):
        state = games.infos["state"]
        assert np.array_equal(state[np.arange(3), games.seat], games.obs)
        games.step(games.mask.argmax(1))


@EVERY
def test_what_is_hidden_changes_the_state_and_nothing_that_who_plays_is_shown(rules: str) -> None:
    """Twin worlds: the same view with other hidden cards."""
    games = VecGame(rules, 1, 8, adviser="stammgast", state=True, kernel=False)
    twin = copy.deepcopy(games)
    inner, other = (each._games._games for each in (games, twin))
    differ = 0
    for number in range(12):
        episode: Episode = inner._episodes[0]
        seat = episode.seat()
        world = determinize(episode.view(seat), seat).draw(random.Random(number))
        other._episodes[0] = episode.in_world(world)
        other._show(0)
        twin._show()
        assert np.array_equal(games.obs, twin.obs)
        assert np.array_equal(games.mask, twin.mask)
        assert np.array_equal(games.infos["state"][0, seat], twin.infos["state"][0, seat])
        differ += not np.array_equal(games.infos["state"], twin.infos["state"])
        games.step(games.mask.argmax(1))
    assert differ > 6
