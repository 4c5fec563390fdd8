"""What is heard and felt at the table, as far as it can be seen: how a telephone is asked to tremble, and that the one switch ends it."""

import pytest
from playwright.sync_api import Browser, Page, expect

from web.dealt import Dealt, show_on_the_page
from web.serving import Served
from web.sitting import opened_page

pytestmark = pytest.mark.browser

FEEL = """
window.felt = [];
const tremble = navigator.vibrate.bind(navigator);
navigator.vibrate = (pattern) => { window.felt.push(pattern.length); return tremble(pattern); };
"""
KNOCK, CALL = 1, 3  # how many parts each has


def at_a_table(page: Page, served: Served) -> Dealt:
    """North is to lead; the page has been touched, before which no browser lets it be heard."""
    table = served.new_table(game="giltspiel", rules="fiss", dealer="W")
    page.add_init_script(FEEL)
    page.goto(f"{served.address}#/table/{table}")
    page.locator(".foot").wait_for()
    page.keyboard.press("Escape")
    page.mouse.click(5, 300)
    return Dealt(table, served.parlour.live(table).table)


def test_a_bet_knocks_and_whoever_is_asked_is_called(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        at = at_a_table(page, quiet)
        at.act("E bet gleich")
        show_on_the_page(quiet, at)
        page.wait_for_function("() => window.felt.length >= 2")
        assert page.evaluate("window.felt") == [KNOCK, CALL]
        assert complaints.said == []


def test_one_switch_ends_it_all(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.add_init_script("localStorage.setItem('weli.settings', JSON.stringify({ sound: false }))")
        at = at_a_table(page, quiet)
        at.act("E bet gleich")
        show_on_the_page(quiet, at)
        expect(page.locator(".front")).to_be_visible()
        assert page.evaluate("window.felt") == []
        assert complaints.said == []


@pytest.mark.few(0)
def test_a_browser_without_sound_plays_on(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.add_init_script("delete window.AudioContext")
        at = at_a_table(page, quiet)
        at.act("E bet gleich")
        show_on_the_page(quiet, at)
        page.wait_for_function("() => window.felt.length >= 2")
        expect(page.locator(".front")).to_be_visible()
        assert complaints.said == []
