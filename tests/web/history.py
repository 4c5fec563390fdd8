"""What several clients have done at one table, and whether it is the history of one table: every act that was acknowledged stands once in
the log, behind whatever had been answered before it was sent, and everybody sees what follows from that log.
"""

import json
import random
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from waiting import wait_until
from web.guests import Guest
from web.talking import chosen, say
from weli.core.texts import text
from weli.table.log import Row
from weli.table.parlour import fair_shuffle
from weli.table.store import Store
from weli.table.table import Table

BROKEN = (ConnectionClosed, OSError, EOFError, InvalidHandshake, httpx.TransportError)
LONG_GAME = {"game": "perlaggen", "rules": "innsbruck", "target": 24}
ENDING = ("concede", "raise", "aus", "accuse")
AWAY = text("database.away", "en")
"""Whoever is told so does not know whether their act is taken."""


@dataclass
class Sent:
    """An act, when it was sent first and when it was answered, and how: the number of the view that has it, or the refusal."""

    key: str
    act: str
    on: int
    sent_at: float
    answered_at: float = 0.0
    taken: int | None = None
    refused: str = ""


@dataclass
class Client:
    """Somebody who plays by chance, and sends again what was not answered whenever their line has broken."""

    guest: Guest
    table: str
    seat: str
    rng: random.Random
    sent: list[Sent] = field(default_factory=list)
    said: list[str] = field(default_factory=list)  # sentences that nobody has asked for
    view: dict[str, Any] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    rests: threading.Event = field(default_factory=threading.Event)  # looks, and does nothing more
    _stopping: threading.Event = field(default_factory=threading.Event)
    _thread: threading.Thread | None = None

    def start(self) -> None:
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        assert self._thread is not None
        self._thread.join(60)
        assert not self._thread.is_alive()

    @property
    def taken(self) -> int:
        return sum(each.taken is not None for each in self.sent)

    @property
    def is_done(self) -> bool:
        """The game is over: by chance they may bet so high that it ends soon."""
        return bool(self.view) and self.view["waiting"] == "over"

    def _play(self) -> None:
        while not self._stopping.is_set():
            with suppress(*BROKEN), self.guest.line(self.table) as line:
                self._sit_at(line)
            self._stopping.wait(0.05)

    def _sit_at(self, line: ClientConnection) -> None:
        number = 0
        for waiting in self._waiting():
            self._send(line, waiting)
        while not self._stopping.is_set():
            with suppress(TimeoutError):
                message = json.loads(line.recv(timeout=0.2))
                self._hear(message)
                if message["t"] == "view":
                    if message["number"] < number:
                        self.faults.append(f"{self.seat} sees {message['number']} after {number}")
                    number = message["number"]
            if number and not self._waiting() and not self.rests.is_set():
                self._act(line)

    def _waiting(self) -> list[Sent]:
        return [each for each in self.sent if not each.answered_at]

    def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "view":
            self.view = message
        elif message["t"] == "refused" and not message["key"]:
            self.said.append(message["text"])
        elif message["t"] in ("taken", "refused"):
            # What was sent twice may be refused at first, and taken once the answer to a bet has come in between.
            for each in self.sent:
                if each.key == message["key"] and (not each.answered_at or message["t"] == "taken"):
                    each.answered_at = time.monotonic()
                    each.taken, each.refused = message.get("number"), message.get("text", "")

    def _act(self, line: ClientConnection) -> None:
        view = self.view
        if view["waiting"] in ("look", "next_deal", "blind", "announce"):
            say(line, t="seen", on=view["number"])
        elif view["waiting"] != "over" and view["may"]:
            act = chosen({**view, "may": _long_lasting(view["may"])}, self.rng)
            sent = Sent(f"{self.rng.getrandbits(96):x}", act, view["number"], time.monotonic())
            self.sent.append(sent)
            self._send(line, sent)
            if self.rng.random() < 0.2:
                self._send(line, sent)  # as a page does that has heard nothing

    def _send(self, line: ClientConnection, sent: Sent) -> None:
        say(line, t="act", key=sent.key, on=sent.on, act=sent.act)


def _long_lasting(may: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What ends no game, where there is anything like that."""
    return [each for each in may if each["kind"] not in ENDING] or may


def wrong_in(store: Store, table: str, clients: list[Client]) -> list[str]:
    """What is not as it would be at one table in one room."""
    sent = [replace(each) for client in clients for each in client.sent]  # they may be playing on
    log = store.read(table)
    found = [fault for client in clients for fault in client.faults]
    if log.broken_at is not None:
        found.append(f"the log is broken at {log.broken_at}")
    rows: dict[str, list[Row]] = {}
    for row in log.rows:
        if row.key is not None:
            rows.setdefault(row.key, []).append(row)
    for each in sent:
        found += _wrong_of(each, rows.get(each.key, []))
    return found + _out_of_order(sent, rows)


def _wrong_of(sent: Sent, rows: list[Row]) -> list[str]:
    if len(rows) > 1:
        return [f"{sent} stands there {len(rows)} times"]
    if sent.taken is not None and not rows:
        return [f"{sent} was acknowledged and is lost"]
    if sent.refused and sent.refused != AWAY and rows:
        return [f"{sent} was refused and stands there"]
    return []


def _out_of_order(sent: list[Sent], rows: dict[str, list[Row]]) -> list[str]:
    """Whoever sends after somebody else has been answered comes behind them."""
    taken = [(each, rows[each.key][0].seq) for each in sent if each.taken is not None and each.key in rows]
    return [
        f"{later} stands before {earlier}"
        for earlier, first in taken
        for later, second in taken
        if earlier.answered_at < later.sent_at and second < first
    ]


def see_the_same(store: Store, table: str, clients: list[Client]) -> None:
    """Waits until everybody sees what somebody sees who reads the log only now."""
    for client in clients:
        wait_until(
            lambda client=client: _as_read(store, table, client) == _shown(client.view), f"{client.seat} sees all"
        )


def _as_read(store: Store, table: str, client: Client) -> dict[str, Any]:
    read = Table(table, store, lambda: 0, fair_shuffle)
    seat = read.state.seating.seat_of(client.seat)
    shown: dict[str, Any] = json.loads(msgspec.json.encode(read.view(seat, "en")))
    return _shown(shown)


def _shown(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what goes by the clock, and without the figures of the one who only looks at it."""
    return {name: view.get(name) for name in ("number", "waiting", "deal", "events", "sheet", "may")}
