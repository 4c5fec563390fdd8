"""Four browsers over two nodes play a game to its end, while a node, the bus and the database are killed and come back."""

from __future__ import annotations

import json
import random
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from soak.nodes import Nodes
from waiting import LOOK_AGAIN, wait_until  # type: ignore[import-not-found]
from web.history import BROKEN, wrong_in  # type: ignore[import-not-found]
from web.seated import Balanced, stored_table  # type: ignore[import-not-found]
from web.sitting import WORDS, Complaints, Sitter, Watcher, launched, opened_page  # type: ignore[import-not-found]
from weli.core.texts import text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SHORT: Final = {"game": "giltspiel", "rules": "fiss", "target": 2, "dealer": "E"}
"""Shorter than any that a house offers."""
NOT_THERE: Final = "net::ERR_CONNECTION_REFUSED"
"""What the browser itself writes down while nobody answers; the page has a sentence for it."""

DIALS_AGAIN: Final = 30_000
"""In milliseconds: a page waits up to eight seconds between two tries, and starting a node takes some on a busy machine."""


class Returning(Watcher):  # type: ignore[misc]
    """A second line that is opened again whenever it breaks."""

    def __init__(self, comes: Balanced, table: str) -> None:
        self._comes, self._table = comes, table
        self._stack = ExitStack()
        self._is_open = False
        self.view: dict[str, Any] = {}
        wait_until(lambda: self._hear(1) and self.view, "somebody sees their table")

    def _hear(self, seconds: float) -> bool:
        try:
            if not self._is_open:
                self.line = self._stack.enter_context(self._comes.line(self._table, "de"))
                self._is_open = True
            return bool(super()._hear(seconds))
        except BROKEN:
            self.close()
            time.sleep(LOOK_AGAIN)
            return False

    def close(self) -> None:
        self._stack.close()
        self._is_open = False


@contextmanager
def pages_of(browser: Browser, come: list[Balanced], table: str) -> Iterator[list[Page]]:
    """Each in a browser of their own, at the first of their nodes; they complain of nothing but that nobody answers."""
    complaints: list[Complaints] = []
    with ExitStack() as stack:
        pages = []
        for each in come:
            node = each.nodes[0]
            page, said = stack.enter_context(opened_page(browser, node.origin))
            page.context.add_cookies([{"name": "weli", "value": each.secret, "url": node.origin}])
            page.goto(f"{node.address}#/table/{table}")
            page.locator(".foot").wait_for()
            pages.append(page)
            complaints.append(said)
        yield pages
    assert [said for each in complaints for said in each.said if NOT_THERE not in said] == []


def play(sitters: list[Sitter], acts: int = 1_000) -> None:
    """Until so many rows more have come to be seen by all, or the game is over."""
    until = sitters[0].watcher.newest()["number"] + acts
    while any(view["number"] < until for view in views_of(sitters)) and not is_over(sitters):
        waited_for = [each for each in sitters if each.watcher.newest()["waiting"] not in ("others", "over")]
        for each in waited_for or sitters[:1]:
            each.move()


def views_of(sitters: list[Sitter]) -> list[dict[str, Any]]:
    return [each.watcher.newest() for each in sitters]


def is_over(sitters: list[Sitter]) -> bool:
    return all(view["waiting"] == "over" for view in views_of(sitters))


def play_in_browsers(folder: Path, games: int) -> int:
    """So many games, each to its end; so many acts stand in their logs. Whatever is not as it should be is raised."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        return sum(_game(browser, folder, number) for number in range(games))


def _game(browser: Browser, folder: Path, number: int) -> int:
    with ExitStack() as stack:
        house = Nodes(stack, folder, random.Random(number), 2)
        table, come = stored_table(house.store, [[node] for node in house.nodes * 2], str(number), **SHORT)
        pages = stack.enter_context(pages_of(browser, come, table))
        sitters = [Sitter(page, Returning(each, table)) for page, each in zip(pages, come, strict=True)]
        for each in sitters:
            stack.callback(each.watcher.close)
        play(sitters, 3)
        node_dies(house, pages)
        play(sitters, 3)
        house.fail("bus")
        play(sitters, 3)
        database_dies(house, pages)
        play(sitters)
        assert len({json.dumps(view["sheet"]["totals"], sort_keys=True) for view in views_of(sitters)}) == 1
        assert wrong_in(house.store, table, []) == []
        return len([row for row in house.store.read(table).rows if row.key])


def node_dies(house: Nodes, pages: list[Page]) -> None:
    """Those who are there read that the table is looked for; when it is there again, nothing is left of that."""
    house.nodes[0].kill()
    for page in pages[::2]:
        expect(page.locator(".banner")).to_have_text(WORDS["link.lost"], timeout=DIALS_AGAIN)
    house.nodes[0].start_again()
    for page in pages[::2]:
        expect(page.locator(".banner")).to_have_count(0, timeout=DIALS_AGAIN)


def database_dies(house: Nodes, pages: list[Page]) -> None:
    """Everybody reads that the tables are away for a moment."""
    house.database.kill()
    for page in pages:
        expect(page.locator("body")).to_contain_text(text("database.away", "de"), timeout=DIALS_AGAIN)
    house.database.start()
