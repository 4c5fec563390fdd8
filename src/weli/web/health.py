"""For whoever looks after the machine: whether the house still answers, and whether it can write down what is played."""

from time import monotonic
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from weli.parlour.parlour import Parlour
from weli.store.store import StoreError

ALIVE: Final = "/livez"
READY: Final = "/readyz"
SIGNS_OF_LIFE: Final = (ALIVE, READY)

KNOWN_FOR: Final = 2.0
"""In seconds: so long an answer stands. Whoever asks more often makes nothing sync."""


class Readiness:
    """Whether the tables of a parlour can be written, as of a moment ago. Asking waits for the disk."""

    def __init__(self, parlour: Parlour) -> None:
        self._parlour = parlour
        self._asked_at = float("-inf")
        self._is_ready = False

    def __call__(self) -> bool:
        if monotonic() - self._asked_at >= KNOWN_FOR:
            self._is_ready, self._asked_at = self._ask(), monotonic()
        return self._is_ready

    def _ask(self) -> bool:
        try:
            self._parlour.store.touch()
        except StoreError:
            return False
        return True


async def _is_alive(_request: Request) -> Response:
    return PlainTextResponse("alive\n")


async def _is_ready(request: Request) -> Response:
    ready: Readiness = request.app.state.readiness
    return PlainTextResponse("ready\n") if await run_in_threadpool(ready) else PlainTextResponse("not ready\n", 503)


ROUTES: Final = [Route(ALIVE, _is_alive), Route(READY, _is_ready)]
