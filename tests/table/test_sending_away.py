"""Sending somebody away: all the others have to want it, and never one alone; a computer player plays on in their place."""

import msgspec
import pytest

from table.helpers import EAST, HANDS, NORTH, SETUP, SOUTH, WEST, again, must, opened
from weli.store.log import Secret, Setup
from weli.store.sqlite import SqliteStore
from weli.table.allowed import Role, Subject, Verb, can, roles
from weli.table.chairs import SeatTaken
from weli.table.evening import once_more
from weli.table.moves.agree import answer
from weli.table.moves.give_up import give_up
from weli.table.moves.send_away import call_vote
from weli.table.moves.sit import get_up, sit
from weli.table.rate_limits import MOST, TooOften
from weli.table.table import Table
from weli.wire.levels import USUAL
from weli.wire.messages import Wished
from weli.wire.seats import Person, Vacant

GUESTS = {name: Person(f"Person {name}", "", f"player {name}") for name in "NESW"}
ALL_FOUR: Setup = msgspec.structs.replace(SETUP, seats=GUESTS)
THREE: Setup = msgspec.structs.replace(SETUP, seats=SETUP.seats | {name: GUESTS[name] for name in "NES"})
TWO: Setup = msgspec.structs.replace(SETUP, seats=SETUP.seats | {name: GUESTS[name] for name in "NS"})
EASTERN = Subject("player E")


def told(table: Table, seat: int, lang: str = "en") -> str:
    return table.view(seat, lang).events[-1].text


def sent_away(store: SqliteStore, setup: Setup = THREE) -> Table:
    """North and South have sent East away."""
    table = opened(store, HANDS, setup)
    call_vote(table, SOUTH, EAST)
    answer(table, NORTH, "send_away", yes=True)
    return table


def test_somebody_goes_once_all_the_others_want_it(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    call_vote(table, SOUTH, EAST)
    assert told(table, EAST) == "Person S would like you to leave the table."
    assert told(table, EAST, "de") == "Person S möchte dich vom Tisch wegschicken."
    answer(table, NORTH, "send_away", yes=True)
    for seen in (table, again(table, store)):
        assert seen.view(WEST, "en").wishes == [Wished("send_away", "S", ["N", "S"], ["W"], True, "E")]
        assert seen.view(EAST, "en").wishes == [Wished("send_away", "S", ["N", "S"], ["W"], False, "E")]
        assert seen.state.chairs[EAST].has_person
    answer(table, WEST, "send_away", yes=True)
    for seen in (table, again(table, store)):
        assert seen.view(WEST, "en").wishes == []
        assert told(seen, NORTH) == "Person E has to leave the table; the computer plays on."
        assert seen.state.chairs[EAST].stand_in == USUAL


def test_one_who_is_against_it_is_enough(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    call_vote(table, SOUTH, EAST)
    answer(table, NORTH, "send_away", yes=False)
    answer(table, WEST, "send_away", yes=True)
    for seen in (table, again(table, store)):
        assert told(seen, EAST) == "Person N is against you leaving the table."
        assert seen.state.chairs[EAST].has_person
        assert seen.view(SOUTH, "en").may_send_away == ["N", "E", "W"]


def test_of_two_neither_can_send_the_other_away(store: SqliteStore) -> None:
    table = opened(store, HANDS, TWO)
    head = table.state.head
    assert table.view(SOUTH, "en").may_send_away == []
    call_vote(table, SOUTH, NORTH)
    assert table.state.head == head


def test_nobody_is_sent_away_by_one_who_is_left(store: SqliteStore) -> None:
    table = opened(store, HANDS, THREE)
    call_vote(table, SOUTH, EAST)
    get_up(table, NORTH)
    assert table.state.vote is None
    assert table.state.chairs[EAST].has_person


def test_who_gets_up_meanwhile_is_not_waited_for(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    call_vote(table, SOUTH, EAST)
    answer(table, NORTH, "send_away", yes=True)
    get_up(table, WEST)
    assert table.state.chairs[EAST].sent_away


def test_whose_house_it_is_stays(store: SqliteStore) -> None:
    keeper = msgspec.structs.replace(THREE, seats=THREE.seats | {"E": Person("Wirtin")})
    assert opened(store, HANDS, keeper).view(SOUTH, "en").may_send_away == ["N"]


def test_the_one_it_is_about_and_others_have_no_word(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    call_vote(table, SOUTH, EAST)
    head = table.state.head
    for seat in (EAST, SOUTH):
        answer(table, seat, "send_away", yes=True)
        answer(table, seat, "send_away", yes=False)
    call_vote(table, WEST, NORTH)
    assert table.state.head == head


def test_whoever_was_sent_away_is_a_stranger_there(store: SqliteStore) -> None:
    table = sent_away(store)
    assert not can(EASTERN, Verb.LOOK, table.state, EAST)
    assert not can(EASTERN, Verb.RECORD, table.state)
    assert roles(EASTERN, table.state, EAST) == [Role.STRANGER]
    with pytest.raises(SeatTaken):
        sit(table, EAST, GUESTS["E"])


def test_the_game_goes_on_meanwhile(store: SqliteStore) -> None:
    table = opened(store, HANDS, THREE)
    call_vote(table, SOUTH, EAST)
    must(table, SOUTH, "E9")
    answer(table, NORTH, "send_away", yes=True)
    assert table.state.chairs[EAST].sent_away


def test_the_next_game_of_the_company_is_without_them(store: SqliteStore) -> None:
    table = sent_away(store)
    for seat in (NORTH, SOUTH):
        give_up(table, seat)
    assert once_more(table.name, table.state, Secret("00")).seats["E"] == Vacant()


def test_nobody_asks_for_ever(store: SqliteStore) -> None:
    table = opened(store, HANDS, THREE)
    for _ in range(MOST):
        call_vote(table, SOUTH, EAST)
        answer(table, NORTH, "send_away", yes=False)
    with pytest.raises(TooOften):
        call_vote(table, SOUTH, EAST)
