"""The pace at which one follows a game act by act: each of the others waits for a tap."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from table.laying import CardByCard
from waiting import wait_until
from web.serving import Served, serving
from web.sitting import CORNER, GRACE, WORDS, opened_page, press, stop_the_clock

pytestmark = pytest.mark.browser

PACE = {"bots": "tap", "trick": "tap", "questions": "useful"}


@pytest.fixture(scope="module")
def _bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("bare"), player=lambda _level: CardByCard()) as running:
        yield running


@pytest.fixture
def bare(_bare: Served, chance: random.Random) -> Served:
    """Opponents who only lay cards: others would use the tap for a bet, and what they sign depends on how soon one plays."""
    return _bare.for_a_test(chance)


def one_has_led(page: Page, served: Served) -> None:
    """The others are to follow."""
    table = served.new_table(game="giltspiel", rules="fiss", dealer="E", pace=PACE, options={"talk": False})
    page.goto(f"{served.address}#/table/{table}")
    card = page.locator(".hand button").first
    card.click(position=CORNER)
    page.locator(".hand .up").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".row.own .card")).to_have_count(1)


@pytest.mark.few(1)
@pytest.mark.parametrize("by", ["the button", "the space bar", "a tap on the table"])
def test_each_of_the_others_plays_at_a_tap(browser: Browser, bare: Served, by: str) -> None:
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        one_has_led(page, bare)
        on = page.get_by_role("button", name=WORDS["bar.on"], exact=True)
        theirs = page.locator(".row:not(.own) .card")
        for played in range(3):
            expect(on).to_be_enabled()
            expect(theirs).to_have_count(played)
            page.clock.run_for(GRACE)
            match by:
                case "the button":
                    press(page, "bar.on")
                case "the space bar":
                    page.keyboard.press("Space")
                case _:
                    page.locator(".tabletop").dispatch_event("click")
            expect(theirs).to_have_count(played + 1)
        assert complaints.said == []


@pytest.mark.few(0)
def test_the_pace_is_chosen_like_the_others(browser: Browser, served: Served) -> None:
    with opened_page(browser) as (page, complaints):
        table = served.new_table()
        page.goto(f"{served.address}#/table/{table}")
        page.locator(".foot").wait_for()
        page.keyboard.press("m")
        page.get_by_role("button", name=WORDS["settings"], exact=True).click()
        page.locator("label", has_text=WORDS["settings.bots.tap"]).first.click()
        expect(page.locator("label", has_text=WORDS["settings.bots.tap"]).get_by_role("radio")).to_be_checked()
        wait_until(lambda: served.parlour.live(table).table.state.pace.bots == "tap", "the pace is stored")
        assert complaints.said == []
