"""The packs one may choose: by a link, on the first page, in the settings; and what is shown where a pack does not come."""

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from table.helpers import own_view, play_on
from web.serving import Served
from web.sitting import DESK, PHONE, WORDS, opened_page
from weli.core.texts import text

pytestmark = pytest.mark.browser

CARD = ".hand .card"
CLEAR = f"{CARD} > svg use[href^='./cards/klar.svg#']"


def hand_of(pack: str) -> str:
    return f"{CARD} > img[src^='./cards/{pack}/']"


def at_a_table(page: Page, served: Served, query: str = "", **wanted: object) -> None:
    page.goto(f"{served.address}{query}#/table/{served.new_table(**wanted)}")
    page.locator(".hand button").first.wait_for()


def open_settings(page: Page) -> None:
    page.get_by_role("button", name=WORDS["menu"]).click()
    page.get_by_role("button", name=WORDS["menu.settings"], exact=True).click()


def choose(page: Page, pack: str) -> None:
    page.locator(".packs label", has_text=WORDS[f"deck.{pack}"]).click()


def chosen(page: Page) -> Locator:
    """Which pack is marked as the one that somebody plays with."""
    return page.locator(".packs label:has(:checked)")


def cards_loaded(page: Page) -> int:
    """How many pictures in the hand are there, as the browser has painted them."""
    painted = "(found) => found.filter((each) => each.complete && each.naturalWidth > 0).length"
    return int(page.locator(f"{CARD} > img").evaluate_all(painted))


@pytest.mark.few(0)
def test_a_link_chooses_a_pack_and_the_browser_keeps_it(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        at_a_table(page, quiet, "?deck=salzburg")
        expect(page.locator(hand_of("salzburg"))).to_have_count(5)
        page.wait_for_load_state("networkidle")
        assert cards_loaded(page) == 5
        assert "deck" not in page.url
        page.reload()
        expect(page.locator(hand_of("salzburg"))).to_have_count(5)
        expect(page.get_by_role("status")).to_have_count(0)
        assert complaints.said == []


def test_a_pack_is_sent_only_when_it_has_been_chosen(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        at_a_table(page, quiet)
        page.wait_for_load_state("networkidle")
        expect(page.locator(CLEAR)).to_have_count(5)
        assert not [url for url in asked if "/cards/" in url and url.count("/") > 4]
        assert complaints.said == []


@pytest.mark.few(0)
def test_the_game_with_a_pack_of_its_own_is_played_with_it_where_nothing_else_is_wished(
    browser: Browser, quiet: Served
) -> None:
    with opened_page(browser) as (page, complaints):
        table = quiet.new_table(game="gaigel", rules="kreuz-4p")
        page.goto(f"{quiet.address}#/table/{table}")
        expect(page.locator("main .card > img[src^='./cards/wuerttemberg/']").first).to_be_visible()
        page.goto(f"{quiet.address}?deck=klar#/table/{table}")
        expect(page.locator("main .card > svg").first).to_be_visible()
        expect(page.locator("main .card > img")).to_have_count(0)
        assert complaints.said == []


def test_the_first_page_asks_once_and_the_settings_change_it_at_any_time(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.goto(quiet.address)
        pack = page.locator(".pack")
        expect(pack).to_contain_text(WORDS["start.deck"].format(deck=WORDS["deck.klar"]))
        pack.click()
        expect(chosen(page)).to_contain_text(WORDS["deck.by_game.now"].format(deck=WORDS["deck.klar"]))
        expect(page.locator(".packs .used")).to_contain_text(WORDS["deck.klar"])
        choose(page, "tell")
        expect(chosen(page)).to_contain_text(WORDS["deck.tell"])
        page.keyboard.press("Escape")
        expect(pack).to_contain_text(WORDS["start.deck"].format(deck=WORDS["deck.tell"]))
        at_a_table(page, quiet)
        expect(page.locator(hand_of("tell"))).to_have_count(5)
        open_settings(page)
        choose(page, "wuerttemberg")
        expect(page.locator(hand_of("wuerttemberg"))).to_have_count(5)
        choose(page, "by_game")
        expect(page.locator(CLEAR)).to_have_count(5)
        assert complaints.said == []


@pytest.mark.few(0)
def test_where_there_is_room_a_game_is_played_with_the_pack_of_its_region(browser: Browser, quiet: Served) -> None:
    """The first page shows it with each table, and one may wish another before the first deal."""
    with opened_page(browser, viewport=DESK) as (page, complaints):
        page.goto(quiet.address)
        pack = page.locator(".pack")
        for game, deck in (("Gaigel", "wuerttemberg"), ("Giltspiel", "tell")):
            page.get_by_role("radio", name=game).press("Space")
            expect(pack).to_contain_text(WORDS["start.deck"].format(deck=WORDS[f"deck.{deck}"]))
            table = page.locator("label", has=page.get_by_role("radio", name=game)).locator(".cards img").first
            expect(table).to_have_attribute("src", re.compile(rf"^\./cards/{deck}/"))
        at_a_table(page, quiet)
        expect(page.locator(hand_of("tell"))).to_have_count(5)
        page.set_viewport_size(PHONE)
        expect(page.locator(CLEAR)).to_have_count(5)
        assert complaints.said == []


@pytest.mark.few(0)
def test_a_pack_has_one_name_for_a_suit_whether_it_was_chosen_or_came_with_the_game(
    browser: Browser, quiet: Served
) -> None:
    """In what the page says and in what the house says to it."""
    table, trump = gaigel_with_trumps_of_two_names(quiet)
    for query, lang in (("", "de-swabia"), ("?deck=wuerttemberg", "de-swabia"), ("?deck=klar", "de")):
        with opened_page(browser) as (page, complaints):
            page.goto(f"{quiet.address}{query}#/table/{table}")
            expect(page.locator(".hand .heard").first).to_have_text(re.compile(spoken_suits(lang)))
            expect(page.locator(".trump strong")).to_have_text(text(f"suit.{trump}", lang))
            assert complaints.said == []


def gaigel_with_trumps_of_two_names(quiet: Served) -> tuple[str, str]:
    """A table, and its trump suit: one that is called otherwise in Swabia."""
    while True:
        table = quiet.new_table(game="gaigel", rules="kreuz-4p")
        at = quiet.parlour.live(table).table
        next(_ for _ in play_on(at, random.Random(5)) if at.state.deal.phase() == "play")
        trump = own_view(at).deal.trump
        if trump and text(f"suit.{trump}", "de") != text(f"suit.{trump}", "de-swabia"):
            return table, trump


def spoken_suits(lang: str) -> str:
    return "|".join(text(f"suit.{suit}.of", lang) for suit in "ELHS")


@pytest.mark.few(0)
def test_letters_stand_in_the_corner_unless_one_knows_the_pictures(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, _):
        at_a_table(page, quiet, "?deck=tell")
        corners = page.locator(f"{CARD} .corner")
        expect(corners).to_have_count(5)
        open_settings(page)
        page.get_by_role("switch", name=WORDS["settings.suit_letters"]).click()
        expect(corners.locator("i")).to_have_count(5)
        page.get_by_role("switch", name=WORDS["settings.suit_letters"]).click()
        page.get_by_role("switch", name=WORDS["settings.corners"]).click()
        expect(corners).to_have_count(0)


SEEN_OF_EACH = """(cards) => cards.map((card) => {
  const corner = card.querySelector(".corner").getBoundingClientRect();
  const found = document.elementFromPoint(corner.left + corner.width / 2, corner.top + corner.height / 2);
  const whole = card.getBoundingClientRect();
  return card.contains(found) && corner.left + corner.width / 2 > whole.left + whole.width / 2;
})"""
"""Whether letter and sign of each card stand on its right-hand side and no other card lies over them."""


@pytest.mark.few(0)
@pytest.mark.parametrize("pack", ["klar", "tell", "salzburg"])
def test_for_a_left_hand_the_fan_shows_the_corners_on_the_right(browser: Browser, quiet: Served, pack: str) -> None:
    with opened_page(browser) as (page, complaints):
        at_a_table(page, quiet, f"?deck={pack}")
        open_settings(page)
        page.get_by_role("switch", name=WORDS["settings.left"]).click()
        page.keyboard.press("Escape")
        expect(page.locator(f"{CARD} .corner")).to_have_count(5)
        page.reload()
        expect(page.locator(f"{CARD} .corner").nth(4)).to_have_css("right", "0px")
        assert page.locator(CARD).evaluate_all(SEEN_OF_EACH) == [True] * 5
        assert complaints.said == []


UNHEARD_OF = ["doppelkopf", "toString", "__proto__", "../../api", "x" * 500]


@pytest.mark.few(0)
@pytest.mark.parametrize("pack", UNHEARD_OF)
def test_a_pack_that_nobody_knows_is_the_clear_one_and_a_sentence(browser: Browser, quiet: Served, pack: str) -> None:
    with opened_page(browser) as (page, complaints):
        at_a_table(page, quiet, f"?deck={pack}")
        expect(page.locator(CLEAR)).to_have_count(5)
        sentence = page.locator(".trouble")
        expect(sentence).to_contain_text(WORDS["deck.unknown"].format(deck=pack[:40]))
        sentence.get_by_role("button").click()
        expect(sentence).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(2)
@pytest.mark.parametrize("kept", [{"deck": "doppelkopf"}, {"deck": 7}, {"deck": {}}, {"deck": []}, {"deck": None}])
def test_whatever_a_browser_has_kept_one_plays(browser: Browser, quiet: Served, kept: dict[str, object]) -> None:
    with opened_page(browser) as (page, complaints):
        page.add_init_script(f"localStorage.setItem('weli.settings', {json.dumps(json.dumps(kept))})")
        at_a_table(page, quiet)
        expect(page.locator(CLEAR)).to_have_count(5)
        expect(page.locator(".trouble")).to_have_count(int(kept["deck"] is not None))
        assert complaints.said == []


GONE: dict[str, Callable[[Route], None]] = {
    "the file is missing": lambda route: route.fulfill(status=404),
    "the network is gone": lambda route: route.abort(),
    "the file is damaged": lambda route: route.fulfill(content_type="image/svg+xml", body="<svg"),
}


@pytest.mark.few(1)
@pytest.mark.parametrize("answer", GONE.values(), ids=GONE)
def test_a_pack_that_does_not_come_is_the_clear_one_and_a_sentence(
    browser: Browser, quiet: Served, answer: Callable[[Route], None]
) -> None:
    with opened_page(browser) as (page, _):
        page.route("**/cards/tell/*", answer)
        at_a_table(page, quiet, "?deck=tell")
        expect(page.locator(CLEAR)).to_have_count(5)
        sentence = page.locator(".trouble")
        expect(sentence).to_contain_text(WORDS["deck.missing"].format(deck=WORDS["deck.tell"]))
        sentence.get_by_role("button").click()
        expect(sentence).to_have_count(0)
        page.unroute("**/cards/tell/*")
        open_settings(page)
        choose(page, "salzburg")
        choose(page, "tell")
        expect(page.locator(hand_of("tell"))).to_have_count(5)
