"""Who asks: at which seat of a table somebody sits, as far as the server knows.

A house of one person knows nobody by name: whoever may speak to it at all is that person.
"""

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from weli.table.now import Now


def seat_of(connection: HTTPConnection, table: Now) -> int:
    """The seat from which somebody asks: the only person's, or, where several people share this house, the one they name by `seat=`.

    Raises:
        HTTPException: no person sits there.
    """
    named = connection.query_params.get("seat")
    seat = min(table.persons, default=-1) if named is None else table.seating.seat_of(named)
    if seat not in table.persons:
        raise HTTPException(403)
    return seat
