"""A database or a bus that is not as it should be: a sentence for whoever runs the house, one for players, and on by itself."""

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest

from ports import free_port
from proxy import proxied
from servers import WITH_PASSWORD, Postgres, may_mount, running_postgres, running_redis
from store.any_store import ready_database
from surroundings import CERTIFICATES
from waiting import wait_until
from web.guests import Guest
from web.history import AWAY, LONG_GAME, Client, wrong_in
from web.houses.test_commands import run
from web.node_processes import NodeProcess
from weli.core.texts import text
from weli.store.postgres import PostgresStore

pytestmark = pytest.mark.kills

NOTHING_WRITTEN = text("database.writes-nothing", "en")
HOURS_AHEAD = """
import time
now = time.time_ns
time.time_ns = lambda: now() + 5 * 3600 * 10**9
time.time = lambda: time.time_ns() / 1e9
from weli.commands.start import main
main()
"""


@contextmanager
def house(node: NodeProcess) -> Iterator[Client]:
    """Somebody plays in that house, as long as the block lasts; whatever happens, every act stands there once and whole."""
    try:
        node.wait()
        anna = Guest(node, "Anna")  # type: ignore[arg-type]
        client = Client(anna, anna.opens(**LONG_GAME), "S", random.Random(3))
        client.start()
        goes_on(client)
        yield client
        client.stop()
    finally:
        node.kill()


def goes_on(client: Client) -> None:
    """Acts are taken, now and from now on."""
    before = client.taken
    wait_until(lambda: client.taken > before + 1 or client.is_done, "acts are taken, or the game is over")


def is_told(client: Client, sentence: str, meanwhile: Callable[[], object] = lambda: None) -> None:
    """Whoever plays is told so, as the answer to an act or without having asked."""

    def reads() -> bool:
        meanwhile()
        return sentence in read_by(client)

    wait_until(reads, lambda: f"they read: {sentence}; they have read: {read_by(client)}")


def read_by(client: Client) -> list[str]:
    return [*client.said, *(each.refused for each in client.sent if each.refused)]


def nothing_is_wrong(database: str, client: Client) -> None:
    store = PostgresStore(database)
    assert wrong_in(store, client.table, [client]) == []
    store.close()


def log_of(folder: Path) -> str:
    """What the house has written down; no error that nobody foresaw is among it."""
    (file,) = folder.glob("weli.log.*")
    written = file.read_text()
    assert "Traceback" not in written
    return written


def is_written(folder: Path, words: str) -> None:
    """The house writes that down; who plays may be told of it sooner, by another connection that has noticed something else."""
    wait_until(lambda: words in log_of(folder), f"the log says: {words}")


def cut_off(postgres: Postgres, database: str) -> None:
    """Whoever is connected has to connect again, and finds what holds by then."""
    postgres.do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")


def refused(folder: Path, *words: str, **variables: str) -> str:
    """What `weli serve` says that cannot begin like that: one sentence, and an exit status."""
    done = run("serve", "--data", str(folder), "--own-port", "0", "--port", "0", *words, **variables)
    assert (done.returncode in (1, 2), done.stderr.count("\n"), done.stdout) == (True, 1, ""), done
    return done.stderr


def test_a_wrong_password_is_told_and_not_shown(tmp_path: Path, postgres: Postgres) -> None:
    postgres.do(f"DROP ROLE IF EXISTS {WITH_PASSWORD}")
    postgres.do(f"CREATE ROLE {WITH_PASSWORD} LOGIN PASSWORD 'richtig'")
    address = postgres.address(ready_database(postgres)).replace("weli@", f"{WITH_PASSWORD}:geheim@")
    said = refused(tmp_path, WELI_DATABASE=address)
    assert "does not let Weli in" in said
    assert "password authentication failed" in said
    assert "geheim" not in said + log_of(tmp_path)


def test_a_bus_that_lets_nobody_in_is_told_at_the_start(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.address(ready_database(postgres))
    with running_redis() as bus:
        bus.lets_nobody_in()
        wrong = f"redis://:geheim@127.0.0.1:{bus.port}"
        said = refused(tmp_path, WELI_DATABASE=database, WELI_BUS=wrong)
    assert "Nobody answers at the address after --bus who lets Weli in" in said
    assert "geheim" not in said + log_of(tmp_path)


def test_certificates_that_nobody_vouches_for_are_told(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.address(ready_database(postgres))
    pair = CERTIFICATES / "weli.pem", CERTIFICATES / "key.pem"
    postgres.shows(*pair)
    behind = f"{database}?sslmode=verify-full&sslrootcert={CERTIFICATES / 'over.pem'}"
    assert "shows a certificate that cannot be trusted here" in refused(tmp_path / "one", WELI_DATABASE=behind)
    files = dict(zip(("tls_cert_file", "tls_key_file"), map(str, pair), strict=True))
    port = free_port()
    with running_redis(tls_port=str(port), tls_ca_cert_file=files["tls_cert_file"], **files):
        said = refused(tmp_path / "two", WELI_DATABASE=database, WELI_BUS=f"rediss://127.0.0.1:{port}")
    assert "shows a certificate that cannot be trusted here" in said


@pytest.mark.slow
def test_a_database_that_refuses_for_a_while_lets_the_game_go_on_afterwards(tmp_path: Path, postgres: Postgres) -> None:
    """First it writes nothing, then it lets nobody in; and it says so once, not a hundred times."""
    name = ready_database(postgres)
    guest = f"guest_of_{name}"  # who may be tried once more with another database
    not_let_in = f'role "{guest}" is not permitted to log in'
    postgres.do(f"CREATE ROLE {guest} LOGIN IN ROLE weli")
    address = postgres.address(name).replace("weli@", f"{guest}@")
    with house(NodeProcess(address, tmp_path)) as client:
        postgres.do(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        cut_off(postgres, name)
        is_told(client, NOTHING_WRITTEN)
        postgres.do(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        goes_on(client)
        postgres.do(f"ALTER ROLE {guest} NOLOGIN")
        is_told(client, AWAY, meanwhile=lambda: cut_off(postgres, name))  # who was just coming in is on no list yet
        is_written(tmp_path, not_let_in)
        postgres.do(f"ALTER ROLE {guest} LOGIN")
        goes_on(client)
    assert log_of(tmp_path).count(not_let_in) == 1
    nothing_is_wrong(postgres.address(name), client)


@pytest.mark.slow
def test_a_database_that_holds_everything_back_is_waited_for(tmp_path: Path, postgres: Postgres) -> None:
    name = ready_database(postgres)
    with (
        proxied(postgres.port) as network,
        house(NodeProcess(postgres.address(name, network.port), tmp_path)) as client,
    ):
        network.delay = 8
        is_told(client, AWAY)
        is_written(tmp_path, "the database does not answer: The tables cannot be reached")
        network.delay = 0
        goes_on(client)
    nothing_is_wrong(postgres.address(name), client)


@pytest.mark.slow
@pytest.mark.skipif(not may_mount(), reason="nobody may mount a small file system of their own here")
def test_a_full_database_is_told_and_goes_on_once_there_is_room(tmp_path: Path) -> None:
    with running_postgres(room=48) as postgres:
        postgres.do(f"CREATE TABLESPACE small LOCATION '{postgres.small}'")
        for name in ("played", "empty", "other"):
            postgres.do(f"CREATE DATABASE {name} TABLESPACE small")
            postgres.do("SELECT 1", name)  # whoever comes first needs room for what the server remembers of it
        with house(NodeProcess(postgres.address("played"), tmp_path / "played")) as client:
            client.rests.set()  # filling takes longer than many a game
            fill(postgres)
            client.rests.clear()
            is_told(client, NOTHING_WRITTEN)
            assert "has no room left" in refused(tmp_path / "empty", WELI_DATABASE=postgres.address("empty"))
            postgres.do("DROP TABLE filler", "other")
            goes_on(client)
        assert "53100" in log_of(tmp_path / "played")
        nothing_is_wrong(postgres.address("played"), client)


def fill(postgres: Postgres) -> None:
    """Until there is no room for a page more, nor in the last page of the log for a row."""
    postgres.do("CREATE TABLE filler (nothing text)", "other")
    postgres.do("ALTER TABLE filler ALTER nothing SET STORAGE EXTERNAL", "other")
    postgres.do("INSERT INTO table_meta (table_id, setup, created_ms) VALUES ('filler', '{}', 0)", "played")
    fillers = [("other", f"INSERT INTO filler VALUES (repeat('x', {letters}))") for letters in (10**6, 10**5, 4000)]
    row = "INSERT INTO step (table_id, seq, kind, body, at_ms) SELECT 'filler', 1 + count(*), '', '', 0 FROM step"
    for database, statement in [*fillers, ("played", row)]:
        with suppress(psycopg.errors.DiskFull):
            while True:
                postgres.do(statement, database)


@pytest.mark.slow
def test_a_house_whose_clock_is_hours_off_plays_by_that_of_the_database(tmp_path: Path, postgres: Postgres) -> None:
    name = ready_database(postgres)
    ahead = NodeProcess(postgres.address(name), tmp_path, launcher=[sys.executable, "-c", HOURS_AHEAD])
    with house(ahead) as client:
        (seconds,) = postgres.do(
            "SELECT max(at_ms) / 1000 - extract(epoch FROM clock_timestamp())::bigint FROM step", name
        )[0]
        assert abs(seconds) < 600
    nothing_is_wrong(postgres.address(name), client)


@pytest.mark.slow
def test_a_bus_that_lets_nobody_in_any_more_slows_the_house_down_and_no_more(
    tmp_path: Path, postgres: Postgres
) -> None:
    name = ready_database(postgres)
    with running_redis() as bus, house(NodeProcess(postgres.address(name), tmp_path, "--bus", bus.address)) as client:
        bus.lets_nobody_in()
        is_written(tmp_path, "the bus does not answer")
        goes_on(client)
        assert client.said == []
    nothing_is_wrong(postgres.address(name), client)
