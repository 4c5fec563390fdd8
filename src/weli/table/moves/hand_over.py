"""Letting a computer player play at the seat of somebody who has left it, until they come back."""

from typing import Final

from weli.referee import Event
from weli.store.log import Handed, Row
from weli.store.log_errors import does_not_fit
from weli.table.moves.entry import Entry, chair_of
from weli.table.moves.log import Log
from weli.table.rate_limits import WHOEVER_KEEPS_IT, Kind
from weli.table.state import State
from weli.wire.levels import check_level


def hand_over(log: Log, seat: int, level: str) -> None:
    """A computer player of that strength plays for somebody until they come back. Raises `NoSuchLevel`, `StoreError`."""
    check_level(level)
    if log.state.chairs[seat].has_person:
        log.write(Handed(level), seat)


def _handed(state: State, row: Row, body: Handed) -> None:
    chair = chair_of(state, row)
    if not chair.has_person or not body.level:
        raise does_not_fit(row)
    chair.stand_in = body.level
    state.measure.note(Kind.SEAT, WHOEVER_KEEPS_IT, row.at_ms)
    state.tell([Event("handed", (), chair.seat, seating=state.seating)])


ROWS: Final = {Handed: Entry(_handed, at_the_door=True)}
