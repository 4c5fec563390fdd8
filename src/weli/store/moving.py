"""All that one store keeps, taken over by another: row by row as it stands there, so that the chains of hashes hold as they did."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, func, insert, select, update

from weli.core.errors import SaidError
from weli.store.chain import check
from weli.store.jobs import stored_of
from weli.store.schema import (
    address,
    door,
    formerly,
    house_key,
    installation,
    keeping,
    lobby,
    passkey,
    player,
    push,
    pushed,
    secret,
    session,
    sitting,
    step,
    table_meta,
    waking,
)

AT_ONCE: Final = 1_000
OF_A_TABLE: Final = (table_meta, step, secret, door, sitting, waking, pushed, lobby)
OF_PEOPLE: Final = (player, session, passkey, address, formerly, push, house_key)


class NotMoved(SaidError):
    """Nothing was moved. What was there before is there still."""

    exit_status = 1


@dataclass(frozen=True)
class Moved:
    """How many tables and people have come along, and which tables have not: those that do not add up."""

    tables: int
    people: int
    left: list[str]


def copy_all(reader: Connection, writer: Connection) -> Moved:
    """Writes down what stands there, into a store in which nothing stands yet. Raises `NotMoved` where something does."""
    if any(_count(writer, each) for each in (table_meta, player)):
        raise NotMoved("move.not-empty")
    # It is the same house: what it mixes into the hashes of addresses comes along.
    writer.execute(update(installation).values(name=reader.execute(select(installation.c.name)).scalar_one()))
    for each in (push, house_key):  # a house that was open for a moment may have some
        writer.execute(delete(each))
    for each in OF_PEOPLE:
        _copy(reader, writer, each, {})
    moved, left = 0, []
    for name in reader.execute(select(table_meta.c.table_id).order_by(table_meta.c.created_ms)).scalars().all():
        if is_whole(reader, name):
            for each in OF_A_TABLE:
                _copy(reader, writer, each, {"table_id": name})
            moved += 1
        else:
            left.append(str(name))
    return Moved(moved, _count(writer, player), left)


def is_whole(reader: Connection, table: str) -> bool:
    """Whether the rows of a table hold together."""
    return check(*stored_of(reader, table)).broken_at is None


def check_alike(one: Connection, other: Connection) -> None:
    """Raises `NotMoved` where a table that has come along does not hold together as it did."""
    for name, head in heads(other).items():
        if not is_whole(other, name) or heads(one, name).get(name) != head:
            raise NotMoved("move.differs", table=name)


def heads(reader: Connection, table: str | None = None) -> Mapping[str, tuple[int, str]]:
    """The last row of each table, and its hash, which stands for all before it."""
    found = select(table_meta.c.table_id, table_meta.c.head_seq, table_meta.c.head_hash)
    found = found if table is None else found.where(table_meta.c.table_id == table)
    return {row.table_id: (row.head_seq, row.head_hash) for row in reader.execute(found)}


def is_served(reader: Connection, now_ms: int) -> bool:
    """Whether a node plays there."""
    return reader.execute(select(keeping.c.node).where(keeping.c.until_ms > now_ms)).first() is not None


def _copy(reader: Connection, writer: Connection, table: Table, of: Mapping[str, Any]) -> None:
    for rows in _in_parts(reader, table, of):
        writer.execute(insert(table), rows)


def _in_parts(reader: Connection, table: Table, of: Mapping[str, Any]) -> Iterator[list[dict[str, Any]]]:
    found = reader.execute(select(table).where(*(table.c[name] == value for name, value in of.items())))
    for part in found.mappings().partitions(AT_ONCE):
        yield [dict(row) for row in part]


def _count(reader: Connection, table: Table) -> int:
    return int(reader.execute(select(func.count()).select_from(table)).scalar_one())
