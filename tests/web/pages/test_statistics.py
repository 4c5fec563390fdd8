"""What one's own games have come to, as it is seen on the page."""

import pytest
from playwright.sync_api import Browser, expect

from web.serving import Served
from web.sitting import WORDS, opened_page
from web.talking import finish_a_deal

pytestmark = pytest.mark.browser


def test_whoever_has_played_nothing_yet_is_told_so_kindly(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/statistics")
        expect(page.get_by_text(WORDS["stats.none"])).to_be_visible()
        assert complaints.said == []


def test_a_deal_is_counted_once_it_is_over(browser: Browser, served: Served) -> None:
    table = served.new_table(game="giltspiel", rules="fiss", level="lehrbua")
    with served.live(table) as line:
        finish_a_deal(line)
    told = served.http.get("/api/statistics?lang=de").json()
    assert [(each["game"], each["level"], each["deals"]) for each in told["played"]] == [("giltspiel", "lehrbua", 1)]
    with opened_page(browser) as (page, complaints):
        page.goto(served.address)
        page.get_by_role("button", name=WORDS["menu"]).click()
        page.get_by_role("link", name=WORDS["title.statistics"]).click()
        summed = WORDS["stats.sum"].format(deals=1, games=0, won=0)
        expect(page.get_by_text(summed)).to_be_visible()
        expect(page.get_by_text(WORDS["stats.points"])).to_be_visible()
        expect(page.locator("li path.bar")).to_have_count(2)
        assert complaints.said == []
