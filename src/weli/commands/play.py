"""`weli play`: opens the parlour on this machine, and the page in the browser; with `--lan` others of the same house join in."""

import os
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import TextIO

from weli.commands.opening import open_tables, served, show_code
from weli.core.texts import text
from weli.store.disk_full import naming_the_full
from weli.web.entrance import Entrance, origin
from weli.web.house import ONE_PERSONS_HOUSE, House
from weli.web.listening import addresses_in_the_house, open_port, port_of
from weli.web.server import Opened, opened_own, server_for


def play(
    *,
    port: int,
    browser: bool,
    lan: bool,
    folder: Path,
    lang: str,
    new_database: bool,
    hurried: bool,
    out: TextIO,
) -> None:
    """Opens the tables of a folder and serves them until the process is told to stop.

    Raises:
        StoreError: the folder or its file cannot be used.
        AlreadyOpen: another Weli has the folder open.
        CannotOpen: the port cannot be had.
    """
    with naming_the_full(folder):
        tables = open_tables(folder, new_database=new_database, lang=lang, out=out)
        own = opened_own(open_port(port))
        others = _in_the_house(port_of(own.listening)) if lan else []
        address = f"{own.entrance.origins[0]}/"
        tables.announce(address)
    print(text("play.open", lang, address=address), file=out)
    if lan:
        _tell_others(others, lang, out)
    print(text("play.stop", lang), file=out, flush=True)
    if browser and has_browser():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    try:
        with served(tables, hurried=hurried) as parlour:
            server_for(parlour, [own, *others], house=_house(others)).run()
    finally:
        tables.close()


def has_browser() -> bool:
    """Whether there is a screen for a browser to appear on; one inside the terminal would fill it."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _in_the_house(port: int) -> list[Opened]:
    """Where others of the same house come in: on the same port, at each address that this machine has there. Raises `CannotOpen`."""
    return [
        Opened(Entrance(address, port, (origin("http", address, port),)), open_port(port, address))
        for address in addresses_in_the_house()
    ]


def _house(others: list[Opened]) -> House:
    if not others:
        return ONE_PERSONS_HOUSE
    return House(open_to_others=True, guests_may_open=True, address=others[0].entrance.origins[0])


def _tell_others(others: list[Opened], lang: str, out: TextIO) -> None:
    if not others:
        print(text("play.no-network", lang), file=out)
        return
    is_newer = ":" in others[0].entrance.host  # the other kind leads here too, but nobody likes to type it
    addresses = [f"{each.entrance.origins[0]}/" for each in others if (":" in each.entrance.host) == is_newer]
    print(text("play.open-in-the-house", lang, address="  ".join(addresses)), file=out)
    show_code(addresses[0], out)
