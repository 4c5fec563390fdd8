"""The server of a process to which people are handed who have come in by another."""

import asyncio
import ssl
from collections.abc import Callable, Sequence
from socket import socket

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from weli.parlour.bus import Look
from weli.web.server import Server
from weli.web.timeouts import TimedHTTP
from weli.workers.handing import Handed, received


class HandedHTTP(TimedHTTP):
    """A connection on which something has been asked already."""

    head = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.head:
            self.data_received(self.head)


class Hints:
    """The bus of workers: whoever keeps the tables tells them where to look, and knows by itself what they have done."""

    def __init__(self) -> None:
        self._look: Look | None = None

    def tell(self, table: str) -> None:
        """It is known there."""

    async def run(self, look: Look) -> None:
        self._look = look
        await asyncio.get_running_loop().create_future()

    def hear(self, table: str) -> None:
        if self._look is not None:
            self._look([table])


class HandedServer(Server):
    """One that listens nowhere."""

    def __init__(
        self,
        config: uvicorn.Config,
        channel: socket,
        certificates: Sequence[ssl.SSLContext | None],
        hear: Callable[[str], None],
    ) -> None:
        """`certificates`: one for each entrance, or none; `hear` is told of a table where others have done something."""
        super().__init__(config, [])
        self._channel = channel
        self._certificates = certificates
        self._hear = hear
        self._taking: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self._channel.setblocking(False)
        asyncio.get_running_loop().add_reader(self._channel, self._receive)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._channel)
        await super().shutdown(sockets)

    def _receive(self) -> None:
        for each in received(self._channel):
            if isinstance(each, str):
                self._hear(each)
                continue
            taking = asyncio.create_task(self._take(each))
            self._taking.add(taking)
            taking.add_done_callback(self._taking.discard)

    async def _take(self, handed: Handed) -> None:
        """Goes on with somebody as if they had come in here; whoever has gone meanwhile is forgotten."""

        def protocol() -> HandedHTTP:
            made = self._speaking(HandedHTTP)
            made.head = handed.head
            return made

        certificate = self._certificates[handed.entrance]
        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, handed.visitor, ssl=certificate)
        except OSError:  # one of https among them
            handed.visitor.close()


def with_one_request(app: ASGIApp) -> ASGIApp:
    """The same application, whose connections end with each answer: the next request may be of a table that another process has."""

    async def ending(scope: Scope, receive: Receive, send: Send) -> None:
        async def last(message: Message) -> None:
            if message["type"] == "http.response.start" and scope["scheme"] == "http":
                message = {**message, "headers": [*message.get("headers", ()), (b"connection", b"close")]}
            await send(message)

        await app(scope, receive, last)

    return ending
