"""Whom word is sent that it is their turn, kept in the same database as the tables."""

from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import Connection, Select, delete, or_, select

from weli.store.people_repository import Insert, Job, Reading, running
from weli.store.pushes import Device
from weli.store.schema import formerly, house_key, push, pushed, session


class PushRepository:
    """The `PushStore` of any database."""

    def __init__(self, insert_or_update: Insert, reading: Reading, write: Callable[[Job], None]) -> None:
        self._insert_or_update = insert_or_update
        self._reading = reading
        self._write = write

    def house_key(self, purpose: str, drawn: str) -> str:
        new = self._insert_or_update(house_key).values(purpose=purpose, secret=drawn)
        self._write(running(new.on_conflict_do_nothing()))
        with self._reading() as reader:
            found = select(house_key.c.secret).where(house_key.c.purpose == purpose)
            return str(reader.execute(found).scalar_one())

    def add(self, player_id: str, session_hash: str, device: Device, now_ms: int, most: int) -> None:
        values: dict[str, Any] = {name: getattr(device, name) for name in Device.__match_args__}
        values |= {"player_id": player_id, "session": session_hash, "since_ms": now_ms}
        changed = {name: value for name, value in values.items() if name not in ("endpoint", "since_ms")}

        def add(writer: Connection) -> None:
            new = self._insert_or_update(push).values(**values)
            writer.execute(new.on_conflict_do_update(index_elements=[push.c.endpoint], set_=changed))
            writer.execute(delete(push).where(push.c.session != "", push.c.session.not_in(select(session.c.hash))))
            theirs = select(push.c.endpoint).where(push.c.player_id == player_id).order_by(push.c.since_ms.desc())
            for old in writer.execute(theirs).scalars().all()[most:]:
                writer.execute(delete(push).where(push.c.endpoint == old))

        self._write(add)

    def drop(self, endpoint: str) -> None:
        self._write(running(delete(push).where(push.c.endpoint == endpoint)))

    def devices(self, player_id: str) -> list[Device]:
        now = select(formerly.c.now_id).where(formerly.c.player_id == player_id)
        is_theirs = or_(push.c.player_id == player_id, push.c.player_id.in_(now))
        with self._reading() as reader:
            found = reader.execute(_still_known(select(push).where(is_theirs)))
            return [Device(**{name: getattr(row, name) for name in Device.__match_args__}) for row in found]

    def asked_since(self, players: Collection[str]) -> dict[str, int]:
        with self._reading() as reader:
            found = reader.execute(_still_known(select(push).where(push.c.player_id.in_(players))))
            return {row.endpoint: row.since_ms for row in found}

    def is_news(self, table: str, player_id: str, turn: str) -> bool:
        told: list[bool] = []

        def note(writer: Connection) -> None:
            new = self._insert_or_update(pushed).values(table_id=table, player_id=player_id, turn=turn)
            whose = [pushed.c.table_id, pushed.c.player_id]
            noted = new.on_conflict_do_update(index_elements=whose, set_={"turn": turn}, where=pushed.c.turn != turn)
            told[:] = [writer.execute(noted.returning(pushed.c.turn)).first() is not None]

        self._write(note)
        return told[0]


def _still_known(devices: Select[Any]) -> Select[Any]:
    """Whoever has signed out somewhere, or has gone to another device, is told nothing there."""
    return devices.where(or_(push.c.session == "", push.c.session.in_(select(session.c.hash))))
