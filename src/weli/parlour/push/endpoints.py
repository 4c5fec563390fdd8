"""Where word may be sent: to what a browser has named, and never to a machine that only this one can reach."""

import asyncio
import re
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from ssl import SSLContext, create_default_context
from typing import Final, NamedTuple

from weli.core.errors import SaidError

Address = IPv4Address | IPv6Address

HTTPS: Final = 443
LONGEST: Final = 1024
ENDPOINT: Final = re.compile(
    r"https://(?P<host>[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*)(:(?P<port>[0-9]{1,5}))?(?P<target>/[!-~]*)"
)
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""Behind these stands an IPv4 address, which may be any."""


class BadDevice(SaidError):
    """No word can be sent to that."""


class Unreachable(Exception):
    """Nobody is there, or nobody to whom anything is sent."""


class Place(NamedTuple):
    """An endpoint in its parts."""

    host: str
    port: int
    target: str


def is_public(address: Address) -> bool:
    """Whether it is a machine of the open net, by whatever way the address is written."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or (IPv4Address(int(address) & 0xFFFF_FFFF) if address in TRANSLATED else None)
        if inner is not None:
            return is_public(inner)
        if address.sixtofour or address.teredo:
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


@cache
def known_certificates() -> SSLContext:
    """Those whom this machine takes for who they say they are."""
    return create_default_context()


@dataclass(frozen=True)
class Way:
    """To whom this house sends, and whom it takes for who they say they are."""

    may_reach: Callable[[Address], bool] = is_public
    port: int = HTTPS
    certificates: Callable[[], SSLContext] = known_certificates

    def place(self, endpoint: str) -> Place:
        """Raises `BadDevice` where nobody takes messages there, or nothing is sent."""
        found = ENDPOINT.fullmatch(endpoint) if len(endpoint) <= LONGEST else None
        if found is None or int(found["port"] or HTTPS) != self.port:
            raise BadDevice("push.bad-device")
        return Place(found["host"], self.port, found["target"])

    async def address(self, place: Place, asking: ThreadPoolExecutor) -> str:
        """Where that is. The name is asked for once, so that nobody can lead elsewhere between the look and the call.

        Raises `Unreachable`, also where only some of its addresses are of the open net.
        """
        loop = asyncio.get_running_loop()
        named = socket.getaddrinfo
        try:
            found = await loop.run_in_executor(asking, lambda: named(place.host, place.port, type=socket.SOCK_STREAM))
            addresses = [ip_address(str(each[4][0])) for each in found]
        except (OSError, ValueError) as fault:
            raise Unreachable(place.host) from fault
        if not addresses or not all(self.may_reach(each) for each in addresses):
            raise Unreachable(place.host)
        return str(addresses[0])
