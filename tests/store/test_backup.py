"""Copies of all tables: made while they are played, put back when something was lost, and never over anything by mistake."""

import random
import shutil
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from table.helpers import opened, play_on, seeded_shuffle
from weli.store.backup import BackupError, back_up, restore
from weli.store.sqlite import SqliteStore
from weli.store.store import StoreError
from weli.table.table import Table

TABLES = 3


def played(store: SqliteStore, tables: int = TABLES, acts: int = 12) -> list[Table]:
    """Some tables with some acts at each."""
    found = [opened(store, seeded_shuffle(number), name=f"table {number}") for number in range(tables)]
    for number, table in enumerate(found):
        for _ in zip(range(acts), play_on(table, random.Random(number)), strict=False):
            pass
    return found


def test_a_copy_is_made_while_they_are_played(store: SqliteStore, tmp_path: Path) -> None:
    tables = played(store)
    copy = tmp_path / "copy.db"
    assert back_up(store.file, copy) == TABLES
    kept = {table.name: store.read(table.name).rows for table in tables}
    for table in tables:
        for _ in zip(range(5), play_on(table, random.Random(9)), strict=False):
            pass
    again = SqliteStore(copy)
    assert {kept.table for kept in again.tables()} == {table.name for table in tables}
    assert {table.name: again.read(table.name).rows for table in tables} == kept
    again.close()


def test_a_copy_is_for_its_owner_alone_and_all_there_is_of_it(store: SqliteStore, tmp_path: Path) -> None:
    played(store)
    (tmp_path / "copies").mkdir()
    back_up(store.file, tmp_path / "copies" / "copy.db")
    lying = list((tmp_path / "copies").iterdir())
    assert [(each.name, stat.S_IMODE(each.stat().st_mode)) for each in lying] == [("copy.db", 0o600)]


def test_nothing_is_overwritten_without_being_told(store: SqliteStore, tmp_path: Path) -> None:
    played(store)
    copy = tmp_path / "copy.db"
    copy.write_text("something dear")
    with pytest.raises(BackupError) as refused:
        back_up(store.file, copy)
    assert "--overwrite" in refused.value.text("en")
    assert copy.read_text() == "something dear"
    assert back_up(store.file, copy, overwrite=True) == TABLES


@pytest.mark.parametrize("ending", ["", "-wal", "-shm"])
def test_the_tables_are_not_overwritten_by_their_own_copy(store: SqliteStore, ending: str) -> None:
    played(store)
    with pytest.raises(BackupError) as refused:
        back_up(store.file, store.file.with_name(store.file.name + ending), overwrite=True)
    assert "another name" in refused.value.text("en")


def test_a_copy_that_fails_leaves_the_last_one(store: SqliteStore, tmp_path: Path) -> None:
    played(store)
    copy = tmp_path / "copy.db"
    back_up(store.file, copy)
    whole = copy.read_bytes()
    store.close()
    content = bytearray(store.file.read_bytes())
    content[4096 * 2 :] = b"\xaa" * (len(content) - 4096 * 2)
    store.file.write_bytes(content)
    with pytest.raises(BackupError) as refused:
        back_up(store.file, copy, overwrite=True)
    assert "is damaged" in refused.value.text("en")
    assert copy.read_bytes() == whole
    assert not list(tmp_path.glob("copy.db?*"))


def test_a_place_that_takes_no_copy_is_named(store: SqliteStore, tmp_path: Path) -> None:
    played(store)
    for copy in (tmp_path / "nowhere" / "copy.db", store.file / "copy.db", tmp_path / "a\0b"):
        with pytest.raises(BackupError):
            back_up(store.file, copy)


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on the size of files there")
def test_a_full_disk_is_named_and_leaves_nothing(store: SqliteStore, tmp_path: Path) -> None:
    """A process that may write no more than so much finds the disk full."""
    played(store)
    (tmp_path / "copies").mkdir()
    script = f"""
import resource, signal
from pathlib import Path
from weli.store.backup import BackupError, back_up
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
try:
    back_up(Path({str(store.file)!r}), Path({str(tmp_path / "copies" / "copy.db")!r}))
except BackupError as refused:
    print(refused.text("en"))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.startswith("There is no room for the copy in the folder")
    assert list((tmp_path / "copies").iterdir()) == []


def test_nothing_played_is_nothing_to_save(tmp_path: Path) -> None:
    with pytest.raises(BackupError) as refused:
        back_up(tmp_path / "weli.db", tmp_path / "copy.db")
    assert "nothing to save" in refused.value.text("en")
    assert list(tmp_path.iterdir()) == []


def test_a_copy_is_put_back_and_what_was_there_put_aside(store: SqliteStore, tmp_path: Path) -> None:
    played(store)
    back_up(store.file, tmp_path / "copy.db")
    rows = store.read("table 0").rows
    store.open_table("later", store.read("table 0").setup, 5_000)
    store.close()
    assert restore(tmp_path / "copy.db", store.file) == (TABLES, tmp_path / "weli-1.db")
    again = SqliteStore(store.file)
    assert again.read("table 0").rows == rows
    assert len(again.tables()) == TABLES
    again.close()


def test_the_log_of_what_is_there_is_never_read_into_a_copy(store: SqliteStore, tmp_path: Path) -> None:
    """After a kill a log lies beside the file; SQLite would play it into whatever stands there next."""
    played(store)
    back_up(store.file, tmp_path / "copy.db")
    for ending in ("", "-wal"):
        shutil.copy(f"{store.file}{ending}", tmp_path / f"killed.db{ending}")
    _, aside = restore(tmp_path / "copy.db", tmp_path / "killed.db")
    assert aside == tmp_path / "killed-1.db"
    assert (tmp_path / "killed-1.db-wal").stat().st_size > 0
    assert not (tmp_path / "killed.db-wal").exists()


@pytest.mark.parametrize("content", [b"", b"no copy of anything" * 500, b"SQLite format 3\0" * 300])
def test_what_is_no_copy_is_not_put_back(store: SqliteStore, tmp_path: Path, content: bytes) -> None:
    played(store)
    (tmp_path / "copy.db").write_bytes(content)
    before = store.file.read_bytes()
    with pytest.raises(BackupError):
        restore(tmp_path / "copy.db", store.file)
    assert store.file.read_bytes() == before
    assert not list(tmp_path.glob("*.part*"))


def test_a_file_that_is_missing_beside_its_log_is_no_new_store(store: SqliteStore, tmp_path: Path) -> None:
    played(store)
    lost = tmp_path / "lost" / "weli.db"
    lost.parent.mkdir()
    log = lost.with_name("weli.db-wal")
    shutil.copy(store.file.with_name("weli.db-wal"), log)
    held = log.read_bytes()
    for again in range(2):
        with pytest.raises(StoreError) as refused:
            SqliteStore(lost)
        assert f"weli restore --data {lost.parent} {log}" in refused.value.text("en"), again
        with pytest.raises(StoreError):
            back_up(lost, tmp_path / "copy.db")
    assert [each.name for each in lost.parent.iterdir()] == ["weli.db-wal"]
    assert log.read_bytes() == held


def test_a_log_that_holds_everything_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As versions before this one left it, whose young stores stood in the log alone."""
    monkeypatch.setattr(SqliteStore, "_into_the_file", lambda _: None)
    monkeypatch.setattr("weli.store.sqlite.PRAGMAS", ("journal_mode=WAL", "foreign_keys=ON"))
    young = SqliteStore(tmp_path / "young.db")
    tables = played(young)
    lost = tmp_path / "lost" / "weli.db"
    lost.parent.mkdir()
    shutil.copy(f"{young.file}-wal", f"{lost}-wal")
    assert restore(Path(f"{lost}-wal"), lost) == (TABLES, tmp_path / "lost" / "weli-1.db-wal")
    again = SqliteStore(lost)
    assert {table.name: again.read(table.name).rows for table in tables} == {
        table.name: young.read(table.name).rows for table in tables
    }
    again.close()
    young.close()


def test_a_log_that_does_not_hold_everything_says_so(store: SqliteStore, tmp_path: Path) -> None:
    played(store)
    log = tmp_path / "weli.db-wal"
    held = log.read_bytes()
    with pytest.raises(BackupError) as refused:
        restore(log, tmp_path / "other.db")
    assert "alone does not make a whole" in refused.value.text("en")
    assert log.read_bytes() == held


def test_a_young_store_is_soon_in_its_file(store: SqliteStore, tmp_path: Path) -> None:
    """Whoever copies the file alone, as careless people do, has nearly all of it."""
    table = opened(store, seeded_shuffle(1))
    for _ in zip(range(60), play_on(table, random.Random(1)), strict=False):
        pass
    shutil.copy(store.file, tmp_path / "careless.db")
    with sqlite3.connect(tmp_path / "careless.db") as file:
        rows = file.execute("SELECT count(*) FROM step").fetchone()[0]
    file.close()
    assert rows > len(store.read(table.name).rows) - 30
