"""What nobody looks at leaves the memory, and is the same when somebody comes back."""

import asyncio
import gc
import random
import weakref

import pytest

from table.helpers import EAST, SOUTH, must, own_view, seeded_shuffle
from table.rooms import FOR_EVER, in_a_room
from weli.parlour import parlour as parlours
from weli.parlour.parlour import Parlour
from weli.store.sqlite import SqliteStore
from weli.table.live import LiveTable
from weli.table.moves.sit import get_up
from weli.wire.requests import NewTable


@pytest.fixture
def parlour(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> Parlour:
    monkeypatch.setattr(parlours, "LINGERING", 0.0)
    return Parlour(store, FOR_EVER, shuffle=seeded_shuffle(1), rng=random.Random(1))


def new_table(parlour: Parlour) -> str:
    return parlour.open_new(NewTable(level="lehrbua", dealer="E", seat="S")).table


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back_as_it_was(parlour: Parlour) -> None:
    name = new_table(parlour)
    table = parlour.live(name).table
    must(table, SOUTH, next(each.act for each in own_view(table).may if each.kind == "play"))
    before, gone = own_view(table), weakref.ref(table)
    del table
    new_table(parlour)
    gc.collect()
    assert gone() is None
    assert own_view(parlour.live(name)) == before


def test_what_is_large_of_it_goes_before_python_looks_for_what_nobody_can_reach(parlour: Parlour) -> None:
    async def story() -> None:
        live = parlour.live(new_table(parlour))
        live.leave(live.join(SOUTH))
        await asyncio.sleep(0)
        gone = weakref.ref(live.table.state)
        del live
        new_table(parlour)
        assert gone() is None

    gc.disable()  # in a house it is done far too seldom to wait for it
    try:
        in_a_room(story)
    finally:
        gc.enable()


def test_a_table_at_which_a_page_is_open_stays(parlour: Parlour) -> None:
    async def story() -> None:
        name = new_table(parlour)
        live = parlour.live(name)
        page = live.join(SOUTH)
        new_table(parlour)
        assert parlour.live(name) is live
        live.leave(page)
        await asyncio.sleep(0)
        new_table(parlour)
        assert parlour.live(name) is not live

    in_a_room(story)


def test_a_table_at_which_something_is_being_done_stays(parlour: Parlour) -> None:
    async def story() -> None:
        name = new_table(parlour)
        live: LiveTable = parlour.live(name)
        leaving = asyncio.create_task(live.do(lambda log: get_up(log, SOUTH)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        new_table(parlour)
        assert parlour.live(name) is live
        await leaving
        assert live.table.state.chairs[SOUTH].away
        assert not live.table.state.chairs[EAST].away

    in_a_room(story)


def test_who_reads_the_page_anew_finds_the_table_where_it_was(store: SqliteStore) -> None:
    parlour = Parlour(store, FOR_EVER, shuffle=seeded_shuffle(1), rng=random.Random(1))
    live = parlour.live(new_table(parlour))
    new_table(parlour)
    assert parlour.live(live.table.name) is live
