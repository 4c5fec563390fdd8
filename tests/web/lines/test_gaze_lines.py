"""Where people look, and what they write, over the lines of those who sit at one table."""

import json
from secrets import token_urlsafe

import msgspec
import pytest

from table.forms import setup_for
from web.serving import Served
from web.talking import hear, say
from weli.wire.seats import Person
from weli.wire.terms import Terms


def table_of_four(house: Served, terms: Terms) -> str:
    setup = setup_for("giltspiel", "fiss", dealer="E")
    people = {seat: Person(f"Person {seat}") for seat in "NESW"}
    name = token_urlsafe(16)
    with house.store() as store:
        store.open_table(name, msgspec.structs.replace(setup, seats=people, terms=terms), 1_000)
    return name


def test_everybody_sees_where_one_looks_and_only_who_looks_sees_the_sign(quiet: Served) -> None:
    table = table_of_four(quiet, Terms(signs="gaze"))
    with (
        quiet.live(table, seat="S") as south,
        quiet.live(table, seat="N") as north,
        quiet.live(table, seat="E") as east,
    ):
        views = {line: hear(line) for line in (south, north, east)}
        assert hear(south, "gazes")["at"] == {"N": "S", "E": "W", "S": "N", "W": "E"}
        for line in (north, east):
            hear(line, "gazes")
        say(east, t="gaze", at="S")
        assert [hear(line, "gazes")["at"]["E"] for line in (south, north, east)] == ["S", "S", "S"]
        say(north, t="gaze", at="table")
        assert [hear(line, "gazes")["at"]["N"] for line in (south, north, east)] == ["table"] * 3
        say(south, t="act", key="a", on=views[south]["number"], act="sign wink")
        assert hear(south)["events"][-1]["seen_by"] == ["E"]
        assert hear(east)["events"][-1]["said"] == "sign wink"
        say(south, t="gaze", at="cards")
        come = json.loads(north.recv(timeout=60))  # the next thing that comes there at all
        assert come == {"t": "gazes", "at": {"N": "table", "E": "S", "S": "cards", "W": "E"}}


@pytest.mark.parametrize("at", ["S", "X", "", "CARDS", "sky"])
def test_nobody_looks_at_themselves_or_nowhere(quiet: Served, at: str) -> None:
    table = table_of_four(quiet, Terms(signs="gaze"))
    with quiet.live(table, seat="S") as south:
        hear(south), hear(south, "gazes")
        say(south, t="gaze", at=at)
        hear(south, "refused")


def test_what_one_writes_all_read_who_sit_there_also_later(quiet: Served) -> None:
    table = table_of_four(quiet, Terms(chat=True))
    with quiet.live(table, seat="S") as south, quiet.live(table, seat="N") as north:
        number = hear(south)["number"]
        hear(north)
        say(south, t="write", text=" Grüß  euch! ")
        for line in (south, north):
            assert hear(line, "written") | {"number": 0} == {
                "t": "written",
                "number": 0,
                "seat": "S",
                "text": "Grüß euch!",
            }
        say(south, t="write", text="", key="nothing")
        refused = hear(south, "refused")
        assert (refused["key"], refused["text"]) == ("nothing", "There is nothing in it.")
        say(south, t="write", text="Servus", key="something")
        assert hear(south, "taken")["key"] == "something"
        with quiet.live(table, seat="W") as west:
            assert hear(west, "written")["text"] == "Grüß euch!"
            assert hear(west)["number"] == number  # it is no row of the log


def test_where_it_was_not_agreed_nobody_writes(quiet: Served) -> None:
    table = table_of_four(quiet, Terms())
    with quiet.live(table, seat="S") as south:
        assert hear(south)["chat"] is False
        say(south, t="write", text="hello")
        assert hear(south, "refused")["text"].startswith("Nobody writes at this table")
