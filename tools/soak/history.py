"""Fifty people play at three nodes, whose parts and lines fail again and again: what they have done and seen is the history of one table.

The check is that of the tests (`web.one_order`), for each table that was played at.
"""

from __future__ import annotations

import random
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import cycle
from typing import TYPE_CHECKING, Final

import pytest

from soak.nodes import KINDS, Nodes
from waiting import wait_until  # type: ignore[import-not-found]
from web.history import Client, wrong_in  # type: ignore[import-not-found]
from web.seated import SEATS, clients_at_a_new_table  # type: ignore[import-not-found]

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PEOPLE: Final = 50
NODES: Final = 3
AT_ONCE: Final = 20
"""So many acts each of them sends in one go: one of them may be taken, and what comes too late has to stand nowhere."""
EVERY: Final = 250 * AT_ONCE
"""After so many acts of all of them something fails."""
AT_A_TABLE: Final = 300 * AT_ONCE
"""After so many acts they sit down at another one, or sooner where the game is over."""
STUCK: Final = 300
"""In seconds: so long it may take until something happens at all."""


@dataclass
class LookedBack:
    """What was sent, how it was answered, what was seen, how often what has failed, and what was wrong with all that."""

    tables: int = 0
    sent: int = 0
    taken: int = 0
    refused: int = 0
    views: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        yield f"{self.sent} acts sent at {self.tables} tables, {self.taken} acknowledged, {self.refused} refused, {self.views} views,"
        yield f"  {sum(self.faults.values())} faults {self.faults}: {len(self.wrong)} wrong {self.wrong[:3]}"

    def add(self, client: Client) -> None:
        self.sent += len(client.sent)
        self.taken += client.taken
        self.refused += sum(each.is_nowhere() for each in client.sent)
        self.views += sum(bool(saw.shown) for saw in client.saw)


def look_back(
    folder: Path,
    count: int,
    minutes: float = 0.0,
    people: int = PEOPLE,
    every: int = EVERY,
    kinds: tuple[str, ...] = KINDS,
    tell: Callable[[str], None] = print,
    seed: int = 1,
    at_once: int = AT_ONCE,
) -> LookedBack:
    """So many acts of so many people, or what they do in so many minutes; `every`: after so many something fails.

    Tells after each round of tables how far it is.
    """
    found, chance, failing = LookedBack(), random.Random(seed), cycle(kinds)
    until = time.monotonic() + 60 * minutes if minutes else float("inf")
    with ExitStack() as stack:
        house = Nodes(stack, folder, chance, NODES)
        while found.sent < count and time.monotonic() < until and not found.wrong:
            at_tables = [
                clients_at_a_new_table(
                    house.store, [house.nodes] * len(SEATS[: people - first]), f"{seed} {found.tables} {first}", at_once
                )
                for first in range(0, people, len(SEATS))
            ]
            _play(house, at_tables, _Until(count - found.sent, until, every), failing, found)
            _judge(house, at_tables, found)
            tell(" ".join(found.lines()))
    return found


@dataclass(frozen=True)
class _Until:
    """When a round is over."""

    acts: int
    moment: float
    every: int


def _play(house: Nodes, at_tables: list[list[Client]], end: _Until, kinds: Iterator[str], found: LookedBack) -> None:
    """They play until the round is over; meanwhile something fails, and is there again, after every so many acts."""
    clients = [client for table in at_tables for client in table]
    for client in clients:
        client.start()
    try:
        most = min(end.acts, AT_A_TABLE * len(at_tables))
        for target in range(end.every, most + 1, end.every):
            wait_until(lambda target=target: _is_so_far(at_tables, target, end.moment), "people act", STUCK)
            if time.monotonic() > end.moment:
                break
            kind = next(kinds)
            house.heal()
            house.fail(kind)
            found.faults[kind] = found.faults.get(kind, 0) + 1
        wait_until(lambda: _is_so_far(at_tables, most, end.moment), "people act", STUCK)
    except pytest.fail.Exception as stuck:
        found.wrong.append(str(stuck))
    finally:
        house.heal()
        for client in clients:
            client.end()
        for client in clients:
            client.stop()


def _is_so_far(at_tables: list[list[Client]], acts: int, moment: float) -> bool:
    sent = sum(len(client.sent) for table in at_tables for client in table)
    all_over = all(any(client.is_done for client in table) for table in at_tables)
    return sent >= acts or all_over or time.monotonic() > moment


def _judge(house: Nodes, at_tables: list[list[Client]], found: LookedBack) -> None:
    for clients in at_tables:
        found.tables += 1
        for client in clients:
            found.add(client)
        wrong = wrong_in(house.store, clients[0].table, clients)
        found.wrong += [f"{clients[0].table}: {each}" for each in wrong]
