"""Brings a store to the shape that this version of Weli writes."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Engine

from weli.table.store import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(engine: Engine, file: Path) -> None:
    """Runs what migrations are still missing, in one transaction.

    Raises:
        StoreError: the store was written by a newer Weli.
    """
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as unknown:
        raise StoreError.said("store.newer", file=file) from unknown
