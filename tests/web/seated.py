"""Tables and people that are stored without asking a house: as many as one likes, however few it lets somebody open in an hour."""

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from websockets.sync.client import ClientConnection

from web.history import LONG_GAME, Client
from web.node_processes import NodeProcess
from weli.parlour.parlour import now_ms
from weli.parlour.sessions import hash_of, new_player, new_secret
from weli.store.log import Secret, Setup
from weli.store.store import Store
from weli.wire.seats import Computer, Person

SEATS = ("N", "E", "S", "W")
PATIENT = {"close_timeout": 1, "ping_interval": None}
"""However long a node is held up, it is they whom it holds up; and nobody waits for the farewell of one that is dead."""


@dataclass
class Balanced:
    """Somebody with a browser of their own whom a balancer sends to any of these nodes, another each time that they come."""

    seat: str
    nodes: Sequence[NodeProcess]
    secret: str
    chance: random.Random

    @contextmanager
    def line(self, table: str, lang: str = "en") -> Iterator[ClientConnection]:
        cookie = {"cookie": f"weli={self.secret}"}
        with self.chance.choice(self.nodes).live(table, lang, additional_headers=cookie, **PATIENT) as line:
            yield line


def stored_table(
    store: Store, nodes: Sequence[Sequence[NodeProcess]], seed: str, **agreed: object
) -> tuple[str, list[Balanced]]:
    """A table and those who sit there, each with the nodes that are named for them; at the seats that are left sit computer players."""
    people = [Person(f"Gast {seat}", player=new_player()) for seat, _ in zip(SEATS, nodes, strict=False)]
    computers = {seat: Computer(f"C{seat}", "stammgast") for seat in SEATS[len(people) :]}
    sitting = {**dict(zip(SEATS, people, strict=False)), **computers}
    table = f"table-{new_player()}"
    setup = {"dealer": "E", "seats": sitting, "chance": Secret(f"{now_ms():x}"), **agreed}
    store.open_table(table, Setup(**setup), now_ms())  # type: ignore[arg-type]
    come = []
    for seat, person, own in zip(SEATS, people, nodes, strict=False):
        come.append(Balanced(seat, own, new_secret(), random.Random(f"{seed} {seat}")))
        store.people.call(person.player, person.name, "", now_ms())
        store.people.add_session(hash_of(come[-1].secret), person.player, now_ms())
    return table, come


def clients_at_a_new_table(
    store: Store, nodes: Sequence[Sequence[NodeProcess]], seed: str, at_once: int = 1
) -> list[Client]:
    """They play together by chance, and send so many acts at once."""
    table, come = stored_table(store, nodes, seed, **LONG_GAME)
    return [Client(each, table, each.seat, each.chance, at_once) for each in come]
