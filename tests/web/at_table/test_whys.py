"""Why something does not go is said on a slip that is in nobody's way, and goes again."""

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from web.at_table.test_answers import to_play
from web.dealt import go_to, show_on_the_page
from web.serving import Served
from web.sitting import CORNER, DESK, PHONE, WORDS, opened_page, press, stop_the_clock

pytestmark = pytest.mark.browser

SMALL: ViewportSize = {"width": 360, "height": 740}
READ = 20_000
"""In milliseconds: by then a slip of two lines is read."""

COVERED = """(slip) => {
  const box = (each) => each.getBoundingClientRect();
  const { left, top, right, bottom } = box(slip);
  const over = (each) => each.left < right && left < each.right && each.top < bottom && top < each.bottom;
  const taps = [...document.querySelectorAll(".apron button, .hand button, .now p")];
  return taps.filter((each) => !slip.contains(each) && over(box(each))).map((each) => each.innerText);
}"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_why_a_figure_cannot_be_chosen_lies_over_no_choice(browser: Browser, quiet: Served, size: ViewportSize) -> None:
    at = to_play(quiet)
    at.act("S bet gleich", "E hold")
    with opened_page(browser, viewport=size) as (page, complaints):
        go_to(page, quiet, at)
        press(page, "bar.bet")
        page.locator(".bar .figure", has_text="Gleich").click(force=True)  # it says why not
        slip = page.locator(".why")
        expect(slip).to_contain_text("Gleich")
        assert slip.evaluate(COVERED) == []
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("size", [SMALL, PHONE, DESK], ids=["small", "phone", "desk"])
def test_why_something_does_not_go_covers_neither_hand_nor_question_and_goes_with_the_next_tap(
    browser: Browser, quiet: Served, size: ViewportSize
) -> None:
    at = to_play(quiet)
    at.act("S bet gleich")
    with opened_page(browser, viewport=size) as (page, complaints):
        go_to(page, quiet, at)
        slip = page.locator(".why")
        card = page.locator(".hand button").first
        card.click(force=True, position=CORNER)  # the answer comes first
        expect(slip).to_be_visible()
        assert slip.evaluate(COVERED) == []
        page.locator(".now p").click()
        expect(slip).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(0)
def test_why_no_card_is_played_before_the_answer_is_over_once_it_has_come(browser: Browser, quiet: Served) -> None:
    at = to_play(quiet)
    at.act("S bet gleich")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        page.locator(".hand button").first.click(force=True, position=CORNER)
        expect(page.locator(".why")).to_be_visible()
        at.act("E good")
        show_on_the_page(quiet, at)
        expect(page.locator(".bar").get_by_text(WORDS["bar.concede"], exact=True)).to_be_visible()
        expect(page.locator(".why")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(0)
def test_why_something_does_not_go_goes_by_itself_once_it_is_read(browser: Browser, quiet: Served) -> None:
    at = to_play(quiet)
    at.act("S bet gleich")
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        go_to(page, quiet, at)
        page.locator(".hand button").first.click(force=True, position=CORNER)
        page.mouse.move(5, 300)
        slip = page.locator(".why")
        expect(slip).to_be_visible()
        page.clock.run_for(READ)
        expect(slip).to_have_count(0)
        assert complaints.said == []
