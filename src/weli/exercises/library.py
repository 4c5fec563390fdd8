"""Where the exercises of a game lie: those of Weli, and those of packages that offer a game or a language."""

import logging
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable

from weli.core.errors import Missing, RulesError
from weli.core.texts import COMMON_LANGUAGE
from weli.exercises.exercise import Exercise, read_exercise
from weli.games import GAMES
from weli.record import RecordError
from weli.record.shelves import records_on, title_of

log = logging.getLogger(__name__)


class NoSuchExercise(RulesError, Missing):
    """There is no exercise of that game under that name."""


@cache
def exercises_of(game: str) -> tuple[Exercise, ...]:
    """The exercises of a game by their sorts, each named by its file. One that cannot be read is left out; the log says why."""
    found = (_read(file, game) for file in records_on("exercises", game))
    return tuple(sorted((one for one in found if one), key=lambda one: (one.sort, len(one.name), one.name)))


def _read(file: Traversable, game: str) -> Exercise | None:
    try:
        return read_exercise(file.read_text("utf-8"), title_of(file), f"{game}/{file.name}")
    except RecordError as error:
        log.warning("an exercise cannot be read: %s", error.text(COMMON_LANGUAGE))
        return None


def all_exercises() -> Iterator[Exercise]:
    """Those of every game."""
    for game in GAMES:
        yield from exercises_of(game)


def exercise_named(game: str, name: str) -> Exercise:
    """An exercise by its game and the name of its file. Raises `NoSuchExercise`."""
    found = next((exercise for exercise in exercises_of(game) if exercise.name == name), None)
    if found is None:
        raise NoSuchExercise("exercise.none", game=game, name=name)
    return found
