"""Tables at which people have days: nobody has to be there, and whose time is over is played for all the same, beyond a restart too."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial

import msgspec
import pytest

from store.any_store import AnyStore
from table.helpers import NORTH, NOTHING_TO_BET_ON, SOUTH, WEST, must
from table.rooms import in_a_room
from table.test_clocks import Watch
from table.test_several import ALL_FOUR, PARTNERS
from weli.core.errors import WeliError
from weli.parlour.parlour import Parlour, check_terms
from weli.parlour.waking import keep_waking
from weli.store.log import Setup
from weli.store.sqlite import SqliteStore
from weli.store.store import RowTaken, Store
from weli.table.clocks import AFTER_OUTAGE, LATE
from weli.table.live import LiveTable
from weli.table.moves.take_back import take_back
from weli.table.pacing import AT_ONCE
from weli.table.state import State
from weli.wire.terms import A_DAY, A_SECOND, Clock, Terms

IN_DAYS = Terms(clock=Clock(decision=A_DAY))
A_DAY_MS = A_DAY * A_SECOND


@dataclass
class Inn:
    """A house with one table, whose people have a day for each decision, and its time of day."""

    store: Store
    setup: Setup = ALL_FOUR
    watch: Watch = field(default_factory=Watch)

    def __post_init__(self) -> None:
        self.store.open_table("table", msgspec.structs.replace(self.setup, terms=IN_DAYS), 1_000)
        self.open()

    def open(self) -> None:
        """The house is opened, perhaps once more."""
        delays = replace(AT_ONCE, look=0.0, trick_at_most=0.0, next_deal=0.0)
        self.parlour = Parlour(self.store, delays, self.watch, NOTHING_TO_BET_ON, random.Random(1))

    @property
    def live(self) -> LiveTable:
        return self.parlour.live("table")

    @property
    def state(self) -> State:
        return self.live.table.state

    def to_wake(self) -> list[str]:
        with suppress(RowTaken):
            self.store.append_soon("none", []).result()  # what was handed in before is written then
        return self.store.people.to_wake(self.watch())

    async def do(self, what: Callable[[], object]) -> None:
        await self.live.do(lambda _log: what())


async def comes(holds: Callable[[], bool]) -> None:
    """Waits until something holds."""
    while not holds():  # noqa: ASYNC110  a table without a page tells nobody
        await asyncio.sleep(0.001)


async def with_the_house_open(inn: Inn, story: Callable[[], Awaitable[None]]) -> None:
    waking = asyncio.create_task(keep_waking(inn.parlour))
    try:
        await story()
    finally:
        waking.cancel()
        with suppress(asyncio.CancelledError):
            await waking


def lays(inn: Inn, seat: int, card: str) -> Callable[[], Awaitable[None]]:
    return partial(inn.do, lambda: must(inn.live.table, seat, card))


def test_whose_days_are_over_is_played_for_though_nobody_is_there(any_store: AnyStore) -> None:
    inn = Inn(any_store.store)

    async def story() -> None:
        await lays(inn, SOUTH, "E9")()
        inn.watch.wait(A_DAY + 1)
        await comes(lambda: inn.state.deal.turn() == NORTH)
        await comes(lambda: not inn.live.is_watched)

    in_a_room(lambda: with_the_house_open(inn, story))
    assert (inn.state.chairs[WEST].thinking.missed, inn.state.chairs[SOUTH].thinking.missed) == (1, 0)
    assert inn.state.next_due() == (NORTH, inn.watch() + A_DAY_MS)
    assert WEST in inn.state.persons, "they take the next decision themselves"
    assert inn.to_wake() == []
    inn.watch.wait(A_DAY)
    assert inn.to_wake() == ["table"]


def test_it_is_known_beyond_a_restart_when_somebody_s_time_is_over(any_store: AnyStore) -> None:
    inn = Inn(any_store.store)
    in_a_room(lays(inn, SOUTH, "E9"))
    inn.store = any_store.reopened()
    inn.open()
    inn.watch.wait(A_DAY - 1)
    assert inn.to_wake() == []
    inn.watch.wait(2)
    assert len(inn.parlour) == 0, "it is not in memory"
    in_a_room(lambda: with_the_house_open(inn, lambda: comes(lambda: inn.state.deal.turn() == NORTH)))


def test_a_table_that_is_gone_is_looked_at_no_more(any_store: AnyStore) -> None:
    inn = Inn(any_store.store)
    in_a_room(lays(inn, SOUTH, "E9"))
    inn.watch.wait(A_DAY + 1)
    assert inn.to_wake() == ["table"]
    inn.parlour.forget("table")
    assert inn.to_wake() == []


def test_whoever_had_no_server_when_their_days_were_over_has_some_hours_then(store: SqliteStore) -> None:
    inn = Inn(store)
    in_a_room(lays(inn, SOUTH, "E9"))
    inn.open()
    inn.watch.wait(3 * A_DAY)
    later = inn.watch() + AFTER_OUTAGE
    in_a_room(lambda: with_the_house_open(inn, lambda: comes(lambda: inn.state.next_due() == (WEST, later))))
    inn.open()
    inn.watch.wait(AFTER_OUTAGE // A_SECOND + 1)
    in_a_room(lambda: with_the_house_open(inn, lambda: comes(lambda: inn.state.deal.turn() == NORTH)))


def test_a_page_that_is_opened_gives_nobody_their_days_anew(store: SqliteStore) -> None:
    inn = Inn(store)
    due = inn.state.next_due()
    inn.watch.wait(A_DAY - 1)

    async def story() -> None:
        page = inn.live.join(NORTH)
        await inn.do(lambda: must(inn.live.table, NORTH, "sign nod"))
        inn.live.leave(page)

    in_a_room(story)
    assert inn.state.next_due() == due
    inn.open()
    inn.watch.wait(LATE // A_SECOND - 60)
    in_a_room(lambda: with_the_house_open(inn, lambda: comes(lambda: inn.state.deal.turn() == WEST)))


def test_what_happens_by_itself_happens_once_the_last_page_is_closed(store: SqliteStore) -> None:
    """South lays a card and goes: the computer players go on until North is asked, and North's day begins."""
    inn = Inn(store, PARTNERS)

    async def story() -> None:
        page = inn.live.join(SOUTH)
        await lays(inn, SOUTH, "E9")()
        inn.live.leave(page)
        await comes(lambda: inn.state.is_asked(NORTH) and not inn.live.is_watched)

    in_a_room(story)
    assert inn.state.next_due() == (NORTH, inn.watch() + A_DAY_MS)
    assert inn.to_wake() == []


def test_nobody_is_gone_and_nobody_idle_after_minutes(store: SqliteStore) -> None:
    inn = Inn(store)

    async def story() -> None:
        inn.parlour.delays = replace(inn.parlour.delays, gone=0.0, nudge=0.0, idle=0.0)
        inn.parlour.put_away("table")
        page, other = inn.live.join(SOUTH), inn.live.join(WEST)
        inn.watch.wait(3600)
        assert (inn.live.nudgeable, inn.live.idle) == (frozenset(), frozenset())
        inn.live.leave(other)
        for _ in range(20):
            await asyncio.sleep(0)
        await inn.do(lambda: must(inn.live.table, NORTH, "sign nod"))  # behind whatever was begun before
        assert not any(chair.gone or chair.away for chair in inn.state.chairs.values())
        inn.live.leave(page)

    in_a_room(story)


def test_a_wish_to_take_something_back_ends_though_nobody_answers(store: SqliteStore) -> None:
    inn = Inn(store)
    inn.parlour.delays = replace(inn.parlour.delays, plea=0.0)

    async def story() -> None:
        page = inn.live.join(SOUTH)
        await lays(inn, SOUTH, "E9")()
        await inn.do(lambda: take_back(inn.live.table, SOUTH))
        inn.live.leave(page)
        await comes(lambda: inn.state.plea is None and not inn.live.is_watched)

    in_a_room(story)
    assert inn.state.is_asked(WEST)


@pytest.mark.parametrize("clock", [Clock(A_DAY), Clock(7 * A_DAY), Clock(7200), Clock(60, 600)])
def test_days_are_agreed_whole(clock: Clock) -> None:
    check_terms(Terms(clock=clock))


@pytest.mark.parametrize("clock", [Clock(8 * A_DAY), Clock(A_DAY + 1), Clock(A_DAY, 60), Clock(7201), Clock(-A_DAY)])
def test_other_clocks_are_refused(clock: Clock) -> None:
    with pytest.raises(WeliError, match="7200 seconds, or whole days"):
        check_terms(Terms(clock=clock))
