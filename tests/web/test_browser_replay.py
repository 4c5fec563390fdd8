"""A finished deal told again on the page: its sentences can be read, and one looks at it from any seat whose cards lie open."""

import random

import pytest
from playwright.sync_api import Browser, expect

from table.helpers import play_on
from web.serving import Served
from web.sitting import WORDS, opened_page
from web.walking import wrong_at

pytestmark = pytest.mark.browser

SIZES = [(320, 568), (360, 640), (360, 740), (768, 1024), (1280, 800)]
READABLE = 240
"""How wide a sentence stands at least, in pixels."""


def finished(served: Served, **wanted: object) -> str:
    """A table at which a deal is over."""
    name = served.new_table(game="giltspiel", rules="fiss", **wanted)
    table = served.parlour.live(name).table
    for _ in play_on(table, random.Random(5)):
        if table.state.match.entries:
            break
    return name


def test_every_sentence_has_a_line_to_itself_and_nothing_lies_over_anything(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, quiet.origin) as (page, complaints):
        page.goto(f"{quiet.address}#/replay/{finished(quiet)}/1")
        told = page.locator(".foot .told p")
        told.wait_for()
        for size in SIZES:
            assert wrong_at(page, size) == [], size
            assert told.evaluate("(each) => each.clientWidth") >= READABLE, size
        assert complaints.said == []


def test_one_looks_from_another_seat_and_is_still_called_you(browser: Browser, quiet: Served) -> None:
    name = finished(quiet)
    partner = quiet.parlour.live(name).table.state.names()[0]
    with opened_page(browser, quiet.origin) as (page, complaints):
        page.goto(f"{quiet.address}#/replay/{name}/1")
        near = page.locator(".nameplate.own")
        expect(near).to_have_text(WORDS["you"])
        page.get_by_role("button", name=WORDS["replay.seat"], exact=True).click()
        expect(page.get_by_role("dialog")).to_contain_text(WORDS["replay.seat.signs"])
        page.get_by_role("button", name=partner, exact=True).last.click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(near).to_have_text(partner)
        expect(page.locator(".nameplate.far")).to_contain_text(WORDS["you"])
        page.get_by_role("button", name=WORDS["replay.on"], exact=True).click()
        expect(near).to_have_text(partner)
        assert complaints.said == []


def test_where_cards_stay_hidden_it_is_said_why_there_is_one_seat_only(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, quiet.origin) as (page, complaints):
        page.goto(f"{quiet.address}#/replay/{finished(quiet, terms={'reveal': 'never'})}/1")
        page.get_by_role("button", name=WORDS["replay.seat"], exact=True).click()
        expect(page.get_by_role("dialog")).to_contain_text(WORDS["replay.seat.closed"])
        expect(page.get_by_role("dialog").locator("li")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (844, 390)])
def test_on_a_small_page_all_but_the_way_through_the_deal_gives_way_to_the_cards(
    browser: Browser, quiet: Served, size: tuple[int, int]
) -> None:
    with opened_page(browser, quiet.origin, viewport={"width": size[0], "height": size[1]}) as (page, complaints):
        page.goto(f"{quiet.address}#/replay/{finished(quiet)}/1")
        more = page.get_by_role("button", name=WORDS["replay.more"], exact=True)
        expect(more).to_be_visible()
        expect(page.locator(".foot .ways")).to_have_count(0)
        assert page.locator(".foot").evaluate("foot => foot.offsetHeight") < 0.36 * size[1]
        more.click()
        sheet = page.get_by_role("dialog")
        for way in ("after.open", "replay.doubt", "replay.seat", "replay.deal.after", "replay.record", "replay.table"):
            expect(sheet.get_by_text(WORDS[way], exact=True)).to_be_visible()
        sheet.get_by_role("button", name=WORDS["replay.seat"], exact=True).click()
        expect(sheet).to_have_count(1)
        expect(sheet).to_contain_text(WORDS["replay.seat.signs"])
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(more).to_be_focused()
        assert complaints.said == []
