"""Where the scenes of a game lie: those of Weli, and those of packages that offer a game or a language."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from weli.core.errors import RulesError
from weli.core.offered import GAMES as OFFERED_GAMES
from weli.core.offered import LANGUAGES, folders_offering
from weli.games import GAMES
from weli.lessons.scene import Scene, read_scene

ENDING = ".weli"


class NoSuchScene(RulesError):
    """There is no guided game, or no scene of it, under that name."""


def courses() -> tuple[str, ...]:
    """The games that have a guided game."""
    return tuple(game for game in GAMES if course(game))


@cache
def course(game: str) -> tuple[Scene, ...]:
    """The scenes of a game in their order: by the names of their files, `1-trick.weli` first. Raises `RecordError`."""
    return tuple(
        read_scene(file.read_text("utf-8"), _name(file), f"{game}/{file.name}")
        for file in sorted(_files(game), key=lambda file: file.name)
    )


def scene_named(game: str, name: str) -> Scene:
    """A scene by the name of its file without its number. Raises `NoSuchScene`."""
    found = next((scene for scene in course(game) if scene.name == name), None)
    if found is None:
        raise NoSuchScene("lesson.none", game=game, name=name)
    return found


def folders_of(game: str) -> list[Traversable]:
    """Where there is something to teach of a game."""
    packages = (files("weli"), *folders_offering(OFFERED_GAMES), *folders_offering(LANGUAGES))
    folders = [package.joinpath("lessons", game) for package in packages if game in GAMES]
    return [folder for folder in folders if folder.is_dir()]


def _files(game: str) -> Iterator[Traversable]:
    for folder in folders_of(game):
        yield from (each for each in folder.iterdir() if each.name.endswith(ENDING))


def _name(file: Traversable) -> str:
    """`2-gleich.weli` is the scene `gleich`."""
    return file.name.removesuffix(ENDING).partition("-")[2]
