"""How often somebody who is not of the house may do what costs, or what could be tried again and again.

Counted by address and in memory alone. `limits`, the library for this, keeps every address for ever (after 80,000 of them a single count
took five times as long), starts a thread for each count and goes by a clock that can be set; this needs none of what else it can do.
"""

import re
from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Final
from urllib.parse import parse_qs

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from weli.core.texts import FIRST_LANGUAGE, known_language, text
from weli.web.allowances import MOST_LINES, MOST_TABLES
from weli.web.gate import comes_as_owner
from weli.wire.requests import Problem

TRY_AGAIN_LATER: Final = 1013
"""What a line is closed with for which there is no room."""

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
NEIGHBOURS: Final = 64
"""So many bits of an IPv6 address name a household; the rest its people choose as they like."""

MOST_OF_ONE: Final = 8
"""Open lines of one person: tables and devices enough."""


@dataclass(frozen=True)
class Limit:
    """So many requests of a kind within so many seconds."""

    kind: str  # its sentence in the catalogue
    method: str
    path: re.Pattern[str]
    most: int
    seconds: float

    def is_about(self, scope: Scope) -> bool:
        return bool(scope["method"] == self.method and self.path.fullmatch(scope["path"]))


TABLES: Final = "rate.tables"
LIMITS: Final = (
    Limit("rate.codes", "GET", re.compile(r"/api/codes/[^/]*"), 10, MINUTE),
    Limit("rate.codes", "POST", re.compile(r"/api/me/return"), 10, MINUTE),
    Limit("rate.names", "POST", re.compile(r"/api/me(/code)?"), 20, MINUTE),
    Limit(
        TABLES,
        "POST",
        re.compile(r"/api/(tables|trials|today/[^/]+|exercises/[^/]+/[^/]+/trial)"),
        MOST_TABLES,
        HOUR,
    ),
    Limit("rate.letters", "POST", re.compile(r"/api/account/letters"), 10, HOUR),
    Limit("rate.accounts", "POST", re.compile(r"/api/account/.*"), 30, MINUTE),
    Limit("rate.accounts", "GET", re.compile(r"/api/account/takeout"), 30, MINUTE),
    Limit("rate.lobby", "GET", re.compile(r"/api/lobby"), 120, MINUTE),
    Limit("rate.push", "POST", re.compile(r"/api/push(/off)?"), 30, MINUTE),
    Limit("rate.records", "POST", re.compile(r"/api/(replays|disputes|house-rules|exercises)(/.*)?"), 120, MINUTE),
)


def limits_with(tables: int) -> tuple[Limit, ...]:
    """The usual limits, but that so many tables may be opened in an hour from one address: a school, a club have one for all."""
    return tuple(replace(each, most=tables) if each.kind == TABLES else each for each in LIMITS)


class Counter:
    """When each has done something last; a moving window, of which nothing stays once it has passed."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._done: dict[tuple[str, str], deque[float]] = {}
        self._swept_at = clock()

    def wait(self, limit: Limit, who: str) -> int:
        """Counts one more, or says in how many seconds there is room for it."""
        now = self._clock()
        self._sweep(now)
        done = self._done.setdefault((limit.kind, who), deque(maxlen=limit.most))
        if len(done) == limit.most and now - done[0] < limit.seconds:
            return ceil(done[0] + limit.seconds - now)
        done.append(now)
        return 0

    def _sweep(self, now: float) -> None:
        """Forgets whoever was not seen for the longest time that counts."""
        if now - self._swept_at < MINUTE:
            return
        self._swept_at = now
        self._done = {key: done for key, done in self._done.items() if now - done[-1] < HOUR}

    def __len__(self) -> int:
        return len(self._done)


class Lines:
    """The open lines of each."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: defaultdict[str, int] = defaultdict(int)

    @contextmanager
    def one_more(self, who: str) -> Iterator[bool]:
        """Whether they may have one more, which is open as long as the block lasts."""
        if self._open[who] >= self._most:
            yield False
            return
        self._open[who] += 1
        try:
            yield True
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


def with_rates(app: ASGIApp, limits: Sequence[Limit] = LIMITS, most_lines: int = MOST_LINES) -> ASGIApp:
    """The same application, which refuses for a while what comes too often. Whoever comes in by the house's own entrance goes uncounted."""
    counter, lines = Counter(), Lines(most_lines)

    async def counting(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or comes_as_owner(scope):
            await app(scope, receive, send)
        elif scope["type"] == "websocket":
            await one_more_line(scope, receive, send)
        else:
            limit = next((each for each in limits if each.is_about(scope)), None)
            wait = counter.wait(limit, household(scope)) if limit else 0
            if limit and wait:
                await _refuse(scope, receive, send, limit.kind, wait)
            else:
                await app(scope, receive, send)

    async def one_more_line(scope: Scope, receive: Receive, send: Send) -> None:
        with lines.one_more(household(scope)) as may:
            if may:
                await app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": ""})

    return counting


def household(scope: Scope) -> str:
    """From where somebody asks, as far as it can tell people apart."""
    host = (scope.get("client") or ("", 0))[0]
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> NEIGHBOURS << NEIGHBOURS))


async def _refuse(scope: Scope, receive: Receive, send: Send, kind: str, wait: int) -> None:
    wanted = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [FIRST_LANGUAGE])
    lang = known_language(wanted[-1])
    said = msgspec.json.encode(Problem(text(kind, lang, wait=_told(wait, lang))))
    answer = Response(said, 429, {"retry-after": str(wait)}, media_type="application/json")
    await answer(scope, receive, send)


def _told(seconds: int, lang: str) -> str:
    if seconds < 2 * MINUTE:
        return text("rate.seconds", lang, number=seconds)
    return text("rate.minutes", lang, number=ceil(seconds / MINUTE))
