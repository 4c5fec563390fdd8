"""Faces in a real browser: one acts a sign, where motion is welcome; one is taken or drawn by lot, and nobody has it twice at a table."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web.dealt import deal, go_to, show_on_the_page
from web.friends import friend
from web.looking import LOOKS, violations
from web.serving import Served
from web.sitting import WORDS, opened_page
from weli.art.regulars import REGULARS
from weli.core.texts import catalogue

pytestmark = pytest.mark.browser

FOUR = {"N": "EX SX S6 S8 LK", "E": "LX HX L9 L8 SA", "S": "EO EU EK LA H9", "W": "HO HU HK E7 SK"}


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_sign_is_acted_where_motion_is_welcome(browser: Browser, quiet: Served, motion: str) -> None:
    at = deal(quiet, "innsbruck", "S", "S", FOUR, "L7")
    at.act("E cut 1")
    with opened_page(browser, quiet.origin, reduced_motion=motion) as (page, complaints):
        go_to(page, quiet, at)
        face = page.locator('[data-from="N"] .disc')
        assert face.get_attribute("data-face")
        page.evaluate(
            """() => {
                window.acts = [];
                new MutationObserver((seen) => seen.forEach((each) => window.acts.push(each.target.dataset.acts ?? "")))
                    .observe(document.querySelector('[data-from="N"] .disc'), { attributeFilter: ["data-acts"] });
            }"""
        )
        at.act("N sign kiss")
        show_on_the_page(quiet, at)
        expect(page.locator('[data-said="N"]')).to_be_visible()
        expected = ["kiss", ""] if motion == "no-preference" else []
        page.wait_for_function("(most) => window.acts.length >= most", arg=len(expected))
        page.evaluate("() => new Promise((done) => setTimeout(done))")  # what was to be acted at once has begun
        assert page.evaluate("window.acts") == expected
        assert complaints.said == []


OUT_OF_SIGHT = """() => {
    const paper = document.querySelector("dialog .body").getBoundingClientRect();
    const faces = [...document.querySelectorAll("dialog .faces label")].map((each) => each.getBoundingClientRect());
    const small = ({ width, height }) => Math.min(width, height) < 44;
    return faces.filter((each) => each.top < paper.top || each.bottom > paper.bottom || small(each)).length;
}"""


def chosen(page: Page) -> str:
    """The one face that is marked."""
    return page.locator("dialog .faces input:checked").input_value()


def open_friends(page: Page) -> None:
    page.get_by_role("button", name=WORDS["start.friends"]).first.click()
    page.locator("dialog .faces").wait_for()


@pytest.mark.few(1)
@pytest.mark.parametrize("look", LOOKS)
def test_one_has_a_face_by_lot_and_takes_another_by_tap_key_or_lot(
    browser: Browser, quiet: Served, look: dict[str, Any]
) -> None:
    """All of them are in sight at once, and each is as large as a finger."""
    with opened_page(browser, quiet.origin, **look) as (page, complaints):
        page.goto(quiet.address)
        open_friends(page)
        expect(page.locator("dialog .faces input")).to_have_count(len(REGULARS))
        assert page.evaluate(OUT_OF_SIGHT) == 0
        by_lot = chosen(page)
        page.get_by_role("button", name=WORDS["settings.face.lot"], exact=True).click()
        expect(page.locator(f"dialog .faces input[value={by_lot}]")).not_to_be_checked()
        page.get_by_role("radio", name="Hias").click()
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio", name="Moidl")).to_be_checked()
        assert violations(page) == []
        page.reload()
        open_friends(page)
        assert chosen(page) == "moidl"
        assert complaints.said == []


def test_what_fell_to_ones_lot_one_keeps(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, quiet.origin) as (page, _):
        page.goto(quiet.address)
        open_friends(page)
        first = chosen(page)
        for _ in range(2):  # another lot would be the same once in 256 times
            page.reload()
            open_friends(page)
            assert chosen(page) == first


def test_whoever_finds_their_face_taken_is_told_and_has_another_one_there(browser: Browser, inn: Served) -> None:
    with friend(browser, inn) as anna, friend(browser, inn) as bertl:
        for each in (anna, bertl):
            each.page.add_init_script(
                "localStorage.getItem('weli.settings') ?? localStorage.setItem('weli.settings', JSON.stringify({ face: 'hias' }))"
            )
        table = anna.opens("Anna")
        bertl.comes_to(table)
        bertl.tap("chair.sit", bertl.chair("N"))
        told = catalogue("door", "de")
        expect(
            bertl.page.get_by_role("status").get_by_text(told["door.face.another"].format(name="Anna"))
        ).to_be_visible()
        expect(
            bertl.page.get_by_role("radio", name=told["door.face.taken"].format(face="Hias", name="Anna"))
        ).to_be_checked()
        assert violations(bertl.page) == []
        bertl.is_called("Bertl")
        expect(bertl.chair("N").locator(".disc")).not_to_have_attribute("data-face", "hias")
        expect(bertl.page.locator(".door .disc[data-face=hias]")).to_have_count(1)
        bertl.chair("N").get_by_role("button", name="Bertl").click()
        expect(bertl.page.get_by_text(told["door.yours.face"])).to_be_visible()
