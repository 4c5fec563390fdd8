"""What the nodes of one house note for each other, wherever they do: in the database that they share, or in the process that began them.

A node that says nothing for `LEASE` has gone: what it has done by itself is done by another, and the pages that were open there count no
more.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from weli.table.chatting import Chat, Written
from weli.table.presence import Presence

LEASE: Final = 3_000
"""In milliseconds: so long holds what a node has said. It says it again every second."""


@dataclass(frozen=True)
class Beat:
    """What a node learns of its tables when it says that it is still there."""

    now_ms: int
    keeps: frozenset[str]  # at those it does what happens by itself
    unsaid: frozenset[str]  # of those nothing is known that this node has said: never said yet, or lost
    heads: Mapping[str, int]  # the last row of each; of one that is gone none
    lines: Mapping[str, int]  # so many have been written there
    said: Mapping[str, Mapping[str, Presence]]  # what the others say, by table and by node
    unknown: frozenset[str]  # by those no browser is known any more


class Notes(Protocol):
    """Those of one node. All raise `StoreError`."""

    def now_ms(self) -> int:
        """The time that is the same for all nodes."""

    def beat(self, tables: Collection[str], sessions: Collection[str]) -> Beat:
        """This node is there, with pages open at those tables, in browsers that are known by those."""

    def say(self, said: Mapping[str, Presence]) -> None:
        """What is so with the pages of this node at some tables."""

    def news(self, table: str, after: int) -> tuple[Mapping[str, Presence], list[Written]]:
        """What the others say of a table now, and the lines that were written there behind that one."""

    def write(self, table: str, seat: int, line: str, now_ms: int, known: Chat) -> list[Written]:
        """Somebody has written a line; it and those before it that are not known yet."""

    def leave(self) -> None:
        """This node ends: whatever it has done is done by others at once."""
