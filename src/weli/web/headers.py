"""Headers that every answer carries, errors included: the page may load what this server sends, and nothing else.

Strict-Transport-Security comes with them where a house is reached by https alone; over plain HTTP that header means nothing. It speaks for
this one name only: what else there is under it, the house does not know.
"""

from collections.abc import Sequence
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from weli.web.entrance import Entrance, entrance_of

Headers = list[tuple[bytes, bytes]]

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

SECURITY_HEADERS: Final[Headers] = [
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": CONTENT_SECURITY_POLICY,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(self), microphone=(self), geolocation=(), payment=()",
    }.items()
]
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=63072000")
OUR_NAMES: Final = frozenset(name for name, _ in (*SECURITY_HEADERS, HTTPS_ONLY))


def with_security_headers(app: ASGIApp, entrances: Sequence[Entrance]) -> ASGIApp:
    """The same application, whose answers all carry the security headers, and `no-store` where nothing else was said.

    A line that is refused is no answer that a page could load: the server closes it as it does by itself.
    """

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        entrance = entrance_of(entrances, scope)
        ours = [*SECURITY_HEADERS, HTTPS_ONLY] if entrance and entrance.is_secure else SECURITY_HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = _completed(list(message.get("headers", [])), ours)
            await send(message)

        await app(scope, receive, send_with_headers)

    return answering


def _completed(headers: Headers, ours: Headers) -> Headers:
    kept = [(name, value) for name, value in headers if name.lower() not in OUR_NAMES]
    if all(name.lower() != b"cache-control" for name, _ in kept):
        kept.append((b"cache-control", b"no-store"))
    return kept + ours
