"""One's own cards lie in one's own order: by suits or ranks, or wherever one has put them, by hand or by keys."""

import pytest
from playwright.sync_api import Browser, Page, expect

from web.dealt import Dealt, deal, go_to
from web.serving import Served
from web.sitting import opened_page

pytestmark = pytest.mark.browser

HANDS = {"N": "EX SX S6 S8 LK", "E": "LX HX L9 L8 SA", "S": "EO EK LO LA H9", "W": "HO HU HK E7 SK"}
BY_SUIT = ["LA", "LO", "EK", "EO", "H9"]
"""Trumps first."""
KEPT = "weli.settings"


def to_play(quiet: Served) -> Dealt:
    at = deal(quiet, "innsbruck", "S", "S", HANDS, "L7")
    at.act("E cut 1", "S pass", "N pass", "W HU", "N LK", "E HX")
    return at


def cards(page: Page) -> list[str]:
    """As they lie, from the left."""
    ids: list[str] = page.locator(".hand button").evaluate_all(
        "held => held.map(card => [card.getBoundingClientRect().left, card.id.slice(5)]).sort(([a], [b]) => a - b).map(([, id]) => id)"
    )
    return ids


def test_a_card_drawn_sideways_gets_another_place_and_is_not_raised(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, to_play(quiet))
        assert cards(page) == BY_SUIT
        two_places = page.locator(".hand li").evaluate_all("held => held[2].offsetLeft - held[0].offsetLeft")
        box = page.locator("#hand-LA").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] / 3
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + two_places, y + 4, steps=6)
        page.mouse.up()
        expect(page.locator(".hand button").nth(2)).to_have_id("hand-LA")
        assert cards(page) == ["LO", "EK", "LA", "EO", "H9"]
        expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
        page.locator("#hand-H9").click()
        expect(page.locator("#hand-H9")).to_have_attribute("aria-pressed", "true")
        assert complaints.said == []


def test_a_card_is_moved_by_keys_and_stays_the_one_they_are_at(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, to_play(quiet))
        page.locator("#hand-LA").focus()
        page.keyboard.press("Shift+ArrowRight")
        expect(page.locator(".hand button").nth(1)).to_have_id("hand-LA")
        expect(page.locator("#hand-LA")).to_be_focused()
        page.keyboard.press("Shift+End")
        expect(page.locator(".hand button").last).to_have_id("hand-LA")
        expect(page.locator("#hand-LA")).to_be_focused()
        assert complaints.said == []


def test_who_wants_it_so_has_them_by_ranks(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.add_init_script(f"localStorage.setItem('{KEPT}', JSON.stringify({{byRank: true}}))")
        go_to(page, quiet, to_play(quiet))
        assert cards(page) == ["LA", "EK", "LO", "EO", "H9"]
        assert complaints.said == []
