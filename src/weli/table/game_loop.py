"""What happens at a table by itself, one thing after the other: pauses end, computer players act after a delay, clocks run out."""

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any

from weli.core.deal import Deal
from weli.core.errors import GameFailed, SaidError, WeliError
from weli.games import GAMES
from weli.notation import TALK, Line, show_line
from weli.table.holds import Holds
from weli.table.moves.act import Act, take
from weli.table.moves.clock import go_on_after_outage, run_out
from weli.table.moves.look import end_pause
from weli.table.pacing import Delays
from weli.table.players import Players, Wish
from weli.table.serial_queue import SerialQueue
from weli.table.state import MUST, Pause, State
from weli.table.table import Table
from weli.thinking.thinking import Wanted, thinking

log = logging.getLogger(__name__)

DECLINE = Line("pass")


class GameLoop:
    """Runs while a page is open at the table, or it has been woken, at the one node that keeps it."""

    def __init__(
        self,
        table: Table,
        turns: SerialQueue,
        deciding: Holds,
        players: Callable[[State], Players],
        delays: Delays,
        rng: random.Random,
        tell: Callable[[WeliError], None],
        rests: Callable[[], None],
    ) -> None:
        """`players` are those who sit there now; `tell` says to every page what nobody has asked for, `rests` that nothing more happens
        by itself until somebody does something or a clock runs out.
        """
        self.table = table
        self.players = players
        self._turns = turns
        self._deciding = deciding
        self._delays = delays
        self._rng = rng
        self._tell = tell
        self._rests = rests
        self._tasks: list[asyncio.Task[None]] = []
        self._moved = asyncio.Event()
        self._ticked = asyncio.Event()  # something has happened since the clocks were looked at
        self._tapped = asyncio.Event()  # a person alone lets the next computer player act
        self._all_wait_at = -1  # the row at which every computer player wanted to wait for people
        self._pausing = (
            -1,
            0.0,
        )  # the row with which the present pause began, and the moment when it was first seen here

    @property
    def runs(self) -> bool:
        return bool(self._tasks)

    def begin(self) -> None:
        self._all_wait_at = -1
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._keep_time())]

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._tasks = []

    def go_on(self) -> None:
        """Something has happened at the table: what was about to happen is no longer the question."""
        self._moved.set()
        self._ticked.set()

    def tap(self) -> None:
        """A person alone lets the next computer player act."""
        self._tapped.set()

    def forget_tap(self) -> None:
        """They have done something else since."""
        self._tapped.clear()

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

    async def _keep_time(self) -> None:
        """Where clocks were agreed: for whom time runs out, a computer player decides. Nobody pays for a while without a server."""
        do: Callable[[], None] = partial(go_on_after_outage, self.table)
        while True:
            self._ticked.clear()
            try:
                await self._turns.do(do)
                state = self.table.state
            except WeliError as error:
                log.warning("table %s: %s", self.table.name, error)
                await self._ticks_within(self._delays.again)
                continue
            if state.deals and not state.terms.clock.runs:
                return
            due = state.next_due()
            if due is None:
                await self._ticked.wait()
                continue
            seat, at_ms = due
            do = partial(run_out, self.table, seat)
            await self._ticks_within(max(0.0, at_ms - self.table.now_ms()) / 1000)

    async def _ticks_within(self, seconds: float) -> None:
        """Waits for something to happen, so many seconds at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._ticked.wait()

    async def _step(self) -> None:
        """Does the next thing that happens by itself, or waits for somebody to do something."""
        await self._turns.ready()
        state = self.table.state
        pause = state.pause()
        if pause is not None:
            await self._wait_out(state, pause)
        elif state.moved_at == self._all_wait_at or _is_left_to_people(state):
            await self._rest()
        else:
            await self._let_them_act(state)

    async def _rest(self) -> None:
        self._rests()
        await self._moved.wait()

    async def _wait_out(self, state: State, pause: Pause) -> None:
        """A pause lasts until everybody has seen what lies there; or, where it must not last for ever, its time."""
        seconds = self._longest(state, pause)
        if seconds is None:
            await self._rest()
        elif await self._undisturbed(self._left_of_pause(state, seconds)) and await self._let_go(seconds):
            await self._do_at(state.moved_at, partial(end_pause, self.table))

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
        players = self.players(state).in_time(seconds).having_heard(said)
        with thinking(partial(_next_wish, players, state.deal.copy(), asking_to, announcing)) as thought:
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
            await self._do_at(head, partial(take, self.table, wish.seat, act))
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
        shortest, longest = spans[state.pace.bots]
        # Where no time is left to chance none is drawn: what else is drawn there does not depend on who waited how often.
        return shortest if shortest == longest else self._rng.uniform(shortest, longest)

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
        if not goes_by_tap(state):
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
        """Waits until nobody is at what they have begun, and then for the delay once more; tells whether nothing has happened meanwhile.

        Once only: whoever begins one thing after the other does not hold the table up.
        """
        if self._deciding.left() <= 0:
            return True
        over = asyncio.create_task(self._deciding.over())
        try:
            return await self._finished(over) and await self._undisturbed(seconds)
        finally:
            over.cancel()

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
        self._tell(error)
        if isinstance(error, GameFailed):
            await self._rest()
        else:
            await self._undisturbed(self._delays.again)


def _is_left_to_people(state: State) -> bool:
    """Whether nobody but people can do the next thing, so that no computer player need be asked."""
    return len(state.persons) == state.seating.players and not state.draws_by_itself()


def goes_by_tap(state: State) -> bool:
    """Whether the next thing that happens waits for a tap: a decision of the others, and of nobody else, where one person sits alone."""
    alone = len(state.persons) == 1
    return (
        alone and state.pace.bots == "tap" and not state.draws_by_itself() and state.waiting(*state.persons) == "others"
    )


def _next_wish(
    players: Players,
    deal: Deal,
    asking_to: frozenset[int],
    announcing: frozenset[int],
    wanted: Wanted,
) -> Wish | None:
    """Talk first: what is said at the table is said before the next thing is done. Raises `GivenUp` once the answer is not wanted."""
    asked_now = players.as_long_as(wanted)
    return asked_now.next_word(deal) or asked_now.next_wish(deal, asking_to, announcing)
