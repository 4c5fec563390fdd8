"""`weli serve --database` as it is started: several processes, of which one dies, and what is said where it cannot be."""

import random
from pathlib import Path

import pytest

from servers import Postgres
from store.any_store import ready_database
from waiting import wait_until
from web.guests import Guest
from web.history import LONG_GAME, Client, wrong_in
from web.houses.test_commands import run
from web.node_processes import processes
from weli.store.postgres import PostgresStore

pytestmark = pytest.mark.kills


@pytest.mark.slow
def test_a_node_is_killed_in_mid_trick_and_the_game_goes_on_at_the_other(tmp_path: Path, postgres: Postgres) -> None:
    """Whoever sat there comes in at the other, as a balancer would send them; and so do the computer players."""
    database = postgres.address(ready_database(postgres))
    with processes(database, tmp_path) as (one, other):
        anna, bert = Guest(one, "Anna"), Guest(other, "Bert")  # type: ignore[arg-type]
        table = anna.opens("N", **LONG_GAME)
        bert.sits(table, "N", "Bert")
        clients = [Client(anna, table, "S", random.Random(1)), Client(bert, table, "N", random.Random(2))]
        for client in clients:
            client.start()
        wait_until(lambda: all(client.taken > 2 for client in clients), "both have acted")
        one.kill()
        clients[0].guest = Guest(other, secret=anna.secret)  # type: ignore[arg-type]
        before = [client.taken for client in clients]
        wait_until(
            lambda: all(client.is_done or client.taken > had + 2 for client, had in zip(clients, before, strict=True)),
            "both have acted at the node that is left, or played to the end",
        )
        for client in clients:
            client.stop()
    store = PostgresStore(database)
    assert wrong_in(store, table, clients) == []
    store.close()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["--database", "postgresql+psycopg://weli:geheim@127.0.0.1:1/weli"],
            "The database 127.0.0.1:1/weli cannot be",
        ),
        (["--database", "mysql://here"], "This is what the address of a database looks like"),
        (["--bus", "redis://127.0.0.1:1"], "--bus connects nodes that share a database"),
    ],
)
def test_what_cannot_be_served_ends_with_a_sentence(tmp_path: Path, words: list[str], said: str) -> None:
    done = run("serve", "--data", str(tmp_path), "--own-port", "0", "--port", "0", *words)
    assert done.returncode != 0
    assert said in done.stderr
    assert "geheim" not in done.stderr + done.stdout


@pytest.mark.parametrize(
    ("bus", "said"),
    [
        ("redis://127.0.0.1:1", "Nobody answers at the address after --bus"),
        ("127.0.0.1:6379", "address of a bus looks"),
    ],
)
def test_a_bus_that_is_not_there_is_told_at_the_start(tmp_path: Path, postgres: Postgres, bus: str, said: str) -> None:
    address = postgres.address(ready_database(postgres))
    done = run("serve", "--data", str(tmp_path), "--own-port", "0", "--port", "0", "--database", address, "--bus", bus)
    assert done.returncode in (1, 2)
    assert said in done.stderr
