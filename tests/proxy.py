"""A stretch of network for tests, between a node and what it speaks to: it delays, holds everything back, or cuts."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any

PIECE = 65536


class Proxy:
    """Hands on what comes in at `port`; for any thread."""

    def __init__(self, target: int) -> None:
        self.port = 0
        self.delay = 0.0  # in seconds, of each piece that is handed on
        self._target = target
        self._lines: set[asyncio.StreamWriter] = set()
        self._handing: set[asyncio.Task[None]] = set()  # held: nobody else does once one side has gone
        self._open = True
        self._loop = asyncio.new_event_loop()
        self._stopped = asyncio.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),), daemon=True)

    def start(self) -> None:
        self._thread.start()
        self._ready.wait(30)

    def stop(self) -> None:
        self._do(self._stopped.set)
        self._thread.join(30)

    def cut(self) -> None:
        """Every line breaks; new ones are let through."""
        self._do(self._cut)

    def close(self) -> None:
        """Every line breaks, and nobody gets through until `reopen`."""
        self._open = False
        self._do(self._cut)

    def reopen(self) -> None:
        self._open = True

    def _do(self, what: Callable[[], None]) -> None:
        done = threading.Event()
        self._loop.call_soon_threadsafe(lambda: (what(), done.set()))
        done.wait(30)

    def _cut(self) -> None:
        for line in self._lines:
            line.transport.abort()

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._taken, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._stopped.wait()
        server.close()
        self._cut()
        if self._handing:  # they end by themselves, for nothing more comes
            await asyncio.wait(self._handing, timeout=5)

    def _taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = self._loop.create_task(self._hand_on(reader, writer))
        self._handing.add(task)
        task.add_done_callback(self._handing.discard)

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._open:
            writer.transport.abort()
            return
        with suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
            self._lines |= {writer, far_writer}
            both: list[Coroutine[Any, Any, None]] = [self._pour(reader, far_writer), self._pour(far_reader, writer)]
            await asyncio.gather(*both)
            self._lines -= {writer, far_writer}
        writer.close()

    async def _pour(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await source.read(PIECE):
                await asyncio.sleep(self.delay)
                target.write(piece)
                await target.drain()
        target.close()


@contextmanager
def proxied(target: int) -> Iterator[Proxy]:
    proxy = Proxy(target)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()
