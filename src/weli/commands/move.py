"""`weli move`: all tables from a folder into a database of many nodes, or back."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TextIO

from weli.core.texts import text
from weli.store.database import DatabaseStore
from weli.store.folder import STORE
from weli.store.folder_lock import FolderLock
from weli.store.moving import NotMoved
from weli.store.postgres import PostgresStore
from weli.store.sqlite import SqliteStore


def move_command(source: str, target: str, *, lang: str, out: TextIO) -> None:
    """Takes all tables and people along. What is moved stays where it was, too.

    Raises:
        NotMoved: there is nothing to move, something is there already, or it is being played.
        AlreadyOpen, StoreError, BadAddress: one of the two places cannot be used.
    """
    if not _is_address(source) and not (Path(source) / STORE).is_file():
        raise NotMoved("move.nothing", place=source)
    with ExitStack() as both:
        store, other = (both.enter_context(_opened(place)) for place in (source, target))
        moved = other.take_over(store)
    for table in moved.left:
        print(text("move.left", lang, table=table), file=out)
    print(text("move.done", lang, tables=moved.tables, people=moved.people), file=out)


def _is_address(place: str) -> bool:
    return "://" in place


@contextmanager
def _opened(place: str) -> Iterator[DatabaseStore]:
    """The store at an address or in a folder, which nobody else may have open."""
    lock = None if _is_address(place) else FolderLock(Path(place))
    try:
        store = PostgresStore(place) if lock is None else SqliteStore(Path(place) / STORE)
        try:
            yield store
        finally:
            store.close()
    finally:
        if lock is not None:
            lock.release()
