"""A table while somebody sits at it: people's acts as they arrive, the computer players' after a delay, and everybody told.

Nothing here is remembered: what the table waits for follows from its log, so it can be left and taken up again at any moment.
"""

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, TypeVar

from weli.core.deal import NOBODY, Deal
from weli.core.errors import GameFailed, WeliError
from weli.games import GAMES
from weli.notation import TALK, Line, show_line
from weli.table import attendance
from weli.table.beside import NOBODY_ELSE, Beside, Elsewhere, Others
from weli.table.chatting import Chat, NotWritten, Written
from weli.table.conversation import Conversation
from weli.table.deciding import Deciding
from weli.table.doorkeeper import KEEPER
from weli.table.gazing import At
from weli.table.now import MUST, Pause
from weli.table.pacing import Delays
from weli.table.players import Players, Wish
from weli.table.seats import Person
from weli.table.shuffling import lock, show
from weli.table.state import State
from weli.table.stirring import Stirring
from weli.table.store import NoSuchTable, SaidError
from weli.table.table import Table
from weli.table.thinking import Wanted, thinking
from weli.table.turns import Turns
from weli.table.wire import Act, Consent, Lang, Pace, Refused, Taken, View

log = logging.getLogger(__name__)

NOTICES = 8
T = TypeVar("T")
DECLINE = Line("pass")


class Watcher:
    """One open page, at a seat or looking on (`NOBODY`): woken when the table has changed, or when there is something it must be told."""

    def __init__(self, seat: int, player: str | None, adds: bool = False, session: str = "") -> None:
        self.seat = seat
        self.session = session  # by which their browser is known; empty: by none
        self.adds = adds  # whether it adds something to the shuffles by itself
        self.player = player  # whose page it is
        self.woken = asyncio.Event()
        self.gone = False  # the table has been taken away, or they are somewhere else
        self.must_come_again = False  # their browser is not known by that any more
        self.errors: deque[WeliError] = deque(maxlen=NOTICES)


class LiveTable:
    """A table, its computer players, and the pages open at it. While no page is open, nothing happens."""

    def __init__(
        self,
        table: Table,
        players: Callable[[State], Players],
        delays: Delays,
        rng: random.Random,
        others: Others = NOBODY_ELSE,
    ) -> None:
        """`players` are those who sit there now, `others` the nodes that serve the same tables."""
        self.table = table
        self._players = players
        self._delays = delays
        self._rng = rng
        self.chat = Chat()
        self._watchers: set[Watcher] = set()
        self._others = others
        self._elsewhere = Elsewhere()
        self._keeps = not others.are_there
        self._taps = 0
        self._turns = Turns(table, self._written, self._changed)
        self._stirring = Stirring(table, self._turns, self._adding, delays.nonce, delays.again)
        table.adding = self._adding
        self._loop: asyncio.AbstractEventLoop | None = None
        self._deciding = Deciding()
        self._moved = asyncio.Event()
        self._tapped = asyncio.Event()  # a person alone lets the next computer player act
        self._all_wait_at = -1  # the row at which every computer player wanted to wait for people
        self._pausing = (
            -1,
            0.0,
        )  # the row with which the present pause began, and the moment when it was first seen here
        self._running: asyncio.Task[None] | None = None
        self._missed: dict[int, asyncio.Task[None]] = {}  # by seat: who should sit there and is not to be seen
        self._timing: asyncio.Task[None] | None = None
        self._shuffling: asyncio.Task[None] | None = None
        self._moved_at = -1  # the last row of which everybody was told
        self._ticked = asyncio.Event()  # something has happened since the clocks were looked at
        self._used_at = monotonic()

    def touch(self) -> None:
        """Somebody wants something of the table."""
        self._used_at = monotonic()

    def unused(self) -> float:
        """For so many seconds nobody has wanted anything of the table; 0 as long as a page is open or something is being done."""
        missed = any(not task.done() for task in self._missed.values())
        is_used = self._watchers or self._running is not None or self._turns.is_busy or missed
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
    def name(self) -> str:
        return self.table.name

    @property
    def told(self) -> int:
        """The last row of which all here have been told."""
        return self._turns.told

    @property
    def is_watched(self) -> bool:
        """Whether a page is open here."""
        return bool(self._watchers)

    @property
    def watchers(self) -> frozenset[Watcher]:
        """The pages that are open here."""
        return frozenset(self._watchers)

    def _own_seats(self) -> frozenset[int]:
        return frozenset(watcher.seat for watcher in self._watchers) - {NOBODY}

    def _own_onlookers(self) -> int:
        return sum(watcher.seat == NOBODY for watcher in self._watchers)

    def _adding(self) -> frozenset[int]:
        return self._own_adding() | self._elsewhere.adds

    def _own_adding(self) -> frozenset[int]:
        return frozenset(watcher.seat for watcher in self._watchers if watcher.adds) - {NOBODY}

    def beside(self) -> Beside:
        """What the other nodes have to know of the pages here."""
        seats, left = self._own_seats(), self._deciding.left()
        until = self.table.now_ms() + int(left * 1000) if left else 0
        return Beside(
            seats, self._own_adding(), self._own_onlookers(), until, self.table.gazes.said_by(seats), self._taps
        )

    def hear(self, by_node: Mapping[str, Beside]) -> None:
        """What the other nodes say of their pages."""
        taps = self._elsewhere.taps
        if not self._elsewhere.hear(by_node):
            return
        for seat, at, since in self._elsewhere.gazes():
            self.table.gazes.turn(seat, at, since)
        self._deciding.last(self._elsewhere, (self._elsewhere.deciding_ms - self.table.now_ms()) / 1000)
        if self._elsewhere.taps > taps and _goes_by_tap(self.table.state):
            self._tapped.set()
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
        if keeps == self._keeps:
            return
        self._keeps = keeps
        if not keeps:
            self._stop()
        elif self._watchers:
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

    def tell(self, error: WeliError) -> None:
        """Every page is told of something that nobody has asked for."""
        for watcher in self._watchers:
            watcher.errors.append(error)
            watcher.woken.set()

    def join(self, seat: int, player: str | None = KEEPER, *, adds: bool = False, session: str = "") -> Watcher:
        """Another page is open, at a seat or looking on; `adds`: it adds something to the shuffles by itself."""
        watcher = Watcher(seat, player, adds, session)
        self._watchers.add(watcher)
        self._loop = asyncio.get_running_loop()
        self._wake()
        if self._keeps and self._running is None:
            self._begin()
        self._stirring.stir()
        self._look_round()
        self._others.said(self)
        return watcher

    def _begin(self) -> None:
        if self.table.is_read:
            self._moved_at = self.table.state.moved_at  # whoever opens a page is shown all of that
        self._all_wait_at = -1
        self._running = asyncio.create_task(self._run())
        self._timing = asyncio.create_task(self._keep_time())
        self._shuffling = asyncio.create_task(self._stirring.keep_on())

    def leave(self, watcher: Watcher) -> None:
        """A page was closed; with the last one the table pauses."""
        self._watchers.discard(watcher)
        self.touch()
        self._wake()
        self._deciding.end(watcher)
        self._stirring.stir()
        if not self._watchers and self._running is not None:
            self._stop()
        self._look_round()
        self._others.said(self)

    def end(self) -> None:
        """The table is taken away: nothing happens at it any more, and nobody may stay. From any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        if self._running is not None:
            self._stop()
        for watcher in self._watchers:
            watcher.gone = True
        self._wake()

    def move(self, watcher: Watcher, seat: int) -> None:
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
        for each in (self._running, self._timing, self._shuffling):
            if each is not None:
                each.cancel()
        self._running = self._timing = self._shuffling = None

    def view(self, seat: int, lang: Lang) -> View:
        """What is seen from there now. Raises `StoreError`."""
        return self.table.view(seat, lang)

    async def submit(self, seat: int, act: Act, lang: Lang) -> Taken | Refused:
        """An act of a person: answered once it is durable, or refused."""
        if act.act.partition(" ")[0] not in TALK:
            self._tapped.clear()
        try:
            return Taken(act.key, await self._turns.do(partial(self.table.take_from, seat, act)))
        except WeliError as error:
            return self.table.refusal(seat, act, error, lang)

    async def acknowledge(self, seat: int, on: int) -> None:
        """Somebody has seen the finished trick or deal. Raises `StoreError`."""
        await self._turns.do(partial(self.table.acknowledge, seat, on))

    def hold(self, watcher: Watcher, deciding: bool) -> None:
        """Somebody at that page has begun something, and nobody acts until it is done; or has done with it."""
        (self._deciding.begin if deciding else self._deciding.end)(watcher)
        self._others.said(self)

    def look_at(self, seat: int, at: At) -> None:
        """Somebody looks there from now on, and everybody sees it; nobody acts sooner or later for it."""
        self.table.gazes.turn(seat, at, self.table.now_ms())
        self._wake()
        self._others.said(self)

    async def write(self, seat: int, said: str, now_ms: int) -> None:
        """Somebody writes a line to all who sit there. Raises `NotWritten`, `StoreError`."""
        if not self.table.state.terms.chat:
            raise NotWritten("refused.chat.none")
        await self._others.write(self, seat, self.chat.checked(seat, said, now_ms), now_ms)
        self._wake()

    def let_next(self) -> None:
        """A person alone lets the next computer player act, where each of them waits for that."""
        if _goes_by_tap(self.table.state):
            self._tapped.set()
            self._taps += 1
            self._others.said(self)

    async def lock(self, seat: int, shuffle: int, commit: str) -> None:
        """A page has locked away what it adds to a shuffle. Raises `StoreError`."""
        await self._turns.do(partial(lock, self.table, seat, shuffle, commit))

    async def show(self, seat: int, shuffle: int, nonce: str) -> None:
        """A page shows it. Raises `StoreError`."""
        await self._turns.do(partial(show, self.table, seat, shuffle, nonce))

    async def take_back(self, seat: int) -> None:
        """A person takes back what they did last, or asks for it. Raises `TooOften`, `StoreError`."""
        await self._turns.do(partial(self.table.take_back, seat))

    async def answer(self, seat: int, what: Consent, yes: bool) -> None:
        """Somebody's answer to what another would do that needs them too. Raises `StoreError`."""
        await self._turns.do(partial(self.table.answer, seat, what, yes))

    async def call_vote(self, seat: int, whom: int) -> None:
        """Somebody asks the others whether another has to leave for good. Raises `TooOften`, `StoreError`."""
        await self._turns.do(partial(attendance.call_vote, self.table, seat, whom))

    async def give_up(self, seat: int) -> None:
        """A person would give the game up. Raises `StoreError`."""
        await self._turns.do(partial(self.table.give_up, seat))

    async def sit(self, seat: int, person: Person) -> None:
        """Somebody sits down, or comes back. Raises `SeatTaken`, `StoreError`."""
        await self._turns.do(partial(attendance.sit, self.table, seat, person))

    async def settle(self, change: Callable[[Table], None]) -> None:
        """Somebody settles something at the door of the table. Raises what the change does."""
        await self._turns.do(partial(change, self.table))

    async def get_up(self, seat: int) -> None:
        """Somebody leaves their seat, which waits for them. Raises `StoreError`."""
        await self._turns.do(partial(attendance.get_up, self.table, seat))

    async def look_back(self) -> None:
        """Somebody is about to look on: what they may see is read where nobody waits for it. Raises `StoreError`."""
        if self.table.state.terms.onlookers:
            self.table.trail(await asyncio.to_thread(self.table.read_trailing))

    async def is_back(self, seat: int) -> None:
        """A page is open again at the seat of somebody who had gone without a word. Raises `StoreError`."""
        if self.table.state.chairs[seat].gone:
            await self._turns.do(partial(attendance.is_back, self.table, seat))

    async def hand_over(self, seat: int, level: str) -> None:
        """A computer player plays for somebody until they come back. Raises `StoreError`."""
        await self._turns.do(partial(attendance.hand_over, self.table, seat, level))

    async def set_pace(self, seat: int, pace: Pace) -> None:
        """Raises `TooOften`, `StoreError`."""
        await self._turns.do(partial(self.table.set_pace, seat, pace))

    async def _run(self) -> None:
        while True:
            self._moved.clear()
            try:
                await self._step()
            except WeliError as error:
                log.warning("table %s: %s", self.table.name, error)
                await self._told_of(error)
            except Exception as fault:
                log.exception("table %s stumbled", self.table.name)
                said = GAMES.blamed(fault, self.table.state.setup.game)
                await self._told_of(said if isinstance(said, WeliError) else SaidError("web.failed"))

    def _look_round(self) -> None:
        """Whoever should sit here and is not to be seen is waited for, for a while; as long as anybody is here who waits."""
        missing: set[int] = set()
        if self._watchers and self._keeps and self.table.is_read:
            state = self.table.state
            company = state.persons if len(state.persons) > 1 and state.deals and not state.match.over else frozenset()
            missing = {seat for seat in company & state.present if seat not in self.here}
        for seat in self._missed.keys() - missing:
            self._missed.pop(seat).cancel()
        for seat in missing - self._missed.keys():
            self._missed[seat] = asyncio.create_task(self._miss(seat))

    async def _miss(self, seat: int) -> None:
        """After a while somebody is taken for gone."""
        await asyncio.sleep(self._delays.gone)
        try:
            await self._turns.do(partial(attendance.get_up, self.table, seat, gone=True))
        except WeliError as error:
            log.warning("table %s: %s", self.table.name, error)

    async def _keep_time(self) -> None:
        """Where clocks were agreed: for whom time runs out, a computer player decides. Nobody pays for a while without a server."""
        do: Callable[[], None] = self.table.go_on_after_outage
        while True:
            self._ticked.clear()
            try:
                await self._turns.do(do)
                state = self.table.state
            except WeliError as error:
                log.warning("table %s: %s", self.table.name, error)
                await asyncio.sleep(self._delays.again)
                continue
            if state.deals and not state.terms.clock.runs:
                return
            due = state.next_due()
            if due is None:
                await self._ticked.wait()
                continue
            seat, at_ms = due
            do = partial(self.table.run_out, seat)
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, at_ms - self.table.now_ms()) / 1000):
                    await self._ticked.wait()

    async def _step(self) -> None:
        """Does the next thing that happens by itself, or waits for somebody to do something."""
        await self._turns.ready()
        state = self.table.state
        pause = state.pause()
        if pause is not None:
            await self._wait_out(state, pause)
        elif state.moved_at == self._all_wait_at or _is_left_to_people(state):
            await self._moved.wait()
        else:
            await self._let_them_act(state)

    async def _wait_out(self, state: State, pause: Pause) -> None:
        """A pause lasts until everybody has seen what lies there; or, where it must not last for ever, its time."""
        seconds = self._longest(state, pause)
        if seconds is None:
            await self._moved.wait()
        elif await self._undisturbed(self._left_of_pause(state, seconds)) and await self._let_go(seconds):
            await self._do_at(state.moved_at, self.table.go_on)

    def _longest(self, state: State, pause: Pause) -> float | None:
        """The seconds after which a table goes on by itself; none where it does not. Nobody alone at a table is hurried."""
        if pause == "plea":
            return self._delays.plea
        if pause not in ("look", "next_deal") or not state.persons:
            return None
        in_company = len(state.persons) > 1
        if pause == "next_deal":
            return self._delays.next_deal if in_company else None
        seconds = self._delays.trick[state.pace.trick]
        return self._delays.trick_at_most if seconds is None and in_company else seconds

    def _left_of_pause(self, state: State, seconds: float) -> float:
        """What is left of a pause that takes so long in all, however often somebody says meanwhile that they are ready."""
        if self._pausing[0] != state.stop_at:
            self._pausing = state.stop_at, monotonic()
        return max(0.0, seconds - (monotonic() - self._pausing[1]))

    async def _let_them_act(self, state: State) -> None:
        """The first computer player who wants to does something, unless a person is faster; where it is a person's to draw, they draw.
        What a person need not be asked is declined like that too, after the same pause and no sooner.

        While a person has something begun, they talk and do nothing else.

        They think while the delay passes, which is drawn before and is all the time they have: it tells nothing of what they think about.
        Once anything else happens, what they have been asked is no longer the question, and they are asked anew.
        """
        head, seconds = state.moved_at, self.pause_before_acting(state)
        said, persons = state.conversation.as_it_is_now(), state.persons
        asking_to = frozenset(filter(state.left_to_partner, persons))
        announcing = frozenset(filter(state.asks_for_announcement, persons))
        players = self._players(state).in_time(seconds)
        with thinking(partial(_next_wish, players, state.deal.copy(), said, asking_to, announcing)) as thought:
            if not await self._answered(thought, seconds):
                return
            declining = [Wish(seat, DECLINE) for seat in sorted(persons) if state.declines_by_itself(seat)]
            wish = thought.result() or next(iter(declining), None)
        if self.table.state.moved_at != head:
            return
        if wish is None:
            self._all_wait_at = head
            return
        if wish.line.verb not in TALK and not (await self._let_by_tap(state) and await self._let_go(seconds)):
            return
        act = Act(key=f"{wish.seat}:{head}", on=state.chairs[wish.seat].number, act=show_line(wish.line))
        try:
            await self._do_at(head, partial(self.table.take, wish.seat, act))
        except WeliError as refused:
            await self._told_of(refused)

    async def _do_at(self, head: int, do: Callable[[], object]) -> None:
        """Does something that was decided on at that row, unless somebody is faster still. Raises what `do` does, and `StoreError`."""

        def unless_moved() -> None:
            if self.table.state.moved_at == head:
                do()

        await self._turns.do(unless_moved)

    def pause_before_acting(self, state: State) -> float:
        """Seconds until a computer player does something. They are drawn before anybody thinks, by what everybody at the table can see."""
        roles, persons = state.deal.acting(), state.persons
        theirs = any(role == MUST for seat, role in enumerate(roles) if seat not in persons)
        theirs = theirs or any(state.declines_by_itself(seat) for seat in persons)
        spans = self._delays.act if theirs and not state.draws_by_itself() else self._delays.window
        return self._rng.uniform(*spans[state.pace.bots])

    async def _undisturbed(self, seconds: float) -> bool:
        """Waits for some seconds; returns whether nothing happened meanwhile."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return not self._moved.is_set()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._moved.wait()
        return not self._moved.is_set()

    async def _let_by_tap(self, state: State) -> bool:
        """Waits for the person's tap, where each waits for one; tells whether nothing has happened meanwhile."""
        if not _goes_by_tap(state):
            return True
        tapped = asyncio.create_task(self._tapped.wait())
        try:
            undisturbed = await self._finished(tapped)
        finally:
            tapped.cancel()
        if undisturbed:
            self._tapped.clear()
        return undisturbed

    async def _let_go(self, seconds: float) -> bool:
        """Waits until nobody has anything begun, and then for the delay anew; tells whether nothing has happened meanwhile."""
        while self._deciding.left() > 0:
            over = asyncio.create_task(self._deciding.over())
            try:
                if not (await self._finished(over) and await self._undisturbed(seconds)):
                    return False
            finally:
                over.cancel()
        return True

    async def _answered(self, thought: asyncio.Future[Wish | None], seconds: float) -> bool:
        """Waits for the end of the delay; tells whether nothing has happened meanwhile.

        A thought that is late all the same, on a machine that is busy with other things, waits for the end of another delay like it, and
        so on: the moment of an act never tells when somebody knew what they wanted.
        """
        while await self._undisturbed(seconds):
            if thought.done() or seconds <= 0:
                return await self._finished(thought)
        return False

    async def _finished(self, thought: asyncio.Future[Any]) -> bool:
        """Waits until a thought, or something else, has come to its end; tells whether nothing has happened meanwhile."""
        moved = asyncio.create_task(self._moved.wait())
        either: set[asyncio.Future[Any]] = {moved, thought}
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            moved.cancel()
        return not self._moved.is_set()

    async def _told_of(self, error: WeliError) -> None:
        """Something failed that nobody has asked for: every page is told, and after a while it is tried again.

        A game that has failed would do so again: it rests until somebody does something.
        """
        self.tell(error)
        if isinstance(error, GameFailed):
            await self._moved.wait()
        else:
            await self._undisturbed(self._delays.again)

    def _written(self) -> None:
        self._changed()
        self._others.moved(self.table.name)

    def _changed(self) -> None:
        """Something is durable. Of what is of a shuffle alone nobody at the table notices anything: who thinks, thinks on."""
        if self.table.state.moved_at != self._moved_at:
            self._moved_at = self.table.state.moved_at
            self._moved.set()
            self._ticked.set()
            self._look_round()
        self._stirring.stir()
        self._wake()

    def _wake(self) -> None:
        for watcher in self._watchers:
            watcher.woken.set()


def _is_left_to_people(state: State) -> bool:
    """Whether nobody but people can do the next thing, so that no computer player need be asked."""
    return len(state.persons) == state.seating.players and not state.draws_by_itself()


def _goes_by_tap(state: State) -> bool:
    """Whether the next thing that happens waits for a tap: a decision of the others, and of nobody else, where one person sits alone."""
    alone = len(state.persons) == 1
    return (
        alone and state.pace.bots == "tap" and not state.draws_by_itself() and state.waiting(*state.persons) == "others"
    )


def _next_wish(
    players: Players,
    deal: Deal,
    said: Conversation,
    asking_to: frozenset[int],
    announcing: frozenset[int],
    wanted: Wanted,
) -> Wish | None:
    """Talk first: what is said at the table is said before the next thing is done. Raises `GivenUp` once the answer is not wanted."""
    asked_now = players.as_long_as(wanted)
    return asked_now.next_word(deal, said) or asked_now.next_wish(deal, asking_to, announcing)
