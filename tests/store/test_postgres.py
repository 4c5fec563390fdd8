"""A store on PostgreSQL: one of two who write the same row wins, and what cannot be opened is named in a sentence."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError

from servers import Postgres
from store.any_store import OnPostgres, ready_database
from table.helpers import SETUP
from waiting import wait_until
from weli.core.cards import PACK_32
from weli.parlour.node_repository import NodeRepository
from weli.parlour.parlour import Parlour
from weli.store.log import Acted, Dealt, Ended, Looked, Row
from weli.store.postgres import BadAddress, PostgresStore
from weli.store.store import NoSuchTable, RowTaken, StoreError
from weli.table.presence import Presence
from weli.wire.requests import TableLine

DEALT = Row(1, Dealt(1, "E"), 10, pack=tuple(PACK_32))
ROUNDS = 40


def bet(seq: int, seat: int) -> Row:
    return Row(seq, Acted("bet gleich"), 20 + seat, seat=seat, key=f"{seat} {seq}")


@pytest.fixture
def kept(postgres: Postgres) -> OnPostgres:
    return OnPostgres(postgres)


def test_of_two_nodes_that_write_the_same_row_one_wins(kept: OnPostgres) -> None:
    """READ COMMITTED is enough: the primary key judges."""
    nodes = [kept.store, kept.opened()]
    kept.store.open_table("t", SETUP, 5)
    kept.store.append("t", [DEALT])
    for round_ in range(2, ROUNDS):
        tried = [node.append_soon("t", [bet(round_, seat)]) for seat, node in enumerate(nodes)]
        outcomes = [each.exception(30) for each in tried]
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "RowTaken"]
        winner = outcomes.index(None)
        assert nodes[0].read("t").rows[-1] == nodes[1].read("t").rows[-1] == bet(round_, winner)
    log = nodes[1].read("t")
    assert log.broken_at is None
    assert [row.seq for row in log.rows] == list(range(1, ROUNDS))
    for node in nodes:
        node.close()


def test_many_tables_written_by_two_nodes_at_once_wait_in_no_circle(kept: OnPostgres) -> None:
    nodes = [kept.store, kept.opened()]
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        kept.store.open_table(table, SETUP, 5)
        kept.store.append(table, [DEALT])
    for seq in range(2, 8):
        forth = [nodes[0].append_soon(table, [bet(seq, 0)]) for table in tables]
        back = [nodes[1].append_soon(table, [bet(seq, 1)]) for table in reversed(tables)]
        outcomes = [each.exception(30) for each in forth + back]
        assert sum(outcome is None for outcome in outcomes) == len(tables)
        assert {type(outcome) for outcome in outcomes} == {type(None), RowTaken}
    for node in nodes:
        node.close()


def test_what_another_node_has_added_is_read_from_there_on(kept: OnPostgres) -> None:
    other = kept.opened()
    kept.store.open_table("t", SETUP, 5)
    assert other.read_after("t", 0) == []
    kept.store.append("t", [DEALT])
    kept.store.append("t", [bet(2, 0)])
    kept.store.append("t", [bet(3, 1)])
    assert other.read_after("t", 0) == [DEALT, bet(2, 0), bet(3, 1)]
    assert other.read_after("t", 2) == [bet(3, 1)]
    assert other.read_after("t", 3) == []
    kept.does('UPDATE step SET body = \'{"act":"good"}\' WHERE seq = 3')
    with pytest.raises(StoreError, match="is damaged"):
        other.read_after("t", 2)
    kept.store.forget_table("t")
    with pytest.raises(NoSuchTable):
        other.read_after("t", 3)
    for node in (other, kept.store):
        node.close()


def test_the_list_of_somebody_reads_nothing_of_tables_of_others(kept: OnPostgres) -> None:
    """But for those at which the evening began that they have come to."""
    parlour, rows = Parlour(kept.store), []
    for name in ("first", "theirs", *(f"other {number}" for number in range(20))):
        kept.store.open_table(name, replace(SETUP, after="first" if name == "theirs" else ""), 5)
        kept.store.append(name, [DEALT, Row(2, Ended(1, {}, {"NS": 0, "EW": 0}, "NS"), 20)])
    kept.store.people.note_seats("theirs", {"anna": "N"})
    event.listen(kept.store.engine, "after_cursor_execute", lambda *done: rows.append(done[1].rowcount))
    (line,) = parlour.tables(["anna"])
    assert (line.table, sum(rows)) == ("theirs", 5), "whose it is, what was agreed at both, and how both ended"
    assert isinstance(line, TableLine)
    assert line.evening.games == 2
    kept.store.close()


def test_what_a_node_took_before_the_clock_was_set_back_is_free(kept: OnPostgres) -> None:
    """Its lease lies hours ahead, and would keep what happens by itself at the table from happening as long."""
    store = kept.store
    assert isinstance(store, PostgresStore)
    store.open_table("t", SETUP, 5)
    assert NodeRepository(store, "gone").beat(["t"], []).keeps == {"t"}
    assert NodeRepository(store, "other").beat(["t"], []).keeps == set()
    kept.does("UPDATE keeping SET until_ms = until_ms + 7200000")
    assert NodeRepository(store, "other").beat(["t"], []).keeps == {"t"}
    store.close()


def test_a_node_that_says_it_is_there_waits_in_no_circle_for_what_it_says_of_its_pages(kept: OnPostgres) -> None:
    """Both go on at the same time, and where the database ends one of them, all who are there read that it is away."""
    for scan in ("indexscan", "bitmapscan"):  # as it lies, not as it is called: so large tables may be gone through
        kept.does(f"ALTER DATABASE {kept.database} SET enable_{scan} = off")
    store = kept.reopened()
    assert isinstance(store, PostgresStore)
    for table in ("a", "b"):
        store.open_table(table, SETUP, 5)
    node = NodeRepository(store, "n")
    node.say({"b": Presence()})  # so that it lies before the other one
    node.say({"a": Presence()})
    own = "SELECT FROM beside WHERE table_id = %s FOR UPDATE"
    with psycopg.connect(kept.server.connects_to(kept.database)) as saying, ThreadPoolExecutor(1) as pool:
        saying.execute(own, ["a"])
        beating = pool.submit(node.beat, ["a", "b"], [])
        wait_until(lambda: kept.asks("SELECT FROM pg_locks WHERE NOT granted"), "the beat waits")
        saying.execute(own, ["b"])
        saying.commit()
        assert beating.result(30).unsaid == set()
    store.close()


def test_nodes_that_begin_at_once_make_one_store(postgres: Postgres) -> None:
    address = postgres.address(postgres.new_database())
    with ThreadPoolExecutor(4) as pool:
        nodes = list(pool.map(PostgresStore, [address] * 4))
    assert len({node.installation for node in nodes}) == 1
    for node in nodes:
        node.close()


def sentence(address: str) -> str:
    with pytest.raises((StoreError, BadAddress)) as refused:
        PostgresStore(address)
    assert "{" not in refused.value.text("de")
    return refused.value.text("en")


@pytest.mark.parametrize(
    "address", ["weli.db", "mysql://host/weli", "sqlite:///weli.db", "postgresql://host:port/weli"]
)
def test_what_is_no_address_of_a_database_is_told(address: str) -> None:
    assert "what the address of a database looks like" in sentence(address)


def test_a_database_that_is_not_there_is_named_without_its_password(postgres: Postgres) -> None:
    nobody = "postgresql+psycopg://weli:geheim@127.0.0.1:1/weli"
    assert sentence(nobody) == (
        "The database 127.0.0.1:1/weli cannot be reached. Is it running, and is the address after --database right?"
    )
    assert "does not let Weli in" in sentence(postgres.address("nowhere"))
    assert "does not let Weli in" in sentence(postgres.address().replace("weli@", "nobody:geheim@"))


SPOILT: dict[str, Callable[[str], str]] = {
    "says that something is written before it is": lambda name: f"ALTER DATABASE {name} SET synchronous_commit = off",
    "it is there to be read only": lambda name: f"ALTER DATABASE {name} SET default_transaction_read_only = on",
}


@pytest.mark.parametrize("said", SPOILT)
def test_a_database_that_promises_nothing_is_refused(postgres: Postgres, said: str) -> None:
    name = ready_database(postgres)
    postgres.do(SPOILT[said](name))
    assert said in sentence(postgres.address(name))


def test_a_database_of_another_program_is_left_alone(postgres: Postgres) -> None:
    name = postgres.new_database()
    postgres.do("CREATE TABLE recipes (name text)", name)
    assert "not one of Weli's" in sentence(postgres.address(name))
    found = postgres.do("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'", name)
    assert found == [("recipes",)]


def test_a_database_that_writes_no_umlauts_is_refused(postgres: Postgres) -> None:
    postgres.do("CREATE DATABASE bare ENCODING 'SQL_ASCII' TEMPLATE template0")
    assert "cannot write all letters" in sentence(postgres.address("bare"))


def test_a_database_that_is_only_read_for_a_while_is_written_to_again(kept: OnPostgres) -> None:
    kept.store.open_table("t", SETUP, 5)
    kept.does(f"ALTER DATABASE {kept.database} SET default_transaction_read_only = on")
    kept.server.do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{kept.database}'")
    with pytest.raises(StoreError) as refused:
        kept.store.append("t", [DEALT])
    assert refused.value.text("en").startswith("Nothing can be written down just now")
    kept.server.do(f"ALTER DATABASE {kept.database} SET default_transaction_read_only = off")
    kept.store.append("t", [DEALT])
    assert kept.store.read("t").rows == [DEALT]
    kept.store.close()


def test_what_was_written_though_the_answer_was_lost_counts_as_written(kept: OnPostgres) -> None:
    """The line breaks after the commit and before its answer; the second try finds what the first has written."""
    store = kept.store
    assert isinstance(store, PostgresStore)
    store.open_table("t", SETUP, 5)
    store.append("t", [DEALT])
    event.listen(store._committing, "commit", _lose_the_answer)
    store.append("t", [Row(2, Looked(), 30)])
    store.open_table("u", SETUP, 6)
    event.remove(store._committing, "commit", _lose_the_answer)
    assert store.read("t").rows == [DEALT, Row(2, Looked(), 30)]
    assert store.read("u").rows == []
    with pytest.raises(RowTaken):
        store.append("t", [Row(2, Looked(), 31)])
    store.close()


def _lose_the_answer(line: Connection) -> None:
    """The commit is done, and nobody hears of it."""
    driver = line.connection.driver_connection
    assert driver is not None
    driver.commit()
    raise DBAPIError("COMMIT", None, psycopg.OperationalError("lost"), connection_invalidated=True)
