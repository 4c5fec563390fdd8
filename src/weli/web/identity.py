"""Who asks, and for which seat of a table they speak, as far as the server knows.

A house of one person knows nobody by name: whoever may speak to it at all is that person, and every table is theirs. One that is open to
others knows people by a cookie; whoever keeps it is known by coming in at its own entrance.
"""

from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from weli.core.deal import NOBODY
from weli.parlour.parlour import Parlour
from weli.parlour.sessions import LONGEST, hash_of
from weli.store.people import KEEPER, Player
from weli.store.store import NoSuchTable, StoreError
from weli.table.allowed import Subject, Verb, can, is_sent_away, own_seats
from weli.table.live import LiveTable
from weli.table.state import State
from weli.web.gate import comes_as_owner
from weli.web.house import House

HOST: Final = Subject(player=KEEPER, is_owner=True)
KNOWN: Final = "weli.known"
"""Where a request carries whom the house knows them to be."""
COOKIE: Final = "weli"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
SECURE_COOKIE_BELOW: Final = f"__Secure-{COOKIE}"
"""Where others have the same name: browsers take the first for whole names alone."""


def parlour_of(connection: HTTPConnection) -> Parlour:
    """The tables that this server serves."""
    parlour: Parlour = connection.app.state.parlour
    return parlour


async def followed(connection: HTTPConnection, table: str | None = None) -> LiveTable:
    """The table in the address that is asked for, with what other nodes have written of it. Raises as `Parlour.live`."""
    name = table or connection.path_params["table"]
    await parlour_of(connection).follow(name)
    return await run_in_threadpool(parlour_of(connection).live, name)


def house_of(connection: HTTPConnection) -> House:
    """Whom this server lets in."""
    house: House = connection.app.state.house
    return house


def player_of(connection: HTTPConnection) -> Player | None:
    """Whoever asks, as the house knows them; none: it does not. Raises `StoreError`."""
    if comes_as_owner(connection.scope):
        return parlour_of(connection).sessions.keeper()
    found: Player | StoreError | None = connection.scope.get(KNOWN)
    if isinstance(found, StoreError):
        raise found
    return found


def with_known(app: ASGIApp, parlour: Parlour, house: House) -> ASGIApp:
    """The same application, which knows who asks: found out once for each request, where nobody waits for a database."""

    async def knowing(scope: Scope, receive: Receive, send: Send) -> None:
        is_asked = scope["type"] != "lifespan" and scope["path"].startswith("/api/")
        secret = _secret(HTTPConnection(scope), house) if is_asked else ""
        known = await run_in_threadpool(_known, parlour, secret) if secret else None
        await app({**scope, KNOWN: known}, receive, send)

    return knowing


def _known(parlour: Parlour, secret: str) -> Player | StoreError | None:
    """Whose browser that is; or why that cannot be found out, which is said to them where it matters."""
    try:
        return parlour.sessions.known_by(secret, parlour.clock())
    except StoreError as away:
        return away


def subject_of(connection: HTTPConnection, table: str | None = None) -> Subject:
    """Whoever asks, towards that table, or the one in the address that they ask for, or the house. Raises `StoreError`."""
    if comes_as_owner(connection.scope):
        return HOST
    player = player_of(connection)
    return Subject(None) if player is None else as_subject(connection, player, table)


def as_subject(connection: HTTPConnection, player: Player, table: str | None = None) -> Subject:
    """Somebody whom the house knows, as `subject_of`. Raises `StoreError`."""
    table = table or connection.path_params.get("table")
    if player.player == KEEPER:
        return HOST
    if table is None:
        return Subject.of(player, is_owner=house_of(connection).guests_may_open)
    owner = parlour_of(connection).store.people.owner(table)
    return Subject.of(player, is_owner=owner in player.ids)


def seat_of(connection: HTTPConnection, table: State) -> int:
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


def check(connection: HTTPConnection, verb: Verb, table: State | None, seat: int = NOBODY) -> None:
    """Raises `HTTPException` or `NoSuchTable` where somebody may not do that."""
    subject = subject_of(connection)
    if not can(subject, verb, table, seat):
        raise refusal(subject, table)


def refusal(subject: Subject, table: State | None) -> Exception:
    """What is said to somebody who may not do that: to whom the table is no business, the same as where there is none; whom the others have
    sent away, that they have.
    """
    if table is not None and is_sent_away(subject, table):
        return NoSuchTable("refused.sent-away")
    if table is None or subject.is_owner or own_seats(subject, table):
        return HTTPException(403)
    return NoSuchTable("store.no-such-table")


def let_in(connection: HTTPConnection, response: Response, secret: str) -> None:
    """From now on that browser is known by its cookie."""
    house = house_of(connection)
    response.set_cookie(
        _cookie(house),
        secret,
        max_age=LONGEST // 1000,
        httponly=True,
        samesite="lax",
        path=f"{house.path}/",
        secure=house.is_secure,
    )


def secret_of(connection: HTTPConnection) -> str:
    """What the browser is known by from which somebody asks; empty where it is not."""
    return _secret(connection, house_of(connection))


def forget_browser(connection: HTTPConnection, response: Response) -> None:
    """That browser has nothing to be known by any more."""
    house = house_of(connection)
    response.delete_cookie(_cookie(house), path=f"{house.path}/", secure=house.is_secure, httponly=True, samesite="lax")


def session_of(connection: HTTPConnection) -> str:
    """By which the store knows that browser; empty where nobody has to be told apart by it."""
    secret = "" if comes_as_owner(connection.scope) else secret_of(connection)
    return hash_of(secret) if secret else ""


def _secret(connection: HTTPConnection, house: House) -> str:
    return connection.cookies.get(_cookie(house), "")


def _cookie(house: House) -> str:
    if house.is_secure:
        return SECURE_COOKIE_BELOW if house.path else SECURE_COOKIE
    return COOKIE
