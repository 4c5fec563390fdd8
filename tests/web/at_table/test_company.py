"""What one does beside playing, in a real browser: replay somebody's record, take a card back, give up and play once more."""

import random

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from casebook import CASES
from table.helpers import own_view, play_on
from web.serving import Served
from web.sitting import CORNER, WORDS, await_drawing, opened_page, press
from weli.table.table import Table

pytestmark = pytest.mark.browser

MOST_GAMES = 30

RECORD = CASES / "giltspiel" / "GS-EX-01.weli"
DROP = """([name, text]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    for (const kind of ["dragover", "drop"]) window.dispatchEvent(new DragEvent(kind, { dataTransfer, cancelable: true }));
}"""

CUT_THROUGH = """(columns) => columns.flatMap((lines) => {
    const { left, top, right, bottom } = lines.getBoundingClientRect();
    const boxes = [...lines.querySelectorAll("svg")].map((each) => each.getBoundingClientRect());
    const seen = boxes.filter((box) => box.right > left && box.left < right && box.bottom > top && box.top < bottom);
    if (seen.length < 2) return ["too little to be seen"];
    return seen.filter((box) => box.top < top - 2 || box.bottom > bottom + 2).map((box) => `${box.top} above ${top}`);
})"""

NOT_ADDED_UP = """(columns) => columns.flatMap((column) => {
    const sum = Number(column.querySelector(".sum .heard").textContent);
    const lines = [...column.querySelectorAll(".lines .heard")].map((each) => Number(each.textContent));
    return lines.reduce((one, other) => one + other, 0) === sum ? [] : [`${lines} are not ${sum}`];
})"""
"""Once the page has found out how much room there is, and has written what fits."""


def tap(page: Page, key: str) -> None:
    page.get_by_role("button", name=WORDS[key], exact=True).click()


def test_a_record_is_dropped_and_replayed_to_its_end(browser: Browser, quiet: Served) -> None:
    tables = quiet.http.get("/api/tables").json()
    with opened_page(browser) as (page, complaints):
        page.goto(quiet.address)
        page.get_by_text(WORDS["file.hint"]).wait_for()
        page.evaluate(DROP, [RECORD.name, RECORD.read_text(encoding="utf-8")])
        tap(page, "replay.last")
        expect(page.locator(".foot .told")).to_contain_text("1 Punkt für Ost und West")
        assert quiet.http.get("/api/tables").json() == tables
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("text", ["weli = 1\nnonsense", "\0\1\2", "x" * (2**20 + 1)], ids=["prose", "binary", "huge"])
def test_what_is_no_record_is_said_and_nothing_else_happens(browser: Browser, quiet: Served, text: str) -> None:
    with opened_page(browser) as (page, _):
        page.goto(f"{quiet.address}#/table/{quiet.new_table()}")
        page.locator(".foot").wait_for()
        page.evaluate(DROP, ["abend.weli", text])
        expect(page.get_by_role("alert")).to_contain_text("abend.weli")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        assert "#/table/" in page.url


def test_a_card_is_taken_back(browser: Browser, quiet: Served) -> None:
    table = quiet.new_table(dealer="E")
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        cards = page.locator(".hand button")
        expect(cards).to_have_count(5)
        cards.first.click(position=CORNER)
        press(page, "bar.play")
        expect(cards).to_have_count(4)
        press(page, "bar.take_back")
        expect(cards).to_have_count(5)
        assert complaints.said == []


def test_a_game_is_given_up_and_its_company_plays_once_more(browser: Browser, quiet: Served) -> None:
    table = quiet.new_table(game="gaigel", rules="kreuz-4p")
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".foot").wait_for()
        names = page.locator(".seat").all_inner_texts()
        page.locator(".menu").click()
        tap(page, "menu.give_up")
        tap(page, "menu.give_up.now")
        expect(page.locator(".ending")).to_contain_text(WORDS["status.given_up"])
        tap(page, "result.again")
        expect(page.locator(".ending")).to_have_count(0)
        page.locator(".foot .now").wait_for()
        assert len(page.locator(".seat").all_inner_texts()) == len(names)
        page.locator(".score").click()
        expect(page.locator("dialog")).to_contain_text("Abend: Wir 0, Sie 1")
        page.goto(f"{quiet.address}#/")
        page.locator(".slip").first.get_by_role("button").click()
        told = page.get_by_role("dialog")
        expect(told).to_contain_text("Abend: wir 0, sie 1")
        told.get_by_text(WORDS["evening.earlier"]).click()
        expect(told.locator("details li")).to_have_count(1)
        assert complaints.said == []


@pytest.mark.few(0)
def test_the_sheet_is_not_opened_before_there_is_something_on_it(browser: Browser, quiet: Served) -> None:
    held: list[Route] = []
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{quiet.new_table()}")
        page.locator(".foot").wait_for()
        page.wait_for_load_state("networkidle")
        page.route("**/*.js", lambda route: held.append(route))  # noqa: PLW0108
        with page.expect_request("**/*.js"):
            page.locator(".score").click()
        expect(page.locator("dialog")).to_have_count(0)
        page.route("**/*.js", lambda route: route.continue_())
        for script in held:
            script.continue_()
        expect(page.locator("dialog")).to_contain_text(WORDS["sheet.heading"])
        assert complaints.said == []


def with_many_lines(quiet: Served) -> Table:
    """A table at which each side has more lines on the sheet than find room beside the cards."""
    for seed in range(MOST_GAMES):
        table = quiet.parlour.live(quiet.new_table(game="giltspiel", rules="fiss", target=15)).table
        for _ in play_on(table, random.Random(seed)):
            sheet = own_view(table).sheet
            if sheet and all(sum(each.points[side] != 0 for each in sheet.entries) > 4 for side in sheet.sides):
                return table
    pytest.fail(f"so many lines came together in none of {MOST_GAMES} games")


@pytest.mark.few(0)
def test_no_number_on_the_sheet_is_cut_through_and_what_is_seen_adds_up(browser: Browser, quiet: Served) -> None:
    """What finds no room on the table is put together in one number; the whole sheet is a tap away."""
    table = with_many_lines(quiet)
    with opened_page(browser, viewport={"width": 1280, "height": 800}) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table.name}")
        lines = page.locator(".score .lines")
        lines.locator("svg").first.wait_for(state="attached")
        for height in (720, 760, 800, 840):
            page.set_viewport_size({"width": 1280, "height": height})
            await_drawing(page)
            assert lines.evaluate_all(CUT_THROUGH) == [], height
            assert page.locator(".score .column").evaluate_all(NOT_ADDED_UP) == [], height
        assert complaints.said == []


def with_a_stroke(quiet: Served) -> Table:
    """A table at which somebody's score has been struck out."""
    for seed in range(MOST_GAMES):
        table = quiet.parlour.live(quiet.new_table(game="bieten", rules="3p")).table
        for _ in play_on(table, random.Random(seed)):
            sheet = own_view(table).sheet
            if sheet and sheet.gestrichen:
                return table
    pytest.fail(f"nobody was struck out in {MOST_GAMES} games")


@pytest.mark.few(0)
def test_the_stroke_on_the_sheet_says_what_it_is(browser: Browser, quiet: Served) -> None:
    table = with_a_stroke(quiet)
    sheet = own_view(table).sheet
    assert sheet is not None
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table.name}")
        page.locator(".score").click()
        expect(page.locator("dialog th .place", has_text=WORDS["sheet.gestrichen"])).to_have_count(
            len(sheet.gestrichen)
        )
        assert complaints.said == []


@pytest.mark.few(0)
def test_what_was_counted_of_a_game_that_is_given_up_can_be_replayed(browser: Browser, quiet: Served) -> None:
    table = quiet.new_table(dealer="E")
    playing = quiet.parlour.live(table).table
    steps = play_on(playing, random.Random(5))
    for closed in (True, False):
        while playing.state.deal.closed is not closed:
            next(steps)
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".hand").wait_for()
        page.locator(".menu").click()
        tap(page, "menu.give_up")
        tap(page, "menu.give_up.now")
        page.get_by_role("link", name=WORDS["result.replay"]).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("1. Runde")
        assert complaints.said == []
