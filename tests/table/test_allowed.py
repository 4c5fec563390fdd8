"""The matrix of who may do what at a table, cell by cell."""

import msgspec
import pytest

from table.helpers import EAST, HANDS, NORTH, SETUP, SOUTH, WEST, opened
from weli.core.deal import NOBODY
from weli.store.sqlite import SqliteStore
from weli.table.allowed import Role, Subject, Verb, can, roles
from weli.table.moves.hand_over import hand_over
from weli.table.moves.sit import get_up
from weli.table.state import State
from weli.wire.seats import Person
from weli.wire.terms import Terms

PEOPLE = {"N": Person("Anna", player="a"), "S": Person("Bertl", player="b"), "E": Person("Cilli", player="c")}

STRANGER = Subject(None)
GUEST = Subject("g")
ANNA = Subject("a")
OWNER = Subject("o", is_owner=True)

MATRIX = {
    # subject, the seat in question: what they may do there
    (STRANGER, SOUTH): "visit",
    (STRANGER, NOBODY): "visit",
    (GUEST, SOUTH): "visit sit",
    (GUEST, NOBODY): "visit sit",
    (ANNA, NORTH): "visit look act talk sit leave hand_over replay record again",
    (ANNA, SOUTH): "visit relieve",
    (ANNA, EAST): "visit relieve",
    (ANNA, WEST): "visit relieve",
    (ANNA, NOBODY): "visit relieve",
    (OWNER, SOUTH): "visit sit open delete settle hand_over again",
    (Subject("a", is_owner=True), SOUTH): "visit open delete settle hand_over again relieve",
}
LOOKED_ON = {
    # where the table lets people look on
    (STRANGER, NOBODY): "visit look replay record",
    (GUEST, NOBODY): "visit look replay record",
    (STRANGER, SOUTH): "visit",
    (GUEST, SOUTH): "visit sit",
    (ANNA, NOBODY): "visit relieve",
    (ANNA, SOUTH): "visit relieve",
}


@pytest.fixture
def state(store: SqliteStore) -> State:
    return opened(store, HANDS, msgspec.structs.replace(SETUP, seats=SETUP.seats | PEOPLE)).state


def found(state: State, cells: dict[tuple[Subject, int], str]) -> dict[tuple[Subject, int], str]:
    """What may be done by whom, as the matrix has it: a cell that differs is shown with what it is."""
    return {
        (subject, seat): " ".join(verb for verb in said.split() if can(subject, Verb(verb), state, seat))
        + "".join(f" {verb}" for verb in Verb if verb not in said.split() and can(subject, verb, state, seat))
        for (subject, seat), said in cells.items()
    }


def test_who_may_do_what(state: State) -> None:
    assert found(state, MATRIX) == MATRIX


def test_who_may_do_what_where_people_look_on(store: SqliteStore) -> None:
    setup = msgspec.structs.replace(SETUP, seats=SETUP.seats | PEOPLE, terms=Terms(onlookers=0))
    assert found(opened(store, HANDS, setup).state, LOOKED_ON) == LOOKED_ON


@pytest.mark.parametrize("whose", [ANNA, Subject("c")])
def test_the_others_hand_over_a_seat_that_was_left_and_no_other(store: SqliteStore, whose: Subject) -> None:
    table = opened(store, HANDS, msgspec.structs.replace(SETUP, seats=SETUP.seats | PEOPLE))
    assert not can(whose, Verb.HAND_OVER, table.state, SOUTH)
    get_up(table, SOUTH)
    assert can(whose, Verb.HAND_OVER, table.state, SOUTH)


def test_a_seat_stays_whose_it_is_while_the_computer_plays_there(store: SqliteStore) -> None:
    table = opened(store, HANDS, msgspec.structs.replace(SETUP, seats=SETUP.seats | PEOPLE))
    hand_over(table, NORTH, "lehrbua")
    assert can(ANNA, Verb.LOOK, table.state, NORTH)
    assert can(ANNA, Verb.SIT, table.state, NORTH)


def test_what_somebody_is_towards_a_seat(state: State) -> None:
    towards = [roles(ANNA, state, seat)[0] for seat in (NORTH, EAST, SOUTH, WEST, NOBODY)]
    assert towards == [Role.SITTER, Role.OPPONENT, Role.PARTNER, Role.OPPONENT, Role.OPPONENT]


@pytest.mark.parametrize(("subject", "may"), [(STRANGER, False), (GUEST, False), (ANNA, False), (OWNER, True)])
def test_a_table_is_opened_and_deleted_by_its_owner_alone(subject: Subject, may: bool) -> None:
    """Also one that nobody can read any more."""
    assert can(subject, Verb.OPEN, None) == may
    assert can(subject, Verb.DELETE, None) == may
