"""Computer players who think for long: the person may go on meanwhile, and nothing is done that was thought about something else."""

import asyncio
import random
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from table.helpers import EAST, HANDS, NORTH, SETUP, SOUTH, WEST, must, opened, person_of, sent, stacked
from table.rooms import FOR_EVER, in_a_room, until
from thinking.pondering import Ponderer
from weli.bots import Bot, bot_named
from weli.core.acts import STEP
from weli.core.deal import Deal
from weli.store.log import Acted
from weli.store.sqlite import SqliteStore
from weli.store.store import Store
from weli.table.connection import Connection
from weli.table.game_loop import GameLoop
from weli.table.live import LiveTable
from weli.table.moves.act import Act
from weli.table.moves.pace import SetPace
from weli.table.pacing import AT_ONCE, LIKE_PEOPLE, Delays
from weli.table.players import Players, Wish
from weli.table.shuffle_dealing import Shuffle
from weli.table.state import State
from weli.table.table import Table
from weli.thinking.thinking import NEVER, GivenUp, hurried, thinking
from weli.wire.levels import SECONDS
from weli.wire.messages import Pace, Taken


def with_ponderer(store: Store, ponderer: Ponderer, delays: Delays = AT_ONCE, name: str = "table") -> LiveTable:
    """South has led; West is next, and thinks. Nobody talks."""
    table = opened(store, HANDS, msgspec.structs.replace(SETUP, options={"talk": False}), name)
    must(table, SOUTH, "E9")
    players = Players(dict.fromkeys((NORTH, EAST, WEST), ponderer), frozenset({SOUTH}), random.Random(1))
    return LiveTable(table, lambda _: players, delays, random.Random(2))


class Pauses(GameLoop):
    """Writes down how long it waits, and does not wait; `is_quick`: they know what they want before a pause is over."""

    is_quick = False
    thought: asyncio.Future[Wish | None]

    def __init__(self, *built: Any) -> None:
        super().__init__(*built)
        self.waited: list[float] = []
        self.at_wait: dict[int, Callable[[], object]] = {}

    async def _undisturbed(self, seconds: float) -> bool:
        self.waited.append(seconds)
        self.at_wait.get(len(self.waited), lambda: None)()
        await (asyncio.wait({self.thought}) if self.is_quick else asyncio.sleep(0))
        return not self._moved.is_set()

    async def _answered(self, thought: asyncio.Future[Wish | None], seconds: float) -> bool:
        self.thought = thought
        return await super()._answered(thought, seconds)


class Clocked(LiveTable):
    """A table at which nobody waits for a pause to pass."""

    def __init__(self, table: Table, players: Callable[[State], Players], delays: Delays, rng: random.Random) -> None:
        super().__init__(table, players, delays, rng)
        turns, holds = self._turns, self.deciding
        self.by_itself = self.pauses = Pauses(table, turns, holds, players, delays, rng, self.tell, self._rests)


def clocked(store: Store, bot: Bot, name: str = "table", hands: Shuffle = HANDS) -> Clocked:
    table = opened(store, hands, msgspec.structs.replace(SETUP, options={"talk": False}), name)
    must(table, SOUTH, "E9")
    players = Players(dict.fromkeys((NORTH, EAST, WEST), bot), frozenset({SOUTH}), random.Random(1))
    return Clocked(table, lambda _: players, LIKE_PEOPLE, random.Random(2))


async def acted(live: LiveTable, page: Connection, rows: int = 1) -> None:
    head = live.table.state.head
    await until(page, lambda: live.table.state.head >= head + rows)


async def happens(event: threading.Event) -> None:
    assert await asyncio.to_thread(event.wait, 60)


def acts(live: LiveTable, store: Store) -> list[tuple[int | None, str]]:
    return [(row.seat, row.body.act) for row in store.read(live.table.name).rows if isinstance(row.body, Acted)]


def test_the_person_interrupts_a_thought_and_its_answer_is_thrown_away(store: SqliteStore) -> None:
    """West thinks of a card to South's lead; South bets; West has to answer now, and his card is not laid."""
    ponderer = Ponderer()
    live = with_ponderer(store, ponderer)

    async def story() -> None:
        page = live.join(person_of(live))
        await happens(ponderer.begun)
        assert isinstance(await sent(live, person_of(live), Act("bet", 2, "bet spiel"), "de"), Taken)
        ponderer.go.set()
        await until(page, lambda: live.table.state.deal.stakes[2].bettor < 0)
        live.leave(page)
        assert not page.errors

    in_a_room(story)
    assert acts(live, store)[:2] == [(SOUTH, "E9"), (SOUTH, "bet spiel")]
    assert acts(live, store)[2][1] in ("hold", "good", "raise")


def test_a_changed_question_is_asked_anew_at_once(store: SqliteStore) -> None:
    """Nobody waits for the old thought: while it goes on, the next one begins."""
    ponderer = Ponderer()
    live = with_ponderer(store, ponderer)

    async def story() -> None:
        page = live.join(person_of(live))
        await happens(ponderer.begun)
        ponderer.begun.clear()
        await sent(live, person_of(live), Act("bet", 2, "bet spiel"), "de")
        await happens(ponderer.begun)
        ponderer.go.set()
        live.leave(page)

    in_a_room(story)


def test_they_think_while_the_delay_passes(store: SqliteStore) -> None:
    ponderer = Ponderer()
    ponderer.go.set()
    live = with_ponderer(store, ponderer, FOR_EVER)

    async def story() -> None:
        page = live.join(person_of(live))
        await happens(ponderer.finished)
        assert live.table.state.head == 2, "the delay is not over"
        await sent(live, person_of(live), SetPace(Pace("quick", "tap")))
        await until(page, lambda: live.table.state.head > 3)
        live.leave(page)

    in_a_room(story)


def test_a_thought_that_is_late_waits_for_the_end_of_another_pause(store: SqliteStore) -> None:
    """Otherwise the moment of an act would tell when somebody knew what he wanted: at Bieten, how many cards he might lay."""
    ponderer = Ponderer()
    live = clocked(store, ponderer)

    def comes_to_an_end() -> None:
        ponderer.go.set()
        assert ponderer.finished.wait(60)

    live.pauses.at_wait[3] = comes_to_an_end

    async def story() -> None:
        page = live.join(person_of(live))
        await acted(live, page)
        live.leave(page)

    in_a_room(story)
    first, second, third = live.pauses.waited[:3]
    assert first == second == third > 0, "whole pauses, each like the first"


def test_the_moment_of_an_act_is_the_same_with_one_card_to_play_and_with_many(store: SqliteStore) -> None:
    """West has to follow: in one deal a single card of his will do, in the other every one."""
    moments: list[tuple[float, int]] = []
    for west, may in (("E8 LK LO HX HU", 1), ("E8 EK SK SO S7", 5)):
        hands = stacked("EA L8 H9 L9 S8", "HA HK L7 H7 SX", "E9 LU E7 SU H8", west, turned="SA")
        live = clocked(store, Quiet(), f"table {may}", hands)
        assert len([act for act in live.table.state.deal.legal(WEST) if act < STEP]) == may
        live.pauses.is_quick = True
        live.pauses.at_wait[2] = partial(note_moment, live, moments)

        async def story(live: Clocked = live) -> None:
            page = live.join(person_of(live))
            await acted(live, page, 2)
            live.leave(page)

        in_a_room(story)
    assert moments[0] == moments[1]
    assert moments[0][1] == 3, "he has played when the first pause was over"


class Quiet:
    """Plays a card when it is its turn, and says nothing."""

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        return options[0]


def note_moment(live: Clocked, moments: list[tuple[float, int]]) -> None:
    """How long the first pause was, and how far the table is when the second begins."""
    moments.append((live.pauses.waited[0], live.table.state.head))


def test_the_pause_is_all_the_time_there_is_for_everything_that_is_asked(store: SqliteStore) -> None:
    thinker = Limited()
    live = clocked(store, thinker)

    async def story() -> None:
        page = live.join(person_of(live))
        await acted(live, page, 3)
        live.leave(page)

    in_a_room(story)
    assert len(thinker.limits) >= 3
    assert max(thinker.limits) <= max(live.pauses.waited) / 2, "whoever is asked next needs some time as well"


def test_without_a_pause_nobody_is_hurried(store: SqliteStore) -> None:
    """At once means as soon as they know; then they take what time they need."""
    company = Players({WEST: Limited()}, frozenset({SOUTH}), random.Random(1))
    assert company.in_time(0.0).until == NEVER
    thinker = Limited()
    assert hurried(thinker, NEVER) is thinker
    assert hurried(bot_named("lehrbua"), 1.0) == bot_named("lehrbua")


@pytest.mark.parametrize("pace", ["slow", "normal", "quick", "tap"])
def test_at_every_pace_there_is_time_for_a_choice(pace: str) -> None:
    for spans in (LIKE_PEOPLE.act, LIKE_PEOPLE.window):
        assert min(spans[pace]) > SECONDS


class Limited:
    """Writes down how much time it is given, and plays quietly."""

    def __init__(self) -> None:
        self.limits: list[float] = []

    def within(self, seconds: float) -> Bot:
        self.limits.append(seconds)
        return Quiet()

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        raise AssertionError("asked without a limit")


def test_whoever_leaves_while_they_think_finds_the_table_as_it_was(store: SqliteStore) -> None:
    ponderer = Ponderer()
    live = with_ponderer(store, ponderer)

    async def story() -> None:
        live.leave(live.join(person_of(live)))
        page = live.join(person_of(live))
        await happens(ponderer.begun)
        live.leave(page)
        ponderer.go.set()
        await happens(ponderer.finished)
        for _ in range(20):
            await asyncio.sleep(0)
        assert live.table.state.head == 2
        page = live.join(person_of(live))
        await until(page, lambda: live.table.state.waiting(person_of(live.table.state)) != "others")
        live.leave(page)

    in_a_room(story)
    laid = [(seat, act) for seat, act in acts(live, store) if len(act) == 2]
    assert len({seat for seat, _ in laid}) == len(laid), "nobody plays twice"


def test_with_the_last_page_the_table_stops_also_when_it_has_just_been_moved(store: SqliteStore) -> None:
    live = with_ponderer(store, Ponderer(), FOR_EVER)

    async def story() -> None:
        ponderer = next(iter(live.by_itself.players(live.table.state).bots.values()))
        assert isinstance(ponderer, Ponderer)
        page = live.join(person_of(live))
        await happens(ponderer.begun)
        await sent(live, person_of(live), Act("bet", 2, "bet spiel"), "de")
        live.leave(page)
        for _ in range(20):
            await asyncio.sleep(0)
        assert asyncio.all_tasks() == {asyncio.current_task()}
        ponderer.go.set()

    in_a_room(story)


def test_a_long_thought_at_one_table_does_not_hold_up_another(store: SqliteStore) -> None:
    slow, quick = Ponderer(), Ponderer()
    quick.go.set()
    held, other = with_ponderer(store, slow), with_ponderer(store, quick, name="other")

    async def story() -> None:
        one, two = held.join(SOUTH), other.join(SOUTH)
        await happens(slow.begun)
        await until(two, lambda: other.table.state.waiting(person_of(other.table.state)) != "others")
        assert held.table.state.head == 2
        held.leave(one)
        other.leave(two)
        slow.go.set()

    in_a_room(story)


def test_players_stop_thinking_once_nobody_wants_to_know(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "E9")
    wanted = iter([True, False])
    company = Players(dict.fromkeys((NORTH, EAST, WEST), bot_named("stammgast")), frozenset({SOUTH}), random.Random(1))
    with pytest.raises(GivenUp):
        company.as_long_as(lambda: next(wanted)).next_wish(table.state.deal)
    assert company.next_wish(table.state.deal) is not None


def test_a_thought_knows_when_it_is_not_wanted_any_more() -> None:
    seen: list[bool] = []
    begun, left, told = threading.Event(), threading.Event(), threading.Event()

    async def story() -> None:
        def think(wanted: object) -> None:
            assert callable(wanted)
            seen.append(wanted())
            begun.set()
            left.wait(60)
            seen.append(wanted())
            told.set()

        with thinking(think):
            await happens(begun)
        left.set()
        await happens(told)

    in_a_room(story)
    assert seen == [True, False]
