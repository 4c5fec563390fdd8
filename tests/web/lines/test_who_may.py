"""Who may do what at the door and at the table of others: every route, every kind of person, before, during and after the game.

To whom a table is no business, the answer is the one they would get where there is no such table; and nothing is written.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest
from starlette.routing import Route

from web.guests import NO_TABLE, OPEN, Guest, closed_with
from web.serving import AN_HOUR, Served, serving
from web.talking import hear, say
from weli.table.moves.give_up import give_up
from weli.web import api, seating

REFUSED = "You may not do that at this table."
SOUTH_GIVES_UP, NORTH_GIVES_UP = 2, 0
EVERYBODY = "owner partner opponent stranger guest former elsewhere replayed"
AT_THE_TABLE = "owner partner opponent"

MAY = {
    # what, at which phases: who may; N is the partner's seat, E the opponent's
    ("GET", "/tables/{table}/door", "before during over"): EVERYBODY,
    ("GET", "/tables/{table}/rules", "before during over"): EVERYBODY,
    ("GET", "/tables/{table}/talk", "before during over"): EVERYBODY,
    ("GET", "/tables/{table}/hints", "before during over"): EVERYBODY,
    ("GET", "/tables/{table}/glance", "before during over"): AT_THE_TABLE,
    ("GET", "/tables/{table}/moment", "during over"): AT_THE_TABLE,
    ("GET", "/tables/{table}/record.weli", "during over"): AT_THE_TABLE,
    ("GET", "/tables/{table}/shuffles.json", "during over"): AT_THE_TABLE,
    ("GET", "/tables/{table}/deals/{deal}", "during over"): AT_THE_TABLE,
    ("POST", "/tables/{table}/seats/{seat}", "before during over"): EVERYBODY,
    ("DELETE", "/tables/{table}/seats/{seat}", "before during over"): "partner",
    ("PUT", "/tables/{table}/seats/{seat}", "before"): "owner",
    ("PUT", "/tables/{table}/seats/{seat}", "during over"): "owner partner",
    ("PUT", "/tables/{table}/terms", "before during over"): "owner",
    ("POST", "/tables/{table}/draw", "before during over"): "owner",
    ("POST", "/tables/{table}/begin", "before during over"): "owner",
    ("DELETE", "/tables/{table}", "before during over"): "owner",
}
BODIES = {
    ("POST", "/tables/{table}/seats/{seat}"): {"name": "Zenz"},
    ("PUT", "/tables/{table}/seats/{seat}"): {"sits": "computer", "level": "lehrbua"},
    ("PUT", "/tables/{table}/terms"): {"chat": True},
}


@dataclass
class Company:
    """A house, the people in and about it, and a table."""

    house: Served
    people: dict[str, Guest]
    table: str

    @property
    def head(self) -> int:
        return int(self.house.parlour.state(self.table).head)


@pytest.fixture(scope="module", params=["before", "during", "over"])
def phase(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def company(tmp_path_factory: pytest.TempPathFactory, phase: str) -> Iterator[Company]:
    with serving(tmp_path_factory.mktemp("who"), AN_HOUR, house=OPEN) as house:
        anna, doris = Guest(house, "Anna"), Guest(house, "Doris")
        table = anna.opens("N", "E", "W")
        people = {
            "owner": anna,
            "partner": Guest(house),
            "opponent": Guest(house),
            "stranger": Guest(house),
            "guest": Guest(house, "Gretl"),
            "former": Guest(house),
            "elsewhere": doris,
        }
        doris.opens("N", name="Doris")
        people["former"].sits(table, "W", "Franz")
        people["former"].ask("DELETE", f"/tables/{table}/seats/W")
        people["partner"].sits(table, "N", "Bertl")
        people["opponent"].sits(table, "E", "Cilli")
        people["replayed"] = Guest(house, secret=people["opponent"].secret)
        code = people["opponent"].ask("POST", "/me/code")["code"]
        people["opponent"] = Guest(house)
        people["opponent"].ask("POST", "/me/return", code=code)
        if phase != "before":
            anna.ask("POST", f"/tables/{table}/begin")
        if phase == "over":
            for seat in (SOUTH_GIVES_UP, NORTH_GIVES_UP):
                give_up(house.parlour.live(table).table, seat)
        yield Company(house, people, table)


def test_no_route_of_a_table_is_forgotten() -> None:
    routes = [route for route in [*api.ROUTES, *seating.ROUTES] if isinstance(route, Route) and "{table}" in route.path]
    found = {(method, route.path) for route in routes for method in route.methods or () if method != "HEAD"}
    assert found == {(method, f"/api{path}") for method, path, _ in MAY}


def headers(answer: httpx.Response) -> list[tuple[str, str]]:
    return [(name, value) for name, value in answer.headers.multi_items() if name != "date"]


@pytest.mark.parametrize("who", EVERYBODY.split())
def test_routes(company: Company, phase: str, who: str) -> None:
    """What somebody may do is tested where it is done."""
    for (method, path, phases), allowed in MAY.items():
        if phase not in phases.split() or who in allowed.split():
            continue
        cell, head = f"{method} {path}", company.head
        body = BODIES.get((method, path), {})
        there = company.people[who].tries(method, path.format(table=company.table, seat="N", deal="1"), **body)
        nowhere = company.people[who].tries(method, path.format(table="nowhere", seat="N", deal="1"), **body)
        told = (cell, there.status_code, there.json()["text"])
        if who in AT_THE_TABLE.split() and path != "/tables/{table}":
            assert told == (cell, 403, REFUSED)
        else:
            assert told == (cell, 404, NO_TABLE)
            assert headers(there) == headers(nowhere)
        assert company.head == head, cell


@pytest.mark.parametrize("who", EVERYBODY.split())
def test_a_line_is_open_to_who_sits_there_and_to_nobody_else(company: Company, who: str) -> None:
    """Where nobody may look on; and each at their own seat, whichever they name."""
    with company.people[who].line(company.table) as line:
        if who in AT_THE_TABLE.split():
            assert hear(line, "door")["you"] == "sitter"
        else:
            assert hear(line, "refused")["text"] == NO_TABLE
            assert closed_with(line) == 4004
    if who != "partner":
        with company.people[who].line(company.table, seat="N") as line:
            assert closed_with(line) in (1008, 4004)


@pytest.mark.parametrize("who", EVERYBODY.split())
def test_the_company_goes_on_with_those_who_sat_there(company: Company, phase: str, who: str) -> None:
    if phase == "over" and who in AT_THE_TABLE.split():
        return
    answer = company.people[who].tries("POST", "/tables", after=company.table)
    assert answer.status_code == (400 if who in AT_THE_TABLE.split() else 404)


@pytest.mark.parametrize(
    "frame",
    [
        {"t": "act", "key": "a", "on": 1, "act": "pass"},
        {"t": "act", "key": "a", "on": 1, "act": "say soso"},
        {"t": "seen", "on": 99},
        {"t": "hold", "deciding": True},
        {"t": "next"},
        {"t": "lock", "shuffle": 1, "commit": "00" * 32},
        {"t": "show", "shuffle": 1, "nonce": "00" * 32},
        {"t": "take_back"},
        {"t": "give_up"},
        {"t": "pace", "pace": {"bots": "quick"}},
    ],
    ids=str,
)
@pytest.mark.parametrize("who", ["stranger", "guest", "former", "elsewhere"])
def test_whoever_looks_on_does_nothing(frame: dict[str, object], who: str, looked_on: Company) -> None:
    head = looked_on.head
    with looked_on.people[who].line(looked_on.table) as line:
        assert hear(line)["seat"] == ""
        say(line, **frame)
        assert hear(line, "refused")["text"] == REFUSED
    assert looked_on.head == head


@pytest.fixture(scope="module")
def looked_on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    """A table at which people may look on at once."""
    with serving(tmp_path_factory.mktemp("looked_on"), AN_HOUR, house=OPEN) as house:
        anna, former, elsewhere = Guest(house, "Anna"), Guest(house), Guest(house, "Doris")
        table = anna.opens("N", "W", terms={"onlookers": 0})
        former.sits(table, "N", "Franz")
        former.ask("DELETE", f"/tables/{table}/seats/N")
        anna.ask("POST", f"/tables/{table}/begin")
        elsewhere.opens("N", name="Doris")
        yield Company(
            house,
            {"stranger": Guest(house), "guest": Guest(house, "Gretl"), "former": former, "elsewhere": elsewhere},
            table,
        )
