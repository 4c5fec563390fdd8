"""`weli serve --processes`: one house, whichever of its processes serves, and whichever of them dies."""

import os
import signal
import ssl
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect
from websockets.typing import Origin

from ports import free_port
from soak.houses import begun_by
from store.any_store import ready_store
from waiting import wait_until
from web.history import LONG_GAME, Client, all_have_acted, at_play, see_the_same, wrong_in
from web.houses.test_commands import run
from web.houses.test_serving_others import CERTIFICATES, FITTING, opened
from web.node_processes import NodeProcess
from web.seated import clients_at_a_new_table, stored_table
from web.serving import ANEW
from web.talking import hear
from weli.store.sqlite import SqliteStore

pytestmark = [
    pytest.mark.kills,
    pytest.mark.skipif(sys.platform != "linux", reason="the processes of another one are looked for in /proc"),
]

SEATS = 4


class SeveralProcesses(NodeProcess):
    """A `weli serve` by two processes, and the one that keeps the tables."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.own_port = free_port()
        super().__init__("", folder, "--processes", "2", "--own-port", str(self.own_port), *words)

    def workers(self) -> list[int]:
        """The processes that serve, by their numbers."""
        return sorted(child for child in begun_by(self.process.pid) if "spawn_main" in _command_of(child))


def _command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:  # it has just ended
        return ""


@contextmanager
def several(folder: Path, *words: str) -> Iterator[SeveralProcesses]:
    house = SeveralProcesses(folder, *words)
    try:
        house.wait()
        for _ in range(2):
            wait_until(lambda: _answers(house), "each of them answers, for they are asked in turn")
        yield house
    finally:
        house.kill()


def _answers(house: SeveralProcesses) -> bool:
    try:
        return httpx.get(f"{house.origin}/livez", timeout=30).status_code == 200
    except httpx.TransportError:
        return False


@contextmanager
def stored(folder: Path) -> Iterator[SqliteStore]:
    """What lies in the folder, for nobody else at that moment."""
    file = folder / "weli.db"
    with closing(SqliteStore(file) if file.exists() else ready_store(file)) as store:
        yield store


@contextmanager
def playing(folder: Path, tables: int = 1) -> Iterator[tuple[SeveralProcesses, list[Client]]]:
    """A house at whose tables four people each play."""
    with ExitStack() as stack:
        house_there: list[NodeProcess] = []
        with stored(folder) as store:
            clients = [
                client
                for number in range(tables)
                for client in clients_at_a_new_table(store, [house_there] * SEATS, f"seed {number}")
            ]
        house = stack.enter_context(several(folder))
        house_there.append(house)
        with at_play(clients):
            yield house, clients


def by_table(clients: list[Client]) -> Iterator[tuple[str, list[Client]]]:
    """Each table, and those who play there."""
    for first in range(0, len(clients), SEATS):
        yield clients[first].table, clients[first : first + SEATS]


def check_nothing_is_lost(folder: Path, clients: list[Client]) -> None:
    with stored(folder) as store:
        for table, there in by_table(clients):
            assert wrong_in(store, table, there) == []


def test_people_at_many_tables_play_and_nothing_is_lost(tmp_path: Path) -> None:
    with playing(tmp_path, tables=3) as (house, clients):
        all_have_acted(clients, 2)
        assert len(house.workers()) == 2
    check_nothing_is_lost(tmp_path, clients)


@pytest.mark.slow
def test_whichever_process_dies_another_takes_its_place_and_nothing_is_lost(tmp_path: Path) -> None:
    with playing(tmp_path, tables=2) as (house, clients):
        all_have_acted(clients, 1)
        for _ in range(2):
            for worker in house.workers():
                os.kill(worker, signal.SIGKILL)
                wait_until(
                    lambda dead=worker: len(house.workers()) == 2 and dead not in house.workers(), "another is there"
                )
                all_have_acted(clients, 1)
        for client in clients:
            client.rests.set()
        with stored(tmp_path) as store:
            for table, there in by_table(clients):
                see_the_same(store, table, there)
    check_nothing_is_lost(tmp_path, clients)


@pytest.mark.slow
def test_with_the_one_that_keeps_the_tables_all_end_and_nothing_is_lost(tmp_path: Path) -> None:
    with playing(tmp_path) as (house, clients):
        all_have_acted(clients, 1)
        workers = house.workers()
        os.kill(house.process.pid, signal.SIGKILL)
        house.process.wait(30)
        wait_until(lambda: not any(_command_of(worker) for worker in workers), "they have ended with it")
        house.start_again()
        all_have_acted(clients, 1)
    check_nothing_is_lost(tmp_path, clients)


@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_all_end_in_order_when_they_are_told_to(tmp_path: Path, asked: signal.Signals) -> None:
    with several(tmp_path) as house:
        workers = house.workers()
        os.killpg(house.process.pid, asked) if asked == signal.SIGINT else house.process.terminate()
        status = house.process.wait(30)
        assert status == (0 if asked == signal.SIGINT else 128 + asked)
        assert not any(_command_of(worker) for worker in workers)
        assert "".join(log.read_text() for log in tmp_path.glob("weli.log*")) == ""


@pytest.fixture(scope="module")
def unharmed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeveralProcesses]:
    """For all who do nothing to its processes."""
    with several(tmp_path_factory.mktemp("unharmed")) as house:
        yield house


def test_whatever_one_process_has_done_the_others_know(unharmed: SeveralProcesses) -> None:
    """Requests that are about no table come to each in turn."""
    with guest_at(unharmed) as anna, guest_at(unharmed) as ben:
        anna.post("/api/me", json={"name": "Anna"}).raise_for_status()
        ben.post("/api/me", json={"name": "Ben"}).raise_for_status()
        opened = [anna.post("/api/tables", json={"level": "stammgast", "people": ["N"]}) for _ in range(4)]
        tables = {answer.json()["table"] for answer in opened}
        for _ in range(3):
            assert {line["table"] for line in anna.get("/api/tables").json()} == tables
        for table in tables:
            code = anna.get(f"/api/tables/{table}/door").json()["code"]
            assert ben.get(f"/api/codes/{code}").json()["table"] == table
            ben.post(f"/api/tables/{table}/seats/N", json={"name": "Ben"}).raise_for_status()
        assert {line["table"] for line in ben.get("/api/tables").json()} == tables
        gone = tables.pop()
        anna.delete(f"/api/tables/{gone}").raise_for_status()
        for _ in range(3):
            assert anna.get(f"/api/tables/{gone}/door").status_code == 404
            assert {line["table"] for line in ben.get("/api/tables").json()} == tables


@contextmanager
def guest_at(house: SeveralProcesses) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.origin, headers={"origin": house.origin}, limits=ANEW, timeout=30) as guest:
        yield guest


def test_a_connection_ends_with_its_answer_so_that_the_next_request_finds_its_table(
    unharmed: SeveralProcesses,
) -> None:
    assert httpx.get(f"{unharmed.origin}/livez").headers["connection"] == "close"


def test_the_figures_of_all_are_told_by_whichever_is_asked(unharmed: SeveralProcesses) -> None:
    own = f"http://127.0.0.1:{unharmed.own_port}"
    for _ in range(4):  # two for each
        httpx.get(f"{own}/api/version").raise_for_status()

    def counted() -> dict[str, float]:
        told = text_string_to_metric_families(httpx.get(f"{own}/metrics").text)
        samples = [sample for family in told for sample in family.samples]
        named = [each for each in samples if each.name == "weli_requests_total" and each.labels["status"] == "2xx"]
        return {each.labels["process"]: each.value for each in named}

    wait_until(lambda: sorted(counted()) == ["1", "2"], lambda: f"both have said what they have counted: {counted()}")
    first, second = counted(), counted()
    assert all(second[process] >= first[process] >= 2 for process in ("1", "2"))


def test_who_comes_by_https_is_served_by_whichever_process_gets_them(tmp_path: Path) -> None:
    """What they ask cannot be read before; pages at one table come to both processes, and see the same."""
    with stored(tmp_path) as store:
        table, come = stored_table(store, [[]] * SEATS, "https", **LONG_GAME)
    port = free_port()
    public = f"https://localhost:{port}"
    words = ("--processes", "2", "--host", "127.0.0.1", "--port", str(port), "--own-port", "0", "--public-url", public)
    trusting = ssl.create_default_context(cafile=str(CERTIFICATES / "weli.pem"))
    trusting.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    with opened(tmp_path, "serve", *words, *FITTING), ExitStack() as stack:
        lines = [
            stack.enter_context(
                connect(
                    f"wss://localhost:{port}/api/tables/{table}/live?lang=en&shuffle=1",
                    origin=Origin(public),
                    ssl=trusting,
                    additional_headers={"cookie": f"__Host-weli={each.secret}"},
                    open_timeout=60,
                )
            )
            for each in come
        ]
        for line in lines:
            while not all(seat["here"] for seat in hear(line, "door")["seats"]):
                pass  # until everybody has heard of the pages at the other process


def test_processes_share_a_folder_and_no_database(tmp_path: Path) -> None:
    said = run(
        "serve", "--processes", "2", "--database", "postgresql+psycopg://nobody@nowhere/weli", "--data", str(tmp_path)
    )
    assert said.returncode == 1
    assert "A database is shared by nodes" in said.stderr
