"""The folder of tables: whether one can write there, what lies in it, and how much more would fit."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from filelock import lock_descriptor

from weli.commands.checks.finding import Fault, Finding, Note, Well
from weli.store.folder import NOTE, STORE
from weli.store.migrate import newest
from weli.store.overview import overview
from weli.store.store import StoreError

TIGHT: Final = 200
FULL: Final = 10
MEGABYTE: Final = 1_000_000


def of_folder(folder: Path) -> Iterator[Finding]:
    """Whether one can write there, and what lies there; the folder itself is made at the first start."""
    there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
    except OSError as fault:
        raise StoreError("store.no-access", file=folder / STORE) from fault
    yield from of_database(folder / STORE)
    yield from of_room(there)
    if address := served_at(folder / NOTE):
        yield Note("doctor.open-now", address=address)


def of_database(file: Path) -> Iterator[Finding]:
    """Whether this Weli can read it, and how many tables there are. Raises `StoreError`."""
    found = overview(file)
    if found is None:
        yield Well("doctor.no-database", file=file)
    elif found.version == newest():
        yield Well("doctor.database", file=file, tables=found.tables, version=found.version)
    else:
        yield Note("doctor.database-older", file=file, tables=found.tables, version=found.version, newest=newest())


def of_room(folder: Path) -> Iterator[Finding]:
    """Whether an evening fits on the disk."""
    free = shutil.disk_usage(folder).free // MEGABYTE
    if free < FULL:
        yield Fault("doctor.full", folder=folder, free=free)
    elif free < TIGHT:
        yield Note("doctor.tight", folder=folder, free=free)
    else:
        yield Well("doctor.room", folder=folder, free=free)


def served_at(note: Path) -> str:
    """Where another Weli serves this folder just now; empty where none does."""
    if not note.is_file():
        return ""
    with note.open("r+", encoding="utf-8") as file:
        return "" if lock_descriptor(file.fileno(), blocking=False) else file.read(200).strip()
