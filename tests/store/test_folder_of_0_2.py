"""What version 0.2 has left in a folder opens and is played on: a table of each game, one by a house rule, one of somebody else's game."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from guests import laid_out, on_the_path
from table.helpers import own_view, play_on, seeded_shuffle
from weli.house_rules import read_file
from weli.record import read, replay
from weli.store.folder import STORE
from weli.store.log import Ended
from weli.store.sqlite import SqliteStore
from weli.study.retelling import game_record
from weli.table.table import Table

LEFT = Path(__file__).parent / "folder_0_2"
GUEST = Path(__file__).parents[1] / "fifth_game"
TABLES = ("giltspiel", "bieten", "gaigel", "beim-kirchenwirt", "grasobern")


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with on_the_path(laid_out(GUEST, tmp_path_factory.mktemp("site")), "grasobern"):
        yield


@pytest.fixture
def left(tmp_path: Path) -> Iterator[SqliteStore]:
    file = tmp_path / STORE
    with closing(sqlite3.connect(file)) as written:
        written.executescript((LEFT / "tables.sql").read_text("utf-8"))
    with closing(SqliteStore(file)) as store:
        yield store


def opened_again(store: SqliteStore, name: str) -> Table:
    return Table(name, store, lambda: 3_000, seeded_shuffle(5))


@pytest.mark.parametrize("name", TABLES)
def test_a_table_opens_as_it_was_left_and_is_played_on(left: SqliteStore, name: str) -> None:
    table = opened_again(left, name)
    counted = [row.body.points for row in left.read(name).rows if isinstance(row.body, Ended)]
    sides = table.state.rules.seating.side_names()
    assert counted
    assert [dict(zip(sides, entry, strict=True)) for entry in table.state.match.entries] == counted
    for _ in play_on(table, random.Random(3)):
        if len(table.state.match.entries) > len(counted):
            break
    assert len(table.state.match.entries) > len(counted)
    assert own_view(opened_again(left, name)) == own_view(table)
    assert replay(read(game_record(table.state))).ok


def test_its_house_rule_is_the_one_that_its_table_plays_by(left: SqliteStore) -> None:
    house = read_file(LEFT / "kirchenwirt.toml")
    setup = left.read("beim-kirchenwirt").setup
    assert (house.game, house.rules, house.options, house.name) == (
        setup.game,
        setup.rules,
        setup.options,
        setup.called,
    )


def test_its_record_is_replayed(left: SqliteStore) -> None:
    told = replay(read((LEFT / "deals.weli").read_text("utf-8")))
    assert told.ok
    assert [list(each.deal.gained) for each in told.deals if each.deal and each.deal.closed] == [
        list(entry) for entry in opened_again(left, "beim-kirchenwirt").state.match.entries
    ]
