"""What the nodes of one house tell each other through the database that they share.

Every moment is the database's, so it does not matter what the clocks of the nodes show.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, not_, or_, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or_update
from sqlalchemy.exc import IntegrityError

from weli.core.decoding import decoded
from weli.parlour.notes import LEASE, Beat
from weli.store.jobs import AnyDatabase
from weli.store.people_repository import unknown_sessions
from weli.store.postgres import NOW, PostgresStore
from weli.store.schema import beside, keeping, written
from weli.table.chatting import KEPT, Chat, Written
from weli.table.presence import Presence

LONG_GONE: Final = 60_000
TRIES: Final = 5


class NodeRepository:
    """The `Notes` of a node, in the tables of the database that are about nodes."""

    def __init__(self, store: PostgresStore, node: str) -> None:
        self._store = store
        self._node = node

    def beat(self, tables: Collection[str], sessions: Collection[str]) -> Beat:
        """This node is there, with pages open at those tables, in browsers that are known by those."""
        here = sorted(tables)  # in one order everywhere, so that no two nodes wait for each other
        with self._store.working() as writer:
            now: int = writer.execute(NOW).scalar_one()
            keeps = self._keep(writer, here, now)
            mine = beside.c.node == self._node
            # In the order in which `say` writes them, which may go on at the same time.
            writer.execute(select(beside.c.table_id).where(mine).order_by(beside.c.table_id).with_for_update())
            still = update(beside).where(mine, beside.c.table_id.in_(here)).values(until_ms=now + LEASE)
            known = frozenset(writer.execute(still.returning(beside.c.table_id)).scalars())
            gone = and_(mine, beside.c.table_id.not_in(here))
            writer.execute(delete(beside).where(or_(gone, beside.c.until_ms < now - LONG_GONE)))
            heads = {table: seq for table, seq, _ in AnyDatabase(writer).heads(here)}
            last = select(written.c.table_id, func.max(written.c.number)).where(written.c.table_id.in_(here))
            lines = writer.execute(last.group_by(written.c.table_id))
            return Beat(
                now,
                keeps,
                frozenset(here) - known,
                heads,
                dict(map(tuple, lines)),
                self._said(writer, here, now),
                unknown_sessions(writer, sessions),
            )

    def now_ms(self) -> int:
        """The time of the database."""
        with self._store.working() as reader:
            now: int = reader.execute(NOW).scalar_one()
        return now

    def say(self, said: Mapping[str, Presence]) -> None:
        """What is so with the pages of this node at some tables."""
        with self._store.working() as writer:
            until = writer.execute(NOW).scalar_one() + LEASE
            for table, body in sorted(said.items()):
                told = {"body": msgspec.json.encode(body).decode(), "until_ms": until}
                own = insert_or_update(beside).values(table_id=table, node=self._node, **told)
                writer.execute(own.on_conflict_do_update(index_elements=[beside.c.table_id, beside.c.node], set_=told))

    def news(self, table: str, after: int) -> tuple[Mapping[str, Presence], list[Written]]:
        """What the others say of a table now, and the lines that were written there behind that one."""
        with self._store.working() as reader:
            said = self._said(reader, [table], reader.execute(NOW).scalar_one())
            return said.get(table, {}), _lines(reader, table, after)

    def write(self, table: str, seat: int, line: str, now_ms: int, known: Chat) -> list[Written]:
        """Somebody has written a line; it and those before it that are not known yet."""
        for _ in range(TRIES):
            try:
                with self._store.working() as writer:
                    last = writer.execute(select(func.max(written.c.number)).where(written.c.table_id == table))
                    # Those of before may have been lost with the database.
                    number = max((last.scalar() or 0) + 1, known.next_number)
                    said = {"table_id": table, "number": number, "seat": seat, "line": line, "at_ms": now_ms}
                    writer.execute(insert(written), said)
                    old = and_(written.c.table_id == table, written.c.number <= number - KEPT)
                    writer.execute(delete(written).where(old))
                    return _lines(writer, table, known.number)
            except IntegrityError:
                continue  # somebody else's line has that number
        return []

    def leave(self) -> None:
        """This node ends: whatever it has done is done by others at once."""
        with self._store.working() as writer:
            for each in (keeping, beside):
                writer.execute(delete(each).where(each.c.node == self._node))

    def _keep(self, writer: Connection, here: list[str], now: int) -> frozenset[str]:
        """Takes over what nobody does, or whoever did has gone; lets go of tables at which no page is open here any more."""
        writer.execute(delete(keeping).where(keeping.c.node == self._node, keeping.c.table_id.not_in(here)))
        if not here:
            return frozenset()
        own = {"node": self._node, "until_ms": now + LEASE}
        new = insert_or_update(keeping).values([{"table_id": table, **own} for table in here])
        writer.execute(new.on_conflict_do_nothing())
        is_free = or_(keeping.c.node == self._node, not_(_holds(keeping.c.until_ms, now)))
        free = select(keeping.c.table_id).where(keeping.c.table_id.in_(here), is_free)
        taken = update(keeping).where(keeping.c.table_id.in_(free.with_for_update(skip_locked=True))).values(**own)
        return frozenset(writer.execute(taken.returning(keeping.c.table_id)).scalars())

    def _said(self, reader: Connection, tables: Collection[str], now: int) -> dict[str, dict[str, Presence]]:
        others = select(beside.c.table_id, beside.c.node, beside.c.body).where(
            beside.c.table_id.in_(tables), beside.c.node != self._node, _holds(beside.c.until_ms, now)
        )
        said: dict[str, dict[str, Presence]] = {}
        for table, node, body in reader.execute(others):
            said.setdefault(table, {})[node] = decoded(body, Presence)
        return said


def _holds(until_ms: ColumnElement[int], now: int) -> ColumnElement[bool]:
    """Whether what was said until then holds still; what is too far off was said before the clock of the database was set back."""
    return until_ms.between(now, now + LONG_GONE)


def _lines(reader: Connection, table: str, after: int) -> list[Written]:
    behind = select(written).where(written.c.table_id == table, written.c.number > after).order_by(written.c.number)
    found: list[Any] = list(reader.execute(behind))
    return [Written(row.number, row.seat, row.line, row.at_ms) for row in found]
