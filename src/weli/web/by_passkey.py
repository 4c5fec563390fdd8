"""People stay known by passkeys: they make one, come back by it, and do away with it."""

from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weli.parlour.credentials import ANYBODY, NEW_PASSKEY, SIGN_IN, NotSignedIn
from weli.web.accounts import kept, known, origin_of, signed_in, told_account, ways_of
from weli.web.api import read_body, told
from weli.web.identity import parlour_of
from weli.wire.account_requests import Credential


async def ask_for_new(request: Request) -> Response:
    """What the browser is asked so that it makes one."""
    player, parlour = known(request), parlour_of(request)
    credentials = parlour.credentials
    theirs = (await run_in_threadpool(credentials.store.account, player.player)).passkeys
    challenge = await run_in_threadpool(credentials.challenge, NEW_PASSKEY, player.player, parlour.clock())
    return told(ways_of(request).passkeys.to_make(origin_of(request), player, theirs, challenge))


async def add(request: Request) -> Response:
    """Somebody is known by one more from now on."""
    player, parlour, passkeys = known(request), parlour_of(request), ways_of(request).passkeys
    answer, now = (await read_body(request, Credential)).credential, parlour.clock()
    challenge = passkeys.challenge_in(answer)
    if await run_in_threadpool(parlour.credentials.redeem, NEW_PASSKEY, challenge, now) != player.player:
        raise NotSignedIn("signing.too-late")
    made = await run_in_threadpool(passkeys.made, origin_of(request), answer, challenge, now)
    await run_in_threadpool(parlour.credentials.add_passkey, player.player, made)
    return await kept(request, player)


async def drop(request: Request) -> Response:
    """Nobody comes in by that one any more."""
    player, credentials = known(request), parlour_of(request).credentials
    await run_in_threadpool(credentials.drop_passkey, player.player, request.path_params["credential"])
    return await told_account(request, player)


async def ask_for_one(request: Request) -> Response:
    """What the browser is asked so that somebody signs in."""
    passkeys, parlour = ways_of(request).passkeys, parlour_of(request)
    challenge = await run_in_threadpool(parlour.credentials.challenge, SIGN_IN, ANYBODY, parlour.clock())
    return told(passkeys.to_use(origin_of(request), challenge))


async def enter(request: Request) -> Response:
    """Somebody signs in."""
    passkeys, parlour = ways_of(request).passkeys, parlour_of(request)
    answer, now = (await read_body(request, Credential)).credential, parlour.clock()
    challenge = passkeys.challenge_in(answer)
    await run_in_threadpool(parlour.credentials.redeem, SIGN_IN, challenge, now)
    found = await run_in_threadpool(parlour.credentials.store.whose_passkey, str(answer.get("id", "")))
    if found is None:
        raise NotSignedIn("signing.unknown-passkey")
    whose, passkey = found
    uses = await run_in_threadpool(passkeys.used, origin_of(request), answer, challenge, passkey)
    await run_in_threadpool(parlour.credentials.store.note_use, passkey.credential, uses, now)
    return await signed_in(request, whose)


ROUTES: Final = [
    Route("/api/account/passkeys/options", ask_for_new, methods=["POST"]),
    Route("/api/account/passkeys", add, methods=["POST"]),
    Route("/api/account/passkeys/{credential}", drop, methods=["DELETE"]),
    Route("/api/account/entry/options", ask_for_one, methods=["POST"]),
    Route("/api/account/entry", enter, methods=["POST"]),
]
