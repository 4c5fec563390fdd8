"""Sitting down at a table, leaving one's seat and coming back to it."""

from typing import Final

from weli.core.errors import SaidError
from weli.referee import Event
from weli.store.log import Forgotten, Left, Row, Sat
from weli.store.log_errors import does_not_fit
from weli.table.chairs import SeatTaken
from weli.table.moves.deal import begin
from weli.table.moves.entry import Entry, chair_of
from weli.table.moves.log import Log
from weli.table.rate_limits import Kind
from weli.table.state import State
from weli.wire.seats import Person, Vacant


class TableClosed(SaidError):
    """Nobody can sit down there any more."""


def sit(log: Log, seat: int, person: Person) -> None:
    """Somebody sits down on a free seat, or comes back to their own; once nobody is missing, the cards are dealt.

    Raises:
        SeatTaken: somebody else sits there.
        TooOften, StoreError: it cannot be done just now.
    """
    chair = log.state.chairs[seat]
    if isinstance(chair.sits, Person) and chair.sits.player == person.player and chair.has_person and not chair.away:
        return
    if not chair.is_free_for(person):
        raise SeatTaken("refused.seat-taken")
    log.state.measure.check(Kind.SEAT, person.player, log.now_ms())
    log.write(Sat(person), seat)
    begin(log)


def _sat(state: State, row: Row, body: Sat) -> None:
    chair = chair_of(state, row)
    if not chair.is_free_for(body.person):
        raise does_not_fit(row)
    came_back = isinstance(chair.sits, Person)
    chair.sit_down(body.person)
    state.measure.note(Kind.SEAT, body.person.player, row.at_ms)
    state.tell([Event("came_back" if came_back else "sat", (), chair.seat, seating=state.seating)])


def get_up(log: Log, seat: int, *, gone: bool = False) -> None:
    """Somebody leaves their seat, or has gone without a word. Said twice, it does nothing. Raises `StoreError`."""
    chair = log.state.chairs[seat]
    if chair.has_person and not chair.away:
        log.write(Left(gone), seat)


def is_back(log: Log, seat: int) -> None:
    """Somebody is there again who had gone without a word. Raises `StoreError`."""
    chair = log.state.chairs[seat]
    if chair.gone and isinstance(chair.sits, Person) and not chair.stand_in:
        log.write(Sat(chair.sits), seat)


def renounce(log: Log, seat: int) -> None:
    """Whoever was promised a seat does not want it. Raises `StoreError`."""
    if log.state.chairs[seat].promised is not None:
        log.write(Left(), seat)


def _left(state: State, row: Row, body: Left) -> None:
    chair = chair_of(state, row)
    state.measure.note(Kind.SEAT, state.whose(chair.seat), row.at_ms)
    if chair.promised is not None:
        chair.promise(None)
        state.tell([Event("not_coming", (), chair.seat, seating=state.seating)])
        return
    if not chair.has_person or chair.away:
        raise does_not_fit(row)
    if not state.deals:
        chair.sits = Vacant()
        return
    chair.away, chair.gone = True, body.gone
    state.tell([Event("gone" if body.gone else "left", (), chair.seat, seating=state.seating)])


def forget(log: Log, seat: int) -> None:
    """Whoever has this seat is known to the house no more. Raises `StoreError`."""
    if isinstance(log.state.chairs[seat].sits, Person):
        log.write(Forgotten(), seat)


def _forgotten(state: State, row: Row, body: Forgotten) -> None:
    chair = chair_of(state, row)
    if not isinstance(chair.sits, Person):
        raise does_not_fit(row)
    if not state.deals:
        chair.sits = Vacant()
        return
    was_there = chair.has_person and not chair.away
    chair.forget(chair.sits)
    if was_there:
        state.tell([Event("left", (), chair.seat, seating=state.seating)])


ROWS: Final = {
    Sat: Entry(_sat, at_the_door=True),
    Left: Entry(_left, at_the_door=True),
    Forgotten: Entry(_forgotten, at_the_door=True),
}
