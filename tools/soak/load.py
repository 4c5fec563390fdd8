"""Many tables of four people at once: how long it is from an act to the last of the four pages, and what the servers need for it.

The acts come at random moments (Poisson), and each counts from the moment at which it was to be sent, so that a server that falls behind
is not spared. They are legal acts of real games, chosen from what the pages are shown.
"""

import asyncio
import gc
import json
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidMessage
from websockets.typing import Origin

from soak.houses import doing
from soak.serving import Serving, serving
from weli.wire.changes import changed

SEATS = "NESW"
ALONE = "N"
DEALT = 600.0
"""In seconds: so long it may take until all tables that were opened have dealt their cards."""
WARMING = 0.2
"""The share of the time at the beginning that does not count."""
MOST_HUNG_UP = 10
"""So often a line that had not begun may be hung up."""
SAMPLES = 10
"""So often, from there on, it is looked what the servers need."""


@dataclass(frozen=True)
class Load:
    """So many tables, so many acts a second among all of them, for so many seconds.

    `played`: at so many tables four people sit and play, at the others one person sits among computer players, who wait for what that one
    never does; 0: four people play at all of them. `games`: who has played one to its end, of so many points, goes on at a new table, until
    there have been so many.
    """

    tables: int
    acts_a_second: float
    seconds: float
    played: int = 0
    games: int = 1
    points: int = 21
    seed: int = 1

    def people(self) -> dict[str, str]:
        """By the name of a table, where people sit there, each with a page open."""
        return {name: self.seats(number) for number in range(self.tables) for name in self.names(number)}

    def seats(self, number: int) -> str:
        return SEATS if number < (self.played or self.tables) else ALONE

    def names(self, number: int) -> list[str]:
        """Of the tables at which the same people play, one after the other."""
        chance = random.Random(f"{self.seed} {number}")
        return [f"load-{number:05d}-{chance.getrandbits(64):x}" for _ in range(self.games)]


@dataclass(frozen=True)
class Sample:
    """What all servers need at a moment: kilobytes, open files and lines, bytes in the log of the database."""

    resident: int
    descriptors: int
    log: int


@dataclass
class Loaded:
    """Milliseconds from an act to the last page, and what went wrong."""

    sockets: int = 0
    acts: int = 0
    skipped: int = 0  # no table had anything to do that was not being done already
    refused: int = 0
    hung_up: int = 0  # lines, before they had begun
    milliseconds: list[float] = field(default_factory=list)
    unanswered: int = 0
    processor: float = 0.0  # seconds
    samples: list[Sample] = field(default_factory=list)

    def quantile(self, share: float) -> float:
        ordered = sorted(self.milliseconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    @property
    def cost(self) -> float:
        """Milliseconds of the servers' processor time an act."""
        return 1000 * self.processor / max(1, self.acts)

    def lines(self) -> Iterator[str]:
        """What was found, and what the servers needed at first and at last."""
        yield f"{self.sockets} sockets, {self.acts} acts, {self.refused} refused, {self.unanswered} unanswered, {self.skipped} skipped,"
        yield f"  {self.hung_up} lines hung up before they had begun;"
        yield (
            f"  to the last page p50 {self.quantile(0.5):.1f} ms, p95 {self.quantile(0.95):.1f} ms,"
            f" p99 {self.quantile(0.99):.1f} ms; {self.cost:.1f} ms of processor time an act;"
        )
        yield f"  at most {max(sample.resident for sample in self.samples) // 1024} MiB; at first and at last"
        for sample in (self.samples[0], self.samples[-1]):
            yield (
                f"  {sample.resident // 1024} MiB, {sample.descriptors} descriptors,"
                f" {sample.log / 2**20:.1f} MiB in the log of the database"
            )


@dataclass
class Seen:
    """The table of some people as their pages have it, and the act that is on its way."""

    seats: str
    names: list[str]  # of the tables at which they still will play
    hearing: list[asyncio.Task[None]] = field(default_factory=list)
    lines: dict[str, ClientConnection] = field(default_factory=dict)
    views: dict[str, dict[str, Any]] = field(default_factory=dict)
    waiting_for: set[str] = field(default_factory=set)
    dealt: asyncio.Event = field(default_factory=asyncio.Event)  # each page has been shown cards
    is_over: bool = False
    going_on: asyncio.Task[None] | None = None  # to the next table
    due: float = 0.0
    counts: bool = False


def load(folder: Path, order: Load, nodes: int = 0, processes: int = 1) -> Loaded:
    """Lets people play as it is ordered; `nodes`: at so many on one PostgreSQL, 0 for a house on SQLite of so many `processes`."""
    with serving(folder, order.people(), nodes, order.points, processes) as servers, nothing_collected():
        return asyncio.run(_load(servers, order))


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Meanwhile nothing is looked for that nobody can reach: two thousand pages are held here, and each act would wait for that as well."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _load(servers: Serving, order: Load) -> Loaded:
    found, chance = Loaded(), random.Random(order.seed)
    tables = [Seen(order.seats(number), order.names(number)) for number in range(order.tables)]
    for some in batched(tables):
        await asyncio.gather(*(_open(servers, table, found) for table in some))
    found.sockets = sum(len(table.lines) for table in tables)
    async with asyncio.timeout(DEALT):  # else the dealing would be measured with the acts
        await asyncio.gather(*(table.dealt.wait() for table in tables))
    played = [table for table in tables if table.seats == SEATS]
    begun, used = time.perf_counter(), servers.processor()
    due, warm, end = begun, begun + WARMING * order.seconds, begun + order.seconds
    while due < end:
        due += chance.expovariate(order.acts_a_second)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await _act(servers, played, due, due > warm, chance, found)
        if len(found.samples) < SAMPLES and due > warm + len(found.samples) * (end - warm) / SAMPLES:
            found.samples.append(_sample(servers))
    found.processor = servers.processor() - used
    await asyncio.sleep(2)
    found.unanswered = sum(bool(table.waiting_for) for table in tables)
    await asyncio.gather(*(table.going_on for table in tables if table.going_on))
    await asyncio.gather(*map(_leave, tables))
    return found


def _sample(servers: Serving) -> Sample:
    return Sample(servers.resident(), servers.descriptors(), servers.log())


def batched(tables: Sequence[Seen]) -> Iterator[Sequence[Seen]]:
    """So many of them as are opened at once."""
    return (tables[first : first + 10] for first in range(0, len(tables), 10))


async def _open(servers: Serving, table: Seen, found: Loaded) -> None:
    """The pages of their next table, open at one server after the other; each is heard from then on."""
    name = table.names.pop(0)
    for number, seat in enumerate(table.seats):
        origin = servers.origins[number % len(servers.origins)]
        address = f"{origin.replace('http', 'ws')}/api/tables/{name}/live?lang=en&seat={seat}&changes=1"
        table.lines[seat] = await _line(address, Origin(origin), found)
    table.hearing = [asyncio.create_task(_hear(table, seat, line, found)) for seat, line in table.lines.items()]


async def _leave(table: Seen) -> None:
    for task in table.hearing:
        task.cancel()
    await asyncio.gather(*table.hearing, return_exceptions=True)
    await asyncio.gather(*(line.close() for line in table.lines.values()))
    table.lines = {}


async def _go_on(servers: Serving, table: Seen, found: Loaded) -> None:
    """From a table whose game is over to the next one."""
    await _leave(table)
    await _open(servers, table, found)


async def _line(address: str, origin: Origin, found: Loaded) -> ClientConnection:
    """As a page has one: no server is given up for being busy, and a line that is hung up before it has begun is asked for again."""
    while True:
        try:
            return await connect(address, origin=origin, compression=None, open_timeout=60, ping_interval=None)
        except InvalidMessage:
            found.hung_up += 1
            if found.hung_up > MOST_HUNG_UP:
                raise


async def _hear(table: Seen, seat: str, line: ClientConnection, found: Loaded) -> None:
    view: dict[str, Any] = {}
    async for said in line:
        arrived = time.perf_counter()
        message = json.loads(said)
        if message["t"] == "refused":
            found.refused += 1
            table.waiting_for.clear()
        elif message["t"] in ("view", "change"):
            view = table.views[seat] = message if message["t"] == "view" else changed(view, message)
            table.is_over = view["waiting"] == "over"
            if len(table.views) == len(table.lines):
                table.dealt.set()
            if seat in table.waiting_for:
                table.waiting_for.discard(seat)
                if not table.waiting_for and table.counts:
                    found.milliseconds.append(1000 * (arrived - table.due))


async def _act(
    servers: Serving, tables: list[Seen], due: float, counts: bool, chance: random.Random, found: Loaded
) -> None:
    """One act at some table at which nothing is on its way."""
    for _ in range(20):
        table = chance.choice(tables)
        if table.waiting_for or len(table.views) < len(table.seats):
            continue
        if table.is_over and table.names:
            table.views, table.is_over = {}, False
            table.going_on = asyncio.create_task(_go_on(servers, table, found))
            continue
        for seat in chance.sample(SEATS, len(SEATS)):
            act = doing(table.views[seat], chance)
            if act is not None:
                table.waiting_for, table.due, table.counts = set(SEATS), due, counts
                found.acts += 1
                await table.lines[seat].send(json.dumps(act))
                return
    found.skipped += 1
