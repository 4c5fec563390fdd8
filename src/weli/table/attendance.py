"""What people do at a table beside the game: they sit down, leave and come back, and settle before the first deal who sits where."""

from collections.abc import Mapping

from weli.core.errors import SaidError
from weli.store.log import Forgotten, Handed, Left, Nudged, Placed, Promised, Redrawn, Sat, Termed, Voted
from weli.table.latecomers import takeable
from weli.table.measure import WHOEVER_KEEPS_IT, Kind
from weli.table.sending_away import sendable
from weli.table.table import Table
from weli.wire.levels import USUAL, check_level
from weli.wire.seats import Computer, Person, Vacant
from weli.wire.terms import Terms


class TableClosed(SaidError):
    """Nobody can sit down there any more."""


class SeatTaken(SaidError):
    """Somebody else sits there."""


class AlreadyDealt(SaidError):
    """What is settled before the first deal can be settled no more."""


def sit(table: Table, seat: int, person: Person) -> None:
    """Somebody sits down on a free seat, or comes back to their own; once nobody is missing, the cards are dealt.

    Raises:
        SeatTaken: somebody else sits there.
        TooOften, StoreError: it cannot be done just now.
    """
    chair = table.state.chairs[seat]
    if isinstance(chair.sits, Person) and chair.sits.player == person.player and chair.has_person and not chair.away:
        return
    if not chair.is_free_for(person):
        raise SeatTaken("refused.seat-taken")
    table.state.measure.check(Kind.SEAT, person.player, table.now_ms())
    table.write(Sat(person), seat)
    table.begin()


def promise(table: Table, seat: int, person: Person) -> None:
    """Somebody who has come late takes the seat of a computer player, from the next deal on or as soon as all agree. Said twice, it does
    nothing.

    Raises:
        SeatTaken: somebody else has it.
        TooOften, StoreError: it cannot be done just now.
    """
    if any(chair.promised and chair.promised.player == person.player for chair in table.state.chairs.values()):
        return
    if seat not in takeable(table.state):
        raise SeatTaken("refused.seat-taken")
    table.state.measure.check(Kind.SEAT, person.player, table.now_ms())
    table.write(Promised(person), seat)


def renounce(table: Table, seat: int) -> None:
    """Whoever was promised a seat does not want it. Raises `StoreError`."""
    if table.state.chairs[seat].promised is not None:
        table.write(Left(), seat)


def set_terms(table: Table, terms: Terms) -> None:
    """Before the first deal other terms are agreed. Raises `AlreadyDealt`, `TooOften`, `StoreError`."""
    _check_door(table)
    if terms != table.state.terms:
        table.write(Termed(terms))


def wait_for_people(table: Table) -> None:
    """The table stands open: there is something in its log, so that it is listed though no cards are dealt. Raises `StoreError`."""
    if table.state.head == 0:
        table.write(Termed(table.state.terms))


def place(table: Table, seat: int, sits: Computer | Vacant) -> None:
    """Before the first deal a seat is given to a computer player, or freed; once nobody is missing, the cards are dealt.

    Raises:
        AlreadyDealt, TooOften, StoreError: it cannot be done now.
    """
    _check_door(table)
    if sits != table.state.chairs[seat].sits:
        table.write(Placed(sits), seat)
        table.begin()


def redraw(table: Table, seats: Mapping[str, str], mover: int | None = None) -> None:
    """Before the first deal some change their seats: of each seat, where the one who shall sit there sits now.

    `mover`: the seat of whoever has asked for it; none: whoever keeps the table.

    Raises:
        AlreadyDealt, TooOften, StoreError: it cannot be done now.
    """
    _check_door(table, WHOEVER_KEEPS_IT if mover is None else table.state.whose(mover))
    table.write(Redrawn(dict(seats)), mover)


def move(table: Table, seat: int, to: int) -> None:
    """Before the first deal somebody takes another seat that is free.

    Raises:
        SeatTaken: it is not.
        AlreadyDealt, TooOften, StoreError: it cannot be done now.
    """
    if to not in table.state.vacant:
        raise SeatTaken("refused.seat-taken")
    names = table.state.seating.seat_names()
    stay = dict(zip(names, names, strict=True))
    redraw(table, stay | {names[seat]: names[to], names[to]: names[seat]}, seat)


def get_up(table: Table, seat: int, *, gone: bool = False) -> None:
    """Somebody leaves their seat, or has gone without a word. Said twice, it does nothing. Raises `StoreError`."""
    chair = table.state.chairs[seat]
    if chair.has_person and not chair.away:
        table.write(Left(gone), seat)


def forget(table: Table, seat: int) -> None:
    """Whoever has this seat is known to the house no more. Raises `StoreError`."""
    if isinstance(table.state.chairs[seat].sits, Person):
        table.write(Forgotten(), seat)


def is_back(table: Table, seat: int) -> None:
    """Somebody is there again who had gone without a word. Raises `StoreError`."""
    chair = table.state.chairs[seat]
    if chair.gone and isinstance(chair.sits, Person) and not chair.stand_in:
        table.write(Sat(chair.sits), seat)


def hand_over(table: Table, seat: int, level: str) -> None:
    """A computer player of that strength plays for somebody until they come back. Raises `NoSuchLevel`, `StoreError`."""
    check_level(level)
    if table.state.chairs[seat].has_person:
        table.write(Handed(level), seat)


def nudge(table: Table, seat: int, whom: int) -> None:
    """Somebody reminds another that the table waits for them. Raises `StoreError`."""
    if whom != seat and table.state.chairs[whom].has_person:
        table.write(Nudged(table.state.seating.seat_name(whom)), seat)


def call_vote(table: Table, seat: int, whom: int) -> None:
    """Somebody would have another leave for good; too late, or where it cannot be, it does nothing. Raises `TooOften`, `StoreError`."""
    if whom in sendable(table.state, seat):
        table.state.measure.check(Kind.SEAT, table.state.whose(seat), table.now_ms())
        table.write(Voted(table.state.seating.seat_name(whom), USUAL), seat)


def _check_door(table: Table, who: str = WHOEVER_KEEPS_IT) -> None:
    """Raises `AlreadyDealt` and `TooOften`."""
    if table.state.deals:
        raise AlreadyDealt("refused.dealt")
    table.state.measure.check(Kind.SEAT, who, table.now_ms())
