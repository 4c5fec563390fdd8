"""Rows of a log that change who sits where, who plays for them, and how long they have to think."""

from weli.notation import TALK, parse
from weli.referee import Event
from weli.store.log import Acted, Nudged, Placed, Redrawn, Row, Termed
from weli.store.misfits import does_not_fit
from weli.table.chairs import Chair
from weli.table.clocks import IN_A_ROW
from weli.table.now import Now
from weli.wire.seats import Person, Vacant


def sit(now: Now, row: Row, person: Person) -> None:
    chair = chair_of(now, row)
    if not chair.is_free_for(person):
        raise does_not_fit(row)
    came_back = isinstance(chair.sits, Person)
    chair.sit_down(person)
    now.tell([Event("came_back" if came_back else "sat", (), chair.seat, seating=now.seating)])


def leave(now: Now, row: Row, *, gone: bool) -> None:
    chair = chair_of(now, row)
    if chair.promised is not None:
        chair.promise(None)
        now.tell([Event("not_coming", (), chair.seat, seating=now.seating)])
        return
    if not chair.has_person or chair.away:
        raise does_not_fit(row)
    if not now.deals:
        chair.sits = Vacant()
        return
    chair.away, chair.gone = True, gone
    now.tell([Event("gone" if gone else "left", (), chair.seat, seating=now.seating)])


def forget(now: Now, row: Row) -> None:
    chair = chair_of(now, row)
    if not isinstance(chair.sits, Person):
        raise does_not_fit(row)
    if not now.deals:
        chair.sits = Vacant()
        return
    was_there = chair.has_person and not chair.away
    chair.forget(chair.sits)
    if was_there:
        now.tell([Event("left", (), chair.seat, seating=now.seating)])


def hand(now: Now, row: Row, level: str) -> None:
    chair = chair_of(now, row)
    if not chair.has_person or not level:
        raise does_not_fit(row)
    chair.stand_in = level
    now.tell([Event("handed", (), chair.seat, seating=now.seating)])


def nudge(now: Now, row: Row, body: Nudged) -> None:
    """Somebody is told by another that the table waits for them."""
    by, named = chair_of(now, row), now.seating.seat_names()
    whom = now.chairs[named.index(body.whom)] if body.whom in named else by
    if whom is by or not whom.has_person:
        raise does_not_fit(row)
    whom.nudged_ms = row.at_ms
    now.tell([Event("nudged", (), by.seat, number=whom.seat, seating=now.seating)])


def prepare(now: Now, row: Row, body: Termed | Placed | Redrawn) -> None:
    """What is settled before the first deal."""
    if now.deals:
        raise does_not_fit(row)
    match body:
        case Termed(terms):
            now.terms = terms
        case Placed(sits):
            chair_of(now, row).sits = sits
        case Redrawn(seats):
            names = now.seating.seat_names()
            if sorted(seats) != sorted(names) or sorted(seats.values()) != sorted(names):
                raise does_not_fit(row)
            sat = {name: now.chairs[seat].sits for seat, name in enumerate(names)}
            for seat, name in enumerate(names):
                now.chairs[seat].sits = sat[seats[name]]


def run_out(now: Now, row: Row, level: str) -> None:
    chair = chair_of(now, row)
    if chair.thinking.since_ms is None or not chair.has_person or not level:
        raise does_not_fit(row)
    chair.thinking = chair.thinking.missed_one(now.terms.clock)
    chair.stand_in, chair.is_helped = level, chair.thinking.missed < IN_A_ROW
    kind = "ran_out" if chair.is_helped else "ran_out_again"
    now.tell([Event(kind, (), chair.seat, seating=now.seating)])


def tick(now: Now, row: Row) -> None:
    """What the clocks show after that row; whoever was helped with a decision takes the next one themselves."""
    is_decision = isinstance(row.body, Acted) and parse(row.body.act).verb not in TALK
    for chair in filter(lambda each: now.ticks(each.seat), now.chairs.values()):
        has_decided, is_asked = is_decision and row.seat == chair.seat, now.is_asked(chair.seat)
        decides = chair.has_person
        if chair.is_helped and (has_decided or not is_asked):
            chair.stand_in, chair.is_helped = "", False
        chair.thinking = chair.thinking.asked(
            now.terms.clock, row.at_ms, is_asked and chair.has_person, has_decided and decides
        )


def chair_of(now: Now, row: Row) -> Chair:
    """The chair of the seat that a row names."""
    if row.seat is None or row.seat not in range(now.seating.players):
        raise does_not_fit(row)
    return now.chairs[row.seat]
