"""Sitting down, leaving and coming back: the seat waits, the computer takes it meanwhile, and nothing of it is forgotten."""

import random

import msgspec
import pytest

from table.helpers import EAST, HANDS, NORTH, SETUP, SOUTH, WEST, again, do, must, opened, refusal, seeded_shuffle
from table.rooms import in_a_room, until
from weli.core.deal import NOBODY
from weli.parlour.parlour import Parlour
from weli.store.log import Setup
from weli.store.sqlite import SqliteStore
from weli.table.chairs import SeatTaken
from weli.table.moves.act import SeatsFree
from weli.table.moves.give_up import give_up
from weli.table.moves.hand_over import hand_over
from weli.table.moves.look import acknowledge
from weli.table.moves.settle import move, set_terms
from weli.table.moves.sit import get_up, sit
from weli.table.moves.take_back import take_back
from weli.table.pacing import AT_ONCE
from weli.table.rate_limits import MOST, TooOften
from weli.table.table import Table
from weli.wire.messages import Taken
from weli.wire.requests import NewTable
from weli.wire.seats import Person, Vacant
from weli.wire.terms import Terms

ANNA, BERTL = Person("Anna", player="a"), Person("Bertl", player="b")
COMPUTER = "lehrbua"


def with_seats(**seats: Person | Vacant) -> Setup:
    return msgspec.structs.replace(SETUP, seats=SETUP.seats | seats)


PARTNERS = with_seats(N=ANNA, S=BERTL)
KEPT_FREE = with_seats(N=Vacant(), S=BERTL)


def told(table: Table, seat: int) -> str:
    return table.view(seat, "en").events[-1].text


# Sitting down.


def test_cards_are_dealt_once_somebody_sits_everywhere(store: SqliteStore) -> None:
    table = opened(store, HANDS, KEPT_FREE)
    assert (table.state.deals, table.state.pause()) == ([], "seats")
    sit(table, NORTH, ANNA)
    for seen in (table, again(table, store)):
        assert len(seen.state.deals) == 1
        assert seen.state.persons == {NORTH, SOUTH}
        assert [place.name for place in seen.view(SOUTH, "en").places] == ["Bertl", "Moidl", "Anna", "Luis"]


def test_before_that_there_is_nothing_to_see_or_to_do(store: SqliteStore) -> None:
    table = opened(store, HANDS, KEPT_FREE)
    head = table.state.head
    for seat in (SOUTH, NOBODY):
        with pytest.raises(SeatsFree, match="Not everybody has come yet"):
            table.view(seat, "en")
    assert refusal(do(table, SOUTH, "E9", on=0)).text.startswith("Not everybody has come yet")
    acknowledge(table, SOUTH, 0)
    give_up(table, SOUTH)
    take_back(table, SOUTH)
    assert table.state.head == head


@pytest.mark.parametrize(("seat", "who"), [(SOUTH, ANNA), (EAST, ANNA), (SOUTH, Person("Bertl"))])
def test_nobody_sits_down_on_somebody_elses_seat(store: SqliteStore, seat: int, who: Person) -> None:
    """Not even with their name; nor on a computer player's, nor where somebody is only away."""
    table = opened(store, HANDS, PARTNERS)
    get_up(table, SOUTH)
    with pytest.raises(SeatTaken, match="Somebody sits there already"):
        sit(table, seat, who)


def test_who_comes_and_goes_without_end_is_in_nobody_elses_way(store: SqliteStore) -> None:
    """Before the cards are dealt a seat that was left is free: one guest could change seats until nobody might any more."""
    table = opened(store, HANDS, with_seats(N=Vacant(), E=Vacant(), S=Vacant()))
    for _ in range(MOST // 2):
        sit(table, NORTH, ANNA)
        get_up(table, NORTH)
    with pytest.raises(TooOften):
        sit(table, NORTH, ANNA)
    sit(table, NORTH, BERTL)
    for number in range(MOST - 1):
        move(table, *((EAST, NORTH) if number % 2 else (NORTH, EAST)))
    with pytest.raises(TooOften):
        move(table, EAST, NORTH)
    sit(table, SOUTH, Person("Cilli", player="c"))
    set_terms(table, Terms(chat=True))


# Leaving, and coming back.


def test_the_seat_waits_for_whoever_has_left_it(store: SqliteStore) -> None:
    table = opened(store, HANDS, PARTNERS)
    get_up(table, SOUTH)
    get_up(table, SOUTH)
    for seen in (table, again(table, store)):
        assert seen.state.waiting(SOUTH) == "you", "nobody plays for them"
        assert told(seen, NORTH) == "Bertl has got up. The seat is kept."
        assert [place.away for place in seen.view(NORTH, "en").places] == [False, False, True, False]
    sit(table, SOUTH, BERTL)
    sit(table, SOUTH, BERTL)
    assert [event.text for event in table.view(SOUTH, "en").events[-2:]] == [
        "You have got up. Your seat is kept.",
        "You are back.",
    ]
    assert isinstance(do(table, SOUTH, "E9"), Taken)


def test_nobody_waits_for_somebody_who_is_away_to_look(store: SqliteStore) -> None:
    table = opened(store, HANDS, PARTNERS)
    get_up(table, NORTH)
    must(table, SOUTH, "concede gleich hanger spiel")
    acknowledge(table, SOUTH, table.state.chairs[SOUTH].number)
    assert len(table.state.deals) == 2


# The computer takes over.


def test_the_computer_plays_for_somebody_until_they_come_back(store: SqliteStore) -> None:
    table = opened(store, HANDS, PARTNERS)
    hand_over(table, SOUTH, COMPUTER)
    for seen in (table, again(table, store)):
        view = seen.view(SOUTH, "en")
        assert seen.state.persons == {NORTH}
        assert (view.may, view.waiting, view.question.yours) == ([], "others", False)
        assert (view.places[0].name, view.places[0].level) == ("Bertl", COMPUTER)
    assert refusal(do(table, SOUTH, "E9")).text == "The computer is playing for you: sit down again first."
    assert told(table, NORTH) == "The computer plays for Bertl meanwhile."
    sit(table, SOUTH, BERTL)
    assert table.view(SOUTH, "en").question.yours
    assert isinstance(do(table, SOUTH, "E9"), Taken)


def test_a_live_table_plays_on_with_whoever_sits_there_now(store: SqliteStore) -> None:
    parlour = Parlour(store, AT_ONCE, shuffle=seeded_shuffle(1), rng=random.Random(1))
    name = parlour.open_new(NewTable(seat="S", dealer="E", level=COMPUTER)).table
    live = parlour.live(name)
    state = lambda: live.table.state  # noqa: E731

    async def story() -> None:
        page = live.join(SOUTH)
        await live.do(lambda log: hand_over(log, SOUTH, COMPUTER))
        await until(page, lambda: any(seat == SOUTH for seat, _ in state().deals[-1].acts))
        await live.do(lambda log: sit(log, SOUTH, Person()))
        await until(page, lambda: state().waiting(SOUTH) != "others")
        assert state().persons == {SOUTH}
        await live.do(lambda log: get_up(log, SOUTH))
        assert state().present == frozenset()
        live.leave(page)

    in_a_room(story)


def test_a_company_goes_on_with_whoever_has_sat_down(store: SqliteStore) -> None:
    parlour = Parlour(store, AT_ONCE, shuffle=seeded_shuffle(1), rng=random.Random(1))
    store.open_table("first", KEPT_FREE, 1_000)
    live = parlour.live("first")
    sit(live.table, NORTH, ANNA)
    for seat in (NORTH, SOUTH):
        give_up(live.table, seat)
    second = parlour.open_new(NewTable(after="first")).table
    assert parlour.state(second).setup.seats["N"] == ANNA
    assert parlour.state(second).persons == {NORTH, SOUTH}
    assert WEST not in parlour.state(second).persons
