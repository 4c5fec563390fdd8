"""The deal of the day on the page: from the first page to its table and to the result, by keys alone, and in windows of every size."""

import random
import re
from datetime import date
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from table.helpers import play_on
from web.looking import violations
from web.serving import Served
from web.sitting import DESK, WORDS, opened_page
from web.today import at_day
from web.walking import LARGEST, SIZES, wrong_at
from weli.core.texts import catalogue
from weli.study.today import A_DAY

pytestmark = pytest.mark.browser

SAID = catalogue("today", "de")
DAY = date(2026, 11, 24)
EARLIER = date(2026, 11, 17)
"""A day of its own for whoever plays: of each there is one deal for everybody."""
A_KEY = re.compile(r"\b[a-z]+\.[a-z]+\b")
"""What stands there where a text is missing."""
EXTREMES = [SIZES[0], SIZES[-1]]


def by_key(page: Page, role: Any, name: str) -> None:
    """As somebody does it who has nothing but keys."""
    page.get_by_role(role, name=name, exact=True).focus()
    page.keyboard.press("Enter")


def play_out(served: Served, day: date) -> None:
    """Somebody has played the deal of a day to its end."""
    play_to_the_end(served, served.parlour.open_day(day, served.parlour.sessions.keeper()).table)


def play_to_the_end(served: Served, name: str) -> None:
    for _ in play_on(served.parlour.live(name).table, random.Random(5)):
        pass


def wrong_anywhere(page: Page, size: tuple[int, int]) -> list[str]:
    """What is wrong on a page that is scrolled: in a window of this width that is high enough for all of it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    high = page.evaluate("document.documentElement.scrollHeight")
    return wrong_at(page, (size[0], max(high, size[1])))


def test_from_the_first_page_to_the_table_and_from_there_to_the_result_by_keys_alone(
    browser: Browser, quiet: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole games by keys are played in `web.at_table.test_by_ear`."""
    at_day(quiet, monkeypatch, EARLIER)
    with opened_page(browser, viewport=DESK) as (page, complaints):
        page.goto(quiet.address)
        by_key(page, "link", f"{WORDS['title.today']} {WORDS['start.today.note']}")
        by_key(page, "button", SAID["today.play"])
        page.locator(".foot").wait_for()
        play_to_the_end(quiet, page.url.rpartition("/")[2])
        page.reload()
        by_key(page, "link", WORDS["day.result"])
        expect(page).to_have_url(re.compile(f"#/today/{EARLIER}$"))
        expect(page.get_by_role("heading", name=SAID["today.counts"])).to_be_visible()
        expect(page.locator("dl dd")).to_have_count(2)
        expect(page.get_by_role("button", name=SAID["today.practise"])).to_be_visible()
        by_key(page, "button", WORDS["after.stop"])
        by_key(page, "button", SAID["today.all"])
        expect(page.get_by_role("dialog", name=WORDS["after.open"])).to_be_visible()
        page.keyboard.press("Escape")
        assert complaints.said == []


@pytest.mark.few(0)
@pytest.mark.parametrize(
    ("look", "sizes"),
    [({}, SIZES), ({"locale": "en-GB", "color_scheme": "dark"}, EXTREMES), ({"letters": LARGEST}, EXTREMES)],
    ids=["plain", "english", "large"],
)
def test_before_and_after_everything_can_be_read_and_hit_in_windows_of_every_size(
    browser: Browser,
    quiet: Served,
    monkeypatch: pytest.MonkeyPatch,
    look: dict[str, Any],
    sizes: list[tuple[int, int]],
) -> None:
    at_day(quiet, monkeypatch, DAY)
    play_out(quiet, DAY)
    with opened_page(browser, **look) as (page, complaints):
        for day, place in ((DAY - A_DAY, "#before"), (DAY, "#result")):
            page.goto("about:blank")
            page.goto(f"{quiet.address}#/today/{day}")
            page.locator(place).wait_for()
            if place == "#result":
                page.locator(".progress button").click()
            found = {f"{day}, {size}: {each}" for size in sizes for each in wrong_anywhere(page, size)}
            assert found == set()
            assert violations(page) == []
            assert A_KEY.findall(page.locator("main").inner_text()) == []
        assert complaints.said == []


def test_a_day_that_is_none_is_said_and_leads_to_the_present_one(
    browser: Browser, quiet: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_day(quiet, monkeypatch, DAY)
    with opened_page(browser) as (page, _):
        page.goto(f"{quiet.address}#/today/2026-11-25")
        expect(page.get_by_role("alert")).to_have_text(catalogue("table", "de")["day.to-come"])
        page.get_by_role("main").get_by_role("link", name=WORDS["title.today"]).click()
        expect(page.get_by_role("heading", name=SAID["today.before"])).to_be_visible()
