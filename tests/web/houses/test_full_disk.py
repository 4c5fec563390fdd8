"""A start on a disk without room, on a real one: a small file system of its own, mounted for this process alone."""

import shutil
import subprocess
from pathlib import Path

import pytest

from web.houses.test_commands import command, environment

pytestmark = pytest.mark.kills

FILL_AND_PLAY = """
set -e
mount -t tmpfs -o size=768k tmpfs "$1"
dd if=/dev/zero of="$1/filler" bs=1k count="$2" 2>/dev/null || true
shift 2
"$@" && echo "it should not have begun" || true
rm "$0"/filler
exec "$@"
"""
MAY_MOUNT = (
    shutil.which("unshare") is not None
    and not subprocess.run(
        ["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True, check=False
    ).returncode
)


@pytest.mark.skipif(not MAY_MOUNT, reason="this system lets nobody mount a small file system of his own")
@pytest.mark.few(1)
@pytest.mark.parametrize("filled", [768, 748, 668], ids=["no room", "for an index", "for an empty store"])
def test_a_start_on_a_full_disk_names_the_folder_and_works_once_there_is_room(tmp_path: Path, filled: int) -> None:
    folder = tmp_path / "Stube"
    playing = command("play", "--no-browser", "--port", "0", "--data", str(tmp_path / "Stube"))
    with subprocess.Popen(
        ["unshare", "-rm", "sh", "-c", FILL_AND_PLAY, str(tmp_path), str(tmp_path), str(filled), *playing],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment("en"),
    ) as process:
        assert process.stdout is not None
        opened = process.stdout.readline()
        process.kill()
        _, said = process.communicate(timeout=60)
    assert opened.startswith("The table is open: http://127.0.0.1:"), said
    assert said == (
        f"The disk has no room left for the tables in {folder}. Make room there and start again, "
        "or use another place with '--data FOLDER'.\n"
    )
