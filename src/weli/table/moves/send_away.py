"""Sending somebody away from a table: all the others who sit there and are there have to want it, and never one of them alone.

From then on a computer player plays in their place, and they come back to this table no more.
"""

from functools import partial
from typing import Final

from weli.core.deal import NOBODY
from weli.referee import Event
from weli.store.log import Answered, Row, Voted
from weli.store.log_errors import does_not_fit
from weli.table.connection import Connection
from weli.table.moves.consent import wished
from weli.table.moves.entry import Entry
from weli.table.moves.log import Log
from weli.table.moves.message import Message, Served, seat_named
from weli.table.rate_limits import Kind
from weli.table.state import State
from weli.wire.levels import USUAL
from weli.wire.messages import Wished
from weli.wire.seats import Person
from weli.wire.votes import Vote

FEWEST: Final = 2
"""So many have to want it: of two at a table neither can send the other away."""


class SendAway(Message, frozen=True, tag="send_away"):
    """From the page: the others are asked whether somebody has to leave the table for good."""

    whom: str  # seat

    async def do(self, live: Served, page: Connection) -> None:
        await live.do(partial(call_vote, seat=page.seat, whom=seat_named(live.table.state, self.whom)))


def sendable(state: State, seat: int) -> list[int]:
    """Whom somebody may want to have sent away: any other person, but not whose house it is, and nobody while there is a vote."""
    if state.vote is not None or not state.deals or state.match.over or seat not in state.present:
        return []
    others = [other for other in range(state.seating.players) if other != seat]
    return [other for other in others if _is_guest(state, other) and len(state.present - {other}) >= FEWEST]


def _is_guest(state: State, seat: int) -> bool:
    chair = state.chairs[seat]
    return isinstance(chair.sits, Person) and bool(chair.sits.player) and not chair.sent_away


def unheard(state: State) -> frozenset[int]:
    """Who has not said yet whether somebody has to leave the table."""
    return frozenset() if state.vote is None else state.present - state.vote.agreed - {state.vote.whom}


def call_vote(log: Log, seat: int, whom: int) -> None:
    """Somebody would have another leave for good; too late, or where it cannot be, it does nothing. Raises `TooOften`, `StoreError`."""
    if whom in sendable(log.state, seat):
        log.state.measure.check(Kind.SEAT, log.state.whose(seat), log.now_ms())
        log.write(Voted(log.state.seating.seat_name(whom), USUAL), seat)


def _begin_vote(state: State, row: Row, body: Voted) -> None:
    """Somebody would have another leave the table."""
    named = state.seating.seat_names()
    whom = named.index(body.whom) if body.whom in named else NOBODY
    if row.seat is None or not body.level or whom not in sendable(state, row.seat):
        raise does_not_fit(row)
    state.vote = Vote(row.seat, whom, frozenset({row.seat}), body.level)
    state.measure.note(Kind.SEAT, state.whose(row.seat), row.at_ms)
    state.tell([Event("would_send_away", (), row.seat, number=whom, seating=state.seating)])


def wishes(state: State, reader: int) -> list[Wished]:
    """That somebody would have another leave, as it is from a seat."""
    vote = state.vote
    return [] if vote is None else [wished(state, "send_away", vote.by, vote.agreed, unheard(state), reader, vote.whom)]


def answer(log: Log, seat: int, *, yes: bool) -> None:
    """What somebody says to it; too late it does nothing. Raises `StoreError`."""
    if seat in unheard(log.state):
        log.write(Answered("send_away", yes), seat)


def take_answer(state: State, row: Row, *, yes: bool) -> None:
    """What somebody has said to it; one who would not is enough."""
    if state.vote is None or row.seat is None or row.seat not in unheard(state):
        raise does_not_fit(row)
    if yes:
        state.vote = state.vote.with_word_of(row.seat)
        return
    whom, state.vote = state.vote.whom, None
    state.tell([Event("stays_here", (), row.seat, number=whom, seating=state.seating)])


def settle_vote(state: State) -> None:
    """Once nobody is left to be asked it is settled, be it that the last one has got up meanwhile."""
    vote = state.vote
    if vote is None or unheard(state):
        return
    state.vote = None
    if len(vote.agreed & state.present) < FEWEST:
        return
    state.chairs[vote.whom].send_away(vote.level)
    state.at_the_door += 1
    state.tell([Event("sent_away", (), vote.whom, seating=state.seating)])


ROWS: Final = {Voted: Entry(_begin_vote, keeps_undo=True, gets_on=False)}
MESSAGES: Final = (SendAway,)
