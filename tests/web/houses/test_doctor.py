"""`weli doctor`: what is well, what is worth knowing, and what keeps one from playing; it changes nothing and never faints."""

import shutil
import socket
import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest

from store.any_store import ready_store
from store.damage import OLD_STORE
from surroundings import CERTIFICATES
from web.houses.test_commands import run
from weli.commands.checks import program
from weli.commands.checks.finding import Fault, Finding, Note, Well, careful
from weli.commands.checks.folder import of_database, of_folder, of_room
from weli.commands.checks.machine import Clock, of_ports, of_way_in
from weli.commands.doctor import Place, doctor_command
from weli.core.errors import WeliError
from weli.store.folder import STORE
from weli.store.folder_lock import FolderLock
from weli.store.sqlite import SqliteStore
from weli.web.page import BUILT_PAGE


def keys(found: Iterable[Finding]) -> dict[str, type[Finding]]:
    return {each.key: type(each) for each in careful(lambda: found)}


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A file of this version with nothing in it but what every one has."""
    ready_store(tmp_path / STORE).close()
    return tmp_path / STORE


def write(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as writer, writer:
        for statement in statements:
            writer.execute(statement)


def test_on_a_good_day_one_can_play(store: Path) -> None:
    out = StringIO()
    assert doctor_command(Place(store.parent, port=0), "en", out) == 0
    said = out.getvalue()
    assert "as this version writes it" in said
    assert "The page is there and whole" in said
    assert said.endswith("One can play: weli play\n")


def test_on_a_bad_day_the_command_says_what_is_in_the_way_and_its_status_is_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("doctor", "--data", str(tmp_path / "file" / "weli"), "--port", "0", lang="de")
    assert (done.returncode, done.stderr) == (1, "")
    assert "falsch  " in done.stdout
    assert done.stdout.endswith("was im Weg ist, steht oben.\n")


def test_it_leaves_everything_as_it_was(tmp_path: Path) -> None:
    assert keys(of_folder(tmp_path / "weli"))["doctor.no-database"] is Well
    assert list(tmp_path.iterdir()) == []


def test_a_check_that_fails_is_a_fault_and_no_traceback() -> None:
    def faints() -> Iterable[Finding]:
        yield Well("doctor.no-zones")
        raise RuntimeError("blood\x1b")

    well, fault = careful(faints)
    assert (type(well), type(fault)) == (Well, Fault)
    assert "RuntimeError: blood\\u001b" in fault.text("en")


# The folder and the database.


@pytest.mark.parametrize("place", ["file/weli", "file"])
def test_a_folder_in_which_nobody_can_write(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("")
    assert keys(of_folder(tmp_path / place)) == {"store.no-access": Fault}


@pytest.mark.skipif(
    not Path("/proc/self").is_dir(), reason="where nobody may write, the owner of all included, only Linux has"
)
def test_a_folder_that_takes_nothing() -> None:
    assert keys(of_folder(Path("/proc/self"))) == {"store.no-access": Fault}


@pytest.mark.parametrize(
    ("statement", "key"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "store.newer"),
        ("DROP TABLE alembic_version", "store.foreign"),
    ],
)
def test_a_database_that_this_version_does_not_know(store: Path, statement: str, key: str) -> None:
    write(store, statement)
    assert keys(of_database(store)) == {key: Fault}
    with pytest.raises(WeliError) as refused:
        SqliteStore(store)
    assert refused.value.key == key


def test_a_damaged_database(store: Path) -> None:
    store.write_bytes(store.read_bytes()[:5000])
    assert keys(of_database(store)) == {"store.damaged": Fault}


def test_an_older_database_is_told_and_not_touched(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / STORE)) as writer:
        writer.executescript(OLD_STORE.read_text("utf-8"))
    before = (tmp_path / STORE).read_bytes()
    assert keys(of_database(tmp_path / STORE)) == {"doctor.database-older": Note}
    assert (tmp_path / STORE).read_bytes() == before


def test_only_the_log_of_a_database_is_left(tmp_path: Path) -> None:
    (tmp_path / f"{STORE}-wal").write_bytes(b"x")
    assert keys(of_folder(tmp_path)) == {"store.lost-head": Fault}


def test_a_folder_that_is_open_now(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    lock.announce("http://127.0.0.1:8410/")
    assert "http://127.0.0.1:8410/" in [each.text("en").split()[-1] for each in of_folder(tmp_path)]
    lock.release()
    assert "doctor.open-now" not in keys(of_folder(tmp_path))


@pytest.mark.parametrize(("free", "kind"), [(5, Fault), (50, Note), (5000, Well)])
def test_the_room_on_the_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, free: int, kind: type[Finding]) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=free * 1_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    assert set(keys(of_room(tmp_path)).values()) == {kind}


# The program.


def test_a_page_that_is_not_as_it_was_built(tmp_path: Path) -> None:
    page = tmp_path / "static"
    shutil.copytree(BUILT_PAGE, page)
    assert keys(program.of_page(page)) == {"doctor.page": Well}
    (page / "worker.js").write_bytes((page / "worker.js").read_bytes()[:-1])
    (page / "weli.webmanifest").unlink()
    (damaged,) = program.of_page(page)
    assert (type(damaged), damaged.key) == (Fault, "doctor.page-damaged")
    assert "there are 2" in damaged.text("en")
    (page / program.SUMS).unlink()
    assert keys(program.of_page(page)) == {"doctor.page-unknown": Note}
    (page / "index.html").unlink()
    assert keys(program.of_page(page)) == {"doctor.no-page": Fault}


def test_a_library_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "SERVES", "weli.web.nowhere")
    (missing,) = program.of_loading()
    assert type(missing) is Fault
    assert "weli.web.nowhere is missing" in missing.text("en")


def test_extras_are_those_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"accounts", "nodes", "push"} <= program.extras().keys()
    monkeypatch.setattr(program, "is_installed", lambda package: package != "redis")
    assert keys(program.of_extras()) == {"doctor.extras": Well, "doctor.no-extras": Note}
    assert 'pip install "weli[nodes]"' in [*program.of_extras()][1].text("en")


# The machine.


def test_a_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert keys(of_ports(taken.getsockname()[1]))["play.port-used"] is Fault


def test_a_clock_that_leaps_and_one_that_is_behind() -> None:
    assert keys(Clock().of_clock()) == {"doctor.clock": Well}
    moments = iter([time.time(), time.time() + 3600])
    assert keys(Clock(day=lambda: next(moments)).of_clock()) == {"doctor.clock-leaps": Note}
    assert keys(Clock(day=lambda: 0.0).of_clock()) == {"doctor.clock-behind": Note}


def test_a_certificate() -> None:
    pair = CERTIFICATES / "weli.pem", CERTIFICATES / "key.pem"
    assert keys(of_way_in("", *pair)) == {"doctor.certificate": Well}
    assert keys(of_way_in("", CERTIFICATES / "weli.pem", CERTIFICATES / "other-key.pem")) == {"serve.other-key": Fault}
    assert keys(of_way_in("https://127.0.0.2", *pair)) == {"serve.others-certificate": Fault}
    assert keys(of_way_in("", None, None)) == {"doctor.no-certificate": Note}


def test_a_name_that_leads_nowhere_and_an_address_that_is_none() -> None:
    assert keys(of_way_in("https://weli.invalid/karten", None, None))["serve.leads-nowhere"] is Note
    assert keys(of_way_in("weli.invalid", None, None)) == {"serve.bad-url": Fault}
