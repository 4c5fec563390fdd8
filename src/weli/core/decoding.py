"""Reading JSON into plain data of a known kind, from any thread."""

from functools import cache
from threading import Lock
from typing import Any, TypeVar

import msgspec

Kind = TypeVar("Kind")
_one_at_a_time = Lock()


def decoded(content: bytes | str, kind: type[Kind]) -> Kind:
    """What stands there.

    Raises:
        msgspec.MsgspecError, UnicodeDecodeError: it is not of that kind.
        RecursionError: brackets in brackets without end.
    """
    found: Kind = _decoder(kind).decode(content)
    return found


def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """What msgspec finds out about a kind and the kinds within it, it finds out at the first use. Two threads that do so at once end the
    process, as where two tables are opened right after the start: it is done by one at a time.
    """
    with _one_at_a_time:
        return _made(kind)


@cache
def _made(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
