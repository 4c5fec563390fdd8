"""The chance of deals that are played out in thought: alike however it is drawn from."""

import random

from weli.core.chance import Chance
from weli.core.drawing import Draws, below

SEED = 2**40 + 77
BOUNDS = (1, 2, 3, 32, 33, 1000)


def begun(seed: int = SEED) -> Draws:
    draws = Draws()
    draws.begin(seed)
    return draws


def test_it_begins_anew_with_each_seed() -> None:
    draws = begun()
    first = [draws.random() for _ in range(5)]
    draws.begin(SEED)
    assert [draws.random() for _ in range(5)] == first
    draws.begin(SEED + 1)
    assert [draws.random() for _ in range(5)] != first


def test_below_is_the_same_by_itself_and_by_the_generator() -> None:
    """The kernel draws by the generator, everybody else by what it has for numbers from 0 to 1."""
    draws, chance, other = begun(), Chance(SEED), begun()
    for bound in BOUNDS * 200:
        assert below(draws, bound) == chance.below(bound) == other.below(bound)


def test_any_generator_will_do() -> None:
    assert {below(random.Random(seed), 3) for seed in range(50)} == {0, 1, 2}


def test_shuffling_and_drawing_reach_everything() -> None:
    draws = begun()
    assert {draws.sample(range(32), 2)[1] for _ in range(500)} == set(range(32))
    rows = [[*range(16)] for _ in range(300)]
    for row in rows:
        draws.shuffle(row)
    assert all({row[place] for row in rows} == set(range(16)) for place in range(16))
    assert draws.getrandbits(70) < 2**70
