"""People stay known by a link in a letter, where a mail server is named: they ask for one, open it, and say that they mean it.

To open a link does nothing, for programs that look through letters open links too. What it holds stands behind the # of the address,
which no browser sends.
"""

from typing import TYPE_CHECKING, Final

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weli.core.errors import SaidError
from weli.parlour.credentials import LETTER
from weli.web.accounts import address_of, kept, known, signed_in, told_account, ways_of
from weli.web.api import language_of, read_body, told
from weli.web.identity import parlour_of, player_of
from weli.wire.account_requests import FromLetter, Letter, WhoseLetter

if TYPE_CHECKING:
    from weli.web.letters import Letters


async def send(request: Request) -> Response:
    """A letter is on its way, whether the house knows that address or not."""
    letters, parlour = _letters(request), parlour_of(request)
    address = (await read_body(request, Letter)).address.strip()
    secret = await run_in_threadpool(parlour.credentials.letter, address, parlour.clock())
    if secret is not None:
        try:
            await letters.send(address, f"{address_of(request)}/#/account/{secret}", language_of(request))
        except SaidError:
            await run_in_threadpool(parlour.credentials.take_back_letter, secret)
            raise
    return Response(status_code=204)


async def look(request: Request) -> Response:
    """Whose link that is, before they use it."""
    _letters(request)
    secret, parlour = (await read_body(request, FromLetter)).secret, parlour_of(request)
    whose = await run_in_threadpool(parlour.credentials.whose_letter, secret, parlour.clock())
    found = await run_in_threadpool(parlour.store.people.player, whose) if whose else None
    return told(WhoseLetter(found.name if found else None, player_of(request) is not None))


async def use(request: Request) -> Response:
    """Whoever the address is known for is here; where it is nobody's, it keeps whoever is here."""
    _letters(request)
    secret, parlour = (await read_body(request, FromLetter)).secret, parlour_of(request)
    credentials, now = parlour.credentials, parlour.clock()
    if await run_in_threadpool(credentials.whose_letter, secret, now) is None:
        known(request)  # who is nobody yet says first what they are called, and has not used the link up
    address = await run_in_threadpool(credentials.redeem, LETTER, secret, now)
    whose = await run_in_threadpool(credentials.store.whose_address, address)
    if whose is not None:
        return await signed_in(request, whose)
    player = known(request)
    await run_in_threadpool(credentials.store.set_address, player.player, address, now)
    return await kept(request, player)


async def drop(request: Request) -> Response:
    """No links go to their address any more."""
    player, credentials = known(request), parlour_of(request).credentials
    await run_in_threadpool(credentials.drop_address, player.player)
    return await told_account(request, player)


ROUTES: Final = [
    Route("/api/account/letters", send, methods=["POST"]),
    Route("/api/account/letters/look", look, methods=["POST"]),
    Route("/api/account/letters/use", use, methods=["POST"]),
    Route("/api/account/address", drop, methods=["DELETE"]),
]


def _letters(request: Request) -> "Letters":
    """Raises `HTTPException` where the house sends none."""
    letters = ways_of(request).letters
    if letters is None:
        raise HTTPException(404)
    return letters
