"""A copy of the tables in a file, made while people play, and put back on another machine."""

from pathlib import Path

import pytest

from web.guests import Guest
from web.houses.test_commands import run
from web.houses.test_node_faults import all_have_acted, clients_at
from web.node_processes import NodeProcess
from weli.store.folder import STORE
from weli.store.sqlite import SqliteStore

pytestmark = pytest.mark.kills


@pytest.mark.slow
def test_what_was_acknowledged_before_a_copy_is_there_elsewhere_and_its_people_are_known(tmp_path: Path) -> None:
    copy, elsewhere = tmp_path / "copy.db", tmp_path / "elsewhere"
    first = NodeProcess("", tmp_path / "house")
    try:
        first.wait()
        with clients_at([first], ("S", "N")) as clients:
            all_have_acted(clients)
            before = {each.key for client in clients for each in client.sent if each.taken is not None}
            done = run("backup", "--data", str(tmp_path / "house"), str(copy))
            assert done.returncode == 0, done.stderr
            all_have_acted(clients, 1)  # and they have played on meanwhile
    finally:
        first.kill()
    done = run("restore", "--data", str(elsewhere), str(copy))
    assert done.returncode == 0, done.stderr
    table, guest = clients[0].table, clients[0].guest
    store = SqliteStore(elsewhere / STORE)
    log = store.read(table)
    store.close()
    assert len(before) >= 6
    assert before <= {row.key for row in log.rows}
    assert log.broken_at is None
    second = NodeProcess("", elsewhere)
    try:
        second.wait()
        back = Guest(second, secret=guest.secret)
        assert back.ask("GET", f"/tables/{table}/door")["table"] == table
    finally:
        second.kill()
