"""A file of tables, looked over without a change: who wrote it, and how much is in it."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from weli.store.folder import refuse_lost_head
from weli.store.migrate import OF_WELI, VERSION, known_versions
from weli.store.sqlite import sentence_of
from weli.store.store import StoreError


@dataclass(frozen=True)
class Overview:
    """The last migration that was run on it, and the number of its tables."""

    version: str
    tables: int


def overview(file: Path) -> Overview | None:
    """None where there is no file, or nothing in it yet.

    Raises:
        StoreError: it cannot be read, is damaged, belongs to another program, or was written by a newer Weli.
    """
    refuse_lost_head(file)
    if not file.exists():
        return None
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as reader:
            reader.execute("PRAGMA busy_timeout=5000")
            if reader.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise StoreError("store.damaged", file=file)
            names = {name for (name,) in reader.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not names:
                return None
            if not set(OF_WELI) <= names:
                raise StoreError("store.foreign", file=file)
            (version,) = reader.execute(f"SELECT version_num FROM {VERSION}").fetchone()  # noqa: S608  a name of our own
            if version not in known_versions():
                raise StoreError("store.newer", file=file)
            (tables,) = reader.execute("SELECT count(*) FROM table_meta").fetchone()
    except sqlite3.Error as fault:
        raise StoreError(sentence_of(fault), file=file) from fault
    return Overview(version, tables)
