"""What a node knows of a table beside its log, and how it gets to the others that serve the same tables.

None of it is kept: whose pages are open where, where people look, that somebody has begun something. Each node says for itself what is
so with its own pages, and the others hold that for true until it says otherwise, or has said nothing for a while.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Protocol

import msgspec

from weli.table.chatting import Chat, Written
from weli.table.gazing import At
from weli.wire.voice import Signal, Voice


class Passed(msgspec.Struct, frozen=True):
    """What one browser says to another whose line is at another node."""

    number: int  # grows with those of one node at one table
    to: str
    letter: Signal


class Presence(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is so at one table with the pages of one node."""

    here: frozenset[int] = frozenset()  # the seats at which one is open
    adds: frozenset[int] = frozenset()  # those of them whose page adds something to the shuffles by itself
    onlookers: int = 0
    deciding_ms: int = 0  # until then, unless it is said again, somebody is deciding there
    gazes: dict[int, tuple[At, int]] = {}  # where people look, and since when
    taps: int = 0  # so often somebody has let the next computer player act
    voices: dict[int, tuple[Voice, int]] = {}  # who has voice on, and since when
    letters: tuple[Passed, ...] = ()  # of the last seconds


class OpenTable(Protocol):
    """A table as far as the other nodes have to do with it."""

    @property
    def name(self) -> str: ...

    @property
    def chat(self) -> Chat: ...

    @property
    def is_watched(self) -> bool:
        """Whether a page is open at it here."""

    def read(self, lines: Iterable[Written]) -> None: ...

    def hear(self, by_node: Mapping[str, Presence]) -> None: ...


class Others(Protocol):
    """The other nodes at the tables of this one."""

    @property
    def are_there(self) -> bool:
        """Whether there may be any: then somebody has to settle who does what happens by itself."""

    def moved(self, table: str) -> None:
        """Something new is in the log of a table, or the table is gone. From any thread."""

    def said(self, live: OpenTable) -> None:
        """Something has changed beside the log of a table."""

    async def write(self, live: OpenTable, seat: int, line: str, now_ms: int) -> None:
        """Somebody has written a line to all who sit there. Raises `StoreError`."""

    async def news(self, live: OpenTable) -> None:
        """The table is told what the others have said of it. Raises `StoreError`."""


class _Nobody:
    are_there = False

    def moved(self, table: str) -> None:
        pass

    def said(self, live: OpenTable) -> None:
        pass

    async def write(self, live: OpenTable, seat: int, line: str, now_ms: int) -> None:
        live.chat.write(seat, line, now_ms)

    async def news(self, live: OpenTable) -> None:
        pass


NOBODY_ELSE: Final[Others] = _Nobody()
"""One process serves its tables alone."""


class Elsewhere:
    """What the other nodes have said of one table."""

    def __init__(self) -> None:
        self._by_node: Mapping[str, Presence] = {}
        self._read: dict[str, int] = {}  # by node, the last letter that was taken here

    @property
    def here(self) -> frozenset[int]:
        """The seats at which a page is open somewhere else."""
        return frozenset().union(*(each.here for each in self._by_node.values()))

    @property
    def adds(self) -> frozenset[int]:
        """Those of them whose page adds something to the shuffles."""
        return frozenset().union(*(each.adds for each in self._by_node.values()))

    @property
    def onlookers(self) -> int:
        return sum(each.onlookers for each in self._by_node.values())

    @property
    def deciding_ms(self) -> int:
        return max((each.deciding_ms for each in self._by_node.values()), default=0)

    @property
    def taps(self) -> int:
        return sum(each.taps for each in self._by_node.values())

    def gazes(self) -> list[tuple[int, At, int]]:
        """Seats, where they look, and since when."""
        said = [each.gazes for each in self._by_node.values()]
        return [(seat, at, since) for gazes in said for seat, (at, since) in gazes.items()]

    @property
    def voices(self) -> Mapping[int, tuple[Voice, int]]:
        """By seat, who has voice on at another node, and since when."""
        said = [each for presence in self._by_node.values() for each in presence.voices.items()]
        return dict(sorted(said, key=lambda each: each[1][1]))

    def letters(self) -> list[Passed]:
        """What has come from browsers at other nodes and was not told before."""
        fresh = [
            (node, passed)
            for node, presence in self._by_node.items()
            for passed in presence.letters
            if passed.number > self._read.get(node, 0)
        ]
        self._read = {node: self._read.get(node, 0) for node in self._by_node}
        for node, passed in fresh:
            self._read[node] = max(self._read[node], passed.number)
        return [passed for _, passed in fresh]

    def hear(self, by_node: Mapping[str, Presence]) -> bool:
        """From now on that is so; tells whether anything is otherwise than before."""
        changed = by_node != self._by_node
        self._by_node = dict(by_node)
        return changed
