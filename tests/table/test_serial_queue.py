"""Durable before visible: what is judged is shown, answered and told once the writer has it, and not before."""

import asyncio
import gc
import random
from concurrent.futures import Future
from dataclasses import replace

import pytest

from table.helpers import EAST, HANDS, NORTH, SETUP, SOUTH, WEST, opened, own_view, sent
from table.rooms import FOR_EVER, in_a_room, until
from table.test_live import live_table
from weli.store.log import Acted, Row
from weli.store.sqlite import SqliteStore
from weli.store.store import RowTaken, StoreError
from weli.table.live import LiveTable
from weli.table.moves.act import Act
from weli.table.moves.look import Seen
from weli.table.pacing import AT_ONCE
from weli.wire.messages import Refused, Taken


class Slow(SqliteStore):
    """A store that writes down what comes once it is told to, or fails."""

    def __init__(self, file: object) -> None:
        super().__init__(file)  # type: ignore[arg-type]
        self.waiting: list[tuple[str, list[Row], Future[None]]] = []
        self.came = asyncio.Semaphore(0)

    def append_soon(self, table: str, rows: list[Row]) -> Future[None]:
        done: Future[None] = Future()
        self.waiting.append((table, rows, done))
        self.came.release()
        return done

    def write(self, fails: Exception | None = None) -> None:
        table, rows, done = self.waiting.pop(0)
        if fails is not None:
            done.set_exception(fails)
            return
        try:
            self.append(table, rows)
        except RowTaken as taken:
            done.set_exception(taken)
        else:
            done.set_result(None)


@pytest.fixture
def slow(store: SqliteStore) -> Slow:
    return Slow(store.file)


def act(key: str, on: int = 1, line: str = "E9") -> Act:
    return Act(key, on, line)


def test_nothing_is_shown_or_answered_before_it_is_durable(slow: Slow) -> None:
    live = live_table(slow, HANDS, FOR_EVER)

    async def story() -> None:
        page = live.join(SOUTH)
        page.woken.clear()
        before = own_view(live)
        answer = asyncio.create_task(sent(live, SOUTH, act("a"), "en"))
        again = asyncio.create_task(sent(live, SOUTH, act("a"), "en"))
        await slow.came.acquire()
        for _ in range(20):
            await asyncio.sleep(0)
        assert own_view(live) == before
        assert not answer.done()
        assert not again.done()  # what is sent twice is answered once the first is durable
        assert not page.woken.is_set()
        slow.write()
        assert await answer == await again == Taken("a", 2)
        assert page.woken.is_set()
        assert live.view(SOUTH, "en").number == 2
        assert slow.waiting == []
        live.leave(page)

    in_a_room(story)


def test_who_goes_away_meanwhile_has_acted_all_the_same(slow: Slow) -> None:
    live = live_table(slow, HANDS, FOR_EVER)

    async def story() -> None:
        answer = asyncio.create_task(sent(live, SOUTH, act("a"), "en"))
        await slow.came.acquire()
        answer.cancel()
        await asyncio.gather(answer, return_exceptions=True)
        slow.write()
        assert await sent(live, SOUTH, act("a"), "en") == Taken("a", 2)

    in_a_room(story)


def test_who_goes_away_before_a_refusal_leaves_no_complaint_behind(
    slow: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    live = live_table(slow, HANDS, FOR_EVER)

    async def story() -> None:
        live.join(SOUTH)
        first = asyncio.create_task(sent(live, SOUTH, act("a"), "en"))
        await slow.came.acquire()
        answer = asyncio.create_task(sent(live, SOUTH, act("b"), "en"))
        await asyncio.sleep(0)
        answer.cancel()
        slow.write()
        await first
        await sent(live, SOUTH, Seen(0))  # behind what was refused
        del answer
        gc.collect()
        assert caplog.messages == []

    in_a_room(story)


def test_what_cannot_be_stored_has_not_happened_and_may_be_sent_again(slow: Slow) -> None:
    live = live_table(slow, HANDS, FOR_EVER)

    async def story() -> None:
        before = own_view(live)
        answer = asyncio.create_task(sent(live, SOUTH, act("a"), "en"))
        await slow.came.acquire()
        slow.write(fails=StoreError("store.full", file=slow.file))
        refused = await answer
        assert isinstance(refused, Refused)
        assert refused.text.startswith("The disk")
        assert own_view(live) == before
        answer = asyncio.create_task(sent(live, SOUTH, act("a"), "en"))
        await slow.came.acquire()
        slow.write()
        assert await answer == Taken("a", 2)

    in_a_room(story)


def test_an_act_that_was_written_though_its_commit_seemed_to_fail_is_found_by_its_key(slow: Slow) -> None:
    live = live_table(slow, HANDS, FOR_EVER)

    async def story() -> None:
        answer = asyncio.create_task(sent(live, SOUTH, act("a"), "en"))
        await slow.came.acquire()
        table, rows, _ = slow.waiting[0]
        slow.append(table, rows)
        slow.write(fails=StoreError("store.failed", file=slow.file))
        assert isinstance(await answer, Refused)
        assert await sent(live, SOUTH, act("a"), "en") == Taken("a", 2)

    in_a_room(story)


def test_what_failed_by_itself_is_tried_at_once_when_the_store_is_back(slow: Slow) -> None:
    live = live_table(slow, HANDS, replace(AT_ONCE, again=3600.0))

    async def story() -> None:
        page = live.join(SOUTH)
        answer = asyncio.create_task(sent(live, SOUTH, act("a"), "en"))
        await slow.came.acquire()
        slow.write()
        assert await answer == Taken("a", 2)
        await slow.came.acquire()  # what a computer player does
        slow.write(fails=StoreError("store.busy"))
        await until(page, lambda: bool(page.errors))
        live.try_again()
        await slow.came.acquire()
        slow.write()
        live.leave(page)

    in_a_room(story)


def test_of_what_is_found_by_reading_the_log_anew_everybody_is_told(slow: Slow) -> None:
    """Or whoever waits at the table for something to happen would wait for ever."""
    live = live_table(slow, HANDS, FOR_EVER)

    async def story() -> None:
        onlooking = live.join(NORTH)
        answer = asyncio.create_task(sent(live, SOUTH, act("a"), "en"))
        await slow.came.acquire()
        table, rows, _ = slow.waiting[0]
        slow.append(table, rows)
        slow.write(fails=StoreError("store.failed", file=slow.file))
        assert isinstance(await answer, Refused)
        assert own_view(live).number == 2  # somebody has looked before anybody did anything
        onlooking.woken.clear()
        assert await sent(live, SOUTH, act("a"), "en") == Taken("a", 2)
        assert onlooking.woken.is_set()
        assert live.told == live.table.state.head
        live.leave(onlooking)

    in_a_room(story)


def test_who_was_faster_elsewhere_is_seen_before_it_is_judged_again(slow: Slow) -> None:
    live = live_table(slow, HANDS, FOR_EVER)

    async def story() -> None:
        answer = asyncio.create_task(sent(live, SOUTH, act("a"), "en"))
        await slow.came.acquire()
        slow.append("table", [Row(2, Acted("L8"), 3_000, SOUTH, "other")])
        slow.write()
        refused = await answer
        assert isinstance(refused, Refused)
        assert live.table.state.head == 2

    in_a_room(story)


def test_tables_do_not_wait_for_each_other(slow: Slow) -> None:
    one = live_table(slow, HANDS, FOR_EVER)
    other = LiveTable(opened(slow, HANDS, name="other"), one.by_itself.players, FOR_EVER, random.Random(2))

    async def story() -> None:
        answers = [asyncio.create_task(sent(live, SOUTH, act("a"), "en")) for live in (one, other)]
        await slow.came.acquire()
        await slow.came.acquire()
        slow.waiting.reverse()
        slow.write()
        assert await answers[1] == Taken("a", 2)
        assert not answers[0].done()
        slow.write()
        assert await answers[0] == Taken("a", 2)

    in_a_room(story)


def test_what_comes_together_is_committed_together_and_one_refusal_sinks_nobody(store: SqliteStore) -> None:
    tables = [f"{number}" for number in range(40)]
    for table in tables:
        store.open_table(table, SETUP, 5)
    commits = 0
    together = store._together

    def counted(jobs: object) -> object:
        nonlocal commits
        commits += 1
        return together(jobs)  # type: ignore[arg-type]

    store._together = counted  # type: ignore[method-assign, assignment]
    with store._at_single:  # a commit takes its time
        first = [store.append_soon(table, [Row(1, Acted("E9"), 6, seat, "k")]) for seat, table in enumerate(tables)]
        taken = store.append_soon("7", [Row(1, Acted("E9"), 6, EAST, "other")])
        after = store.append_soon("8", [Row(2, Acted("E8"), 6, NORTH, "after")])
    for answer in [*first, after]:
        assert answer.result(10) is None
    assert isinstance(taken.exception(10), RowTaken)
    assert commits <= 2
    assert len(store.read("8").rows) == 2
    assert store.read("7").rows[0].seat == 7
    assert store.read("7").broken_at is None


def test_a_file_that_refuses_one_takes_the_others(store: SqliteStore) -> None:
    for table in ("small", "great"):
        store.open_table(table, SETUP, 5)
    with store._single.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 2}")
    with store._at_single:
        too_much = [Row(seq, Acted("bet gleich"), 20, WEST, f"{seq}") for seq in range(1, 2000)]
        great = store.append_soon("great", too_much)
        small = store.append_soon("small", [Row(1, Acted("E9"), 6, SOUTH, "k")])
    assert isinstance(great.exception(10), StoreError)
    assert small.result(10) is None
    assert store.read("great").rows == []
    assert len(store.read("small").rows) == 1


def test_what_was_handed_in_is_written_before_the_store_closes(store: SqliteStore) -> None:
    store.open_table("t", SETUP, 5)
    answers = [store.append_soon("t", [Row(seq, Acted("E9"), 6, SOUTH, f"{seq}")]) for seq in range(1, 50)]
    store.close()
    assert [answer.result(0) for answer in answers] == [None] * 49
    assert isinstance(store.append_soon("t", [Row(50, Acted("E9"), 6, SOUTH, "late")]).exception(0), StoreError)
