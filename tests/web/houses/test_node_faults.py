"""Nodes, the database, the bus and the lines between them fail while people play: nothing is lost or twice, and it goes on by itself."""

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace

import pytest

from proxy import Proxy, proxied
from servers import Postgres, running_postgres, running_redis
from store.any_store import ready_database
from waiting import wait_until
from web.guests import Guest
from web.history import AWAY, LONG_GAME, Client, all_have_acted, at_play, see_the_same, wrong_in
from web.nodes import ServingNode, ready, serving_node, two_nodes
from web.talking import hear, say
from weli.store.postgres import PostgresStore
from weli.table.pacing import AT_ONCE

pytestmark = pytest.mark.kills

SEATS = ("S", "N", "E", "W")


@contextmanager
def clients_at(nodes: list[ServingNode], seats: tuple[str, ...]) -> Iterator[list[Client]]:
    """People who play at one table, each at the next of the nodes, as long as the block lasts."""
    guests = [Guest(nodes[number % len(nodes)], f"Gast {seat}") for number, seat in enumerate(seats)]
    table = guests[0].opens(*seats[1:], **LONG_GAME)
    for guest, seat in zip(guests[1:], seats[1:], strict=True):
        guest.sits(table, seat, f"Gast {seat}")
    playing = [Client(guest, table, seat, random.Random(seat)) for guest, seat in zip(guests, seats, strict=True)]
    with at_play(playing):
        yield playing


@pytest.mark.slow
def test_while_lines_to_the_database_are_cut_and_slow_all_acts_form_one_order(
    postgres: Postgres, thorough: bool
) -> None:
    """The small form of the check of histories: four clients, two nodes, a network that fails."""
    database, chance = ready_database(postgres), random.Random(5)
    with ExitStack() as stack:
        proxies: list[Proxy] = [stack.enter_context(proxied(postgres.port)) for _ in range(2)]
        nodes = [
            stack.enter_context(serving_node(postgres.address(database, proxy.port), seed=number))
            for number, proxy in enumerate(proxies)
        ]
        with clients_at(nodes, SEATS) as clients:
            for _ in range(5 if thorough else 2):
                all_have_acted(clients, 1)
                chance.choice(proxies).cut()
                chance.choice(proxies).delay = chance.choice((0.0, 0.02, 0.05))
            for proxy in proxies:
                proxy.delay = 0.0
            all_have_acted(clients, 1)
        table = clients[0].table
        assert wrong_in(nodes[0].store, table, clients) == []
        assert sum(client.taken for client in clients) >= (20 if thorough else 8)


@pytest.mark.few(0)
@pytest.mark.slow
def test_the_database_is_stopped_and_started_and_it_goes_on_by_itself(postgres: Postgres) -> None:
    """At once: what had failed is not left to its next try."""
    delays = replace(AT_ONCE, again=3600.0)
    with two_nodes(postgres, delays=delays) as nodes, clients_at(list(nodes), ("S", "N")) as clients:
        all_have_acted(clients)
        postgres.stop()
        try:
            wait_until(lambda: all(AWAY in client.said for client in clients), "both are told that the tables are away")
        finally:
            postgres.start()
        all_have_acted(clients)
        assert wrong_in(nodes[0].store, clients[0].table, clients) == []


@pytest.mark.slow
def test_the_database_is_killed_and_started_and_nothing_is_lost(postgres: Postgres) -> None:
    with two_nodes(postgres) as nodes, clients_at(list(nodes), ("S", "N")) as clients:
        for _ in range(2):
            all_have_acted(clients, 2)
            postgres.kill()
            postgres.start()
        all_have_acted(clients, 2)
        assert wrong_in(nodes[0].store, clients[0].table, clients) == []


@pytest.mark.slow
def test_without_its_bus_a_house_goes_on_more_slowly(postgres: Postgres) -> None:
    with running_redis() as redis, two_nodes(postgres, redis.address) as nodes:
        with clients_at(list(nodes), ("S", "N")) as clients:
            all_have_acted(clients)
            redis.kill()
            all_have_acted(clients, 2)
            redis.start()
            all_have_acted(clients, 2)
        see_nothing_wrong(nodes[0], clients)
        assert [client.said for client in clients] == [[], []], "players notice nothing but that it takes longer"


def see_nothing_wrong(node: ServingNode, clients: list[Client]) -> None:
    assert wrong_in(node.store, clients[0].table, clients) == []


@pytest.mark.slow
def test_of_four_who_play_at_two_nodes_everybody_sees_the_same(postgres: Postgres) -> None:
    with two_nodes(postgres) as nodes, clients_at(list(nodes), SEATS) as clients:
        all_have_acted(clients, 5)
        for client in clients:
            client.rests.set()
        see_the_same(nodes[0].store, clients[0].table, clients)
        see_nothing_wrong(nodes[0], clients)


@pytest.mark.slow
def test_the_database_dies_another_takes_over_and_nothing_acknowledged_is_lost() -> None:
    """The other has followed it, and no act was acknowledged before it stood there as well."""
    with ExitStack() as stack:
        first = stack.enter_context(running_postgres())
        database = ready_database(first)
        second = stack.enter_context(running_postgres(follows=first))
        first.wait_for_followers()
        hosts = f"host=127.0.0.1:{first.port}&host=127.0.0.1:{second.port}&target_session_attrs=read-write"
        address = f"postgresql+psycopg://weli@/{database}?{hosts}"
        nodes = [stack.enter_context(serving_node(address, seed=seed)) for seed in (1, 2)]
        with clients_at(nodes, ("S", "N")) as clients:
            all_have_acted(clients)
            first.kill()
            second.take_over()
            all_have_acted(clients)
        see_nothing_wrong(nodes[0], clients)
        assert second.do(f"SELECT count(*) FROM step WHERE table_id = '{clients[0].table}'", database) != [(0,)]
        assert {said for client in clients for said in client.said} <= {AWAY}


@pytest.mark.few(0)
@pytest.mark.slow
def test_a_copy_made_while_they_play_has_all_that_was_acknowledged_before(postgres: Postgres) -> None:
    with two_nodes(postgres) as nodes, clients_at(list(nodes), ("S", "N")) as clients:
        all_have_acted(clients)
        before = {each.key for client in clients for each in client.sent if each.taken is not None}
        database = postgres.restored(nodes[0].store.engine.url.database or "")
    elsewhere = PostgresStore(postgres.address(database))
    log = elsewhere.read(clients[0].table)
    elsewhere.close()
    assert len(before) >= 6
    assert before <= {row.key for row in log.rows}
    assert log.broken_at is None


@pytest.mark.slow
def test_what_a_killed_database_has_lost_of_who_is_there_is_said_again(postgres: Postgres) -> None:
    """What nodes tell each other outlasts no crash of the database; the nodes know it still."""
    with two_nodes(postgres) as (one, other):
        anna, bert = Guest(one, "Anna"), Guest(other, "Bert")
        table = anna.opens("N", terms={"chat": True})
        bert.sits(table, "N", "Bert")
        with anna.line(table) as annas, bert.line(table) as berts:
            say(annas, t="write", text="Vorher")
            assert hear(berts, "written")["text"] == "Vorher"
            postgres.kill()
            postgres.start()
            wait_until(lambda: ready(one) and ready(other), "both nodes write again")
            assert postgres.do("SELECT count(*) FROM written", one.store.engine.url.database or "") == [(0,)]
            wait_until(
                lambda: both_are_here(anna, table) and both_are_here(bert, table), "each node knows of the other's"
            )
            say(annas, t="write", text="Nachher")
            assert hear(berts, "written")["text"] == "Nachher"


def both_are_here(guest: Guest, table: str) -> bool:
    answer = guest.tries("GET", f"/tables/{table}/door")
    return answer.status_code == 200 and {seat["seat"] for seat in answer.json()["seats"] if seat["here"]} == {"N", "S"}
