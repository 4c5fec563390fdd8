"""One Weli at a time has a folder."""

import subprocess
import sys
from pathlib import Path

import pytest

from processes import started
from weli.table.claim import AlreadyOpen, Claim
from weli.table.store import StoreError


def test_the_second_one_hears_where_the_first_is(tmp_path: Path) -> None:
    claim = Claim(tmp_path / "new" / "folder")
    with pytest.raises(AlreadyOpen) as taken:
        Claim(tmp_path / "new" / "folder")
    assert "another Weli" in taken.value.text("en")
    claim.announce("http://127.0.0.1:1234/")
    with pytest.raises(AlreadyOpen) as taken:
        Claim(tmp_path / "new" / "folder")
    assert taken.value.text("en") == "A table is open here already: http://127.0.0.1:1234/"
    claim.release()
    Claim(tmp_path / "new" / "folder").release()


def test_a_killed_process_keeps_no_claim(tmp_path: Path) -> None:
    script = f"""
from pathlib import Path
from weli.table.claim import Claim
claim = Claim(Path({str(tmp_path)!r}))
claim.announce("http://127.0.0.1:1/")
print("claimed", flush=True)
input()
"""
    with started([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "claimed\n"
        with pytest.raises(AlreadyOpen):
            Claim(tmp_path)
        process.kill()
    Claim(tmp_path).release()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError):
        Claim(tmp_path / "file" / "folder")
