"""A disk that fills up in the middle of a game and is emptied again: a sentence meanwhile, nothing lost, and the table goes on.

The disk is a small file system of its own, mounted for the server alone (Linux).
"""

import json
import random
import secrets
import subprocess
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

from soak.houses import House, doing, store_tables

MOUNTED = 'mount -t tmpfs -o size=4m tmpfs "$0" && cp "$0".before/* "$0" && exec "$@"'
MOST_ACTS = 600


@dataclass
class Filled:
    """What was said while there was no room, how often it was so, and what became of the act that was refused then."""

    times: int = 0
    said: set[str] = field(default_factory=set)
    came_back: int = 0
    rows_whole: bool = False


def can_mount() -> bool:
    """Whether this system lets somebody mount a small file system of their own."""
    with suppress(OSError):
        trying = ["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
        return not subprocess.run(trying, capture_output=True, check=False).returncode
    return False


def fill_and_empty(folder: Path, times: int, seed: int = 1) -> Filled:
    """Fills the disk so often between two acts, and empties it once something was refused."""
    mounted, chance, found = folder / "disk", random.Random(seed), Filled()
    mounted.mkdir()
    table = secrets.token_urlsafe(16)
    store_tables(folder / "disk.before", {table: "NESW"})
    house = House(mounted, before=["unshare", "-rm", "sh", "-c", MOUNTED, str(mounted)])
    house.start()
    assert house.process is not None
    inside = Path(f"/proc/{house.process.pid}/root{mounted}")
    open_lines = ExitStack()
    try:
        lines = {seat: open_lines.enter_context(house.line(table, seat)) for seat in "NESW"}
        views = {seat: _heard(line, {})["view"] for seat, line in lines.items()}
        for _ in range(times):
            _fill(inside / "filler")
            refused = _go_on_until_refused(lines, views, chance, found)
            (inside / "filler").unlink()
            if refused is None:
                break
            seat, act = refused
            lines[seat].send(json.dumps(act))
            answer = _heard(lines[seat], views[seat], act["key"])
            found.came_back += answer["t"] == "taken"
            found.times += 1
            for other, line in lines.items():
                views[other] = _newest(line, views[other])
        copy = folder / "after.db"
        for ending in ("", "-wal"):
            with suppress(FileNotFoundError):
                Path(f"{copy}{ending}").write_bytes(Path(f"{inside}/weli.db{ending}").read_bytes())
    finally:
        house.kill()
        open_lines.close()
    rows = House(folder=copy.parent).rows_of(copy)
    found.rows_whole = [row[1] for row in rows] == list(range(1, len(rows) + 1))
    return found


def _fill(filler: Path) -> None:
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(b"\0" * 1024)


def _go_on_until_refused(
    lines: dict[str, ClientConnection], views: dict[str, dict[str, Any]], chance: random.Random, found: Filled
) -> tuple[str, dict[str, Any]] | None:
    """Acts as people would until an act is refused for want of room; who it was, and the act."""
    for _ in range(MOST_ACTS):
        for seat, line in lines.items():
            act = doing(views[seat], chance)
            if act is None or act["t"] != "act":
                key = f"{chance.getrandbits(60):x}"
                act = {"t": "act", "key": key, "on": views[seat]["number"], "act": "say soso"}
            line.send(json.dumps(act))
            answer = _heard(line, views[seat], act["key"])
            if answer["t"] == "refused" and "disk" in answer["text"]:
                found.said.add(answer["text"])
                return seat, act
            for other, each in lines.items():
                views[other] = _newest(each, views[other])
    return None


def _heard(line: ClientConnection, view: dict[str, Any], key: str = "") -> dict[str, Any]:
    """The answer to an act; without one the first view."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=60))
        if message["t"] == "view":
            view.update(message)
            if not key:
                return {"view": message}
        elif key and message.get("key") == key:
            return message


def _newest(line: ClientConnection, view: dict[str, Any]) -> dict[str, Any]:
    while True:
        try:
            message = json.loads(line.recv(timeout=0.05))
        except TimeoutError:
            return view
        if message["t"] == "view":
            view = message
