"""How people come in: what they are called, coming back from elsewhere, the door of a table, and its seats before and during the game."""

from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from weli.parlour.display_names import check_called, look_alike
from weli.parlour.parlour import Parlour, check_terms
from weli.parlour.sessions import new_player
from weli.store.people import KEEPER, Player
from weli.table.allowed import Subject, Verb, can, is_sent_away, own_seats
from weli.table.chairs import SeatTaken
from weli.table.company import face_among, face_of, newcomer
from weli.table.doorway import Visitor, door, handing_over, is_left, is_promised
from weli.table.live import LiveTable
from weli.table.moves.hand_over import hand_over
from weli.table.moves.let_in import open_seats, promise, takeable
from weli.table.moves.settle import AlreadyDealt, move, place, redraw, set_terms
from weli.table.moves.sit import TableClosed, renounce, sit
from weli.table.moves.sit import get_up as leave
from weli.table.state import State
from weli.web.api import language_of, read_body, told
from weli.web.identity import (
    as_subject,
    check,
    followed,
    house_of,
    let_in,
    parlour_of,
    player_of,
    refusal,
    subject_of,
)
from weli.wire.door import Caller, Found, Me, PutAt, ResumeCode, SitDown
from weli.wire.levels import USUAL, check_level
from weli.wire.messages import Lang
from weli.wire.seats import Computer, Person, Vacant
from weli.wire.terms import Terms

ANY: Final = "any"
NOT_KNOWN: Final = Me(known=False, name="", face="", keeps_house=False, resume=False)


async def tell_me(request: Request) -> Response:
    player = player_of(request)
    return told(NOT_KNOWN if player is None else _me(player))


async def call_me(request: Request) -> Response:
    """Somebody says what they are called; whoever is new is known from then on."""
    wanted, parlour = await read_body(request, Caller), parlour_of(request)
    name = check_called(wanted.name, wanted.face, [])
    known = player_of(request)
    player = Player(known.player if known else new_player(), name, wanted.face, bool(known and known.has_code))
    answer = told(_me(player))
    if known is None:
        welcome = parlour.sessions.welcome
        let_in(request, answer, await run_in_threadpool(welcome, player.player, name, wanted.face, parlour.clock()))
    else:
        call = parlour.store.people.call
        await run_in_threadpool(call, player.player, name, wanted.face, parlour.clock())
    return answer


async def new_return_code(request: Request) -> Response:
    """The code with which somebody comes back on another device."""
    player, parlour = player_of(request), parlour_of(request)
    if player is None:
        raise HTTPException(403)
    return told(ResumeCode(await run_in_threadpool(parlour.sessions.new_return_code, player, parlour.clock())))


async def come_back(request: Request) -> Response:
    """Somebody is on another device from now on."""
    wanted, parlour = await read_body(request, ResumeCode), parlour_of(request)
    player, secret = await run_in_threadpool(parlour.sessions.come_back, wanted.code, parlour.clock())
    if player.player != KEEPER:
        parlour.send_away(player.player)
    answer = told(_me(player))
    let_in(request, answer, secret)
    return answer


async def find_table(request: Request) -> Response:
    return told(Found(await run_in_threadpool(parlour_of(request).table_by, request.path_params["code"])))


async def tell_door(request: Request) -> Response:
    live = await _live(request)
    check(request, Verb.VISIT, live.table.state)
    return _told_door(request, live, subject_of(request))


async def sit_down(request: Request) -> Response:
    """Somebody sits down, changes their seat before the first deal, comes back to it, or comes late in the place of a computer player."""
    wanted, live = await read_body(request, SitDown), await _live(request)
    parlour, state = parlour_of(request), live.table.state
    known = player_of(request)
    player = known or Player(new_player())
    subject = as_subject(request, player)
    if is_sent_away(subject, state):
        raise refusal(subject, state)
    own = own_seats(subject, state)
    seat = _where(parlour, state, own, request.path_params["seat"])
    if not can(subject, Verb.SIT, state, own[0] if own else seat):
        raise refusal(subject, state)
    name = check_called(wanted.name, wanted.face, _names_of_others(state, player))
    face = face_among(wanted.face, _faces_of_others(state, player, seat), parlour.rng)
    person = Person(name, face, _as_known_there(state, seat, player) if seat in own else player.player)
    if not state.chairs[seat].is_free_for(person) and seat not in own and seat not in takeable(state):
        raise SeatTaken("refused.seat-taken")
    await _make_room(parlour, live, person)
    welcome = parlour.sessions.welcome
    secret = None if known else await run_in_threadpool(welcome, player.player, name, wanted.face, parlour.clock())
    if own and seat not in own:
        await live.do(lambda log: move(log, own[0], seat))
    elif isinstance(state.chairs[seat].sits, Computer):
        await live.do(lambda log: promise(log, seat, person))
    else:
        await live.do(lambda log: sit(log, seat, person))
    await run_in_threadpool(parlour.note_seats, live.table.name)
    answer = _told_door(request, live, as_subject(request, player))
    if secret is not None:
        let_in(request, answer, secret)
    return answer


async def get_up(request: Request) -> Response:
    live = await _live(request)
    state = live.table.state
    seat, subject = _seat(request, state), subject_of(request)
    promised = state.chairs[seat].promised
    if promised is not None and is_promised(subject, state, seat):
        await live.do(lambda log: renounce(log, seat))
        strike_out = parlour_of(request).store.people.send_away
        await run_in_threadpool(strike_out, live.table.name, promised.player)
        return _told_door(request, live, subject)
    check(request, Verb.LEAVE, state, seat)
    await live.do(lambda log: leave(log, seat))
    return _told_door(request, live, subject)


async def put_at(request: Request) -> Response:
    """A seat is given to the computer or freed before the first deal; later the computer plays for somebody who is not there."""
    wanted, live = await read_body(request, PutAt), await _live(request)
    parlour, state, subject = parlour_of(request), live.table.state, subject_of(request)
    seat = _seat(request, state)
    check_level(wanted.level)
    if state.deals:
        check(request, handing_over(live, seat), state, seat)
        if wanted.sits == "vacant":
            raise AlreadyDealt("refused.dealt")
        if not isinstance(state.chairs[seat].sits, Person) or not is_left(live, subject, seat):
            raise SeatTaken("refused.seat-taken")
        await live.do(lambda log: hand_over(log, seat, wanted.level))
    else:
        check(request, Verb.SETTLE, state, seat)
        sits = _newcomer(parlour, state, wanted.level) if wanted.sits == "computer" else Vacant()
        await live.do(lambda log: place(log, seat, sits))
    return _told_door(request, live, subject)


async def agree(request: Request) -> Response:
    """Before the first deal other terms are agreed."""
    terms, live = await read_body(request, Terms), await _live(request)
    check(request, Verb.SETTLE, live.table.state)
    check_terms(terms)
    await live.do(lambda log: set_terms(log, terms))
    return _told_door(request, live, subject_of(request))


async def draw_seats(request: Request) -> Response:
    """Before the first deal people and free seats are mixed by lot."""
    live, parlour = await _live(request), parlour_of(request)
    check(request, Verb.SETTLE, live.table.state)
    names = live.table.state.seating.seat_names()
    sits = {name: live.table.state.chairs[seat].sits for seat, name in enumerate(names)}
    mixed = [name for name in names if not isinstance(sits[name], Computer)]
    drawn = dict(zip(names, names, strict=True)) | dict(zip(mixed, parlour.rng.sample(mixed, len(mixed)), strict=True))
    await live.do(lambda log: redraw(log, drawn))
    await run_in_threadpool(parlour.note_seats, live.table.name)
    return _told_door(request, live, subject_of(request))


async def begin(request: Request) -> Response:
    """Computer players take what is free, and cards are dealt."""
    live, parlour = await _live(request), parlour_of(request)
    check(request, Verb.SETTLE, live.table.state)
    for seat in live.table.state.vacant:
        sits = _newcomer(parlour, live.table.state, USUAL)
        await live.do(lambda log, seat=seat, sits=sits: place(log, seat, sits))  # type: ignore[misc]
    return _told_door(request, live, subject_of(request))


ROUTES: Final = [
    Route("/api/me", tell_me),
    Route("/api/me", call_me, methods=["POST"]),
    Route("/api/me/code", new_return_code, methods=["POST"]),
    Route("/api/me/return", come_back, methods=["POST"]),
    Route("/api/codes/{code}", find_table),
    Route("/api/tables/{table}/door", tell_door),
    Route("/api/tables/{table}/seats/{seat}", sit_down, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat}", get_up, methods=["DELETE"]),
    Route("/api/tables/{table}/seats/{seat}", put_at, methods=["PUT"]),
    Route("/api/tables/{table}/terms", agree, methods=["PUT"]),
    Route("/api/tables/{table}/draw", draw_seats, methods=["POST"]),
    Route("/api/tables/{table}/begin", begin, methods=["POST"]),
]


def visitor_of(connection: HTTPConnection, subject: Subject, lang: Lang, *, looks_on: bool = False) -> Visitor:
    """Somebody who has come to the door of the table that they ask about. Raises `StoreError`."""
    table = connection.path_params["table"]
    address = house_of(connection).address
    return Visitor(
        subject,
        lang,
        looks_on=looks_on,
        code=parlour_of(connection).store.people.code(table),
        link=f"{address}/#/table/{table}" if address else "",
        lobby=house_of(connection).lobby,
    )


async def _live(request: Request) -> LiveTable:
    return await followed(request)


def _told_door(request: Request, live: LiveTable, subject: Subject) -> Response:
    return told(door(live, visitor_of(request, subject, language_of(request))))


def _me(player: Player) -> Me:
    return Me(True, player.name, player.face, keeps_house=player.player == KEEPER, resume=player.has_code)


def _seat(request: Request, state: State) -> int:
    """Raises `HTTPException` where there is no such seat."""
    names = state.seating.seat_names()
    if request.path_params["seat"] not in names:
        raise HTTPException(404)
    return names.index(request.path_params["seat"])


def _where(parlour: Parlour, state: State, own: list[int], wanted: str) -> int:
    """The seat at which somebody sits down.

    Raises:
        TableClosed: the game is over, or no seat is free for them.
        HTTPException: there is no such seat.
    """
    if state.match.over:
        raise TableClosed("refused.over")
    free = open_seats(state)
    if not own and not free:
        raise TableClosed("refused.full")
    if wanted == ANY:
        return own[0] if own else parlour.rng.choice(free)
    names = state.seating.seat_names()
    if wanted not in names:
        raise HTTPException(404)
    return names.index(wanted)


def _as_known_there(state: State, seat: int, player: Player) -> str:
    """By what the table knows whoever sits at one of their own seats."""
    sits = state.chairs[seat].sits
    return sits.player if isinstance(sits, Person) else player.player


def _names_of_others(state: State, player: Player) -> list[str]:
    """The names that somebody may not take: other people's, and, once cards are dealt, those of computer players."""
    sitting = [chair.sits for chair in state.chairs.values()]
    people = [sits.name for sits in sitting if isinstance(sits, Person) and sits.player not in player.ids]
    return people + [sits.name for sits in sitting if isinstance(sits, Computer) and state.deals]


def _faces_of_others(state: State, player: Player, seat: int) -> list[str]:
    """Those that somebody finds taken: other people's, and, once cards are dealt, those of computer players, but whose seat they take."""
    game = state.game.at_table()
    people = [
        each for chair in state.chairs.values() for each in (chair.sits, chair.promised) if isinstance(each, Person)
    ]
    stay = [chair.sits for at, chair in state.chairs.items() if state.deals and at != seat]
    return [person.face for person in people if person.player not in player.ids] + [
        face_of(sits.name, game) for sits in stay if isinstance(sits, Computer)
    ]


async def _make_room(parlour: Parlour, live: LiveTable, coming: Person) -> None:
    """Before the first deal a computer player who is called, or looks, like somebody who comes makes room for another."""
    state = live.table.state
    for seat, chair in state.chairs.items():
        if not state.deals and isinstance(chair.sits, Computer) and _is_like(coming, chair.sits, state):
            other = _newcomer(parlour, state, chair.sits.level, coming)
            await live.do(lambda log, seat=seat, other=other: place(log, seat, other))  # type: ignore[misc]


def _is_like(person: Person, computer: Computer, state: State) -> bool:
    alike = bool(person.face) and face_of(computer.name, state.game.at_table()) == person.face
    return alike or look_alike(computer.name, person.name)


def _newcomer(parlour: Parlour, state: State, level: str, *coming: Person) -> Computer:
    """A computer player for a table, whose name and face nobody there has, nor who is coming."""
    names = [*state.names(), *(person.name for person in coming)]
    people = [*(chair.sits for chair in state.chairs.values()), *coming]
    faces = [person.face for person in people if isinstance(person, Person)]
    taken = lambda name: any(look_alike(name, other) for other in names)  # noqa: E731
    return newcomer(state.game.at_table(), level, taken, faces, parlour.rng)
