"""Giving a game up: it is given up once all people of a side would."""

from functools import partial
from typing import Final

from weli.referee import Event
from weli.store.log import Answered, GaveUp, Row
from weli.store.log_errors import does_not_fit
from weli.table.connection import Connection
from weli.table.moves.consent import wished
from weli.table.moves.entry import Entry, chair_of
from weli.table.moves.log import Log
from weli.table.moves.message import Message, Served
from weli.table.state import State
from weli.wire.messages import Wished


class GiveUp(Message, frozen=True, tag="give_up"):
    """From the page: the game is given up, and lost."""

    async def do(self, live: Served, page: Connection) -> None:
        await live.do(partial(give_up, seat=page.seat))


def may_give_up(state: State, seat: int) -> bool:
    """Whether a person plays for anything still, and has not said yet that they would give it up."""
    return (
        bool(state.deals)
        and not state.over
        and not state.day
        and state.chairs[seat].has_person
        and not state.chairs[seat].gives_up
        and state.seating.side_of(seat) not in state.match.places
    )


def would_give_up(state: State, side: int) -> frozenset[int]:
    """The people of a side who have said that they would give the game up, while not all of them have."""
    if state.match.over:
        return frozenset()
    wanting = [seat for seat in state.seating.members(side) if state.chairs[seat].gives_up]
    return frozenset(seat for seat in wanting if state.chairs[seat].has_person)


def give_up(log: Log, seat: int) -> None:
    """A person would give the game up, where there is anything left to play for. Raises `StoreError`."""
    if may_give_up(log.state, seat):
        log.write(GaveUp(), seat)


def _gave_up(state: State, row: Row, body: GaveUp) -> None:
    """A person would give the game up; once everybody of the side would who is a person, it is over."""
    seat = row.seat
    if seat is None or not may_give_up(state, seat):
        raise does_not_fit(row)
    state.chairs[seat].gives_up = True
    side = state.seating.side_of(seat)
    if not all(state.chairs[other].gives_up for other in state.persons.intersection(state.seating.members(side))):
        state.tell([Event("would_give_up", (), seat, seating=state.seating)])
        return
    state.give_up(side)
    state.tell([Event("gave_up", (), seat, seating=state.seating)])


def wishes(state: State, reader: int) -> list[Wished]:
    """That people of a side would give the game up, as it is from a seat."""
    found: list[Wished] = []
    for side in range(state.seating.sides):
        would = would_give_up(state, side)
        if would:
            asked = state.persons.intersection(state.seating.members(side)) - would
            found.append(wished(state, "give_up", min(would), would, asked, reader))
    return found


def answer(log: Log, seat: int, *, yes: bool) -> None:
    """What somebody says to a partner who would give the game up; too late it does nothing. Raises `StoreError`."""
    state = log.state
    if seat in state.persons and would_give_up(state, state.seating.side_of(seat)):
        if yes:
            give_up(log, seat)
        else:
            log.write(Answered("give_up", yes), seat)


def take_answer(state: State, row: Row, *, yes: bool) -> None:
    """Somebody would not give the game up, so their side does not."""
    chair = chair_of(state, row)
    for seat in would_give_up(state, state.seating.side_of(chair.seat)):
        state.chairs[seat].gives_up = False
    state.tell([Event("plays_on", (), chair.seat, seating=state.seating)])


ROWS: Final = {GaveUp: Entry(_gave_up, at_the_door=True)}
MESSAGES: Final = (GiveUp,)
