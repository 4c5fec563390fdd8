"""Live tables in tests: an event loop that ends, pages that are waited for, and computer players who take an hour."""

import asyncio
from collections.abc import Awaitable, Callable
from types import MappingProxyType

from weli.table.connection import Connection
from weli.table.pacing import Delays

AN_HOUR = MappingProxyType({"slow": (3600.0, 3600.0), "normal": (3600.0, 3600.0), "quick": (0.0, 0.0)})
FOR_EVER = Delays(act=AN_HOUR, window=AN_HOUR, trick=MappingProxyType({"tap": None, "long": 3600.0, "short": 0.0}))


async def until(watcher: Connection, holds: Callable[[], bool]) -> None:
    """Waits until something holds, looking again whenever the page would."""
    while not holds():
        await watcher.woken.wait()
        watcher.woken.clear()


def in_a_room(story: Callable[[], Awaitable[None]]) -> None:
    async def room() -> None:
        async with asyncio.timeout(60):
            await story()

    asyncio.run(room())
