"""A browser asks to be told when it is its person's turn though no page is open, or not to be told any more.

Off unless whoever runs the house switches it on, for the word goes by way of the browser's maker.
"""

from typing import TYPE_CHECKING, Final

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weli.store.pushes import Device
from weli.web.api import language_of, read_body, told
from weli.web.identity import parlour_of, player_of, session_of
from weli.wire.push_requests import PushDevice, PushKey, PushOff

if TYPE_CHECKING:
    from weli.parlour.push.turns import Turns


async def tell_key(request: Request) -> Response:
    turns: Turns | None = request.app.state.turns
    return told(PushKey((await run_in_threadpool(turns.key)).public if turns else ""))


async def ask(request: Request) -> Response:
    turns, wanted, player = _turns(request), await read_body(request, PushDevice), player_of(request)
    if player is None:
        raise HTTPException(403)
    device = Device(wanted.endpoint, wanted.public_key, wanted.auth, language_of(request))
    await run_in_threadpool(turns.add, player.player, session_of(request), device)
    return Response(status_code=204)


async def drop(request: Request) -> Response:
    wanted = await read_body(request, PushOff)
    await run_in_threadpool(parlour_of(request).store.pushes.drop, wanted.endpoint)
    return Response(status_code=204)


def _turns(request: Request) -> "Turns":
    """Raises `HTTPException` where the house tells nobody."""
    turns: Turns | None = request.app.state.turns
    if turns is None:
        raise HTTPException(404)
    return turns


ROUTES: Final = [
    Route("/api/push", tell_key),
    Route("/api/push", ask, methods=["POST"]),
    Route("/api/push/off", drop, methods=["POST"]),
]
