"""What every command that serves tables does first: the folder becomes its own, and nothing else may have it."""

import gc
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn, Protocol, TextIO

from weli.core.errors import WeliError
from weli.core.texts import read_all, text
from weli.parlour.parlour import Parlour
from weli.store.fault_log import LOG, log_to
from weli.store.folder import STORE, open_folder, put_aside
from weli.store.folder_lock import FolderLock
from weli.store.sqlite import SqliteStore
from weli.store.store import Store, StoreError
from weli.study.readers import Readers
from weli.table.pacing import AT_ONCE, LIKE_PEOPLE, Delays
from weli.thinking.thinkers import Thinkers

if TYPE_CHECKING:
    from weli.parlour.node import Node
    from weli.store.postgres import PostgresStore

SELDOM: Final = 2_000, 500, 100
"""New things until the youngest generation is looked at, and how often that is until the middle and the oldest are. What keeps everybody
waiting are the new things that are looked at in one go: of a hundred thousand, all who play waited for an eighth of a second.
"""

SOON: Final = 0.0005
"""Seconds for which a thread that is busy lets another wait: a tenth of what is usual."""

ASKED_TO_STOP: Final = 128 + signal.SIGTERM

LIGHT_ON_DARK: Final = "\x1b[38;5;231;48;5;16m"
"""White and black as such: what a terminal calls white or black may be anything, and a camera wants the two far apart."""

AS_BEFORE: Final = "\x1b[0m"


class Servable(Protocol):
    """Tables that a process serves, alone or beside others."""

    def parlour(self, delays: Delays, thinkers: Thinkers, readers: Readers) -> Parlour: ...

    async def beside(self, parlour: Parlour) -> None:
        """What has to be done as long as they are served."""

    def close(self) -> None: ...


@dataclass(frozen=True)
class Tables:
    """A folder of tables that this process has for itself."""

    store: SqliteStore
    lock: FolderLock

    def parlour(self, delays: Delays, thinkers: Thinkers, readers: Readers) -> Parlour:
        return Parlour(self.store, delays, thinkers=thinkers, readers=readers)

    async def beside(self, parlour: Parlour) -> None:
        """Nobody else serves them."""

    def announce(self, address: str) -> None:
        self.lock.announce(address)

    def close(self) -> None:
        self.store.close()
        self.lock.release()


@dataclass(frozen=True)
class SharedTables:
    """Tables that other nodes serve as well, wherever they are kept."""

    store: Store
    node: "Node"

    def parlour(self, delays: Delays, thinkers: Thinkers, readers: Readers) -> Parlour:
        return Parlour(self.store, delays, self.node.now_ms, thinkers=thinkers, readers=readers, others=self.node)

    async def beside(self, parlour: Parlour) -> None:
        await self.node.run(parlour)

    def announce(self, address: str) -> None:
        """Any number of nodes may be there."""

    def close(self) -> None:
        self.store.close()


def open_tables(folder: Path, *, new_database: bool, lang: str, out: TextIO) -> Tables:
    """Takes a folder and opens what lies in it. From now on SIGTERM closes everything in order, as Ctrl+C does.

    Raises:
        StoreError: the folder or its file cannot be used.
        AlreadyOpen: another Weli has the folder open.
    """
    signal.signal(signal.SIGTERM, stop_in_order)
    lock = FolderLock(folder)
    try:
        log_to(folder / LOG)
    except OSError as fault:
        raise StoreError("store.no-access", file=folder / LOG) from fault
    aside = put_aside(folder / STORE) if new_database else None
    if aside is not None:
        print(text("play.put-aside", lang, file=aside), file=out)
    return Tables(SqliteStore(folder / STORE), lock)


def shared_tables(address: str, bus: str, folder: Path, port: int) -> SharedTables:
    """Opens a database of many nodes; what goes wrong is written down in the folder, in a file for each port.

    Raises:
        StoreError: the database cannot be used, or the folder not written to.
        BadAddress, BusError: nobody could find them by that.
    """
    from weli.store.postgres import PostgresStore

    signal.signal(signal.SIGTERM, stop_in_order)
    try:
        open_folder(folder)
        log_to(folder / f"{LOG}.{port}")
    except OSError as fault:
        raise StoreError("store.no-access", file=folder / LOG) from fault
    store = PostgresStore(address)
    try:
        return SharedTables(store, _node(store, bus))
    except WeliError:
        store.close()
        raise


def _node(store: "PostgresStore", bus: str) -> "Node":
    from weli.parlour.node import Node, new_node
    from weli.parlour.node_repository import NodeRepository
    from weli.parlour.notify_bus import NotifyBus
    from weli.parlour.redis_bus import RedisBus

    name = new_node()
    hints = RedisBus(bus, store.installation, name) if bus else NotifyBus(store, name)
    return Node(NodeRepository(store, name), hints)


@contextmanager
def served(tables: Servable, *, hurried: bool, thinkers: int = 0) -> Iterator[Parlour]:
    """The parlour of some tables, in a process that does nothing else from now on; `hurried`: nobody takes their time there, `thinkers`: as
    `Thinkers`.
    """
    read_all()
    collect_seldom()
    take_turns_soon()
    with Thinkers(thinkers) as thinking, Readers() as readers:
        yield tables.parlour(AT_ONCE if hurried else LIKE_PEOPLE, thinking, readers)


def collect_seldom() -> None:
    """From now on Python looks for what nobody can reach any more far less often: at five hundred tables that took half of an act's time.

    Nearly all of it goes by itself; what has been loaded so far stays and is looked at no more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def take_turns_soon() -> None:
    """From now on no thread keeps the others waiting for long.

    Who writes to the disk lets the others go on with every statement, seven times an act, and would wait for them each time.
    """
    sys.setswitchinterval(SOON)


def show_code(address: str, out: TextIO) -> None:
    """Draws an address for the camera of a phone, where somebody can see it: in a terminal whose letters know how."""
    if not out.isatty():
        return
    import segno

    drawing = StringIO()
    segno.make(address, error="l", micro=False).terminal(drawing, border=2, compact=True)
    if not _can_write(drawing.getvalue(), out):
        return
    for line in drawing.getvalue().splitlines():
        print(f"{LIGHT_ON_DARK}{line}{AS_BEFORE}", file=out)


def _can_write(letters: str, out: TextIO) -> bool:
    try:
        letters.encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def stop_in_order(_signal: int, _frame: object) -> NoReturn:
    """Asked to stop: everything is closed in order, as after Ctrl+C."""
    raise SystemExit(ASKED_TO_STOP)
