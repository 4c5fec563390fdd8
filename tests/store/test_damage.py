"""A table that does not add up is damaged; what stands before the damage can be had, and the other tables go on."""

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from store.damage import ask_everything, damage, old_store, played_store, write
from table.helpers import EAST, HANDS, NORTH, SETUP, SOUTH, WEST, again, must, opened, person_of, seeded_shuffle
from weli.core.version import __version__
from weli.parlour.parlour import Parlour
from weli.store.log import Acted, Dealt, Ended, Looked, Paced, Row
from weli.store.sqlite import SqliteStore
from weli.store.store import Kept, NoSuchTable, StoreError, Torn
from weli.study.retelling import game_record
from weli.table.moves.look import acknowledge
from weli.table.moves.pace import set_pace
from weli.table.reading import read
from weli.table.table import Table
from weli.wire.messages import Pace
from weli.wire.requests import DamagedLine, TableLine

DEALT, SAID, SIGNED, LED, _, _, _, LOOKED, PACED, CONCEDED, ENDED, DEALT_AGAIN, SIGNED_AGAIN = range(1, 14)


def victim(store: SqliteStore) -> Table:
    """A table whose log has rows of every kind, talk and signs among them: a whole deal, and the beginning of the next."""
    table = opened(store, HANDS, name="victim")
    must(table, SOUTH, "say have gleich")
    must(table, NORTH, "sign kiss")
    for seat, card in [(SOUTH, "E9"), (WEST, "E8"), (NORTH, "EA"), (EAST, "SX")]:
        must(table, seat, card)
    acknowledge(table, person_of(table), table.state.head)
    set_pace(table, person_of(table), Pace("quick", "tap"))
    must(table, SOUTH, "concede gleich hanger spiel")
    acknowledge(table, person_of(table), table.state.head)
    must(table, NORTH, "sign kiss")
    rows = store.read("victim").rows
    assert {type(row.body) for row in rows} == {Dealt, Acted, Looked, Paced, Ended}
    assert len(rows) == SIGNED_AGAIN
    return table


@pytest.mark.parametrize("lost", ["step", "table_meta"])
def test_whoever_wants_no_more_of_a_damaged_table_deletes_it(store: SqliteStore, lost: str) -> None:
    victim(store)
    opened(store, seeded_shuffle(1), name="other")
    write(store.file, f"DELETE FROM {lost} WHERE table_id = 'victim'")
    assert [type(found) for found in store.tables() if found.table == "victim"] == [Torn]
    Parlour(store).forget("victim")
    assert [found.table for found in store.tables()] == ["other"]
    with pytest.raises(NoSuchTable):
        Parlour(store).forget("victim")


def expect_damage(store: SqliteStore, at: int) -> None:
    """That table is torn at that row, and says so; the other one is whole and can be played on."""
    other = opened(store, seeded_shuffle(1), name="other")
    reading = read(store, "victim")
    assert reading.damage is not None
    assert f"row {at} of its log" in reading.damage.text("en")
    assert reading.state.head == at - 1
    with pytest.raises(StoreError):
        Table("victim", store, lambda: 1, HANDS)
    deals = 1 if at > ENDED else 0
    assert {found.table: type(found) for found in store.tables()} == {"victim": Torn, "other": Kept}
    parlour = Parlour(store)
    lines = {line.table: line for line in parlour.tables()}
    assert isinstance(lines["other"], TableLine)
    assert lines["victim"] == DamagedLine(
        "victim", "1970-01-01T00:00:01+00:00", "giltspiel", deals, ["go_on", "delete"]
    )
    if deals:
        assert "concede gleich hanger spiel" in game_record(parlour.state("victim"))
    must(again(other, store), SOUTH, "bet gleich")


@pytest.mark.parametrize("row", range(DEALT, SIGNED_AGAIN + 1))
def test_a_row_that_is_missing_is_noticed(store: SqliteStore, row: int) -> None:
    """A `sign` row deleted: the table was played on."""
    victim(store)
    write(store.file, f"DELETE FROM step WHERE seq = {row}")
    expect_damage(store, row)


@pytest.mark.parametrize(
    ("row", "change"),
    [
        (SAID, """body = '{"act":"say have hanger"}'"""),
        (SIGNED, """body = '{"act":"sign wink"}'"""),
        (SIGNED, "seat = 1"),
        (SIGNED, "action_key = 'another'"),
        (LED, """body = '{"act":"EK"}'"""),
        (LOOKED, "at_ms = 3"),
        (LOOKED, "kind = 'pace', body = '{\"pace\":{}}'"),
        (PACED, """body = '{"pace":{"bots":"slow","trick":"tap"}}'"""),
        (ENDED, """body = replace(body, '"EW":3', '"EW":4')"""),
        (DEALT_AGAIN, "engine = '9'"),
        (SIGNED_AGAIN, """body = '{"act":"sign wink"}'"""),
        (SIGNED_AGAIN, "hash = 'made up'"),
        (SIGNED_AGAIN, "prev = 'made up'"),
    ],
)
def test_a_row_that_was_changed_is_noticed(store: SqliteStore, row: int, change: str) -> None:
    victim(store)
    write(store.file, f"UPDATE step SET {change} WHERE seq = {row}")
    expect_damage(store, row)


@pytest.mark.parametrize(
    "change", ["DELETE FROM secret", "UPDATE secret SET pack = substr(pack, 4) || ' ' || substr(pack, 1, 2)"]
)
def test_a_pack_that_was_changed_is_noticed(store: SqliteStore, change: str) -> None:
    victim(store)
    write(store.file, f"{change} WHERE seq = {DEALT_AGAIN}" if "WHERE" not in change else change)
    expect_damage(store, DEALT_AGAIN)


@pytest.mark.parametrize(("one", "other"), [(SAID, SIGNED), (LED, LED + 1), (LOOKED, PACED)])
def test_rows_in_another_order_are_noticed(store: SqliteStore, one: int, other: int) -> None:
    victim(store)
    move = "UPDATE step SET seq = {} WHERE seq = {}"
    write(store.file, move.format(99, one), move.format(one, other), move.format(other, 99))
    expect_damage(store, one)


@pytest.mark.parametrize("left", [SIGNED_AGAIN - 1, ENDED, LED, 1])
def test_an_end_that_was_cut_off_is_noticed(store: SqliteStore, left: int) -> None:
    victim(store)
    write(store.file, f"DELETE FROM secret WHERE seq > {left}", f"DELETE FROM step WHERE seq > {left}")
    expect_damage(store, left + 1)


def test_a_row_added_behind_the_last_is_noticed(store: SqliteStore) -> None:
    victim(store)
    columns = "table_id, 14, seat, 'k', kind, body, at_ms, engine, prev, hash"
    write(store.file, f"INSERT INTO step SELECT {columns} FROM step WHERE seq = {SIGNED_AGAIN}")
    expect_damage(store, SIGNED_AGAIN + 1)


@pytest.mark.parametrize(
    "change",
    [
        "created_ms = 9223372036854775807",
        "created_ms = 'yesterday'",
        """setup = replace(setup, 'lehrbua', 'wirt')""",
        """setup = replace(setup, '"S":{', '"Q":{')""",
        """setup = replace(setup, 'Vroni', '')""",
        """setup = replace(setup, 'Vroni', char(65533))""",
        "setup = '{'",
        "setup = x'ff'",
    ],
)
def test_what_was_agreed_is_looked_after_too(store: SqliteStore, change: str) -> None:
    """An impossible date, an impossible seat, empty names: the list answered 500."""
    victim(store)
    opened(store, seeded_shuffle(1), name="other")
    write(store.file, f"UPDATE table_meta SET {change} WHERE table_id = 'victim'")
    for kept in (store, SqliteStore(store.file)):
        parlour = Parlour(kept)
        assert {line.table: type(line) for line in parlour.tables()} == {"victim": DamagedLine, "other": TableLine}
        with pytest.raises(StoreError) as broken:
            parlour.live("victim")
        assert "what was agreed at it" in broken.value.text("en")
    kept.close()


def test_a_log_of_which_the_rest_is_lost_is_listed(store: SqliteStore) -> None:
    victim(store)
    write(store.file, "DELETE FROM table_meta")
    assert store.tables() == [Torn("victim", None, None, 0)]


def test_a_table_of_which_all_rows_are_lost_is_listed(store: SqliteStore) -> None:
    victim(store)
    write(store.file, "DELETE FROM step")
    assert store.tables() == [Torn("victim", 1_000, SETUP, 0)]


def test_rows_say_by_whose_rules_they_were_taken(store: SqliteStore) -> None:
    victim(store)
    assert {row.engine for row in store.read("victim").rows} == {__version__}


def test_a_row_that_other_rules_allowed_names_their_version(store: SqliteStore) -> None:
    table = opened(store, HANDS, name="victim")
    store.append("victim", [Row(2, Acted("bet nothing"), 5, seat=SOUTH, key="k", engine="7.0")])
    with pytest.raises(StoreError) as other:
        again(table, store)
    assert "played with Weli 7.0" in other.value.text("en")


# A store of the version before.


def test_a_store_of_the_version_before_is_taken_along(tmp_path: Path) -> None:
    store = SqliteStore(old_store(tmp_path / "weli.db"))
    lines = Parlour(store).tables()
    assert [(line.table, type(line)) for line in lines] == [("andere", TableLine), ("zwei-runden", TableLine)]
    table = Table("zwei-runden", store, lambda: 1, HANDS)
    assert (table.state.head, len(table.state.match.entries)) == (11, 1)
    must(table, SOUTH, "say have gleich")
    assert {row.engine for row in store.read("zwei-runden").rows} == {"", __version__}
    write(store.file, "DELETE FROM step WHERE seq = 11")
    assert [type(found) for found in store.tables()] == [Kept, Torn]
    store.close()


@pytest.mark.parametrize(
    "change",
    [
        "DELETE FROM step WHERE seq = 11 AND 0",
        "DELETE FROM step WHERE seq = 10",
        "UPDATE step SET seat = 99 WHERE seq = 11",
        "UPDATE step SET seat = -1 WHERE seq = 11",
        "UPDATE step SET body = 'x' WHERE seq = 11",
        "UPDATE secret SET pack = 'SA SA' WHERE seq = 4",
        "UPDATE secret SET pack = replace(pack, 'EU', 'SA') WHERE seq = 4",
        "UPDATE table_meta SET created_ms = 1e300",
    ],
)
def test_what_was_damaged_before_is_damaged_after(tmp_path: Path, change: str) -> None:
    """Hashes that are worked out over a damaged row vouch for nothing; then the rules have the last word."""
    file = old_store(tmp_path / "weli.db")
    write(file, f"{change}" + ("" if "table_meta" in change else " AND table_id = 'zwei-runden'"))
    _, damaged = ask_everything(file)
    assert damaged == (
        [] if "AND 0" in change else ["andere", "zwei-runden"] if "table_meta" in change else ["zwei-runden"]
    )


# Anything at all.


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played_store(tmp_path_factory.mktemp("played") / "weli.db")


@pytest.fixture(scope="module")
def records(whole: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    found, damaged = ask_everything(Path(shutil.copy(whole, tmp_path_factory.mktemp("asked") / "weli.db")))
    assert damaged == []
    return found


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_damaged_is_noticed_and_the_others_go_on(
    whole: Path, records: dict[str, list[str]], tmp_path: Path, seed: int
) -> None:
    rng = random.Random(seed)
    file = Path(shutil.copy(whole, tmp_path / "weli.db"))
    while not (told := damage(file, rng)):
        pass
    found, damaged = ask_everything(file)
    assert damaged, told
    assert {name: found[name] for name in records if name not in damaged and name in found} == {
        name: record for name, record in records.items() if name not in damaged and name in found
    }, told
    assert len(records.keys() - damaged) >= len(records) - 2, told


@pytest.mark.parametrize("seed", range(12))
def test_whatever_was_damaged_before_never_takes_the_list_along(tmp_path: Path, seed: int) -> None:
    file = old_store(tmp_path / "weli.db")
    damage(file, random.Random(seed))
    ask_everything(file)


def test_the_fixture_is_of_the_version_before(tmp_path: Path) -> None:
    with closing(sqlite3.connect(old_store(tmp_path / "weli.db"))) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
