"""The server of the parlour: one process on this machine, for the person who sits at it."""

import errno
import json
import socket
import sys
from collections.abc import Iterable
from http.client import HTTPException
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from weli.table.parlour import Parlour
from weli.table.store import SaidError
from weli.web import api, doors
from weli.web.gate import local_hosts, with_gate
from weli.web.headers import with_security_headers
from weli.web.house import ONE_PERSONS_HOUSE, House
from weli.web.live import FRAME_LIMIT, live
from weli.web.page import BUILT_PAGE, page_routes
from weli.web.patience import PatientHTTP
from weli.web.problems import HANDLERS
from weli.web.whole import with_whole_requests

HOST = "127.0.0.1"


class CannotOpen(SaidError):
    """The table cannot be opened at this place."""

    exit_status = 1


def create_app(
    parlour: Parlour, hosts: Iterable[str], page: Path = BUILT_PAGE, house: House = ONE_PERSONS_HOUSE
) -> ASGIApp:
    """The application for one parlour, answering only to those hosts; `page` is the folder of the built page."""
    app = Starlette(
        routes=[*api.ROUTES, *doors.ROUTES, WebSocketRoute("/api/tables/{table}/live", live), *page_routes(page)],
        exception_handlers=HANDLERS,
    )
    app.state.parlour = parlour
    app.state.house = house
    return with_security_headers(with_gate(with_whole_requests(app), hosts))


def open_port(port: int) -> socket.socket:
    """A socket that listens on a port of this machine; 0 takes any that is free.

    Raises:
        CannotOpen: the port is taken, by another Weli or by another program, or not ours to take.
    """
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((HOST, port))
        listening.listen()
    except OSError as error:
        listening.close()
        raise _why_not(port, error) from error
    return listening


def address_of(listening: socket.socket) -> str:
    return f"http://{HOST}:{port_of(listening)}/"


def port_of(listening: socket.socket) -> int:
    return int(listening.getsockname()[1])


def server_for(
    parlour: Parlour, listening: socket.socket, page: Path = BUILT_PAGE, house: House = ONE_PERSONS_HOUSE
) -> uvicorn.Server:
    """A server of that parlour, to be run on that socket."""
    config = uvicorn.Config(
        create_app(parlour, local_hosts(port_of(listening)), page, house),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=PatientHTTP,
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )
    return uvicorn.Server(config)


def serve(parlour: Parlour, listening: socket.socket) -> None:
    """Serves a parlour on an open socket until the process is told to stop."""
    server_for(parlour, listening).run(sockets=[listening])


def _why_not(port: int, error: OSError) -> CannotOpen:
    other = port + 1 if 1023 < port < 65535 else 8411
    if error.errno in (errno.EACCES, errno.EPERM):
        return CannotOpen("play.port-denied", port=port, other=other)
    if _is_weli(port):
        return CannotOpen("play.already", address=f"http://{HOST}:{port}/")
    return CannotOpen("play.port-used", port=port, other=other)


def _is_weli(port: int) -> bool:
    """Whether it is a Weli that answers there."""
    asking = build_opener(ProxyHandler({}))  # directly, whatever the environment says about proxies
    try:
        with asking.open(f"http://{HOST}:{port}/api/version", timeout=1) as answer:
            told = json.loads(answer.read(200))
    except (OSError, HTTPException, ValueError):
        return False
    return isinstance(told, dict) and "weli" in told
