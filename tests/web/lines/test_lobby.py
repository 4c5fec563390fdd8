"""A house with a lobby lists the tables whose people wait for whoever drops in, and no other."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from servers import Postgres
from store.any_store import AnyStore
from waiting import wait_until
from web.guests import OPEN, Guest
from web.nodes import two_nodes
from web.serving import Served, serving
from weli.parlour.lobby import OF_ONE
from weli.store.store import RowTaken, Store
from weli.wire.terms import A_DAY

IN_DAYS = {"decision": A_DAY, "bank": 0}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, house=replace(OPEN, lobby=True)) as found:
        yield found


def settle(store: Store) -> None:
    """What was handed in before is written then."""
    with suppress(RowTaken):
        store.append_soon("none", []).result()


def lobby(guest: Guest) -> list[dict[str, Any]]:
    settle(guest.house.parlour.store)
    found = guest.ask("GET", "/lobby")
    assert found["offered"]
    return list(found["tables"])


def opens(guest: Guest, called: str = "Anna", **terms: object) -> str:
    """A table for two at which people have days, so that nobody has to be there."""
    agreed = {"open": True, "clock": IN_DAYS, **terms}
    return guest.opens("B", game="gaigel", rules="2p", seat="A", name=called, terms=agreed)


def test_a_house_without_one_lists_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, house=OPEN) as house:
        anna = Guest(house, "Anna")
        table = opens(anna)
        assert Guest(house).ask("GET", "/lobby") == {"offered": False, "tables": []}
        assert not anna.ask("GET", f"/tables/{table}/door")["lobby"]


def test_whoever_drops_in_reads_what_is_played_and_who_sits_there_and_sits_down(house: Served) -> None:
    anna, bertl = Guest(house, "Anna"), Guest(house)
    table = opens(anna)
    assert anna.ask("GET", f"/tables/{table}/door")["lobby"]
    (line,) = lobby(bertl)
    assert line["title"].startswith("Gaigel")
    assert {**line, "title": "", "people": [each["name"] for each in line["people"]]} == {
        "table": table, "game": "gaigel", "title": "", "free": 1, "days": 1, "people": ["Anna"],
    }  # fmt: skip
    bertl.sits(table, "any", "Bertl")
    assert lobby(Guest(house)) == [], "it is full"


def test_nothing_is_listed_of_tables_that_did_not_ask_for_it(house: Served) -> None:
    anna = Guest(house, "Anna")
    opens(anna, open=False)
    table = opens(anna)
    assert [line["table"] for line in lobby(Guest(house))] == [table]
    terms = anna.ask("GET", f"/tables/{table}/door")["terms"]
    anna.ask("PUT", f"/tables/{table}/terms", **{**terms, "open": False})
    assert lobby(Guest(house)) == []
    anna.ask("PUT", f"/tables/{table}/terms", **{**terms, "open": True})
    assert len(lobby(Guest(house))) == 1


def test_whoever_sits_there_finds_it_in_their_own_list_alone(house: Served) -> None:
    anna = Guest(house, "Anna")
    table = opens(anna)
    assert lobby(anna) == []
    assert len(lobby(Guest(house))) == 1
    anna.tries("POST", f"/tables/{table}/begin")
    assert lobby(Guest(house)) == [], "it has begun"


def test_where_people_play_in_one_sitting_somebody_has_to_be_there(house: Served) -> None:
    anna = Guest(house, "Anna")
    table = opens(anna, clock={"decision": 0, "bank": 0})
    assert lobby(Guest(house)) == []
    with anna.line(table) as line:
        line.recv(timeout=30)
        assert [each["table"] for each in lobby(Guest(house))] == [table]


def test_a_table_that_is_closed_is_gone(house: Served) -> None:
    """Also where the row that lists it is written once it has gone: rows are written soon, not at once."""
    anna, people = Guest(house, "Anna"), house.parlour.store.people
    table = opens(anna)
    settle(house.parlour.store)
    house.parlour.forget(table)
    with house.store() as store:
        assert store.people.open_to_all(9) == []
        people.open_to_all_soon(table, 1)
        assert lobby(Guest(house)) == []
        settle(house.parlour.store)
        assert store.people.open_to_all(9) == []


def test_of_one_person_so_many_are_listed_and_no_more(house: Served) -> None:
    anna = Guest(house, "Anna")
    for _ in range(OF_ONE + 2):
        opens(anna)
    other = opens(Guest(house, "Resl"))
    found = [line["table"] for line in lobby(Guest(house))]
    assert len(found) == OF_ONE + 1
    assert other in found


def test_it_is_known_beyond_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, house=replace(OPEN, lobby=True)) as house:
        table = opens(Guest(house, "Anna"))
    with serving(tmp_path, house=replace(OPEN, lobby=True)) as house:
        assert [line["table"] for line in lobby(Guest(house))] == [table]


def test_any_store_knows_which_are_open(any_store: AnyStore) -> None:
    people, store = any_store.store.people, any_store.store
    people.open_to_all_soon("one", 1)
    people.open_to_all_soon("two", 2)
    people.open_to_all_soon("one", 3)
    settle(store)
    assert people.open_to_all(9) == ["two", "one"]
    assert people.open_to_all(1) == ["two"]
    people.open_to_all_soon("two", None)
    settle(store)
    assert people.open_to_all(9) == ["one"]


def test_who_is_there_at_one_node_is_listed_at_the_other(postgres: Postgres) -> None:
    with two_nodes(postgres, house=replace(OPEN, lobby=True)) as (one, other):
        anna, bert = Guest(one, "Anna"), Guest(other)  # type: ignore[arg-type]
        table = opens(anna, clock={"decision": 0, "bank": 0})
        assert lobby(bert) == []
        with anna.line(table) as line:
            line.recv(timeout=30)
            wait_until(lambda: [each["table"] for each in lobby(bert)] == [table], "the other node hears of it")
        wait_until(lambda: lobby(bert) == [], "and that nobody is there any more")
