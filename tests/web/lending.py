"""Pages that one test after another is lent: what a page has loaded and compiled once costs half of what it takes to show the house.

A page comes with nothing that another test has left on it: nothing kept, no cookie, at its usual size. Where a test does what would outlast
it (a stopped clock, a script that runs before the page's own, a line that is cut), the page is closed after it and lent to nobody again.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, Error, Page, ViewportSize, expect

NOTHING = "() => new URL('api/languages', document.baseURI).href"
"""Of the house, so that the page stays what it is, and next to nothing."""
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
OUTLASTS = (
    "add_init_script",
    "close",
    "emulate_media",
    "expose_binding",
    "expose_function",
    "on",
    "once",
    "route",
    "route_web_socket",
    "set_default_timeout",
    "set_extra_http_headers",
)
"""What is done to a page so holds for whatever is loaded there afterwards."""
OF_THE_BROWSER = ("add_init_script", "grant_permissions", "new_cdp_session", "new_page", "on", "route", "set_offline")
PATIENCE = 60_000
"""In milliseconds: so long the tests wait for what has to come. No clock but this and a test's own limit ends the waiting, however slow the
machine is."""
USUAL_LETTERS = 16
"""In pixels, as a browser has them whose owner has set nothing."""
OF_THE_CLOCK = ("install", "pause_at", "resume", "set_fixed_time", "set_system_time")


@dataclass
class Complaints:
    """What should never happen on the page. What it asks of others is refused by its own policy, which the browser writes down."""

    said: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("console", lambda message: self.said.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.said.append(str(error)))


@dataclass
class Lent:
    page: Page
    complaints: Complaints = field(default_factory=Complaints)
    outlasting: list[str] = field(default_factory=list)
    """What was done that holds for longer than a test."""

    def __post_init__(self) -> None:
        self.complaints.listen(self.page)
        for whole, names in (
            (self.page, OUTLASTS),
            (self.page.context, OF_THE_BROWSER),
            (self.page.clock, OF_THE_CLOCK),
        ):
            for name in names:
                setattr(whole, name, self._noted(name, getattr(whole, name)))

    def _noted(self, name: str, does: Callable[..., Any]) -> Callable[..., Any]:
        def do(*given: Any, **named: Any) -> Any:
            self.outlasting.append(name)
            return does(*given, **named)

        return do

    def handed_out(self, viewport: ViewportSize) -> None:
        self.page.set_viewport_size(viewport)
        self.complaints.said = []

    def comes_back(self) -> bool:
        """Whether it may be lent again. All that ran on it has ended then, and nothing is kept."""
        if self.outlasting:
            return False
        try:
            self.page.goto(self.page.evaluate(NOTHING))
            self.page.evaluate(FORGET)
            self.page.context.clear_cookies()
        except Error:  # its house is no more
            return False
        return True


def new_page(browser: Browser, viewport: ViewportSize, options: dict[str, Any], letters: int) -> Page:
    page = browser.new_context(viewport=viewport, **options).new_page()
    page.set_default_timeout(PATIENCE)
    if letters != USUAL_LETTERS:
        page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": letters}})
    return page


expect.set_options(timeout=PATIENCE)

_FREE: WeakKeyDictionary[Browser, dict[str, list[Lent]]] = WeakKeyDictionary()


@contextmanager
def lent_page(browser: Browser, viewport: ViewportSize, options: dict[str, Any], letters: int) -> Iterator[Lent]:
    free = _FREE.setdefault(browser, defaultdict(list))[json.dumps([options, letters], sort_keys=True)]
    lent = free.pop() if free else Lent(new_page(browser, viewport, options, letters))
    try:
        lent.handed_out(viewport)
        yield lent
    except BaseException:
        lent.page.context.close()
        raise
    if lent.comes_back():
        free.append(lent)
    else:
        lent.page.context.close()
