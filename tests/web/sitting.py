"""Somebody who sits at a table in a real browser: looks at the page, taps what is there, and watches what comes of it."""

import json
import os
import random
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, Playwright, Position, ViewportSize, expect
from websockets.sync.client import ClientConnection

from chromium import program
from web.lending import USUAL_LETTERS, Complaints, lent_page
from weli.core.texts import SPOKEN_LATER, together

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 900}
GRACE = 300
"""In milliseconds: so long what has only just come takes no tap."""
SECOND_THOUGHTS = 3000
"""So long one may think better of an answer before it is said."""
WORDS = together(("page", *SPOKEN_LATER), "de")
NO_SOUND = "--disable-audio-output"
"""It needs no sound server then, which would leave a folder behind; the page plays as ever."""
BY_NUMBER = """async (button) => {
  while (button.closest("[aria-busy=true]")) await new Promise(requestAnimationFrame);
  const key = button.getAttribute("aria-keyshortcuts");
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}"""
CORNER: Position = {"x": 34, "y": 44}
"""Where a card in the hand is free, however many lie over one another."""


def launched(playwright: Playwright) -> Browser:
    """Chromium as the machine has it; without its sandbox where that cannot work: as root, and in many containers."""
    if hasattr(os, "getuid") and os.getuid() != 0:
        with suppress(Error):
            return playwright.chromium.launch(executable_path=program(), args=[NO_SOUND])
    return playwright.chromium.launch(executable_path=program(), args=["--no-sandbox", NO_SOUND])


@contextmanager
def opened_page(
    browser: Browser, viewport: ViewportSize = PHONE, letters: int = USUAL_LETTERS, **options: Any
) -> Iterator[tuple[Page, Complaints]]:
    """A page in a browser of its own, with everything it should not do written down. It keeps no files for later, unless it is let.

    `letters`: how large somebody has set them in their browser, in pixels.
    """
    usual = {"reduced_motion": "reduce", "locale": "de-AT", "service_workers": "block"}
    with lent_page(browser, viewport, usual | options, letters) as lent:
        yield lent.page, lent.complaints


def stop_the_clock(page: Page) -> None:
    """Before the page is opened: no time passes on it then but what the test lets pass, with `page.clock.run_for`."""
    page.clock.pause_at(time.time())


@contextmanager
def telling(what: Callable[[], str]) -> Iterator[None]:
    """However slow the machine is, only the limit of the test ends the waiting in here; `what` there is to see is said with it then."""
    try:
        yield
    except pytest.fail.Exception as limit:
        limit.add_note(what())
        raise


def press(page: Page, key: str, words: Mapping[str, str] = WORDS) -> None:
    """Presses a button of the bar by its number, once the answer to what was done before has come and the buttons have stood there for a
    moment. Its number is read and pressed at one go, for it changes when a button before it comes or goes.
    """
    await_buttons(page)
    page.get_by_role("button", name=words[key], exact=True).evaluate(BY_NUMBER)


def await_drawing(page: Page) -> None:
    """Until what has changed is measured and drawn: a window of another size is laid out anew with the frame after."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def await_buttons(page: Page) -> None:
    """Until the bar takes taps and numbers: what others have changed there stands a moment before it does."""
    page.locator(".bar[aria-busy=false]").first.wait_for()
    expect(page.locator(".bar[aria-busy=true]")).to_have_count(0)


class Watcher:
    """A second line to the same table: what the page should be showing."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.view: dict[str, Any] = {}
        while not self.view:
            self._hear(60)

    def newest(self) -> dict[str, Any]:
        while self._hear(0):
            pass
        return self.view

    def wait_beyond(self, number: int, seconds: float) -> None:
        """Until something has happened, or the tap has obviously not been taken."""
        while self.view["number"] <= number and self._hear(seconds):
            pass

    def _hear(self, seconds: float) -> bool:
        try:
            message = json.loads(self.line.recv(timeout=seconds))
        except TimeoutError:
            return False
        if message["t"] == "view":
            self.view = message
        return True


class Sitter:
    """Plays by tapping what the page offers. What is chosen is chance, but the same chance for the same view."""

    def __init__(self, page: Page, watcher: Watcher) -> None:
        self.page = page
        self.watcher = watcher
        self.at = -1
        self.failed: Error | None = None

    def play_until(self, done: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Plays on until that holds of the view; gives it."""
        view = self.watcher.newest()
        while not done(view):
            view = self.move()
        return view

    def move(self) -> dict[str, Any]:
        """Does one thing, if one is due; gives the view after it."""
        view = self.watcher.newest()
        if view["number"] != self.at:
            self.at, self.failed = view["number"], None
        with telling(self._all_there_is_to_see):
            if view["waiting"] not in ("others", "over"):
                try:
                    self._do(view)
                except Error as error:  # the table went on under the finger: look again
                    self.failed = error
            self.watcher.wait_beyond(view["number"], 0.4)
        return self.watcher.newest()

    def _all_there_is_to_see(self) -> str:
        view = self.watcher.view
        return (
            f"The table waits for {view['waiting']!r} in view {view['number']}, {view['deal']['phase']!r}, "
            f"where one may {[doing['act'] for doing in view['may']]}.\n"
            f"The page shows:\n{self.page.locator('.foot').aria_snapshot(timeout=2000)}\n"
            f"The last tap that failed: {self.failed}"
        )

    def _do(self, view: dict[str, Any]) -> None:
        kinds = {doing["kind"] for doing in view["may"]}
        chance = random.Random(view["number"])
        if view["deal"]["phase"] != "cut" and self.page.locator(".bar.choosing").count():
            self._tap(WORDS["bar.back"])  # begun by a tap that was meant for the next question
        elif view["waiting"] == "next_deal":
            self._tap(WORDS["count.next"])
        elif view["waiting"] == "look":
            self._tap(WORDS["bar.on"])
        elif view["deal"]["phase"] == "cut":
            self._cut(kinds, chance)
        elif view["deal"]["phase"] == "exchange":
            self._exchange(kinds, chance)
        elif kinds & {"hold", "good"}:
            # Who has nothing of a figure may not hold in Bieten (BI-BET-11).
            self._tap_twice(WORDS["bar.hold"] if "hold" in kinds and chance.random() < 0.6 else WORDS["bar.good"])
        elif view["question"]["kind"] == "raise_at_once" and view["question"]["yours"]:
            self._tap(WORDS["bar.stay"])
        elif view["deal"]["phase"] == "validate":
            self._prove(view)
        elif view["deal"]["phase"] == "show":
            self._show(view)
        else:
            self._play(view, chance)

    def _cut(self, kinds: set[str], chance: random.Random) -> None:
        if "blind" in kinds and chance.random() < 0.1:
            self._bet_blind(chance)
        elif "cut" in kinds:
            self._tap(chance.choice([WORDS["bar.cut"], WORDS["bar.cut.anywhere"]]))
        elif "steal" in kinds:
            self._tap(WORDS["bar.take"])
        else:
            self._tap(WORDS["bar.cut.let"])

    def _bet_blind(self, chance: random.Random) -> None:
        if not self.page.locator(".bar.choosing").count():
            self._tap(WORDS["bar.blind"])
        # A tap may not have been taken, by a button that had only just come or a page that was slow: then it is made with the next move.
        if not self.page.locator(".bar .figure.pressed").count():
            free = self.page.locator(".bar .figure:not([aria-disabled=true])")
            free.nth(chance.randrange(max(1, free.count()))).click(timeout=2000)
        self._tap(WORDS["bar.blind.now"])

    def _exchange(self, kinds: set[str], chance: random.Random) -> None:
        if kinds & {"exchange", "upgrade"} and chance.random() < 0.8:
            self._tap(WORDS["bar.exchange"])
            self.page.locator("dialog .take").first.click(timeout=2000)
        else:
            self._tap(WORDS["bar.leave"])

    def _play(self, view: dict[str, Any], chance: random.Random) -> None:
        card = chance.choice([doing["cards"][0] for doing in view["may"] if doing["kind"] == "play"])
        self.page.locator(f"#hand-{card}").click(timeout=2000, position=CORNER)
        for naming in view["namings"]:
            if naming["card"] == card:
                name = chance.choice([useful["name"] for useful in naming["useful"]] + naming["allowed"])
                self.page.locator(f'.naming [data-name="{name}"]').click(timeout=2000)
                await_buttons(self.page)
                self.page.locator(".bar .main:not([aria-disabled=true])").click(timeout=2000)

    def _prove(self, view: dict[str, Any]) -> None:
        if any(doing["kind"] == "validate" for doing in view["may"]):
            self._tap(WORDS["bar.validate"])
        else:
            self._tap_twice(next(doing["text"] for doing in view["may"] if doing["act"] == "pass"))

    def _show(self, view: dict[str, Any]) -> None:
        undecided = view["deal"]["show"]["undecided"]
        contests = [
            doing for doing in view["may"] if doing["kind"] == "contest" and doing["figures"][0] == undecided[0]
        ]
        if contests:
            self._tap(WORDS["bar.contest"] if contests[0]["cards"] else WORDS["bar.contest.none"])
        else:
            self._tap_twice(WORDS["bar.concede"])

    def _tap(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click(timeout=2000)

    def _tap_twice(self, name: str) -> None:
        """What is not said yet is said at the second tap."""
        armed = self.page.locator(".bar button:is(.armed, .unsaid)")
        if armed.count():
            armed.click(timeout=2000)
        else:
            self._tap(name)
