"""Exercises over plain HTTP: the list, one as it is asked, its answer, and a table at which one plays on from there.

What is right leaves the house only as an answer to somebody who has answered.
"""

from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from weli.exercises import Exercise, exercise_named
from weli.study.exercising import ExerciseTable, exercise_lines
from weli.table.allowed import Verb
from weli.web.api import COMPRESSED, language_of, read_body, told
from weli.web.identity import check, parlour_of, player_of
from weli.wire.exercise_requests import ExerciseTry


async def list_exercises(request: Request) -> Response:
    return told(await run_in_threadpool(exercise_lines, language_of(request)))


async def ask_exercise(request: Request) -> Response:
    """The moment as its player saw it, and what is asked."""
    exercise, lang = _wanted(request), language_of(request)
    return told(await run_in_threadpool(lambda: ExerciseTable(exercise, lang).asked()))


async def answer_exercise(request: Request) -> Response:
    """What is right, and why; what cannot be done is refused as at the table. Nothing is stored."""
    exercise, lang, tried = _wanted(request), language_of(request), await read_body(request, ExerciseTry)
    do = parlour_of(request).do
    return told(await run_in_threadpool(lambda: ExerciseTable(exercise, lang).answer(tried.act, do)))


async def play_on(request: Request) -> Response:
    """A table at which one plays on from that moment against the computer."""
    exercise, player = _wanted(request), player_of(request)
    check(request, Verb.OPEN, None)
    if player is None:
        raise HTTPException(404)
    opened = await run_in_threadpool(parlour_of(request).open_laid, exercise.record, exercise.seat, player.player)
    return told(opened, 201)


def _wanted(request: Request) -> Exercise:
    """Raises `NoSuchExercise`."""
    return exercise_named(request.path_params["game"], request.path_params["name"])


ROUTES: Final = [
    Route("/api/exercises", list_exercises, middleware=COMPRESSED),
    Route("/api/exercises/{game}/{name}", ask_exercise),
    Route("/api/exercises/{game}/{name}", answer_exercise, methods=["POST"]),
    Route("/api/exercises/{game}/{name}/trial", play_on, methods=["POST"]),
]
