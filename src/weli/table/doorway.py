"""The door of a table, as whoever has come there sees it: what is played, who sits where, and what they may do."""

from dataclasses import dataclass

from weli.core.deal import NOBODY
from weli.core.texts import text
from weli.house_rules import about
from weli.table.allowed import Subject, Verb, can, is_sent_away, own_seats
from weli.table.chairs import Chair
from weli.table.company import sitters
from weli.table.live import LiveTable
from weli.table.menu import house_at, rules_at
from weli.table.moves.let_in import open_seats, takeable
from weli.table.page import turning_of
from weli.table.state import State
from weli.wire.door import Agreed, AsWhat, AtASeat, AtTheDoor, Caller, Door, LobbyLine, SeatedLine
from weli.wire.messages import Lang
from weli.wire.seats import Computer, Person
from weli.wire.terms import A_DAY


@dataclass(frozen=True)
class Visitor:
    """Who has come to the door, from where, and what is known there of the table beside its log."""

    subject: Subject
    lang: Lang
    looks_on: bool = False
    code: str = ""  # the short code that leads to the table as long as somebody is missing
    link: str = ""
    lobby: bool = False


def door(live: LiveTable, visitor: Visitor) -> Door:
    """What a visitor sees.

    Who sits there, and that it has begun, is no secret: whoever looks on later than it happens is told that at once, and only what the game
    has come to with their view of it.
    """
    state, subject = live.table.state, visitor.subject
    played = live.table.seen_from(NOBODY) if visitor.looks_on else state
    own = own_seats(subject, state)
    players = state.seating.players
    first = own[0] if own else 0
    around = [(first + step) % players for step in range(players)]
    return Door(
        table=live.table.name,
        game=state.setup.game,
        title=_title(state, visitor.lang),
        rules=_unusual(state, visitor.lang),
        terms=state.terms,
        talk=state.rules.talk,
        code=visitor.code if open_seats(state) else "",
        link=visitor.link,
        turning=turning_of(state.rules),
        seats=[_seat(live, state, visitor, seat, over=played.over) for seat in around],
        onlookers=live.onlookers,
        you=_as_what(visitor, state),
        owner=subject.is_owner,
        lobby=visitor.lobby,
        dealt=bool(state.deals),
        over=played.over,
        next=live.next if played.over and (own or visitor.looks_on) else "",
        may=_may(state, subject),
    )


def lobby_line(live: LiveTable, lang: Lang) -> LobbyLine:
    """The same for whoever has only heard that people wait there."""
    state = live.table.state
    sitting = [state.chairs[seat].sits for seat in sorted(state.persons)]
    return LobbyLine(
        table=live.table.name,
        game=state.setup.game,
        title=_title(state, lang),
        free=len(state.vacant),
        days=state.terms.clock.decision // A_DAY,
        people=[Caller(sits.name, sits.face) for sits in sitting if isinstance(sits, Person)],
    )


def _as_what(visitor: Visitor, state: State) -> AsWhat:
    subject = visitor.subject
    if is_sent_away(subject, state):
        return "sent_away"
    if own_seats(subject, state):
        return "sitter"
    return "onlooker" if visitor.looks_on else "stranger" if subject.player is None else "guest"


def _may(state: State, subject: Subject) -> list[AtTheDoor]:
    found: list[AtTheDoor] = []
    if can(subject, Verb.LOOK, state, NOBODY):
        found.append("look_on")
    if can(subject, Verb.SETTLE, state) and not state.deals:
        found.append("terms")
        if len(state.vacant) + len(state.persons) > 1:
            found.append("draw_seats")
        found.append("begin")
    if can(subject, Verb.DELETE, state):
        found.append("close")
    return found


def _seat(live: LiveTable, state: State, visitor: Visitor, seat: int, *, over: bool) -> SeatedLine:
    chair, name = state.chairs[seat], state.seating.seat_name(seat)
    called = sitters(state, NOBODY, visitor.lang)[name]
    sits = chair.sits
    stands_in = bool(chair.stand_in) and not (visitor.looks_on and chair.is_helped)  # whose time is up is of the play
    return SeatedLine(
        seat=name,
        side=state.seating.side_name(state.seating.side_of(seat)),
        sits="person" if isinstance(sits, Person) else "computer" if isinstance(sits, Computer) else "vacant",
        called=called.name,
        face=called.face,
        level=called.level or "" if stands_in or isinstance(sits, Computer) else "",
        yours=seat in own_seats(visitor.subject, state),
        here=seat in live.here,
        away=chair.away,
        stand_in=stands_in,
        coming=chair.promised.name if chair.promised else "",
        for_good=chair.sent_away,
        may=_may_at(live, state, visitor.subject, chair, over=over),
    )


def _may_at(live: LiveTable, state: State, subject: Subject, chair: Chair, *, over: bool) -> list[AtASeat]:
    found: list[AtASeat] = []
    seat, own = chair.seat, own_seats(subject, state)
    is_person = isinstance(chair.sits, Person)
    if (
        not is_person
        and seat in state.vacant
        and (own or subject.player is None or can(subject, Verb.SIT, state, seat))
    ):
        found.append("sit")
    is_guest = subject.player is None or can(subject, Verb.SIT, state, seat)
    if not own and is_guest and seat in takeable(state) and not is_promised(subject, state):
        found.append("sit")
    if is_promised(subject, state, seat):
        found.append("renounce")
    if seat in own:
        found.append("come_back" if chair.away or chair.stand_in else "leave")
    if not state.deals and can(subject, Verb.SETTLE, state):
        if seat in state.vacant:
            found.append("computer")
        elif seat not in own:
            found.append("free")
    plays_on = state.deals and is_person and not chair.stand_in and not over
    if plays_on and can(subject, handing_over(live, seat), state, seat) and is_left(live, subject, seat):
        found.append("hand_over")
    if own and seat not in own and seat in live.nudgeable:
        found.append("nudge")
    return found


def is_promised(subject: Subject, state: State, seat: int | None = None) -> bool:
    """Whether somebody sits down there from the next deal on; without a seat: anywhere."""
    chairs = state.chairs.values() if seat is None else [state.chairs[seat]]
    return any(subject.is_called(chair.promised.player) for chair in chairs if chair.promised is not None)


def handing_over(live: LiveTable, seat: int) -> Verb:
    """What it is to have a computer player play at a seat, for whoever is not there or keeps the others waiting."""
    return Verb.RELIEVE if seat in live.idle else Verb.HAND_OVER


def is_left(live: LiveTable, subject: Subject, seat: int) -> bool:
    """Whether nobody is at a seat from whom it would be taken, or somebody who has kept the others waiting for long."""
    state = live.table.state
    away = state.chairs[seat].away or seat not in live.here
    return away or seat in live.idle or seat in own_seats(subject, state)


def _title(state: State, lang: Lang) -> str:
    setup, game = state.setup, state.setup.game.capitalize()
    rules = about(house_at(setup), lang).title
    named = rules if game.lower() in rules.lower() else f"{game}: {rules}"
    return text("door.how-far", lang, rules=named, target=setup.target)


def _unusual(state: State, lang: Lang) -> list[Agreed]:
    """What is played otherwise than by the preset."""
    if not state.setup.options:
        return []
    told = rules_at(state.setup, f"{state.setup.game}/{state.setup.rules}", lang)
    return [Agreed(each.label, each.other or "") for each in told.parameters if each.other]
