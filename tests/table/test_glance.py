"""A table in a few words, for whoever sits there: for whom it waits, with whom one sits, and nothing that the table does not show them."""

import random

import msgspec
import pytest

from table.forms import A_THIRD, EVERY_FORM, setup_for
from table.helpers import HANDS, NORTH, SOUTH, must, opened, person_of, play_on, seeded_shuffle
from table.test_several import ALL_FOUR
from weli.store.sqlite import SqliteStore
from weli.table.glance import FOR_ONESELF, glance
from weli.wire.requests import Companion
from weli.wire.terms import A_DAY, A_SECOND, Clock, Terms

MOST_ROWS = 80
NOW = 1_000_000


@pytest.mark.few(A_THIRD)
@pytest.mark.parametrize(("game", "rules"), EVERY_FORM, ids=[f"{game}-{rules}" for game, rules in EVERY_FORM])
def test_it_says_no_more_than_the_view_does(store: SqliteStore, game: str, rules: str) -> None:
    table = opened(store, seeded_shuffle(6), setup_for(game, rules))
    for head in play_on(table, random.Random(6)):
        own = person_of(table)
        view, seen = table.view(own, "de"), glance(table.state, own, "de", NOW)
        assert seen.yours == (view.waiting in FOR_ONESELF)
        called = {place.seat: place.name for place in view.places}
        if seen.asked:
            assert seen.asked == [called[seat] for seat in view.question.asked]
        assert not (seen.yours and seen.asked)
        if head > MOST_ROWS:
            break


def test_whose_turn_it_is_and_with_whom_one_sits(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    now = glance(table.state, SOUTH, "de", NOW)
    assert (now.yours, now.asked, now.deal, now.free) == (True, [], 1, 0)
    assert [(each.called, each.person) for each in now.others] == [("Moidl", False), ("Vroni", False), ("Luis", False)]
    assert Companion("Vroni", "vroni", person=False) in now.others
    must(table, SOUTH, "E9")
    assert (glance(table.state, SOUTH, "de", NOW).yours, glance(table.state, SOUTH, "de", NOW).asked) == (
        False,
        ["Moidl"],
    )


def test_how_long_the_table_waits_where_people_have_days(store: SqliteStore) -> None:
    setup = msgspec.structs.replace(ALL_FOUR, terms=Terms(clock=Clock(decision=3 * A_DAY)))
    table = opened(store, HANDS, setup)
    since = table.state.chairs[SOUTH].thinking.since_ms or 0
    for seat in (SOUTH, NORTH):
        assert glance(table.state, seat, "de", since + 5_000).left == 3 * A_DAY * A_SECOND - 5_000
    assert glance(table.state, SOUTH, "de", since + 4 * A_DAY * A_SECOND).left == 0


def test_of_a_shorter_clock_nothing_is_told_from_afar(store: SqliteStore) -> None:
    setup = msgspec.structs.replace(ALL_FOUR, terms=Terms(clock=Clock(decision=60)))
    table = opened(store, HANDS, setup)
    assert glance(table.state, SOUTH, "de", NOW).left is None
