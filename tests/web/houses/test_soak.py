"""The small forms of what `make soak` does for hours: kills, races, garbage, a disk that fills up, what views cost, and load."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from servers import Postgres
from soak.disk import can_mount, fill_and_empty
from soak.garbage import throw
from soak.growth import Point, plot
from soak.history import look_back
from soak.kills import kill_again_and_again
from soak.load import SAMPLES, Load, Loaded, Sample, load
from soak.races import race
from soak.starts import start_again_and_again
from soak.until import Until
from soak.views import measure
from store.any_store import ready_database
from weli.store.postgres import PostgresStore
from weli.store.sqlite import SqliteStore

pytestmark = pytest.mark.kills

SOAK = Path(__file__).resolve().parents[3] / "tools" / "soak"


@pytest.mark.few(0)
@pytest.mark.slow
def test_the_command_for_the_long_forms_runs() -> None:
    asked = [sys.executable, str(SOAK), "pairs", "--count", "5", "--minutes", "1"]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("5 pairs of tables: 0 told apart")


@pytest.mark.timeout(300)
def test_killed_again_and_again_it_loses_nothing_and_does_nothing_twice(tmp_path: Path, thorough: bool) -> None:
    found = kill_again_and_again(tmp_path, Until(20 if thorough else 3))
    assert (found.lost, found.twice, found.gaps, found.died) == ([], [], 0, 0)
    assert found.acknowledged > (20 if thorough else 0)


@pytest.mark.few(0)
@pytest.mark.slow
def test_a_server_that_starts_has_all_its_tables(tmp_path: Path, thorough: bool) -> None:
    tables = 60 if thorough else 20
    found = start_again_and_again(tmp_path, tables, times=2)
    assert found.tables == [tables, tables]
    assert all(a <= b <= c for a, b, c in zip(found.served, found.listed, found.shown, strict=True))


@pytest.mark.slow
def test_of_all_who_act_at_once_one_is_first_and_everybody_is_told(tmp_path: Path, thorough: bool) -> None:
    store, rounds = SqliteStore(tmp_path / "weli.db"), 100 if thorough else 30
    found = race([store], rounds)
    assert (found.rounds, found.not_one, found.untold, found.different) == (rounds, [], [], [])
    store.close()


@pytest.mark.few(0)
@pytest.mark.slow
def test_of_all_who_act_at_once_at_three_nodes_one_is_first(postgres: Postgres, thorough: bool) -> None:
    rounds = 200 if thorough else 25
    address = postgres.address(ready_database(postgres))
    nodes = [PostgresStore(address) for _ in range(3)]
    found = race(nodes, rounds)
    assert (found.rounds, found.not_one, found.untold, found.different) == (rounds, [], [], [])
    for node in nodes:
        node.close()


@pytest.mark.few(0)
@pytest.mark.slow
def test_acts_and_views_at_three_nodes_that_fail_are_the_history_of_one_table(tmp_path: Path, thorough: bool) -> None:
    """Without killing a node, which takes a new one seconds to start: `test_serving_nodes` does that."""
    kinds = ("cut", "database", "delay", "bus")
    every = 40 if thorough else 20
    found = look_back(tmp_path, len(kinds) * every, people=6, every=every, kinds=kinds, at_once=2)
    assert found.wrong == []
    assert found.faults == dict.fromkeys(kinds, 1)
    assert found.taken > 20
    assert found.views > found.taken


@pytest.mark.slow
def test_garbage_does_nothing(tmp_path: Path, thorough: bool) -> None:
    found = throw(tmp_path, Until(2_000 if thorough else 300))
    assert found.faults == []
    assert found.rows[0] == found.rows[1]
    assert found.statuses.keys() >= {400, 403, 404, 405}


@pytest.mark.slow
@pytest.mark.skipif(not can_mount(), reason="this system lets nobody mount a small file system of his own")
def test_a_disk_that_fills_up_and_is_emptied_again_loses_nothing(tmp_path: Path, thorough: bool) -> None:
    times = 3 if thorough else 1
    found = fill_and_empty(tmp_path, times)
    assert found.times == found.came_back == times
    assert [said.partition(".")[0] for said in found.said] == [
        "The disk is full; the last thing done was not stored and does not count"
    ]
    assert found.rows_whole


@pytest.mark.slow
@pytest.mark.few(1)
@pytest.mark.parametrize("nodes", [0, 2])
def test_many_tables_at_once_are_all_answered(tmp_path: Path, nodes: int, thorough: bool) -> None:
    found = load(tmp_path, Load(tables=20, acts_a_second=20, seconds=8 if thorough else 3), nodes)
    assert found.sockets == 80
    assert found.unanswered == 0
    assert found.acts > 20
    assert len(found.samples) == SAMPLES
    assert all(sample.resident > 0 and sample.descriptors > 80 for sample in found.samples)


def test_what_grows_with_the_tables_is_drawn_with_its_figures() -> None:
    found = Loaded(
        acts=10,
        processor=0.05,
        milliseconds=[7.0] * 98 + [8.0] * 2,
        samples=[Sample(resident=2048, descriptors=9, log=0)],
    )
    drawn = ElementTree.fromstring(plot([Point(100, found), Point(10_000, found)]))
    said = [each.text for each in drawn.iter() if each.text]
    assert [said.count(figure) for figure in ("2", "5", "7", "8")] == [2, 2, 2, 2]
    assert said.count("10,000") == 4


@pytest.mark.few(0)
def test_the_same_games_are_seen_the_same_when_what_views_cost_is_measured(tmp_path: Path) -> None:
    once, again = (measure(tmp_path / name, 1) for name in ("once", "again"))
    assert once.checksum == again.checksum
    assert all(cost.acts > 0 and cost.viewing > 0 for cost in once.games)
