"""Signs in a real browser: a face acts them; where the system asks for less motion, the caption alone tells of them."""

import pytest
from playwright.sync_api import Browser, expect

from web.dealt import deal, go_to, show_on_the_page
from web.serving import Served
from web.sitting import opened_page

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
