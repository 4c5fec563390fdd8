"""Tables kept in one SQLite file: written by a single connection and on a single thread, durable before anything is shown.

The write-ahead log with full synchronisation survives a killed process and a cut power line alike; every change is one immediate
transaction, so a row is there whole or not at all. Who reads has a connection of their own and waits for nobody who writes.
"""

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, Insert, Select, Update, create_engine, event
from sqlalchemy.dialects.sqlite import dialect, insert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import Pool, QueuePool, StaticPool

from weli.store.account_repository import AccountRepository
from weli.store.database import DatabaseStore
from weli.store.folder import refuse_lost_head
from weli.store.jobs import HEAD, Appending, append_all
from weli.store.listing import Listing
from weli.store.log import Row, Setup
from weli.store.migrate import migrate
from weli.store.people_repository import PeopleRepository
from weli.store.private import make_private_file, make_private_folder
from weli.store.push_repository import PushRepository
from weli.store.store import Kept, RowTaken, StoreError, Torn
from weli.store.writer import Job, Outcome

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "journal_size_limit=67108864",
    "wal_autocheckpoint=100",  # pages: some twenty acts, so that the file is always more than its log
)

BEGIN: Final = "BEGIN IMMEDIATE"
NAMED: Final = dialect(paramstyle="named")


@cache
def spelled(statement: Insert | Update | Select[Any], *columns: str) -> str:
    """A statement in the words of SQLite, put together once; `columns`: those that it fills."""
    return str(statement.compile(dialect=NAMED, column_keys=columns or None))


@dataclass(frozen=True)
class ByDriver:
    """A hand that writes with the driver alone, in the words that SQLAlchemy has put together before."""

    driver: sqlite3.Connection

    def heads(self, tables: Collection[str]) -> Iterator[Sequence[Any]]:
        for table in tables:
            yield from self.driver.execute(spelled(HEAD), {"of": table})

    def put(self, statement: Insert | Update, values: list[dict[str, Any]]) -> None:
        self.driver.executemany(spelled(statement, *values[0]), values)


class SqliteStore(DatabaseStore):
    """The `Store` of one machine."""

    def __init__(self, file: Path) -> None:
        """Opens the file, or makes it, and brings its tables up to date.

        Raises:
            StoreError: it is damaged, comes from a newer Weli, or cannot be written.
        """
        super().__init__()
        self.file = file
        self._readers = _engine(file, QueuePool)
        self._single = _engine(file, StaticPool)
        self._immediate = self._single.execution_options(begin=BEGIN)
        self._at_single = Lock()  # the connection that writes serves one at a time
        self._listing = Listing(self._reading, self._version)
        self.people = PeopleRepository(insert, self._reading, self._at_once, self._writer.do)
        self.accounts = AccountRepository(insert, self._reading, self._at_once)
        self.pushes = PushRepository(insert, self._reading, self._at_once)
        try:
            with self._said_plainly():
                make_private_folder(file.parent)
                refuse_lost_head(file)
                make_private_file(file)  # what SQLite puts beside it gets the same rights
                self._driver = _driver_of(self._single)
                self._check()
                migrate(self._immediate, lambda what: StoreError(f"store.{what}", file=file))
                self.touch()
                self._into_the_file()
        except StoreError:
            self.close()
            raise

    @property
    def is_shared(self) -> bool:
        return False

    def open_table(self, table: str, setup: Setup, opened_ms: int) -> None:
        super().open_table(table, setup, opened_ms)
        self._listing.note_opened(table, setup, opened_ms)

    def forget_table(self, table: str) -> None:
        super().forget_table(table)
        self._listing.note_forgotten(table)

    def tables(self, of: Collection[str] | None = None) -> list[Kept | Torn]:
        return self._listing.tables(of)

    def append(self, table: str, rows: list[Row]) -> None:
        super().append(table, rows)
        self._listing.note_rows(table, rows)

    def append_soon(self, table: str, rows: list[Row]) -> Future[None]:
        done = super().append_soon(table, rows)
        done.add_done_callback(lambda done: None if done.exception() else self._listing.note_rows(table, rows))
        return done

    def touch(self) -> None:
        def touch(writer: Connection) -> None:
            version = writer.exec_driver_sql("PRAGMA user_version").scalar_one()
            writer.exec_driver_sql(f"PRAGMA user_version = {int(version)}")

        self._at_once(touch)

    def close(self) -> None:
        """Once everything that was handed in is written."""
        self._writer.close()
        self._listing.close()
        self._readers.dispose()
        self._single.dispose()

    def _commit(self, jobs: Sequence[Job]) -> list[Outcome]:
        with self._at_single:
            return super()._commit(jobs)

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._said_plainly(), self._immediate.begin() as writer:
            yield writer

    def _append(self, added: Sequence[Appending]) -> RowTaken | None:
        """Without SQLAlchemy in between, which takes longer over a row than SQLite does."""
        try:
            with self._said_plainly(), self._driver:
                self._driver.execute(BEGIN)
                append_all(ByDriver(self._driver), added)
        except RowTaken as taken:
            return taken
        return None

    def _version(self) -> int | None:
        """Changes when another program has written to the file, and only then."""
        with self._said_plainly(), self._at_single, self._single.connect() as single:
            version: int | None = single.exec_driver_sql("PRAGMA data_version").scalar()
        return version

    def _into_the_file(self) -> None:
        """Brings what stands in the write-ahead log into the file, so that a file without its log has lost little."""
        with self._single.connect() as writer:
            writer.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def _check(self) -> None:
        """Looks the whole file over once, at the start: a damaged page is told now, not in the middle of a deal."""
        with self._readers.connect() as reader:
            found = reader.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if found != "ok":
            raise StoreError("store.damaged", file=self.file)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._said_plainly(), self._readers.begin() as reader:
            yield reader

    @contextmanager
    def _said_plainly(self) -> Iterator[None]:
        """Turns what SQLite reports into a sentence. A row that stands there already is not a fault of the file and passes."""
        try:
            yield
        except IntegrityError:
            raise
        except (DBAPIError, sqlite3.Error) as fault:
            raise StoreError(sentence_of(fault), file=self.file) from fault
        except OSError as fault:
            raise StoreError("store.no-access", file=self.file) from fault


def _engine(file: Path, pool: type[Pool]) -> Engine:
    """The driver leaves transactions to us, so that each begins the way its purpose needs."""
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        poolclass=pool,
        hide_parameters=True,  # packs are among them, and errors end in the log
        connect_args={"check_same_thread": False, "isolation_level": None},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        connection.text_factory = _as_text
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return engine


def _as_text(raw: bytes) -> str:
    """Text that is damaged is text still, for one bad letter must not take a whole list along."""
    return raw.decode("utf-8", "surrogateescape")


def _driver_of(single: Engine) -> sqlite3.Connection:
    """The driver's own connection behind an engine that has but one."""
    with closing(single.raw_connection()) as lent:
        assert isinstance(lent.driver_connection, sqlite3.Connection)
        return lent.driver_connection


def sentence_of(fault: DBAPIError | sqlite3.Error) -> str:
    """The key of the sentence for a fault, by what SQLite calls it."""
    name = str(getattr(fault.orig if isinstance(fault, DBAPIError) else fault, "sqlite_errorname", ""))
    if name.startswith("SQLITE_FULL"):
        return "store.full"
    if name.startswith(("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH")):
        return "store.no-access"
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return "store.busy"
    damaged = name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_ERROR", "SQLITE_MISMATCH"))
    return "store.damaged" if damaged else "store.failed"
