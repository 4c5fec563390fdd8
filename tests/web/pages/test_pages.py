"""All pages beside the table, in windows of every size: nothing is cut off, lies over anything or is pushed sideways, and everything can be
hit and read. Each by day and in the evening, in both languages, and once with large letters."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from web.at_table.test_won import FORMS, played
from web.guests import OPEN, Guest
from web.lines.test_lobby import opens as table_in_lobby
from web.lines.test_lobby import settle
from web.looking import violations
from web.pages.test_exercises import EXERCISE
from web.serving import Served, serving
from web.sitting import opened_page
from web.walking import wrong_at
from weli.core.texts import together

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
    "nowhere": "club",
    "at": "at/{played}",
    "replay": "replay/{played}/1",
}
MENU = "menu"
PANELS = (MENU, "settings", "help")
"""What is opened over the first page."""
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


def opens(page: Page, panel: str) -> None:
    """By the button of the menu that leads there."""
    page.locator(".menu").click()
    if panel != MENU:
        page.get_by_role("dialog").get_by_role("button", name=words_of(page)[f"menu.{panel}"], exact=True).click()
    page.locator("dialog h2").wait_for()


def words_of(page: Page) -> dict[str, str]:
    return together(("page",), str(page.evaluate("document.documentElement.lang")))


@pytest.mark.few(3)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", [*PAGES, *PANELS])
def test_every_page_can_be_read_and_hit_in_every_window(browser: Browser, quiet: Served, name: str, look: str) -> None:
    letters, looks = LOOKS[look]
    path = PAGES.get(name, "")
    if "{played}" in path:
        path = path.format(played=played(quiet, FORMS[0]))
    elif not path:
        quiet.new_table(dealer="E")  # a game waits
    with opened_page(browser, letters=letters, **looks) as (page, _):
        page.goto(f"{quiet.address}#/{path}")
        page.locator("main").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        if name in PANELS:
            opens(page, name)
        found = walk(page, letters)
    assert not found, "\n".join(found)


@pytest.fixture
def house_with_lobby(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, house=replace(OPEN, lobby=True)) as found:
        yield found


@pytest.mark.few(0)
@pytest.mark.parametrize("look", LOOKS)
def test_so_can_the_tables_of_a_lobby(browser: Browser, house_with_lobby: Served, look: str) -> None:
    letters, looks = LOOKS[look]
    for called in ("Anna", "Wolfgang-Amadeus Huber"):
        table_in_lobby(Guest(house_with_lobby, called), called)
    settle(house_with_lobby.parlour.store)
    with opened_page(browser, letters=letters, **looks) as (page, _):
        page.goto(house_with_lobby.address)
        page.locator(".lobby article").nth(1).wait_for()
        found = walk(page, letters)
    assert not found, "\n".join(found)


@pytest.mark.few(1)
@pytest.mark.parametrize("look", LOOKS)
def test_so_can_what_stands_there_while_the_house_does_not_answer(browser: Browser, quiet: Served, look: str) -> None:
    """A page that could not be loaded any more; and the first page, whose games cannot be asked after."""
    letters, looks = LOOKS[look]
    with opened_page(browser, letters=letters, **looks) as (page, _):
        page.goto(quiet.address)
        page.locator(".go").wait_for()
        page.wait_for_load_state("networkidle")
        page.context.set_offline(True)
        page.evaluate("location.hash = '#/statistics'")
        page.get_by_role("alert").wait_for()
        found = walk(page, letters)
    assert not found, "\n".join(found)
