"""Whoever has begun something is waited for: an open menu, a raised card, at every pace; but not without end."""

import asyncio
import random

import msgspec
import pytest

from table.helpers import EAST, HANDS, NORTH, SETUP, SOUTH, WEST, must, opened, person_of, sent
from table.rooms import in_a_room, until
from thinking.pondering import Ponderer
from weli.bots import bot_named
from weli.store.sqlite import SqliteStore
from weli.table.holds import LASTING, Holds
from weli.table.live import LiveTable
from weli.table.moves.act import Act
from weli.table.moves.hold import Hold
from weli.table.moves.pace import set_pace
from weli.table.pacing import AT_ONCE
from weli.table.players import Players
from weli.table.table import Table
from weli.wire.messages import Pace, Taken

SILENT = msgspec.structs.replace(SETUP, options={"talk": False})
PACES = [Pace("slow"), Pace("normal"), Pace("quick", "short")]


def live_at(table: Table, ponderer: Ponderer) -> LiveTable:
    """Computer players who act at once, at whatever pace."""
    ponderer.go.set()
    return LiveTable(
        table,
        lambda _: Players(dict.fromkeys((NORTH, EAST, WEST), ponderer), frozenset({SOUTH}), random.Random(1)),
        AT_ONCE,
        random.Random(2),
    )


async def breath() -> None:
    """Lets everything happen that is ready to happen."""
    for _ in range(20):
        await asyncio.sleep(0)


async def thought(ponderer: Ponderer) -> None:
    assert await asyncio.to_thread(ponderer.finished.wait, 60)
    await breath()


@pytest.mark.parametrize("pace", PACES, ids=lambda pace: pace.bots)
def test_nobody_acts_over_an_open_menu(store: SqliteStore, pace: Pace) -> None:
    """They used to bet on the very figure for which the menu had been opened."""
    table, ponderer = opened(store, HANDS, SILENT), Ponderer()
    live = live_at(table, ponderer)
    set_pace(table, person_of(table), pace)
    must(table, SOUTH, "E9")
    head = table.state.head

    async def story() -> None:
        page = live.join(person_of(live))
        await Hold(True).do(live, page)
        await thought(ponderer)
        assert table.state.head == head
        await Hold(False).do(live, page)
        await until(page, lambda: table.state.head > head)
        live.leave(page)

    in_a_room(story)


def test_what_the_person_does_meanwhile_counts(store: SqliteStore) -> None:
    table, ponderer = opened(store, HANDS, SILENT), Ponderer()
    live = live_at(table, ponderer)
    must(table, SOUTH, "E9")

    async def story() -> None:
        page = live.join(person_of(live))
        await Hold(True).do(live, page)
        await thought(ponderer)
        assert isinstance(await sent(live, person_of(live), Act("bet", table.state.head, "bet spiel"), "de"), Taken)
        await Hold(False).do(live, page)
        await until(page, lambda: table.state.deal.stakes[2].bettor < 0)
        live.leave(page)

    in_a_room(story)


def test_a_page_that_is_closed_is_not_waited_for(store: SqliteStore) -> None:
    table, ponderer = opened(store, HANDS, SILENT), Ponderer()
    live = live_at(table, ponderer)
    must(table, SOUTH, "E9")
    head = table.state.head

    async def story() -> None:
        page, other = live.join(person_of(live)), live.join(person_of(live))
        await Hold(True).do(live, other)
        await thought(ponderer)
        assert table.state.head == head
        live.leave(other)
        await until(page, lambda: table.state.head > head)
        live.leave(page)

    in_a_room(story)


def test_whoever_begins_one_thing_after_the_other_is_waited_for_once(store: SqliteStore) -> None:
    """They used to hold the table up for as long as they went on tapping."""
    table, ponderer = opened(store, HANDS, SILENT), Ponderer()
    live = live_at(table, ponderer)
    must(table, SOUTH, "E9")
    head = table.state.head

    async def story() -> None:
        page = live.join(person_of(live))
        await Hold(True).do(live, page)
        await thought(ponderer)
        assert table.state.head == head
        await Hold(False).do(live, page)
        await Hold(True).do(live, page)
        await until(page, lambda: table.state.head > head)
        live.leave(page)

    in_a_room(story)


def test_what_is_begun_while_something_else_is_waited_for_does_not_count() -> None:
    deciding = Holds(lambda: 0.0)

    async def story() -> None:
        deciding.begin("first")
        over = asyncio.create_task(deciding.over())
        await breath()
        deciding.begin("second")
        await breath()
        assert not over.done()
        deciding.end("first")
        await over
        assert deciding.left() == LASTING

    in_a_room(story)


def test_a_sleeping_page_is_not_waited_for_without_end() -> None:
    now = [0.0]
    deciding = Holds(lambda: now[0])

    async def story() -> None:
        deciding.begin("awake")
        now[0] = LASTING - 1
        deciding.begin("asleep")
        deciding.end("awake")
        assert deciding.left() == LASTING
        now[0] += LASTING
        assert deciding.left() == 0
        await deciding.over()

    in_a_room(story)


def test_talk_goes_on_while_somebody_is_deciding(store: SqliteStore) -> None:
    """The partner's answer is what is waited for, perhaps."""
    table = opened(store, HANDS)
    players = Players(dict.fromkeys((NORTH, EAST, WEST), bot_named("stammgast")), frozenset({SOUTH}), random.Random(1))
    live = LiveTable(table, lambda _: players, AT_ONCE, random.Random(2))

    async def story() -> None:
        page = live.join(person_of(live))
        await Hold(True).do(live, page)
        must(table, SOUTH, "ask gleich")
        await until(
            page, lambda: any(seat == NORTH and act.startswith("say") for seat, act in table.state.deals[-1].acts)
        )
        assert table.state.deal.tricks.in_trick == 0
        live.leave(page)

    in_a_room(story)


def test_a_finished_trick_is_not_taken_away_from_under_an_open_menu(store: SqliteStore) -> None:
    table, ponderer = opened(store, HANDS, SILENT), Ponderer()
    live = live_at(table, ponderer)
    set_pace(table, person_of(table), Pace("quick", "short"))
    for seat, card in [(SOUTH, "E9"), (WEST, "E8"), (NORTH, "EA"), (EAST, "SX")]:
        must(table, seat, card)

    async def story() -> None:
        page = live.join(person_of(live))
        await Hold(True).do(live, page)
        await breath()
        assert table.state.waiting(person_of(table.state)) == "look"
        await Hold(False).do(live, page)
        await until(page, lambda: table.state.waiting(person_of(table.state)) != "look")
        live.leave(page)

    in_a_room(story)
