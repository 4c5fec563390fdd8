"""A test of many pieces fails for each that is wrong, and for none at all."""

import pytest

from every import every


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
