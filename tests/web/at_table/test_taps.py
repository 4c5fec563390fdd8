"""How few taps it takes, and what stays safe: one to sit down, and one a card as soon as somebody has shown that they mean it."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from table.helpers import play_on
from web.dealt import Dealt, deal, go_to, show_on_the_page
from web.looking import violations
from web.serving import AN_HOUR, Served, serving
from web.sitting import CORNER, SECOND_THOUGHTS, WORDS, opened_page, stop_the_clock

pytestmark = pytest.mark.browser

HANDS = {"N": "HA HX HO HK HU", "E": "SA SX SO SK SU", "S": "EA EK EO EU E8", "W": "EX E9 S9 S8 H8"}
ALMOST = 2
"""So many cards in a row were played as they were first raised; with one more it is enough."""
FAR = "E8"
"""Far enough from the Ace that a tap on it is no double tap."""


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ["giltspiel", "perlaggen", "bieten", "gaigel"])
def test_one_tap_on_the_free_chair_of_a_table_deals_there(browser: Browser, tmp_path: Path, game: str) -> None:
    """In a house in which no game waits."""
    with serving(tmp_path, AN_HOUR) as quiet, opened_page(browser) as (page, complaints):
        page.goto(quiet.address)
        chair = WORDS["start.sit"].format(game=WORDS[f"table.game.{game}"])
        page.get_by_role("button", name=chair, exact=True).click()
        page.wait_for_url(re.compile("#/table/"))
        name = page.evaluate("decodeURIComponent(location.hash.split('/')[2])")
        assert quiet.parlour.live(name).table.state.rules.game == game
        assert complaints.said == []


@pytest.mark.parametrize("way", ["game.on", "start.anew"])
def test_the_free_chair_asks_first_while_a_game_waits(browser: Browser, quiet: Served, way: str) -> None:
    """It dealt at once, and the game that one had meant lay there still."""
    waits = quiet.new_table(game="giltspiel", rules="fiss", dealer="E")
    with opened_page(browser) as (page, complaints):
        page.goto(quiet.address)
        chair = WORDS["start.sit"].format(game=WORDS["table.game.giltspiel"])
        order = f"{WORDS['stands.pairs.theirs']}.*{WORDS['stands.pairs.ours']}"  # as on the sheet
        expect(page.locator(".standing .seen").first).to_have_text(re.compile(order))
        page.get_by_role("button", name=chair, exact=True).click()
        asked = page.locator(".go [role=status]")
        expect(asked).to_have_text(WORDS["start.waits"].format(game=WORDS["table.game.giltspiel"]))
        expect(page.locator(".go .main")).to_be_focused()  # by the keys it took sixteen steps
        assert violations(page) == []
        page.locator(".go .button", has_text=re.compile(f"^{WORDS[way]}$")).click()
        page.wait_for_url(re.compile("#/table/"))
        name = page.evaluate("decodeURIComponent(location.hash.split('/')[2])")
        assert (name == waits) == (way == "game.on")
        assert complaints.said == []


def to_lead(quiet: Served) -> Dealt:
    return deal(quiet, "fiss", "E", "S", HANDS, "L7", game="giltspiel")


def have_set(page: Page, **settings: object) -> None:
    page.add_init_script(f"localStorage['weli.settings'] ??= JSON.stringify({json.dumps(settings)})")


def kept(page: Page) -> tuple[bool, int | None]:
    settings = json.loads(page.evaluate("localStorage['weli.settings']"))
    return settings["oneTap"], settings["meant"]


def tap(page: Page, card: str) -> None:
    page.locator(f"#hand-{card}").click(position=CORNER)


def expect_raised(page: Page, card: str) -> None:
    expect(page.locator(f"#hand-{card}")).to_have_attribute("aria-pressed", "true")


def expect_played(page: Page, card: str) -> None:
    expect(page.locator(f"#hand-{card}")).to_have_count(0)


def win_the_trick(page: Page, quiet: Served, at: Dealt) -> None:
    """And lead to the next one."""
    at.act("W E9", "N HU", "E SU")
    show_on_the_page(quiet, at)
    expect(page.locator(".now .yours")).to_be_visible()


def test_a_card_that_a_newcomer_raises_waits_for_its_second_tap(browser: Browser, quiet: Served) -> None:
    """It played itself after a while, though somebody had only wanted to see it closer."""
    at = to_lead(quiet)
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        go_to(page, quiet, at)
        tap(page, "EA")
        expect_raised(page, "EA")
        told = at.table.state.head
        page.clock.run_for(10 * SECOND_THOUGHTS)
        expect(page.locator(".bar .main")).to_have_text(WORDS["bar.play"])
        assert at.table.state.head == told
        tap(page, "EA")
        page.clock.run_for(SECOND_THOUGHTS)
        expect_played(page, "EA")
        assert kept(page) == (False, 1)
        assert complaints.said == []


def test_one_tap_a_card_is_enough_once_three_in_a_row_were_meant(browser: Browser, quiet: Served) -> None:
    at = to_lead(quiet)
    with opened_page(browser) as (page, complaints):
        have_set(page, meant=ALMOST)
        go_to(page, quiet, at)
        tap(page, "EA")
        expect_raised(page, "EA")
        tap(page, "EA")
        expect_played(page, "EA")
        expect(page.locator(".slip")).to_contain_text(WORDS["one_tap.now"])
        assert violations(page) == []
        win_the_trick(page, quiet, at)
        tap(page, FAR)
        expect_played(page, FAR)
        assert kept(page) == (True, ALMOST + 1)
        assert complaints.said == []


@pytest.mark.few(0)
@pytest.mark.parametrize("before", [ALMOST, None])
def test_who_thinks_again_or_has_said_so_goes_on_with_two_taps(
    browser: Browser, quiet: Served, before: int | None
) -> None:
    """Another card was raised first; or one has chosen two taps in the settings."""
    at = to_lead(quiet)
    with opened_page(browser) as (page, complaints):
        have_set(page, meant=before)
        go_to(page, quiet, at)
        if before is not None:
            tap(page, "EK")
            expect_raised(page, "EK")
        tap(page, "EA")
        expect_raised(page, "EA")
        tap(page, "EA")
        expect_played(page, "EA")
        expect(page.locator(".slip")).to_have_count(0)
        assert kept(page) == (False, 0 if before is not None else None)
        win_the_trick(page, quiet, at)
        tap(page, FAR)
        expect_raised(page, FAR)
        assert complaints.said == []


def test_that_one_tap_is_enough_is_shown_once_where_it_can_be_taken_back(browser: Browser, quiet: Served) -> None:
    name = quiet.new_table(game="giltspiel", rules="fiss")
    at = quiet.parlour.live(name).table
    for _ in play_on(at, random.Random(5)):
        if at.state.deal.closed:
            break
    with opened_page(browser) as (page, complaints):
        have_set(page, oneTap=True, meant=ALMOST + 1)
        page.goto(f"{quiet.address}#/table/{name}")
        offer = page.get_by_role("button", name=WORDS["settings.one_tap"])
        expect(offer).to_have_attribute("aria-pressed", "true")
        page.locator(".ways[aria-busy=false]").wait_for()
        offer.click()
        expect(offer).to_have_attribute("aria-pressed", "false")
        assert kept(page) == (False, None)
        assert complaints.said == []
