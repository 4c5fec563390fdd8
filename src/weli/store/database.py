"""What a store does, whichever database keeps it: every change one transaction, and many changes one commit."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from weli.core.errors import WeliError
from weli.store.account_repository import AccountRepository
from weli.store.jobs import (
    AnyDatabase,
    Appending,
    append_all,
    forgetting,
    log_of,
    opening,
    rows_after,
    stored_of,
    under_savepoint,
)
from weli.store.log import Row, Setup
from weli.store.moving import Moved, NotMoved, check_alike, copy_all, is_served
from weli.store.people_repository import PeopleRepository
from weli.store.push_repository import PushRepository
from weli.store.store import Log, RowTaken, StoreError
from weli.store.writer import Job, Outcome, Writer


class DatabaseStore(ABC):
    """A `Store` but for how its database is reached, what its faults are called, and how its tables are listed."""

    people: PeopleRepository
    accounts: AccountRepository
    pushes: PushRepository

    def __init__(self) -> None:
        self._writer = Writer(self._commit)

    @abstractmethod
    def _reading(self) -> AbstractContextManager[Connection]:
        """A connection that sees one moment. Raises `StoreError`."""

    @abstractmethod
    def _writing(self) -> AbstractContextManager[Connection]:
        """The connection that commits, for one transaction. Raises `StoreError`."""

    def open_table(self, table: str, setup: Setup, opened_ms: int) -> None:
        try:
            self._at_once(opening(table, setup, opened_ms))
        except IntegrityError as taken:
            raise RowTaken from taken

    def forget_table(self, table: str) -> None:
        self._at_once(forgetting(table))
        self.people.forget_door(table)

    def read(self, table: str) -> Log:
        with self._reading() as reader:
            agreed, stored = stored_of(reader, table)
        return log_of(agreed, stored)

    def read_after(self, table: str, seq: int) -> list[Row]:
        with self._reading() as reader:
            return rows_after(reader, table, seq)

    def heads(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last row of each of those tables that is there. Raises `StoreError`."""
        with self._reading() as reader:
            return {table: seq for table, seq, _ in AnyDatabase(reader).heads(tables)}

    def append(self, table: str, rows: list[Row]) -> None:
        self._at_once(Appending(table, rows))

    def append_soon(self, table: str, rows: list[Row]) -> Future[None]:
        return self._writer.do(Appending(table, rows))

    def take_over(self, other: "DatabaseStore") -> Moved:
        """All that another store keeps is kept here from now on, too; all of it or nothing, and looked over afterwards.

        Raises `NotMoved`, `StoreError`.
        """
        moved: list[Moved] = []
        with other._reading() as reader:
            if is_served(reader, other._now_ms(reader)):
                raise NotMoved("move.in-use")
            self._at_once(lambda writer: moved.append(copy_all(reader, writer)))
            with self._reading() as copied:
                check_alike(reader, copied)
        return moved[-1]

    def _now_ms(self, reader: Connection) -> int:
        """The time by which nodes say that they are there."""
        return 0

    def _commit(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Does jobs in one transaction; one that is refused does not keep the others from it.

        Where the database refuses, or the commit, nothing is done yet: then each is tried by itself, and told what it was.
        """
        try:
            return self._together(jobs)
        except StoreError as fault:
            return [fault] if len(jobs) == 1 else [self._alone(job) for job in jobs]

    def _together(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Does jobs in one transaction, in the order of their tables: of two nodes that write to the same ones, none waits for the other in
        a circle. Raises `StoreError` where nothing has been written.
        """
        added = [job for job in jobs if isinstance(job, Appending)]
        if len(added) == len(jobs):
            taken = self._append(sorted(added, key=_table_of))
            if taken is None or len(jobs) == 1:
                return [taken] * len(jobs)
        if len(jobs) == 1:
            return [self._one(jobs[0])]
        outcomes: list[Outcome] = [None] * len(jobs)
        with self._writing() as writer:
            for each in sorted(range(len(jobs)), key=lambda each: _table_of(jobs[each])):
                outcomes[each] = under_savepoint(writer, jobs[each])
        return outcomes

    def _append(self, added: Sequence[Appending]) -> RowTaken | None:
        """Adds rows to logs in so many statements as to one; mostly nobody else is at the same tables, otherwise nothing is written.

        Raises `StoreError`.
        """
        try:
            with self._writing() as writer:
                append_all(AnyDatabase(writer), added)
        except RowTaken as taken:
            return taken
        return None

    def _one(self, job: Job) -> Outcome:
        """A job that is alone in its commit needs nothing to be undone by itself. Raises `StoreError`."""
        try:
            with self._writing() as writer:
                job(writer)
        except StoreError:
            raise
        except (RowTaken, WeliError) as refused:
            return refused
        return None

    def _at_once(self, job: Job) -> None:
        """On the caller's own thread, who waits for it."""
        (outcome,) = self._commit([job])
        if outcome is not None:
            raise outcome

    def _alone(self, job: Job) -> Outcome:
        try:
            (outcome,) = self._together([job])
        except StoreError as fault:
            return fault
        return outcome


def _table_of(job: Job) -> str:
    """To the log of which table a job adds something; empty where it does something else."""
    return job.table if isinstance(job, Appending) else ""
