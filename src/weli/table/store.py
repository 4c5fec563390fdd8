"""Where tables are kept: one small interface, and what can go wrong behind it."""

from dataclasses import dataclass
from typing import Protocol, Self

from weli.errors import WeliError
from weli.table.log import Ended, Row, Setup
from weli.texts import in_each_language


class SaidError(WeliError):
    """An error whose sentence stands in the catalogue; a command that fails with it ends with its `exit_status`."""

    exit_status = 2

    @classmethod
    def said(cls, key: str, **values: object) -> Self:
        return cls(**in_each_language(key, **values))


class StoreError(SaidError):
    """The tables cannot be read or written: a damaged file, a full disk, a place one may not write to."""

    exit_status = 1


class NoSuchTable(SaidError):
    """No table goes by that name."""


class RowTaken(Exception):
    """Somebody else has written that row of the log first; read on and decide again."""


@dataclass(frozen=True)
class Kept:
    """A table as the list of tables knows it: its name, when it was opened, what was agreed, and the last deal counted."""

    table: str
    opened_ms: int
    setup: Setup
    last: Ended | None


class Store(Protocol):
    """Keeps the logs of tables. What a method has returned from is durable."""

    def open_table(self, table: str, setup: Setup, opened_ms: int) -> None:
        """Begins an empty log. Raises `StoreError`."""

    def tables(self) -> list[Kept]:
        """All tables, the newest first. Raises `StoreError`."""

    def setup(self, table: str) -> Setup:
        """What was agreed at that table. Raises `NoSuchTable`, `StoreError`."""

    def rows(self, table: str) -> list[Row]:
        """The whole log of a table, oldest row first. Raises `StoreError`."""

    def append(self, table: str, rows: list[Row]) -> None:
        """Adds rows to a log, all or none of them.

        Raises `RowTaken` where one of them stands in the log already, by number or by key, and `StoreError`.
        """

    def close(self) -> None:
        """Lets go of the store. What it keeps stays."""
