"""Whom the house knows, and what is kept of them: never a secret itself, only its hash."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

KEEPER: Final = ""
"""The player who keeps the house."""

REMEMBERED: Final = 10_000
"""So many doors are remembered, and then none, before they are asked for again."""


@dataclass(frozen=True)
class Player:
    """Somebody whom the house knows."""

    player: str
    name: str = ""
    face: str = ""
    has_code: bool = False
    before: frozenset[str] = frozenset()  # other players as whom they have sat down, before they signed in

    @property
    def ids(self) -> frozenset[str]:
        """All by which tables may name them."""
        return self.before | {self.player}


@dataclass(frozen=True)
class Session:
    """A browser that is known: whose it is, and when it first and last came."""

    player: Player
    since_ms: int
    used_ms: int


class KnowsDoors(ABC):
    """Who has opened which table, and its code: looked for once, for both are asked for with every view of a door, and neither changes."""

    def __init__(self) -> None:
        self._doors: dict[str, tuple[str, str]] = {}

    @abstractmethod
    def door(self, table: str) -> tuple[str, str] | None:
        """Who has opened a table, and its code, as it is written down; none where nobody wrote it down. Raises `StoreError`."""

    def owner(self, table: str) -> str | None:
        known = self._door(table)
        return known[0] if known else None

    def code(self, table: str) -> str:
        known = self._door(table)
        return known[1] if known else ""

    def forget_door(self, table: str) -> None:
        """The table is gone."""
        self._doors.pop(table, None)

    def _door(self, table: str) -> tuple[str, str] | None:
        if table in self._doors:
            return self._doors[table]
        known = self.door(table)
        if known is not None:
            if len(self._doors) >= REMEMBERED:
                self._doors.clear()
            self._doors[table] = known
        return known


class PeopleStore(Protocol):
    """Keeps the people. What a method has returned from is durable. All raise `StoreError`."""

    def player(self, player: str) -> Player | None: ...

    def call(self, player: str, name: str, face: str, now_ms: int) -> None:
        """Somebody is called so from now on, new or known."""

    def session(self, secret_hash: str) -> Session | None: ...

    def add_session(self, secret_hash: str, player: str, now_ms: int) -> None: ...

    def touch_session(self, secret_hash: str, now_ms: int) -> None: ...

    def end_session(self, secret_hash: str) -> None: ...

    def set_return(self, player: str, code_hash: str) -> None:
        """From now on this code leads back to them, and no other."""

    def return_to(self, code_hash: str, secret_hash: str, now_ms: int) -> Player | None:
        """Whose code that is: it is used up, and they are known by that new session alone. None where it is nobody's."""

    def open_door(self, table: str, owner: str, code: str, code_hash: str) -> None: ...

    def owner(self, table: str) -> str | None:
        """Who has opened a table; none where nobody wrote it down, which is whose house it is."""

    def code(self, table: str) -> str:
        """The short code of a table; empty where it has none."""

    def table_of(self, code_hash: str) -> str | None: ...

    def note_seats(self, table: str, seats: Mapping[str, str]) -> None:
        """Who sits at a table, by player; those who sat there before have sat there still."""

    def send_away(self, table: str, player: str) -> None:
        """Somebody sits at a table no more, nor has sat there."""

    def send_away_soon(self, table: str, player: str) -> None:
        """The same; nobody waits until it is durable."""

    def wake_soon(self, table: str, at_ms: int | None) -> None:
        """At that moment a table is to be looked at though nobody is there, or not at all; nobody waits until it is durable."""

    def to_wake(self, now_ms: int) -> list[str]:
        """The tables that are to be looked at by now."""

    def open_to_all_soon(self, table: str, since_ms: int | None) -> None:
        """People wait at a table for whoever drops in, from that moment on, or no more; nobody waits until it is durable."""

    def open_to_all(self, most: int) -> list[str]:
        """The last tables of which that is so, the newest first."""

    def alone_at(self, table: str, players: Collection[str]) -> bool:
        """Whether nobody else has ever sat at a table, or opened it."""

    def opened_by(self, players: Collection[str]) -> set[str]:
        """The tables that one of those has opened."""

    def tables_of(self, players: Collection[str]) -> dict[str, str]:
        """The tables at which one of them sits or has sat, or which they have opened, and their seat; empty where they have none."""
