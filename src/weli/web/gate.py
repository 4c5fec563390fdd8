"""Who is let in at all: requests that name this machine as their host, and, where something may change, pages of our own origin.

The first keeps out a foreign name that was made to point at this machine, the second any other page open in the same browser.
"""

from collections.abc import Iterable
from typing import Final

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from weli.core.texts import in_each_language

LOCAL_NAMES: Final = ("127.0.0.1", "localhost")
HARMLESS: Final = ("GET", "HEAD")
REFUSED_BY_POLICY: Final = 1008
UNSAID_PORT: Final = 80


def local_hosts(port: int) -> frozenset[str]:
    """What may be written as `Host` on this machine by whoever means the table on that port; browsers leave the usual port out."""
    hosts = frozenset(f"{name}:{port}" for name in LOCAL_NAMES)
    return hosts | frozenset(LOCAL_NAMES) if port == UNSAID_PORT else hosts


def with_gate(app: ASGIApp, hosts: Iterable[str]) -> ASGIApp:
    """The same application, closed to foreign hosts and, for sockets and for whatever changes something, to foreign origins."""
    known_hosts = frozenset(hosts)
    known_origins = frozenset(f"http://{host}" for host in known_hosts)

    async def admitting(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        if _only(scope, b"host") not in known_hosts:
            await _turn_away(scope, receive, send, "gate.host")
        elif _must_be_ours(scope) and _only(scope, b"origin") not in known_origins:
            await _turn_away(scope, receive, send, "gate.origin")
        else:
            await app(scope, receive, send)

    return admitting


def _must_be_ours(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in HARMLESS


def _only(scope: Scope, name: bytes) -> str | None:
    """The value of a header that stands there exactly once."""
    values = [value for header, value in scope["headers"] if header.lower() == name]
    return values[0].decode("latin-1") if len(values) == 1 else None


async def _turn_away(scope: Scope, receive: Receive, send: Send, key: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": REFUSED_BY_POLICY, "reason": ""})
        return
    await PlainTextResponse(in_each_language(key), 403)(scope, receive, send)
