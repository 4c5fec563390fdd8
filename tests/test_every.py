"""A test of many pieces fails for each that is wrong, and for none at all."""

from random import Random

import pytest

from every import each_of, every


def is_even(number: int) -> None:
    assert number % 2 == 0


def test_it_names_every_piece_that_is_wrong() -> None:
    every([2, 4], str)(is_even)()
    with pytest.raises(AssertionError) as caught:
        every([1, 2, 3], str)(is_even)()
    named = [line.partition(":")[0] for line in str(caught.value).splitlines()]
    assert {"1", "3"} <= set(named)
    assert "2" not in named


def test_an_error_is_wrong_too_and_so_is_nothing_to_look_at() -> None:
    with pytest.raises(AssertionError, match="0: ZeroDivisionError"):
        every([0], str)(lambda number: print(1 / number))()
    with pytest.raises(AssertionError):
        every([], str)(is_even)()


def test_each_combination_is_tried_in_one_test_and_each_that_is_wrong_is_named() -> None:
    with pytest.raises(AssertionError) as caught:
        each_of("one", [1, 2])(each_of(("other", "doubled"), [("a", "aa"), ("b", "bb")])(is_2_b))()
    told = str(caught.value)
    assert ("\n2: " in told, "'a', 'aa': " in told) == (True, True)
    assert told.count("'b', 'bb': ") == 1, "with 1, and not with 2"


def is_2_b(one: int, other: str, doubled: str) -> None:
    assert doubled == 2 * other
    assert (one, other) == (2, "b")


@each_of("number", [1, 2])
def test_what_else_such_a_test_asks_for_it_is_given(number: int, chance: Random) -> None:
    assert chance.random() < number
