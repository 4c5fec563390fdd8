"""What the processes of a house ask of the one that keeps its tables."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import pytest

from store.test_store import ROWS
from table.helpers import SETUP
from weli.store.sqlite import SqliteStore
from weli.store.store import NoSuchTable, RowTaken, StoreAway
from weli.workers.asking import Asking, WorkerStore
from weli.workers.keeper import Keeper

Told = list[tuple[str, str]]


@contextmanager
def two_workers(store: SqliteStore, told: Told) -> Iterator[tuple[Keeper, WorkerStore, WorkerStore]]:
    keeper = Keeper(store, lambda worker, table: told.append((worker, table)))
    one, other = (WorkerStore(Asking(name, keeper.answer())) for name in ("one", "other"))
    yield keeper, one, other
    one.close()
    other.close()


def test_of_two_that_write_the_same_row_one_wins_and_reads_what_stands_there(store: SqliteStore) -> None:
    told: Told = []
    with two_workers(store, told) as (keeper, one, other):
        one.open_table("t", SETUP, 5)
        keeper.notes.beat("other", ["t"], [])
        one.append("t", ROWS[:1])
        with pytest.raises(RowTaken):
            other.append("t", ROWS[:1])
        assert other.read_after("t", 0) == ROWS[:1]
        assert other.is_shared, "so whatever it knows of a table may have gone on meanwhile"
    assert told == [("other", "t")]


def test_who_else_looks_at_a_table_is_told_that_it_is_gone(store: SqliteStore) -> None:
    told: Told = []
    with two_workers(store, told) as (keeper, one, other):
        one.open_table("t", SETUP, 5)
        keeper.notes.beat("other", ["t"], [])
        one.forget_table("t")
        with pytest.raises(NoSuchTable):
            other.read("t")
    assert told == [("other", "t")]


def test_rows_of_one_that_are_refused_keep_nothing_from_others(store: SqliteStore) -> None:
    """They come together, and each is told what came of its own."""
    with two_workers(store, []) as (_, one, _other):
        for table in ("t", "u"):
            one.open_table(table, SETUP, 5)
        one.append("t", ROWS[:1])
        refused, taken = one.append_soon("t", ROWS[:1]), one.append_soon("u", ROWS[:1])
        assert isinstance(refused.exception(20), RowTaken)
        assert taken.exception(20) is None
    assert store.heads(["t", "u"]) == {"t": 1, "u": 1}


def test_each_thread_has_a_line_of_its_own(store: SqliteStore) -> None:
    with two_workers(store, []) as (_, one, _other):
        one.open_table("t", SETUP, 5)
        read: list[int] = []
        threads = [Thread(target=lambda: read.append(len(one.read("t").rows))) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert read == [0] * 8


def test_what_cannot_travel_is_out_of_reach_and_the_line_goes_on(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_workers(store, []) as (_, one, _other):
        one.open_table("t", SETUP, 5)
        with monkeypatch.context() as patch:
            patch.setattr(store, "read", lambda table: lambda: table)
            with pytest.raises(StoreAway):
                one.read("t")
        assert one.read("t").rows == []


def test_without_the_keeper_nothing_is_there_and_that_is_said() -> None:
    here, there = socket.socketpair()
    here.close()
    worker = WorkerStore(Asking("one", there))
    with pytest.raises(StoreAway):
        worker.read("t")
    worker.close()
