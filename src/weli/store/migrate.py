"""Brings a store to the shape that this version of Weli writes."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, func, inspect, select
from sqlalchemy.exc import DBAPIError

from weli.store.schema import metadata
from weli.store.store import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
OF_WELI = "alembic_version", "table_meta"
ONE_AT_A_TIME: Final = 3_300_333
"""The lock under which a node of many brings their store up to date: any number, as long as nobody else takes it."""


def migrate(engine: Engine, said: Callable[[str], StoreError]) -> None:
    """Runs what migrations are still missing, in one transaction; `said` names the store in the sentence about it.

    Raises:
        StoreError: the store was written by a newer Weli, or by another program.
    """
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
            _check_whose(connection, said)
            _upgrade(connection)
    except CommandError as unknown:
        raise said("newer") from unknown
    with engine.begin() as connection:
        _check_shape(connection, said)


def _upgrade(connection: Connection) -> None:
    """Most stores are of this version already, and Alembic reads every migration that it is to run none of."""
    if MigrationContext.configure(connection).get_current_heads() != _newest():
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@cache
def _newest() -> tuple[str, ...]:
    return tuple(ScriptDirectory.from_config(_config()).get_heads())


def _check_whose(connection: Connection, said: Callable[[str], StoreError]) -> None:
    """Nothing is added to a file of another program."""
    tables = inspect(connection).get_table_names()
    if tables and not set(OF_WELI) <= set(tables):
        raise said("foreign")


def _check_shape(connection: Connection, said: Callable[[str], StoreError]) -> None:
    """Whether everything that will be asked for is there."""
    try:
        for table in metadata.tables.values():
            connection.execute(select(table).limit(0))
    except DBAPIError as missing:
        raise said("foreign") from missing
