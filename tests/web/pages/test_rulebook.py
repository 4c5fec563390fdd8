"""The rulebook as somebody reads it who does not know the game: at a glance, in their own words, and played at the table."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from table.helpers import play_on
from web.looking import LOOKS, violations
from web.serving import Served
from web.sitting import DESK, WORDS, opened_page
from weli.core.texts import catalogue

pytestmark = pytest.mark.browser

SMALL = {"width": 320, "height": 640}
BOOK = catalogue("rulebook", "de")
SAID = catalogue("examples", "de")


def told_in(page: Page) -> Locator:
    """What the player says of the step that is shown."""
    return page.locator(".foot .told")


def fits(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return wide


def test_from_the_overview_to_an_example_at_the_table_and_back_by_keys(browser: Browser, quiet: Served) -> None:
    """Back is where one was: on the link that one has followed."""
    with opened_page(browser, viewport=DESK) as (page, complaints):
        page.goto(f"{quiet.address}#/rules/giltspiel")
        page.locator(".steps").get_by_role("link", name=BOOK["rulebook.phase.bet"], exact=True).press("Enter")
        expect(page.locator("#chapter")).to_be_focused()
        example = page.get_by_role("link", name=SAID["GS-EX-10.3"]).first
        example.press("Enter")
        expect(told_in(page)).to_contain_text(SAID["GS-EX-10.3"])
        page.keyboard.press("ArrowRight")
        expect(told_in(page)).not_to_contain_text(SAID["GS-EX-10.3"])
        page.get_by_role("link", name=WORDS["example.back"]).press("Enter")
        expect(example).to_be_focused()
        assert complaints.said == []


@pytest.mark.few(0)
def test_from_a_rule_at_a_table_to_an_example_and_back_to_the_rule(browser: Browser, quiet: Served) -> None:
    table = quiet.new_table(game="giltspiel", rules="fiss")
    steps = play_on(quiet.parlour.live(table).table, random.Random(5))
    while not quiet.parlour.live(table).table.state.deal.closed:
        next(steps)
    with opened_page(browser, viewport=DESK) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".count .chip").first.click()
        opened = page.get_by_role("dialog")
        rules = opened.get_by_role("heading", level=3)
        rules.first.wait_for()
        read = rules.all_inner_texts()
        opened.locator("a[href^='#/example/']").first.click()
        page.get_by_role("link", name=WORDS["example.back"]).click()
        page.locator(".count").wait_for()
        expect(rules).to_have_text(read)
        opened.press("Escape")
        expect(opened).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(0)
def test_a_strangers_word_is_understood_and_stays_while_an_example_is_seen(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, viewport=SMALL) as (page, complaints):
        page.goto(f"{quiet.address}#/rules/perlaggen")
        page.get_by_role("searchbox").fill("wild card")
        told = WORDS["rulebook.means"].format(word="wild card", here="Perlagg")
        expect(page.get_by_text(told)).to_be_visible()
        expect(page.locator("mark", has_text="Perlagg").first).to_be_visible()
        assert fits(page)
        page.locator("section a[href^='#/example/']").first.click()
        expect(told_in(page)).to_be_visible()
        page.get_by_role("link", name=WORDS["example.back"]).click()
        expect(page.get_by_text(told)).to_be_visible()
        page.get_by_role("link", name=re.compile("^Bieten: ")).click()
        expect(page.get_by_text(WORDS["rulebook.means"].format(word="wild card", here="Weli"))).to_be_visible()
        page.get_by_role("link", name="BI-CARD-05").click()
        expect(page.locator("#BI-CARD-05")).to_be_focused()
        expect(page.get_by_role("searchbox")).to_have_value("")
        assert complaints.said == []


@pytest.mark.few(0)
def test_where_nothing_is_found_something_is_offered_that_is(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, viewport=SMALL) as (page, complaints):
        page.goto(f"{quiet.address}#/rules/gaigel")
        page.get_by_role("searchbox").fill("xyzzyq")
        expect(page.get_by_role("heading", name=WORDS["rulebook.nothing"].format(words="xyzzyq"))).to_be_visible()
        page.get_by_role("button", name="melden", exact=True).click()
        expect(page.get_by_role("searchbox")).to_have_value("melden")
        expect(page.locator("#GA-PAIR-01")).to_be_visible()
        assert complaints.said == []


@pytest.mark.few(0)
def test_a_link_leads_to_its_rule_and_one_that_leads_nowhere_says_so(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, _):
        page.goto(f"{quiet.address}#/rule/PL-WILD-04")
        expect(page.locator("#PL-WILD-04")).to_be_focused()
        expect(page.locator("#PL-WILD-04")).to_be_in_viewport()
        expect(page.locator("article.meant .card")).to_have_count(7)
        for wrong, said in [
            ("#/rule/GS-BET-99", WORDS["rule.missing"].format(ids="GS-BET-99")),
            ("#/rules/skat", WORDS["rulebook.missing"].format(game="skat")),
            ("#/example/GS-EX-99", BOOK["cases.none"].format(name="GS-EX-99")),
        ]:
            page.goto(f"{quiet.address}{wrong}")
            expect(page.get_by_role("alert")).to_have_text(said)
        page.get_by_role("link", name=WORDS["example.back"]).click()
        expect(page.get_by_role("heading", name=WORDS["rulebook.overview"])).to_be_visible()


def test_the_sign_beside_what_is_told_opens_the_rule_and_leads_to_it_in_the_book(
    browser: Browser, quiet: Served
) -> None:
    with opened_page(browser, viewport=DESK) as (page, complaints):
        page.goto(f"{quiet.address}#/example/GS-EX-10.3")
        told_in(page).locator(".chip").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator("article h3").first).to_be_visible()
        shown = dialog.locator("article .from a").first.text_content()
        dialog.get_by_role("link", name=WORDS["ruleset.book"]).click()
        expect(page.locator(f"[id='{shown}']")).to_be_focused()
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("place", ["rules/giltspiel", "rule/GS-PLAY-04"])
def test_on_paper_the_book_has_its_words_and_no_links_to_elsewhere(browser: Browser, quiet: Served, place: str) -> None:
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/{place}")
        words = page.locator(".steps p, article .text").first
        expect(words).to_be_visible()
        page.emulate_media(media="print")
        expect(words).to_be_visible()
        expect(page.locator(":is(ul, .chapters, .intro) a:visible")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("options", LOOKS)
def test_axe_finds_nothing_wrong(browser: Browser, quiet: Served, options: dict[str, Any]) -> None:
    with opened_page(browser, **options) as (page, complaints):
        page.goto(f"{quiet.address}#/rules/perlaggen")
        expect(page.get_by_role("heading", name=WORDS["rulebook.overview"])).to_be_visible()
        assert violations(page) == []
        page.goto(f"{quiet.address}#/rule/PL-WILD-04")
        page.locator("summary").first.click()
        expect(page.locator("article table").first).to_be_visible()
        assert violations(page) == []
        page.get_by_role("searchbox").fill("Joker")
        expect(page.locator("mark").first).to_be_visible()
        assert violations(page) == []
        page.goto(f"{quiet.address}#/example/PL-EX-02.0")
        expect(told_in(page)).to_contain_text(SAID["PL-EX-02.0"])
        assert violations(page) == []
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("case", ["GS-EX-14.3", "PL-EX-12.4", "BI-S05", "GA-S06-a"])
def test_an_example_of_each_game_is_played_to_its_end(browser: Browser, quiet: Served, case: str) -> None:
    with opened_page(browser, viewport=SMALL) as (page, complaints):
        page.goto(f"{quiet.address}#/example/{case}")
        expect(told_in(page)).to_contain_text(SAID[case])
        page.keyboard.press("End")
        expect(page.get_by_role("button", name=WORDS["replay.on"], exact=True)).to_have_attribute(
            "aria-disabled", "true"
        )
        assert fits(page)
        assert complaints.said == []
