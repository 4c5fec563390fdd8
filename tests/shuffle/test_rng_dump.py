"""The bytes for the tests of chance: they come of the orders, evenly."""

import random
from collections import Counter
from itertools import permutations

import rng_dump


def test_each_order_has_a_number_of_its_own() -> None:
    assert [rng_dump.rank_of(list(order)) for order in permutations(range(5))] == list(range(120))


def test_the_last_orders_give_nothing() -> None:
    """They would favour low numbers: 33! is no multiple of 256**15."""
    size = len(rng_dump.DECKS[rng_dump.DECK])
    assert rng_dump.bytes_of(list(range(size))) == bytes(rng_dump.BYTES)
    assert rng_dump.bytes_of(list(range(size))[::-1]) == b""


def test_every_bit_is_set_as_often_as_not() -> None:
    """Of 2000 shuffles; within five deviations."""
    table = random.Random("bits").randbytes(16)
    written = [rng_dump.bytes_of(rng_dump.one_order(table, number)) for number in range(1, 2001)]
    kept = [int.from_bytes(each) for each in written if each]
    assert len(kept) > 1700
    bits = Counter(bit for each in kept for bit in range(8 * rng_dump.BYTES) if each >> bit & 1)
    assert all(abs(bits[bit] - len(kept) / 2) < 5 * len(kept) ** 0.5 / 2 for bit in range(8 * rng_dump.BYTES))
