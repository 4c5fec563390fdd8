"""Who asks, and for which seat of a table they speak, as far as the server knows.

A house of one person knows nobody by name: whoever may speak to it at all is that person, and every table is theirs. One that is open to
others knows people by a cookie; whoever keeps it is known by coming in at its own entrance.
"""

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from weli.core.deal import NOBODY
from weli.table.allowed import Subject, Verb, can, own_seats
from weli.table.doorkeeper import KEEPER, LONGEST
from weli.table.now import Now
from weli.table.parlour import Parlour
from weli.table.people import Player
from weli.table.store import NoSuchTable
from weli.web.gate import comes_as_owner
from weli.web.house import House

HOST: Final = Subject(player=KEEPER, is_owner=True)
COOKIE: Final = "weli"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"


def parlour_of(connection: HTTPConnection) -> Parlour:
    """The tables that this server serves."""
    parlour: Parlour = connection.app.state.parlour
    return parlour


def house_of(connection: HTTPConnection) -> House:
    """Whom this server lets in."""
    house: House = connection.app.state.house
    return house


def player_of(connection: HTTPConnection) -> Player | None:
    """Whoever asks, as the house knows them; none: it does not. Raises `StoreError`."""
    parlour = parlour_of(connection)
    if comes_as_owner(connection.scope):
        return parlour.doorkeeper.keeper()
    secret = connection.cookies.get(_cookie(house_of(connection)))
    return parlour.doorkeeper.known_by(secret, parlour.clock()) if secret else None


def subject_of(connection: HTTPConnection, table: str | None = None) -> Subject:
    """Whoever asks, towards that table, or the one in the address that they ask for, or the house. Raises `StoreError`."""
    if comes_as_owner(connection.scope):
        return HOST
    player = player_of(connection)
    return Subject(None) if player is None else as_subject(connection, player.player, table)


def as_subject(connection: HTTPConnection, player: str, table: str | None = None) -> Subject:
    """Somebody whom the house knows, as `subject_of`. Raises `StoreError`."""
    table = table or connection.path_params.get("table")
    if player == KEEPER:
        return HOST
    if table is None:
        return Subject(player, is_owner=house_of(connection).guests_may_open)
    return Subject(player, is_owner=parlour_of(connection).store.people.owner(table) == player)


def seat_of(connection: HTTPConnection, table: Now) -> int:
    """The seat from which somebody asks: their own, or, where several people share this house, the one they name by `seat=`.

    Raises:
        HTTPException, NoSuchTable: it is not theirs.
    """
    subject, named = subject_of(connection), connection.query_params.get("seat")
    if named is None:
        return min(own_seats(subject, table), default=NOBODY)
    seat = table.seating.seat_of(named)
    if seat not in own_seats(subject, table):
        raise refusal(subject, table)
    return seat


def check(connection: HTTPConnection, verb: Verb, table: Now | None, seat: int = NOBODY) -> None:
    """Raises `HTTPException` or `NoSuchTable` where somebody may not do that."""
    subject = subject_of(connection)
    if not can(subject, verb, table, seat):
        raise refusal(subject, table)


def refusal(subject: Subject, table: Now | None) -> Exception:
    """What is said to somebody who may not do that: to whom the table is no business, the same as where there is none."""
    if table is None or subject.is_owner or own_seats(subject, table):
        return HTTPException(403)
    return NoSuchTable("store.no-such-table")


def let_in(connection: HTTPConnection, response: Response, secret: str) -> None:
    """From now on that browser is known by its cookie."""
    house = house_of(connection)
    response.set_cookie(
        _cookie(house), secret, max_age=LONGEST // 1000, httponly=True, samesite="lax", path="/", secure=house.is_secure
    )


def _cookie(house: House) -> str:
    return SECURE_COOKIE if house.is_secure else COOKIE
