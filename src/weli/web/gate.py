"""Who is let in at all: requests that name this house as their host, and, where something may change, pages of its own origin.

The first keeps out a foreign name that was made to point at this machine, the second any other page open in the same browser.
"""

import re
from collections.abc import Sequence
from typing import Final

from starlette.responses import PlainTextResponse, RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from weli.core.texts import in_each_language
from weli.web.entrance import Entrance, below, entrance_of
from weli.web.health import SIGNS_OF_LIFE

HARMLESS: Final = ("GET", "HEAD")
REFUSED_BY_POLICY: Final = 1008
ENTRANCE: Final = "weli.entrance"
"""Where a scope keeps the `Entrance` by which somebody has come."""

LAST_DOT: Final = re.compile(r"(?<=[^.])\.(?=:\d+$|$)")
FROM_OUR_PAGE: Final = (None, "same-origin")
"""What a browser says about where a request comes from, if it says so at all."""


def with_gate(app: ASGIApp, entrances: Sequence[Entrance]) -> ASGIApp:
    """The same application, closed to foreign hosts and, for sockets and for whatever changes something, to foreign origins."""

    async def admitting(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        entrance = entrance_of(entrances, scope)
        if entrance is not None and _asks_for_the_path(scope, entrance):
            await RedirectResponse(f"{entrance.path}/")(scope, receive, send)
            return
        if entrance is not None:
            scope = below(scope, entrance.path)
        if entrance is None or not (_named(scope, b"host") in entrance.hosts or _asks_for_life(scope)):
            found = entrance or entrances[0]
            await _turn_away(scope, receive, send, in_each_language("gate.host", address=f"{found.address}/"))
        elif _must_be_ours(scope) and not _is_ours(scope, entrance):
            await _turn_away(scope, receive, send, in_each_language("gate.origin"))
        else:
            await app({**scope, ENTRANCE: entrance}, receive, send)

    return admitting


def comes_as_owner(scope: Scope) -> bool:
    """Whether somebody has come in by the house's own entrance."""
    entrance: Entrance = scope[ENTRANCE]
    return entrance.is_own


def _asks_for_the_path(scope: Scope, entrance: Entrance) -> bool:
    """Without the slash behind it a page would look for everything beside that path instead of below."""
    return bool(entrance.path) and scope["type"] == "http" and scope["path"] == entrance.path


def _must_be_ours(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in HARMLESS


def _is_ours(scope: Scope, entrance: Entrance) -> bool:
    return _named(scope, b"origin") in entrance.origins and _said(scope, b"sec-fetch-site") in FROM_OUR_PAGE


def _asks_for_life(scope: Scope) -> bool:
    """Whoever looks after the machine calls it by whatever name, and is told nothing that a stranger might not know."""
    return scope["type"] == "http" and scope["path"] in SIGNS_OF_LIFE


def _named(scope: Scope, name: bytes) -> str | None:
    """The place that a header names which stands there exactly once: in small letters, and without the dot at the end of a whole name."""
    values = _values(scope, name)
    return LAST_DOT.sub("", values[0].lower()) if len(values) == 1 else None


def _said(scope: Scope, name: bytes) -> str | None:
    """The value of a header that need not stand there; of one that stands there twice, nothing that would be right."""
    values = _values(scope, name)
    return ", ".join(values) if values else None


def _values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for header, value in scope["headers"] if header.lower() == name]


async def _turn_away(scope: Scope, receive: Receive, send: Send, sentences: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": REFUSED_BY_POLICY, "reason": ""})
        return
    await PlainTextResponse(sentences, 403)(scope, receive, send)
