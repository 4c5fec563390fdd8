"""Whoever has gone elsewhere with the table open sees that it waits for them, and the screen of whoever waits stays awake."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from web.at_table.test_answers import bet_on, with_a_perlagg_open
from web.dealt import go_to, show_on_the_page
from web.serving import Served
from web.sitting import WORDS, opened_page, press
from weli.core.texts import text

pytestmark = pytest.mark.browser

YOURS = text("title.turn", "de")

AWAKE = """() => {
  window.awake = 0;
  const lock = { release: async () => { window.awake -= 1; } };
  Object.defineProperty(navigator, "wakeLock", { value: { request: async () => { window.awake += 1; return lock; } } });
}"""
"""Counts the locks that are held: a browser without a screen has none to give."""


def expect_icon(page: Page, name: str) -> None:
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", f"./icons/{name}.svg")


def test_the_title_and_the_icon_say_whose_turn_it_is(browser: Browser, quiet: Served) -> None:
    at = with_a_perlagg_open(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        expect(page).to_have_title(re.compile(f"^{YOURS}"))
        expect_icon(page, "turn")
        assert page.request.get(f"{quiet.address}icons/turn.svg").ok
        press(page, "bar.leave")
        expect(page).to_have_title(re.compile(f"^{WORDS['title.table']}"))
        expect_icon(page, "weli")
        assert complaints.said == []


def test_a_page_that_is_left_calls_nobody(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, bet_on(quiet))
        expect_icon(page, "turn")
        page.goto(f"{quiet.address}#/")
        expect_icon(page, "weli")
        expect(page).to_have_title(re.compile(f"^{WORDS['title.start']}"))
        assert complaints.said == []


def test_the_screen_stays_awake_while_one_waits_for_others(browser: Browser, quiet: Served) -> None:
    at = with_a_perlagg_open(quiet)
    at.act("S pass", "N pass")
    with opened_page(browser) as (page, complaints):
        page.add_init_script(f"({AWAKE})()")
        go_to(page, quiet, at)
        page.wait_for_function("() => window.awake === 1")
        at.act("W HU", "N LK", "E HX")
        show_on_the_page(quiet, at)
        page.wait_for_function("() => window.awake === 0")
        assert complaints.said == []
