"""Reminding somebody that the table waits for them."""

from functools import partial
from typing import Final

from weli.referee import Event
from weli.store.log import Nudged, Row
from weli.store.log_errors import does_not_fit
from weli.table.connection import Connection
from weli.table.moves.entry import Entry, chair_of
from weli.table.moves.log import Log
from weli.table.moves.message import Message, Served, seat_named
from weli.table.state import State


class Nudge(Message, frozen=True, tag="nudge"):
    """From the page: somebody is reminded that the table waits for them, where the door says so; too soon, it does nothing."""

    whom: str  # seat

    async def do(self, live: Served, page: Connection) -> None:
        whom = seat_named(live.table.state, self.whom)
        if whom in live.nudgeable:
            await live.do(partial(nudge, seat=page.seat, whom=whom))


def nudge(log: Log, seat: int, whom: int) -> None:
    """Somebody reminds another that the table waits for them. Raises `StoreError`."""
    if whom != seat and log.state.chairs[whom].has_person:
        log.write(Nudged(log.state.seating.seat_name(whom)), seat)


def _nudged(state: State, row: Row, body: Nudged) -> None:
    by, named = chair_of(state, row), state.seating.seat_names()
    whom = state.chairs[named.index(body.whom)] if body.whom in named else by
    if whom is by or not whom.has_person:
        raise does_not_fit(row)
    whom.nudged_ms = row.at_ms
    state.tell([Event("nudged", (), by.seat, number=whom.seat, seating=state.seating)])


ROWS: Final = {Nudged: Entry(_nudged, keeps_undo=True, gets_on=False)}
MESSAGES: Final = (Nudge,)
