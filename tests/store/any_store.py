"""The same store whichever database keeps it, for what has to hold of each."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from sqlalchemy import Connection, create_engine, text

from servers import Postgres
from weli.store.postgres import PostgresStore
from weli.store.sqlite import SqliteStore
from weli.store.store import Store
from weli.workers.asking import Asking, WorkerStore
from weli.workers.keeper import Keeper

READY = "weli_ready"
"""A database in which all migrations have been done; copying it takes a twentieth of the time."""


@cache
def _ready_file() -> bytes:
    """What a file holds in which all migrations have been done."""
    with TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "weli.db")
        store.close()
        return store.file.read_bytes()


def ready_store(file: Path) -> SqliteStore:
    """A store in a new file, in a quarter of the time that its migrations take."""
    file.write_bytes(_ready_file())
    return SqliteStore(file)


class AnyStore(Protocol):
    """A store, and its database as others see it."""

    store: Store

    @property
    def address(self) -> str:
        """That of the database, as SQLAlchemy writes it."""

    def opened(self) -> Store:
        """Another store on the same database. Raises `StoreError`."""

    def reopened(self) -> Store:
        """The same in the place of this one. Raises `StoreError`."""

    @contextmanager
    def connected(self) -> Iterator[Connection]:
        """Another program that uses the same database."""

    def does(self, statement: str) -> None:
        """What another program does to it."""

    def asks(self, statement: str) -> list[Any]: ...


class _AnyStore:
    store: Store
    address: str

    def opened(self) -> Store:
        raise NotImplementedError

    def reopened(self) -> Store:
        self.store.close()
        self.store = self.opened()
        return self.store

    @contextmanager
    def connected(self) -> Iterator[Connection]:
        engine = create_engine(self.address)
        with engine.begin() as connection:
            yield connection
        engine.dispose()

    def does(self, statement: str) -> None:
        with self.connected() as connection:
            connection.execute(text(statement))

    def asks(self, statement: str) -> list[Any]:
        with self.connected() as connection:
            return list(connection.execute(text(statement)))


class OnSqlite(_AnyStore):
    def __init__(self, folder: Path) -> None:
        self.file = folder / "weli.db"
        self.address = f"sqlite:///{self.file}"
        self.store = ready_store(self.file)

    def opened(self) -> Store:
        return SqliteStore(self.file)


class ByKeeper(OnSqlite):
    """The same file, asked for by a worker of the process that keeps it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.store.close()
        self.store = self.opened()

    def opened(self) -> Store:
        return _Closing(SqliteStore(self.file))


class _Closing(WorkerStore):
    """That of a worker, with which the file is closed."""

    def __init__(self, own: SqliteStore) -> None:
        super().__init__(Asking("worker", Keeper(own, lambda _worker, _table: None).answer()))
        self._own = own

    def close(self) -> None:
        super().close()
        self._own.close()


class OnPostgres(_AnyStore):
    def __init__(self, server: Postgres) -> None:
        self.server = server
        self.database = ready_database(server)
        self.address = server.address(self.database)
        self.store = self.opened()

    def opened(self) -> PostgresStore:
        return PostgresStore(self.address)


def ready_database(server: Postgres) -> str:
    """The name of a new database that is up to date."""
    if not server.do(f"SELECT 1 FROM pg_database WHERE datname = '{READY}'"):
        server.do(f"CREATE DATABASE {READY}")
        PostgresStore(server.address(READY)).close()
    return server.new_database(READY)
