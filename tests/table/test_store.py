"""The store: what was written is there, once, whole, and where it cannot be there is a sentence about it."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from table.helpers import SETUP
from weli.cards import PACK_32, card_text
from weli.table.log import Acted, Dealt, Ended, Looked, Paced, Row
from weli.table.schema import metadata
from weli.table.sqlite import SqliteStore
from weli.table.store import NoSuchTable, RowTaken, StoreError
from weli.table.wire import Pace

PACK = tuple(PACK_32)
DEALT = Row(1, Dealt(1, "E"), 10, pack=PACK)
ENDED = Ended(1, {"NS": 1, "EW": 2}, {"NS": 1, "EW": 2}, None)
ROWS = [
    DEALT,
    Row(2, Acted("bet gleich"), 20, seat=2, key="a"),
    Row(3, Looked(), 30),
    Row(4, Paced(Pace("quick", "long")), 40),
    Row(5, ENDED, 50),
]


def reopened(store: SqliteStore) -> SqliteStore:
    store.close()
    return SqliteStore(store.file)


def limit_pages(store: SqliteStore, most: int) -> None:
    """What a full disk is to SQLite: no further page can be had."""
    with store._readers.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")


def test_rows_come_back_as_they_were_written(store: SqliteStore) -> None:
    store.open_table("t", SETUP, 5)
    store.append("t", ROWS[:2])
    store.append("t", ROWS[2:])
    store = reopened(store)
    assert store.rows("t") == ROWS
    assert store.setup("t") == SETUP
    store.close()


def test_a_row_is_written_once(store: SqliteStore) -> None:
    store.open_table("t", SETUP, 5)
    store.append("t", [DEALT])
    with pytest.raises(RowTaken):
        store.append("t", [Row(1, Looked(), 10)])
    assert store.rows("t") == [DEALT]


def test_a_key_is_used_once_by_each_seat(store: SqliteStore) -> None:
    store.open_table("t", SETUP, 5)
    store.append("t", ROWS[:2])
    with pytest.raises(RowTaken):
        store.append("t", [Row(3, Acted("H9"), 10, seat=2, key="a")])
    store.append("t", [Row(3, Acted("H9"), 10, seat=1, key="a")])


def test_rows_are_added_all_or_none(store: SqliteStore) -> None:
    store.open_table("t", SETUP, 5)
    store.append("t", ROWS[:2])
    with pytest.raises(RowTaken):
        store.append("t", [Row(3, Looked(), 10), Row(4, Acted("H9"), 10, seat=2, key="a")])
    assert store.rows("t") == ROWS[:2]


def test_the_log_holds_no_card_of_the_pack(store: SqliteStore) -> None:
    store.open_table("t", SETUP, 5)
    store.append("t", [DEALT])
    with sqlite3.connect(store.file) as file:
        bodies = " ".join(str(row) for row in file.execute("SELECT * FROM step").fetchall())
        packs = file.execute("SELECT pack FROM secret").fetchall()
    assert not [card for card in PACK if card_text(card) in bodies]
    assert len(packs) == 1
    assert "pack" not in repr(DEALT)


def test_tables_are_listed_newest_first_with_their_last_count(store: SqliteStore) -> None:
    store.open_table("old", SETUP, 5)
    store.open_table("new", SETUP, 6)
    store.append("old", ROWS)
    store.append("old", [Row(6, Ended(2, {"NS": 0, "EW": 0}, {"NS": 1, "EW": 2}, None), 60)])
    listed = store.tables()
    assert [kept.table for kept in listed] == ["new", "old"]
    assert listed[0].last is None
    assert listed[1].last is not None
    assert listed[1].last.deal == 2


def test_an_unknown_table_is_named_in_a_sentence(store: SqliteStore) -> None:
    with pytest.raises(NoSuchTable) as unknown:
        store.setup("nowhere")
    assert unknown.value.text("en") == "There is no such table here."
    assert store.rows("nowhere") == []


def test_writing_to_an_unknown_table_is_refused(store: SqliteStore) -> None:
    with pytest.raises(RowTaken):
        store.append("nowhere", [DEALT])


def test_migrations_make_the_shape_that_the_code_expects(store: SqliteStore) -> None:
    engine = create_engine(f"sqlite:///{store.file}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.parametrize(
    "content", [b"This is no database at all, whatever its name says. " * 40, b"SQLite format 3\0" * 200]
)
def test_a_file_that_is_no_store_is_named(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "weli.db"
    file.write_bytes(content)
    with pytest.raises(StoreError) as damaged:
        SqliteStore(file)
    assert damaged.value.text("en") == (
        f"The file {file} is damaged. 'weli play --new-database' puts it aside and begins a new one; "
        "'--data FOLDER' uses another place."
    )
    assert file.read_bytes() == content, "a damaged file is left as it is"


def test_a_damaged_page_is_found_at_the_start(store: SqliteStore) -> None:
    store.open_table("t", SETUP, 5)
    for seq in range(1, 300):
        store.append("t", [Row(seq, Acted("bet gleich"), 20, seat=2, key=f"{seq}")])
    store.close()
    with sqlite3.connect(store.file) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file.close()
    content = bytearray(store.file.read_bytes())
    content[4096 * 5 : 4096 * 9] = b"\xaa" * (4096 * 4)
    store.file.write_bytes(content)
    with pytest.raises(StoreError) as damaged:
        SqliteStore(store.file)
    assert "is damaged" in damaged.value.text("en")


def test_a_store_of_a_newer_weli_is_left_alone(store: SqliteStore) -> None:
    with sqlite3.connect(store.file) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()
    with pytest.raises(StoreError) as newer:
        reopened(store)
    assert "newer version" in newer.value.text("en")


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file where a folder should be")
    with pytest.raises(StoreError) as denied:
        SqliteStore(tmp_path / "folder" / "weli.db")
    assert "cannot be opened or written" in denied.value.text("en")
    (tmp_path / "weli.db").mkdir()
    with pytest.raises(StoreError) as denied:
        SqliteStore(tmp_path / "weli.db")
    assert "cannot be opened or written" in denied.value.text("en")


def test_a_full_disk_refuses_the_row_and_keeps_the_rest(store: SqliteStore) -> None:
    store.open_table("t", SETUP, 5)
    store.append("t", [DEALT])
    limit_pages(store, 1)
    too_much = [Row(seq, Acted("bet gleich"), 20, seat=2, key=f"{seq}") for seq in range(2, 2000)]
    with pytest.raises(StoreError) as full:
        store.append("t", too_much)
    assert "disk is full" in full.value.text("en")
    assert store.rows("t") == [DEALT]
    limit_pages(store, 1_000_000)
    store.append("t", too_much)
    assert len(store.rows("t")) == len(too_much) + 1


def test_what_sqlite_cannot_decode_is_damage(store: SqliteStore) -> None:
    store.open_table("t", SETUP, 5)
    store.append("t", [DEALT])
    with sqlite3.connect(store.file) as file:
        file.execute("UPDATE step SET body = '{'")
    file.close()
    with pytest.raises(StoreError):
        store.rows("t")
