"""The places where a house listens, and what those write who mean it: each place answers to its own addresses and to no other."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final
from urllib.parse import urlsplit

from starlette.types import Scope

LOOPBACK: Final = "127.0.0.1"
LOCAL_NAMES: Final = (LOOPBACK, "localhost")
ANYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 -- the names of it, not a wish
UNSAID_PORTS: Final = {"http": 80, "https": 443}
"""By scheme, the port that browsers leave out."""


@dataclass(frozen=True)
class Entrance:
    """One of them."""

    host: str  # the address of this machine where it listens, or one of `ANYWHERE`
    port: int | None
    origins: tuple[
        str, ...
    ]  # the addresses that its pages bear, the one to tell others first: "https://karten.example"
    is_own: bool = False  # only whoever sits at this machine can come in here
    path: str = ""  # below which the house is reached there, where the name is not its own: "/karten"

    @cached_property
    def hosts(self) -> frozenset[str]:
        """What may be written as `Host` by whoever means it."""
        return frozenset(host for origin in self.origins for host in _hosts_of(origin))

    @property
    def address(self) -> str:
        """What to tell others: the house is there with a slash behind it."""
        return f"{self.origins[0]}{self.path}"

    @property
    def is_secure(self) -> bool:
        """Whether it is reached by https alone."""
        return all(urlsplit(origin).scheme == "https" for origin in self.origins)


def origin(scheme: str, host: str, port: int | None) -> str:
    """The address that pages bear which were reached so; browsers leave the usual port out."""
    name = f"[{host}]" if ":" in host else host
    return f"{scheme}://{name}" + ("" if port in (None, UNSAID_PORTS[scheme]) else f":{port}")


def own_entrance(port: int) -> Entrance:
    """For the person at this machine, who comes in by a port of it that no other machine sees."""
    return Entrance(LOOPBACK, port, tuple(origin("http", name, port) for name in LOCAL_NAMES), is_own=True)


def entrance_of(entrances: Iterable[Entrance], scope: Scope) -> Entrance | None:
    """The one by which somebody has come, by the address of this machine at which they were heard."""
    host, port = scope.get("server") or ("", None)
    there = [each for each in entrances if each.port == port and each.host in (host, *ANYWHERE)]
    return min(there, key=lambda each: each.host in ANYWHERE, default=None)


def below(scope: Scope, path: str) -> Scope:
    """What is asked for below that path of a domain, as the house knows it; a proxy may have left the path out already."""
    if not path or not scope["path"].startswith(f"{path}/"):
        return scope
    return {**scope, "path": scope["path"].removeprefix(path)}


def _hosts_of(origin: str) -> list[str]:
    """Browsers leave the usual port out; others may name it."""
    address = urlsplit(origin)
    usual = UNSAID_PORTS[address.scheme]
    if address.port not in (None, usual):
        return [address.netloc]
    name = address.netloc.removesuffix(f":{usual}")
    return [name, f"{name}:{usual}"]
