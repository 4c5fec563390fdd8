"""A friend who comes once cards are dealt gets the chair of a computer player: from the next deal on, or at once where all agree."""

import msgspec
import pytest

from table.helpers import EAST, HANDS, NORTH, SETUP, SOUTH, again, must, opened
from weli.store.log import Trial
from weli.store.sqlite import SqliteStore
from weli.study.statistics import played_at
from weli.table.chairs import SeatTaken
from weli.table.moves.agree import answer
from weli.table.moves.let_in import promise, takeable
from weli.table.moves.look import acknowledge
from weli.table.moves.sit import get_up, renounce
from weli.table.moves.take_back import may_take_back
from weli.table.rate_limits import MOST, TooOften
from weli.table.table import Table
from weli.wire.seats import Person

ANNA, BERTL, CILLI = (Person(name, player=name.lower()) for name in ("Anna", "Bertl", "Cilli"))
TWO = msgspec.structs.replace(SETUP, seats=SETUP.seats | {"N": ANNA, "S": BERTL})


@pytest.fixture
def table(store: SqliteStore) -> Table:
    return opened(store, HANDS, TWO)


def wishes(table: Table, seat: int) -> list[tuple[str, bool]]:
    return [(wish.what, wish.yours) for wish in table.view(seat, "en").wishes]


def next_deal(table: Table) -> None:
    for seat in (SOUTH, NORTH):
        if not table.state.deal.closed:
            must(table, SOUTH, "concede gleich hanger spiel")
        acknowledge(table, seat, table.state.head)


def test_they_play_from_the_next_deal_on(table: Table, store: SqliteStore) -> None:
    promise(table, EAST, CILLI)
    assert table.view(SOUTH, "en").events[-1].text == "Cilli takes the seat of Luis as soon as new cards are dealt."
    assert table.state.persons == {NORTH, SOUTH}
    next_deal(table)
    for seen in (table, again(table, store)):
        assert (len(seen.state.deals), seen.state.persons) == (2, {NORTH, EAST, SOUTH})
        assert [place.name for place in seen.view(SOUTH, "en").places if place.seat == "E"] == ["Cilli"]
        assert "Cilli sits down." in [event.text for event in seen.view(SOUTH, "en").events]


def test_only_what_they_played_themselves_stands_in_their_statistics(table: Table) -> None:
    promise(table, EAST, CILLI)
    next_deal(table)
    next_deal(table)
    assert played_at(table.state, SOUTH, 0).deals == 2
    assert played_at(table.state, EAST, 0).deals == 1


def test_where_all_who_are_there_agree_they_sit_down_at_once(table: Table) -> None:
    promise(table, EAST, CILLI)
    assert (wishes(table, SOUTH), wishes(table, NORTH)) == ([("let_in", True)], [("let_in", True)])
    assert [wish.newcomer for wish in table.view(SOUTH, "en").wishes] == ["Cilli"]
    answer(table, SOUTH, "let_in", yes=True)
    answer(table, EAST, "let_in", yes=True)  # whom nobody has asked
    assert (wishes(table, SOUTH), wishes(table, NORTH)) == ([("let_in", False)], [("let_in", True)])
    assert EAST not in table.state.persons
    answer(table, NORTH, "let_in", yes=True)
    assert EAST in table.state.persons
    assert wishes(table, SOUTH) == []
    assert len(table.state.deals) == 1


def test_one_who_would_rather_finish_the_deal_is_enough(table: Table) -> None:
    promise(table, EAST, CILLI)
    answer(table, NORTH, "let_in", yes=False)
    answer(table, SOUTH, "let_in", yes=True)
    assert (EAST in table.state.persons, wishes(table, SOUTH)) == (False, [])
    next_deal(table)
    assert EAST in table.state.persons


def test_the_last_who_was_asked_may_have_got_up(table: Table) -> None:
    promise(table, EAST, CILLI)
    answer(table, SOUTH, "let_in", yes=True)
    get_up(table, NORTH)
    assert EAST in table.state.persons


def test_whoever_does_not_want_it_any_more_does_not_come(table: Table) -> None:
    promise(table, EAST, CILLI)
    renounce(table, EAST)
    renounce(table, EAST)
    next_deal(table)
    assert EAST not in table.state.persons
    assert EAST in takeable(table.state)


def test_no_chair_is_promised_twice_and_nobody_has_two(table: Table) -> None:
    promise(table, EAST, CILLI)
    promise(table, EAST, CILLI)
    promise(table, 3, CILLI)
    with pytest.raises(SeatTaken):
        promise(table, EAST, Person("Dora", player="dora"))
    with pytest.raises(SeatTaken):
        promise(table, SOUTH, Person("Dora", player="dora"))
    assert [chair.seat for chair in table.state.chairs.values() if chair.promised] == [EAST]


def test_what_was_laid_can_still_be_taken_back(table: Table) -> None:
    must(table, SOUTH, "E9")
    promise(table, EAST, CILLI)
    assert may_take_back(table.state, SOUTH)


def test_whoever_comes_and_renounces_without_end_is_in_nobody_elses_way(table: Table) -> None:
    for _ in range(MOST // 2):
        promise(table, EAST, CILLI)
        renounce(table, EAST)
    with pytest.raises(TooOften):
        promise(table, EAST, CILLI)
    promise(table, EAST, Person("Dora", player="dora"))


def test_nobody_comes_where_a_deal_is_played_again(store: SqliteStore) -> None:
    table = opened(store, HANDS, msgspec.structs.replace(TWO, trial=Trial("other", 1, [0, 0])))
    assert takeable(table.state) == []
    with pytest.raises(SeatTaken):
        promise(table, EAST, CILLI)
