"""Two people play at two nodes while, again and again, a node, the database or the bus is killed, or the network between them fails.

The servers and the check of the history are those of the tests, which do the same a few times.
"""

from __future__ import annotations

import random
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from proxy import proxied  # type: ignore[import-not-found]
from servers import running_postgres, running_redis  # type: ignore[import-not-found]
from table.any_store import ready_database  # type: ignore[import-not-found]
from waiting import wait_until  # type: ignore[import-not-found]
from web.guests import Guest  # type: ignore[import-not-found]
from web.history import LONG_GAME, Client, wrong_in  # type: ignore[import-not-found]
from web.node_processes import NodeProcess  # type: ignore[import-not-found]
from weli.table.postgres import PostgresStore

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FAULTS_A_TABLE = 10
"""Then they sit down at another one, or sooner where the game is over."""


@dataclass
class Failed:
    """How often what has failed, how many acts were acknowledged, what was wrong afterwards, and how long it took until both had acted."""

    faults: dict[str, int] = field(default_factory=dict)
    acts: int = 0
    wrong: list[str] = field(default_factory=list)
    again_after: list[float] = field(default_factory=list)

    def quantile(self, share: float) -> float:
        return sorted(self.again_after)[int(share * (len(self.again_after) - 1))]


def fail_again_and_again(folder: Path, count: int, seed: int = 1) -> Failed:
    """So many faults, one after the other."""
    found, chance = Failed(), random.Random(seed)
    with ExitStack() as stack:
        postgres = stack.enter_context(running_postgres())
        redis = stack.enter_context(running_redis())
        network = stack.enter_context(proxied(postgres.port))
        database = ready_database(postgres)
        ports = (network.port, postgres.port)
        nodes = [NodeProcess(postgres.address(database, port), folder, "--bus", redis.address) for port in ports]
        for node in nodes:
            stack.callback(node.kill)
            node.wait()
        faults: dict[str, Callable[[], object]] = {
            "node": lambda: chance.choice(nodes).start_again(),
            "database": lambda: (postgres.kill(), postgres.start()),
            "bus": lambda: (redis.kill(), redis.start()),
            "network": network.cut,
        }
        store = PostgresStore(postgres.address(database))
        stack.callback(store.close)
        while sum(found.faults.values()) < count:
            _at_a_table(nodes, store, faults, min(FAULTS_A_TABLE, count - sum(found.faults.values())), chance, found)
    return found


def _at_a_table(
    nodes: list[NodeProcess],
    store: PostgresStore,
    faults: dict[str, Callable[[], object]],
    count: int,
    chance: random.Random,
    found: Failed,
) -> None:
    anna, bert = (Guest(node, name) for node, name in zip(nodes, ("Anna", "Bert"), strict=True))
    table = anna.opens("N", **LONG_GAME)
    bert.sits(table, "N", "Bert")
    clients = [Client(guest, table, seat, chance) for guest, seat in ((anna, "S"), (bert, "N"))]
    for client in clients:
        client.start()
    try:
        _both_act(clients)
        for _ in range(count):
            if any(client.view.get("waiting") == "over" for client in clients):
                break
            name = chance.choice(list(faults))
            faults[name]()
            found.faults[name] = found.faults.get(name, 0) + 1
            found.again_after.append(_both_act(clients))
    finally:
        for client in clients:
            client.stop()
    found.acts += sum(client.taken for client in clients)
    found.wrong += wrong_in(store, table, clients)


def _both_act(clients: list[Client]) -> float:
    """The seconds until both have acted once more, or the game is over."""
    begun, before = time.monotonic(), [client.taken for client in clients]
    wait_until(
        lambda: (
            all(client.taken > had for client, had in zip(clients, before, strict=True))
            or all(client.view.get("waiting") == "over" for client in clients)
        ),
        "both have acted",
        seconds=120,
    )
    return time.monotonic() - begun
