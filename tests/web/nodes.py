"""Several nodes on one database, for the tests of a house that is served by more than one process."""

import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

import httpx
from websockets.sync.client import ClientConnection, connect

from servers import Postgres
from store.any_store import ready_database
from web.guests import OPEN
from weli.parlour.bus import Bus
from weli.parlour.node import Node, new_node
from weli.parlour.node_repository import NodeRepository
from weli.parlour.notify_bus import NotifyBus
from weli.parlour.parlour import Parlour
from weli.parlour.redis_bus import RedisBus
from weli.store.postgres import PostgresStore
from weli.table.pacing import AT_ONCE, Delays
from weli.table.rate_limits import RateLimits
from weli.web.entrance import Entrance, origin
from weli.web.house import House
from weli.web.listening import open_port, port_of
from weli.web.server import Opened, server_for


@dataclass
class ServingNode:
    """A running node, seen from outside; `web.guests.Guest` sits down at it as at any house."""

    port: int
    parlour: Parlour
    store: PostgresStore

    @property
    def origin(self) -> str:
        return origin("http", "127.0.0.1", self.port)

    @property
    def address(self) -> str:
        return f"{self.origin}/"

    def live(self, table: str, lang: str = "en", seat: str = "", **options: object) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?lang={lang}" + (f"&seat={seat}" if seat else "")
        return connect(address, **{"origin": self.origin, "compression": None, **options})  # type: ignore[arg-type]


class Silent:
    """A bus that loses everything."""

    def tell(self, table: str) -> None:
        pass

    async def run(self, look: object) -> None:
        pass


@contextmanager
def serving_node(
    database: str, bus: str = "", delays: Delays = AT_ONCE, seed: int = 1, house: House = OPEN
) -> Iterator[ServingNode]:
    """One node of that database; `bus` is the address of one, "silent" for one that loses all, empty for the database's own."""
    store, name, rng = PostgresStore(database), new_node(), random.Random(seed)
    hints: Bus = (
        Silent() if bus == "silent" else RedisBus(bus, store.installation, name) if bus else NotifyBus(store, name)
    )
    node = Node(NodeRepository(store, name), hints)
    parlour = Parlour(
        store, delays, node.now_ms, lambda cards: rng.sample(cards, len(cards)), rng, openings=RateLimits(), others=node
    )
    listening = open_port(0)
    port = port_of(listening)
    entrance = Entrance("127.0.0.1", port, (origin("http", "127.0.0.1", port),))
    server = server_for(parlour, [Opened(entrance, listening)], house=house, beside=node.run)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        yield ServingNode(port, parlour, store)
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive()
        store.close()


@contextmanager
def two_nodes(postgres: Postgres, bus: str = "", **options: object) -> Iterator[tuple[ServingNode, ServingNode]]:
    """Two nodes on a new database."""
    address = postgres.address(ready_database(postgres))
    with ExitStack() as both:
        one, other = (
            both.enter_context(serving_node(address, bus, seed=seed, **options))  # type: ignore[arg-type]
            for seed in (1, 2)
        )
        yield one, other


def ready(node: ServingNode) -> bool:
    return httpx.get(f"{node.address}readyz").status_code == 200
