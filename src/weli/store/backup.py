"""Copies of all tables, made while they are played, and put back when something was lost."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from shutil import copyfileobj
from typing import Final

from weli.core.errors import SaidError
from weli.store.folder import PARTS, part, put_aside, refuse_lost_head
from weli.store.migrate import OF_WELI
from weli.store.private import make_private_file

LOG_MAGIC: Final = (0x377F0682, 0x377F0683)
"""How a write-ahead log of SQLite begins (https://sqlite.org/fileformat2.html#walformat)."""
PAGE_SIZE_AT: Final = 8


class BackupError(SaidError):
    """No copy was made, or none put back. What was there before is there still."""

    exit_status = 1


def back_up(store: Path, copy: Path, *, overwrite: bool = False) -> int:
    """Copies a store as it stands at one moment, whoever is playing; the number of its tables.

    The copy is whole or not there at all, and for its owner alone.

    Raises:
        BackupError: there is nothing to copy, no room, no such folder, or the name is taken.
        StoreError: of the store only its log is left.
    """
    refuse_lost_head(store)
    if not store.is_file():
        raise BackupError("backup.nothing", file=store)
    if any(_is_same(copy, part(store, ending)) for ending in PARTS):
        raise BackupError("backup.itself", file=copy)
    if copy.is_dir() or (copy.exists() and not overwrite):
        raise BackupError("backup.exists", file=copy)
    with _unfinished(copy) as unfinished:
        _copy_into(store, unfinished)
        tables = _look_over(unfinished)
        if tables is None:
            raise BackupError("backup.damaged", file=store)
        unfinished.replace(copy)
    return tables


def restore(copy: Path, store: Path) -> tuple[int, Path | None]:
    """Puts a copy in the place of a store: the number of its tables, and the name under which the old store now lies.

    The copy may also be the write-ahead log of a store that is gone. Nothing is deleted.

    Raises:
        BackupError: the copy is not there, not whole or not of Weli.
        StoreError: the old store cannot be put aside.
    """
    if not copy.is_file():
        raise BackupError("restore.missing", file=copy)
    with _unfinished(store) as unfinished:
        size = _page_size_of_log(copy)
        if size:
            _revive(copy, unfinished, size)
        else:
            refuse_lost_head(copy)
            _copy_into(copy, unfinished)
        tables = _look_over(unfinished)
        if tables is None:
            raise BackupError("restore.not-whole", file=copy)
        aside = put_aside(store)
        unfinished.replace(store)
    return tables, aside


@contextmanager
def _unfinished(wanted: Path) -> Iterator[Path]:
    """A file beside the wanted one, to be renamed once it is whole. Raises `BackupError` for what the place does not allow."""
    unfinished = wanted.with_name(f"{wanted.name}.part")
    try:
        for ending in PARTS:
            part(unfinished, ending).unlink(missing_ok=True)
        make_private_file(unfinished)
        yield unfinished
    except (OSError, ValueError) as fault:  # a ValueError for a name that no text can hold
        raise BackupError("backup.no-access", file=wanted) from fault
    finally:
        for ending in PARTS:
            with suppress(OSError, ValueError):
                part(unfinished, ending).unlink(missing_ok=True)


def _copy_into(store: Path, empty: Path) -> None:
    """SQLite's own copy of what was stored at one moment, and on the disk when this returns."""
    try:
        with closing(sqlite3.connect(f"{store.absolute().as_uri()}?mode=ro", uri=True)) as reader:
            reader.execute("PRAGMA busy_timeout=5000")
            reader.execute("VACUUM INTO ?", (str(empty.absolute()),))
    except sqlite3.DatabaseError as fault:
        raise _why_not(fault, store, empty) from fault
    with empty.open("rb+") as written:
        os.fsync(written.fileno())


def _why_not(fault: sqlite3.DatabaseError, store: Path, empty: Path) -> BackupError:
    name = str(getattr(fault, "sqlite_errorname", ""))
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return BackupError("backup.damaged", file=store)
    if name.startswith("SQLITE_BUSY"):
        return BackupError("store.busy")
    if name.startswith(("SQLITE_FULL", "SQLITE_IOERR")):
        return BackupError("backup.full", folder=empty.parent)
    return BackupError("backup.no-access", file=store)


def _look_over(copy: Path) -> int | None:
    """How many tables a copy holds; none where it is not whole or not of Weli."""
    try:
        with closing(sqlite3.connect(copy)) as reader:
            if reader.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                return None
            known = {name for (name,) in reader.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not set(OF_WELI) <= known:
                return None
            return int(reader.execute("SELECT count(*) FROM table_meta").fetchone()[0])
    except sqlite3.DatabaseError:
        return None


def _page_size_of_log(file: Path) -> int:
    """The size of the pages in a write-ahead log; 0 where the file is none."""
    with file.open("rb") as log:
        head = log.read(PAGE_SIZE_AT + 4)
    if int.from_bytes(head[:4]) not in LOG_MAGIC:
        return 0
    return int.from_bytes(head[PAGE_SIZE_AT:])


def _revive(log: Path, empty: Path, page_size: int) -> None:
    """Lets SQLite read a log without its file. Beside an empty file it would throw it away; one of a single blank page it fills."""
    empty.write_bytes(bytes(page_size))
    make_private_file(part(empty, "-wal"))
    with log.open("rb") as held, part(empty, "-wal").open("wb") as revived:
        copyfileobj(held, revived)
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(empty)) as writer:
        writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _is_same(one: Path, other: Path) -> bool:
    return one.absolute() == other.absolute() or (one.exists() and other.exists() and one.samefile(other))
