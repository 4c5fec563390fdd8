"""Sending somebody away from a table: all the others who sit there and are there have to want it, and never one of them alone.

From then on a computer player plays in their place, and they come back to this table no more.
"""

from typing import Final

from weli.core.deal import NOBODY
from weli.referee import Event
from weli.store.log import Row, Voted
from weli.store.misfits import does_not_fit
from weli.table.now import Now
from weli.wire.seats import Person
from weli.wire.votes import Vote

FEWEST: Final = 2
"""So many have to want it: of two at a table neither can send the other away."""


def sendable(now: Now, seat: int) -> list[int]:
    """Whom somebody may want to have sent away: any other person, but not whose house it is, and nobody while there is a vote."""
    if now.vote is not None or not now.deals or now.match.over or seat not in now.present:
        return []
    others = [other for other in range(now.seating.players) if other != seat]
    return [other for other in others if _is_guest(now, other) and len(now.present - {other}) >= FEWEST]


def _is_guest(now: Now, seat: int) -> bool:
    chair = now.chairs[seat]
    return isinstance(chair.sits, Person) and bool(chair.sits.player) and not chair.sent_away


def begin_vote(now: Now, row: Row, body: Voted) -> None:
    """Somebody would have another leave the table."""
    named = now.seating.seat_names()
    whom = named.index(body.whom) if body.whom in named else NOBODY
    if row.seat is None or not body.level or whom not in sendable(now, row.seat):
        raise does_not_fit(row)
    now.vote = Vote(row.seat, whom, frozenset({row.seat}), body.level)
    now.tell([Event("would_send_away", (), row.seat, number=whom, seating=now.seating)])


def answer_vote(now: Now, row: Row, *, yes: bool) -> None:
    """What somebody says to it; one who would not is enough."""
    if now.vote is None or row.seat is None or row.seat not in now.unheard():
        raise does_not_fit(row)
    if yes:
        now.vote = now.vote.with_word_of(row.seat)
        return
    whom, now.vote = now.vote.whom, None
    now.tell([Event("stays_here", (), row.seat, number=whom, seating=now.seating)])


def settle_vote(now: Now) -> None:
    """Once nobody is left to be asked it is settled, be it that the last one has got up meanwhile."""
    vote = now.vote
    if vote is None or now.unheard():
        return
    now.vote = None
    if len(vote.agreed & now.present) < FEWEST:
        return
    now.chairs[vote.whom].send_away(vote.level)
    now.at_the_door += 1
    now.tell([Event("sent_away", (), vote.whom, seating=now.seating)])
