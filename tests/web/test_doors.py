"""People come to a table by its link, sit down under a name, and play: each known to the house by a cookie and by nothing else."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from web.serving import Served, serving
from web.talking import finish_a_deal, hear
from weli.web.house import House

OPEN = House(open_to_others=True, owner_from_loopback=False, guests_may_open=True)


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, house: Served) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.address, headers={"origin": house.origin})

    def ask(self, method: str, path: str, *, status: int = 200, **body: object) -> dict[str, Any]:
        answer = self.http.request(method, f"/api{path}", params={"lang": "en"}, json=body or None)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def sits(self, table: str, seat: str, name: str) -> dict[str, Any]:
        return self.ask("POST", f"/tables/{table}/seats/{seat}", name=name)

    @contextmanager
    def line(self, table: str) -> Iterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with self.house.live(table, additional_headers={"cookie": cookies} if cookies else {}) as line:
            yield line


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, house=OPEN) as served:
        yield served


@pytest.fixture
def anna(house: Served) -> Guest:
    guest = Guest(house)
    guest.ask("POST", "/me", name="Anna", face="vroni")
    return guest


def opened_by(guest: Guest, *people: str, **wanted: object) -> str:
    """A table with seats kept for people."""
    table = {"level": "stammgast", "seat": "S", "name": "Anna", "people": people, **wanted}
    return str(guest.ask("POST", "/tables", status=201, **table)["table"])


def seats(door: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {each["seat"]: each for each in door["seats"]}


def test_two_people_come_by_the_link_and_cards_are_dealt(house: Served, anna: Guest) -> None:
    table, bertl = opened_by(anna, "N"), Guest(house)
    door = bertl.ask("GET", f"/tables/{table}/door")
    assert (door["you"], door["dealt"], seats(door)["N"]["sits"], seats(door)["N"]["may"]) == (
        "stranger",
        False,
        "vacant",
        ["sit"],
    )
    with anna.line(table) as south:
        assert seats(hear(south, "door"))["S"]["here"]
        assert bertl.sits(table, "N", "Bertl")["you"] == "sitter"
        with bertl.line(table) as north, ThreadPoolExecutor(2) as people:
            assert seats(hear(north, "door"))["S"]["called"] == "Anna"
            views = list(people.map(finish_a_deal, (south, north)))
    assert [view["seat"] for view in views] == ["S", "N"]
