"""Stores to be damaged, and ways to damage them: whatever a bad disk, a careless hand or another program may do to a row."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from table.helpers import opened, person_of, play_on, seeded_shuffle, submit
from weli.core.errors import WeliError
from weli.parlour.parlour import Parlour
from weli.store.sqlite import SqliteStore
from weli.study.retelling import deal_record, game_record, steps
from weli.table.moves.act import Act
from weli.table.moves.look import acknowledge
from weli.wire.requests import NewTable, TableLine

OLD_STORE = Path(__file__).with_name("store_0001.sql")
KINDS_OF_TABLES = (
    NewTable(level="lehrbua"),
    NewTable(level="lehrbua", game="perlaggen", rules="innsbruck-3p", name="Anna"),
    NewTable(level="lehrbua", game="bieten", rules="4p"),
    NewTable(level="lehrbua", game="gaigel", rules="kreuz-4p"),
)
COLUMNS = {
    "step": ("table_id", "seq", "seat", "action_key", "kind", "body", "at_ms", "engine", "prev", "hash"),
    "table_meta": ("table_id", "setup", "created_ms", "head_seq", "head_hash"),
    "secret": ("table_id", "seq", "pack"),
}
NASTY = (
    None, "", "x", "{", "[]", "null", "{}", "\0", "💥", "act", "end", "deal", b"", b"\xff\xfe", "\ud800".encode("utf-8", "surrogatepass"),
    0, -1, 1, 2, 7, 99, 2**31, 2**62, -(2**63), 0.5, float("inf"), 10**18,
    '{"act":"sign kiss"}', '{"act":"SA"}', '{"act":""}', '{"act":"say \\u0000"}', '{"deal":-1,"dealer":"Q"}', '{"pace":{}}',
    '{"deal":1,"points":{},"scores":{},"winner":"NS"}', "SA", "SA " * 32, "ZZ",
    '{"game":"giltspiel","rules":"fiss","target":11,"dealer":"E","seat":"Q","level":"lehrbua","names":{}}',
    '{"game":"giltspiel","rules":"fiss","target":11,"dealer":"E","seats":{"Q":{"is":"person"}}}',
    '{"game":"skat","rules":"fiss","target":11,"dealer":"E","seats":{}}',
    '{"game":"giltspiel","rules":"fiss","target":-5,"dealer":"E","seats":{"N":{"is":"vacant"},"E":{"is":"vacant"},"S":{"is":"person"},"W":{"is":"computer","name":"","level":"x"}}}',
    '{"game":"gaigel","rules":"kreuz-4p","target":99999999999,"dealer":"E","seats":{"N":{"is":"person"},"E":{"is":"person"},"S":{"is":"person"},"W":{"is":"person"}},"options":{"players":77}}',
)  # fmt: skip


def write(file: Path, *lines: str) -> None:
    """Does something to a file behind Weli's back."""
    with closing(sqlite3.connect(file)) as other:
        for line in lines:
            other.execute(line)
        other.commit()


def old_store(file: Path) -> Path:
    """A store of the version before this one."""
    with closing(sqlite3.connect(file)) as other:
        other.executescript(OLD_STORE.read_text("utf-8"))
    return file


def played_store(file: Path) -> Path:
    """A store with a table of each game, some way into it."""
    store = SqliteStore(file)
    rng = random.Random(1)
    parlour = Parlour(store, shuffle=seeded_shuffle(1), rng=rng)
    for wanted in KINDS_OF_TABLES:
        table = parlour.live(parlour.open_new(wanted).table).table
        for _ in zip(range(40), play_on(table, rng), strict=False):
            pass
    opened(store, seeded_shuffle(2), name="another")
    store.close()
    return file


def damage(file: Path, rng: random.Random) -> str:
    """Damages something, and tells what; nothing where the file says the same as before."""
    with closing(sqlite3.connect(file)) as other:
        before = list(other.iterdump())
        table = rng.choice(("step", "step", "step", "table_meta", "secret"))
        rows = [row for (row,) in other.execute(f"SELECT rowid FROM {table}")]
        there = {row[1] for row in other.execute(f"PRAGMA table_info({table})")}
        columns = [column for column in COLUMNS[table] if column in there]
        column, row, value, way = rng.choice(columns), rng.choice(rows), rng.choice(NASTY), rng.random()
        try:
            if way < 0.6:
                other.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (value, row))
            elif way < 0.75:
                other.execute(f"DELETE FROM {table} WHERE rowid = ?", (row,))
            elif way < 0.9:
                source = f"SELECT {column} FROM {table} WHERE rowid = ?"
                other.execute(f"UPDATE {table} SET {column} = ({source}) WHERE rowid = ?", (rng.choice(rows), row))
            else:
                cut = f"substr({column}, 1, {rng.randrange(9)})"
                other.execute(f"UPDATE {table} SET {column} = {cut} WHERE rowid = ?", (row,))
        except sqlite3.IntegrityError:
            return ""
        other.commit()
        if list(other.iterdump()) == before:
            return ""
    return f"{table}.{column} of {row} by {way:.2f}: {value!r}"


def ask_everything(file: Path) -> tuple[dict[str, list[str]], list[str]]:
    """Starts, lists, opens every table and takes home what there is; the records by table, and the names of the damaged tables.

    Whatever cannot be had says so in a sentence; anything else that is raised is a fault.
    """
    store = SqliteStore(file)
    try:
        parlour = Parlour(store, shuffle=seeded_shuffle(1), rng=random.Random(1))
        listed = parlour.tables()
        records: dict[str, list[str]] = {}
        damaged = [line.table for line in listed if not isinstance(line, TableLine)]
        for line in listed:
            records[line.table] = []
            try:
                state = parlour.state(line.table)
            except WeliError:
                damaged.append(line.table)
                continue
            for deal in range(1, len(state.match.entries) + 1):
                assert steps(state, deal, person_of(state), "de")
                records[line.table].append(deal_record(state, deal))
            if records[line.table]:
                records[line.table].append(game_record(state))
            try:
                live = parlour.live(line.table)
            except WeliError:
                damaged.append(line.table)
                continue
            live.view(person_of(live), "de")
            submit(live.table, person_of(live), Act("again", live.table.state.head, "say have gleich"), "de")
            acknowledge(live.table, person_of(live), live.table.state.head)
        assert {line.table for line in parlour.tables()} == {line.table for line in listed}
        return records, sorted(set(damaged))
    finally:
        store.close()
