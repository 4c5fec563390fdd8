"""What a request gets instead of its answer: one sentence in the page's language, and never a traceback.

What nobody foresaw is written down by the server, which gets to see it after the answer.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from weli.core.errors import Missing, WeliError
from weli.core.line import short
from weli.core.texts import FIRST_LANGUAGE, known_language, printable, text
from weli.record import RecordError
from weli.rulebook import UnknownRule
from weli.store.fault_log import blamed
from weli.store.store import StoreError
from weli.study.retelling import NotRevealed
from weli.wire.requests import Problem

SAID: Final = {403: "web.not-allowed", 404: "web.not-found", 405: "web.not-found", 429: "web.much-waits"}
"""What is said of a status; of any other that what was sent cannot be read."""

Handler = Callable[[Request, Any], Awaitable[Response]]


async def _house_error(request: Request, error: WeliError) -> Response:
    if isinstance(error, RecordError):
        return _answer(Problem(error.text(_lang(request)), error.line), 400)
    if isinstance(error, Missing):
        status = 404
    elif isinstance(error, NotRevealed):
        status = 403
    else:
        status = 503 if isinstance(error, StoreError) else 400
    return _answer(Problem(error.text(_lang(request))), status)


async def _unknown_rule(request: Request, _error: UnknownRule) -> Response:
    wanted = short(printable(request.url.path.rsplit("/", 1)[-1]))
    return _answer(Problem(text("rules.unknown", _lang(request), wanted=wanted)), 404)


async def _http_error(request: Request, error: HTTPException) -> Response:
    key = SAID.get(error.status_code, "web.not-readable")
    return _answer(Problem(text(key, _lang(request))), error.status_code)


async def _bug(request: Request, error: Exception) -> Response:
    """Answers an unexpected error; says that the server closes the connection, so that nobody sends another request on it."""
    said, lang = blamed(error), _lang(request)
    answer = _answer(Problem(said.text(lang) if said else text("web.failed", lang)), 500)
    answer.headers["connection"] = "close"
    return answer


HANDLERS: Final[Mapping[Any, Handler]] = {
    WeliError: _house_error,
    UnknownRule: _unknown_rule,
    HTTPException: _http_error,
    Exception: _bug,
}


def _lang(request: Request) -> str:
    return known_language(request.query_params.get("lang", FIRST_LANGUAGE))


def _answer(problem: Problem, status: int) -> Response:
    return Response(msgspec.json.encode(problem), status, media_type="application/json")
