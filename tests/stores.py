"""What keeps tables, for whatever wants one: a file of its own, or each kind of store, one after the other."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from servers import Postgres
from store.any_store import AnyStore, ByKeeper, OnPostgres, OnSqlite, ready_store
from weli.store.sqlite import SqliteStore


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    kept = ready_store(tmp_path / "weli.db")
    yield kept
    kept.close()


@pytest.fixture(params=["sqlite", "keeper", "postgres"])
def any_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AnyStore]:
    """All stores, one after the other; that on PostgreSQL where there is one to be had."""
    kept: AnyStore
    if request.param == "sqlite":
        kept = OnSqlite(tmp_path)
    elif request.param == "keeper":
        kept = ByKeeper(tmp_path)
    else:
        server: Postgres = request.getfixturevalue("postgres")
        kept = OnPostgres(server)
    yield kept
    kept.store.close()
