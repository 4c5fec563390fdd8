"""Who asks, and for which seat of a table they speak, as far as the server knows.

A house of one person knows nobody by name: whoever may speak to it at all is that person, and every table is theirs.
"""

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from weli.core.deal import NOBODY
from weli.table.allowed import Subject, Verb, can, own_seats
from weli.table.now import Now
from weli.web.gate import comes_as_owner

HOST: Final = Subject(player="", is_owner=True)
STRANGER: Final = Subject(player=None)


def subject_of(connection: HTTPConnection) -> Subject:
    """Whoever asks."""
    return HOST if comes_as_owner(connection.scope) else STRANGER


def seat_of(connection: HTTPConnection, table: Now) -> int:
    """The seat from which somebody asks: their own, or, where several people share this house, the one they name by `seat=`.

    Raises:
        HTTPException: it is not theirs.
    """
    subject, named = subject_of(connection), connection.query_params.get("seat")
    if named is None:
        return min(own_seats(subject, table), default=NOBODY)
    seat = table.seating.seat_of(named)
    if seat not in own_seats(subject, table):
        raise HTTPException(403)
    return seat


def check(connection: HTTPConnection, verb: Verb, table: Now | None, seat: int = NOBODY) -> None:
    """Raises `HTTPException` where somebody may not do that."""
    if not can(subject_of(connection), verb, table, seat):
        raise HTTPException(403)
