"""Brings a store to the shape that this version of Weli writes."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, func, inspect, select, text
from sqlalchemy.exc import DBAPIError

from weli.store.schema import metadata
from weli.store.store import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "alembic_version"
OF_WELI = VERSION, "table_meta"
ONE_AT_A_TIME: Final = 3_300_333
"""The lock under which a node of many brings their store up to date: any number, as long as nobody else takes it."""


def migrate(engine: Engine, said: Callable[[str], StoreError]) -> None:
    """Runs what migrations are still missing, in one transaction; `said` names the store in the sentence about it.

    Raises:
        StoreError: the store was written by a newer Weli, or by another program.
    """
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        if _version(connection, said) != newest():
            _upgrade(connection, said)
    with engine.begin() as connection:
        _check_shape(connection, said)


def newest() -> str:
    """The last migration."""
    return max(known_versions())


@cache
def known_versions() -> frozenset[str]:
    """All migrations: the names of their files begin with what they are called."""
    return frozenset(file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/*.py"))


def _version(connection: Connection, said: Callable[[str], StoreError]) -> str | None:
    """The last migration that was run on a store; none where it is new. Nothing is added to a file of another program."""
    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    if not set(OF_WELI) <= set(tables):
        raise said("foreign")
    return connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalar()  # noqa: S608  a name of our own


def _upgrade(connection: Connection, said: Callable[[str], StoreError]) -> None:
    from alembic import command  # noqa: PLC0415  a tenth of the start, and most stores are of this version
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util.exc import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as unknown:
        raise said("newer") from unknown


def _check_shape(connection: Connection, said: Callable[[str], StoreError]) -> None:
    """Whether everything that will be asked for is there: in plain SQL, for building each question took longer than asking it."""
    try:
        for table in metadata.tables.values():
            columns = ", ".join(map(str, table.columns))
            connection.exec_driver_sql(f"SELECT {columns} FROM {table} LIMIT 0")  # noqa: S608  names of our own
    except DBAPIError as missing:
        raise said("foreign") from missing
