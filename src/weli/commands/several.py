"""`weli serve --processes`: one process keeps the tables of a folder and lets people in, several serve a share of the tables each."""

import asyncio
import multiprocessing
import signal
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path

from weli.commands.opening import SharedTables, Tables, served, stop_in_order
from weli.core.first_process import follow_the_first
from weli.parlour.node import Node
from weli.parlour.parlour import Parlour
from weli.store.fault_log import LOG, log_to
from weli.thinking.thinkers import one_fewer_than_processors
from weli.web.certificate import certified
from weli.web.entrance import Entrance
from weli.web.house import House
from weli.web.server import Opened, configured, create_app
from weli.workers.asking import Asking, WorkerNotes, WorkerStore
from weli.workers.figures import WorkersFigures
from weli.workers.front import Front, Workers
from weli.workers.keeper import Keeper
from weli.workers.server import HandedServer, Hints, with_one_request

Files = tuple[Path, Path | None, str]
"""A certificate, its key where that lies elsewhere, and the name for which it speaks."""


@dataclass(frozen=True)
class Manner:
    """How each of the processes serves."""

    hurried: bool
    house: House
    proxies: Sequence[str]
    folder: Path  # where what goes wrong is written down
    files: Files | None  # of the certificate; none: whoever comes speaks HTTP


@dataclass(frozen=True)
class Share:
    """What a process has to know to serve its share of the tables."""

    place: int  # from 0
    worker: str
    lines: socket.socket  # to the process that keeps the tables
    channel: socket.socket  # by which somebody is handed over
    entrances: Sequence[Entrance]
    thinkers: int
    manner: Manner


def hands_over() -> bool:
    """Whether a process of this machine can hand a connection to another."""
    return hasattr(socket, "send_fds")


def several(tables: Tables, count: int, opened: Sequence[Opened], manner: Manner) -> None:
    """Serves the tables by so many processes until it is told to stop."""
    import uvloop  # there is none where nothing can be handed over

    workers = Workers()
    keeper = Keeper(tables.store, workers.tell)
    entrances, thinkers = [each.entrance for each in opened], max(1, one_fewer_than_processors() // count)

    def begin(place: int, worker: str, channel: socket.socket) -> BaseProcess:
        with keeper.answer() as lines:
            share = Share(place, worker, lines, channel, entrances, thinkers, manner)
            process = multiprocessing.get_context("spawn").Process(target=_serve, args=(share,), name=f"weli {worker}")
            process.start()
        return process

    try:
        workers.begin(count, begin, keeper.notes.leave)
        with suppress(KeyboardInterrupt):
            uvloop.run(Front(opened, workers).run())
    finally:
        workers.close()


def _serve(share: Share) -> None:
    """What one of the processes does, until it is told to end or the first one ends."""
    follow_the_first()
    signal.signal(signal.SIGTERM, stop_in_order)
    manner = share.manner
    log_to(manner.folder / f"{LOG}.process-{share.place + 1}")
    asking, hints = Asking(share.worker, share.lines), Hints()
    tables = SharedTables(WorkerStore(asking), Node(WorkerNotes(asking), hints))
    certificate = certified(*manner.files) if manner.files else None
    try:
        with served(tables, hurried=manner.hurried, thinkers=share.thinkers) as parlour:
            figures = WorkersFigures(parlour, asking, share.place + 1)

            async def beside(parlour: Parlour) -> None:
                async with asyncio.TaskGroup() as both:
                    both.create_task(tables.beside(parlour))
                    both.create_task(figures.keep_saying())

            app = create_app(parlour, share.entrances, house=manner.house, beside=beside, counts=figures)
            certificates = [None if each.is_own else certificate for each in share.entrances]
            config = configured(with_one_request(app), manner.proxies)
            HandedServer(config, share.channel, certificates, hints.hear).run()
    finally:
        tables.close()
