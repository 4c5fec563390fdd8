"""The lamp over the table, and what a finished deal has cost, as they are seen on the page."""

import pytest
from playwright.sync_api import Browser, Page, expect

from web.serving import Served
from web.sitting import WORDS, opened_page
from web.talking import finish_a_deal
from weli.advising import Budget
from weli.table import advising

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """In few worlds: it is not looked at how good the advice is."""
    for budget in ("LAMP", "AFTERWARDS"):
        monkeypatch.setattr(advising, budget, Budget(worlds=2, at_a_time=2))


def switch(page: Page) -> None:
    page.get_by_role("button", name=WORDS["lamp"], exact=True).click()


def test_the_lamp_shows_what_the_wirt_would_do_until_it_is_put_out(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, quiet.origin) as (page, complaints):
        table = quiet.new_table(game="giltspiel", rules="fiss", dealer="E")
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".hand button").first.wait_for()
        slip = page.get_by_role("complementary", name=WORDS["lamp.label"])
        expect(slip).to_have_count(0)
        switch(page)
        expect(slip.get_by_role("heading")).to_contain_text(WORDS["lamp.label"])
        expect(slip.locator(".act")).to_have_count(2)
        expect(page.locator(".hand .advised, .bar .advised")).not_to_have_count(0)
        slip.get_by_role("button", name=WORDS["lamp.out"]).click()
        expect(slip).to_have_count(0)
        expect(page.locator(".advised")).to_have_count(0)
        assert complaints.said == []


def test_in_a_serious_game_there_is_no_lamp(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, quiet.origin) as (page, complaints):
        table = quiet.new_table(game="giltspiel", rules="fiss", dealer="E", terms={"lamp": False})
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".hand button").first.wait_for()
        expect(page.get_by_role("button", name=WORDS["lamp"], exact=True)).to_have_count(0)
        assert complaints.said == []


def test_afterwards_each_decision_lies_on_the_line_and_leads_to_its_place(browser: Browser, served: Served) -> None:
    table = served.new_table(game="giltspiel", rules="fiss", level="lehrbua")
    with served.live(table) as line:
        finish_a_deal(line)
    with opened_page(browser, served.origin) as (page, complaints):
        page.goto(f"{served.address}#/replay/{table}/1")
        page.get_by_role("button", name=WORDS["after.open"]).click()
        dialog = page.get_by_role("dialog")
        dialog.locator(".luck").wait_for(timeout=90_000)
        decisions = dialog.locator(".decision")
        expect(dialog.locator("circle:not(.round)")).to_have_count(decisions.count())
        decisions.last.click()
        expect(decisions.last).to_have_attribute("aria-pressed", "true")
        dialog.get_by_role("button", name=WORDS["after.look"]).click()
        expect(dialog).to_have_count(0)
        expect(page.get_by_role("slider")).not_to_have_value("0")
        assert complaints.said == []
