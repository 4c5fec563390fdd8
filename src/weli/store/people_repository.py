"""The people whom the house knows, kept in the same database as the tables."""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Executable, Select, Table, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from weli.store.people import KnowsDoors, Player, Session
from weli.store.schema import door, formerly, lobby, player, session, sitting, waking

Reading = Callable[[], AbstractContextManager[Connection]]
Job = Callable[[Connection], None]
Insert = Callable[[Table], sqlite.Insert] | Callable[[Table], postgresql.Insert]


class PeopleRepository(KnowsDoors):
    """The `PeopleStore` of any database."""

    def __init__(
        self,
        insert_or_update: Insert,
        reading: Reading,
        write: Callable[[Job], None],
        write_soon: Callable[[Job], object],
    ) -> None:
        """`insert_or_update` as that database says it; `write` waits until it is durable, `write_soon` does not."""
        super().__init__()
        self._insert_or_update = insert_or_update
        self._reading = reading
        self._write = write
        self._write_soon = write_soon

    def player(self, player_id: str) -> Player | None:
        with self._reading() as reader:
            found = reader.execute(_with_before(select(player)).where(player.c.player_id == player_id)).all()
        return _player(found) if found else None

    def call(self, player_id: str, name: str, face: str, now_ms: int) -> None:
        called = self._insert_or_update(player).values(player_id=player_id, name=name, face=face, since_ms=now_ms)
        changed = called.on_conflict_do_update(index_elements=[player.c.player_id], set_={"name": name, "face": face})
        self._write(running(changed))

    def session(self, secret_hash: str) -> Session | None:
        wanted = _with_before(select(player, session.c.since_ms.label("known_ms"), session.c.used_ms))
        with self._reading() as reader:
            found = reader.execute(
                wanted.join(session, session.c.player_id == player.c.player_id).where(session.c.hash == secret_hash)
            ).all()
        return Session(_player(found), found[0].known_ms, found[0].used_ms) if found else None

    def add_session(self, secret_hash: str, player_id: str, now_ms: int) -> None:
        self._write(running(new_session(secret_hash, player_id, now_ms)))

    def touch_session(self, secret_hash: str, now_ms: int) -> None:
        self._write_soon(running(update(session).where(session.c.hash == secret_hash).values(used_ms=now_ms)))

    def end_session(self, secret_hash: str) -> None:
        self._write(running(delete(session).where(session.c.hash == secret_hash)))

    def unknown(self, hashes: Collection[str]) -> frozenset[str]:
        """Those of some sessions by which no browser is known any more. Raises `StoreError`."""
        with self._reading() as reader:
            return unknown_sessions(reader, hashes)

    def set_return(self, player_id: str, code_hash: str) -> None:
        self._write(running(update(player).where(player.c.player_id == player_id).values(return_hash=code_hash)))

    def return_to(self, code_hash: str, secret_hash: str, now_ms: int) -> Player | None:
        returned: list[Player] = []

        def come_back(writer: Connection) -> None:
            found = writer.execute(_with_before(select(player)).where(player.c.return_hash == code_hash)).all()
            if not found:
                return
            back = replace(_player(found), has_code=False)
            writer.execute(update(player).where(player.c.player_id == back.player).values(return_hash=None))
            writer.execute(delete(session).where(session.c.player_id == back.player))
            writer.execute(new_session(secret_hash, back.player, now_ms))
            returned.append(back)

        self._write(come_back)
        return returned[0] if returned else None

    def open_door(self, table: str, owner: str, code: str, code_hash: str) -> None:
        self._write(running(insert(door).values(table_id=table, owner=owner, code=code, code_hash=code_hash)))

    def door(self, table: str) -> tuple[str, str] | None:
        with self._reading() as reader:
            found = reader.execute(select(door.c.owner, door.c.code).where(door.c.table_id == table)).first()
        return (found.owner, found.code) if found else None

    def table_of(self, code_hash: str) -> str | None:
        with self._reading() as reader:
            found: str | None = reader.execute(select(door.c.table_id).where(door.c.code_hash == code_hash)).scalar()
        return found

    def note_seats(self, table: str, seats: Mapping[str, str]) -> None:
        def note(writer: Connection) -> None:
            for player_id, seat in seats.items():
                sits = self._insert_or_update(sitting).values(player_id=player_id, table_id=table, seat=seat)
                whose = [sitting.c.player_id, sitting.c.table_id]
                writer.execute(sits.on_conflict_do_update(index_elements=whose, set_={"seat": seat}))

        self._write(note)

    def send_away(self, table: str, player: str) -> None:
        self._write(_sending_away(table, player))

    def send_away_soon(self, table: str, player: str) -> None:
        self._write_soon(_sending_away(table, player))

    def wake_soon(self, table: str, at_ms: int | None) -> None:
        if at_ms is None:
            self._write_soon(running(delete(waking).where(waking.c.table_id == table)))
        else:
            wakes = self._insert_or_update(waking).values(table_id=table, at_ms=at_ms)
            moved = wakes.on_conflict_do_update(index_elements=[waking.c.table_id], set_={"at_ms": at_ms})
            self._write_soon(running(moved))

    def to_wake(self, now_ms: int) -> list[str]:
        due = select(waking.c.table_id).where(waking.c.at_ms <= now_ms).order_by(waking.c.at_ms)
        with self._reading() as reader:
            return list(reader.execute(due).scalars())

    def open_to_all_soon(self, table: str, since_ms: int | None) -> None:
        if since_ms is None:
            self._write_soon(running(delete(lobby).where(lobby.c.table_id == table)))
        else:
            opens = self._insert_or_update(lobby).values(table_id=table, since_ms=since_ms)
            self._write_soon(running(opens.on_conflict_do_nothing()))

    def open_to_all(self, most: int) -> list[str]:
        newest = select(lobby.c.table_id).order_by(lobby.c.since_ms.desc(), lobby.c.table_id).limit(most)
        with self._reading() as reader:
            return list(reader.execute(newest).scalars())

    def alone_at(self, table: str, players: Collection[str]) -> bool:
        sat = select(sitting.c.player_id).where(sitting.c.table_id == table, sitting.c.player_id.not_in(players))
        with self._reading() as reader:
            return self.owner(table) in players and reader.execute(sat).first() is None

    def opened_by(self, players: Collection[str]) -> set[str]:
        with self._reading() as reader:
            return {*reader.execute(select(door.c.table_id).where(door.c.owner.in_(players))).scalars()}

    def tables_of(self, players: Collection[str]) -> dict[str, str]:
        found = dict.fromkeys(self.opened_by(players), "")
        with self._reading() as reader:
            sat = select(sitting.c.table_id, sitting.c.seat).where(sitting.c.player_id.in_(players))
            return found | {row.table_id: row.seat for row in reader.execute(sat)}


def running(statement: Executable) -> Job:
    """The job of doing that."""

    def run(writer: Connection) -> None:
        writer.execute(statement)

    return run


def new_session(secret_hash: str, player_id: str, now_ms: int) -> Any:
    return insert(session).values(hash=secret_hash, player_id=player_id, since_ms=now_ms, used_ms=now_ms)


def unknown_sessions(reader: Connection, hashes: Collection[str]) -> frozenset[str]:
    """As `PeopleRepository.unknown`."""
    if not hashes:
        return frozenset()
    known = reader.execute(select(session.c.hash).where(session.c.hash.in_(hashes))).scalars()
    return frozenset(hashes) - frozenset(known)


def _with_before(wanted: Select[Any]) -> Select[Any]:
    """The same for each player as whom somebody has been here, or once for who has been nobody else."""
    before = wanted.add_columns(formerly.c.player_id.label("before_id"))
    return before.outerjoin(formerly, formerly.c.now_id == player.c.player_id)


def _player(rows: Sequence[Any]) -> Player:
    found, before = rows[0], frozenset(row.before_id for row in rows if row.before_id is not None)
    return Player(found.player_id, found.name, found.face, found.return_hash is not None, before)


def _sending_away(table: str, player_id: str) -> Job:
    return running(delete(sitting).where((sitting.c.table_id == table) & (sitting.c.player_id == player_id)))
