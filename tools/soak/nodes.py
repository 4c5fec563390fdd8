"""A house of several nodes, its database and its bus, all of which can be made to fail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from proxy import proxied  # type: ignore[import-not-found]
from servers import running_postgres, running_redis  # type: ignore[import-not-found]
from store.any_store import ready_database  # type: ignore[import-not-found]
from web.node_processes import NodeProcess, serving  # type: ignore[import-not-found]
from weli.store.postgres import PostgresStore

if TYPE_CHECKING:
    import random
    from contextlib import ExitStack
    from pathlib import Path

KINDS: Final = ("node", "database", "bus", "cut", "delay", "upgrade")
"""The first three are killed and started again; the next two happen to a node's lines to the database; an upgrade ends a node as `systemctl
restart` does, and starts it again.
"""
LONGEST_DELAY: Final = 0.03
"""In seconds, of each piece that goes over a line; an act takes some ten of them."""


class Nodes:
    """So many processes, each with a line of its own to the database that can be cut and delayed."""

    def __init__(self, stack: ExitStack, folder: Path, chance: random.Random, count: int) -> None:
        """They are ended with the stack."""
        self._chance = chance
        self.database = stack.enter_context(running_postgres())
        self.bus = stack.enter_context(running_redis())
        name = ready_database(self.database)
        self._lines = [stack.enter_context(proxied(self.database.port)) for _ in range(count)]
        addresses = [self.database.address(name, line.port) for line in self._lines]
        self.nodes = serving(stack, [NodeProcess(address, folder, "--bus", self.bus.address) for address in addresses])
        self.store = PostgresStore(self.database.address(name))
        stack.callback(self.store.close)

    def fail(self, kind: str) -> None:
        """One of its parts fails, and is there again when this ends; but a delay stays until `heal`."""
        if kind == "node":
            self._chance.choice(self.nodes).start_again()
        elif kind == "upgrade":
            node = self._chance.choice(self.nodes)
            node.stop()
            node.start_again()
        elif kind == "cut":
            self._chance.choice(self._lines).cut()
        elif kind == "delay":
            self._chance.choice(self._lines).delay = self._chance.uniform(0.0, LONGEST_DELAY)
        else:
            server = self.database if kind == "database" else self.bus
            server.kill()
            server.start()

    def heal(self) -> None:
        """No line is delayed any more."""
        for line in self._lines:
            line.delay = 0.0
