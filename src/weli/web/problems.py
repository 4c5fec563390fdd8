"""What a request gets instead of its answer: one sentence in the page's language, and never a traceback."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from weli.errors import WeliError
from weli.notation import short
from weli.record import RecordError
from weli.rulebook import UnknownRule
from weli.table.requests import Problem
from weli.table.retelling import NoSuchDeal
from weli.table.store import NoSuchTable, StoreError
from weli.texts import known_language, printable, text

log = logging.getLogger(__name__)


def handlers() -> ExceptionHandlersMap:
    return {
        WeliError: _house_error,
        UnknownRule: _unknown_rule,
        HTTPException: _http_error,
        RecursionError: _too_deep,
        Exception: _bug,
    }


def _house_error(request: Request[Any, Any, Any], error: WeliError) -> Response[Problem]:
    if isinstance(error, RecordError):
        return Response(Problem(error.text(_lang(request)), error.line), status_code=400)
    if isinstance(error, NoSuchTable | NoSuchDeal):
        status = 404
    else:
        status = 503 if isinstance(error, StoreError) else 400
    return _answer(error.text(_lang(request)), status)


def _unknown_rule(request: Request[Any, Any, Any], _error: UnknownRule) -> Response[Problem]:
    wanted = short(printable(request.url.path.rsplit("/", 1)[-1]))
    return _answer(text("rules.unknown", _lang(request), wanted=wanted), 404)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    key = "web.not-found" if error.status_code in (404, 405) else "web.not-readable"
    if error.status_code >= 500:
        return _bug(request, error)
    return _answer(text(key, _lang(request)), error.status_code)


def _too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """Brackets in brackets without end: more than a reader can hold, and nothing that a page sends."""
    return _answer(text("web.not-readable", _lang(request)), 400)


def _bug(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(text("web.failed", _lang(request)), 500)


def _lang(request: Request[Any, Any, Any]) -> str:
    return known_language(request.query_params.get("lang", "de"))


def _answer(sentence: str, status: int) -> Response[Problem]:
    return Response(Problem(sentence), status_code=status)
