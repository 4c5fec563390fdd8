"""HTTP as uvicorn speaks it, but a request has so many seconds to arrive: half of one does not stay open for ever."""

import asyncio
from http import HTTPStatus
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from weli.core.texts import in_each_language

SECONDS: Final = 20.0
OWED: Final = (h11.IDLE, h11.SEND_BODY)
"""What h11 calls the other end while something of its request is still to come."""


class TimedHTTP(H11Protocol):
    """One connection. From its first moment, and from the first byte of each further request, the time runs until that is there whole.

    Sending little by little gains nothing. Between two requests uvicorn's own, shorter patience holds.
    """

    seconds = SECONDS
    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_watching()

    def _watch(self) -> None:
        has_become_a_line = self.transport.get_protocol() is not self
        if has_become_a_line or self.conn.their_state not in OWED:
            self._stop_watching()
        elif self._due is None:
            self._due = self.loop.call_later(self.seconds, self._give_up)

    def _stop_watching(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _give_up(self) -> None:
        """Says why, unless nothing was asked or an answer is on its way already, and hangs up."""
        if self.transport.is_closing():
            return
        asked = self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        if asked and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(_too_slow())
        self.transport.close()


def _too_slow() -> bytes:
    status = HTTPStatus.REQUEST_TIMEOUT
    sentences = in_each_language("web.too-slow").encode()
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        f"content-length: {len(sentences)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + sentences
