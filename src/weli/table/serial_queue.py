"""What happens at a table, one thing after the other: judged at once, stored by the writer, and the state only then.

Nothing here waits for the disk but who wants to know that something is durable; meanwhile the table is shown as it was. Tables wait for
each other only in the writer, which takes all of them together.
"""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from weli.core.errors import WeliError
from weli.store.store import RowTaken, StoreError
from weli.table.moves.act import ATTEMPTS
from weli.table.table import Table

T = TypeVar("T")
UNTOLD: Final = -1
"""Of no row has anybody been told."""


class SerialQueue:
    """The turns of one table; for the one event loop that serves it."""

    def __init__(self, table: Table, written: Callable[[], None], moved: Callable[[], None]) -> None:
        """`written` is called whenever something new of ours is durable, `moved` when anything else has come to be known."""
        self.table = table
        self._written = written
        self._moved = moved
        self._turn = asyncio.Lock()
        self._told = table.state.head if table.is_read else UNTOLD

    @property
    def is_busy(self) -> bool:
        """Whether something is being judged, stored or read."""
        return self._turn.locked()

    @property
    def told(self) -> int:
        """The last row of which all at the table have been told: of what is read anew by the way nobody is, until the next turn."""
        return self._told

    async def do(self, do: Callable[[], T]) -> T:
        """Does something with the table, and waits until what came of it is durable; whoever stops waiting stops nothing.

        `do` is called again where somebody else was first. Raises what `do` does, and `StoreError`.
        """
        doing = asyncio.create_task(self._do(do))
        doing.add_done_callback(_retrieved)
        return await asyncio.shield(doing)

    async def ready(self) -> None:
        """The state is known, read from the log where it has to be. Raises `StoreError`."""
        if not self.table.is_read:
            async with self._turn:
                await self._read()

    async def follow(self) -> None:
        """What others have written meanwhile is taken in. Raises `NoSuchTable`, `StoreError`."""
        async with self._turn:
            await self._follow()

    async def _do(self, do: Callable[[], T]) -> T:
        async with self._turn:
            for _ in range(ATTEMPTS):
                await self._read()
                try:
                    done, draft = self.table.drafted(do)
                except StoreError:
                    raise
                except WeliError:
                    if await self._follow():
                        continue  # it was judged by what is so no more
                    raise
                if draft.state is None:
                    return done
                try:
                    await asyncio.wrap_future(self.table.store.append_soon(self.table.name, draft.rows))
                except RowTaken:
                    if not await self._follow():
                        self.table.discard()
                    continue  # somebody else was first: judge again
                except BaseException:
                    self.table.discard()
                    raise
                self.table.adopt(draft)
                self._told = self.table.state.head
                self._written()
                return done
        raise StoreError("store.busy")

    async def _follow(self) -> bool:
        """Whether anything new of others' was there. Raises `NoSuchTable`, `StoreError`."""
        if not self.table.store.is_shared:
            return False
        if self.table.is_read:
            self.table.take_in(await asyncio.to_thread(self.table.read_news))
        return await self._read()

    async def _read(self) -> bool:
        """Whether there was anything of which nobody has been told yet.

        A long log takes its time, and is read where nobody waits for it.
        """
        if not self.table.is_read:
            await asyncio.to_thread(self.table.read_again)
        head = self.table.state.head
        if head == self._told:
            return False
        self._told = head
        self._moved()
        return True


def _retrieved(done: asyncio.Task[T]) -> None:
    """Whoever has stopped waiting wants to hear of no refusal either, and the log of the house even less."""
    if not done.cancelled():
        done.exception()
