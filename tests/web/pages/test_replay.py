"""A finished deal told again on the page: its sentences can be read, and one looks at it from any seat whose cards lie open."""

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from table.helpers import play_on
from web.serving import Served
from web.sitting import WORDS, opened_page, stop_the_clock
from web.walking import wrong_at

pytestmark = pytest.mark.browser

SIZES = [(320, 568), (360, 640), (360, 740), (768, 1024), (1280, 800)]
LONGEST = 7000
"""In milliseconds: no step stays longer where a deal turns by itself."""
JUDGED = """(key) => {
  const done = { act: "L7", text: "", points: 0 };
  const decision = { number: 0, step: 2, trick: 1, seat: "S", act: "L7", text: "" };
  const judged = [{ decision, best: done, done, cost: 1.7, at_most: 2, low: 1.5, high: 1.9, dear: true, why: "" }];
  localStorage.setItem("weli.judged.4", JSON.stringify([[key, { judged, looked: [], luck: null }]]));
}"""
"""One decision of a deal has been weighed on this page before: it was done in the third step."""
READABLE = 240
"""How wide a sentence stands at least, in pixels."""


def finished(served: Served, **wanted: object) -> str:
    """A table at which a deal is over."""
    name = served.new_table(game="giltspiel", rules="fiss", **wanted)
    table = served.parlour.live(name).table
    for _ in play_on(table, random.Random(5)):
        if table.state.match.entries:
            break
    return name


def test_every_sentence_has_a_line_to_itself_and_nothing_lies_over_anything(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/replay/{finished(quiet)}/1")
        told = page.locator(".foot .told p")
        told.wait_for()
        for size in SIZES:
            assert wrong_at(page, size) == [], size
            assert told.evaluate("(each) => each.clientWidth") >= READABLE, size
        assert complaints.said == []


@pytest.mark.few(0)
def test_one_looks_from_another_seat_and_is_still_called_you(browser: Browser, quiet: Served) -> None:
    name = finished(quiet)
    partner = quiet.parlour.live(name).table.state.names()[0]
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/replay/{name}/1")
        near = page.locator(".nameplate.own")
        expect(near).to_have_text(WORDS["you"])
        page.get_by_role("button", name=WORDS["replay.more"], exact=True).click()
        page.get_by_role("button", name=WORDS["replay.seat"]).click()
        expect(page.get_by_role("dialog")).to_contain_text(WORDS["replay.seat.signs"])
        page.get_by_role("button", name=partner, exact=True).last.click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(near).to_have_text(partner)
        expect(page.locator(".nameplate.far")).to_contain_text(WORDS["you"])
        page.get_by_role("button", name=WORDS["replay.on"], exact=True).click()
        expect(near).to_have_text(partner)
        assert complaints.said == []


def test_where_cards_stay_hidden_it_is_said_why_there_is_one_seat_only(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/replay/{finished(quiet, terms={'reveal': 'never'})}/1")
        page.get_by_role("button", name=WORDS["replay.more"], exact=True).click()
        page.get_by_role("button", name=WORDS["replay.seat"]).click()
        expect(page.get_by_role("dialog")).to_contain_text(WORDS["replay.seat.closed"])
        expect(page.get_by_role("dialog").locator("li")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("size", "part"),
    [((320, 568), 0.36), ((360, 640), 0.3), ((844, 390), 0.24), ((1024, 768), 0.2), ((1280, 800), 0.2)],
)
def test_one_apron_leads_through_the_deal_and_all_else_waits_behind_one_button(
    browser: Browser, quiet: Served, size: tuple[int, int], part: float
) -> None:
    with opened_page(browser, viewport={"width": size[0], "height": size[1]}) as (page, complaints):
        page.goto(f"{quiet.address}#/replay/{finished(quiet)}/1")
        more = page.get_by_role("button", name=WORDS["replay.more"], exact=True)
        expect(more).to_be_visible()
        expect(page.locator(".foot .off > *")).to_have_count(2)
        assert page.locator(".foot").evaluate("foot => foot.offsetHeight") <= part * size[1]
        more.click()
        sheet = page.get_by_role("dialog")
        for way in ("trial.open", "after.open", "replay.doubt", "replay.seat", "replay.deal.after", "replay.record"):
            expect(sheet.get_by_text(WORDS[way]).first).to_be_attached()
        sheet.get_by_role("button", name=WORDS["replay.seat"]).click()
        expect(sheet).to_have_count(1)
        expect(sheet).to_contain_text(WORDS["replay.seat.signs"])
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(more).to_be_focused()
        assert complaints.said == []


@pytest.mark.few(0)
def test_hands_are_as_they_were_dealt_until_a_card_lies_before_them(browser: Browser, quiet: Served) -> None:
    """At the beginning of a replay every card was grey."""
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/replay/{finished(quiet)}/1")
        held = page.locator(".row .kept .card")
        expect(held).to_have_count(20)
        filters = "all => [...new Set(all.map((each) => getComputedStyle(each).filter))]"
        assert held.evaluate_all(filters) == ["none"]
        page.keyboard.press("End")
        assert page.locator(".row .laid ~ .kept .card").evaluate_all(filters) in ([], ["brightness(0.9) saturate(0.8)"])
        assert complaints.said == []


def test_the_line_shows_tricks_and_bets_and_a_tap_on_a_bet_leads_to_it(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, viewport={"width": 1280, "height": 800}) as (page, complaints):
        page.goto(f"{quiet.address}#/replay/{finished(quiet)}/1")
        line, slider = page.locator(".strip"), page.get_by_role("slider", name=WORDS["replay.slider"])
        expect(line.locator("b").first).to_have_text("1")
        bet = line.locator("span", has=page.locator("svg")).first
        figure, _, value = (bet.get_attribute("title") or "").partition(": ")
        box = bet.bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
        expect(page.locator(".foot .told")).to_contain_text(f"bietest {figure} auf {value}")
        expect(slider).to_have_attribute("aria-valuetext", re.compile(WORDS["replay.step"].split(" {")[0]))
        assert complaints.said == []


@pytest.mark.few(0)
def test_it_turns_by_itself_until_it_is_stopped_and_once_more_from_the_beginning(
    browser: Browser, quiet: Served
) -> None:
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        page.goto(f"{quiet.address}#/replay/{finished(quiet)}/1")
        slider = page.get_by_role("slider", name=WORDS["replay.slider"])
        expect(slider).to_have_value("0")
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name=WORDS["replay.pause"])).to_be_visible()
        page.clock.run_for(1000)
        expect(slider).to_have_value("0")  # calmly
        page.clock.run_for(LONGEST)
        expect(slider).not_to_have_value("0")
        page.get_by_role("button", name=WORDS["replay.pause"]).click()
        here = slider.input_value()
        page.clock.run_for(3 * LONGEST)
        expect(slider).to_have_value(here)
        page.keyboard.press("End")
        page.get_by_role("button", name=WORDS["replay.play"]).click()
        expect(slider).to_have_value("0")
        for _ in range(len(page.evaluate("[...Array(+document.querySelector('[type=range]').max + 1)]"))):
            page.clock.run_for(LONGEST)
        expect(page.get_by_role("button", name=WORDS["replay.play"])).to_be_visible()
        expect(slider).to_have_value(str(slider.get_attribute("max")))
        assert complaints.said == []


@pytest.mark.few(0)
def test_the_dearest_decision_is_ringed_once_it_is_known(browser: Browser, quiet: Served) -> None:
    name = finished(quiet)
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/replay/{name}/1")
        ring = page.locator(".strip .rung")
        page.locator(".strip b").first.wait_for()
        expect(ring).to_have_count(0)
        page.evaluate(JUDGED, f"{name} 1 de")
        page.reload()
        expect(ring).to_have_count(1)
        expect(page.locator(".foot .cost")).to_have_count(0)
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        expect(page.locator(".foot .cost")).to_have_text(WORDS["replay.dearest"].format(points="−1,7"))
        assert complaints.said == []
