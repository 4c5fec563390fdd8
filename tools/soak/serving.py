"""The servers that are put under load: one on a file of its own, or several nodes on one database."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ports import free_port  # type: ignore[import-not-found]
from servers import running_postgres, running_redis  # type: ignore[import-not-found]
from soak.houses import House, descriptors, family, open_tables, processor, resident, store_tables
from store.any_store import ready_database  # type: ignore[import-not-found]
from web import node_processes  # type: ignore[import-not-found]
from weli.store.postgres import PostgresStore

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Serving:
    """Where each server lets those in who may sit anywhere, its process, and how many bytes lie in the log of the database."""

    origins: Sequence[str]
    pids: Sequence[int]
    log: Callable[[], int]

    def processor(self) -> float:
        """Seconds of processor time of all servers; a database's own are not among them."""
        return sum(map(processor, self.pids))

    def resident(self) -> int:
        """Kilobytes of memory of all of them."""
        return sum(map(resident, self.pids))

    def descriptors(self) -> int:
        """Open files and lines of all of them."""
        return sum(map(descriptors, self.pids))


@contextmanager
def serving(
    folder: Path, people: Mapping[str, Sequence[str]], nodes: int = 0, target: int = 21, processes: int = 1
) -> Iterator[Serving]:
    """With tables of those names, where people sit at those seats to play to so many points, and nobody has done anything yet; `nodes`: so
    many on a PostgreSQL and a Redis, 0 for a house on SQLite of so many `processes`.
    """
    with _nodes(folder, people, nodes, target) if nodes else _alone(folder, people, target, processes) as servers:
        yield servers


@contextmanager
def _alone(folder: Path, people: Mapping[str, Sequence[str]], target: int, processes: int) -> Iterator[Serving]:
    store_tables(folder, people, target)
    house = House(folder, processes=processes)
    house.start()
    assert house.process is not None
    try:
        yield Serving((house.origin,), family(house.process.pid), lambda: _size(folder / "weli.db-wal"))
    except Exception as error:
        error.add_note(house.last_words())
        raise
    finally:
        house.kill()


@contextmanager
def _nodes(folder: Path, people: Mapping[str, Sequence[str]], count: int, target: int) -> Iterator[Serving]:
    """Each commit is on the disk here, as everywhere outside the tests."""
    with ExitStack() as stack:
        database = stack.enter_context(running_postgres(fsync="on"))
        bus = stack.enter_context(running_redis())
        address = database.address(ready_database(database))
        with closing(PostgresStore(address)) as store:
            open_tables(store, people, target)
        own = [free_port() for _ in range(count)]
        begun = [
            node_processes.NodeProcess(address, folder, "--bus", bus.address, "--own-port", str(port)) for port in own
        ]
        nodes = node_processes.serving(stack, begun)
        yield Serving(
            [f"http://127.0.0.1:{port}" for port in own],
            [node.process.pid for node in nodes],
            lambda: int(database.do("SELECT coalesce(sum(size), 0) FROM pg_ls_waldir()")[0][0]),
        )


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0
