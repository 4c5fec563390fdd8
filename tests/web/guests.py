"""People with browsers of their own, for the tests of a house that is open to others."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from waiting import LONGEST
from web.serving import ANEW, Served
from weli.web.house import House

OPEN = House(open_to_others=True, guests_may_open=True, limits=())
NO_TABLE = "There is no such table here, or no longer."


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, house: Served, name: str = "", secret: str = "") -> None:
        """Known to the house already where they have a name, or where they bring the secret of a browser."""
        self.house = house
        self.http = httpx.Client(base_url=house.address, headers={"origin": house.origin}, limits=ANEW, timeout=LONGEST)
        if secret:
            self.http.cookies.set("weli", secret)
        if name:
            self.ask("POST", "/me", name=name)

    def ask(self, method: str, path: str, *, status: int = 200, **body: object) -> dict[str, Any]:
        answer = self.tries(method, path, **body)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def tries(self, method: str, path: str, **body: object) -> httpx.Response:
        return self.http.request(method, f"/api{path}", params={"lang": "en"}, json=body or None)

    @property
    def secret(self) -> str:
        """What their browser is known by."""
        return str(self.http.cookies["weli"])

    def sits(self, table: str, seat: str, name: str) -> dict[str, Any]:
        return self.ask("POST", f"/tables/{table}/seats/{seat}", name=name)

    def opens(self, *people: str, **wanted: object) -> str:
        """A table with seats kept for people; they sit in the South themselves."""
        table = {"level": "stammgast", "seat": "S", "name": "Anna", "people": people, **wanted}
        return str(self.ask("POST", "/tables", status=201, **table)["table"])

    @contextmanager
    def line(self, table: str, seat: str = "") -> Iterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        with self.house.live(table, seat=seat, additional_headers=headers) as line:
            yield line


def seats(door: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {each["seat"]: each for each in door["seats"]}


def closed_with(line: ClientConnection) -> int:
    """The code with which a line is closed, whatever comes before."""
    with suppress(ConnectionClosed):
        while True:
            line.recv(timeout=60)
    return line.protocol.close_code or 0
