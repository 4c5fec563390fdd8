"""Where the scenes of a game lie: those of Weli, and those of packages that offer a game or a language."""

from functools import cache
from importlib.resources.abc import Traversable

from weli.core.errors import RulesError
from weli.games import GAMES
from weli.lessons.scene import Scene, read_scene
from weli.record.shelves import records_on, title_of


class NoSuchScene(RulesError):
    """There is no guided game, or no scene of it, under that name."""


def courses() -> tuple[str, ...]:
    """The games that have a guided game."""
    return tuple(game for game in GAMES if course(game))


@cache
def course(game: str) -> tuple[Scene, ...]:
    """The scenes of a game in their order: by the names of their files, `1-trick.weli` first. Raises `RecordError`."""
    return tuple(
        read_scene(file.read_text("utf-8"), _name(file), f"{game}/{file.name}") for file in records_on("lessons", game)
    )


def scene_named(game: str, name: str) -> Scene:
    """A scene by the name of its file without its number. Raises `NoSuchScene`."""
    found = next((scene for scene in course(game) if scene.name == name), None)
    if found is None:
        raise NoSuchScene("lesson.none", game=game, name=name)
    return found


def _name(file: Traversable) -> str:
    """`2-gleich.weli` is the scene `gleich`."""
    return title_of(file).partition("-")[2]
