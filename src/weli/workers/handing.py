"""How somebody who has come is handed to the process that has their table: the connection itself, with what they have asked so far.

One process lets everybody in, reads the first line of what is asked, and finds the table in it. What comes by https it cannot read: it is
handed on unread, and whoever gets it serves the table all the same, as one node of several does.
"""

import socket
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from queue import SimpleQueue
from re import compile as pattern
from threading import Thread
from typing import Final
from urllib.parse import unquote_to_bytes
from zlib import crc32

MOST: Final = 1_900
"""Bytes that are read before somebody is handed on: more than the first line of anything that Weli is asked."""

TABLE: Final = pattern(rb"/api/tables/([^/? ]+)[/? ]")


def table_in(head: bytes, path: str = "") -> bytes | None:
    """The table that is asked for in the first line of a request, below that path; none where that is about no table."""
    found = TABLE.match(head.partition(b" ")[2].removeprefix(path.encode()))
    return unquote_to_bytes(found[1]) if found else None


class Shares:
    """Which of so many processes has a table; what is about no table goes to each in turn."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._turns: Iterator[int] = count()

    def of(self, head: bytes, path: str = "") -> int:
        """The number of the process, from 0, for whom so begins what they ask, at an entrance below that path."""
        table = table_in(head, path)
        return (next(self._turns) if table is None else crc32(table)) % self._processes


@dataclass(frozen=True)
class Handed:
    """Somebody who has come in by an entrance, counted from 0, and what they have asked so far."""

    visitor: socket.socket
    entrance: int
    head: bytes


class Channel:
    """From the process that lets people in to one that serves them: visitors, and the names of tables where it is to look."""

    def __init__(self) -> None:
        self._here, self.there = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._waiting: SimpleQueue[Handed | str | None] = SimpleQueue()
        Thread(target=self._send, name="handing over", daemon=True).start()

    def hand(self, handed: Handed) -> None:
        self._waiting.put(handed)

    def tell(self, table: str) -> None:
        self._waiting.put(table)

    def close(self) -> None:
        """What waits still is not handed over any more: whoever it is comes again."""
        self._waiting.put(None)
        self._here.close()

    def _send(self) -> None:
        while (each := self._waiting.get()) is not None:
            if isinstance(each, str):
                self._try([b"t", each.encode()], [])
                continue
            with each.visitor:
                self._try([b"v", bytes([each.entrance]), each.head], [each.visitor.fileno()])

    def _try(self, said: list[bytes], visitors: list[int]) -> None:
        try:
            socket.send_fds(self._here, said, visitors)
        except OSError:
            return  # whom it was for has gone; another takes its place, and whoever waits comes again


def received(channel: socket.socket) -> Iterator[Handed | str]:
    """What has come over a channel by now, in its process."""
    while True:
        try:
            said, visitors, _, _ = socket.recv_fds(channel, MOST + 2, 1)
        except BlockingIOError:
            return
        if said[:1] == b"t":
            yield said[1:].decode()
        else:
            yield Handed(socket.socket(fileno=visitors[0]), said[1], said[2:])
