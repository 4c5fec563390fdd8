"""The first page in a real browser, before the first game: what is chosen there holds at the table, and a game can be thrown away."""

import random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from table.helpers import person_of, play_on
from web.dealt import Dealt
from web.looking import violations
from web.serving import Served
from web.sitting import WORDS, opened_page
from web.walking import LARGEST, wrong_at
from weli.core.texts import catalogue
from weli.table.glance import glance
from weli.wire.messages import Pace
from weli.wire.requests import Glance

pytestmark = pytest.mark.browser

MORE_THAN_FIT = 25  # events of a deal, on a small telephone


def option(page: Page, label: str) -> None:
    page.locator("label", has_text=label).first.click(position={"x": 20, "y": 20})  # not its chair


def the_table(page: Page, served: Served) -> str:
    page.locator(".foot").wait_for()
    return str(page.evaluate("decodeURIComponent(location.hash.split('/')[2])"))


@pytest.mark.few(0)
def test_pace_and_counting_aid_are_chosen_before_the_first_game(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
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


@pytest.mark.few(1)
@pytest.mark.parametrize("size", [(320, 568), (360, 640)])
def test_both_ways_in_are_seen_at_once_on_the_first_visit(
    browser: Browser, quiet: Served, size: tuple[int, int]
) -> None:
    """Alone and with friends, and nothing has to be scrolled for it."""
    clear_away(quiet)
    with opened_page(browser) as (page, complaints):
        page.goto(quiet.address)
        expect(page.get_by_role("link", name=WORDS["lesson.no"])).to_be_visible()
        assert wrong_at(page, size) == []
        for key in ("start.deal", "start.friends"):
            expect(page.get_by_role("button", name=WORDS[key])).to_be_in_viewport(ratio=1)
        assert complaints.said == []


@pytest.mark.few(0)
def test_what_is_added_up_stands_below_the_sheet_from_the_start(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{quiet.new_table()}")
        page.locator(".foot").wait_for()
        page.keyboard.press("t")
        expect(page.locator("dialog tfoot td")).to_have_count(2)
        assert complaints.said == []


@pytest.mark.few(0)
def test_the_course_opens_at_its_newest_line_on_a_telephone(browser: Browser, quiet: Served) -> None:
    """It opened at the cut, and what had just happened was far below."""
    table = quiet.new_table(game="gaigel", rules="kreuz-4p")
    at = quiet.parlour.live(table).table
    with opened_page(browser, viewport={"width": 360, "height": 640}) as (page, complaints):
        steps = play_on(at, random.Random(1))
        while len(at.state.chairs[person_of(at.state)].events) < MORE_THAN_FIT:
            next(steps)
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".foot").wait_for()
        page.keyboard.press("l")
        expect(page.locator(".pulled .log li").last).to_be_in_viewport()
        assert complaints.said == []


def slip_of(page: Page, table: str) -> Locator:
    return page.locator(".slip", has=page.locator(f"a[href$='{table}']"))


def ask_whether_it_goes(page: Page, slip: Locator) -> None:
    """Behind the dots, and apart from what does no harm."""
    slip.get_by_role("button").click()
    page.get_by_role("dialog").get_by_role("button", name=WORDS["game.forget"], exact=True).click()
    expect(page.get_by_text(WORDS["game.forget.warning"])).to_be_visible()


@pytest.mark.few(0)
def test_the_question_whether_a_game_goes_is_read_in_the_evening_too(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, color_scheme="dark") as (page, complaints):
        table = quiet.new_table()
        page.goto(quiet.address)
        expect(slip_of(page, table)).to_contain_text(WORDS["waiting.against"].format(level=WORDS["level.stammgast"]))
        assert violations(page) == []
        ask_whether_it_goes(page, slip_of(page, table))
        assert violations(page) == []
        assert complaints.said == []


def test_a_game_that_is_not_over_can_be_thrown_away(browser: Browser, quiet: Served) -> None:
    """Asked first, and in plain words; the usual answer keeps it."""
    with opened_page(browser) as (page, complaints):
        kept, thrown = quiet.new_table(), quiet.new_table()
        page.goto(quiet.address)
        ask_whether_it_goes(page, slip_of(page, kept))
        expect(page.locator("dialog .main")).to_have_text(WORDS["game.forget.keep"])
        page.get_by_role("button", name=WORDS["game.forget.keep"], exact=True).click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert {kept, thrown} <= {line.table for line in quiet.parlour.tables()}
        ask_whether_it_goes(page, slip_of(page, thrown))
        page.get_by_role("button", name=WORDS["game.forget.now"], exact=True).click()
        expect(page.locator(f"a[href$='{thrown}']")).to_have_count(0)
        assert thrown not in {line.table for line in quiet.parlour.tables()}
        assert kept in {line.table for line in quiet.parlour.tables()}
        assert complaints.said == []


def test_a_game_that_waits_says_whose_turn_it_is_and_goes_on_with_a_tap(browser: Browser, quiet: Served) -> None:
    """One slip a game: the two newest, the others behind a line."""
    clear_away(quiet)
    older, theirs = quiet.new_table(dealer="E"), quiet.new_table(dealer="W")
    ours = quiet.new_table(game="bieten", rules="np", options={"players": 10}, dealer="A")
    with opened_page(browser) as (page, complaints):
        page.goto(quiet.address)
        expect(page.get_by_text(WORDS["waiting.heading"].format(n=3))).to_be_visible()
        expect(page.locator(".slip")).to_have_count(2)
        for table in (theirs, ours):
            seen = glance_of(quiet, table)
            turn = WORDS["waiting.yours"] if seen.yours else WORDS["waiting.others.one"].format(names=seen.asked[0])
            expect(slip_of(page, table).get_by_role("heading")).to_contain_text(turn)
        expect(slip_of(page, ours).locator(".standing .heard").first).to_contain_text("die anderen 0, ")
        page.get_by_text(WORDS["start.older.one"]).click()
        expect(page.locator(".slip")).to_have_count(3)
        assert violations(page) == []
        slip_of(page, older).get_by_role("link", name=WORDS["game.on"], exact=True).click()
        page.wait_for_url(f"**/table/{older}")
        assert complaints.said == []


def glance_of(quiet: Served, table: str) -> Glance:
    state = quiet.parlour.state(table)
    return glance(state, person_of(state), "de", 0)


def clear_away(quiet: Served) -> None:
    for line in quiet.http.get("/api/tables").json():
        quiet.http.delete(f"/api/tables/{line['table']}?lang=de")


@pytest.mark.few(2)
@pytest.mark.parametrize("letters", [16, LARGEST])
@pytest.mark.parametrize("size", [(360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)])
def test_the_tables_stay_in_sight_beside_the_games_that_wait(
    browser: Browser, quiet: Served, size: tuple[int, int], letters: int
) -> None:
    clear_away(quiet)
    for _ in range(3):
        quiet.new_table()
    with opened_page(browser, letters=letters) as (page, complaints):
        page.goto(quiet.address)
        expect(page.locator(".slip .faces")).to_have_count(2)
        assert wrong_at(page, size) == []
        names = page.locator("fieldset:has(.table) b")
        expect(names).to_have_count(4)
        if letters < LARGEST and size != (360, 740):
            for name in names.all():
                expect(name).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name=WORDS["start.deal"], exact=True)).to_be_in_viewport(ratio=1)
        assert complaints.said == []


def test_a_pack_can_be_chosen_before_the_first_deal_and_how_one_plays_is_a_tap_away(
    browser: Browser, quiet: Served
) -> None:
    quiet.new_table()
    with opened_page(browser) as (page, complaints):
        page.goto(quiet.address)
        page.get_by_role("button", name=WORDS["start.how.short"]).click()
        expect(page.locator("#new")).to_be_in_viewport(ratio=1)
        expect(page.locator("#new")).to_be_focused()
        option(page, WORDS["level.wirt"])
        expect(page.get_by_role("button", name=WORDS["start.how.short"])).to_contain_text(WORDS["level.wirt"])
        page.locator(".pack").click()
        assert violations(page) == []
        page.locator(".packs label", has_text=WORDS["deck.salzburg"]).click()
        page.keyboard.press("Escape")
        page.get_by_role("button", name=WORDS["start.deal"], exact=True).click()
        expect(page.locator("main .card > img[src^='./cards/salzburg/']").first).to_be_attached()
        assert complaints.said == []


def test_a_page_at_a_table_that_was_thrown_away_says_so(browser: Browser, quiet: Served) -> None:
    table = quiet.new_table()
    with opened_page(browser) as (page, _):
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".foot").wait_for()
        assert quiet.http.delete(f"/api/tables/{table}").status_code == 204
        expect(page.get_by_role("alert")).to_have_text(catalogue("table", "de")["table.cleared-away"])
        assert quiet.http.delete(f"/api/tables/{table}").status_code == 404


def test_the_openings_of_gaigel_say_what_they_mean(browser: Browser, quiet: Served) -> None:
    table = quiet.new_table(game="gaigel", rules="kreuz-4p", dealer="W")
    at = quiet.parlour.live(table).table
    Dealt(table, at).act("N cut 20")
    with opened_page(browser, viewport={"width": 360, "height": 640}) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".foot").wait_for()
        expect(page.locator(".bar small")).to_have_text(
            [WORDS[f"offer.{word}.note"] for word in ("elfen", "tauchen", "zweite")]
        )
        bar = page.locator(".bar").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= 640
        assert complaints.said == []
