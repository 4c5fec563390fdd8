"""The count after a deal in a real browser: what was lost stands beside what was won, and each line says why."""

import pytest
from playwright.sync_api import Browser, expect

from web.dealt import Dealt, deal, go_to
from web.serving import Served
from web.sitting import WORDS, opened_page
from web.walking import wrong_at

pytestmark = pytest.mark.browser

OTHERS = {"N": "HA LA HX LX S8", "E": "SA SK LU L7 E9", "W": "HU HK E8 SX H8"}
ON_ITS_SIDE = {"width": 844, "height": 390}
NO_HANGER = {**OTHERS, "S": "EO LK E7 H9 L8"}


def bet_without_a_hanger(quiet: Served) -> Dealt:
    """South's Hanger was given up to him, but he has none to prove."""
    at = deal(quiet, "fiss", "E", "S", NO_HANGER, "S7", game="giltspiel")
    at.act("S bet hanger", "W good", "S concede gleich", "S concede spiel", "S pass")
    return at


def test_a_figure_that_could_not_be_proven_is_not_counted_as_given_up(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, bet_without_a_hanger(quiet))
        hanger = page.locator(".count li:not(.lost) .text", has_text="Hanger")
        expect(hanger.last).to_contain_text(WORDS["count.passed"])
        # "Therefore" needs something before it.
        expect(page.locator(".count .lost").first).to_contain_text("Du kannst den Hanger nicht vorzeigen.")
        expect(page.locator(".count .lost").nth(1)).to_contain_text("Der Hanger geht deshalb an")
        assert complaints.said == []


def test_on_a_telephone_on_its_side_the_whole_count_is_seen(browser: Browser, quiet: Served) -> None:
    """It was a strip with two of its six lines."""
    with opened_page(browser, viewport=ON_ITS_SIDE) as (page, complaints):
        go_to(page, quiet, bet_without_a_hanger(quiet))
        expect(page.locator(".count li")).to_have_count(6)
        for line in page.locator(".count li").all():
            expect(line).to_be_in_viewport(ratio=1)
        expect(page.locator(".plates")).to_be_hidden()
        assert wrong_at(page, (844, 390)) == []
        assert complaints.said == []
