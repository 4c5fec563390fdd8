"""Ratings: known cases, strengths that were put in are found again, and intervals that hold them."""

import itertools
import math
import random

import pytest

from weli.arena.ratings import Results, ratings, strengths

PLANTED = {"stammgast": 1.0, "lehrbua": 0.25, "wirt": 2.0, "rechner": 1.5}


def played(games: int, sides: int, seed: int) -> list[Results]:
    rng = random.Random(seed)
    found = []
    for first, second in itertools.combinations(PLANTED, 2):
        chance = PLANTED[first] / (PLANTED[first] + (sides - 1) * PLANTED[second])
        won = sum(rng.random() < chance for _ in range(games))
        found.append(Results(first, second, sides, won, 0, games - won))
    return found


def elo(name: str) -> float:
    return 1000 + 400 * math.log10(PLANTED[name])


def test_two_opponents_are_as_far_apart_as_their_wins() -> None:
    """Three of four games, the imagined one included: 400 log10(3)."""
    found = strengths([Results("one", "other", 2, 299, 0, 99)])
    assert found["one"] / found["other"] == pytest.approx(299.5 / 99.5)


def test_alone_against_two_a_third_of_the_games_is_even() -> None:
    found = strengths([Results("one", "other", 3, 100, 0, 200)])
    assert found["one"] == pytest.approx(found["other"])


def test_games_that_nobody_won_count_for_all_sides_alike() -> None:
    found = strengths([Results("one", "other", 2, 10, 80, 10)])
    assert found["one"] == pytest.approx(found["other"])


@pytest.mark.few(1)
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_planted_strengths_are_found(sides: int) -> None:
    found = {rating.name: rating for rating in ratings(played(3000, sides, 5), 1)}
    for name in PLANTED:
        assert found[name].elo == pytest.approx(elo(name), abs=20)
    assert found["stammgast"].low == found["stammgast"].high == found["stammgast"].elo == 1000


def test_the_most_likely_strengths_are_most_likely() -> None:
    """No small change of a strength makes the results likelier."""
    results = played(50, 3, 6)
    found = strengths(results)

    def likelihood(strong: dict[str, float]) -> float:
        total = 0.0
        for one in results:
            table = strong[one.first] + (one.sides - 1) * strong[one.second]
            total += (one.won + 1 / one.sides) * math.log(strong[one.first] / table)
            total += (one.lost + 1 - 1 / one.sides) * math.log(strong[one.second] / table)
        return total

    for name in found:
        for factor in (0.99, 1.01):
            assert likelihood(found | {name: found[name] * factor}) < likelihood(found)


@pytest.mark.few(0)
def test_the_interval_holds_the_truth_about_as_often_as_it_should() -> None:
    held = 0
    for seed in range(15):
        for rating in ratings(played(200, 2, 100 + seed), seed):
            if rating.name != "stammgast":
                held += rating.low <= elo(rating.name) <= rating.high
    assert held >= 38, "of 45"


def test_who_has_won_everything_is_strong_but_not_infinitely() -> None:
    best, worst = ratings([Results("wirt", "lehrbua", 2, 20, 0, 0)], 1)
    assert (best.name, worst.name) == ("wirt", "lehrbua")
    assert best.elo == 1000, "the first named is the anchor where Stammgast does not play"
    assert 300 < worst.low <= worst.elo <= worst.high < 1000


def test_the_strongest_stands_first_and_nobody_is_rated_against_himself() -> None:
    results = [*played(500, 2, 7), Results("wirt", "wirt", 2, 10, 0, 10)]
    assert [rating.name for rating in ratings(results, 1)] == ["wirt", "rechner", "stammgast", "lehrbua"]
    assert ratings(results[-1:], 1) == []
