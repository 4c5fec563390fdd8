"""Exercises on the page: from the first page to the table, answered wrongly and rightly, explained, and played on from there."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web.looking import violations
from web.serving import Served
from web.sitting import CORNER, DESK, GRACE, WORDS, opened_page, press, stop_the_clock
from web.walking import wrong_at
from weli.core.texts import catalogue
from weli.exercises import all_exercises

pytestmark = pytest.mark.browser

SMALL = {"width": 360, "height": 640}
SAID = catalogue("exercises", "de") | catalogue("advice", "de")
A_CARD = 2  # letters
EXERCISE = next(
    one for one in all_exercises() if one.game == "giltspiel" and {len(one.best.act), len(one.done)} == {A_CARD}
)


def open_exercise(page: Page, address: str) -> None:
    page.goto(f"{address}#/exercise/{EXERCISE.game}/{EXERCISE.name}")
    expect(page.locator(".taught .slip")).to_contain_text(SAID["exercise.note"])


def test_from_the_first_page_one_comes_to_the_list_and_to_an_exercise(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, viewport=SMALL) as (page, complaints):
        page.goto(quiet.address)
        page.get_by_role("link", name=WORDS["title.exercises"]).click()
        expect(page.get_by_role("heading", name=SAID["exercises.title"])).to_be_visible()
        assert violations(page) == []
        page.locator(f'a[href="#/exercise/{EXERCISE.game}/{EXERCISE.name}"]').click()
        expect(page.locator(".now p")).to_contain_text(SAID[f"exercise.ask.{EXERCISE.sort}"])
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "look", [{"viewport": SMALL}, {"viewport": DESK, "color_scheme": "dark"}], ids=["phone", "wide"]
)
def test_a_wrong_answer_is_met_kindly_and_explained(browser: Browser, quiet: Served, look: dict[str, Any]) -> None:
    with opened_page(browser, **look) as (page, complaints):
        open_exercise(page, quiet.address)
        page.locator(f"#hand-{EXERCISE.done}").click(position=CORNER)
        press(page, "bar.play")
        paper = page.get_by_role("dialog", name=SAID["exercise.explained"])
        expect(paper).to_contain_text(SAID["exercise.told.other"].split(".")[0])
        expect(paper.locator("dl dt")).to_have_count(EXERCISE.before().seating.players)
        expect(paper.locator(".act")).to_have_count(len(EXERCISE.choices))
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name=SAID["exercise.why"])).to_be_visible()
        assert complaints.said == []


UNDER_THE_BOARD = """(board) => {
  const { left, top, right } = board.getBoundingClientRect();
  const plates = [...document.querySelectorAll(":is(.left, .right) .nameplate")].map((each) => each.getBoundingClientRect());
  return plates.filter((plate) => plate.bottom > top + 1 && plate.right > left && plate.left < right).length;
}"""


@pytest.mark.few(0)
def test_on_a_telephone_on_its_side_a_bet_lies_over_nobody_who_may_have_made_it(
    browser: Browser, quiet: Served
) -> None:
    """The words beside the table leave it so narrow that the board of the bet lay over the face of the one who bets."""
    answer = next(one for one in all_exercises() if one.sort == "answer")
    with opened_page(browser, viewport={"width": 844, "height": 390}) as (page, complaints):
        page.goto(f"{quiet.address}#/exercise/{answer.game}/{answer.name}")
        board = page.locator(".front")
        expect(board).to_be_visible()
        assert board.evaluate(UNDER_THE_BOARD) == 0
        assert wrong_at(page, (844, 390)) == []
        assert complaints.said == []


def test_the_right_answer_is_given_by_the_keyboard_alone_and_one_plays_on(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, viewport=DESK) as (page, complaints):
        open_exercise(page, quiet.address)
        page.locator(f"#hand-{EXERCISE.best.act}").focus()
        page.keyboard.press("Enter")
        paper = page.get_by_role("dialog", name=SAID["exercise.right"])
        expect(paper).to_contain_text(SAID["exercise.told.right"])
        paper.get_by_role("button", name=WORDS["trial.open"]).focus()
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile("#/table/"))
        expect(page.locator(f"#hand-{EXERCISE.best.act}")).to_be_visible()
        assert complaints.said == []


@pytest.mark.few(0)
def test_an_exercise_that_there_is_not_is_said(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, viewport=SMALL) as (page, _):
        page.goto(f"{quiet.address}#/exercise/giltspiel/nothing-1")
        expect(page.get_by_text(SAID["exercise.none"])).to_be_visible()


@pytest.mark.few(0)
def test_a_word_is_said_at_once_where_nothing_is_at_stake(browser: Browser, quiet: Served) -> None:
    """At a table one has three seconds to think better of it; here they would only be waited for."""
    asked = next(one for one in all_exercises() if one.best.act == "good")
    with opened_page(browser, viewport=DESK) as (page, complaints):
        stop_the_clock(page)
        page.goto(f"{quiet.address}#/exercise/{asked.game}/{asked.name}")
        expect(page.locator(".taught .slip")).to_contain_text(SAID["exercise.note"])
        word = page.locator('.bar[aria-busy=false] .offer[data-label^="Gut"]')
        while not word.count():  # until the buttons have stood there for a moment
            page.clock.run_for(GRACE)
        word.click()
        expect(page.get_by_role("dialog", name=SAID["exercise.right"])).to_be_visible()
        expect(page.get_by_role("dialog").locator('.disc[data-face="wirt"]')).to_have_attribute("data-mood", "glad")
        assert complaints.said == []
