"""Where tables are kept: one small interface, and what can go wrong behind it."""

from collections.abc import Collection
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Protocol

from weli.core.errors import Missing, SaidError
from weli.store.accounts import AccountStore
from weli.store.log import Ended, Row, Setup
from weli.store.people import PeopleStore
from weli.store.pushes import PushStore


class StoreError(SaidError):
    """The tables cannot be read or written: a damaged file, a full disk, a place one may not write to."""

    exit_status = 1


class StoreAway(StoreError):
    """The tables cannot be reached just now. Whether what was handed in last is written will be seen once they can."""


class NoSuchTable(SaidError, Missing):
    """No table goes by that name."""


class RowTaken(Exception):
    """Somebody else has written that row of the log first: read the log again and decide again."""


@dataclass(frozen=True)
class Log:
    """What was agreed at a table, and its rows as far as they hold together.

    `broken_at` is the number of the first row that does not, 0 where what was agreed is not what it was; none where all is whole.
    """

    setup: Setup
    rows: list[Row]
    broken_at: int | None


@dataclass(frozen=True)
class Torn:
    """A table that does not add up: its name, what of the rest can be read, and how many counted deals stand before the damage."""

    table: str
    opened_ms: int | None
    setup: Setup | None
    deals: int


@dataclass(frozen=True)
class Kept:
    """A table as the list of tables knows it: its name, when it was opened, what was agreed, and the last deal counted."""

    table: str
    opened_ms: int
    setup: Setup
    last: Ended | None


class Store(Protocol):
    """Keeps the logs of tables, and the people who sit there, for any thread. What a method has returned from is durable."""

    @property
    def people(self) -> PeopleStore: ...

    @property
    def accounts(self) -> AccountStore: ...

    @property
    def pushes(self) -> PushStore: ...

    @property
    def is_shared(self) -> bool:
        """Whether others write to it as well, so that what is known of a table may have gone on meanwhile."""

    def open_table(self, table: str, setup: Setup, opened_ms: int) -> None:
        """Begins an empty log. Raises `RowTaken` where there is a table of that name, and `StoreError`."""

    def forget_table(self, table: str) -> None:
        """Deletes a table, its log and its cards. Raises `NoSuchTable`, `StoreError`."""

    def tables(self, of: Collection[str] | None = None) -> list[Kept | Torn]:
        """All tables, or those of these names, the newest first; those that do not add up among them. Raises `StoreError`."""

    def read(self, table: str) -> Log:
        """The log of a table, oldest row first. Raises `NoSuchTable`, and `StoreError` where not even what was agreed can be read."""

    def read_after(self, table: str, seq: int) -> list[Row]:
        """What has been added to a log behind that row.

        Raises `NoSuchTable`, and `StoreError` where it cannot be read: then the whole log tells what is the matter with it.
        """

    def append(self, table: str, rows: list[Row]) -> None:
        """Adds rows to a log, all or none of them.

        Raises `RowTaken` where one of them stands in the log already, by number or by key, and `StoreError`.
        """

    def append_soon(self, table: str, rows: list[Row]) -> Future[None]:
        """The same for who has something else to do meanwhile: the answer comes, or raises, once the rows are durable or cannot be."""

    def touch(self) -> None:
        """Writes something that changes nothing, so that a place that takes no writing is told now. Raises `StoreError`."""

    def close(self) -> None:
        """Closes the store. What it keeps stays."""
