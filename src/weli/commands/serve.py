"""`weli serve`: opens the parlour to others, by addresses of this machine or by one that leads here from outside."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO
from urllib.parse import urlsplit

import idna

from weli.commands.keeping import ways_of
from weli.commands.opening import (
    SharedTables,
    Tables,
    open_tables,
    served,
    shared_tables,
    show_code,
)
from weli.commands.pushing import push_of
from weli.commands.relaying import turn_of
from weli.core.texts import text
from weli.store.disk_full import naming_the_full
from weli.web.certificate import certified
from weli.web.entrance import ANYWHERE, LOOPBACK, UNSAID_PORTS, Entrance, origin
from weli.web.house import House
from weli.web.listening import (
    CannotOpen,
    addresses_in_the_house,
    has_ipv6,
    leads_nowhere,
    machine_address,
    open_port,
    port_of,
)
from weli.web.rates import limits_with
from weli.web.server import Opened, opened_own, server_for

if TYPE_CHECKING:
    from weli.commands.several import Files

EVERYWHERE: Final = ANYWHERE[0]
PATH: Final = re.compile(r"(/\w[\w.~-]*)*", re.ASCII)


@dataclass(frozen=True)
class Order:
    """How the house is opened. Without a `host` it listens everywhere, or, where a proxy undoes the https of its address, for that."""

    host: str | None
    port: int
    own_port: int
    public_url: str
    certificate: Path | None
    key: Path | None
    proxies: tuple[str, ...]
    only_my_tables: bool
    tables_an_hour: int  # opened from one address
    lines: int  # open ones from one address
    database: str = ""  # that of many nodes; empty: the folder is this one's alone
    bus: str = ""
    processes: int = 1  # by which the tables of a folder are served
    accounts: bool = False
    mail: str = ""  # the mail server by which links are sent; empty: none are
    push: bool = False
    lobby: bool = False
    turn: tuple[str, ...] = ()  # the addresses of a relay for voice
    turn_secret: Path | None = None  # the file of the secret that the house shares with it


def serve(order: Order, *, folder: Path, lang: str, new_database: bool, hurried: bool, out: TextIO) -> None:
    """Serves the tables of a folder to others until the process is told to stop.

    Raises:
        StoreError: the folder or its file cannot be used, or the database.
        AlreadyOpen: another Weli has the folder open.
        CannotOpen: nobody could come in like that: a port, an address or a certificate that does not do.
    """
    public, path = public_address(order.public_url) if order.public_url else ("", "")
    proxies, accounts = _believed(order), ways_of(order.accounts, order.mail, public)
    relay = turn_of(order.turn, order.turn_secret)
    with naming_the_full(folder):
        tables = _tables(order, folder, new_database=new_database, lang=lang, out=out)
        others = _opened(order, public, path)
        opened = others[0]
        push = push_of(order.push, opened.entrance.address)
        own = opened_own(open_port(order.own_port, option="weli serve --own-port"))
        address, own_address = (f"{each.entrance.address}/" for each in (opened, own))
        tables.announce(own_address)
    print(text("serve.open", lang, address=address), file=out)
    show_code(address, out)
    if _is_behind_a_proxy(order):
        there = f"{origin('http', opened.entrance.host, opened.entrance.port)}/"
        print(text("serve.behind", lang, address=there), file=out)
    for warning in _warnings(order, public):
        print(text(warning, lang, name=urlsplit(public).hostname), file=out)
    print(text("serve.limits", lang, tables=order.tables_an_hour, lines=order.lines), file=out)
    print(text("serve.own", lang, address=own_address), file=out)
    print(text("play.stop", lang), file=out, flush=True)
    house = House(
        open_to_others=True,
        guests_may_open=not order.only_my_tables,
        limits=limits_with(order.tables_an_hour),
        most_lines=order.lines,
        address=opened.entrance.address,
        accounts=accounts,
        push=push,
        lobby=order.lobby,
        relay=relay,
    )
    everywhere = [*others, own]
    try:
        if order.processes > 1 and isinstance(tables, Tables):
            from weli.commands.several import Manner, several

            several(tables, order.processes, everywhere, Manner(hurried, house, proxies, folder, _files(order, public)))
        else:
            with served(tables, hurried=hurried) as parlour:
                server_for(parlour, everywhere, house=house, proxies=proxies, beside=tables.beside).run()
    finally:
        tables.close()


def _tables(order: Order, folder: Path, *, new_database: bool, lang: str, out: TextIO) -> Tables | SharedTables:
    if order.processes > 1:
        _check_several(order)
    if not order.database:
        if order.bus:
            raise CannotOpen("serve.bus-alone")
        return open_tables(folder, new_database=new_database, lang=lang, out=out)
    if new_database:
        raise CannotOpen("serve.no-aside")
    return shared_tables(order.database, order.bus, folder, order.port)


def _check_several(order: Order) -> None:
    """Raises `CannotOpen` where several processes cannot share the tables."""
    from weli.commands.several import hands_over

    if order.database:
        raise CannotOpen("serve.processes-database")
    if not hands_over():
        raise CannotOpen("serve.processes-here")


def public_address(url: str) -> tuple[str, str]:
    """The address of a house as pages bear it: scheme, name, and the port unless it is the usual one; and the path below which it is there.

    Raises:
        CannotOpen: it is no such address.
    """
    wrong = CannotOpen("serve.bad-url", url=url)
    try:
        address, port = urlsplit(url), urlsplit(url).port
    except ValueError:
        raise wrong from None
    path = address.path.removesuffix("/")
    beyond = not PATH.fullmatch(path) or address.query or address.fragment or address.username is not None
    name = _as_sent(address.hostname or "")
    if beyond or address.scheme not in UNSAID_PORTS or not name:
        raise wrong
    return origin(address.scheme, name, port), path


def _as_sent(name: str) -> str:
    """The name of a machine in the letters in which browsers send it: `bücher.example` is `xn--bcher-kva.example` there. Empty where it is
    none.
    """
    plain = name.removesuffix(".")
    if not plain.isascii():
        try:
            return idna.encode(plain, uts46=True).decode()
        except idna.IDNAError:
            return ""
    return plain if all(letter.isalnum() or letter in "-.:" for letter in plain) else ""


def _opened(order: Order, public: str, path: str) -> list[Opened]:
    """Where others come in: at one address, or at all of both kinds that the machine has. Raises `CannotOpen`."""
    host = _host(order)
    if not public and host not in ANYWHERE and machine_address(host).is_loopback:
        raise CannotOpen("serve.only-here", host=host)
    files = _files(order, public)
    certificate = certified(*files) if files else None
    listening = open_port(order.port, host, option="weli serve --port")
    port = port_of(listening)
    origins = (public,) if public else _origins(host, port, "https" if certificate else "http")
    opened = [Opened(Entrance(host, port, origins, path=path), listening, certificate)]
    if host == EVERYWHERE and order.host is None and has_ipv6():
        newer = open_port(port, ANYWHERE[1], option="weli serve --port", only_ipv6=True)
        opened.append(Opened(Entrance(ANYWHERE[1], port, origins, path=path), newer, certificate))
    return opened


def _files(order: Order, public: str) -> "Files | None":
    """Where the certificate lies, its key, and for which name it speaks."""
    return (order.certificate, order.key, urlsplit(public).hostname or "") if order.certificate else None


def _host(order: Order) -> str:
    return order.host or (LOOPBACK if _is_behind_a_proxy(order) else EVERYWHERE)


def _is_behind_a_proxy(order: Order) -> bool:
    return order.public_url.startswith("https:") and order.certificate is None


def _believed(order: Order) -> tuple[str, ...]:
    """The addresses that are believed when they say for whom they ask. Raises `CannotOpen`."""
    for each in order.proxies:
        try:
            ip_network(each)
        except ValueError:
            raise CannotOpen("serve.no-address", host=each) from None
    host = _host(order)
    is_here = host not in ANYWHERE and machine_address(host).is_loopback  # nobody else can ask there
    return order.proxies or ((host,) if is_here else ())


def _origins(host: str, port: int, scheme: str) -> tuple[str, ...]:
    """What a page is called that was reached by an address of this machine. Raises `CannotOpen` where it has none for others."""
    addresses = addresses_in_the_house() if host in ANYWHERE else [host]
    if not addresses:
        raise CannotOpen("serve.no-network")
    return tuple(origin(scheme, address, port) for address in addresses)


def _warnings(order: Order, public: str) -> Iterator[str]:
    """The keys of what should be thought over, though the house opens."""
    if public.startswith("http:"):
        yield "serve.no-https"
    if _is_behind_a_proxy(order) and not _believed(order):
        yield "serve.unknown-proxy"
    if public and leads_nowhere(str(urlsplit(public).hostname)):
        yield "serve.leads-nowhere"
