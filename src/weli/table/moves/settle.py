"""What is settled before the first deal: the terms, who sits where, and which seats the computer takes."""

from collections.abc import Mapping
from typing import Final

from weli.core.errors import SaidError
from weli.store.log import Placed, Redrawn, Row, Termed
from weli.store.log_errors import does_not_fit
from weli.table.chairs import SeatTaken
from weli.table.moves.deal import begin
from weli.table.moves.entry import Entry, chair_of
from weli.table.moves.log import Log
from weli.table.rate_limits import WHOEVER_KEEPS_IT, Kind
from weli.table.state import State
from weli.wire.seats import Computer, Vacant
from weli.wire.terms import Terms


class AlreadyDealt(SaidError):
    """What is settled before the first deal can be settled no more."""


def set_terms(log: Log, terms: Terms) -> None:
    """Before the first deal other terms are agreed. Raises `AlreadyDealt`, `TooOften`, `StoreError`."""
    _check(log)
    if terms != log.state.terms:
        log.write(Termed(terms))


def wait_for_people(log: Log) -> None:
    """The table stands open: there is something in its log, so that it is listed though no cards are dealt. Raises `StoreError`."""
    if log.state.head == 0:
        log.write(Termed(log.state.terms))


def _termed(state: State, row: Row, body: Termed) -> None:
    _check_row(state, row, WHOEVER_KEEPS_IT)
    state.terms = body.terms


def place(log: Log, seat: int, sits: Computer | Vacant) -> None:
    """Before the first deal a seat is given to a computer player, or freed; once nobody is missing, the cards are dealt.

    Raises:
        AlreadyDealt, TooOften, StoreError: it cannot be done now.
    """
    _check(log)
    if sits != log.state.chairs[seat].sits:
        log.write(Placed(sits), seat)
        begin(log)


def _placed(state: State, row: Row, body: Placed) -> None:
    _check_row(state, row, WHOEVER_KEEPS_IT)
    chair_of(state, row).sits = body.sits


def redraw(log: Log, seats: Mapping[str, str], mover: int | None = None) -> None:
    """Before the first deal some change their seats: of each seat, where the one who shall sit there sits now.

    `mover`: the seat of whoever has asked for it; none: whoever keeps the table.

    Raises:
        AlreadyDealt, TooOften, StoreError: it cannot be done now.
    """
    _check(log, _mover(log.state, mover))
    log.write(Redrawn(dict(seats)), mover)


def move(log: Log, seat: int, to: int) -> None:
    """Before the first deal somebody takes another seat that is free.

    Raises:
        SeatTaken: it is not.
        AlreadyDealt, TooOften, StoreError: it cannot be done now.
    """
    if to not in log.state.vacant:
        raise SeatTaken("refused.seat-taken")
    names = log.state.seating.seat_names()
    stay = dict(zip(names, names, strict=True))
    redraw(log, stay | {names[seat]: names[to], names[to]: names[seat]}, seat)


def _redrawn(state: State, row: Row, body: Redrawn) -> None:
    _check_row(state, row, _mover(state, row.seat))
    names = state.seating.seat_names()
    if sorted(body.seats) != sorted(names) or sorted(body.seats.values()) != sorted(names):
        raise does_not_fit(row)
    sat = {name: state.chairs[seat].sits for seat, name in enumerate(names)}
    for seat, name in enumerate(names):
        state.chairs[seat].sits = sat[body.seats[name]]


def _mover(state: State, seat: int | None) -> str:
    """Who wants to change their seat, as the house knows them."""
    return WHOEVER_KEEPS_IT if seat is None else state.whose(seat)


def _check(log: Log, who: str = WHOEVER_KEEPS_IT) -> None:
    """Raises `AlreadyDealt` and `TooOften`."""
    if log.state.deals:
        raise AlreadyDealt("refused.dealt")
    log.state.measure.check(Kind.SEAT, who, log.now_ms())


def _check_row(state: State, row: Row, who: str) -> None:
    if state.deals:
        raise does_not_fit(row)
    state.measure.note(Kind.SEAT, who, row.at_ms)


ROWS: Final = {
    Termed: Entry(_termed, at_the_door=True),
    Placed: Entry(_placed, at_the_door=True),
    Redrawn: Entry(_redrawn, at_the_door=True),
}
