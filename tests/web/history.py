"""What several clients have done and seen at one table, and whether it is the history of one table, as `web.one_order` says it."""

import json
import random
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Protocol

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from waiting import wait_until
from web.one_order import Saw, Sent, Stands, Told, wrong
from web.talking import chosen, say
from weli.core.texts import text
from weli.parlour.parlour import fair_shuffle
from weli.store.log import Row
from weli.store.store import Log, Store
from weli.table.fold import apply
from weli.table.page import view as view_of
from weli.table.state import State
from weli.table.table import Table

BROKEN = (ConnectionClosed, OSError, EOFError, InvalidHandshake, httpx.TransportError)
LONG_GAME = {"game": "bieten", "rules": "4p", "target": 99, "options": {"target": 99}}
"""Of which nobody sees the end while something fails in between."""
ENDING = ("concede", "raise", "aus", "accuse")
AWAY = text("database.away", "en")


class Comes(Protocol):
    """Somebody who can come to a table."""

    def line(self, table: str) -> AbstractContextManager[ClientConnection]: ...


@dataclass
class Client:
    """Somebody who plays by chance, and sends again what was not answered whenever their line has broken."""

    guest: Comes
    table: str
    seat: str
    rng: random.Random
    at_once: int = 1  # so many acts they send without waiting for an answer, of which most come too late
    sent: list[Sent] = field(default_factory=list)
    saw: list[Saw] = field(default_factory=list)
    said: list[str] = field(default_factory=list)  # sentences that nobody has asked for
    view: dict[str, Any] = field(default_factory=dict)
    rests: threading.Event = field(default_factory=threading.Event)  # looks, and does nothing more
    _stopping: threading.Event = field(default_factory=threading.Event)
    _thread: threading.Thread | None = None

    def start(self) -> None:
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def end(self) -> None:
        """They do nothing more, and go; `stop` waits until they have gone."""
        self._stopping.set()

    def stop(self) -> None:
        self.end()
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
        is_shown = False
        for waiting in self._waiting():
            self._send(line, waiting)
        while not self._stopping.is_set():
            with suppress(TimeoutError):
                message = json.loads(line.recv(timeout=0.2))
                self._hear(message)
                is_shown = is_shown or message["t"] == "view"
            if is_shown and not self._waiting() and not self.rests.is_set():
                self._act(line)

    def _waiting(self) -> list[Sent]:
        return [each for each in self.sent if not each.answered_at]

    def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "view":
            self.view = message
            self.saw.append(Saw(message["number"], _print_of(message)))
        elif message["t"] == "refused" and not message["key"]:
            self.said.append(message["text"])
        elif message["t"] in ("taken", "refused"):
            for each in self.sent:
                if each.key == message["key"]:
                    self._answered(each, message)

    def _answered(self, sent: Sent, message: dict[str, Any]) -> None:
        """What was sent twice may be refused at first, and taken once the answer to a bet has come in between."""
        is_taken = message["t"] == "taken"
        sent.unanswered -= message.get("text") != AWAY  # whoever is told that does not know whether their act is taken
        if is_taken:
            self.saw.append(Saw(message["number"]))
        if is_taken or not sent.answered_at:
            sent.answered_at = time.monotonic()
            sent.taken, sent.refused = message.get("number"), message.get("text", "")

    def _act(self, line: ClientConnection) -> None:
        view = self.view
        if view["waiting"] in ("look", "next_deal", "blind", "announce"):
            say(line, t="seen", on=view["number"])
        elif view["waiting"] != "over" and (may := long_lasting(view["may"])):
            for _ in range(self.at_once):
                self._send_new(line, chosen({**view, "may": may}, self.rng))

    def _send_new(self, line: ClientConnection, act: str) -> None:
        sent = Sent(f"{self.rng.getrandbits(96):x}", act, self.view["number"], time.monotonic())
        self.sent.append(sent)
        self._send(line, sent)
        if self.rng.random() < 0.2:
            self._send(line, sent)  # as a page does that has heard nothing

    def _send(self, line: ClientConnection, sent: Sent) -> None:
        sent.unanswered += 1
        say(line, t="act", key=sent.key, on=sent.on, act=sent.act)


def long_lasting(may: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What ends no game, where there is anything like that; who can only ask their partner waits for them."""
    done = [each for each in may if each["act"] != "ask decide"]
    return [each for each in done if each["kind"] not in ENDING] or done


def wrong_in(store: Store, table: str, clients: list[Client]) -> list[str]:
    """What is not as it would be at one table in one room."""
    told = [
        _told_by(client) for client in clients
    ]  # they may be playing on, and the log is read when they have been heard
    log = store.read(table)
    if log.broken_at is not None:
        return [f"the log is broken at {log.broken_at}"]
    wanted = {(each.seat, saw.number) for each in told for saw in each.saw}
    try:
        stands, shown = _read_anew(table, log, wanted)
    except Exception as fault:
        return [f"the log does not go by the rules: {fault!r}"]
    return wrong(stands, told, shown)


def _told_by(client: Client) -> Told:
    return Told(client.seat, [replace(each) for each in client.sent], client.saw[:])


def _read_anew(table: str, log: Log, wanted: set[tuple[str, int]]) -> tuple[list[Stands], dict[tuple[str, int], str]]:
    """The rows, each judged once more, and what each seat is shown under those of its numbers that are wanted."""
    state, stands, shown = State(log.setup), [], {}
    names = dict(enumerate(state.seating.seat_names()))
    for row in log.rows:
        apply(state, row)
        numbers = {name: state.chairs[seat].number for seat, name in names.items()}
        stands.append(_stands(row, names, numbers))
        for seat, name in names.items():
            if state.deals and (name, numbers[name]) in wanted:
                seen = msgspec.json.encode(view_of(table, state, seat, "en"))
                shown[name, numbers[name]] = _print_of(json.loads(seen))
    return stands, shown


def _stands(row: Row, names: dict[int, str], numbers: dict[str, int]) -> Stands:
    return Stands(row.seq, names[row.seat] if row.seat is not None else "", row.key or "", numbers)


@contextmanager
def at_play(clients: list[Client]) -> Iterator[None]:
    """They play as long as the block lasts."""
    for client in clients:
        client.start()
    try:
        yield
    finally:
        for client in clients:
            client.stop()


def all_have_acted(clients: list[Client], more: int = 3) -> None:
    """Everybody acts so many times from now on, or their game is over: chance may bet so high that it ends soon."""
    wanted = [(client, client.taken + more) for client in clients]
    wait_until(
        lambda: all(client.taken >= taken or client.is_done for client, taken in wanted),
        lambda: f"everybody has acted {more} times more: {[(each.taken, each.view, each.said) for each in clients]}",
        seconds=100,
    )


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


def _print_of(view: dict[str, Any]) -> str:
    return sha256(json.dumps(_shown(view)).encode()).hexdigest()[:16]


def _shown(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what goes by the clock, and without the figures of the one who only looks at it."""
    return {name: view.get(name) for name in ("number", "waiting", "deal", "events", "sheet", "may")}
