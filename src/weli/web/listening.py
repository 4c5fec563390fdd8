"""Sockets on which a house listens: on this machine, in the house it stands in, for everybody."""

import errno
import json
import socket
import sys
from contextlib import suppress
from http.client import HTTPException
from ipaddress import IPv4Address, IPv6Address, ip_address
from threading import Thread
from urllib.request import ProxyHandler, build_opener

from weli.core.errors import SaidError
from weli.web.entrance import ANYWHERE, LOOPBACK, origin

PATIENCE = 2.0
"""Seconds for which a name is looked for."""
# Addresses of nobody's (RFC 5737, RFC 3849): nothing is sent there, but the way there begins at our own.
BEYOND = ((socket.AF_INET, "203.0.113.1"), (socket.AF_INET6, "2001:db8::1"))


class CannotOpen(SaidError):
    """The table cannot be opened at this place."""

    exit_status = 1


def open_port(
    port: int, host: str = LOOPBACK, option: str = "weli play --port", *, only_ipv6: bool = False
) -> socket.socket:
    """A socket that listens on a port of this machine; 0 takes any that is free. Another one is asked for by `option`.

    `only_ipv6`: where it listens at all addresses of that kind, another socket has those of the older kind.

    Raises:
        CannotOpen: the port is taken, by another Weli or by another program, or not ours to take; the address is not this machine's.
    """
    family = socket.AF_INET6 if machine_address(host).version == 6 else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if only_ipv6:
        listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    try:
        listening.bind((host, port))
        listening.listen()
    except OSError as error:
        listening.close()
        raise _why_not(host, port, option, error) from error
    return listening


def port_of(listening: socket.socket) -> int:
    return int(listening.getsockname()[1])


def addresses_in_the_house() -> list[str]:
    """The addresses of this machine at which others in the same house may find it, the likeliest first; none where it is on no network."""
    found: list[str] = []
    for family, beyond in BEYOND:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((beyond, 9))
            found.append(asking.getsockname()[0])
        with suppress(OSError):
            found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, family)]
    return [address for address in dict.fromkeys(found) if _is_found_by_others(address)]


def has_ipv6() -> bool:
    """Whether this machine speaks the newer kind at all."""
    if not socket.has_ipv6:
        return False
    try:
        with socket.socket(socket.AF_INET6, socket.SOCK_STREAM) as trying:
            trying.bind(("::1", 0))
    except OSError:
        return False
    return True


def _is_found_by_others(address: str) -> bool:
    kind = ip_address(address)
    return not (kind.is_loopback or kind.is_unspecified or kind.is_link_local)


def machine_address(host: str) -> IPv4Address | IPv6Address:
    """Raises `CannotOpen` where that is no address: a name may stand for several."""
    try:
        return ip_address(host)
    except ValueError:
        raise CannotOpen("serve.no-address", host=host) from None


def leads_nowhere(name: str) -> bool:
    """Whether this machine knows for certain of a name that no machine goes by it; where nobody answers in time, it does not."""
    unknown: list[bool] = []

    def ask() -> None:
        try:
            socket.getaddrinfo(name, None)
        except (OSError, UnicodeError):
            unknown.append(True)

    asking = Thread(target=ask, daemon=True)
    asking.start()
    asking.join(PATIENCE)
    return bool(unknown)


def _why_not(host: str, port: int, option: str, error: OSError) -> CannotOpen:
    again = f"{option} {port + 1 if 1023 < port < 65535 else 8412}"
    if machine_address(host).is_link_local:
        return CannotOpen("serve.link-local", host=host)
    if error.errno in (errno.EACCES, errno.EPERM):
        return CannotOpen("play.port-denied", port=port, again=again)
    if error.errno != errno.EADDRINUSE:
        return CannotOpen("serve.not-ours", host=host)
    here = LOOPBACK if host in ANYWHERE else host
    if _is_weli(here, port):
        return CannotOpen("play.already", address=f"{origin('http', here, port)}/")
    return CannotOpen("play.port-used", port=port, again=again)


def _is_weli(host: str, port: int) -> bool:
    """Whether it is a Weli that answers there."""
    asking = build_opener(ProxyHandler({}))  # directly, whatever the environment says about proxies
    try:
        with asking.open(f"{origin('http', host, port)}/api/version", timeout=1) as answer:
            told = json.loads(answer.read(200))
    except (OSError, HTTPException, ValueError):
        return False
    return isinstance(told, dict) and "weli" in told
