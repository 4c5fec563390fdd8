"""A parlour served on a free port of this machine, for the tests that speak to it from outside."""

import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Self

import httpx
from websockets.sync.client import ClientConnection, connect

from store.any_store import ready_store
from waiting import LONGEST
from weli.bots import Bot
from weli.parlour.parlour import Parlour
from weli.store.sqlite import SqliteStore
from weli.table.pacing import AT_ONCE, Delays
from weli.table.rate_limits import RateLimits
from weli.table.shuffle_dealing import Shuffle
from weli.web.entrance import own_entrance
from weli.web.house import ONE_PERSONS_HOUSE, House
from weli.web.listening import open_port, port_of
from weli.web.page import BUILT_PAGE
from weli.web.server import Opened, server_for
from weli.wire.levels import player_of

_HOUR = MappingProxyType(dict.fromkeys(("slow", "normal", "quick", "tap"), (3600.0, 3600.0)))
AN_HOUR = Delays(act=_HOUR, window=_HOUR, trick=MappingProxyType({"tap": None, "long": 3600.0, "short": 3600.0}))

ANEW = httpx.Limits(max_keepalive_connections=0)
"""A line of its own for each request: one that is kept may be closed at the other end just when the next request is sent."""


@dataclass
class Served:
    """A running server, seen from outside."""

    address: str  # with a slash at its end
    port: int
    parlour: Parlour
    file: Path
    http: httpx.Client
    packs: random.Random  # shuffles them, and is used for nothing else: computer players draw now sooner, now later
    path: str = ""

    @property
    def origin(self) -> str:
        return self.address.rstrip("/").removesuffix(self.path)

    def for_a_test(self, chance: random.Random) -> Self:
        """With cards that are the same for it, whichever tests have had the parlour before."""
        self.packs.seed(chance.random())
        self.parlour.rng.seed(chance.random())
        return self

    @contextmanager
    def store(self) -> Iterator[SqliteStore]:
        """What has been written down, over a connection of its own: the server's belongs to its thread alone."""
        own = SqliteStore(self.file)
        try:
            yield own
        finally:
            own.close()

    def new_table(self, **wanted: object) -> str:
        """Against opponents who do not think for long, unless others are wanted."""
        self.parlour.openings = RateLimits()  # by hand nobody opens as many in a minute as these tests do
        answer = self.http.post("/api/tables", json={"level": "stammgast", **wanted})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def live(self, table: str, lang: str = "en", seat: str = "", **options: object) -> ClientConnection:
        """A line of the only person's, or of the one at that seat."""
        house = self.address.replace("http", "ws", 1)
        address = f"{house}api/tables/{table}/live?lang={lang}" + (f"&seat={seat}" if seat else "")
        return connect(address, **{"origin": self.origin, "compression": None, **options})  # type: ignore[arg-type]


@contextmanager
def serving(
    folder: Path,
    delays: Delays = AT_ONCE,
    seed: int = 1,
    player: Callable[[str], Bot] = player_of,
    port: int = 0,
    page: Path = BUILT_PAGE,
    house: House = ONE_PERSONS_HOUSE,
    shuffle: Shuffle | None = None,
    origin: str = "",
    path: str = "",
) -> Iterator[Served]:
    """Serves the tables of a folder as long as the block lasts: on that port, 0 for any, with that page, open to whom `house` says.

    The packs come of `shuffle`; of none, of `seed`. `origin` is that of a proxy before it, `path` the one below which it stands there.
    """
    file = folder / "weli.db"
    store = SqliteStore(file) if file.exists() else ready_store(file)
    packs = random.Random(seed)
    foreseen = lambda cards: packs.sample(cards, len(cards))  # noqa: E731
    parlour = Parlour(store, delays, shuffle=shuffle or foreseen, rng=random.Random(seed), player_of=player)
    listening = open_port(port)
    entrance = replace(own_entrance(port_of(listening)), is_own=not house.open_to_others, path=path)
    if origin:
        entrance = replace(entrance, origins=(origin,))
    server = server_for(parlour, [Opened(entrance, listening)], page, house)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    address = f"{entrance.address}/"
    with httpx.Client(base_url=address, headers={"origin": entrance.origins[0]}, limits=ANEW, timeout=LONGEST) as http:
        yield Served(address, port_of(listening), parlour, store.file, http, packs, path)
    server.should_exit = True
    thread.join(30)
    assert not thread.is_alive()
    store.close()
