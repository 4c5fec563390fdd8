"""Two nodes on one database: whoever plays at one of them plays with those at the other, as at one table."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from servers import Postgres, Redis
from waiting import wait_until
from web.guests import Guest, closed_with, seats
from web.nodes import ServingNode, two_nodes
from web.talking import chosen, say

pytestmark = pytest.mark.kills

STUCK = 60.0
NO_SUCH_TABLE = 4004
COME_AGAIN = 1011


def heard(line: ClientConnection, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first message of which that holds; nothing within a minute fails the test."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=STUCK))
        if holds(message):
            return message


def of(kind: str) -> Callable[[dict[str, Any]], bool]:
    return lambda message: message["t"] == kind


def seated(one: ServingNode, other: ServingNode, **wanted: object) -> tuple[str, Guest, Guest]:
    """Anna, who has opened a table at one node, and Bert, who sits at the other."""
    anna, bert = Guest(one, "Anna"), Guest(other, "Bert")
    table = anna.opens("N", **wanted)
    bert.sits(table, "N", "Bert")
    return table, anna, bert


@pytest.mark.few(1)
@pytest.mark.slow
@pytest.mark.parametrize("bus", ["notify", "redis"])
def test_at_two_nodes_a_whole_game_is_played(postgres: Postgres, request: pytest.FixtureRequest, bus: str) -> None:
    redis: Redis | None = request.getfixturevalue("redis") if bus == "redis" else None
    with two_nodes(postgres, redis.address if redis else "") as (one, other):
        table, anna, bert = seated(one, other)
        with anna.line(table) as annas, bert.line(table) as berts:
            ends = play_until(is_over, [annas, berts], random.Random(3))
        assert ends[0]["sheet"] == ends[1]["sheet"]
        assert one.store.read(table).broken_at is None
        assert one.store.read(table) == other.store.read(table)


@pytest.mark.slow
def test_where_the_bus_loses_everything_a_node_looks_every_second(postgres: Postgres) -> None:
    with two_nodes(postgres, "silent") as (one, other):
        table, anna, bert = seated(one, other)
        with anna.line(table) as annas, bert.line(table) as berts:
            play_until(is_counted, [annas, berts], random.Random(3))
        assert other.store.read(table).broken_at is None


def is_over(view: dict[str, Any]) -> bool:
    return bool(view["waiting"] == "over")


def is_counted(view: dict[str, Any]) -> bool:
    """Whether a deal has been counted."""
    return view["waiting"] in ("next_deal", "over") or view["deal"]["number"] > 1


def play_until(
    done: Callable[[dict[str, Any]], bool], lines: list[ClientConnection], rng: random.Random
) -> list[dict[str, Any]]:
    """Each does at their node what they are asked for, until that holds of all they see; their last views."""
    views = [heard(line, of("view")) for line in lines]
    answered: list[object] = [None for _ in lines]
    while not all(done(view) for view in views):
        for number, line in enumerate(lines):
            views[number] = newest(line, views[number])
            if views[number]["number"] != answered[number]:
                answered[number] = views[number]["number"]
                answer(line, views[number], rng)
    return views


def newest(line: ClientConnection, view: dict[str, Any]) -> dict[str, Any]:
    """The view that came last, after a moment."""
    try:
        while True:
            message = json.loads(line.recv(timeout=0.02))
            view = message if message["t"] == "view" else view
    except TimeoutError:
        return view


def answer(line: ClientConnection, view: dict[str, Any], rng: random.Random) -> None:
    if view["waiting"] in ("look", "next_deal", "blind", "announce"):
        say(line, t="seen", on=view["number"])
    elif view["waiting"] != "over" and view["may"]:
        say(line, t="act", key=f"{view['number']}-{rng.random()}", on=view["number"], act=chosen(view, rng))


def test_who_is_there_is_seen_at_both_nodes(postgres: Postgres) -> None:
    with two_nodes(postgres) as (one, other):
        table, anna, bert = seated(one, other)
        with anna.line(table) as annas:
            heard(annas, of("view"))
            wait_until(
                lambda: seats(bert.ask("GET", f"/tables/{table}/door"))["S"]["here"], "the other node hears of it"
            )
            with bert.line(table):
                heard(annas, lambda said: said["t"] == "door" and seats(said)["N"]["here"])
            heard(annas, lambda said: said["t"] == "door" and not seats(said)["N"]["here"])


def test_where_a_company_plays_on_is_heard_at_the_other_node(postgres: Postgres) -> None:
    with two_nodes(postgres) as (one, other):
        table, anna, bert = seated(one, other)
        with anna.line(table) as annas, bert.line(table) as berts:
            for line in (annas, berts):
                heard(line, of("view"))
                say(line, t="give_up")
            heard(annas, lambda message: message["t"] == "view" and is_over(message))
            more = anna.ask("POST", "/tables", status=201, after=table)["table"]
            assert heard(berts, lambda message: message["t"] == "door" and message["next"] != "")["next"] == more


def test_what_is_written_at_one_node_is_read_at_the_other(postgres: Postgres) -> None:
    with two_nodes(postgres) as (one, other):
        table, anna, bert = seated(one, other, terms={"chat": True})
        with anna.line(table) as annas, bert.line(table) as berts:
            say(annas, t="write", text="Grüß dich")
            say(annas, t="write", text="Spielst du gern?")
            assert heard(berts, of("written"))["text"] == "Grüß dich"
            assert heard(berts, of("written"))["text"] == "Spielst du gern?"
            say(berts, t="write", text="Freilich")
            assert [heard(annas, of("written"))["text"] for _ in range(3)][2] == "Freilich"
        with bert.line(table) as again:
            assert heard(again, of("written"))["text"] == "Grüß dich", "the lines are there for whoever comes again"


def test_browsers_at_two_nodes_find_each_other(postgres: Postgres) -> None:
    with two_nodes(postgres) as (one, other):
        table, anna, bert = seated(one, other)
        with anna.line(table) as annas, bert.line(table) as berts:
            say(annas, t="voice")
            own = heard(annas, of("talking"))["line"]
            seen = heard(berts, lambda said: said["t"] == "voices" and said["at"] != {})
            assert seen["at"]["S"]["line"] == own
            say(berts, t="voice", muted=True)
            theirs = heard(berts, of("talking"))["line"]
            heard(annas, lambda said: said["t"] == "voices" and "N" in said["at"])
            for number in range(3):
                say(annas, t="signal", to=theirs, text=f"offer {number}")
            assert [heard(berts, of("signal"))["text"] for _ in range(3)] == [f"offer {number}" for number in range(3)]
            say(berts, t="signal", to=own, text="answer")
            assert heard(annas, of("signal")) == {"t": "signal", "seat": "N", "by": theirs, "text": "answer"}
            with bert.line(table) as again:
                say(again, t="voice")
                second = heard(again, of("talking"))["line"]
                newer = heard(
                    annas,
                    lambda said: said["t"] == "voices" and "N" in said["at"] and said["at"]["N"]["line"] != theirs,
                )
                assert newer["at"]["N"]["line"] == second


def test_voice_at_a_second_page_at_another_node_ends_it_at_the_first(postgres: Postgres) -> None:
    with two_nodes(postgres) as (one, other):
        table, anna, bert = seated(one, other)
        elsewhere = Guest(one, secret=bert.secret)
        with anna.line(table), bert.line(table) as berts, elsewhere.line(table) as again:
            say(berts, t="voice")
            first = heard(berts, of("talking"))["line"]
            heard(again, lambda said: said["t"] == "voices" and "N" in said["at"] and said["at"]["N"]["line"] == first)
            say(again, t="voice")
            second = heard(again, of("talking"))["line"]
            for line in (berts, again):
                heard(
                    line, lambda said: said["t"] == "voices" and "N" in said["at"] and said["at"]["N"]["line"] == second
                )


def test_a_table_that_is_closed_at_one_node_is_closed_at_the_other(postgres: Postgres) -> None:
    with two_nodes(postgres) as (one, other):
        table, _, bert = seated(one, other)
        with bert.line(table) as berts:
            heard(berts, of("view"))
            one.parlour.forget(table)
            assert closed_with(berts) == NO_SUCH_TABLE
        assert bert.tries("GET", f"/tables/{table}/door").status_code == 404


def test_who_is_somewhere_else_now_has_no_page_at_the_other_node(postgres: Postgres) -> None:
    with two_nodes(postgres) as (one, other):
        table, anna, _ = seated(one, other)
        with anna.line(table) as annas:
            heard(annas, of("view"))
            again = Guest(other)
            again.ask("POST", "/me/return", code=anna.ask("POST", "/me/code")["code"])
            assert closed_with(annas) == COME_AGAIN
        with anna.line(table) as annas:
            assert closed_with(annas) == NO_SUCH_TABLE
        assert again.ask("GET", "/me")["name"] == "Anna"
