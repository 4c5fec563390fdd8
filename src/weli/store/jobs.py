"""What is done with a database that keeps tables, whichever it is, over a connection that somebody else has begun and ends.

The number of a row is its place in the log. Of two who write the same one the first is kept: in the end the primary key judges that.
"""

import sqlite3
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, Insert, Update, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from weli.core.cards import card_of, cards_text
from weli.core.decoding import decoded
from weli.core.errors import WeliError
from weli.store.chain import Agreed, Stored, chained, check, holds
from weli.store.listing import META, STORED, UNREADABLE, setup_or_none
from weli.store.log import BODIES, KINDS, Mixed, Row, Setup
from weli.store.schema import beside, door, keeping, lobby, pushed, secret, sitting, step, table_meta, waking, written
from weli.store.store import Log, NoSuchTable, RowTaken, StoreError
from weli.store.writer import Job, Outcome

_OF_HEADS = select(table_meta.c.table_id, table_meta.c.head_seq, table_meta.c.head_hash)
HEADS = _OF_HEADS.where(table_meta.c.table_id.in_(bindparam("of", expanding=True)))
HEAD = _OF_HEADS.where(table_meta.c.table_id == bindparam("of"))
TAIL = STORED.where(step.c.seq >= bindparam("first"))
MOVE_HEAD = update(table_meta).where(table_meta.c.table_id == bindparam("of"))
ADD_ROWS, ADD_SECRETS = insert(step), insert(secret)

BEGIN_JOB, UNDO_JOB, END_JOB = "SAVEPOINT job", "ROLLBACK TO SAVEPOINT job", "RELEASE SAVEPOINT job"
"""As every database has it; SQLAlchemy would put these words together anew each time, which takes longer than to say them."""


def opening(table: str, setup: Setup, opened_ms: int) -> Job:
    """Begins an empty log."""
    agreed = msgspec.json.encode(setup).decode()
    head = Agreed(table, agreed, opened_ms, 0, "").fingerprint()
    meta = {"table_id": table, "setup": agreed, "created_ms": opened_ms, "head_seq": 0, "head_hash": head}

    def open_new(writer: Connection) -> None:
        writer.execute(insert(table_meta), meta)

    return open_new


def forgetting(table: str) -> Job:
    """Deletes a table, its log and its cards. The job raises `NoSuchTable`."""

    def forget(writer: Connection) -> None:
        kept = (
            beside,
            keeping,
            waking,
            pushed,
            lobby,
            written,
            sitting,
            door,
            secret,
            step,
            table_meta,
        )  # of a torn table some of it may be missing
        if not sum(writer.execute(delete(each).where(each.c.table_id == table)).rowcount for each in kept):
            raise NoSuchTable("store.no-such-table")

    return forget


class Hand(Protocol):
    """What adds rows to logs, in a transaction that somebody else begins and ends."""

    def heads(self, tables: Collection[str]) -> Iterable[Sequence[Any]]:
        """Of each of those tables that is there: its name, and the number and the hash of its last row."""

    def put(self, statement: Insert | Update, values: list[dict[str, Any]]) -> None:
        """The same statement for all of these values."""


@dataclass(frozen=True)
class AnyDatabase:
    """A hand that writes wherever SQLAlchemy does."""

    writer: Connection

    def heads(self, tables: Collection[str]) -> Iterable[Sequence[Any]]:
        return self.writer.execute(HEADS, {"of": list(tables)})

    def put(self, statement: Insert | Update, values: list[dict[str, Any]]) -> None:
        self.writer.execute(statement, values)


@dataclass(frozen=True)
class Appending:
    """The job that adds rows to a log, all or none of them. It raises `RowTaken` where somebody was there first."""

    table: str
    rows: list[Row]

    def __call__(self, writer: Connection) -> None:
        append_all(AnyDatabase(writer), [self])


def append_all(hand: Hand, added: Sequence[Appending]) -> None:
    """Adds rows to many logs, in so many statements as to one. Raises `RowTaken` where somebody was first at any; then nothing counts."""
    heads = {of: (seq, found) for of, seq, found in hand.heads({each.table for each in added})}
    links: list[Stored] = []
    for each in added:
        if each.table not in heads:
            raise RowTaken
        links += _linked(each.table, each.rows, heads[each.table])
        heads[each.table] = links[-1].seq, links[-1].hash
    try:
        hand.put(ADD_ROWS, [_values(link) for link in links])
    except (IntegrityError, sqlite3.IntegrityError) as taken:
        raise RowTaken from taken
    secrets = [{"table_id": link.table_id, "seq": link.seq, "pack": link.pack} for link in links if link.pack]
    if secrets:
        hand.put(ADD_SECRETS, secrets)
    hand.put(
        MOVE_HEAD, [{"of": table, "head_seq": seq, "head_hash": head} for table, (seq, head) in sorted(heads.items())]
    )


def stored_of(reader: Connection, table: str) -> tuple[Agreed, list[Stored]]:
    """What stands there of a table, whatever it is worth. Raises `NoSuchTable`."""
    found = reader.execute(META, {"of": table}).first()
    if found is None:
        raise NoSuchTable("store.no-such-table")
    return Agreed(*found), [Stored(*row) for row in reader.execute(STORED, {"of": table})]


def rows_after(reader: Connection, table: str, seq: int) -> list[Row]:
    """The rows behind that one. Raises `NoSuchTable`, and `StoreError` where they do not hold together or cannot be read."""
    first = max(1, seq)
    tail = [Stored(*row) for row in reader.execute(TAIL, {"of": table, "first": first})]
    if not tail and reader.execute(META, {"of": table}).first() is None:
        raise NoSuchTable("store.no-such-table")
    rows = _readable(tail) if holds(tail, first) else []
    if len(rows) < len(tail):
        raise StoreError("store.broken-log", row=first + len(rows))
    return rows[seq - first + 1 :]


def log_of(agreed: Agreed, stored: list[Stored]) -> Log:
    """The log as far as it holds together. Raises `StoreError` where not even what was agreed can be read."""
    setup = setup_or_none(agreed)
    if setup is None:
        raise StoreError("store.lost-setup")
    holding = check(agreed, stored)
    rows = _readable(stored[: holding.rows])
    return Log(setup, rows, len(rows) + 1 if len(rows) < holding.rows else holding.broken_at)


def under_savepoint(writer: Connection, job: Job) -> Outcome:
    """Does a job so that it can be undone by itself; what it is refused for, where it is not a matter of the file."""
    writer.exec_driver_sql(BEGIN_JOB)
    try:
        job(writer)
    except (RowTaken, WeliError) as refused:
        writer.exec_driver_sql(UNDO_JOB)
        return refused
    writer.exec_driver_sql(END_JOB)
    return None


def _linked(table: str, rows: list[Row], head: tuple[int, str]) -> list[Stored]:
    """Rows as they are stored behind the last one. Raises `RowTaken` where that is not the one they were made for."""
    links: list[Stored] = []
    number, prev = head
    for row in rows:
        if row.seq != number + 1:
            raise RowTaken
        links.append(chained(_stored(table, row), row.seq, prev))
        number, prev = row.seq, links[-1].hash
    return links


def _stored(table: str, row: Row) -> Stored:
    return Stored(
        table_id=table,
        seq=row.seq,
        seat=row.seat,
        action_key=row.key,
        kind=KINDS[type(row.body)],
        body=msgspec.json.encode(row.body).decode(),
        at_ms=row.at_ms,
        engine=row.engine,
        prev=None,
        hash=None,
        pack=_kept_apart(row),
    )


def _kept_apart(row: Row) -> str | None:
    """The secret of a row, where it has one: the order of a pack, or what the house adds to a shuffle."""
    if row.secret is not None:
        return row.secret.hex()
    return cards_text(list(row.pack)) if row.pack else None


def _values(stored: Stored) -> dict[str, Any]:
    """What stands in the log: all but what lies among the secrets."""
    values = stored._asdict()
    del values["pack"]
    return values


def _readable(stored: list[Stored]) -> list[Row]:
    """The rows up to the first that cannot be read."""
    rows: list[Row] = []
    for found in stored:
        try:
            rows.append(_row(found))
        except UNREADABLE:
            break
    return rows


def _row(found: Stored) -> Row:
    """Raises one of `UNREADABLE`."""
    for value, kinds in (
        (found.seat, int | None),
        (found.action_key, str | None),
        (found.at_ms, int),
        (found.engine, str),
    ):
        if not isinstance(value, kinds):
            raise TypeError
    body = decoded(found.body, BODIES[found.kind])
    row = Row(found.seq, body, found.at_ms, found.seat, found.action_key, engine=found.engine)
    if found.pack is None:
        return row
    if isinstance(body, Mixed):
        return replace(row, secret=bytes.fromhex(found.pack))
    return replace(row, pack=tuple(card_of(card) for card in found.pack.split()))
