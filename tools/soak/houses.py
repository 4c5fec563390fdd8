"""A server of its own, which may be killed at any moment, and tables stored for it beforehand."""

import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ports import free_port  # type: ignore[import-not-found]
from preloaded import start_weli  # type: ignore[import-not-found]
from processes import Running, end, start  # type: ignore[import-not-found]
from web.history import long_lasting  # type: ignore[import-not-found]
from weli.parlour.sessions import Sessions
from weli.store.log import Setup
from weli.store.people import KEEPER
from weli.store.sqlite import SqliteStore
from weli.store.store import Store
from weli.wire.seats import Computer, Person, Sits

LONGEST = 60.0
PEOPLE = ("N", "E", "S", "W")


def setup(people: Sequence[str], level: str = "stammgast", target: int = 21) -> Setup:
    """Giltspiel for four to so many points, people at these seats."""
    seats: dict[str, Sits] = {
        seat: Person(f"P{seat}") if seat in people else Computer(f"C{seat}", level) for seat in PEOPLE
    }
    return Setup(game="giltspiel", rules="fiss", target=target, dealer="E", seats=seats)


def store_tables(folder: Path, people: Mapping[str, Sequence[str]], target: int = 21) -> None:
    """Opens empty tables, by their names where people sit; the first page that comes has the cards dealt."""
    store = SqliteStore(folder / "weli.db")
    try:
        open_tables(store, people, target)
    finally:
        store.close()


def open_tables(store: Store, people: Mapping[str, Sequence[str]], target: int = 21) -> None:
    """The same in a store that is open already."""
    doors = Sessions(store.people)
    for number, (name, seats) in enumerate(people.items()):
        store.open_table(name, setup(seats, target=target), 1_000 + number)
        doors.open_door(name, KEEPER)


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process, and all that it and those have begun."""
    return [pid, *(each for child in begun_by(pid) for each in family(child))]


def begun_by(pid: int) -> list[int]:
    """The processes that a process has begun and that are there still. They stand beside its threads, which come and go meanwhile."""
    found: list[int] = []
    with suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError):
                found += map(int, (thread / "children").read_text().split())
    return found


def resident(pid: int) -> int:
    """Kilobytes of memory that a process has now."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def descriptors(pid: int) -> int:
    """How many files and lines a process has open."""
    return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())


@dataclass
class House:
    """A `weli play`, or a `weli serve` by several processes, and its folder.

    `before` is what the command begins with, where it runs in surroundings of its own.
    """

    folder: Path
    before: Sequence[str] = ()
    processes: int = 1  # by which the tables are served
    whole: bool = False  # loads everything anew, instead of being forked off a process that has
    port: int = field(default_factory=free_port)
    process: Running | None = None
    served_after: list[float] = field(default_factory=list)  # seconds from each start to the first answer

    def __post_init__(self) -> None:
        """What the server complains of is kept as long as the house, and not in its folder, whose disk may be full."""
        self._complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def file(self) -> Path:
        return self.folder / "weli.db"

    def start(self) -> None:
        begun = time.monotonic()
        self.process = self._begun()
        while True:
            try:
                self.get("/api/version")
                break
            except httpx.TransportError:
                if time.monotonic() - begun > LONGEST or self.process.poll() is not None:
                    raise
                time.sleep(0.01)
        self.served_after.append(time.monotonic() - begun)

    def _begun(self) -> Running:
        playing = [*self._command(), "--hurried", "--data", str(self.folder)]
        if not (self.whole or self.before):
            return start_weli(playing, os.environ, subprocess.DEVNULL, self._complaints.fileno())
        words = [*self.before, sys.executable, "-m", "weli", *playing]
        return start(words, stdout=subprocess.DEVNULL, stderr=self._complaints)

    def _command(self) -> list[str]:
        """Whoever comes by the port is whose house it is, either way."""
        if self.processes == 1:
            return ["play", "--no-browser", "--port", str(self.port)]
        others = ["--host", "127.0.0.1", "--port", "0", "--public-url", "http://localhost"]
        return ["serve", "--processes", str(self.processes), "--own-port", str(self.port), *others]

    def kill(self) -> None:
        """As if the power had gone, for this process and all that it has started."""
        if self.process is not None:
            end(self.process)
            self.process = None

    def last_words(self) -> str:
        """Whether it still runs, and what it has complained of."""
        status = self.process.poll() if self.process is not None else None
        runs = "The server still runs" if status is None else f"The server ended with {status}"
        self._complaints.seek(0)
        log = self.folder / "weli.log"
        return f"{runs}. {self._complaints.read()}{log.read_text() if log.exists() else ''}"

    @property
    def lives(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.origin + path, timeout=LONGEST)

    def line(self, table: str, seat: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?lang=en&seat={seat}"
        return connect(
            address, origin=Origin(self.origin), compression=None, max_queue=None
        )  # who reads nothing can still hang up

    def rows(self) -> list[tuple[Any, ...]]:
        """The logs as they lie on the disk: table, number, seat and key of each row."""
        return self.rows_of(self.file)

    @staticmethod
    def rows_of(store: Path) -> list[tuple[Any, ...]]:
        """The same of any store."""
        with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as file:
            found = file.execute("SELECT table_id, seq, seat, action_key FROM step ORDER BY table_id, seq").fetchall()
        file.close()
        return found

    def resident(self) -> int:
        """Kilobytes of memory that the server has now."""
        assert self.process is not None
        return resident(self.process.pid)


def doing(view: dict[str, Any], chance: random.Random) -> dict[str, Any] | None:
    """What somebody does next who sees that; nothing where it is for others. Few give away what they could play for."""
    if view["waiting"] in ("look", "blind", "announce", "next_deal"):
        return {"t": "seen", "on": view["number"]}
    wanted = long_lasting(view["may"])
    if view["waiting"] != "you" or not wanted:
        return None
    act = chance.choice(wanted)["act"]
    key = f"{chance.getrandbits(64):x}"
    return {"t": "act", "key": key, "on": view["number"], "act": "cut 17" if act == "cut" else act}
