"""Other accounts of the machine read no cards: the folder and everything in it is for its owner alone, whatever the umask."""

import os
import random
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from table.helpers import opened, play_on, seeded_shuffle
from weli.store import fault_log
from weli.store.folder_lock import FolderLock
from weli.store.sqlite import SqliteStore

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights are kept otherwise there")

OWN = ("weli.db", "weli.db-wal", "weli.db-shm", "weli-1.db", "weli-1.db-wal", "weli.open", "weli.log", "weli.log.1")


@pytest.fixture(params=[0o000, 0o022, 0o777], ids=oct)
def umask(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[int]:
    """Set once the test has its folder: with the strictest nobody but root could look into one made later."""
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def in_use(folder: Path) -> Iterator[Path]:
    """What lies in the folder while it is played there."""
    lock = FolderLock(folder)
    store = SqliteStore(folder / "weli.db")
    table = opened(store, seeded_shuffle(1), name=f"table {len(store.tables())}")
    for _ in zip(range(10), play_on(table, random.Random(1)), strict=False):
        pass
    yield from folder.iterdir()
    store.close()
    lock.release()


@pytest.mark.usefixtures("umask")
def test_a_new_folder_is_closed_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "weli"
    found = {path.name: rights(path) for path in in_use(folder)}
    assert found == dict.fromkeys(("weli.db", "weli.db-wal", "weli.db-shm", "weli.open"), 0o600)
    assert rights(folder) == 0o700


def test_what_is_there_already_is_closed_too(tmp_path: Path) -> None:
    folder = tmp_path / "weli"
    for _ in in_use(folder):
        pass
    for name in OWN:
        (folder / name).touch()
        (folder / name).chmod(0o644)
    folder.chmod(0o755)
    found = {path.name: rights(path) for path in in_use(folder)}
    assert found == dict.fromkeys(OWN, 0o600)
    assert rights(folder) == 0o700


def test_a_folder_for_other_things_too_stays_open_but_for_ours(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "photograph.jpg").touch()
    (tmp_path / "photograph.jpg").chmod(0o644)
    found = {path.name: rights(path) for path in in_use(tmp_path)}
    assert found.pop("photograph.jpg") == 0o644
    assert set(found.values()) == {0o600}
    assert rights(tmp_path) == 0o755


@pytest.mark.usefixtures("umask")
def test_every_file_of_faults_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault_log, "MEBIBYTE", 2000)
    file = tmp_path / "weli.log"
    handler = fault_log.log_file(file)
    for _ in range(20):
        handler.emit(fault_log.log.makeRecord("weli", 30, "here", 1, "something went wrong " * 9, (), None))
    handler.close()
    assert {path.name: rights(path) for path in tmp_path.iterdir()} == {"weli.log": 0o600, "weli.log.1": 0o600}
