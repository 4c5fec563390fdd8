"""Only whole requests are answered: what is sent arrives complete, in letters, and not longer than anything a page sends.

What was cut short is dropped without a word, for nobody is left to hear it; the rest is refused in a sentence, before anything reads it.
"""

from typing import Final
from urllib.parse import parse_qs

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from weli.core.texts import FIRST_LANGUAGE, known_language, text
from weli.web.gate import HARMLESS
from weli.wire.requests import Problem

LONGEST_BODY: Final = 2**20


def with_whole_requests(app: ASGIApp) -> ASGIApp:
    """The same application, which is asked only once all of a request is there."""

    async def collecting(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in HARMLESS:
            await app(scope, receive, send)
            return
        body = await _collected(receive)
        if body is None:
            return
        if len(body) > LONGEST_BODY:
            await _refuse(scope, receive, send, 413, "web.too-long")
        elif not _is_text(body):
            await _refuse(scope, receive, send, 400, "web.not-readable")
        else:
            await app(scope, _handing_over(body, receive), send)

    return collecting


async def _collected(receive: Receive) -> bytes | None:
    """The body of a request; nothing where it was cut short.

    Of one that is too long the beginning is kept, and the rest heard out: whoever is still sending reads no answer.
    """
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        if len(body) <= LONGEST_BODY:
            body += message.get("body", b"")
        if not message.get("more_body", False):
            return body


def _handing_over(body: bytes, receive: Receive) -> Receive:
    """Gives the body at once, and afterwards whatever else there is to hear."""
    left: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def give() -> Message:
        return left.pop() if left else await receive()

    return give


def _is_text(body: bytes) -> bool:
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, key: str) -> None:
    wanted = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [FIRST_LANGUAGE])
    problem = msgspec.json.encode(Problem(text(key, known_language(wanted[-1]))))
    await Response(problem, status, media_type="application/json")(scope, receive, send)
