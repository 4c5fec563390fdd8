"""Where results come from: which engine and which opponents played, so that nobody mixes results of two of them."""

import hashlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from weli.core.build_mode import form

ENGINE: Final = ("core", "ports", "games")
OPPONENTS: Final = ("bots", "envs")
_MADE_OF_SOURCES: Final = (".so", ".pyd", ".pyc")


class Engine(msgspec.Struct, frozen=True):
    """In which form the engine runs, and the SHA-256 of its sources and of those of the opponents. Both forms play alike."""

    form: str
    sources: str
    opponents: str


@cache
def engine() -> Engine:
    """The engine of this process."""
    return Engine(form(), sources(ENGINE), sources(OPPONENTS))


def sources(rooms: tuple[str, ...]) -> str:
    """The SHA-256 over path and content of every source below these rooms of the house, tables of numbers included."""
    house = Path(str(files("weli")))
    found = [
        path for room in rooms for path in ((house / room).rglob("*") if (house / room).is_dir() else [house / room])
    ]
    digest = hashlib.sha256()
    for path in sorted(found):
        if path.is_file() and path.suffix not in _MADE_OF_SOURCES:
            content = path.read_bytes().replace(b"\r\n", b"\n")
            digest.update(f"{path.relative_to(house).as_posix()}\n{len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()
