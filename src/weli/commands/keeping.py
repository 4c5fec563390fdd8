"""By what `weli serve` keeps people known beyond one browser, as its options say."""

from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from weli.parlour.credentials import is_address
from weli.web.listening import CannotOpen

if TYPE_CHECKING:
    from weli.web.letters import MailServer
    from weli.web.ways import Ways

THIS_MACHINE: Final = "localhost"
"""Browsers take this name for secure without https, for whoever tries something out."""
SECURE: Final = "smtps"
PORTS: Final = {"smtp": 587, SECURE: 465}


def ways_of(wanted: bool, mail: str, public: str) -> "Ways | None":
    """What is offered at that address of the house, with that mail server, if any; none where nothing is wanted.

    Raises:
        CannotOpen: no browser makes a passkey there, that is no mail server, or a library is missing.
    """
    if not wanted:
        if mail:
            raise CannotOpen("serve.mail-alone")
        return None
    if not _makes_passkeys(public):
        raise CannotOpen("serve.no-passkeys")
    try:
        from weli.web.letters import Letters
        from weli.web.passkeys import Passkeys
        from weli.web.ways import Ways
    except ModuleNotFoundError:
        raise CannotOpen("serve.no-account-library") from None
    return Ways(Passkeys(), Letters(mail_server(mail)) if mail else None)


def mail_server(address: str) -> "MailServer":
    """The mail server of an address such as `smtps://name:password@mail.example?from=cards@cards.example`. Raises `CannotOpen`."""
    from weli.web.letters import MailServer

    try:
        found, port = urlsplit(address), urlsplit(address).port
    except ValueError:
        raise CannotOpen("serve.bad-mail") from None
    user, host = unquote(found.username or ""), found.hostname or ""
    sender = parse_qs(found.query).get("from", [user])[-1]
    if found.scheme not in PORTS or not host or not is_address(sender):
        raise CannotOpen("serve.bad-mail")
    password = unquote(found.password or "")
    port = port or PORTS[found.scheme]
    return MailServer(host, port, sender, found.scheme == SECURE, _is_this_machine(found), user, password)


def _makes_passkeys(public: str) -> bool:
    """Whether browsers do there: for a name, and where nobody can read along."""
    address = urlsplit(public)
    name = address.hostname or ""
    return name == THIS_MACHINE or (address.scheme == "https" and not _is_number(name))


def _is_this_machine(address: SplitResult) -> bool:
    name = address.hostname or ""
    return name == THIS_MACHINE or (_is_number(name) and ip_address(name).is_loopback)


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
