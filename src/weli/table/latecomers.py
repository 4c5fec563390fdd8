"""Whoever comes once cards are dealt: they take the seat of a computer player, from the next deal on, or at once where all agree."""

from weli.core.deal import NOBODY
from weli.referee import Event
from weli.store.log import Promised, Row
from weli.store.misfits import does_not_fit
from weli.table.chairs import Chair
from weli.table.coming_and_going import chair_of
from weli.table.now import Now
from weli.wire.seats import Computer


def takeable(now: Now) -> list[int]:
    """The seats of computer players that somebody who comes may have. Where one plays by oneself what lay elsewhere, nobody comes."""
    if not now.deals or now.over or now.setup.trial:
        return []
    return [seat for seat, chair in now.chairs.items() if isinstance(chair.sits, Computer) and chair.promised is None]


def open_seats(now: Now) -> list[int]:
    """The seats one of which somebody who comes may have: those that are free; where none is, those of computer players."""
    return now.vacant or takeable(now)


def latecomer_of(now: Now) -> Chair | None:
    """The first seat of whose newcomer it is still to be said whether they may have it at once; none while no deal is being played."""
    if not now.deals or now.deal.closed:
        return None
    waiting = (chair for chair in now.chairs.values() if chair.promised is not None and not chair.may_wait)
    return next(waiting, None)


def undecided_on_latecomer(now: Now) -> frozenset[int]:
    """Who has still to say so."""
    chair = latecomer_of(now)
    return frozenset() if chair is None else now.present - chair.welcome


def promise_seat(now: Now, row: Row, body: Promised) -> None:
    """A seat is kept for somebody who has come."""
    chair = chair_of(now, row)
    if chair.seat not in takeable(now) or any(each.promised == body.person for each in now.chairs.values()):
        raise does_not_fit(row)
    chair.promise(body.person)
    now.tell([Event("promised", (), chair.seat, seating=now.seating)])


def answer_latecomer(now: Now, row: Row, *, yes: bool) -> None:
    """Whether whoever has come may sit down at once; one who would rather not is enough."""
    chair, seat = latecomer_of(now), row.seat
    if chair is None or seat is None or seat not in undecided_on_latecomer(now):
        raise does_not_fit(row)
    if yes:
        chair.welcome |= {seat}
    else:
        chair.may_wait = True
        now.tell([Event("may_wait", (), seat, seating=now.seating)])


def settle_latecomer(now: Now) -> None:
    """Who is welcome to everybody who is there sits down at once, be it that the last one who was asked has got up."""
    chair = latecomer_of(now)
    if chair is not None and not undecided_on_latecomer(now):
        _seat(now, chair, after=len(now.deals))


def seat_latecomers(now: Now) -> None:
    """A deal begins: whoever has come plays from now on."""
    for chair in now.chairs.values():
        if chair.seat != NOBODY and chair.promised is not None:
            _seat(now, chair, after=len(now.deals) - 1)


def _seat(now: Now, chair: Chair, after: int) -> None:
    """`after`: so many deals they have not played, or not from the beginning."""
    person = chair.promised
    assert person is not None
    chair.promise(None)
    chair.sit_down(person)
    chair.came_after = after
    now.at_the_door += 1
    now.tell([Event("sat", (), chair.seat, seating=now.seating)])
