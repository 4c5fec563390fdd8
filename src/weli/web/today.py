"""The deal of a day over plain HTTP: what is played, what one has made of it, and the table at which it is played.

Before it is played nothing is told but the game and its rules.
"""

from datetime import date
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weli.study.days import day_named
from weli.table.allowed import Verb
from weli.web.api import language_of, told
from weli.web.identity import check, parlour_of, player_of


async def tell_today(request: Request) -> Response:
    """The present day; with a date in the address that one."""
    days, lang, player = parlour_of(request).days, language_of(request), player_of(request)
    return told(await run_in_threadpool(days.of, _day(request), player, lang))


async def play_day(request: Request) -> Response:
    """The table at which one plays the deal of a day, the one that was left or another."""
    player, day = player_of(request), _day(request)
    check(request, Verb.OPEN, None)
    if player is None:
        raise HTTPException(404)
    return told(await run_in_threadpool(parlour_of(request).open_day, day, player), 201)


ROUTES: Final = [
    Route("/api/today", tell_today),
    Route("/api/today/{day}", tell_today),
    Route("/api/today/{day}", play_day, methods=["POST"]),
]


def _day(request: Request) -> date:
    """The day that is asked for. Raises `NoSuchDay`."""
    today = parlour_of(request).days.today()
    return day_named(request.path_params["day"], today) if "day" in request.path_params else today
