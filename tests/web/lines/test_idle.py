"""Two people, no clock, and one of them is there but does nothing: the other can wake them, and after a while the computer may play."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from web.guests import OPEN, Guest, seats
from web.serving import AN_HOUR, Served, serving
from web.talking import hear, say, wait_for_the_person

A_SECOND = 1000


@pytest.fixture
def now() -> list[int]:
    return [1_000_000]


@pytest.fixture
def house(tmp_path: Path, now: list[int]) -> Iterator[Served]:
    with serving(tmp_path, AN_HOUR, house=OPEN) as running:
        running.parlour.clock = lambda: now[0]
        yield running


def company(house: Served, **wanted: object) -> tuple[Guest, Guest, str]:
    anna, bertl = Guest(house, "Anna"), Guest(house)
    table = anna.opens("N", dealer="E", **wanted)
    bertl.sits(table, "N", "Bertl")
    return anna, bertl, table


def may_about(guest: Guest, table: str, seat: str) -> list[str]:
    return list(seats(guest.ask("GET", f"/tables/{table}/door"))[seat]["may"])


def told(line: ClientConnection, kind: str) -> str:
    """Waits for the view that tells of it."""
    while True:
        events: list[dict[str, Any]] = hear(line)["events"]
        if events[-1]["kind"] == kind:
            return str(events[-1]["text"])


def test_whoever_is_there_and_does_nothing_is_nudged_and_then_played_for(house: Served, now: list[int]) -> None:
    anna, bertl, table = company(house)
    with anna.line(table) as south, bertl.line(table) as north:
        view = wait_for_the_person(south)  # Anna leads, and does not
        hear(north)
        now[0] += 19 * A_SECOND
        assert may_about(bertl, table, "S") == []
        say(north, t="nudge", whom="S")
        say(north, t="ping")
        hear(north, "pong")  # by then it was too soon
        now[0] += A_SECOND
        assert may_about(bertl, table, "S") == ["nudge"]
        assert may_about(bertl, table, "E") == []
        say(north, t="nudge", whom="S")
        assert told(south, "nudged") == "Bertl nudges you."
        assert told(north, "nudged") == "You nudge Anna."
        assert may_about(bertl, table, "S") == []
        now[0] += 159 * A_SECOND
        assert may_about(bertl, table, "S") == ["nudge"]
        now[0] += A_SECOND
        assert may_about(bertl, table, "S") == ["hand_over", "nudge"]
        assert may_about(Guest(house, "Cilli"), table, "S") == []
        bertl.ask("PUT", f"/tables/{table}/seats/S", sits="computer", level="lehrbua")
        card = next(may["act"] for may in view["may"] if may["kind"] == "play")
        say(south, t="act", key="late", on=view["number"], act=card)
        assert "computer" in hear(south, "refused")["text"]
        anna.sits(table, "S", "Anna")
        assert may_about(bertl, table, "S") == []
        say(south, t="act", key="back", on=view["number"], act=card)
        hear(south, "taken")


def test_what_is_said_does_not_make_anybody_less_idle_but_what_is_done(house: Served, now: list[int]) -> None:
    anna, bertl, table = company(house)
    with anna.line(table) as south, bertl.line(table) as north:
        view = wait_for_the_person(south)
        hear(north)
        now[0] += 20 * A_SECOND
        say(south, t="act", key="talk", on=view["number"], act="say unsure")
        hear(south, "taken")
        assert may_about(bertl, table, "S") == ["nudge"]
        card = next(may["act"] for may in view["may"] if may["kind"] == "play")
        say(south, t="act", key="card", on=view["number"], act=card)
        hear(south, "taken")
        assert may_about(bertl, table, "S") == []


def test_whoever_has_only_just_come_back_has_kept_nobody_waiting(house: Served, now: list[int]) -> None:
    anna, bertl, table = company(house)
    with bertl.line(table) as north:
        hear(north)
        with anna.line(table) as south:
            wait_for_the_person(south)
        now[0] += 3600 * A_SECOND
        with anna.line(table) as south:
            wait_for_the_person(south)
            assert may_about(bertl, table, "S") == []
            now[0] += 180 * A_SECOND
            assert may_about(bertl, table, "S") == ["hand_over", "nudge"]


def test_an_agreed_clock_says_alone_how_long_somebody_may_think(house: Served, now: list[int]) -> None:
    anna, bertl, table = company(house, terms={"clock": {"decision": 600, "bank": 0}})
    with anna.line(table) as south, bertl.line(table) as north:
        wait_for_the_person(south)
        hear(north)
        now[0] += 500 * A_SECOND
        assert may_about(bertl, table, "S") == ["nudge"]


def test_the_others_are_told_by_themselves_what_they_may_do(tmp_path: Path) -> None:
    with serving(tmp_path, replace(AN_HOUR, nudge=0.01, idle=0.02), house=OPEN) as house:
        anna, bertl, table = company(house)
        with anna.line(table) as south, bertl.line(table) as north:
            wait_for_the_person(south)
            while seats(hear(north, "door"))["S"]["may"] != ["hand_over", "nudge"]:
                pass
