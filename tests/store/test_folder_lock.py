"""One Weli at a time has a folder."""

import errno
import fcntl
import subprocess
import sys
from pathlib import Path

import pytest

from processes import started
from weli.store.folder_lock import AlreadyOpen, FolderLock
from weli.store.store import StoreError


def test_the_second_one_hears_where_the_first_is(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path / "new" / "folder")
    with pytest.raises(AlreadyOpen) as taken:
        FolderLock(tmp_path / "new" / "folder")
    assert "another Weli" in taken.value.text("en")
    lock.announce("http://127.0.0.1:1234/")
    with pytest.raises(AlreadyOpen) as taken:
        FolderLock(tmp_path / "new" / "folder")
    assert taken.value.text("en") == "A table is open here already: http://127.0.0.1:1234/"
    lock.release()
    FolderLock(tmp_path / "new" / "folder").release()


def test_a_killed_process_keeps_no_lock(tmp_path: Path) -> None:
    script = f"""
from pathlib import Path
from weli.store.folder_lock import FolderLock
lock = FolderLock(Path({str(tmp_path)!r}))
lock.announce("http://127.0.0.1:1/")
print("claimed", flush=True)
input()
"""
    with started([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "claimed\n"
        with pytest.raises(AlreadyOpen):
            FolderLock(tmp_path)
        process.kill()
    FolderLock(tmp_path).release()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError):
        FolderLock(tmp_path / "file" / "folder")


@pytest.mark.parametrize("kind", ["lockf", "flock"])
def test_a_drive_that_refuses_locks_is_named_and_no_other_program(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After fourteen seconds it was said that another program used the tables."""

    def refused(*_: object) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(fcntl, kind, refused)
    with pytest.raises(StoreError, match="No file can be locked in"):
        FolderLock(tmp_path)


def test_a_drive_that_takes_both_kinds_of_lock_for_one_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def is_there_already(*_: object) -> None:
        raise BlockingIOError(errno.EAGAIN, "resource temporarily unavailable")

    monkeypatch.setattr(fcntl, "lockf", is_there_already)
    FolderLock(tmp_path).release()
