"""Whoever has asked for it is told on their device that a table waits for them, as long as no page of theirs shows it.

The tables do not wait for that. They say where something has happened; a moment later it is looked whom each waits for, and told on a
few tasks of their own, for whose patience there is an end.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, NoReturn

import msgspec

from weli.core.errors import WeliError
from weli.core.line import TALK
from weli.core.texts import text
from weli.parlour.parlour import Parlour
from weli.parlour.push.endpoints import Unreachable, Way
from weli.parlour.push.posting import post
from weli.parlour.push.sealing import HouseKey, check_keys, new_secret, seal
from weli.parlour.waking import live_and_read
from weli.store.pushes import Device
from weli.table.live import LiveTable
from weli.table.state import State
from weli.wire.seats import Person

log = logging.getLogger(__name__)

PURPOSE: Final = "push"
AT_ONCE: Final = 4
"""So many tables are told of at the same time, whoever passes that on and however slow they are."""
MOST_WAITING: Final = 1000
"""So many wait for that; what comes beyond them is not told."""
DEVICES: Final = 8
"""So many of one person are told."""
SECOND: Final = 1000
SOON_OVER: Final = 120
"""Seconds for which it is worth telling at a table where people sit together: then a computer player does their part."""
LONGEST: Final = 24 * 3600
TOPIC: Final = 32
"""Letters that the name of what a message is about may have."""
GONE: Final = (404, 410)
"""With these it is answered where a device takes nothing any more."""


class Word(msgspec.Struct, frozen=True):
    """All that is told, as `worker.ts` reads it: no card, and nothing of the game but its name."""

    title: str
    body: str
    table: str


@dataclass(frozen=True)
class Push:
    """How this house tells; `patience` and `moment` are seconds: for one message, and until it is looked whether somebody has come."""

    contact: str
    way: Way = field(default_factory=Way)
    patience: float = 10.0
    moment: float = 8.0

    def at(self, parlour: Parlour) -> "Turns":
        """For the tables of that parlour."""
        return Turns(parlour, self)


class Turns:
    """Tells them, for one event loop."""

    def __init__(self, parlour: Parlour, push: Push) -> None:
        self._parlour = parlour
        self._push = push
        self._key: HouseKey | None = None
        self._soon: dict[str, asyncio.TimerHandle] = {}
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._asking = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="push")  # for names, which may take long

    def key(self) -> HouseKey:
        """That of the house, drawn when it is wanted first. Raises `StoreError`."""
        if self._key is None:
            secret = self._parlour.store.pushes.house_key(PURPOSE, new_secret())
            self._key = HouseKey(secret, self._push.contact)
        return self._key

    def add(self, player: str, session: str, device: Device) -> None:
        """That device of somebody's is told from now on. Raises `BadDevice`, `StoreError`."""
        self._push.way.place(device.endpoint)
        check_keys(device)
        self._parlour.store.pushes.add(player, session, device, self._parlour.clock(), DEVICES)

    def look(self, live: LiveTable) -> None:
        """Something has happened at a table: in a moment it is looked whom it waits for. Takes no time."""
        if live.name in self._soon or len(self._soon) >= MOST_WAITING or not absent(live):
            return
        loop = asyncio.get_running_loop()
        self._soon[live.name] = loop.call_later(self._push.moment, self._is_due, live.name)

    def _is_due(self, table: str) -> None:
        del self._soon[table]
        if self._waiting.full():
            log.warning("too many are to be told that it is their turn")
            return
        self._waiting.put_nowait(table)

    async def keep_telling(self, parlour: Parlour) -> None:
        """Until it is cancelled."""
        parlour.hears = self.look
        try:
            await asyncio.gather(*(self._keep_telling() for _ in range(AT_ONCE)))
        finally:
            for handle in self._soon.values():
                handle.cancel()
            self._asking.shutdown(wait=False, cancel_futures=True)

    async def _keep_telling(self) -> NoReturn:
        while True:
            table = await self._waiting.get()
            try:
                await self._tell(table)
            except WeliError as error:
                log.warning("table %s: nobody could be told: %s", table, error)
            except Exception:
                log.exception("table %s: nobody could be told", table)

    async def _tell(self, table: str) -> None:
        """Raises `WeliError`."""
        live = await asyncio.to_thread(live_and_read, self._parlour, table)
        await live.follow()
        for seat, player in absent(live).items():
            await self._tell_of(live, seat, player)

    async def _tell_of(self, live: LiveTable, seat: int, player: str) -> None:
        """Raises `StoreError`."""
        pushes, state = self._parlour.store.pushes, live.table.state
        devices = await asyncio.to_thread(pushes.devices, player)
        if not devices:
            return
        is_news = await asyncio.to_thread(pushes.is_news, live.name, player, turn_of(state, seat))
        if is_news:
            seconds, key = seconds_left(state, seat, self._parlour.clock()), await asyncio.to_thread(self.key)
            await asyncio.gather(*(self._send(each, live, seconds, key) for each in devices))

    async def _send(self, device: Device, live: LiveTable, seconds: int, key: HouseKey) -> None:
        """Raises `StoreError`."""
        word = Word(text("title.turn", device.lang), live.table.state.game.name.capitalize(), live.name)
        headers = {
            "authorization": key.signature(device.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(seconds),
            "urgency": "high" if seconds <= SOON_OVER else "normal",
            "topic": sha256(live.name.encode()).hexdigest()[:TOPIC],
        }
        place = self._push.way.place(device.endpoint)
        try:
            async with asyncio.timeout(self._push.patience):
                answer = await post(
                    place, headers, seal(msgspec.json.encode(word), device), self._push.way, self._asking
                )
        except (Unreachable, TimeoutError) as fault:
            log.warning("%s takes no word for a device: %s", place.host, type(fault).__name__)
            return
        if answer in GONE:
            await asyncio.to_thread(self._parlour.store.pushes.drop, device.endpoint)
        elif answer >= 300:
            log.warning("%s takes no word for a device: %d", place.host, answer)


def absent(live: LiveTable) -> dict[int, str]:
    """For whom the table waits though none of their pages shows it: who they are, by their seats."""
    if not live.table.is_read:
        return {}
    state = live.table.state
    sitting = {seat: state.chairs[seat].sits for seat in sorted(state.waited_for - live.here)}
    return {seat: sits.player for seat, sits in sitting.items() if isinstance(sits, Person)}


def turn_of(state: State, seat: int) -> str:
    """The same as long as the table waits for the same of them: so much had been done there of this deal before."""
    done = sum(by == seat and act.partition(" ")[0] not in TALK for by, act in state.deals[-1].acts)
    return f"{len(state.deals)}.{done}"


def seconds_left(state: State, seat: int, now_ms: int) -> int:
    """So long it is worth telling."""
    due = state.chairs[seat].thinking.due_ms(state.terms.clock) if state.terms.clock.in_days else None
    return SOON_OVER if due is None else min(LONGEST, max(SOON_OVER + 1, (due - now_ms) // SECOND))
