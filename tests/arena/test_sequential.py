"""The sequential test: the ratio as in the books, and no more wrong verdicts than it promises."""

import math
import random

import pytest

from weli.arena.sequential import BETTER, NOT_BETTER, UNDECIDED, Question, SequentialTest

MOST_BLOCKS = 50_000


def decide(question: Question, mean: float, deviation: float, seed: int) -> SequentialTest:
    rng = random.Random(seed)
    test = SequentialTest(question)
    while test.verdict == UNDECIDED and test.blocks < MOST_BLOCKS:
        test.add(rng.gauss(mean, deviation))
    return test


def test_the_bounds_are_walds() -> None:
    low, high = Question().bounds
    assert high == pytest.approx(2.944, abs=1e-3)
    assert low == -high


def test_the_ratio_of_known_numbers() -> None:
    """n (d1 - d0) (2 mean - d0 - d1) / (2 s²), with d0 = 0, and two imagined blocks in s²."""
    test = SequentialTest(Question(by=0.5))
    for difference in (1.0, -1.0, 2.0, 0.0):
        test.add(difference)
    variance = (0.5**2 + 1.5**2 + 1.5**2 + 0.5**2 + 2) / 5
    assert test.ratio == pytest.approx(4 * 0.5 * (2 * 0.5 - 0.5) / (2 * variance))
    assert test.verdict == UNDECIDED


def test_for_normal_blocks_it_is_the_ratio_of_the_likelihoods() -> None:
    rng = random.Random(4)
    blocks = [rng.gauss(0.2, 2) for _ in range(5000)]
    test = SequentialTest(Question(by=0.05, alpha=1e-9, beta=1e-9))
    for block in blocks:
        test.add(block)
    exact = sum(((x - 0) ** 2 - (x - 0.05) ** 2) / (2 * 4) for x in blocks)
    assert test.blocks == 5000
    assert test.ratio == pytest.approx(exact, rel=0.05)


@pytest.mark.parametrize(("mean", "wrong"), [(0.0, BETTER), (0.3, NOT_BETTER)])
def test_a_wrong_verdict_is_as_rare_as_promised(mean: float, wrong: str) -> None:
    """600 runs of normal blocks at either hypothesis; 5 % allowed, three standard deviations of the count for chance."""
    found = [decide(Question(by=0.3), mean, 1.5, seed) for seed in range(600)]
    assert all(test.verdict != UNDECIDED for test in found)
    errors = sum(test.verdict == wrong for test in found)
    assert errors <= 600 * 0.05 + 3 * math.sqrt(600 * 0.05 * 0.95)
    assert errors >= 5, "it would be deciding far too late"


def test_clear_cases_are_decided_soon_and_even_ones_late() -> None:
    def blocks(mean: float) -> float:
        return sum(decide(Question(by=0.3), mean, 1.5, seed).blocks for seed in range(60)) / 60

    assert blocks(1.5) < blocks(0.3) < blocks(0.15)
    assert blocks(1.5) < 60


def test_a_few_equal_blocks_prove_nothing() -> None:
    test = SequentialTest(Question())
    for _ in range(20):
        test.add(0.0)
    assert test.verdict == UNDECIDED
    for _ in range(200):
        test.add(0.0)
    assert test.verdict == NOT_BETTER


def test_nothing_changes_after_the_verdict() -> None:
    test = decide(Question(by=0.3), 1.5, 1.5, 1)
    assert test.verdict == BETTER
    ratio, blocks = test.ratio, test.blocks
    test.add(-100.0)
    assert (test.ratio, test.blocks, test.verdict) == (ratio, blocks, BETTER)
