"""The server of the parlour: one process on this machine, for the person who sits at it and for whomever they let in."""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from weli.parlour.parlour import Parlour
from weli.parlour.waking import keep_waking
from weli.web import (
    accounts,
    advice,
    api,
    by_letter,
    by_passkey,
    exercises,
    figures,
    health,
    lobby,
    pushes,
    seating,
    today,
)
from weli.web.entrance import Entrance, own_entrance
from weli.web.figures import Figures, with_figures
from weli.web.gate import with_gate
from weli.web.handing_in import HandedIn
from weli.web.headers import with_security_headers
from weli.web.health import Readiness
from weli.web.house import ONE_PERSONS_HOUSE, House
from weli.web.identity import with_known
from weli.web.listening import port_of
from weli.web.live import FRAME_LIMIT, live
from weli.web.page import BUILT_PAGE, page_routes
from weli.web.problems import HANDLERS
from weli.web.rates import MOST_OF_ONE, Lines, with_rates
from weli.web.request_limits import with_whole_requests
from weli.web.timeouts import TimedHTTP

Spoken = TypeVar("Spoken", bound=TimedHTTP)


@dataclass(frozen=True)
class Opened:
    """An entrance that somebody listens at."""

    entrance: Entrance
    listening: socket.socket
    certificate: ssl.SSLContext | None = (
        None  # of our own; none: whoever comes speaks HTTP, or a proxy has undone its https
    )


def opened_own(listening: socket.socket) -> Opened:
    """That of the person at this machine."""
    return Opened(own_entrance(port_of(listening)), listening)


Beside = Callable[[Parlour], Coroutine[Any, Any, None]]
"""What is done beside serving, for as long as that lasts."""


async def nothing_beside(_parlour: Parlour) -> None:
    """One process serves its tables alone."""


def create_app(
    parlour: Parlour,
    entrances: Sequence[Entrance],
    page: Path = BUILT_PAGE,
    house: House = ONE_PERSONS_HOUSE,
    beside: Beside = nothing_beside,
    counts: Figures | None = None,
) -> ASGIApp:
    """The application for one parlour, answering only to what comes in by those entrances.

    `page` is the folder of the built page; `counts` counts what happens there, where somebody else wants to know it too.
    """

    turns = house.push.at(parlour) if house.push else None

    @asynccontextmanager
    async def as_long_as_it_serves(_app: Starlette) -> AsyncIterator[None]:
        telling = [turns.keep_telling] if turns else []
        working = {asyncio.create_task(each(parlour)) for each in (beside, keep_waking, *telling)}
        yield
        for each in working:
            each.cancel()
        await asyncio.wait(working)

    app = Starlette(
        lifespan=as_long_as_it_serves,
        routes=[
            *advice.ROUTES,
            *exercises.ROUTES,
            *today.ROUTES,
            *api.ROUTES,
            *seating.ROUTES,
            *accounts.ROUTES,
            *by_passkey.ROUTES,
            *by_letter.ROUTES,
            *lobby.ROUTES,
            *pushes.ROUTES,
            *health.ROUTES,
            *figures.ROUTES,
            WebSocketRoute("/api/tables/{table}/live", live),
            *page_routes(page),
        ],
        exception_handlers=HANDLERS,
    )
    app.state.parlour = parlour
    app.state.house = house
    app.state.turns = turns
    app.state.readiness = Readiness(parlour)
    app.state.lines = Lines(MOST_OF_ONE)
    app.state.handed_in = HandedIn()
    counted = app.state.figures = counts or Figures(parlour)
    known = with_known(with_whole_requests(app), parlour, house)
    inner = with_security_headers(with_gate(with_rates(known, house.limits, house.most_lines), entrances), entrances)
    return with_figures(inner, counted)


class Server(uvicorn.Server):
    """One that listens at several entrances, each with a certificate of its own or none."""

    def __init__(self, config: uvicorn.Config, opened: Sequence[Opened]) -> None:
        super().__init__(config)
        self._opened = opened

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Until it is told to stop: Ctrl+C is the way to do that, and no failure that `make` would have to name."""
        with suppress(KeyboardInterrupt):
            super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[each.listening for each in self._opened if each.certificate is None])
        loop = asyncio.get_running_loop()
        for each in self._opened:
            if each.certificate is not None:
                own = partial(self._speaking, TimedHTTP)
                listening = await loop.create_server(own, sock=each.listening, ssl=each.certificate)
                self.servers.append(listening)

    def _speaking(self, kind: type[Spoken]) -> Spoken:
        """One connection of that kind, as uvicorn makes its own."""
        return kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


def server_for(
    parlour: Parlour,
    opened: Sequence[Opened],
    page: Path = BUILT_PAGE,
    house: House = ONE_PERSONS_HOUSE,
    proxies: Sequence[str] = (),
    beside: Beside = nothing_beside,
) -> Server:
    """A server of that parlour at those entrances; `proxies` are the addresses that are believed when they say for whom they ask."""
    app = create_app(parlour, [each.entrance for each in opened], page, house, beside)
    return Server(configured(app, proxies), opened)


def configured(app: ASGIApp, proxies: Sequence[str]) -> uvicorn.Config:
    """How the application is served, wherever that is."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        http=TimedHTTP,
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )
