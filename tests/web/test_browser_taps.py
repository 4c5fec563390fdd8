"""How few taps it takes, and what stays safe: one to sit down at any table."""

import re

import pytest
from playwright.sync_api import Browser

from web.serving import Served
from web.sitting import WORDS, opened_page

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", ["giltspiel", "perlaggen", "bieten", "gaigel"])
def test_one_tap_on_the_free_chair_of_a_table_deals_there(browser: Browser, quiet: Served, game: str) -> None:
    with opened_page(browser, quiet.origin) as (page, complaints):
        page.goto(quiet.address)
        chair = WORDS["start.sit"].format(game=WORDS[f"table.game.{game}"])
        page.get_by_role("button", name=chair, exact=True).click()
        page.wait_for_url(re.compile("#/table/"))
        name = page.evaluate("decodeURIComponent(location.hash.split('/')[2])")
        assert quiet.parlour.live(name).table.state.rules.game == game
        assert complaints.said == []
