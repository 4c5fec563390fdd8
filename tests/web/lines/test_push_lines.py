"""How a browser asks a house to be told of its person's turn, who may, and when a house offers it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.push_service import Service, push_service
from servers import Postgres
from web.guests import OPEN, Guest
from web.houses.test_commands import run
from web.nodes import two_nodes
from web.serving import Served, serving
from weli.commands.pushing import push_of
from weli.web.listening import CannotOpen

HOUSE = "https://karten.example"


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as found:
        yield found


@pytest.fixture
def house(tmp_path: Path, service: Service) -> Iterator[Served]:
    with serving(tmp_path, house=replace(OPEN, push=service.push())) as found:
        yield found


def asked(service: Service, **otherwise: str) -> dict[str, object]:
    device = service.telephone().device()
    return {"endpoint": device.endpoint, "public_key": device.public_key, "auth": device.auth, **otherwise}


def test_nothing_is_offered_where_it_is_not_switched_on(tmp_path: Path, service: Service) -> None:
    with serving(tmp_path, house=OPEN) as house:
        anna = Guest(house, "Anna")
        assert anna.ask("GET", "/push") == {"key": ""}
        assert anna.tries("POST", "/push", **asked(service)).status_code == 404


def test_whoever_is_known_may_ask_and_take_it_back(house: Served, service: Service) -> None:
    anna = Guest(house, "Anna")
    assert len(anna.ask("GET", "/push")["key"]) == 87
    assert anna.tries("POST", "/push", **asked(service)).status_code == 204
    with house.store() as store:
        assert [device.lang for device in store.pushes.devices(_player(house))] == ["en"]
        assert Guest(house).tries("POST", "/push/off", endpoint=asked(service)["endpoint"]).status_code == 204
        assert store.pushes.devices(_player(house)) == []


def _player(house: Served) -> str:
    with house.store() as store, store._reading() as reader:
        return str(reader.exec_driver_sql("SELECT player_id FROM player WHERE name = 'Anna'").scalar_one())


def test_a_stranger_is_told_of_nothing(house: Served, service: Service) -> None:
    assert Guest(house).tries("POST", "/push", **asked(service)).status_code == 403


@pytest.mark.parametrize(
    "wrong", [{"endpoint": "https://10.0.0.1/a"}, {"endpoint": "http://localhost/a"}, {"public_key": "A"}, {"auth": ""}]
)
def test_what_is_no_device_is_refused_in_a_sentence(house: Served, service: Service, wrong: dict[str, str]) -> None:
    answer = Guest(house, "Anna").tries("POST", "/push", **asked(service, **wrong))
    assert answer.status_code in (400, 409, 422)
    assert answer.json()["text"] == "Nothing can be sent to this browser."


def test_who_plays_is_told_at_home(house: Served, service: Service) -> None:
    """Bertl has no page open, and is to cut."""
    anna, bertl = Guest(house, "Anna"), Guest(house, "Bertl")
    assert bertl.tries("POST", "/push", **asked(service)).status_code == 204
    table = anna.opens("B", game="gaigel", rules="2p", seat="A", dealer="A")
    bertl.sits(table, "B", "Bertl")
    with anna.line(table) as line:
        line.recv(timeout=30)
        anna.tries("POST", f"/tables/{table}/begin")
        assert service.next().headers["urgency"] == "high"


@pytest.mark.parametrize("address", [HOUSE, "https://192.168.1.23:8410", "http://localhost:8410"])
def test_it_is_offered_where_browsers_take_it(address: str) -> None:
    push = push_of(True, address)
    assert push is not None
    assert push.contact == address
    assert push_of(False, address) is None


def test_without_https_the_house_does_not_open(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen):
        push_of(True, "http://karten.example")
    ended = run("serve", "--push", "--port", "0", "--own-port", "0", "--data", str(tmp_path))
    assert ended.returncode == 1
    assert "For --push the house needs https:" in ended.stderr


def test_what_was_asked_for_at_one_node_is_told_by_the_other(postgres: Postgres, service: Service) -> None:
    with two_nodes(postgres, house=replace(OPEN, push=service.push())) as (one, other):
        anna, bertl = Guest(one, "Anna"), Guest(other, "Bertl")  # type: ignore[arg-type]
        assert anna.ask("GET", "/push") == bertl.ask("GET", "/push")
        assert bertl.tries("POST", "/push", **asked(service)).status_code == 204
        table = anna.opens("B", game="gaigel", rules="2p", seat="A", dealer="A")
        bertl.sits(table, "B", "Bertl")
        with anna.line(table) as line:
            line.recv(timeout=30)
            assert service.next().path == "/send/anna"
