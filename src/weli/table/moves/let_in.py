"""Whoever comes once cards are dealt: they take the seat of a computer player, from the next deal on, or at once where all agree."""

from typing import Final

from weli.core.deal import NOBODY
from weli.referee import Event
from weli.store.log import Answered, Promised, Row
from weli.store.log_errors import does_not_fit
from weli.table.chairs import Chair, SeatTaken
from weli.table.moves.consent import wished
from weli.table.moves.entry import Entry, chair_of
from weli.table.moves.log import Log
from weli.table.rate_limits import Kind
from weli.table.state import State
from weli.wire.messages import Wished
from weli.wire.seats import Computer, Person


def takeable(state: State) -> list[int]:
    """The seats of computer players that somebody who comes may have. Where one plays by oneself what lay elsewhere, nobody comes."""
    if not state.deals or state.over or state.setup.trial:
        return []
    chairs = state.chairs.items()
    return [seat for seat, chair in chairs if isinstance(chair.sits, Computer) and chair.promised is None]


def open_seats(state: State) -> list[int]:
    """The seats one of which somebody who comes may have: those that are free; where none is, those of computer players."""
    return state.vacant or takeable(state)


def latecomer_of(state: State) -> Chair | None:
    """The first seat of whose newcomer it is still to be said whether they may have it at once; none while no deal is being played."""
    if not state.deals or state.deal.closed:
        return None
    waiting = (chair for chair in state.chairs.values() if chair.promised is not None and not chair.may_wait)
    return next(waiting, None)


def undecided_on_latecomer(state: State) -> frozenset[int]:
    """Who has still to say so."""
    chair = latecomer_of(state)
    return frozenset() if chair is None else state.present - chair.welcome


def promise(log: Log, seat: int, person: Person) -> None:
    """Somebody who has come late takes the seat of a computer player, from the next deal on or as soon as all agree. Said twice, it does
    nothing.

    Raises:
        SeatTaken: somebody else has it.
        TooOften, StoreError: it cannot be done just now.
    """
    if any(chair.promised and chair.promised.player == person.player for chair in log.state.chairs.values()):
        return
    if seat not in takeable(log.state):
        raise SeatTaken("refused.seat-taken")
    log.state.measure.check(Kind.SEAT, person.player, log.now_ms())
    log.write(Promised(person), seat)


def _promised(state: State, row: Row, body: Promised) -> None:
    """A seat is kept for somebody who has come."""
    chair = chair_of(state, row)
    if chair.seat not in takeable(state) or any(each.promised == body.person for each in state.chairs.values()):
        raise does_not_fit(row)
    chair.promise(body.person)
    state.measure.note(Kind.SEAT, body.person.player, row.at_ms)
    state.tell([Event("promised", (), chair.seat, seating=state.seating, said=body.person.name)])


def wishes(state: State, reader: int) -> list[Wished]:
    """That somebody who has come late would sit down at once, as it is from a seat."""
    chair = latecomer_of(state)
    if chair is None or chair.promised is None:
        return []
    asked, newcomer = undecided_on_latecomer(state), chair.promised.name
    return [wished(state, "let_in", chair.seat, chair.welcome, asked, reader, chair.seat, newcomer)]


def answer(log: Log, seat: int, *, yes: bool) -> None:
    """Whether whoever has come may sit down at once, as somebody says; too late it does nothing. Raises `StoreError`."""
    if seat in undecided_on_latecomer(log.state):
        log.write(Answered("let_in", yes), seat)


def take_answer(state: State, row: Row, *, yes: bool) -> None:
    """What somebody has said to it; one who would rather not is enough."""
    chair, seat = latecomer_of(state), row.seat
    if chair is None or seat is None or seat not in undecided_on_latecomer(state):
        raise does_not_fit(row)
    if yes:
        chair.welcome |= {seat}
    else:
        chair.may_wait = True
        state.tell([Event("may_wait", (), seat, seating=state.seating)])


def settle_latecomer(state: State) -> None:
    """Who is welcome to everybody who is there sits down at once, be it that the last one who was asked has got up."""
    chair = latecomer_of(state)
    if chair is not None and not undecided_on_latecomer(state):
        _seat(state, chair, after=len(state.deals))


def seat_latecomers(state: State) -> None:
    """A deal begins: whoever has come plays from now on."""
    for chair in state.chairs.values():
        if chair.seat != NOBODY and chair.promised is not None:
            _seat(state, chair, after=len(state.deals) - 1)


def _seat(state: State, chair: Chair, after: int) -> None:
    """`after`: so many deals they have not played, or not from the beginning."""
    person = chair.promised
    assert person is not None
    chair.promise(None)
    chair.sit_down(person)
    chair.came_after = after
    state.at_the_door += 1
    state.tell([Event("sat", (), chair.seat, seating=state.seating)])


ROWS: Final = {Promised: Entry(_promised, keeps_undo=True, at_the_door=True)}
