"""The folder of tables: what lies in it, and who may read it."""

import shlex
from pathlib import Path
from typing import Final

from weli.store.fault_log import LOG
from weli.store.private import FILE, FOLDER, close_to_others, make_private_folder
from weli.store.store import StoreError

STORE: Final = "weli.db"
NOTE: Final = "weli.open"
PARTS: Final = ("", "-wal", "-shm")
"""What SQLite adds to the name of a file for what belongs to it: the file itself, its log, and an index of the log."""

OWN: Final = (f"{STORE}*", "weli-*.db*", NOTE, f"{LOG}*")


def open_folder(folder: Path) -> None:
    """Makes the folder where there is none, and closes to others what lies in it.

    One that holds other things too stays as open as it is; Weli's files in it do not. Raises `OSError`.
    """
    make_private_folder(folder)
    lying = list(folder.iterdir())
    own = [path for path in lying if any(path.match(name) for name in OWN)]
    for path in own:
        if path.is_file():
            close_to_others(path, FILE)
    if len(own) == len(lying):
        close_to_others(folder, FOLDER)


def part(store: Path, ending: str) -> Path:
    """The store's own file, or what belongs to it."""
    return store.with_name(store.name + ending)


def refuse_lost_head(store: Path) -> None:
    """A log without its file, or beside an empty one, is all that is left of what was played; SQLite would throw it away.

    Raises:
        StoreError: so it is.
    """
    log = part(store, "-wal")
    if _size(log) and not _size(store):
        again = shlex.join(["weli", "restore", "--data", str(store.parent), str(log)])
        raise StoreError("store.lost-head", file=store, log=log, again=again)


def put_aside(store: Path) -> Path | None:
    """Renames a store and what belongs to it, so that another can take its place; its new name, or none where nothing was there.

    Nothing is deleted. Raises `StoreError`.
    """
    lying = [ending for ending in PARTS if part(store, ending).exists()]
    if not lying:
        return None
    aside = next(name for number in range(1, 10_000) if not _is_taken(name := _aside(store, number)))
    try:
        for ending in lying:
            part(store, ending).rename(part(aside, ending))
    except OSError as fault:
        raise StoreError("store.no-access", file=store) from fault
    return part(aside, lying[0])


def _aside(store: Path, number: int) -> Path:
    return store.with_name(f"{store.stem}-{number}{store.suffix}")


def _size(file: Path) -> int:
    return file.stat().st_size if file.is_file() else 0


def _is_taken(store: Path) -> bool:
    return any(part(store, ending).exists() for ending in PARTS)
