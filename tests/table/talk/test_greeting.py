"""What one says at any table: to everybody, as often as one may talk, and it is no act and no talk of the game."""

import msgspec
import pytest

from table.helpers import HANDS, NORTH, SETUP, SOUTH, WEST, again, must, opened
from table.test_several import ALL_FOUR
from weli.core.deal import NOBODY
from weli.store.sqlite import SqliteStore
from weli.table.moves.greet import greet
from weli.table.moves.take_back import may_take_back
from weli.table.rate_limits import MOST, TooOften
from weli.wire.messages import Greetable
from weli.wire.terms import Terms


def test_everybody_hears_it(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    greet(table, NORTH, "well_played")
    for seen in (table, again(table, store)):
        said = [seen.view(seat, "de").events[-1] for seat in (SOUTH, NORTH, NOBODY)]
        assert [each.text for each in said] == [
            "Person N: „Gut gespielt.“",
            "Du sagst: „Gut gespielt.“",
            "Person N: „Gut gespielt.“",
        ]
        assert {each.said for each in said} == {"greets well_played"}


def test_the_page_is_told_what_one_says(store: SqliteStore) -> None:
    offered = opened(store, HANDS, ALL_FOUR).view(SOUTH, "de").greetings
    assert offered[0] == Greetable("hello", "Grüß euch")


def test_who_plays_alone_has_nobody_to_say_it_to_or_to_write_to(store: SqliteStore) -> None:
    table = opened(store, HANDS, msgspec.structs.replace(SETUP, terms=Terms(chat=True)))
    assert table.view(SOUTH, "de").greetings == []
    assert not table.view(SOUTH, "de").chat
    greet(table, SOUTH, "hello")
    assert table.state.head == 1


def test_it_is_no_act_of_the_game(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    must(table, SOUTH, "E9")
    done, on = table.state.done_ms, table.state.chairs[SOUTH].number
    greet(table, NORTH, "moment")
    assert may_take_back(table.state, SOUTH)
    assert table.state.done_ms == done, "nobody has got on"
    assert len(table.state.deals[-1].acts) == 1
    must(table, WEST, "E8")
    assert table.state.chairs[SOUTH].number == on + 2


def test_there_is_an_end_to_it(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    for _ in range(MOST):
        greet(table, NORTH, "moment")
    with pytest.raises(TooOften):
        greet(table, NORTH, "moment")
    greet(table, SOUTH, "moment")
