"""A folder of an older version is played on in this one, and there is a way back: as docs/hosting.md and the notes of a release say it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from weli.store.backup import back_up, restore
from weli.store.folder import STORE
from weli.store.migrate import known_versions, newest
from weli.store.overview import overview
from weli.store.sqlite import SqliteStore
from weli.store.store import Kept, StoreError

OLD = {path.stem.removeprefix("store_"): path for path in sorted(Path(__file__).parent.glob("store_0*.sql"))}
"""What older versions have written, by their last migration: 0.1.0, and 0.2.0 while nobody sat with others yet."""

every_old = pytest.mark.parametrize("version", OLD)


def laid(folder: Path, version: str) -> Path:
    """A folder as that version has left it."""
    file = folder / STORE
    with closing(sqlite3.connect(file)) as store:
        store.executescript(OLD[version].read_text("utf-8"))
    return file


def rows(file: Path) -> list[tuple[object, ...]]:
    """All that was played, in the columns that every version has."""
    with closing(sqlite3.connect(file)) as store:
        return store.execute("SELECT table_id, seq, seat, body, at_ms FROM step ORDER BY table_id, seq").fetchall()


@every_old
def test_every_row_is_there_afterwards_and_the_way_back_leads_to_what_was_there_before(
    tmp_path: Path, version: str
) -> None:
    file = laid(tmp_path, version)
    played, before = rows(file), overview(file)
    assert played
    assert before is not None
    assert before.version == version < newest()
    copied = back_up(file, tmp_path / "before.db")
    store = SqliteStore(file)
    found = [each for each in store.tables() if isinstance(each, Kept)]
    store.close()
    after = overview(file)
    assert after is not None
    assert (after.version, after.tables) == (newest(), before.tables)
    assert (len(found), copied) == (before.tables, before.tables)
    assert rows(file) == played
    _, aside = restore(tmp_path / "before.db", file)
    assert overview(file) == before
    assert rows(file) == played
    assert aside is not None
    assert overview(aside) == after, "what the newer version has written is put aside, not deleted"


@every_old
def test_an_older_version_refuses_a_newer_folder(tmp_path: Path, version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that knows no migration beyond its own."""
    file = laid(tmp_path, version)
    SqliteStore(file).close()
    older = frozenset(each for each in known_versions() if each <= version)
    monkeypatch.setattr("weli.store.overview.known_versions", lambda: older)
    with pytest.raises(StoreError) as refused:
        overview(file)
    assert refused.value.key == "store.newer"
