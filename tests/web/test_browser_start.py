"""The first page in a real browser, before the first game: what is chosen there holds at the table, and a game can be thrown away."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from table.helpers import person_of, play_on
from web.dealt import Dealt
from web.looking import violations
from web.serving import Served
from web.sitting import WORDS, opened_page
from web.walking import wrong_at
from weli.core.texts import catalogue
from weli.wire.messages import Pace

pytestmark = pytest.mark.browser

MORE_THAN_FIT = 25  # events of a deal, on a small telephone


def option(page: Page, label: str) -> None:
    page.locator("label", has_text=label).first.click()


def the_table(page: Page, served: Served) -> str:
    page.locator(".foot").wait_for()
    return str(page.evaluate("decodeURIComponent(location.hash.split('/')[2])"))


def test_pace_and_counting_aid_are_chosen_before_the_first_game(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, quiet.origin) as (page, complaints):
        page.goto(quiet.address)
        option(page, "Gaigel")
        option(page, WORDS["start.aid.own"])
        page.get_by_text(WORDS["start.more"], exact=True).click()
        option(page, WORDS["settings.bots.quick"])
        option(page, WORDS["settings.questions.all"])
        page.get_by_role("button", name=WORDS["start.deal"], exact=True).click()
        state = quiet.parlour.live(the_table(page, quiet)).table.state
        assert state.pace == Pace("quick", "short", "all")
        assert state.rules.referee.count_aid == "own"
        page.goto(quiet.address)
        kept = page.locator("label", has_text=WORDS["start.aid.own"]).get_by_role("radio")
        expect(kept).to_be_checked()
        assert complaints.said == []


@pytest.mark.parametrize("size", [(320, 568), (360, 640)])
def test_both_ways_in_are_seen_at_once_on_the_first_visit(
    browser: Browser, quiet: Served, size: tuple[int, int]
) -> None:
    """Alone and with friends, and nothing has to be scrolled for it."""
    for line in quiet.http.get("/api/tables").json():
        quiet.http.delete(f"/api/tables/{line['table']}?lang=de")
    with opened_page(browser, quiet.origin) as (page, complaints):
        page.goto(quiet.address)
        expect(page.get_by_role("link", name=WORDS["lesson.no"])).to_be_visible()
        assert wrong_at(page, size) == []
        for key in ("start.deal", "start.friends"):
            expect(page.get_by_role("button", name=WORDS[key], exact=True)).to_be_in_viewport(ratio=1)
        assert complaints.said == []


def test_what_is_added_up_stands_below_the_sheet_from_the_start(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, quiet.origin) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{quiet.new_table()}")
        page.locator(".foot").wait_for()
        page.keyboard.press("t")
        expect(page.locator("dialog tfoot td")).to_have_count(2)
        assert complaints.said == []


def test_the_course_opens_at_its_newest_line_on_a_telephone(browser: Browser, quiet: Served) -> None:
    """It opened at the cut, and what had just happened was far below."""
    table = quiet.new_table(game="gaigel", rules="kreuz-4p")
    at = quiet.parlour.live(table).table
    with opened_page(browser, quiet.origin, viewport={"width": 360, "height": 640}) as (page, complaints):
        steps = play_on(at, random.Random(1))
        while len(at.state.chairs[person_of(at.state)].events) < MORE_THAN_FIT:
            next(steps)
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".foot").wait_for()
        page.keyboard.press("l")
        expect(page.locator(".pulled .log li").last).to_be_in_viewport()
        assert complaints.said == []


def test_the_question_whether_a_game_goes_is_read_in_the_evening_too(browser: Browser, quiet: Served) -> None:
    """It is asked from a slip that is light in the evening as well."""
    with opened_page(browser, quiet.origin, color_scheme="dark") as (page, complaints):
        quiet.new_table()
        page.goto(quiet.address)
        page.get_by_role("button", name=WORDS["game.forget"], exact=True).first.click()
        expect(page.get_by_text(WORDS["game.forget.warning"])).to_be_visible()
        assert violations(page) == []
        assert complaints.said == []


def test_a_game_that_is_not_over_can_be_thrown_away(browser: Browser, quiet: Served) -> None:
    """Asked first, and in plain words; the usual answer keeps it."""
    with opened_page(browser, quiet.origin) as (page, complaints):
        kept, thrown = quiet.new_table(), quiet.new_table()
        page.goto(quiet.address)
        page.get_by_role("button", name=WORDS["game.forget"], exact=True).first.click()
        expect(page.get_by_text(WORDS["game.forget.warning"])).to_be_visible()
        expect(page.locator("dialog .main")).to_have_text(WORDS["game.forget.keep"])
        page.get_by_role("button", name=WORDS["game.forget.keep"], exact=True).click()
        assert {kept, thrown} <= {line.table for line in quiet.parlour.tables()}
        page.locator(".line", has=page.locator(f"a[href$='{thrown}']")).get_by_role(
            "button", name=WORDS["game.forget"], exact=True
        ).click()
        page.get_by_role("button", name=WORDS["game.forget.now"], exact=True).click()
        expect(page.locator(f"a[href$='{thrown}']")).to_have_count(0)
        assert thrown not in {line.table for line in quiet.parlour.tables()}
        assert kept in {line.table for line in quiet.parlour.tables()}
        assert complaints.said == []


def test_a_page_at_a_table_that_was_thrown_away_says_so(browser: Browser, quiet: Served) -> None:
    table = quiet.new_table()
    with opened_page(browser, quiet.origin) as (page, _):
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".foot").wait_for()
        assert quiet.http.delete(f"/api/tables/{table}").status_code == 204
        expect(page.get_by_role("alert")).to_have_text(catalogue("table", "de")["table.cleared-away"])
        assert quiet.http.delete(f"/api/tables/{table}").status_code == 404


def test_the_openings_of_gaigel_say_what_they_mean(browser: Browser, quiet: Served) -> None:
    table = quiet.new_table(game="gaigel", rules="kreuz-4p", dealer="W")
    at = quiet.parlour.live(table).table
    Dealt(table, at).act("N cut 20")
    with opened_page(browser, quiet.origin, viewport={"width": 360, "height": 640}) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".foot").wait_for()
        expect(page.locator(".bar small")).to_have_text(
            [WORDS[f"offer.{word}.note"] for word in ("elfen", "tauchen", "zweite")]
        )
        bar = page.locator(".bar").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= 640
        assert complaints.said == []
