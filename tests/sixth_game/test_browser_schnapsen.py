"""An act that the page has never heard of is a button with the words that the game brings along."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from web.serving import AN_HOUR, serving
from web.sitting import await_buttons, opened_page
from weli.core.acts import kind_of

pytestmark = pytest.mark.browser


def test_the_talon_is_closed_with_a_tap(browser: Browser, tmp_path: Path) -> None:
    from schnapsen.deal import CLOSE

    with serving(tmp_path, delays=AN_HOUR) as served:
        name = served.new_table(game="schnapsen", rules="wien", target=7, dealer="B", seat="A")
        with opened_page(browser) as (page, complaints):
            page.goto(f"{served.address}#/table/{name}")
            close = page.get_by_role("button", name="zudrehen")
            expect(close).to_be_visible()
            await_buttons(page)
            close.click()
            expect(close).to_have_count(0)
            assert complaints.said == []
        state = served.parlour.live(name).table.state
        assert [kind_of(act) for _, act in state.deal.still_said()] == [CLOSE]
