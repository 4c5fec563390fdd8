"""`weli play`: opens the parlour on this machine, and the page in the browser."""

import os
import signal
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Final, NoReturn, TextIO

from weli.fault_log import LOG, log_to
from weli.table.claim import Claim
from weli.table.pacing import AT_ONCE, LIKE_PEOPLE
from weli.table.parlour import Parlour
from weli.table.sqlite import SqliteStore
from weli.table.store import StoreError
from weli.texts import text
from weli.web.server import address_of, open_port, serve

PORT: Final = 8410
STORE: Final = "weli.db"
ASKED_TO_STOP: Final = 128 + signal.SIGTERM


def play(*, port: int, browser: bool, folder: Path, lang: str, new_database: bool, hurried: bool, out: TextIO) -> None:
    """Opens the tables of a folder and serves them until the process is told to stop.

    Raises:
        StoreError: the folder or its file cannot be used.
        AlreadyOpen: another Weli has the folder open.
        CannotOpen: the port cannot be had.
    """
    signal.signal(signal.SIGTERM, _stop)
    claim = Claim(folder)
    try:
        log_to(folder / LOG)
    except OSError as fault:
        raise StoreError.said("store.no-access", file=folder / LOG) from fault
    if new_database:
        put_aside(folder / STORE, lang, out)
    store = SqliteStore(folder / STORE)
    listening = open_port(port)
    address = address_of(listening)
    claim.announce(address)
    print(text("play.open", lang, address=address), file=out)
    print(text("play.stop", lang), file=out, flush=True)
    if browser and has_browser():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    try:
        serve(Parlour(store, AT_ONCE if hurried else LIKE_PEOPLE), listening)
    finally:
        store.close()
        claim.release()


def has_browser() -> bool:
    """Whether there is a screen for a browser to appear on; one inside the terminal would fill it."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def put_aside(store: Path, lang: str, out: TextIO) -> None:
    """Renames a store, so that a new one can begin; nothing is deleted. Raises `StoreError`."""
    if not store.exists():
        return
    number = next(number for number in range(1, 10_000) if not _aside(store, number).exists())
    try:
        for ending in ("", "-wal", "-shm"):
            part = store.with_name(store.name + ending)
            if part.exists():
                part.rename(_aside(store, number).with_name(_aside(store, number).name + ending))
    except OSError as fault:
        raise StoreError.said("store.no-access", file=store) from fault
    print(text("play.put-aside", lang, file=_aside(store, number)), file=out)


def _stop(_signal: int, _frame: object) -> NoReturn:
    """Asked to stop: everything is closed in order, as after Ctrl+C."""
    raise SystemExit(ASKED_TO_STOP)


def _aside(store: Path, number: int) -> Path:
    return store.with_name(f"{store.stem}-{number}{store.suffix}")
