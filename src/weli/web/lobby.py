"""The tables that whoever drops in may sit down at, where whoever runs the house wants it to have a lobby."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weli.parlour.lobby import waiting_tables
from weli.table.allowed import is_sent_away, own_seats
from weli.table.doorway import lobby_line
from weli.web.api import language_of, told
from weli.web.identity import house_of, parlour_of, subject_of
from weli.wire.door import Lobby


async def tell_lobby(request: Request) -> Response:
    """All of them but those at which whoever asks sits already, or is not wanted any more."""
    lang = language_of(request)
    if not house_of(request).lobby:
        return told(Lobby(False, []))
    lines = []
    for live in await waiting_tables(parlour_of(request)):
        subject, state = subject_of(request, live.name), live.table.state
        if not own_seats(subject, state) and not is_sent_away(subject, state):
            lines.append(lobby_line(live, lang))
    return told(Lobby(True, lines))


ROUTES: Final = [Route("/api/lobby", tell_lobby)]
