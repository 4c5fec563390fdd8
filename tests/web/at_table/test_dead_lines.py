"""A network that is gone closes no line: the page notices by itself, looks for another, and sends again what was not answered."""

import json
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from web.serving import Served
from web.sitting import CORNER, WORDS, opened_page, press, stop_the_clock

QUIET, PATIENCE, LITTLE_PATIENCE = 12_000, 8_000, 3_000
COMING_ABOUT, LONGEST_PAUSE = 8_000, 8_000
ELSEWHERE = """(() => {
  const Real = WebSocket;
  window.WebSocket = class extends Real { constructor(url) { super(window.elsewhere ?? url); } };
})()"""
"""Lines lead where `window.elsewhere` says, once it says anything."""
SEEN_AGAIN = {
    "online": "window.dispatchEvent(new Event('online'))",
    "visibilitychange": "document.dispatchEvent(new Event('visibilitychange'))",
}


class Way:
    """The way between a page and its house: lines that have gone dead on it stay so, new ones are well."""

    def __init__(self) -> None:
        self.lines = 0
        self.dead = 0  # so many of the first lines
        self.said: list[tuple[int, dict[str, Any]]] = []  # by the page, and on which line
        self.answered = 0  # so often the house has said that it is there
        self.garble: Callable[[dict[str, Any]], list[dict[str, Any]]] | None = None
        """What becomes on the way of the next change of the view."""

    def __call__(self, route: WebSocketRoute) -> None:
        self.lines += 1
        line, house = self.lines, route.connect_to_server()

        def from_page(frame: str | bytes) -> None:
            self.said.append((line, json.loads(frame)))
            if line > self.dead:
                house.send(frame)

        def from_house(frame: str | bytes) -> None:
            message = json.loads(frame)
            if line <= self.dead:
                return
            self.answered += message["t"] == "pong"
            if self.garble is None or message["t"] != "change":
                route.send(frame)
                return
            for each in self.garble(message):
                route.send(json.dumps(each))
            self.garble = None

        route.on_message(from_page)
        house.on_message(from_house)

    def dies(self) -> None:
        self.dead = self.lines

    def heard(self, kind: str) -> list[tuple[int, dict[str, Any]]]:
        return [(line, message) for line, message in self.said if message["t"] == kind]


@contextmanager
def at_a_table(browser: Browser, quiet: Served) -> Iterator[tuple[Page, Way]]:
    """One's turn, while no time passes but what the test lets pass."""
    way = Way()
    with opened_page(browser) as (page, complaints):
        page.route_web_socket(re.compile("/live"), way)
        stop_the_clock(page)
        page.goto(f"{quiet.address}#/table/{quiet.new_table(dealer='E')}")
        page.locator(".hand button").first.wait_for()
        yield page, way
    assert complaints.said == []


@pytest.mark.browser
def test_a_line_that_died_unnoticed_is_given_up_and_the_act_sent_once_more(browser: Browser, quiet: Served) -> None:
    with at_a_table(browser, quiet) as (page, way):
        way.dies()
        page.clock.run_for(300)
        page.locator(".hand button").first.click(position=CORNER)
        page.clock.run_for(300)
        press(page, "bar.play")
        page.clock.run_for(LITTLE_PATIENCE + PATIENCE)
        expect(page.locator(".banner")).to_have_text(WORDS["link.lost"])
        page.clock.run_for(LONGEST_PAUSE)
        expect(page.locator(".banner")).to_have_count(0)
        expect(page.locator(".hand button")).to_have_count(4)
        acts = way.heard("act")
        assert [line for line, _ in acts] == [1, 2]
        assert acts[0][1] == acts[1][1]


@pytest.mark.browser
def test_a_line_that_died_while_nobody_did_anything_is_noticed_within_twenty_seconds(
    browser: Browser, quiet: Served
) -> None:
    with at_a_table(browser, quiet) as (page, way):
        page.clock.run_for(QUIET)
        while not way.answered:  # a line on which all is well is kept
            page.evaluate("1")
        page.clock.run_for(QUIET - 1)
        assert way.lines == 1
        way.dies()
        page.clock.run_for(1 + PATIENCE)
        expect(page.locator(".banner")).to_have_text(WORDS["link.lost"])


@pytest.mark.few(1)
@pytest.mark.browser
@pytest.mark.parametrize("event", SEEN_AGAIN)
def test_whoever_looks_at_the_page_again_has_a_line_within_seconds(browser: Browser, quiet: Served, event: str) -> None:
    with at_a_table(browser, quiet) as (page, way):
        way.dies()
        page.evaluate(SEEN_AGAIN[event])
        page.clock.run_for(LITTLE_PATIENCE)
        expect(page.locator(".banner")).to_be_visible()
        page.clock.run_for(250)
        expect(page.locator(".banner")).to_have_count(0)
        assert way.lines == 2


Garbling = Callable[[dict[str, Any]], list[dict[str, Any]]]
GARBLED: dict[str, Garbling] = {
    "twice": lambda told: [told, told],
    "after a gap": lambda told: [{**told, "since": told["since"] - 1}],
}


@pytest.mark.browser
@pytest.mark.parametrize("how", GARBLED)
def test_a_change_that_does_not_go_with_what_the_page_has_brings_the_whole_view(
    browser: Browser, quiet: Served, how: str
) -> None:
    with at_a_table(browser, quiet) as (page, way):
        way.garble = GARBLED[how]
        page.clock.run_for(300)
        page.locator(".hand button").first.click(position=CORNER)
        page.clock.run_for(300)
        press(page, "bar.play")
        expect(page.locator(".banner")).to_have_text(WORDS["link.lost"])
        page.clock.run_for(250)
        expect(page.locator(".banner")).to_have_count(0)
        expect(page.locator(".hand button")).to_have_count(4)
        assert way.lines == 2


@pytest.fixture
def hole() -> Iterator[str]:
    """Where connections are taken and nothing is ever answered."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"ws://127.0.0.1:{listening.getsockname()[1]}/"


@contextmanager
def led_elsewhere(browser: Browser, quiet: Served, to: str) -> Iterator[Page]:
    """A page whose lines lead there."""
    with opened_page(browser, bypass_csp=True) as (page, _):
        page.add_init_script(ELSEWHERE)
        page.add_init_script(f"window.elsewhere = {to!r}")
        stop_the_clock(page)
        page.goto(f"{quiet.address}#/table/{quiet.new_table(dealer='E')}")
        page.wait_for_function("() => document.querySelector('main')")
        yield page


@pytest.mark.few(1)
@pytest.mark.browser
@pytest.mark.parametrize("event", [None, *SEEN_AGAIN])
def test_a_line_that_never_comes_about_is_given_up(
    browser: Browser, quiet: Served, hole: str, event: str | None
) -> None:
    """At once where the network is back or the page is looked at again."""
    with led_elsewhere(browser, quiet, hole) as page:
        page.evaluate("window.elsewhere = undefined")
        if event:
            page.evaluate(SEEN_AGAIN[event])
        page.clock.run_for(LITTLE_PATIENCE if event else COMING_ABOUT)
        expect(page.get_by_text(WORDS["link.lost"])).to_be_visible()
        page.clock.run_for(250)
        expect(page.locator(".hand button")).to_have_count(5)


@pytest.mark.browser
def test_lines_that_are_kept_out_are_named(browser: Browser, quiet: Served, hole: str) -> None:
    with led_elsewhere(browser, quiet, hole) as page:
        for _ in range(2):
            page.clock.run_for(COMING_ABOUT)
            expect(page.get_by_text(WORDS["link.lost"])).to_be_visible()
            page.clock.run_for(LONGEST_PAUSE // 16)
        page.clock.run_for(COMING_ABOUT)
        expect(page.get_by_text(WORDS["link.barred"])).to_be_visible()
        page.evaluate("window.elsewhere = undefined")
        page.evaluate(SEEN_AGAIN["online"])
        page.clock.run_for(LITTLE_PATIENCE + 250)
        expect(page.locator(".hand button")).to_have_count(5)
