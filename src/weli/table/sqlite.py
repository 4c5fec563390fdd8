"""Tables kept in one SQLite file: written by a single connection, durable before anything is shown.

The write-ahead log with full synchronisation survives a killed process and a cut power line alike; every change is one immediate
transaction, so a row is there whole or not at all.
"""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import StaticPool

from weli.cards import card_of, cards_text
from weli.private import make_private_file, make_private_folder
from weli.table.folder import refuse_lost_head
from weli.table.log import BODIES, KINDS, Ended, Row, Setup
from weli.table.migrate import migrate
from weli.table.schema import secret, step, table_meta
from weli.table.store import Kept, NoSuchTable, RowTaken, StoreError

log = logging.getLogger(__name__)

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "journal_size_limit=67108864",
    "wal_autocheckpoint=100",  # pages: some twenty acts, so that the file is always more than its log
)


class SqliteStore:
    """The `Store` of one machine."""

    def __init__(self, file: Path) -> None:
        """Opens the file, or makes it, and brings its tables up to date.

        Raises:
            StoreError: it is damaged, comes from a newer Weli, or cannot be written.
        """
        self.file = file
        self._readers = _engine(file)
        self._writer = self._readers.execution_options(begin="BEGIN IMMEDIATE")
        try:
            with self._said_plainly():
                make_private_folder(file.parent)
                refuse_lost_head(file)
                make_private_file(file)  # what SQLite puts beside it gets the same rights
                self._check()
                migrate(self._writer, file)
                self._touch()
                self._into_the_file()
        except StoreError:
            self.close()
            raise

    def open_table(self, table: str, setup: Setup, opened_ms: int) -> None:
        agreed = msgspec.json.encode(setup).decode()
        with self._writing() as writer:
            writer.execute(insert(table_meta).values(table_id=table, setup=agreed, created_ms=opened_ms))

    def tables(self) -> list[Kept]:
        newest = (
            select(step.c.table_id, func.max(step.c.seq).label("seq"))
            .where(step.c.kind == "end")
            .group_by(step.c.table_id)
        )
        last = newest.subquery()
        ended = select(step.c.table_id, step.c.body).join(
            last, (step.c.table_id == last.c.table_id) & (step.c.seq == last.c.seq)
        )
        with self._reading() as reader:
            ends = {row.table_id: row.body for row in reader.execute(ended)}
            found = reader.execute(
                select(table_meta)
                .where(table_meta.c.table_id.in_(select(step.c.table_id)))
                .order_by(table_meta.c.created_ms.desc(), table_meta.c.table_id)
            ).all()
        return [kept for row in found if (kept := _kept(row, ends.get(row.table_id)))]

    def setup(self, table: str) -> Setup:
        with self._reading() as reader:
            agreed = reader.scalar(select(table_meta.c.setup).where(table_meta.c.table_id == table))
            if agreed is None:
                raise NoSuchTable.said("store.no-such-table")
            return _setup(agreed)

    def rows(self, table: str) -> list[Row]:
        packs_too = step.outerjoin(secret, (step.c.table_id == secret.c.table_id) & (step.c.seq == secret.c.seq))
        wanted = select(step, secret.c.pack).select_from(packs_too).where(step.c.table_id == table).order_by(step.c.seq)
        with self._reading() as reader:
            return [_row(found) for found in reader.execute(wanted)]

    def append(self, table: str, rows: list[Row]) -> None:
        packs = [{"table_id": table, "seq": row.seq, "pack": cards_text(list(row.pack))} for row in rows if row.pack]
        try:
            with self._writing() as writer:
                writer.execute(insert(step), [_values(table, row) for row in rows])
                if packs:
                    writer.execute(insert(secret), packs)
        except IntegrityError as taken:
            raise RowTaken from taken

    def close(self) -> None:
        self._readers.dispose()

    def _touch(self) -> None:
        """Writes something that changes nothing, so that a place that takes no writing is told now."""
        with self._writer.begin() as writer:
            version = writer.exec_driver_sql("PRAGMA user_version").scalar_one()
            writer.exec_driver_sql(f"PRAGMA user_version = {int(version)}")

    def _into_the_file(self) -> None:
        """Brings what stands in the write-ahead log into the file, so that a file without its log has lost little."""
        with self._readers.connect() as writer:
            writer.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def _check(self) -> None:
        """Looks the whole file over once, at the start: a damaged page is told now, not in the middle of a deal."""
        with self._readers.connect() as reader:
            found = reader.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if found != "ok":
            raise StoreError.said("store.damaged", file=self.file)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._said_plainly(), self._readers.begin() as reader:
            yield reader

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._said_plainly(), self._writer.begin() as writer:
            yield writer

    @contextmanager
    def _said_plainly(self) -> Iterator[None]:
        """Turns what SQLite reports into a sentence. A row that stands there already is not a fault of the file and passes."""
        try:
            yield
        except IntegrityError:
            raise
        except DBAPIError as fault:
            raise StoreError.said(_sentence(fault), file=self.file) from fault
        except (msgspec.MsgspecError, KeyError, IndexError, TypeError, AttributeError) as unreadable:
            raise StoreError.said("store.damaged", file=self.file) from unreadable
        except OSError as fault:
            raise StoreError.said("store.no-access", file=self.file) from fault


def _engine(file: Path) -> Engine:
    """One connection for all; the driver leaves transactions to us, so that each begins the way its purpose needs."""
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        poolclass=StaticPool,
        hide_parameters=True,  # packs are among them, and errors end in the log
        connect_args={"check_same_thread": False, "isolation_level": None},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return engine


def _sentence(fault: DBAPIError) -> str:
    """The key of the sentence for a fault, by what SQLite calls it."""
    name = str(getattr(fault.orig, "sqlite_errorname", ""))
    if name.startswith("SQLITE_FULL"):
        return "store.full"
    if name.startswith(("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH")):
        return "store.no-access"
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return "store.busy"
    damaged = name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_ERROR", "SQLITE_MISMATCH"))
    return "store.damaged" if damaged else "store.failed"


def _setup(agreed: str) -> Setup:
    return msgspec.json.decode(agreed, type=Setup)


def _kept(row: Any, ended: str | None) -> Kept | None:
    """A line of the list of tables; nothing where it cannot be read, so that one bad table does not hide the others."""
    try:
        last = None if ended is None else msgspec.json.decode(ended, type=Ended)
        return Kept(row.table_id, row.created_ms, _setup(row.setup), last)
    except (msgspec.MsgspecError, TypeError):
        log.warning("table %s cannot be read", row.table_id)
        return None


def _values(table: str, row: Row) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": row.seq,
        "seat": row.seat,
        "action_key": row.key,
        "kind": KINDS[type(row.body)],
        "body": msgspec.json.encode(row.body).decode(),
        "at_ms": row.at_ms,
    }


def _row(found: Any) -> Row:
    body = msgspec.json.decode(found.body, type=BODIES[found.kind])
    pack = None if found.pack is None else tuple(card_of(card) for card in found.pack.split())
    return Row(seq=found.seq, body=body, at_ms=found.at_ms, seat=found.seat, key=found.action_key, pack=pack)
