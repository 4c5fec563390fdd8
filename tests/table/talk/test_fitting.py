"""What stands ready to be said to a partner: to a question what answers it, otherwise what the game would ask now."""

import msgspec

from table.helpers import EAST, HANDS, NORTH, SETUP, SOUTH, must, opened
from weli.core.deal import NOBODY
from weli.store.sqlite import SqliteStore
from weli.table.table import Table
from weli.wire.seats import Person

AMONG_PEOPLE = msgspec.structs.replace(SETUP, seats={seat: Person(f"Person {seat}") for seat in "NESW"})


def ready(table: Table, seat: int) -> list[str]:
    return table.view(seat, "de").fitting


def test_one_is_offered_to_ask_about_what_is_not_settled_and_nothing_twice(store: SqliteStore) -> None:
    table = opened(store, HANDS, AMONG_PEOPLE)
    assert ready(table, SOUTH) == ["ask gleich", "ask hanger"]
    assert ready(table, NOBODY) == []
    must(table, SOUTH, "ask gleich")
    assert ready(table, SOUTH) == ["ask hanger", "ask trumps"]


def test_what_answers_a_question_of_the_partner_stands_ready_until_one_has_spoken(store: SqliteStore) -> None:
    table = opened(store, HANDS, AMONG_PEOPLE)
    must(table, SOUTH, "ask trumps")
    assert ready(table, NORTH) == ["say yes", "say no"]
    assert ready(table, EAST) == ["ask gleich", "ask hanger"]
    must(table, NORTH, "say no")
    assert ready(table, NORTH) == ["ask gleich", "ask hanger"]


def test_over_a_bet_one_is_offered_to_ask_whether_to_hold_it(store: SqliteStore) -> None:
    table = opened(store, HANDS, AMONG_PEOPLE)
    bettor = next(seat for seat in range(4) if any(doing.kind == "bet" for doing in table.view(seat, "de").may))
    must(table, bettor, "bet gleich")
    asked = table.state.deal.answering()[0]
    assert ready(table, asked) == ["ask hold", "ask gleich"]
    must(table, asked, "ask hold")
    assert ready(table, (asked + 2) % 4) == ["say hold", "say let-go"]
