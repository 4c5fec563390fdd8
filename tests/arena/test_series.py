"""What a series of blocks says, against sums made in another way."""

import math
import random
import statistics

import pytest

from weli.arena import Talk
from weli.arena.series import Block, Series


def series_of(games: list[tuple[float, ...]]) -> Series:
    series = Series()
    for one in games:
        series.add(Block(one, Talk()))
    return series


def correlated(rho: float, count: int, seed: int) -> list[tuple[float, float]]:
    rng = random.Random(seed)
    pairs = []
    for _ in range(count):
        one, other = rng.gauss(0, 1), rng.gauss(0, 1)
        pairs.append((0.3 + 2 * one, 0.3 + 2 * (rho * one + math.sqrt(1 - rho * rho) * other)))
    return pairs


def test_mean_and_interval_are_those_of_the_blocks() -> None:
    games = correlated(-0.6, 50, 1)
    series = series_of(list(games))
    means = [sum(pair) / 2 for pair in games]
    assert series.mean == pytest.approx(statistics.mean(means))
    assert series.margin == pytest.approx(1.96 * statistics.stdev(means) / math.sqrt(50))
    assert series.deviation == pytest.approx(statistics.stdev([game for pair in games for game in pair]))


@pytest.mark.parametrize("rho", [-0.9, -0.6, 0.0, 0.5])
def test_the_correlation_is_that_of_the_two_games(rho: float) -> None:
    games = correlated(rho, 4000, 2)
    series = series_of(list(games))
    assert series.correlation == pytest.approx(statistics.correlation(*zip(*games, strict=True)), abs=0.01)
    assert series.correlation == pytest.approx(rho, abs=0.05)
    assert series.saving == pytest.approx(1 / (1 + series.correlation))


def test_the_saving_is_how_many_more_games_fresh_cards_would_take() -> None:
    """The interval of n blocks of k games, and that of as many independent games times the saving, are the same."""
    rng = random.Random(3)
    games = []
    for _ in range(500):
        cards = rng.gauss(0, 1)
        games.append(tuple(sign * cards + rng.gauss(0.1, 0.5) for sign in (1, 1, -1, -1, 0, 0)))
    series = series_of(games)
    single = 1.96 * series.deviation / math.sqrt(series.saving * 6 * 500)
    assert single == pytest.approx(series.margin)
    assert series.saving == pytest.approx(1 / (1 + 5 * series.correlation))


def test_the_interval_holds_the_truth_nineteen_times_of_twenty() -> None:
    held = 0
    for seed in range(400):
        series = series_of(list(correlated(-0.6, 60, 1000 + seed)))
        held += abs(series.mean - 0.3) <= series.margin
    assert 0.92 <= held / 400 <= 0.98


def test_one_block_tells_no_interval() -> None:
    series = series_of([(1.0, 2.0)])
    assert series.mean == 1.5
    assert series.margin == math.inf


def test_games_that_are_all_alike_save_nothing() -> None:
    series = series_of([(0.0, 0.0)] * 3)
    assert (series.correlation, series.saving, series.margin) == (0, 1, 0)


def test_cards_that_explain_everything_save_without_end() -> None:
    assert series_of([(2.0, -2.0), (1.0, -1.0)]).saving == math.inf
