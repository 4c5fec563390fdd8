"""The bus that PostgreSQL brings along: NOTIFY after the commit, on a line of its own, where it holds up nobody's commit."""

from collections.abc import Callable
from typing import Any

from psycopg import AsyncConnection, sql

from weli.parlour.bus import HintBus
from weli.store.postgres import PostgresStore


class NotifyBus(HintBus):
    """For a few nodes; needs no more than the database itself, but a straight line to it."""

    def __init__(self, store: PostgresStore, node: str) -> None:
        super().__init__(store.installation, node)
        self._store = store

    async def _hear(self, heard: Callable[[str], None]) -> None:
        async with await self._connected() as line:
            await line.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self.channel)))
            self._works()
            async for notice in line.notifies():
                heard(notice.payload)

    async def _speak(self) -> None:
        async with await self._connected() as line:
            while True:
                for message in await self._next_messages():
                    await line.execute("SELECT pg_notify(%s, %s)", (self.channel, message))

    async def _connected(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(autocommit=True, **self._store.driver_arguments())
