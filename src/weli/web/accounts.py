"""Those whom the house keeps known beyond one browser, where it offers that: who they are, what is kept of them, and how they part with it.

Off unless whoever runs the house switches it on, and nothing for whose house it is: they are known by their entrance.
"""

from typing import TYPE_CHECKING, Final

import msgspec
from starlette.background import BackgroundTask
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weli.parlour.account_deletion import part_with
from weli.parlour.data_export import known_of
from weli.parlour.table_lines import date_of
from weli.store.accounts import Account
from weli.store.people import KEEPER, Player
from weli.web.api import told
from weli.web.entrance import Entrance
from weli.web.gate import ENTRANCE
from weli.web.identity import forget_browser, house_of, let_in, parlour_of, player_of, secret_of, session_of
from weli.wire.account_requests import AccountLine, PasskeyLine, Way

if TYPE_CHECKING:
    from weli.web.ways import Ways

NOT_OFFERED: Final = AccountLine([], known=False, kept=False, name="", face="", passkeys=[], mail_since=None)
TAKEN_HOME: Final = "weli.json"


async def tell_account(request: Request) -> Response:
    if not _is_offered(request):
        return told(NOT_OFFERED)
    return await told_account(request, player_of(request))


async def take_home(request: Request) -> Response:
    """All that the house keeps of somebody, as a file."""
    player = known(request)
    found = await run_in_threadpool(known_of, parlour_of(request), player)
    named = {"content-disposition": f'attachment; filename="{TAKEN_HOME}"'}
    text = msgspec.json.format(msgspec.json.encode(found))
    return Response(text, media_type="application/json", headers=named)


async def sign_out(request: Request) -> Response:
    """This browser knows nobody any more."""
    known(request)
    await run_in_threadpool(parlour_of(request).store.people.end_session, session_of(request))
    return _gone(request)


async def sign_out_elsewhere(request: Request) -> Response:
    """No browser but this one knows them any more."""
    player, parlour, own = known(request), parlour_of(request), session_of(request)
    others = set(await run_in_threadpool(parlour.store.accounts.sessions, player.player)) - {own}
    await run_in_threadpool(parlour.store.accounts.end_sessions, player.player, own)
    parlour.forget_sessions(others)
    return await told_account(request, player)


async def part(request: Request) -> Response:
    """Nothing is kept of somebody any more."""
    await part_with(parlour_of(request), known(request))
    return _gone(request)


ROUTES: Final = [
    Route("/api/account", tell_account),
    Route("/api/account", part, methods=["DELETE"]),
    Route("/api/account/takeout", take_home),
    Route("/api/account/sign-out", sign_out, methods=["POST"]),
    Route("/api/account/sign-out-elsewhere", sign_out_elsewhere, methods=["POST"]),
]


def ways_of(request: Request) -> "Ways":
    """Raises `HTTPException` where there are none for who asks."""
    ways = house_of(request).accounts
    if ways is None or not _is_offered(request):
        raise HTTPException(404)
    return ways


def _is_offered(request: Request) -> bool:
    """Not to whose house it is, by whichever entrance they come."""
    player = player_of(request)
    return house_of(request).accounts is not None and (player is None or player.player != KEEPER)


def known(request: Request) -> Player:
    """Who asks. Raises `HTTPException` where the house keeps nobody, or does not know them."""
    ways_of(request)
    player = player_of(request)
    if player is None:
        raise HTTPException(403)
    return player


def origin_of(request: Request) -> str:
    """The address of the house at which the page is open; the gate has made sure that it is one of ours."""
    return request.headers["origin"]


def address_of(request: Request) -> str:
    """The same, with the path below which the house is there."""
    entrance: Entrance = request.scope[ENTRANCE]
    return f"{origin_of(request)}{entrance.path}"


async def signed_in(request: Request, whose: str) -> Response:
    """Somebody is here from now on who has an account."""
    parlour = parlour_of(request)
    sign = parlour.credentials.sign_in
    secret = await run_in_threadpool(sign, whose, player_of(request), secret_of(request), parlour.clock())
    player = await run_in_threadpool(parlour.store.people.player, whose)
    return await known_anew(request, player, secret)


async def kept(request: Request, player: Player) -> Response:
    """Somebody has an account from now on, or one way more to it: what their browser was known by before is worth nothing any more."""
    parlour = parlour_of(request)
    renew = parlour.credentials.renewed
    secret = await run_in_threadpool(renew, player.player, secret_of(request), parlour.clock())
    return await known_anew(request, player, secret)


async def known_anew(request: Request, player: Player | None, secret: str) -> Response:
    """Answers; and once the browser has its new secret, its other pages are asked again who they are."""
    answer = await told_account(request, player)
    let_in(request, answer, secret)
    answer.background = _forgetting(request)
    return answer


async def told_account(request: Request, player: Player | None) -> Response:
    if player is None:
        return told(_line(request, None, Account([], None)))
    account = await run_in_threadpool(parlour_of(request).store.accounts.account, player.player)
    return told(_line(request, player, account))


def _line(request: Request, player: Player | None, account: Account) -> AccountLine:
    ways: list[Way] = ["passkey", "mail"] if ways_of(request).letters else ["passkey"]
    return AccountLine(
        ways,
        player is not None,
        account.is_kept,
        player.name if player else "",
        player.face if player else "",
        [PasskeyLine(one.credential, date_of(one.since_ms), date_of(one.used_ms)) for one in account.passkeys],
        None if account.mail_since_ms is None else date_of(account.mail_since_ms),
    )


def _gone(request: Request) -> Response:
    answer = Response(status_code=204, background=_forgetting(request))
    forget_browser(request, answer)
    return answer


def _forgetting(request: Request) -> BackgroundTask:
    parlour, session = parlour_of(request), session_of(request)

    async def forget() -> None:
        parlour.forget_sessions({session})

    return BackgroundTask(forget)
