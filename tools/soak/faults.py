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

from soak.nodes import KINDS, Nodes
from waiting import wait_until  # type: ignore[import-not-found]
from web.history import Client, wrong_in  # type: ignore[import-not-found]
from web.seated import clients_at_a_new_table  # type: ignore[import-not-found]

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

FAULTS_A_TABLE: Final = 25
"""Then they sit down at another one, or sooner where the game is over."""


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


def fail_again_and_again(
    folder: Path,
    count: int,
    kinds: tuple[str, ...] = KINDS,
    minutes: float = 0.0,
    tell: Callable[[str], None] = print,
    seed: int = 1,
) -> Failed:
    """So many faults of these kinds, one after the other, or as many as so many minutes take; tells after each table how far it is."""
    found, chance = Failed(), random.Random(seed)
    until = time.monotonic() + 60 * minutes if minutes else float("inf")
    with ExitStack() as stack:
        house = Nodes(stack, folder, chance, 2)
        while found.count < count and time.monotonic() < until and not found.wrong:
            faults = min(FAULTS_A_TABLE, count - found.count)
            _at_a_table(house, (chance.choice(kinds) for _ in range(faults)), found, until, f"{seed} {found.count}")
            tell(next(found.lines()))
    return found


def _at_a_table(house: Nodes, faults: Iterator[str], found: Failed, until: float, seed: str) -> None:
    clients = clients_at_a_new_table(house.store, [[node] for node in house.nodes], seed)
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
        return  # what has not come back cannot be asked what it holds
    finally:
        for client in clients:
            client.stop()
        found.acts += sum(client.taken for client in clients)
    found.wrong += wrong_in(house.store, clients[0].table, clients)


def _fail(house: Nodes, kind: str, clients: list[Client], found: Failed) -> None:
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
