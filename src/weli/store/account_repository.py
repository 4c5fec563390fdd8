"""What keeps people known beyond one browser, kept in the same database as the tables."""

from collections.abc import Callable, Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Delete, delete, func, insert, select, update

from weli.store.accounts import Account, Passkey
from weli.store.people_repository import Insert, Job, Reading, new_session, running
from weli.store.schema import address, formerly, installation, passkey, player, push, session, sitting, ticket

REMEMBERED: Final = 3_600_000
"""For these milliseconds it is known that a ticket was handed out, used or not."""


class AccountRepository:
    """The `AccountStore` of any database."""

    def __init__(self, insert_or_update: Insert, reading: Reading, write: Callable[[Job], None]) -> None:
        self._insert_or_update = insert_or_update
        self._reading = reading
        self._write = write

    def account(self, player_id: str) -> Account:
        with self._reading() as reader:
            theirs = select(passkey).where(passkey.c.player_id == player_id).order_by(passkey.c.since_ms)
            passkeys = [_passkey(row) for row in reader.execute(theirs)]
            since = reader.execute(select(address.c.since_ms).where(address.c.player_id == player_id)).scalar()
        return Account(passkeys, since)

    def add_passkey(self, player_id: str, new: Passkey) -> bool:
        values = {name: getattr(new, name) for name in Passkey.__match_args__}
        added = self._insert_or_update(passkey).values(player_id=player_id, **values).on_conflict_do_nothing()
        self._write(running(added))
        found = self.whose_passkey(new.credential)
        return found is not None and found[0] == player_id

    def whose_passkey(self, credential: str) -> tuple[str, Passkey] | None:
        with self._reading() as reader:
            found = reader.execute(select(passkey).where(passkey.c.credential == credential)).first()
        return None if found is None else (found.player_id, _passkey(found))

    def note_use(self, credential: str, uses: int, now_ms: int) -> None:
        used = update(passkey).where(passkey.c.credential == credential)
        self._write(running(used.values(uses=uses, used_ms=now_ms)))

    def drop_passkey(self, player_id: str, credential: str) -> bool:
        theirs = passkey.c.player_id == player_id, passkey.c.credential == credential
        return self._drop(player_id, delete(passkey).where(*theirs))

    def whose_address(self, address_hash: str) -> str | None:
        with self._reading() as reader:
            whose = select(address.c.player_id).where(address.c.hash == address_hash)
            found: str | None = reader.execute(whose).scalar()
        return found

    def set_address(self, player_id: str, address_hash: str, now_ms: int) -> None:
        def change(writer: Connection) -> None:
            writer.execute(delete(address).where(address.c.player_id == player_id))
            new = self._insert_or_update(address).values(player_id=player_id, hash=address_hash, since_ms=now_ms)
            writer.execute(new.on_conflict_do_nothing())

        self._write(change)

    def salt(self) -> str:
        with self._reading() as reader:
            return str(reader.execute(select(installation.c.name)).scalar_one())

    def drop_address(self, player_id: str) -> bool:
        return self._drop(player_id, delete(address).where(address.c.player_id == player_id))

    def _drop(self, player_id: str, drop: Delete) -> bool:
        """Does away with what keeps somebody, unless that were the last of it."""
        dropped: list[bool] = []

        def one_less(writer: Connection) -> None:
            writer.execute(select(player.c.player_id).where(player.c.player_id == player_id).with_for_update())
            left = [select(func.count()).where(each.c.player_id == player_id) for each in (passkey, address)]
            dropped.append(sum(writer.execute(count).scalar_one() for count in left) > 1)
            if dropped[-1]:
                writer.execute(drop)

        self._write(one_less)
        return dropped[-1]

    def add_ticket(
        self, ticket_hash: str, kind: str, whose: str, now_ms: int, until_ms: int, most: int, *, formerly: str = ""
    ) -> bool:
        added: list[bool] = []

        def add(writer: Connection) -> None:
            _one_at_a_time(writer, kind, whose)
            if formerly:
                _rename_address(writer, formerly, whose)
            writer.execute(delete(ticket).where(ticket.c.made_ms < now_ms - REMEMBERED))
            same = select(func.count()).where(ticket.c.kind == kind, ticket.c.whose == whose)
            added.append(writer.execute(same).scalar_one() < most)
            if added[-1]:
                values = {"hash": ticket_hash, "kind": kind, "whose": whose, "made_ms": now_ms, "until_ms": until_ms}
                writer.execute(insert(ticket), values)

        self._write(add)
        return added[-1]

    def drop_ticket(self, ticket_hash: str) -> None:
        self._write(running(delete(ticket).where(ticket.c.hash == ticket_hash)))

    def take_ticket(self, ticket_hash: str, kind: str, now_ms: int) -> str | None:
        taken: list[str] = []

        def take(writer: Connection) -> None:
            used = (
                update(ticket)
                .where(*_still_good(ticket_hash, kind, now_ms))
                .values(until_ms=0)
                .returning(ticket.c.whose)
            )
            taken[:] = writer.execute(used).scalars()  # tried again, it counts what is so by then

        self._write(take)
        return taken[0] if taken else None

    def look_at_ticket(self, ticket_hash: str, kind: str, now_ms: int) -> str | None:
        held = select(ticket.c.whose).where(*_still_good(ticket_hash, kind, now_ms))
        with self._reading() as reader:
            found: str | None = reader.execute(held).scalar()
        return found

    def renew_session(self, old_hash: str, new_hash: str, player_id: str, now_ms: int) -> None:
        def renew(writer: Connection) -> None:
            writer.execute(delete(session).where(session.c.hash == old_hash))
            writer.execute(new_session(new_hash, player_id, now_ms))
            asked = update(push).where(push.c.session == old_hash)
            writer.execute(asked.values(session=new_hash, player_id=player_id))

        self._write(renew)

    def sessions(self, player_id: str) -> dict[str, tuple[int, int]]:
        with self._reading() as reader:
            theirs = select(session).where(session.c.player_id == player_id).order_by(session.c.since_ms)
            return {row.hash: (row.since_ms, row.used_ms) for row in reader.execute(theirs)}

    def end_sessions(self, player_id: str, but: str) -> None:
        others = session.c.player_id == player_id, session.c.hash != but
        self._write(running(delete(session).where(*others)))

    def since_ms(self, player_id: str) -> int:
        with self._reading() as reader:
            since = reader.execute(select(player.c.since_ms).where(player.c.player_id == player_id)).scalar()
        return since or 0

    def forget(self, players: Collection[str]) -> None:
        def forget(writer: Connection) -> None:
            for each in (passkey, address, session, push, sitting):
                writer.execute(delete(each).where(each.c.player_id.in_(players)))
            writer.execute(delete(formerly).where(formerly.c.now_id.in_(players)))
            writer.execute(delete(player).where(player.c.player_id.in_(players)))

        self._write(forget)

    def take_along(self, guest: str, player_id: str) -> None:
        def take(writer: Connection) -> None:
            writer.execute(update(formerly).where(formerly.c.now_id == guest).values(now_id=player_id))
            now = self._insert_or_update(formerly).values(player_id=guest, now_id=player_id)
            writer.execute(now.on_conflict_do_nothing())
            writer.execute(delete(session).where(session.c.player_id == guest))
            writer.execute(delete(player).where(player.c.player_id == guest))

        self._write(take)


def _one_at_a_time(writer: Connection, kind: str, whose: str) -> None:
    """Until the transaction is over nobody else counts what that one was handed; SQLite has one writer anyway."""
    if writer.dialect.name == "postgresql":
        writer.execute(select(func.pg_advisory_xact_lock(func.hashtext(kind), func.hashtext(whose))))


def _rename_address(writer: Connection, old_hash: str, new_hash: str) -> None:
    is_there = select(address.c.hash).where(address.c.hash == new_hash).exists()
    writer.execute(update(address).where(address.c.hash == old_hash, ~is_there).values(hash=new_hash))
    writer.execute(update(ticket).where(ticket.c.whose == old_hash).values(whose=new_hash))


def _still_good(ticket_hash: str, kind: str, now_ms: int) -> tuple[ColumnElement[bool], ...]:
    """That it was handed out for this, has not been brought back, and is not too old."""
    return ticket.c.hash == ticket_hash, ticket.c.kind == kind, ticket.c.until_ms > now_ms


def _passkey(found: Any) -> Passkey:
    return Passkey(**{name: getattr(found, name) for name in Passkey.__match_args__})
