"""The menu in a real browser: three groups, what cannot be taken back apart from them, and all of it in sight."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from table.helpers import play_on
from web.looking import LOOKS, violations
from web.serving import Served
from web.sitting import WORDS, opened_page
from web.walking import wrong_at

pytestmark = pytest.mark.browser

LEARN = {"menu.rules", "menu.help", "title.exercises", "title.today", "title.statistics", "menu.dispute", "menu.verify"}
HERE = {"title.at", "menu.invite", "menu.record"}


def played_deal(quiet: Served) -> str:
    """Everything may be had there that can be had alone."""
    name = quiet.new_table()
    table = quiet.parlour.live(name).table
    for _ in play_on(table, random.Random(3)):
        if table.state.match.entries:
            break
    return name


def opened_menu(page: Page) -> None:
    page.locator(".menu").click()
    expect(page.get_by_role("dialog", name=WORDS["menu"])).to_be_visible()


def lines_of(page: Page, group: str) -> set[str]:
    """What can be done there, each a line."""
    return set(page.get_by_role("region", name=WORDS[group]).locator("li").all_inner_texts())


def test_what_belongs_together_stands_together(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{played_deal(quiet)}")
        page.locator(".foot").wait_for()
        opened_menu(page)
        assert {WORDS[key] for key in HERE} <= lines_of(page, "menu.table")
        assert {WORDS[key] for key in LEARN} <= lines_of(page, "menu.learn")
        assert {WORDS["menu.settings"], "English"} == lines_of(page, "menu.house")
        given_up = page.get_by_role("dialog").get_by_text(WORDS["menu.give_up"], exact=True)
        expect(given_up).to_be_visible()
        expect(page.locator("dialog li", has_text=WORDS["menu.give_up"])).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(0)
@pytest.mark.parametrize("look", LOOKS)
def test_all_of_it_is_in_sight(browser: Browser, quiet: Served, look: dict[str, Any]) -> None:
    table = played_deal(quiet)
    with opened_page(browser, **look) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".foot").wait_for()
        opened_menu(page)
        assert violations(page) == []
        for size in ((360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)):
            assert wrong_at(page, size) == [], size
            left = page.locator("dialog .body").evaluate("(each) => each.scrollHeight - each.clientHeight")
            assert left <= 0, size
        assert complaints.said == []


@pytest.mark.parametrize(("line", "place"), [("title.exercises", "#/exercises"), ("title.today", "#/today")])
def test_exercises_and_the_deal_of_the_day_are_found_there(
    browser: Browser, quiet: Served, line: str, place: str
) -> None:
    with opened_page(browser) as (page, _):
        page.goto(f"{quiet.address}#/rules")
        page.get_by_role("heading", name=WORDS["title.rules"]).wait_for()
        opened_menu(page)
        expect(page.get_by_role("region", name=WORDS["menu.table"])).to_have_count(0)
        page.get_by_role("dialog").get_by_role("link", name=WORDS[line], exact=True).click()
        expect(page).to_have_url(f"{quiet.address}{place}")
        expect(page.get_by_role("dialog")).to_have_count(0)
