"""`weli play`: opens the parlour on this machine, and the page in the browser."""

import os
import signal
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Final, NoReturn, TextIO

from weli.core.texts import text
from weli.table.fault_log import LOG, log_to
from weli.table.folder import STORE, put_aside
from weli.table.folder_lock import FolderLock
from weli.table.no_room import naming_the_full
from weli.table.pacing import AT_ONCE, LIKE_PEOPLE
from weli.table.parlour import Parlour
from weli.table.sqlite import SqliteStore
from weli.table.store import StoreError
from weli.table.thinkers import Thinkers
from weli.web.server import address_of, open_port, serve

ASKED_TO_STOP: Final = 128 + signal.SIGTERM


def play(*, port: int, browser: bool, folder: Path, lang: str, new_database: bool, hurried: bool, out: TextIO) -> None:
    """Opens the tables of a folder and serves them until the process is told to stop.

    Raises:
        StoreError: the folder or its file cannot be used.
        AlreadyOpen: another Weli has the folder open.
        CannotOpen: the port cannot be had.
    """
    signal.signal(signal.SIGTERM, _stop)
    with naming_the_full(folder):
        lock = FolderLock(folder)
        try:
            log_to(folder / LOG)
        except OSError as fault:
            raise StoreError("store.no-access", file=folder / LOG) from fault
        aside = put_aside(folder / STORE) if new_database else None
        if aside is not None:
            print(text("play.put-aside", lang, file=aside), file=out)
        store = SqliteStore(folder / STORE)
        listening = open_port(port)
        address = address_of(listening)
        lock.announce(address)
    print(text("play.open", lang, address=address), file=out)
    print(text("play.stop", lang), file=out, flush=True)
    if browser and has_browser():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    try:
        with Thinkers() as thinkers:
            serve(Parlour(store, AT_ONCE if hurried else LIKE_PEOPLE, thinkers=thinkers), listening)
    finally:
        store.close()
        lock.release()


def has_browser() -> bool:
    """Whether there is a screen for a browser to appear on; one inside the terminal would fill it."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _stop(_signal: int, _frame: object) -> NoReturn:
    """Asked to stop: everything is closed in order, as after Ctrl+C."""
    raise SystemExit(ASKED_TO_STOP)
