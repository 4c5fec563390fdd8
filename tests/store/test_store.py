"""The store: what was written is there, once, whole, and where it cannot be there is a sentence about it."""

import sqlite3
import traceback
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event

from store.any_store import AnyStore
from table.helpers import SETUP
from weli.core.cards import PACK_32, card_text
from weli.store.log import Acted, Dealt, Ended, Looked, Paced, Row
from weli.store.migrate import newest
from weli.store.schema import metadata
from weli.store.sqlite import PRAGMAS, SqliteStore
from weli.store.store import Kept, Log, NoSuchTable, RowTaken, StoreError, Torn
from weli.wire.messages import Pace

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
    with store._single.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")


def test_rows_come_back_as_they_were_written(any_store: AnyStore) -> None:
    store = any_store.store
    store.open_table("t", SETUP, 5)
    store.append("t", ROWS[:2])
    store.append("t", ROWS[2:])
    store = any_store.reopened()
    assert store.read("t").rows == ROWS
    assert store.read("t").setup == SETUP
    store.close()


def test_a_row_is_written_once(any_store: AnyStore) -> None:
    store = any_store.store
    store.open_table("t", SETUP, 5)
    store.append("t", [DEALT])
    with pytest.raises(RowTaken):
        store.append("t", [Row(1, Looked(), 10)])
    assert store.read("t").rows == [DEALT]


def test_a_key_is_used_once_by_each_seat(any_store: AnyStore) -> None:
    store = any_store.store
    store.open_table("t", SETUP, 5)
    store.append("t", ROWS[:2])
    with pytest.raises(RowTaken):
        store.append("t", [Row(3, Acted("H9"), 10, seat=2, key="a")])
    store.append("t", [Row(3, Acted("H9"), 10, seat=1, key="a")])


def test_rows_are_added_all_or_none(any_store: AnyStore) -> None:
    store = any_store.store
    store.open_table("t", SETUP, 5)
    store.append("t", ROWS[:2])
    with pytest.raises(RowTaken):
        store.append("t", [Row(3, Looked(), 10), Row(4, Acted("H9"), 10, seat=2, key="a")])
    assert store.read("t").rows == ROWS[:2]


def test_the_log_holds_no_card_of_the_pack(any_store: AnyStore) -> None:
    store = any_store.store
    store.open_table("t", SETUP, 5)
    store.append("t", [DEALT])
    bodies = " ".join(str(row) for row in any_store.asks("SELECT * FROM step"))
    packs = any_store.asks("SELECT pack FROM secret")
    assert not [card for card in PACK if card_text(card) in bodies]
    assert len(packs) == 1
    assert "pack" not in repr(DEALT)


def test_what_is_stored_stands_in_no_error(any_store: AnyStore) -> None:
    """Errors end in the log, and nobody shall read a hand there."""
    store = any_store.store
    store.open_table("t", SETUP, 5)
    store.append("t", ROWS[:2])
    with pytest.raises(RowTaken) as taken:
        store.append("t", [Row(3, Dealt(2, "S"), 10, seat=2, key="a", pack=PACK)])
    told = "".join(traceback.format_exception(taken.value))
    assert "RowTaken" in told
    assert not [card for card in PACK if f" {card_text(card)} " in told]
    with pytest.raises(RowTaken) as twice:
        store.open_table("t", SETUP, 5)
    assert "Vroni" not in "".join(traceback.format_exception(twice.value))


def test_tables_are_listed_newest_first_with_their_last_count(any_store: AnyStore) -> None:
    store = any_store.store
    store.open_table("old", SETUP, 5)
    store.open_table("new", SETUP, 6)
    store.append("old", ROWS)
    store.append("new", [DEALT])
    store.append("old", [Row(6, Ended(2, {"NS": 0, "EW": 0}, {"NS": 1, "EW": 2}, None), 60)])
    listed = store.tables()
    assert [kept.table for kept in listed] == ["new", "old"]
    assert listed[0].last is None
    assert listed[1].last is not None
    assert listed[1].last.deal == 2


def test_of_many_tables_those_are_listed_that_were_asked_for(any_store: AnyStore) -> None:
    store = any_store.store
    for moment, name in enumerate(("old", "new", "other"), 5):
        store.open_table(name, SETUP, moment)
        store.append(name, ROWS)
    assert [kept.table for kept in store.tables(["old", "nowhere", "new"])] == ["new", "old"]
    assert store.tables(["old"]) == [Kept("old", 5, SETUP, ENDED)]
    assert store.tables([]) == []


def test_an_unknown_table_is_named_in_a_sentence(any_store: AnyStore) -> None:
    store = any_store.store
    with pytest.raises(NoSuchTable) as unknown:
        store.read("nowhere")
    assert unknown.value.text("en") == "There is no such table here, or no longer."


def test_writing_to_an_unknown_table_is_refused(any_store: AnyStore) -> None:
    store = any_store.store
    with pytest.raises(RowTaken):
        store.append("nowhere", [DEALT])


def test_migrations_make_the_shape_that_the_code_expects(any_store: AnyStore) -> None:
    with any_store.connected() as connection:
        made = MigrationContext.configure(connection)
        assert compare_metadata(made, metadata) == []
        assert made.get_current_heads() == (newest(),)


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


@pytest.mark.parametrize("name", ["a?b=c", "a#b", "a%20b", "Höll; auf 'geht' es"])
def test_a_folder_may_be_called_anything(tmp_path: Path, name: str) -> None:
    kept = SqliteStore(tmp_path / name / "weli.db")
    kept.open_table("t", SETUP, 5)
    kept.close()
    assert (tmp_path / name / "weli.db").stat().st_size > 0
    assert [each.name for each in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("table", ["recipes", "step", "table_meta", "alembic_version"])
def test_a_file_of_another_program_is_left_alone(tmp_path: Path, table: str) -> None:
    file = tmp_path / "weli.db"
    with sqlite3.connect(file) as other:
        other.execute(f"CREATE TABLE {table} (version_num)")
    other.close()
    content = file.read_bytes()
    with pytest.raises(StoreError) as foreign:
        SqliteStore(file)
    assert "is not one of Weli's" in foreign.value.text("en")
    assert "gehört nicht zu Weli" in foreign.value.text("de")
    assert file.read_bytes()[100:] == content[100:]


def test_a_store_without_its_secrets_is_told_at_the_start(any_store: AnyStore) -> None:
    any_store.does("DROP TABLE secret")
    with pytest.raises(StoreError) as missing:
        any_store.reopened()
    assert "something is missing in it" in missing.value.text("en")


def test_a_store_that_lost_its_head_keeps_its_log(tmp_path: Path) -> None:
    """SQLite would take the empty file for a new one and throw the log beside it away."""
    (tmp_path / "weli.db").touch()
    (tmp_path / "weli.db-wal").write_bytes(b"what was played")
    with pytest.raises(StoreError):
        SqliteStore(tmp_path / "weli.db")
    assert (tmp_path / "weli.db-wal").read_bytes() == b"what was played"


def test_an_empty_file_is_a_new_store(tmp_path: Path) -> None:
    (tmp_path / "weli.db").touch()
    kept = SqliteStore(tmp_path / "weli.db")
    assert kept.tables() == []
    kept.close()


def test_a_file_that_takes_no_writing_is_told_at_the_start(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store.open_table("t", SETUP, 5)
    monkeypatch.setattr("weli.store.sqlite.PRAGMAS", (*PRAGMAS, "query_only=ON"))
    with pytest.raises(StoreError) as denied:
        reopened(store)
    assert "cannot be opened or written" in denied.value.text("en")


def test_a_table_that_cannot_be_read_does_not_hide_the_others(any_store: AnyStore) -> None:
    store = any_store.store
    for name in ("bad", "good"):
        store.open_table(name, SETUP, 5)
        store.append(name, [DEALT])
    any_store.does("UPDATE table_meta SET setup = '{' WHERE table_id = 'bad'")
    assert store.tables() == [Torn("bad", 5, None, 0), Kept("good", 5, SETUP, None)]
    with pytest.raises(StoreError):
        store.read("bad")


def test_a_table_at_which_nothing_was_dealt_is_not_listed(any_store: AnyStore) -> None:
    store = any_store.store
    store.open_table("t", SETUP, 5)
    assert store.tables() == []


def test_a_store_of_a_newer_weli_is_left_alone(any_store: AnyStore) -> None:
    any_store.does("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError) as newer:
        any_store.reopened()
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
    assert store.read("t").rows == [DEALT]
    limit_pages(store, 1_000_000)
    store.append("t", too_much)
    assert len(store.read("t").rows) == len(too_much) + 1


def test_what_cannot_be_decoded_ends_what_can_be_read(any_store: AnyStore) -> None:
    store = any_store.store
    store.open_table("t", SETUP, 5)
    store.append("t", ROWS[:3])
    any_store.does("UPDATE step SET body = '{' WHERE seq = 2")
    assert store.read("t") == Log(SETUP, [DEALT], 2)


def test_the_list_is_kept_up_to_date_without_reading_the_tables_again(store: SqliteStore) -> None:
    store.open_table("old", SETUP, 1)
    store.append("old", [DEALT])
    assert [kept.table for kept in store.tables()] == ["old"]
    reads = []
    event.listen(store._readers, "before_cursor_execute", lambda *said: reads.append(said[2]))
    store.open_table("new", SETUP, 2)
    assert [kept.table for kept in store.tables()] == ["old"]  # nothing has been dealt there
    store.append("new", [DEALT, Row(2, Ended(1, {}, {"NS": 2}, None), 9)])
    store.append_soon("old", [Row(2, Ended(1, {}, {"NS": 1}, "NS"), 9)]).result()
    listed = store.tables()
    assert [(kept.table, kept.last.scores) for kept in listed if isinstance(kept, Kept) and kept.last] == [
        ("new", {"NS": 2}),
        ("old", {"NS": 1}),
    ]
    store.forget_table("new")
    assert [kept.table for kept in store.tables()] == ["old"]
    assert reads == []
    assert reopened(store).tables() == listed[1:]


def test_many_tables_are_listed_at_once_and_looked_over_meanwhile(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for table in range(30):
        store.open_table(f"{table}", SETUP, table)
        store.append(f"{table}", [DEALT])
    with sqlite3.connect(store.file) as other:
        other.execute("DELETE FROM secret WHERE table_id = '0'")
        other.execute("DELETE FROM step WHERE table_id = '0'")
    other.close()
    monkeypatch.setattr("weli.store.listing.PATIENCE", 0.0)
    assert [type(each) for each in store.tables()] == [Kept] * 30
    looking = store._listing._looking
    assert looking is not None
    looking.join(10)
    assert [type(each) for each in store.tables()] == [Kept] * 29 + [Torn]
