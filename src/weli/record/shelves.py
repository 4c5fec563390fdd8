"""Records that come along with Weli and with installed packages, by subject and game, as `exercises/gaigel/lead-1.weli`."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from weli.core.offered import GAMES as OFFERED_GAMES
from weli.core.offered import LANGUAGES, folders_offering
from weli.games import GAMES

ENDING: Final = ".weli"


def shelves(subject: str, game: str) -> list[Traversable]:
    """The folders of a subject, where there are such: Weli's own, then those of packages that offer a game or a language."""
    packages = (files("weli"), *folders_offering(OFFERED_GAMES), *folders_offering(LANGUAGES))
    folders = [package.joinpath(subject, game) for package in packages if game in GAMES]
    return [folder for folder in folders if folder.is_dir()]


def records_in(folder: Traversable) -> list[Traversable]:
    """The records that lie in a folder, by their names."""
    return sorted((each for each in folder.iterdir() if each.name.endswith(ENDING)), key=lambda each: each.name)


def records_on(subject: str, game: str) -> list[Traversable]:
    """The records of a subject, by their names, whoever brings them."""
    found = [record for folder in shelves(subject, game) for record in records_in(folder)]
    return sorted(found, key=lambda each: each.name)


def title_of(record: Traversable) -> str:
    """The name of a record without its ending."""
    return record.name.removesuffix(ENDING)
