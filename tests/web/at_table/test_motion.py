"""What moves at the table: the pack, the cards, the trick. Nothing of it is in the way of the next tap, and it can be left out."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from table.helpers import person_of, play_on
from web.serving import Served
from web.sitting import WORDS, opened_page, press

pytestmark = pytest.mark.browser

WATCH = """() => {
    window.flights = 0;
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.classList?.contains("flying")) window.flights += 1;
    }).observe(document.querySelector(".felt"), { childList: true });
}"""
UNDER_ITS_MIDDLE = """(card) => {
    const { left, top, width } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width / 4, top + width / 2));
}"""
PLAYERS = 4


def before_the_cut(page: Page, served: Served) -> str:
    """A table at which one cuts oneself."""
    table = served.new_table(game="perlaggen", rules="innsbruck", dealer="W")
    page.goto(f"{served.address}#/table/{table}")
    page.get_by_role("button", name=WORDS["bar.cut"], exact=True).wait_for()
    page.evaluate(WATCH)
    return table


def test_the_pack_is_cut_and_dealt_in_packets_and_one_may_tap_at_once(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, reduced_motion="no-preference") as (page, complaints):
        before_the_cut(page, quiet)
        devtools = page.context.new_cdp_session(page)
        devtools.send("Animation.enable")
        devtools.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
        press(page, "bar.cut")
        page.locator(".hand button").first.wait_for(state="attached")
        others, packets, halves = PLAYERS - 1, 2, 2
        page.wait_for_function("(most) => window.flights >= most", arg=others * packets + halves)
        assert page.evaluate("window.flights") == others * packets + halves
        assert page.locator(".hand button").last.evaluate(UNDER_ITS_MIDDLE)
        assert complaints.said == []


@pytest.mark.few(0)
def test_what_has_flown_is_gone(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, reduced_motion="no-preference") as (page, complaints):
        before_the_cut(page, quiet)
        press(page, "bar.cut")
        page.wait_for_function("() => window.flights > 0")
        expect(page.locator(".flying")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(0)
def test_nothing_moves_where_the_system_asks_for_that(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, reduced_motion="reduce") as (page, complaints):
        before_the_cut(page, quiet)
        press(page, "bar.cut")
        page.locator(".hand button").first.wait_for(state="attached")
        assert page.evaluate("window.flights") == 0
        assert (
            page.evaluate("document.getAnimations().filter((each) => each.effect.getTiming().duration > 0).length") == 0
        )
        assert complaints.said == []


def test_a_trick_goes_to_the_pile_of_whoever_won_it(browser: Browser, served: Served) -> None:
    table = served.new_table(game="gaigel", rules="kreuz-4p", dealer="W")
    at = served.parlour.live(table).table
    steps = play_on(at, random.Random(1))
    while at.state.waiting(person_of(at)) != "look":
        next(steps)
    with opened_page(browser, reduced_motion="no-preference") as (page, complaints):
        page.goto(f"{served.address}#/table/{table}")
        page.locator(".trick .ahead").wait_for()
        page.evaluate(WATCH)
        press(page, "bar.on")
        page.wait_for_function("(cards) => window.flights >= cards", arg=PLAYERS)
        expect(page.locator(".flying")).to_have_count(0)
        assert complaints.said == []
