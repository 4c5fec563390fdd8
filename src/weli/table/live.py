"""A table while somebody sits at it: people's acts as they arrive, what happens by itself between them, and everybody told.

Nothing here is remembered: what the table waits for follows from its log, so it can be left and taken up again at any moment.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from time import monotonic
from typing import TypeVar

from weli.core.deal import NOBODY
from weli.core.errors import SaidError, WeliError
from weli.core.texts import COMMON_LANGUAGE
from weli.store.people import KEEPER
from weli.store.store import NoSuchTable
from weli.table.chatting import Chat, Written
from weli.table.connection import Connection
from weli.table.game_loop import GameLoop, goes_by_tap
from weli.table.holds import Holds
from weli.table.idling import Idling
from weli.table.moves.log import Log
from weli.table.moves.shuffle import is_wanted
from weli.table.moves.sit import get_up, is_back
from weli.table.pacing import Delays
from weli.table.players import Players
from weli.table.presence import NOBODY_ELSE, Elsewhere, Others, Presence
from weli.table.serial_queue import SerialQueue
from weli.table.shuffle_driver import ShuffleDriver
from weli.table.state import State
from weli.table.table import Table
from weli.table.voicing import LATELY, Letters, deliver, hear_elsewhere, since_when, voices
from weli.wire.messages import Lang, View
from weli.wire.seats import Person
from weli.wire.voice import Signal, Voice

log = logging.getLogger(__name__)

T = TypeVar("T")

SOON = 60_000
"""In milliseconds: where something goes on by itself it is seen to after that at the latest, should a server end before."""


class ClearedAway(SaidError):
    """Whoever opened the table has deleted it."""


class LiveTable:
    """A table, its computer players, and the pages open at it. While no page is open, nothing happens.

    Only where people have days it goes on until somebody is asked, and is noted for when their time is over (`weli.parlour.waking`).
    """

    def __init__(
        self,
        table: Table,
        players: Callable[[State], Players],
        delays: Delays,
        rng: random.Random,
        others: Others = NOBODY_ELSE,
        written: Callable[["LiveTable"], None] = lambda _live: None,
    ) -> None:
        """`players` are those who sit there now, `others` the nodes that serve the same tables, `written` hears of what is done here."""
        self.table = table
        self._delays = delays
        self.chat = Chat(table.now_ms())
        self._watchers: set[Connection] = set()
        self._others = others
        self._heard = written
        self._elsewhere = Elsewhere()
        self._keeps = not others.are_there
        self._taps = 0
        self._letters = Letters()  # to browsers at other nodes
        self._turns = SerialQueue(table, self._written, self._changed)
        self._stirring = ShuffleDriver(table, self._turns, self._adding, delays.nonce, delays.again)
        table.adding = self._adding
        self._loop: asyncio.AbstractEventLoop | None = None
        self.deciding = Holds()
        self.by_itself = GameLoop(table, self._turns, self.deciding, players, delays, rng, self.tell, self._rests)
        self._is_awake = False  # though no page is open
        self._idling = Idling(delays, table.now_ms)
        self._patience: asyncio.TimerHandle | None = None  # until somebody has kept the others waiting for long
        self._missed: dict[int, asyncio.Task[None]] = {}  # by seat: who should sit there and is not to be seen
        self._shuffling: asyncio.Task[None] | None = None
        self._moved_at = -1  # the last row of which everybody was told
        self._used_at = monotonic()
        self.next = ""
        """The table at which the company of this one plays on, as far as it is known here."""
        self._is_listed = False  # as open to whoever drops in, as far as it is known here
        self._struck_out: set[str] = set()  # of whose lists the table has been taken

    def touch(self) -> None:
        """Somebody wants something of the table."""
        self._used_at = monotonic()

    def unused(self) -> float:
        """For so many seconds nobody has wanted anything of the table; 0 as long as a page is open or something is being done."""
        missed = any(not task.done() for task in self._missed.values())
        is_used = self._watchers or self.by_itself.runs or self._turns.is_busy or missed
        return 0.0 if is_used else monotonic() - self._used_at

    @property
    def here(self) -> frozenset[int]:
        """The seats at which a page is open, at whichever node."""
        return self._own_seats() | self._elsewhere.here

    @property
    def onlookers(self) -> int:
        """So many pages look on."""
        return self._own_onlookers() + self._elsewhere.onlookers

    @property
    def nudgeable(self) -> frozenset[int]:
        """Who is here, keeps the others waiting, and may be reminded of it."""
        return self._idling.nudgeable(self.table.state)

    @property
    def idle(self) -> frozenset[int]:
        """Who is here and has kept the others waiting for so long that a computer player may play for them."""
        return self._idling.idle(self.table.state)

    @property
    def name(self) -> str:
        return self.table.name

    @property
    def told(self) -> int:
        """The last row of which all here have been told."""
        return self._turns.told

    @property
    def is_watched(self) -> bool:
        """Whether a page is open here, or the table goes on without one."""
        return bool(self._watchers) or self._is_awake

    @property
    def watchers(self) -> frozenset[Connection]:
        """The pages that are open here."""
        return frozenset(self._watchers)

    @property
    def voices(self) -> Mapping[int, Voice]:
        """By seat, who has voice on."""
        elsewhere = {seat: voice for seat, (voice, _) in self._elsewhere.voices.items()}
        return {**elsewhere, **voices(self._watchers, self.table.state)}

    def pass_on(self, letter: Signal, line: str) -> None:
        """What one browser says to another. Raises `NotPassed` where it takes no more just now."""
        if not deliver(self._watchers, letter, line):
            self._letters.send(letter, line)
            self._others.said(self)
            asyncio.get_running_loop().call_later(LATELY, self._others.said, self)  # by then nobody keeps it any more

    def _own_seats(self) -> frozenset[int]:
        return frozenset(watcher.seat for watcher in self._watchers) - {NOBODY}

    def _own_onlookers(self) -> int:
        return sum(watcher.seat == NOBODY for watcher in self._watchers)

    def _adding(self) -> frozenset[int]:
        return self._own_adding() | self._elsewhere.adds

    def _own_adding(self) -> frozenset[int]:
        return frozenset(watcher.seat for watcher in self._watchers if watcher.adds) - {NOBODY}

    def beside(self) -> Presence:
        """What the other nodes have to know of the pages here."""
        seats, left = self._own_seats(), self.deciding.left()
        until = self.table.now_ms() + int(left * 1000) if left else 0
        return Presence(
            seats,
            self._own_adding(),
            self._own_onlookers(),
            until,
            self.table.gazes.said_by(seats),
            self._taps,
            since_when(self._watchers, self.table.state) if self.table.is_read else {},
            self._letters.lately(),
        )

    def hear(self, by_node: Mapping[str, Presence]) -> None:
        """What the other nodes say of their pages."""
        taps = self._elsewhere.taps
        if not self._elsewhere.hear(by_node):
            return
        for seat, at, since in self._elsewhere.gazes():
            self.table.gazes.turn(seat, at, since)
        self.deciding.last(self._elsewhere, (self._elsewhere.deciding_ms - self.table.now_ms()) / 1000)
        if self._elsewhere.taps > taps and goes_by_tap(self.table.state):
            self.by_itself.tap()
        hear_elsewhere(self._watchers, self._elsewhere)
        self._wake()
        self._look_round()

    def read(self, lines: Iterable[Written]) -> None:
        """Lines that were written here or at another node."""
        before = self.chat.number
        for line in lines:
            self.chat.add(line)
        if self.chat.number > before:
            self._wake()

    def keep(self, keeps: bool) -> None:
        """Whether what happens here by itself is done by this node, or by another."""
        self._is_awake = self._is_awake and keeps
        if keeps == self._keeps:
            return
        self._keeps = keeps
        if not keeps:
            self._stop()
        elif self.is_watched:
            self._begin()
        self._look_round()

    async def follow(self) -> None:
        """What other nodes have written and said meanwhile is taken in. Raises `StoreError`; where the table is gone, its pages go."""
        if not self._others.are_there:
            return
        try:
            await self._turns.follow()
        except NoSuchTable:
            self._end()
            raise
        await self._others.news(self)

    def try_again(self) -> None:
        """What could not be done by itself may well be done now."""
        self.by_itself.go_on()

    def tell(self, error: WeliError) -> None:
        """Every page is told of something that nobody has asked for."""
        for watcher in self._watchers:
            watcher.errors.append(error)
            watcher.woken.set()

    def join(
        self,
        seat: int,
        player: str | None = KEEPER,
        lang: Lang = COMMON_LANGUAGE,
        *,
        adds: bool = False,
        session: str = "",
    ) -> Connection:
        """Another page is open, at a seat or looking on; `adds`: it adds something to the shuffles by itself."""
        watcher = Connection(seat, player, lang, adds, session)
        self._watchers.add(watcher)
        self._is_awake = False
        self._loop = asyncio.get_running_loop()
        self._wake()
        if self._keeps and not self.by_itself.runs:
            self._begin()
        self._stirring.stir()
        self._look_round()
        self._others.said(self)
        return watcher

    def _begin(self) -> None:
        if self.table.is_read:
            self._moved_at = self.table.state.moved_at  # whoever opens a page is shown all of that
        self.by_itself.begin()
        self._shuffling = asyncio.create_task(self._stirring.keep_on())

    def leave(self, watcher: Connection, *, is_lost: bool = False) -> None:
        """A page was closed, or `is_lost`: nobody may have looked at it for a while. With the last one the table pauses."""
        self._watchers.discard(watcher)
        self.touch()
        self._wake()
        self.deciding.end(watcher)
        self._stirring.stir()
        if not self._watchers:
            self._stop()
            if self._goes_on_alone():
                self.wake()
        self._look_round()
        self._others.said(self)
        if is_lost:
            self._heard(self)

    def wake(self) -> None:
        """Whatever happens by itself at a table of days happens now, though nobody is there; then it is left alone again."""
        if self._watchers or self._is_awake or not self._goes_on_alone():
            return
        self._is_awake = True
        self._loop = asyncio.get_running_loop()
        if self._keeps:
            self._begin()
        else:
            self._others.said(self)

    def note_waking(self) -> None:
        """Writes down when the table has to be looked at, be anybody there or not: when a clock runs out, and soon where none runs, for
        then something else goes on.
        """
        if self.table.is_read and self.table.state.terms.clock.in_days:
            goes_on = self._goes_on_alone() and bool(self.table.state.deals)
            self._note(self.table.now_ms() + SOON if goes_on else None)

    def _note(self, without_clock: int | None) -> None:
        due = None if self.table.state.over else self.table.state.next_due()
        self.table.store.people.wake_soon(self.name, without_clock if due is None else due[1])

    def note_open(self) -> None:
        """Writes down whether people wait here for whoever drops in, where that has changed."""
        is_open = self.table.is_read and self.table.state.is_open_to_all
        if is_open != self._is_listed:
            self._is_listed = is_open
            self.table.store.people.open_to_all_soon(self.name, self.table.now_ms() if is_open else None)

    def _goes_on_alone(self) -> bool:
        return self.table.is_read and self.table.state.terms.clock.in_days and not self.table.state.over

    def _rests(self) -> None:
        """Nothing happens here by itself until somebody does something or their time is over."""
        if not self.table.state.terms.clock.in_days or self._is_due():
            return
        self._note(None)
        if self._is_awake:
            self._is_awake = False
            self._stop()
            self.touch()
            self._others.said(self)

    def _is_due(self) -> bool:
        """Whether something goes on beside the play: somebody's time is over, or cards are shuffled."""
        state = self.table.state
        due = state.next_due()
        return is_wanted(state) or (due is not None and due[1] <= self.table.now_ms())

    @property
    def may_go_on(self) -> bool:
        """Whether its company may play on somewhere of which nothing is known here."""
        return self.table.is_read and self.table.state.match.over and not self.next

    def goes_on_at(self, table: str) -> None:
        """The company of this table plays on at that one; empty: nowhere, for that one is gone. From any thread."""
        self.next = table
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake)

    def end(self) -> None:
        """The table is taken away: nothing happens at it any more, and nobody may stay. From any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        self._stop()
        self._is_awake = False
        self.tell(ClearedAway("table.cleared-away"))
        for watcher in self._watchers:
            watcher.gone = True
        self._wake()

    def move(self, watcher: Connection, seat: int) -> None:
        """Somebody has changed their seat, and their page goes with them."""
        watcher.seat = seat
        self._wake()
        self._others.said(self)

    def send_away(self, player: str) -> None:
        """Somebody is somewhere else from now on: their pages here are closed."""
        for watcher in self._watchers:
            watcher.gone = watcher.gone or watcher.player == player
        self._wake()

    def forget_sessions(self, sessions: Collection[str]) -> None:
        """Those browsers are not known by that any more: their pages may come again, as whoever they are now."""
        for watcher in self._watchers:
            is_meant = bool(watcher.session) and watcher.session in sessions
            watcher.must_come_again = watcher.must_come_again or is_meant
        self._wake()

    def _stop(self) -> None:
        self.by_itself.stop()
        if self._shuffling is not None:
            self._shuffling.cancel()
            self._shuffling = None

    def view(self, seat: int, lang: Lang) -> View:
        """What is seen from there now. Raises `StoreError`."""
        return self.table.view(seat, lang)

    async def do(self, change: Callable[[Log], T]) -> T:
        """Does something at the table, and waits until what came of it is durable. Raises what the change does, and `StoreError`."""
        return await self._turns.do(partial(change, self.table))

    async def write(self, seat: int, line: str) -> None:
        """Somebody has written a line to all who sit there. Raises `StoreError`."""
        await self._others.write(self, seat, line, self.table.now_ms())
        self._wake()

    def said(self) -> None:
        """Something has changed beside the log, and everybody is told of it."""
        self._wake()
        self._others.said(self)

    def forget_tap(self) -> None:
        """Whoever let the next computer player act has done something else since."""
        self.by_itself.forget_tap()

    def let_next(self) -> None:
        """A person alone lets the next computer player act, where each of them waits for that."""
        if goes_by_tap(self.table.state):
            self.by_itself.tap()
            self._taps += 1
            self._others.said(self)

    async def look_back(self) -> None:
        """Somebody is about to look on: what they may see is read where nobody waits for it. Raises `StoreError`."""
        if self.table.state.terms.onlookers:
            self.table.trail(await asyncio.to_thread(self.table.read_trailing))

    async def is_back(self, seat: int) -> None:
        """A page is open again at the seat of somebody who had gone without a word. Raises `StoreError`."""
        if self.table.state.chairs[seat].gone:
            await self.do(partial(is_back, seat=seat))

    def _look_round(self) -> None:
        """Whoever should sit here and is not to be seen is waited for, for a while; as long as anybody is here who waits."""
        missing: set[int] = set()
        if self._watchers and self._keeps and self.table.is_read and not self.table.state.terms.clock.in_days:
            state = self.table.state
            company = state.persons if len(state.persons) > 1 and state.deals and not state.match.over else frozenset()
            missing = {seat for seat in company & state.present if seat not in self.here}
        for seat in self._missed.keys() - missing:
            self._missed.pop(seat).cancel()
        for seat in missing - self._missed.keys():
            self._missed[seat] = asyncio.create_task(self._miss(seat))
        self._idling.are_here(self.here)
        self._wait_for_the_idle()

    def _wait_for_the_idle(self) -> None:
        """Once somebody has kept the others waiting for long, these are told what they may do."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if self._watchers and self.table.is_read:
            seconds = self._idling.seconds_to_next(self.table.state)
            if seconds is not None:
                self._patience = asyncio.get_running_loop().call_later(seconds, self._be_told_of_the_idle)

    def _be_told_of_the_idle(self) -> None:
        self._wake()
        self._wait_for_the_idle()

    async def _miss(self, seat: int) -> None:
        """After a while somebody is taken for gone."""
        await asyncio.sleep(self._delays.gone)
        try:
            await self.do(partial(get_up, seat=seat, gone=True))
        except WeliError as error:
            log.warning("table %s: %s", self.table.name, error)

    def _written(self) -> None:
        self._strike_out()
        self.note_waking()
        self.note_open()
        self._changed()
        self._others.moved(self.table.name)
        self._heard(self)

    def _strike_out(self) -> None:
        """Whom the others have sent away finds the table in their own list no more."""
        chairs = self.table.state.chairs.values()
        sent_away = {chair.sits.player for chair in chairs if chair.sent_away and isinstance(chair.sits, Person)}
        for player in sent_away - self._struck_out:
            self.table.store.people.send_away_soon(self.table.name, player)
        self._struck_out |= sent_away

    def _changed(self) -> None:
        """Something is durable. Of what is of a shuffle alone nobody at the table notices anything: who thinks, thinks on."""
        if self.table.state.moved_at != self._moved_at:
            self._moved_at = self.table.state.moved_at
            self.by_itself.go_on()
            self._look_round()
        self._stirring.stir()
        self._wake()

    def _wake(self) -> None:
        for watcher in self._watchers:
            watcher.woken.set()
