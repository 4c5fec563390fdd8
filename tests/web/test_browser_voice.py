"""Voice at a table of friends, in real browsers whose microphones are not real."""

import pytest
from playwright.sync_api import Browser, expect

from web.serving import Served
from web.sitting import DESK
from web.voiced import heard, talker, talkers, turn_on, wait_until_heard

__all__ = ["talkers"]
pytestmark = pytest.mark.browser


def test_two_hear_each_other_with_one_tap_each(talkers: Browser, inn: Served) -> None:
    with talker(talkers, inn) as anna, talker(talkers, inn, viewport=DESK) as bert:
        table = anna.has_opened(game="giltspiel", rules="fiss", people=["N"], seat="S")
        bert.joins(table, "N", "Bert")
        for person in (anna, bert):
            person.page.locator(".foot").wait_for()
        turn_on(anna)
        expect(bert.page.locator(".nameplate[data-from=S] .voice")).to_have_attribute("data-voice", "open")
        assert heard(bert) == []
        turn_on(bert)
        wait_until_heard(anna, 1)
        wait_until_heard(bert, 1)
