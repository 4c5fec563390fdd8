"""How people stay known beyond one browser, where the house offers it: by passkeys, or by a link in a letter.

Off unless whoever runs the house switches it on, and nothing for whose house it is: they are known by their entrance.
"""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weli.table.account_requests import AccountLine, Credential, PasskeyLine, Way
from weli.table.accounts import Account
from weli.table.people import Player
from weli.table.registrar import ANYBODY, NEW_PASSKEY, SIGN_IN, NotSignedIn
from weli.web.api import read_body, told
from weli.web.gate import comes_as_owner
from weli.web.who import house_of, let_in, parlour_of, player_of, secret_of

if TYPE_CHECKING:
    from weli.web.ways import Ways

NOT_OFFERED: Final = AccountLine([], known=False, kept=False, name="", passkeys=[], mail_since=None)


async def tell_account(request: Request) -> Response:
    if house_of(request).accounts is None or comes_as_owner(request.scope):
        return told(NOT_OFFERED)
    return await _told_account(request, player_of(request))


async def ask_for_new_passkey(request: Request) -> Response:
    """What the browser is asked so that it makes one."""
    ways, player = _ways(request), _known(request)
    registrar, now = parlour_of(request).registrar, parlour_of(request).clock()
    theirs = (await run_in_threadpool(registrar.store.account, player.player)).passkeys
    challenge = await run_in_threadpool(registrar.challenge, NEW_PASSKEY, player.player, now)
    return told(ways.passkeys.to_make(_origin(request), player, theirs, challenge))


async def add_passkey(request: Request) -> Response:
    """Somebody is known by one more from now on; the browser in which they said so gets another secret."""
    ways, player, parlour = _ways(request), _known(request), parlour_of(request)
    answer, now = (await read_body(request, Credential)).credential, parlour.clock()
    challenge = ways.passkeys.challenge_in(answer)
    whose = await run_in_threadpool(parlour.registrar.redeem, NEW_PASSKEY, challenge, now)
    if whose != player.player:
        raise NotSignedIn("signing.too-late")
    made = await run_in_threadpool(ways.passkeys.made, _origin(request), answer, challenge, now)
    await run_in_threadpool(parlour.registrar.add_passkey, player.player, made)
    return await _let_in(
        request,
        player,
        await run_in_threadpool(parlour.registrar.renewed, player.player, secret_of(request), now),
    )


async def ask_for_passkey(request: Request) -> Response:
    """What the browser is asked so that somebody signs in."""
    ways, parlour = _ways(request), parlour_of(request)
    challenge = await run_in_threadpool(parlour.registrar.challenge, SIGN_IN, ANYBODY, parlour.clock())
    return told(ways.passkeys.to_use(_origin(request), challenge))


async def sign_in(request: Request) -> Response:
    """Somebody is here who has an account; the games of a guest who was here until now come along."""
    ways, parlour = _ways(request), parlour_of(request)
    answer, now = (await read_body(request, Credential)).credential, parlour.clock()
    challenge = ways.passkeys.challenge_in(answer)
    await run_in_threadpool(parlour.registrar.redeem, SIGN_IN, challenge, now)
    found = await run_in_threadpool(parlour.registrar.store.whose_passkey, str(answer.get("id", "")))
    if found is None:
        raise NotSignedIn("signing.unknown-passkey")
    whose, passkey = found
    uses = await run_in_threadpool(ways.passkeys.used, _origin(request), answer, challenge, passkey)
    await run_in_threadpool(parlour.registrar.store.note_use, passkey.credential, uses, now)
    return await _sign_in(request, whose)


ROUTES: Final = [
    Route("/api/account", tell_account),
    Route("/api/account/passkeys/options", ask_for_new_passkey, methods=["POST"]),
    Route("/api/account/passkeys", add_passkey, methods=["POST"]),
    Route("/api/account/entry/options", ask_for_passkey, methods=["POST"]),
    Route("/api/account/entry", sign_in, methods=["POST"]),
]


def _ways(request: Request) -> "Ways":
    """Raises `HTTPException` where there are none for who asks."""
    ways = house_of(request).accounts
    if ways is None or comes_as_owner(request.scope):
        raise HTTPException(404)
    return ways


def _known(request: Request) -> Player:
    """Raises `HTTPException` where the house does not know who asks."""
    player = player_of(request)
    if player is None:
        raise HTTPException(403)
    return player


def _origin(request: Request) -> str:
    """The address of the house at which the page is open; the gate has made sure that it is one of ours."""
    return request.headers["origin"]


async def _sign_in(request: Request, whose: str) -> Response:
    parlour = parlour_of(request)
    sign = parlour.registrar.sign_in
    secret = await run_in_threadpool(sign, whose, player_of(request), secret_of(request), parlour.clock())
    player = await run_in_threadpool(parlour.store.people.player, whose)
    return await _let_in(request, player, secret)


async def _let_in(request: Request, player: Player | None, secret: str) -> Response:
    answer = await _told_account(request, player)
    let_in(request, answer, secret)
    return answer


async def _told_account(request: Request, player: Player | None) -> Response:
    if player is None:
        return told(_line(_offered(request), None, Account([], None)))
    account = await run_in_threadpool(parlour_of(request).store.accounts.account, player.player)
    return told(_line(_offered(request), player, account))


def _offered(request: Request) -> list[Way]:
    _ways(request)
    return ["passkey"]


def _line(ways: list[Way], player: Player | None, account: Account) -> AccountLine:
    return AccountLine(
        ways,
        player is not None,
        account.is_kept,
        player.name if player else "",
        [PasskeyLine(one.credential, _date(one.since_ms), _date(one.used_ms)) for one in account.passkeys],
        None if account.mail_since_ms is None else _date(account.mail_since_ms),
    )


def _date(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")
