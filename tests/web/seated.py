"""Tables and people that are stored without asking a house: as many as one likes, however few it lets somebody open in an hour."""

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from websockets.sync.client import ClientConnection

from web.history import LONG_GAME, Client
from web.node_processes import NodeProcess
from weli.table.doorkeeper import hash_of, new_player, new_secret
from weli.table.log import Secret, Setup
from weli.table.parlour import now_ms
from weli.table.seats import Computer, Person
from weli.table.store import Store

SEATS = ("N", "E", "S", "W")


@dataclass
class Balanced:
    """Somebody with a browser of their own whom a balancer sends to any of these nodes, another each time that they come."""

    nodes: Sequence[NodeProcess]
    secret: str
    chance: random.Random

    @contextmanager
    def line(self, table: str) -> Iterator[ClientConnection]:
        cookie = {"cookie": f"weli={self.secret}"}
        with self.chance.choice(self.nodes).live(table, additional_headers=cookie, close_timeout=1) as line:
            yield line


def clients_at_a_new_table(store: Store, nodes: Sequence[Sequence[NodeProcess]], seed: str) -> list[Client]:
    """People who play together by chance, each at one of the nodes named for them; at the seats that are left sit computer players."""
    people = [new_player() for _ in nodes]
    sitting = {seat: Person(f"Gast {seat}", player=player) for seat, player in zip(SEATS, people, strict=False)}
    computers = {seat: Computer(f"C{seat}", "stammgast") for seat in SEATS[len(people) :]}
    agreed = {**LONG_GAME, "dealer": "E", "seats": sitting | computers, "chance": Secret(f"{now_ms():x}")}
    table = f"table-{new_player()}"
    store.open_table(table, Setup(**agreed), now_ms())  # type: ignore[arg-type]
    clients = []
    for seat, player, own in zip(sitting, people, nodes, strict=True):
        secret, chance = new_secret(), random.Random(f"{seed} {seat}")
        store.people.call(player, f"Gast {seat}", "", now_ms())
        store.people.add_session(hash_of(secret), player, now_ms())
        clients.append(Client(Balanced(own, secret, chance), table, seat, chance))
    return clients
