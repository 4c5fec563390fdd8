"""How a node tells the others at which tables to look. It says nothing but their names, and what it says may be lost or come twice.

Whatever is to be seen there stands in the log; a node that has heard nothing looks every second all the same.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Final, Protocol

from weli.core.texts import printable

log = logging.getLogger(__name__)

Look = Callable[[Iterable[str]], None]
"""What is done with the names of tables at which something has happened."""

AGAIN: Final = 1.0
"""Seconds after which a bus that has broken is tried again."""
LONGEST: Final = 6_000
"""Letters of one message; PostgreSQL takes no more than 8,000 bytes."""


class Bus(Protocol):
    def tell(self, table: str) -> None:
        """Something has happened at that table. Within the event loop."""

    async def run(self, look: Look) -> None:
        """Tells and hears until it is cancelled, and connects again whenever it has to."""


class HintBus(ABC):
    """A bus but for the lines over which it speaks and hears."""

    def __init__(self, installation: str, node: str) -> None:
        """Of two houses on one bus each speaks on a channel of its own; what a node has said itself it does not hear."""
        self.channel = f"weli_{installation}"
        self._node = node
        self._news: dict[str, None] = {}
        self._told = asyncio.Event()
        self._is_broken = False

    def tell(self, table: str) -> None:
        self._news[table] = None
        self._told.set()

    async def run(self, look: Look) -> None:
        async with asyncio.TaskGroup() as both:
            both.create_task(self._over_and_over(lambda: self._hear(lambda said: self._heard(said, look))))
            both.create_task(self._over_and_over(self._speak))

    @abstractmethod
    async def _hear(self, heard: Callable[[str], None]) -> None:
        """Hears until the line breaks, and raises what has broken it."""

    @abstractmethod
    async def _speak(self) -> None:
        """Says what `_messages` gives until the line breaks, and raises what has broken it."""

    async def _next_messages(self) -> list[str]:
        """What is to be said, as soon as there is anything."""
        await self._told.wait()
        self._told.clear()
        tables, self._news = list(self._news), {}
        return list(self._messages(tables))

    def _messages(self, tables: Iterable[str]) -> Iterator[str]:
        message = self._node
        for table in tables:
            if len(message) + len(table) > LONGEST:
                yield message
                message = self._node
            message += f" {table}"
        yield message

    def _heard(self, said: str, look: Look) -> None:
        node, *tables = said.split(" ")
        if node != self._node:
            look(tables)

    def _works(self) -> None:
        """A line stands."""
        self._is_broken = False

    async def _over_and_over(self, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await do()
            except Exception as fault:
                if not self._is_broken:
                    said = printable(str(fault).partition("\n")[0])
                    log.warning("the bus does not answer, it goes on more slowly without: %s", said)
                self._is_broken = True
            await asyncio.sleep(AGAIN)
