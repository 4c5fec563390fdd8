"""How long a server with many tables takes from its start until it answers, and until its list and one of its tables are there."""

import random
import sqlite3
import time
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from soak.houses import House, setup
from table.helpers import play_on  # type: ignore[import-not-found]
from weli.store.sqlite import SqliteStore
from weli.table.table import Table

ROWS = 100
"""So long is the log of each table."""
COPIED = """
INSERT INTO table_meta SELECT :new, setup, created_ms + :number, head_seq, head_hash FROM table_meta WHERE table_id = :old;
INSERT INTO step SELECT :new, seq, seat, action_key, kind, body, at_ms, engine, prev, hash FROM step WHERE table_id = :old;
INSERT INTO secret SELECT :new, seq, pack FROM secret WHERE table_id = :old;
""".split("\n")[1:-1]
OLD = "start-0"


@dataclass
class Started:
    """Seconds from the start of the process, one of each run: to the first answer, to the list of tables, to the first table."""

    tables: list[int] = field(default_factory=list)  # so many stand on the list
    served: list[float] = field(default_factory=list)
    listed: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)


def start_again_and_again(folder: Path, tables: int, times: int = 5) -> Started:
    """A server of its own process, killed after each start."""
    store_played(folder, tables)
    found, house = Started(), House(folder, whole=True)
    for _ in range(times):
        begun = time.monotonic()
        house.start()
        found.tables.append(len(house.get("/api/tables").raise_for_status().json()))
        found.listed.append(time.monotonic() - begun)
        with house.line(OLD, "N") as line:
            line.recv(timeout=60)
        found.shown.append(time.monotonic() - begun)
        house.kill()
    found.served = house.served_after
    return found


def store_played(folder: Path, tables: int) -> None:
    """Plays at one table, and stores it under as many names."""
    store = SqliteStore(folder / "weli.db")
    rng = random.Random(1)
    store.open_table(OLD, setup("N"), 1_000)
    for _ in islice(play_on(Table(OLD, store, lambda: 2_000, lambda cards: rng.sample(cards, len(cards))), rng), ROWS):
        pass
    store.close()
    with sqlite3.connect(folder / "weli.db") as file:
        for number in range(1, tables):
            for copy in COPIED:
                file.execute(copy, {"old": OLD, "new": f"start-{number}", "number": number})
    file.close()
