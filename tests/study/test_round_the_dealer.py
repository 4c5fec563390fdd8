"""Seats are named from the dealer, by the way in which it is played round."""

import pytest

from weli.games import GAMES
from weli.study.round_the_dealer import round_the_dealer

FOUR = ["Geber", "links vom Geber", "gegenüber", "rechts vom Geber"]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_due_first_sits_beside_the_dealer_on_the_side_to_which_it_goes(game: str) -> None:
    for rules in GAMES[game].presets.values():
        seating = rules.seating
        names = round_the_dealer(seating, 1, "de")
        assert names[1] == "Geber"
        assert len({*names}) == seating.players
        first = names[2 % seating.players]
        if seating.players > 2:
            assert ("rechts" if seating.counter_clockwise else "links") in first


def test_four_are_named_without_numbers_and_more_are_counted_from_the_dealer() -> None:
    four, ten = (
        GAMES["bieten"].ruleset(rules, options).seating for rules, options in (("4p", {}), ("np", {"players": 10}))
    )
    expected = FOUR if not four.counter_clockwise else [FOUR[0], FOUR[3], FOUR[2], FOUR[1]]
    assert round_the_dealer(four, 0, "de") == expected
    assert round_the_dealer(ten, 0, "de")[5] == "gegenüber"
    assert round_the_dealer(ten, 0, "de")[9].startswith("1. ")
