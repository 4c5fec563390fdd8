"""All pages beside the table, in windows of every size: nothing is cut off, lies over anything or is pushed sideways, and everything can be
hit and read. Each by day and in the evening, in both languages, and once with large letters."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from web.looking import violations
from web.serving import Served
from web.sitting import opened_page
from web.test_browser_exercises import EXERCISE
from web.test_browser_won import FORMS, played
from web.walking import largest_letters, wrong_at

pytestmark = pytest.mark.browser

SIZES = [(360, 740), (390, 844), (768, 1024), (844, 390), (1024, 768), (1280, 800), (1920, 1080)]
LOOKS: dict[str, tuple[int, dict[str, Any]]] = {
    "day": (16, {"locale": "de-AT", "color_scheme": "light"}),
    "large": (21, {"locale": "de-AT", "color_scheme": "dark"}),
    "english": (16, {"locale": "en-GB", "color_scheme": "dark"}),
}
"""How large the letters are, in pixels, and who reads."""
HEIGHT = "Math.max(...[...document.querySelectorAll('html, main, .page')].map((each) => each.scrollHeight))"
HIGHEST = 6000
"""So high, in pixels, is a window in which a long page is looked at whole."""
PAGES = {
    "start": "",
    "rules": "rules",
    "book": "rules/gaigel",
    "rule": "rule/GE-TRICK-01",
    "primer": "primer/perlaggen",
    "learn": "learn/giltspiel",
    "exercises": "exercises",
    "exercise": f"exercise/{EXERCISE.game}/{EXERCISE.name}",
    "today": "today",
    "statistics": "statistics",
    "verify": "verify",
    "dispute": "dispute",
    "house": "house/bieten/3p",
    "account": "account",
    "no-table": "table/nowhere",
    "at": "at/{played}",
    "replay": "replay/{played}/1",
}
MENU = "menu"
ON_ITS_SIDE = (844, 390)
"""A replay has names at the near edge as well there, and its cards are a little lower than those one plays with."""


def whole(page: Page, size: tuple[int, int]) -> list[str]:
    """What is wrong in a window of this size, and below what is seen of the page at first."""
    found = wrong_at(page, size)
    high = int(page.evaluate(HEIGHT))
    if high > size[1] and page.locator(".felt").count() == 0:
        found += wrong_at(page, (size[0], min(high, HIGHEST)))
    return [*dict.fromkeys(found)]


def walk(page: Page, letters: int) -> list[str]:
    found = []
    for size in SIZES:
        if letters == 16 or size != ON_ITS_SIDE:
            wrong = [each for each in whole(page, size) if size != ON_ITS_SIDE or not each.startswith("small card")]
            found += [f"{size[0]}x{size[1]}, {letters} px: {each}" for each in wrong]
    return found + violations(page)


@pytest.mark.few(3)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", [*PAGES, MENU])
def test_every_page_can_be_read_and_hit_in_every_window(browser: Browser, quiet: Served, name: str, look: str) -> None:
    letters, looks = LOOKS[look]
    path = PAGES.get(name, "")
    if "{played}" in path:
        path = path.format(played=played(quiet, FORMS[0]))
    elif not path:
        quiet.new_table(dealer="E")  # a game waits
    with opened_page(browser, quiet.origin, **looks) as (page, _):
        largest_letters(page, letters)
        page.goto(f"{quiet.address}#/{path}")
        page.locator("main").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        if name == MENU:
            page.locator(".menu").click()
            page.locator("dialog").wait_for()
        found = walk(page, letters)
    assert not found, "\n".join(found)
