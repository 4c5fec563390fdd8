"""Many tables of four people at once: how long it is from an act to the last of the four pages.

The acts come at random moments (Poisson), and each counts from the moment at which it was to be sent, so that a server that falls behind
is not spared. They are legal acts of real games, chosen from what the pages are shown.
"""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from soak.houses import House, doing, store_tables

SEATS = "NESW"
WARMING = 0.2
"""The share of the time at the beginning that does not count."""


@dataclass
class Loaded:
    """Milliseconds from an act to the last page, and what went wrong."""

    sockets: int = 0
    acts: int = 0
    skipped: int = 0  # no table had anything to do that was not being done already
    refused: int = 0
    milliseconds: list[float] = field(default_factory=list)
    unanswered: int = 0
    resident: int = 0
    processor: float = 0.0  # seconds

    def quantile(self, share: float) -> float:
        ordered = sorted(self.milliseconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass
class Seen:
    """One table as its four pages have it, and the act that is on its way."""

    lines: dict[str, ClientConnection] = field(default_factory=dict)
    views: dict[str, dict[str, Any]] = field(default_factory=dict)
    waiting_for: set[str] = field(default_factory=set)
    due: float = 0.0
    counts: bool = False


def load(folder: Path, tables: int, acts_a_second: float, seconds: float, seed: int = 1) -> Loaded:
    """So many tables, and so many acts a second among all of them, for so long."""
    names = [f"load-{number:05d}-{random.Random(f'{seed} {number}').getrandbits(64):x}" for number in range(tables)]
    store_tables(folder, names, SEATS)
    house = House(folder)
    house.start()
    try:
        return asyncio.run(_load(house, names, acts_a_second, seconds, random.Random(seed)))
    finally:
        house.kill()


async def _load(house: House, names: list[str], a_second: float, seconds: float, chance: random.Random) -> Loaded:
    found, tables = Loaded(), [Seen() for _ in names]
    hearing = []
    for first in range(0, len(names), 10):
        some = range(first, min(len(names), first + 10))
        opened = await asyncio.gather(*(_open(house, names[each], tables[each]) for each in some))
        hearing += [
            asyncio.create_task(_hear(tables[each], seat, line, found))
            for each, lines in zip(some, opened, strict=True)
            for seat, line in lines.items()
        ]
    found.sockets = len(hearing)
    begun, used = time.perf_counter(), house.processor()
    due = begun
    while due < begun + seconds:
        due += chance.expovariate(a_second)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await _act(tables, due, due > begun + WARMING * seconds, chance, found)
    found.processor = house.processor() - used
    await asyncio.sleep(2)
    found.unanswered = sum(bool(table.waiting_for) for table in tables)
    found.resident = house.resident()
    for task in hearing:
        task.cancel()
    await asyncio.gather(*hearing, return_exceptions=True)
    return found


async def _open(house: House, name: str, table: Seen) -> dict[str, ClientConnection]:
    for seat in SEATS:
        address = f"ws://127.0.0.1:{house.port}/api/tables/{name}/live?lang=en&seat={seat}"
        table.lines[seat] = await connect(address, origin=Origin(house.origin), compression=None, open_timeout=60)
    return table.lines


async def _hear(table: Seen, seat: str, line: ClientConnection, found: Loaded) -> None:
    async for said in line:
        arrived = time.perf_counter()
        message = json.loads(said)
        if message["t"] == "refused":
            found.refused += 1
            table.waiting_for.clear()
        elif message["t"] == "view":
            table.views[seat] = message
            if seat in table.waiting_for:
                table.waiting_for.discard(seat)
                if not table.waiting_for and table.counts:
                    found.milliseconds.append(1000 * (arrived - table.due))


async def _act(tables: list[Seen], due: float, counts: bool, chance: random.Random, found: Loaded) -> None:
    """One act at some table at which nothing is on its way."""
    for _ in range(20):
        table = chance.choice(tables)
        if table.waiting_for or len(table.views) < len(SEATS):
            continue
        for seat in chance.sample(SEATS, len(SEATS)):
            act = doing(table.views[seat], chance)
            if act is not None:
                table.waiting_for, table.due, table.counts = set(SEATS), due, counts
                found.acts += 1
                await table.lines[seat].send(json.dumps(act))
                return
    found.skipped += 1
