"""The machine: its clock, its ports and addresses, the certificate that a house would show."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from weli.commands.checks.finding import Fault, Finding, Note, Well
from weli.commands.serve import public_address
from weli.core import version
from weli.web.certificate import certified, runs_out
from weli.web.listening import CannotOpen, addresses_in_the_house, has_ipv6, leads_nowhere, open_port, port_of

LEAP: Final = 0.5
"""In seconds: so much may the time of day run ahead of the time that passes, or behind it."""
EARLIER: Final = 60.0
SOON: Final = timedelta(days=14)


class Clock:
    """The time of day beside the time that passes, from when it was made."""

    def __init__(self, day: Callable[[], float] = time.time, passing: Callable[[], float] = time.monotonic) -> None:
        self._day, self._passing = day, passing
        self._began = day(), passing()

    def of_clock(self) -> Iterator[Finding]:
        """Whether it can be right: later than when this Weli was laid here, in step with the time that passes, zones known."""
        now, laid = self._day(), Path(version.__file__).stat().st_mtime
        if now < laid - EARLIER:
            yield Note("doctor.clock-behind", now=said(now), laid=said(laid))
        elif abs((now - self._began[0]) - (self._passing() - self._began[1])) > LEAP:
            yield Note("doctor.clock-leaps", now=said(now))
        else:
            yield Well("doctor.clock", now=said(now))
        yield from of_zones()


def said(seconds: float) -> str:
    """A time of day as everybody reads it."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


def of_zones() -> Iterator[Finding]:
    """Whether one knows here when a day begins in Tyrol, as the deal of the day does."""
    try:
        ZoneInfo("Europe/Vienna")
    except ZoneInfoNotFoundError:
        yield Fault("doctor.no-zones")


def of_ports(port: int) -> Iterator[Finding]:
    """Whether a table can be opened at that port, and by which addresses others would find it."""
    try:
        listening = open_port(port, option="weli play --port")
    except CannotOpen as taken:
        yield Note.of(taken) if taken.key == "play.already" else Fault.of(taken)
    else:
        yield Well("doctor.port", port=port_of(listening))
        listening.close()
    addresses = addresses_in_the_house()
    if addresses:
        yield Well("doctor.network", addresses="  ".join(addresses))
    else:
        yield Note("doctor.no-network")
    if not has_ipv6():
        yield Note("doctor.no-ipv6")


def of_way_in(public_url: str, certificate: Path | None, key: Path | None) -> Iterator[Finding]:
    """Whether the others would be let in by the house's address. Raises `CannotOpen`."""
    name = urlsplit(public_address(public_url)[0]).hostname or "" if public_url else ""
    if name and leads_nowhere(name):
        yield Note("serve.leads-nowhere", name=name)  # behind a wall one may not know one's own name
    if certificate is None:
        yield Note("doctor.no-certificate")
        return
    until = runs_out(certified(certificate, key, name), certificate)
    day = until.date().isoformat()
    yield (Note if until - datetime.now(UTC) < SOON else Well)("doctor.certificate", file=certificate, day=day)
