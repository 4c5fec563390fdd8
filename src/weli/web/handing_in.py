"""What anybody may hand in to be read and judged: one thing after the other, and nobody's many things before all others'."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Final, TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request

from weli.web.identity import parlour_of
from weli.web.rates import Lines, household

T = TypeVar("T")

MOST_AT_ONCE: Final = 12
"""From one household: a page asks for a deal, its decisions and its luck together, and what a further tap has overtaken waits still."""

CLOSED: Final = 499
"""Whoever asked has gone; nobody reads the answer."""


class HandedIn:
    """What waits to be read at this server."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._lines = Lines(MOST_AT_ONCE)

    async def read(self, request: Request, work: Callable[..., T], *given: object) -> T:
        """What comes of that work on what was handed in, when its turn has come.

        Raises what the work does, `TooMuch`, and `HTTPException` where they have too much waiting already, or have gone meanwhile.
        """
        with self._lines.one_more(household(request.scope)) as may:
            if not may:
                raise HTTPException(HTTPStatus.TOO_MANY_REQUESTS)
            async with self._turn:
                if await request.is_disconnected():
                    raise HTTPException(CLOSED)
                return await run_in_threadpool(parlour_of(request).read, work, *given)


async def come_of(request: Request, work: Callable[..., T], *given: object) -> T:
    """What comes of work on what somebody has handed in. Raises as `HandedIn.read`."""
    waiting: HandedIn = request.app.state.handed_in
    return await waiting.read(request, work, *given)
