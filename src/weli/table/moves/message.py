"""What a page sends to its table: who may send it, and what it does there."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

import msgspec

from weli.table.allowed import Verb
from weli.table.chatting import Chat
from weli.table.connection import Connection
from weli.table.holds import Holds
from weli.table.moves.log import Log
from weli.table.state import State
from weli.wire.messages import Pong, Refused, Taken
from weli.wire.voice import Signal, Talking, Voice

T = TypeVar("T")


class Served(Protocol):
    """A table at which pages are open, as far as they have to do with it."""

    chat: Chat
    deciding: Holds

    @property
    def table(self) -> Log: ...

    @property
    def nudgeable(self) -> frozenset[int]:
        """Who keeps the others waiting and may be reminded of it."""

    @property
    def watchers(self) -> frozenset[Connection]:
        """The pages that are open here."""

    @property
    def voices(self) -> Mapping[int, Voice]:
        """By seat, who has voice on."""

    def pass_on(self, letter: Signal, line: str) -> None:
        """What one browser says to another. Raises `NotPassed` where it takes no more just now."""

    async def do(self, change: Callable[[Log], T]) -> T:
        """Does something at the table, and waits until what came of it is durable. Raises what the change does, and `StoreError`."""

    async def write(self, seat: int, line: str) -> None:
        """Somebody has written a line to all who sit there. Raises `StoreError`."""

    def said(self) -> None:
        """Something has changed beside the log, and everybody is told of it."""

    def let_next(self) -> None:
        """A person alone lets the next computer player act, where each of them waits for that."""

    def forget_tap(self) -> None:
        """They have done something else since."""


class Message(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """One kind of message from a page; its class stands in the file of the move."""

    def verb(self) -> Verb:
        """What somebody does by it, as far as one may or may not."""
        return Verb.ACT

    def answers_to(self) -> str:
        """The key under which the page waits for an answer; empty: it waits for none."""
        return ""

    async def do(self, live: Served, page: Connection) -> Taken | Refused | Pong | Talking | None:
        """Does it; gives the answer, where there is one.

        Raises:
            ValidationError: no page of ours sends that here.
            TooOften: it is refused for now.
            StoreError: it could not be stored.
        """
        raise NotImplementedError


def seat_named(state: State, name: str) -> int:
    """A seat of the table. Raises `ValidationError` where it has none of that name."""
    if name not in state.seating.seat_names():
        raise msgspec.ValidationError
    return state.seating.seat_of(name)
