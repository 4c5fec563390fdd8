"""Brings a store to the shape that this version of Weli writes."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, inspect, select
from sqlalchemy.exc import DBAPIError

from weli.table.schema import metadata
from weli.table.store import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
OF_WELI = "alembic_version", "table_meta"


def migrate(engine: Engine, file: Path) -> None:
    """Runs what migrations are still missing, in one transaction.

    Raises:
        StoreError: the store was written by a newer Weli, or by another program.
    """
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            _check_whose(connection, file)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as unknown:
        raise StoreError("store.newer", file=file) from unknown
    with engine.begin() as connection:
        _check_shape(connection, file)


def _check_whose(connection: Connection, file: Path) -> None:
    """Nothing is added to a file of another program."""
    tables = inspect(connection).get_table_names()
    if tables and not set(OF_WELI) <= set(tables):
        raise StoreError("store.foreign", file=file)


def _check_shape(connection: Connection, file: Path) -> None:
    """Whether everything that will be asked for is there."""
    try:
        for table in metadata.tables.values():
            connection.execute(select(table).limit(0))
    except DBAPIError as missing:
        raise StoreError("store.foreign", file=file) from missing
