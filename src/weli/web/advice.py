"""Advice over plain HTTP: what a good player would do now, and what the decisions of a finished deal have cost, one at a time.

It is thought elsewhere, piece by piece; whoever does not want to know any more closes the line, and no further piece is begun.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weli.advising import Decision
from weli.core.deal import NOBODY
from weli.study.advising import advice, deal_luck, judged, own_decisions, told
from weli.study.analysing import laid_decisions, laid_luck
from weli.table.allowed import Verb
from weli.table.company import reader_at
from weli.table.state import State
from weli.thinking.thinking import Wanted, thinking
from weli.web.api import NUMBER, language_of, read_body, state_of
from weli.web.api import told as answered
from weli.web.handing_in import CLOSED, come_of
from weli.web.identity import check, parlour_of, seat_of
from weli.wire.reader import Reader
from weli.wire.requests import RecordSeat


async def advise(request: Request) -> Response:
    """What a good player would do at one's own seat now; with `laid=` how they would name that wild card."""
    lang, state = language_of(request), await state_of(request)
    seat = seat_of(request, state)
    check(request, Verb.ACT, state, seat)
    if not state.deals or seat == NOBODY:
        raise HTTPException(404)
    do = parlour_of(request).do
    laid = request.query_params.get("laid", "")
    return await _thought(request, lambda wanted: advice(state.fork(), seat, lang, do, wanted, laid=laid))


async def list_decisions(request: Request) -> Response:
    """What one has decided oneself in a finished deal."""
    lang, state = language_of(request), await state_of(request)
    seat = _own_seat(request, state)
    found = await run_in_threadpool(own_decisions, state, _number(request, "deal"), seat)
    return answered([told(number, decision, lang) for number, decision in enumerate(found)])


async def judge_decision(request: Request) -> Response:
    """What one of them has cost; nothing where there was nothing to choose."""
    lang, state = language_of(request), await state_of(request)
    seat = _own_seat(request, state)
    decided = await run_in_threadpool(own_decisions, state, _number(request, "deal"), seat)
    return await _judged(request, decided, reader_at(state, seat, lang))


async def tell_luck(request: Request) -> Response:
    """What the cards of a finished deal bring one's own side where regulars hold them; nothing while they are hidden."""
    state = await state_of(request)
    seat = _own_seat(request, state)
    return answered(await run_in_threadpool(deal_luck, state, _number(request, "deal"), seat))


async def list_laid_decisions(request: Request) -> Response:
    """What a seat has decided in a deal of a record that somebody has laid on the page. Nothing is stored."""
    lang, sent = language_of(request), await read_body(request, RecordSeat)
    found, _ = await come_of(request, laid_decisions, sent, lang)
    return answered([told(number, decision, lang) for number, decision in enumerate(found)])


async def judge_laid_decision(request: Request) -> Response:
    """What one of them has cost, as `judge_decision`."""
    lang, sent = language_of(request), await read_body(request, RecordSeat)
    decided, reader = await come_of(request, laid_decisions, sent, lang)
    return await _judged(request, decided, reader)


async def tell_laid_luck(request: Request) -> Response:
    """What the cards of that deal bring the seat's side where regulars hold them; nothing of a deal that was not played to its end."""
    return answered(await come_of(request, laid_luck, await read_body(request, RecordSeat)))


ROUTES: Final = [
    Route("/api/tables/{table}/advice", advise),
    Route("/api/tables/{table}/deals/{deal}/decisions", list_decisions),
    Route("/api/tables/{table}/deals/{deal}/decisions/{number}", judge_decision),
    Route("/api/tables/{table}/deals/{deal}/luck", tell_luck),
    Route("/api/replays/decisions", list_laid_decisions, methods=["POST"]),
    Route("/api/replays/decisions/{number}", judge_laid_decision, methods=["POST"]),
    Route("/api/replays/luck", tell_laid_luck, methods=["POST"]),
]


async def _judged(request: Request, decided: list[Decision], reader: Reader) -> Response:
    """The one of these decisions that is asked about."""
    number, do = _number(request, "number"), parlour_of(request).do
    if number >= len(decided):
        raise HTTPException(404)
    return await _thought(request, lambda wanted: judged(decided, number, reader, do, wanted))


def _own_seat(request: Request, state: State) -> int:
    """One's own seat; whoever looks on has decided nothing. Raises `HTTPException`."""
    seat = seat_of(request, state)
    check(request, Verb.REPLAY, state, seat)
    if seat == NOBODY:
        raise HTTPException(404)
    return seat


def _number(request: Request, place: str) -> int:
    """A number in the address. Raises `HTTPException` where it is none."""
    if not NUMBER.fullmatch(request.path_params[place]):
        raise HTTPException(404)
    return int(request.path_params[place])


async def _thought(request: Request, think: Callable[[Wanted], Any]) -> Response:
    """What somebody thinks of meanwhile; given up once whoever asked has gone."""
    with thinking(think) as thought:
        gone = asyncio.create_task(_gone(request))
        await asyncio.wait([thought, gone], return_when=asyncio.FIRST_COMPLETED)
        gone.cancel()
        with suppress(asyncio.CancelledError):
            await gone
        return answered(thought.result()) if thought.done() else Response(status_code=CLOSED)


async def _gone(request: Request) -> None:
    """Waits until nobody listens any more."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
