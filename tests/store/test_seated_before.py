"""A store of the time when a table had one person: everybody sits where they sat, and all goes on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from store.damage import write
from table.helpers import EAST, must, seeded_shuffle
from weli.notation import show_line
from weli.parlour.parlour import Parlour
from weli.referee import Referee
from weli.store.sqlite import SqliteStore
from weli.store.store import Kept, Torn
from weli.study.retelling import game_record
from weli.table.table import Table
from weli.wire.requests import TableLine
from weli.wire.seats import Computer, Person

STORED = Path(__file__).with_name("store_0002.sql")
TABLES = ("aufgegeben", "gezogen", "noch-einmal", "verschieden")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """As Weli 0.2.0 has written it; at `verschieden` East was as strong as West would have been, and North weaker."""
    found = tmp_path / "weli.db"
    with closing(sqlite3.connect(found)) as store:
        store.executescript(STORED.read_text("utf-8"))
    return found


def test_everybody_sits_where_they_sat(file: Path) -> None:
    store = SqliteStore(file)
    assert store.read("verschieden").setup.seats == {
        "N": Computer("Franz", "lehrbua"),
        "E": Computer("Nanni", "stammgast"),
        "S": Computer("Lina", "stammgast"),
        "W": Person("Resi", "vroni"),
    }
    assert store.read("gezogen").setup.seats["S"] == Person()
    store.close()


def test_every_table_is_listed_and_goes_on(file: Path) -> None:
    store = SqliteStore(file)
    parlour = Parlour(store)
    lines = {line.table: line for line in parlour.tables() if isinstance(line, TableLine)}
    assert sorted(lines) == sorted(TABLES)
    assert (lines["verschieden"].seat, lines["verschieden"].level) == ("W", "stammgast")
    assert lines["noch-einmal"].after == "aufgegeben"
    assert lines["noch-einmal"].evening.games == 1
    assert parlour.state("aufgegeben").given_up
    table = Table("verschieden", store, lambda: 1_800_000_000_000, seeded_shuffle(1))
    assert game_record(table.state)
    must(table, EAST, show_line(Referee(table.state.deal, table.state.game).lines(EAST)[0]))
    assert store.read("verschieden").broken_at is None
    store.close()


@pytest.mark.parametrize(
    ("damage", "broken_at"),
    [
        ("UPDATE step SET at_ms = 7 WHERE table_id = 'verschieden' AND seq = 9", 9),
        ("DELETE FROM step WHERE table_id = 'verschieden' AND seq = 36", 36),
        ("UPDATE table_meta SET setup = replace(setup, 'Resi', 'Rosl') WHERE table_id = 'verschieden'", 0),
    ],
)
def test_what_did_not_hold_together_holds_as_far_as_before(file: Path, damage: str, broken_at: int) -> None:
    write(file, damage)
    store = SqliteStore(file)
    assert {type(found) for found in store.tables() if found.table != "verschieden"} == {Kept}
    assert [found.table for found in store.tables() if isinstance(found, Torn)] == ["verschieden"]
    assert store.read("verschieden").broken_at == broken_at
    store.close()
