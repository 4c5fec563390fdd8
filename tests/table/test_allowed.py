"""The matrix of who may do what at a table, cell by cell."""

import msgspec
import pytest

from table.helpers import EAST, HANDS, NORTH, SETUP, SOUTH, WEST, opened
from weli.core.deal import NOBODY
from weli.table.allowed import Role, Subject, Verb, can, roles
from weli.table.seats import Person
from weli.table.sqlite import SqliteStore
from weli.table.state import State

PEOPLE = {"N": Person("Anna", player="a"), "S": Person("Bertl", player="b"), "E": Person("Cilli", player="c")}

STRANGER = Subject(None)
GUEST = Subject("g")
SPECTATOR = Subject("z", looks_on=True)
ANNA = Subject("a")
OWNER = Subject("o", is_owner=True)

MATRIX = {
    # subject, the seat in question: what they may do there
    (STRANGER, SOUTH): "",
    (STRANGER, NOBODY): "",
    (GUEST, SOUTH): "sit",
    (GUEST, NOBODY): "sit",
    (SPECTATOR, NOBODY): "look replay record",
    (SPECTATOR, SOUTH): "sit",
    (ANNA, NORTH): "look act talk sit leave hand_over replay record",
    (ANNA, SOUTH): "",
    (ANNA, EAST): "",
    (ANNA, WEST): "",
    (ANNA, NOBODY): "",
    (OWNER, SOUTH): "sit open delete hand_over",
    (Subject("a", is_owner=True), SOUTH): "open delete hand_over",
    (Subject("a", looks_on=True), NOBODY): "",
    (Subject(None, looks_on=True), NOBODY): "",
}


@pytest.fixture
def state(store: SqliteStore) -> State:
    return opened(store, HANDS, msgspec.structs.replace(SETUP, seats=SETUP.seats | PEOPLE)).state


@pytest.mark.parametrize("verb", list(Verb))
@pytest.mark.parametrize(("subject", "seat"), MATRIX, ids=str)
def test_who_may_do_what(state: State, subject: Subject, seat: int, verb: Verb) -> None:
    assert can(subject, verb, state, seat) == (verb in MATRIX[subject, seat].split())


@pytest.mark.parametrize("whose", [ANNA, Subject("c")])
def test_the_others_hand_over_a_seat_that_was_left_and_no_other(store: SqliteStore, whose: Subject) -> None:
    table = opened(store, HANDS, msgspec.structs.replace(SETUP, seats=SETUP.seats | PEOPLE))
    assert not can(whose, Verb.HAND_OVER, table.state, SOUTH)
    table.get_up(SOUTH)
    assert can(whose, Verb.HAND_OVER, table.state, SOUTH)


def test_a_seat_stays_whose_it_is_while_the_computer_plays_there(store: SqliteStore) -> None:
    table = opened(store, HANDS, msgspec.structs.replace(SETUP, seats=SETUP.seats | PEOPLE))
    table.hand_over(NORTH, "lehrbua")
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
