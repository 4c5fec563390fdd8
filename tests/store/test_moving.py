"""`weli move`: whatever a folder keeps is kept by a database afterwards, as it was, and the other way round."""

import io
import random
import sqlite3
from pathlib import Path

import pytest

from servers import Postgres
from table.helpers import SETUP, opened, play_on, seeded_shuffle
from weli.commands.move import move_command
from weli.store.accounts import Account, Passkey
from weli.store.moving import NotMoved
from weli.store.postgres import PostgresStore
from weli.store.pushes import Device
from weli.store.sqlite import SqliteStore
from weli.store.store import StoreError

PASSKEY = Passkey("credential", "key", 3, 8, 9)
DEVICE = Device("https://push.example/anna", "key", "auth", "de")


def played(folder: Path) -> SqliteStore:
    """A folder with two played tables and somebody who is known."""
    store = SqliteStore(folder / "weli.db")
    for seed, name in enumerate(("one", "two")):
        for _ in zip(
            range(40), play_on(opened(store, seeded_shuffle(seed), name=name), random.Random(seed)), strict=False
        ):
            pass
        store.people.open_door(name, "anna", f"CODE {name}", f"hash of {name}")
    store.people.call("anna", "Änna", "", 7)
    store.people.add_session("secret", "anna", 8)
    store.people.note_seats("one", {"anna": "S"})
    store.accounts.add_passkey("anna", PASSKEY)
    store.accounts.set_address("anna", "hash of an address", 9)
    store.people.call("guest", "Änni", "", 7)
    store.accounts.take_along("guest", "anna")
    store.pushes.add("anna", "secret", DEVICE, 9, 8)
    store.pushes.house_key("push", "of the house")
    store.pushes.is_news("one", "anna", "1.0")
    return store


def moved(source: object, target: object) -> str:
    said = io.StringIO()
    move_command(str(source), str(target), lang="en", out=said)
    return said.getvalue()


def refused(source: object, target: object) -> str:
    with pytest.raises((NotMoved, StoreError)) as said:
        moved(source, target)
    return said.value.text("en")


def test_from_a_folder_to_a_database_and_back_nothing_is_lost(tmp_path: Path, postgres: Postgres) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    store = played(here)
    logs, listed = {name: store.read(name) for name in ("one", "two")}, store.tables()
    salt = store.accounts.salt()
    store.close()
    address = postgres.address(postgres.new_database())
    assert "Tables: 2, people: 1." in moved(here, address)
    shared = PostgresStore(address)
    assert {name: shared.read(name) for name in logs} == logs
    assert shared.tables() == listed
    assert shared.people.session("secret") is not None
    shared.close()
    assert "Tables: 2, people: 1." in moved(address, there)
    again = SqliteStore(there / "weli.db")
    assert {name: again.read(name) for name in logs} == logs
    assert again.tables() == listed
    found = again.people.session("secret")
    assert found is not None
    assert (found.player.name, found.since_ms) == ("Änna", 8)
    assert again.people.tables_of({"anna"}) == {"one": "S", "two": ""}
    assert again.people.code("two") == "CODE two"
    assert found.player.before == {"guest"}
    assert again.accounts.account("anna") == Account([PASSKEY], 9)
    assert again.accounts.whose_address("hash of an address") == "anna"
    assert again.pushes.devices("anna") == [DEVICE]
    assert again.pushes.house_key("push", "another") == "of the house"
    assert not again.pushes.is_news("one", "anna", "1.0")
    assert again.accounts.salt() == salt  # by which it is found
    again.close()


def test_a_damaged_table_stays_and_the_others_move(tmp_path: Path, postgres: Postgres) -> None:
    played(tmp_path).close()
    with sqlite3.connect(tmp_path / "weli.db") as file:
        file.execute("DELETE FROM secret WHERE table_id = 'one' AND seq = 1")
    file.close()
    address = postgres.address(postgres.new_database())
    said = moved(tmp_path, address)
    assert "The table one is damaged and stays where it is." in said
    assert "Tables: 1, people: 1." in said


def test_where_something_is_there_already_nothing_is_moved(tmp_path: Path, postgres: Postgres) -> None:
    played(tmp_path).close()
    address = postgres.address(postgres.new_database())
    moved(tmp_path, address)
    assert refused(tmp_path, address).startswith("There is something there already.")
    assert refused(address, tmp_path).startswith("There is something there already.")
    assert refused(tmp_path / "nowhere", address).startswith("There are no tables of Weli's in ")
    assert not (tmp_path / "nowhere").exists()


def test_what_is_played_at_is_not_moved(tmp_path: Path, postgres: Postgres) -> None:
    name = postgres.new_database()
    shared = PostgresStore(postgres.address(name))
    shared.open_table("t", SETUP, 5)
    shared.close()
    postgres.do("INSERT INTO keeping VALUES ('t', 'a node', 9000000000000)", name)
    assert refused(postgres.address(name), tmp_path).startswith("These tables are being played at.")
