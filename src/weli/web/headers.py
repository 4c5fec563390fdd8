"""Headers that every answer carries, errors included: the page may load what this server sends, and nothing else.

Strict-Transport-Security is left out on purpose: the table speaks plain HTTP to the machine it runs on, where that header means nothing.
"""

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SOURCES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "svelte-trusted-html weli-worker",
}
CONTENT_SECURITY_POLICY: Final = "; ".join(f"{kind} {source}" for kind, source in CONTENT_SOURCES.items())

SECURITY_HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": CONTENT_SECURITY_POLICY,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    }.items()
]
ANSWERS_SOCKETS: Final = "websocket.http.response"
OUR_NAMES: Final = frozenset(name for name, _ in SECURITY_HEADERS)


def with_security_headers(app: ASGIApp) -> ASGIApp:
    """The same application, whose answers all carry the security headers, and `no-store` where nothing else was said."""

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        line_open = False

        async def send_with_headers(message: Message) -> None:
            nonlocal line_open
            line_open = line_open or message["type"] == "websocket.accept"
            if (
                message["type"] == "websocket.close"
                and not line_open
                and ANSWERS_SOCKETS in scope.get("extensions", {})
            ):
                await _refuse_line(send)
                return
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = _completed(list(message.get("headers", [])))
            await send(message)

        await app(scope, receive, send_with_headers)

    return answering


async def _refuse_line(send: Send) -> None:
    """Refuses a socket before it is open, as a server does by itself, but with our headers."""
    await send({"type": "websocket.http.response.start", "status": 403, "headers": _completed([])})
    await send({"type": "websocket.http.response.body", "body": b"", "more_body": False})


def _completed(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    kept = [(name, value) for name, value in headers if name.lower() not in OUR_NAMES]
    if all(name.lower() != b"cache-control" for name, _ in kept):
        kept.append((b"cache-control", b"no-store"))
    return kept + SECURITY_HEADERS
