"""What the page asks for over plain HTTP: tables, finished deals, rules and texts.

What the disk is asked for, or what takes long, is done on another thread; the tables go on meanwhile.
"""

import re
from typing import Any, Final, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from weli.core.deal import NOBODY
from weli.core.decoding import decoded
from weli.core.texts import (
    FIRST_LANGUAGE,
    SPOKEN_BY_THE_PAGE,
    SPOKEN_LATER,
    is_spoken,
    known_language,
    languages,
    text,
    together,
)
from weli.core.version import __version__
from weli.lessons import scene_named
from weli.record import rules_of
from weli.rulebook import rule
from weli.shuffle import written
from weli.store.people import KEEPER
from weli.store.store import NoSuchTable, Store
from weli.study.disputes import laid, opened, verdicts
from weli.study.hinting import all_hints, hints_at
from weli.study.lesson import lessons, taught
from weli.study.moments import best_moment
from weli.study.primers import primer_in
from weli.study.replaying import replayed
from weli.study.retelling import deal_record, game_record, steps
from weli.study.rulebooks import book_in, case_in, found_in, rule_in, villages_in
from weli.study.transcripts import transcript
from weli.table.allowed import Verb, can, own_seats
from weli.table.glance import glance
from weli.table.menu import draft, games, house_text, rules_at, ruleset_text
from weli.table.state import State
from weli.table.talking import talk_lists
from weli.web.handing_in import come_of
from weli.web.identity import check, parlour_of, player_of, refusal, seat_of, subject_of
from weli.wire.dispute_requests import Position
from weli.wire.lesson_requests import LearnersTurn
from weli.wire.messages import Lang
from weli.wire.requests import (
    HouseDraft,
    HouseText,
    Language,
    Languages,
    NewTable,
    NewTrial,
    RecordText,
    Statistics,
)

NUMBER: Final = re.compile(r"[0-9]{1,6}")

Body = TypeVar("Body")


async def state_of(request: Request) -> State:
    """The state of the table that is asked about, as far as it can be read. Raises what `Parlour.state` does."""
    name = request.path_params["table"]
    await parlour_of(request).follow(name)
    return await run_in_threadpool(parlour_of(request).state, name)


def language_of(connection: HTTPConnection) -> Lang:
    """The language that is asked for by `lang=`. Raises `HTTPException` where the page does not speak it."""
    return _language(connection.query_params.get("lang", FIRST_LANGUAGE))


def told(value: Any, status: int = 200) -> Response:
    """A value of the wire as an answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def list_tables(request: Request) -> Response:
    """The tables of whoever asks."""
    player = player_of(request)
    return told([] if player is None else await run_in_threadpool(parlour_of(request).tables, player.ids))


async def tell_statistics(request: Request) -> Response:
    """What the games of whoever asks have come to, as far as there was time."""
    player, parlour = player_of(request), parlour_of(request)
    return told(Statistics([], 0, 0) if player is None else await run_in_threadpool(parlour.reckoning.of, player))


async def open_table(request: Request) -> Response:
    """A new table, or one more for the company of another."""
    wanted, parlour, player = await read_body(request, NewTable), parlour_of(request), player_of(request)
    if wanted.after:
        await parlour.follow(wanted.after)
        state = await run_in_threadpool(parlour.state, wanted.after)
        subject = subject_of(request, wanted.after)
        if not any(can(subject, Verb.AGAIN, state, seat) for seat in [NOBODY, *own_seats(subject, state)]):
            raise refusal(subject, state)
    else:
        check(request, Verb.OPEN, None)
    return told(await run_in_threadpool(parlour.open_new, wanted, player.player if player else KEEPER), 201)


async def forget_table(request: Request) -> Response:
    """Deletes a game for good."""
    if not can(subject_of(request), Verb.DELETE, None):  # also of a table that nobody can read any more
        raise NoSuchTable("store.no-such-table")
    await run_in_threadpool(parlour_of(request).forget, request.path_params["table"])
    return Response(status_code=204)


async def download_game(request: Request) -> Response:
    state, seat = await _shown(request, Verb.RECORD)
    return _download(game_record(state, seat), f"{state.setup.game}.weli")


async def download_shuffles(request: Request) -> Response:
    """What was published of the table's shuffles, to be checked by anybody (docs/shuffle.md)."""
    state, _ = await _shown(request, Verb.RECORD)
    told_of = await run_in_threadpool(_transcript, parlour_of(request).store, request.path_params["table"], state)
    named = {"content-disposition": f'attachment; filename="{state.setup.game}-shuffles.json"'}
    return Response(told_of, media_type="application/json", headers=named)


def _transcript(store: Store, table: str, shown: State) -> bytes:
    """The transcript of a table as far as it is shown. Raises `NoShuffles`, `StoreError`."""
    log = store.read(table)
    return written(transcript(log.setup, log.rows[: shown.head]))


async def tell_deal(request: Request) -> Response:
    """`…/deals/3` tells the deal step by step, `…/deals/3.weli` is its record to take home."""
    lang = language_of(request)
    number, dot, ending = request.path_params["deal"].partition(".")
    if not NUMBER.fullmatch(number) or (dot and ending != "weli"):
        raise HTTPException(404)
    state, seat = await _shown(request, Verb.RECORD if dot else Verb.REPLAY)
    if dot:
        return _download(deal_record(state, int(number), seat), f"{state.setup.game}-{number}.weli")
    return told(steps(state, int(number), seat, lang))


async def open_trial(request: Request) -> Response:
    """A table at which one plays on by oneself from a step of a finished deal."""
    wanted, parlour = await read_body(request, NewTrial), parlour_of(request)
    await parlour.follow(wanted.table)
    state = await run_in_threadpool(parlour.state, wanted.table)
    seat = seat_of(request, state)
    check(request, Verb.REPLAY, state, seat)
    check(request, Verb.OPEN, None)
    player = player_of(request)
    if seat == NOBODY or player is None:
        raise HTTPException(404)
    return told(await run_in_threadpool(parlour.open_trial, wanted, seat, player.player), 201)


async def replay_record(request: Request) -> Response:
    """A record of anybody's, told step by step. Nothing is stored."""
    return told(await come_of(request, replayed, await read_body(request, RecordText), language_of(request)))


async def open_dispute(request: Request) -> Response:
    """A deal of a record, to be laid out and disputed."""
    return told(await come_of(request, opened, await read_body(request, RecordText)))


async def lay_out(request: Request) -> Response:
    """A deal laid out by hand, with what the referee says to each line."""
    return told(await come_of(request, laid, await read_body(request, Position), language_of(request)))


async def judge(request: Request) -> Response:
    """How a deal laid out is judged by the rules of every place."""
    return told(await come_of(request, verdicts, await read_body(request, Position), language_of(request)))


async def list_talk(request: Request) -> Response:
    state = await state_of(request)
    return told(talk_lists(state.rules, language_of(request), signs=state.terms.signs != "off"))


async def list_hints(request: Request) -> Response:
    return told(hints_at((await state_of(request)).rules))


async def list_all_hints(_request: Request) -> Response:
    return told(all_hints())


async def tell_rules(request: Request) -> Response:
    """How one plays at that table, its house rule included; with `other=game/rules` what is otherwise than there."""
    setup = (await state_of(request)).setup
    return told(rules_at(setup, _other(request), language_of(request)))


async def tell_glance(request: Request) -> Response:
    """Whose turn it is, for whoever sits there themselves."""
    state = await state_of(request)
    seat = seat_of(request, state)
    if seat == NOBODY:
        raise refusal(subject_of(request), state)
    return told(await run_in_threadpool(glance, state, seat, language_of(request), parlour_of(request).clock()))


async def tell_moment(request: Request) -> Response:
    """The best moment of a game that is over, for whoever may have its deals told."""
    shown, seat = await _shown(request, Verb.REPLAY)
    return told(await run_in_threadpool(best_moment, shown, seat, language_of(request)))


async def list_games(request: Request) -> Response:
    return told(games(language_of(request)))


async def describe_rules(request: Request) -> Response:
    """A preset in words; with `other=game/rules` what that one has otherwise."""
    game, preset = request.path_params["game"], request.path_params["rules"]
    return told(ruleset_text(game, preset, _other(request), language_of(request)))


async def check_house_rule(request: Request) -> Response:
    """What a house rule says, or in which line it cannot be read. Nothing is stored."""
    asked = await read_body(request, HouseText)
    return told(await come_of(request, house_text, asked.house, asked.other, language_of(request)))


async def draft_house_rule(request: Request) -> Response:
    """A house rule with something changed in it, and what could be changed next. Nothing is stored."""
    return told(await come_of(request, draft, await read_body(request, HouseDraft), language_of(request)))


async def cite_rule(request: Request) -> Response:
    return told(await run_in_threadpool(rule_in, rule(request.path_params["rule_id"]), language_of(request)))


async def open_rulebook(request: Request) -> Response:
    return told(await run_in_threadpool(book_in, request.path_params["game"], language_of(request)))


async def compare_villages(request: Request) -> Response:
    return told(await run_in_threadpool(villages_in, request.path_params["game"], language_of(request)))


async def find_rules(request: Request) -> Response:
    game, words = request.path_params["game"], request.query_params.get("words", "")
    return told(await run_in_threadpool(found_in, game, words, language_of(request)))


async def tell_case(request: Request) -> Response:
    """A worked example of the rulebook, step by step; with `deal=2` its second deal."""
    name, deal = request.path_params["case"], request.query_params.get("deal", "1")
    if not NUMBER.fullmatch(deal):
        raise HTTPException(404)
    return told(await run_in_threadpool(case_in, name, int(deal), language_of(request)))


async def list_lessons(request: Request) -> Response:
    return told(lessons(language_of(request)))


async def teach(request: Request) -> Response:
    """How a scene of a guided game goes on after what the page says has been done in it. Nothing is stored."""
    scene = scene_named(request.path_params["game"], request.path_params["scene"])
    return told(await run_in_threadpool(taught, scene, await read_body(request, LearnersTurn), language_of(request)))


async def list_lesson_talk(request: Request) -> Response:
    scene = scene_named(request.path_params["game"], request.path_params["scene"])
    return told(talk_lists(rules_of(scene.record), language_of(request)))


async def open_primer(request: Request) -> Response:
    return told(primer_in(request.path_params["game"], language_of(request)))


async def tell_version(_request: Request) -> Response:
    """Also how one Weli knows another one by its port."""
    return told({"weli": __version__})


async def list_languages(request: Request) -> Response:
    """What the page can be read in, and what it is read in until somebody chooses."""
    wanted = [each.partition(";")[0] for each in request.headers.get("accept-language", "").split(",")]
    return told(Languages([Language(lang, text("language", lang)) for lang in languages()], known_language(*wanted)))


async def page_texts(request: Request) -> Response:
    """All the page's words, in German where the language lacks them."""
    wanted = _language(request.path_params["lang"])
    return told(together(SPOKEN_BY_THE_PAGE, wanted))


async def later_texts(request: Request) -> Response:
    """The words of a part of the page that few open."""
    part = request.path_params["part"]
    if part not in SPOKEN_LATER:
        raise HTTPException(404)
    return told(together((part,), _language(request.path_params["lang"])))


COMPRESSED: Final = [Middleware(GZipMiddleware)]
"""For what is long and the same for everybody; the length of an answer about a table must tell nothing."""

ROUTES: Final = [
    Route("/api/tables", list_tables),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{table}", forget_table, methods=["DELETE"]),
    Route("/api/tables/{table}/record.weli", download_game),
    Route("/api/tables/{table}/shuffles.json", download_shuffles),
    Route("/api/tables/{table}/deals/{deal}", tell_deal),
    Route("/api/statistics", tell_statistics),
    Route("/api/trials", open_trial, methods=["POST"]),
    Route("/api/replays", replay_record, methods=["POST"]),
    Route("/api/disputes", lay_out, methods=["POST"]),
    Route("/api/disputes/opened", open_dispute, methods=["POST"]),
    Route("/api/disputes/verdicts", judge, methods=["POST"]),
    Route("/api/tables/{table}/talk", list_talk, middleware=COMPRESSED),
    Route("/api/tables/{table}/hints", list_hints),
    Route("/api/hints", list_all_hints),
    Route("/api/tables/{table}/rules", tell_rules),
    Route("/api/tables/{table}/glance", tell_glance),
    Route("/api/tables/{table}/moment", tell_moment),
    Route("/api/games", list_games, middleware=COMPRESSED),
    Route("/api/rulesets/{game}/{rules}", describe_rules),
    Route("/api/house-rules", check_house_rule, methods=["POST"]),
    Route("/api/house-rules/draft", draft_house_rule, methods=["POST"]),
    Route("/api/rules/{rule_id}", cite_rule),
    Route("/api/rulebook/{game}", open_rulebook, middleware=COMPRESSED),
    Route("/api/rulebook/{game}/villages", compare_villages, middleware=COMPRESSED),
    Route("/api/rulebook/{game}/found", find_rules, middleware=COMPRESSED),
    Route("/api/cases/{case}", tell_case),
    Route("/api/lessons", list_lessons, middleware=COMPRESSED),
    Route("/api/lessons/{game}/{scene}", teach, methods=["POST"]),
    Route("/api/lessons/{game}/{scene}/talk", list_lesson_talk),
    Route("/api/primers/{game}", open_primer),
    Route("/api/languages", list_languages),
    Route("/api/texts/{lang}", page_texts, middleware=COMPRESSED),
    Route("/api/texts/{lang}/{part}", later_texts, middleware=COMPRESSED),
    Route("/api/version", tell_version),
]


async def read_body(request: Request, kind: type[Body]) -> Body:
    """What the page has sent. Raises `HTTPException` where it is not that, or brackets in brackets without end."""
    try:
        return decoded(await request.body(), kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise HTTPException(400) from error


async def _shown(request: Request, verb: Verb) -> tuple[State, int]:
    """The table that is asked about, as whoever may do that there may see it now, and from which seat. Raises as `check`."""
    state = await state_of(request)
    seat = seat_of(request, state)
    check(request, verb, state, seat)
    return await run_in_threadpool(parlour_of(request).seen_from, request.path_params["table"], seat), seat


def _language(wanted: str) -> Lang:
    if not is_spoken(wanted):
        raise HTTPException(400)
    return wanted


def _other(request: Request) -> str:
    return request.query_params.get("other", "")


def _download(text: str, name: str) -> Response:
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})
