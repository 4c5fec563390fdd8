"""Two people play at two nodes while, again and again, a node, the database or the bus is killed, or the network between them fails.

The servers and the check of the history are those of the tests, which do the same a few times.
"""

from __future__ import annotations

import random
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import pytest

from proxy import proxied  # type: ignore[import-not-found]
from servers import running_postgres, running_redis  # type: ignore[import-not-found]
from table.any_store import ready_database  # type: ignore[import-not-found]
from waiting import wait_until  # type: ignore[import-not-found]
from web.history import Client, wrong_in  # type: ignore[import-not-found]
from web.node_processes import NodeProcess  # type: ignore[import-not-found]
from web.seated import clients_at_a_new_table  # type: ignore[import-not-found]
from weli.table.postgres import PostgresStore

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

KINDS: Final = ("node", "database", "bus", "cut", "delay")
"""The first three are killed and started again; a delay lasts until both have acted."""
FAULTS_A_TABLE: Final = 25
"""Then they sit down at another one, or sooner where the game is over."""
LONGEST_DELAY: Final = 0.1
"""In seconds, of each piece that goes over the network."""


@dataclass
class Failed:
    """How many acts were acknowledged, what was wrong afterwards, and in seconds for each fault of a kind how long it took until what had
    failed was there again, and from then on until both had acted.
    """

    acts: int = 0
    wrong: list[str] = field(default_factory=list)
    back_after: dict[str, list[float]] = field(default_factory=dict)
    acted_after: dict[str, list[float]] = field(default_factory=dict)

    @property
    def count(self) -> int:
        return sum(map(len, self.acted_after.values()))

    def lines(self) -> Iterator[str]:
        """What was found, a line for each kind."""
        yield f"{self.count} faults, {self.acts} acts acknowledged: {len(self.wrong)} wrong {self.wrong[:3]}"
        for kind, acted in sorted(self.acted_after.items()):
            back = self.back_after[kind]
            yield (
                f"  {len(acted)} of {kind}: there again after {_quantile(back, 0.5):.1f} s (median), both had acted"
                f" {_quantile(acted, 0.5):.1f} s later (median), {_quantile(acted, 0.99):.1f} s (p99), {max(acted):.1f} s (longest)"
            )


def _quantile(seconds: list[float], share: float) -> float:
    return sorted(seconds)[int(share * (len(seconds) - 1))]


class House:
    """Two nodes, their database and their bus; the first node speaks to the database over a network that can fail."""

    def __init__(self, stack: ExitStack, folder: Path, chance: random.Random) -> None:
        self._postgres = stack.enter_context(running_postgres())
        self._redis = stack.enter_context(running_redis())
        self._network = stack.enter_context(proxied(self._postgres.port))
        self._chance = chance
        self.database = self._postgres.address(ready_database(self._postgres))
        over_network = self.database.replace(f":{self._postgres.port}/", f":{self._network.port}/")
        self.nodes = [
            NodeProcess(address, folder, "--bus", self._redis.address) for address in (over_network, self.database)
        ]
        for node in self.nodes:
            stack.callback(node.kill)
            node.wait()

    def fail(self, kind: str) -> None:
        """One of its parts fails, and is there again when this ends; but a delay stays until `heal`."""
        if kind == "node":
            self._chance.choice(self.nodes).start_again()
        elif kind == "cut":
            self._network.cut()
        elif kind == "delay":
            self._network.delay = self._chance.uniform(0.0, LONGEST_DELAY)
        else:
            server = self._postgres if kind == "database" else self._redis
            server.kill()
            server.start()

    def heal(self) -> None:
        self._network.delay = 0.0


def fail_again_and_again(
    folder: Path, count: int, kinds: tuple[str, ...] = KINDS, minutes: float = 0.0, tell: Callable[[str], None] = print
) -> Failed:
    """So many faults of these kinds, one after the other, or as many as so many minutes take; tells after each table how far it is."""
    found, chance = Failed(), random.Random(1)
    until = time.monotonic() + 60 * minutes if minutes else float("inf")
    with ExitStack() as stack:
        house = House(stack, folder, chance)
        store = PostgresStore(house.database)
        stack.callback(store.close)
        while found.count < count and time.monotonic() < until:
            faults = min(FAULTS_A_TABLE, count - found.count)
            _at_a_table(house, store, (chance.choice(kinds) for _ in range(faults)), found, until)
            tell(next(found.lines()))
    return found


def _at_a_table(house: House, store: PostgresStore, faults: Iterator[str], found: Failed, until: float) -> None:
    clients = clients_at_a_new_table(store, [[node] for node in house.nodes], str(found.count))
    for client in clients:
        client.start()
    try:
        _both_act(clients)
        for kind in faults:
            if any(client.is_done for client in clients) or time.monotonic() > until:
                break
            _fail(house, kind, clients, found)
    except pytest.fail.Exception as stuck:
        found.wrong.append(str(stuck))
    finally:
        for client in clients:
            client.stop()
    found.acts += sum(client.taken for client in clients)
    found.wrong += wrong_in(store, clients[0].table, clients)


def _fail(house: House, kind: str, clients: list[Client], found: Failed) -> None:
    begun = time.monotonic()
    house.fail(kind)
    found.back_after.setdefault(kind, []).append(time.monotonic() - begun)
    found.acted_after.setdefault(kind, []).append(_both_act(clients))
    house.heal()


def _both_act(clients: list[Client]) -> float:
    """The seconds until both have acted once more, or the game is over."""
    begun, before = time.monotonic(), [client.taken for client in clients]
    wait_until(
        lambda: (
            all(client.taken > had for client, had in zip(clients, before, strict=True))
            or all(client.is_done for client in clients)
        ),
        "both have acted",
        seconds=120,
    )
    return time.monotonic() - begun
