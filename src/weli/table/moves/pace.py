"""Setting the pace of the table, and what one wants to be asked oneself."""

from functools import partial
from typing import Final

from weli.store.log import Paced, Row
from weli.table.connection import Connection
from weli.table.moves.entry import Entry, chairs_of
from weli.table.moves.log import Log
from weli.table.moves.message import Message, Served
from weli.table.rate_limits import Kind
from weli.table.state import State
from weli.wire.messages import Pace


class SetPace(Message, frozen=True, tag="pace"):
    """From the page: the pace of the table, and what one wants to be asked."""

    pace: Pace

    async def do(self, live: Served, page: Connection) -> None:
        await live.do(partial(set_pace, seat=page.seat, pace=self.pace))


def set_pace(log: Log, seat: int, pace: Pace) -> None:
    """Raises `TooOften`, `StoreError`."""
    if pace != log.state.pace_of(seat):
        log.state.measure.check(Kind.PACE, seat, log.now_ms())
        log.write(Paced(pace), seat)


def _paced(state: State, row: Row, body: Paced) -> None:
    state.pace = body.pace
    for chair in chairs_of(state, row):
        chair.questions = body.pace.questions
        state.measure.note(Kind.PACE, chair.seat, row.at_ms)


ROWS: Final = {Paced: Entry(_paced, keeps_undo=True, gets_on=False)}
MESSAGES: Final = (SetPace,)
