"""A reverse proxy, as a club has one before all that stands under its name: it hands on what is asked below one path, and lines too."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

NOT_OURS = b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


@dataclass
class ReverseProxy:
    """Below `path` stands what listens at `target`, and is asked without it if it `strips`. Whatever else is asked for is written down."""

    path: str
    strips: bool
    target: int = 0
    port: int = 0
    outside: list[str] = field(default_factory=list)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def taken(self, visitor: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        """One connection: one request, or one line."""
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            first, _, headers = (await visitor.readuntil(b"\r\n\r\n")).partition(b"\r\n")
            method, asked, version = first.decode().split(" ")
            if not (asked == self.path and not self.strips) and not asked.startswith(f"{self.path}/"):
                self.outside.append(asked)
                answer.write(NOT_OURS)
            else:
                asked = asked.removeprefix(self.path) if self.strips else asked
                await self._hand_on(f"{method} {asked} {version}\r\n".encode() + alone(headers), visitor, answer)
        answer.close()

    async def _hand_on(self, begun: bytes, visitor: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        house, to_house = await asyncio.open_connection("127.0.0.1", self.target)
        to_house.write(begun)
        both = {asyncio.create_task(copied(visitor, to_house)), asyncio.create_task(copied(house, answer))}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for each in both:
            each.cancel()
        to_house.close()


def alone(headers: bytes) -> bytes:
    """The same, so that a connection ends with its answer; a line stays open."""
    lines = headers.split(b"\r\n")
    if any(line.lower().startswith(b"upgrade:") for line in lines):
        return headers
    return b"\r\n".join(
        [b"connection: close", *(line for line in lines if not line.lower().startswith(b"connection:"))]
    )


async def copied(there: asyncio.StreamReader, here: asyncio.StreamWriter) -> None:
    while piece := await there.read(65536):
        here.write(piece)
        await here.drain()


@contextmanager
def proxying(path: str, *, strips: bool) -> Iterator[ReverseProxy]:
    """One that runs as long as the block lasts; what it leads to is told later, as `target`."""
    proxy, ready, loop = ReverseProxy(path, strips), threading.Event(), asyncio.new_event_loop()

    async def serve() -> None:
        server = await asyncio.start_server(proxy.taken, "127.0.0.1", 0)
        proxy.port = server.sockets[0].getsockname()[1]
        ready.set()
        async with server:
            await server.serve_forever()

    serving = loop.create_task(serve())

    def run() -> None:
        with suppress(asyncio.CancelledError):
            loop.run_until_complete(serving)
        for left in asyncio.all_tasks(loop):
            left.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    ready.wait(30)
    try:
        yield proxy
    finally:
        loop.call_soon_threadsafe(serving.cancel)
        thread.join(30)
