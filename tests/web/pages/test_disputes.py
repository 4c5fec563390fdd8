"""A dispute laid out on the page: by taps and by keys, judged, kept as a file and as a link; and what is no dispute."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from casebook import CASES
from web.looking import LOOKS, violations
from web.serving import Served
from web.sitting import DESK, WORDS, opened_page
from weli.core.texts import catalogue, text
from weli.record import read, replay

pytestmark = pytest.mark.browser

HANDS = {"N": "EA EK L8 S9 H7", "E": "HK HO E8 L9 SX", "S": "E9 LX SU L7 HA", "W": "EX LK S8 HU SO"}
TURNED = "S7"


def at_disputes(page: Page, served: Served) -> None:
    page.goto(f"{served.origin}/#/dispute")
    expect(page.get_by_role("heading", name=WORDS["dispute.cards"])).to_be_visible()


def button(page: Page, key: str, **filled: object) -> Locator:
    return page.get_by_role("button", name=WORDS[key].format(**filled), exact=True)


def typed(page: Page, place: str, cards: str) -> None:
    """Lays cards by typing them where they belong."""
    page.locator(f'[data-place="{place}"] input').check()
    field = page.get_by_label(WORDS["dispute.typed"].split(":")[0])
    field.fill(cards)
    field.press("Tab")
    expect(page.locator(f'[data-place="{place}"] li')).to_have_count(len(cards.split()))


def lay(page: Page) -> None:
    """Lays the whole deal and goes on to what was done in it."""
    for seat, cards in HANDS.items():
        typed(page, f"hands/{seat}", cards)
    typed(page, "turned", TURNED)
    button(page, "dispute.next").click()
    expect(button(page, "dispute.add")).to_be_visible()


def said(page: Page, line: str, *, asked: bool = False) -> None:
    """A line written by hand."""
    button(page, "dispute.add").click()
    if asked:
        page.get_by_role("radio", name=WORDS["dispute.mode.asked"]).check()
    page.get_by_label(WORDS["dispute.write"]).fill(line)
    page.get_by_label(WORDS["dispute.write"]).press("Enter")


PLAIN_HTTP = """
  Object.defineProperty(navigator, "clipboard", { value: undefined });
  addEventListener("copy", (event) => (window.copied = event.clipboardData.getData("text/plain")));
"""
"""What a browser lacks where the page did not come safely; and what is copied is kept."""


@pytest.fixture
def opened(browser: Browser, quiet: Served) -> Iterator[Page]:
    """The page of disputes, which complains of nothing."""
    with opened_page(browser, viewport=DESK) as (page, complaints):
        at_disputes(page, quiet)
        yield page
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("options", LOOKS)
def test_a_dispute_is_laid_out_by_taps_judged_and_kept(
    browser: Browser, quiet: Served, tmp_path: Path, options: dict[str, Any]
) -> None:
    with opened_page(browser, **options) as (page, complaints):
        page.goto(quiet.address)
        page.get_by_role("link", name=WORDS["menu.dispute"]).click()
        expect(page.locator('[data-place="hands/N"]')).to_be_visible()
        assert violations(page) == []
        for cards in [*HANDS.values(), TURNED]:  # the next place is chosen by itself
            for card in cards.split():
                page.locator(f'[data-put="{card}"]').click()
                expect(page.locator(f'[data-put="{card}"]')).to_have_attribute("aria-disabled", "true")
        button(page, "dispute.next").click()
        button(page, "dispute.add").click()
        page.locator('[data-act="EA"]').click()
        expect(page.locator(".foot .told")).to_contain_text("Links vom Geber spielt Eichel-Ass.")
        button(page, "dispute.add").click()
        page.get_by_role("radio", name=WORDS["dispute.mode.asked"]).check()
        page.locator('[data-act="HK"]').click()
        told = page.locator(".foot .told")
        expect(told).to_contain_text(WORDS["dispute.answer.refused"])
        expect(told.get_by_role("button")).to_be_visible()  # its paragraph
        assert violations(page) == []
        button(page, "dispute.verdict").click()
        expect(page.get_by_role("dialog")).to_contain_text(WORDS["dispute.here"].format(place="Fiss, Serfaus, Ladis"))
        expect(page.get_by_role("dialog")).to_contain_text(WORDS["dispute.answer.refused"])
        expect(page.get_by_role("dialog")).to_contain_text("Gegenüber: Herz-König spielen.")
        assert violations(page) == []
        page.emulate_media(media="print")
        expect(page.get_by_role("dialog").locator("h3").first).to_be_visible()
        expect(page.locator(".foot")).not_to_be_visible()
        expect(page.locator(".print")).not_to_be_visible()
        page.emulate_media(media="screen")
        page.keyboard.press("Escape")
        button(page, "dispute.keep").click()
        with page.expect_download() as saved:
            button(page, "dispute.keep.file").click()
        saved.value.save_as(tmp_path / "dispute.weli")
        kept = read((tmp_path / "dispute.weli").read_text("utf-8"))
        assert replay(kept).ok
        link = page.get_by_label(WORDS["dispute.keep.link"], exact=True).input_value()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert complaints.said == []
    with opened_page(browser) as (page, complaints):
        page.goto(link)
        expect(button(page, "dispute.lines", number=2)).to_be_visible()
        expect(page.locator(".foot .told")).to_contain_text(WORDS["dispute.answer.refused"])
        assert complaints.said == []


@pytest.mark.few(0)
def test_on_the_table_and_in_its_lines_seats_are_spoken_and_on_paper_the_names_stay(opened: Page) -> None:
    lay(opened)
    said(opened, "N EA")
    expect(opened.locator(".foot .told")).to_contain_text("Links vom Geber spielt Eichel-Ass.")
    said(opened, "E L9", asked=True)
    expect(opened.locator(".foot .told")).to_contain_text("Gegenüber: Laub-Neun spielen.")
    sides = opened.locator(".pegs dt [aria-hidden]")
    assert sides.all_inner_texts() == ["Geb. + Geg.", "L + R"]
    button(opened, "dispute.lines", number=2).click()
    expect(opened.get_by_role("dialog").locator(".line")).to_have_text(
        [re.compile("^Links vom Geber spielt Eichel-Ass.$"), re.compile("^Gegenüber: Laub-Neun spielen. Nein. ")]
    )
    opened.keyboard.press("Escape")
    opened.emulate_media(media="print")
    expect(opened.locator(".nameplate .name:visible")).to_have_text(["Geber", "Links", "Gegenüber", "Rechts"])
    expect(opened.locator(".foot .told")).to_be_visible()
    expect(opened.locator("button.button:visible")).to_have_count(0)


@pytest.mark.few(0)
def test_whoever_goes_on_before_the_last_card_is_answered_goes_on_when_it_is(opened: Page) -> None:
    for seat, cards in HANDS.items():
        typed(opened, f"hands/{seat}", cards)
    held: list[Route] = []
    opened.route("**/api/disputes?*", lambda route, _: held.append(route), times=1)
    with opened.expect_request("**/api/disputes?*"):
        typed(opened, "turned", TURNED)
    button(opened, "dispute.next").click()
    held[0].continue_()
    expect(button(opened, "dispute.add")).to_be_visible()


@pytest.mark.few(0)
def test_in_another_language_all_that_was_laid_lies_there_still(opened: Page) -> None:
    lay(opened)
    button(opened, "menu").click()
    opened.get_by_role("button", name="English", exact=True).click()
    expect(opened.get_by_role("heading", name=catalogue("page", "en")["menu"])).to_be_visible()
    opened.keyboard.press("Escape")
    expect(opened.get_by_role("button", name=catalogue("dispute", "en")["dispute.add"], exact=True)).to_be_visible()


def tab_to(page: Page, where: str) -> None:
    for _ in range(120):
        if page.evaluate("where => document.activeElement.matches(where)", where):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"no key leads to {where}")


@pytest.mark.few(0)
def test_a_dispute_is_laid_out_by_the_keyboard_alone(opened: Page) -> None:
    lying = {f"hands/{seat}": cards for seat, cards in HANDS.items()} | {"turned": TURNED}
    tab_to(opened, ".typed input")
    for _ in lying:  # Enter leads on to the next place that lacks cards
        expect(opened.locator(".typed input")).to_be_focused()
        expect(opened.locator(".typed input")).to_have_value("")
        place = str(opened.locator(".place.chosen").get_attribute("data-place"))
        opened.keyboard.type(lying[place])
        opened.keyboard.press("Enter")
        expect(opened.locator(f'[data-place="{place}"] li')).to_have_count(len(lying[place].split()))
    tab_to(opened, ".foot .main")
    opened.keyboard.press("Enter")
    expect(button(opened, "dispute.add")).to_be_focused()
    opened.keyboard.press("Enter")
    tab_to(opened, '[data-act="EA"]')
    opened.keyboard.press("Enter")
    expect(opened.locator(".foot .told")).to_contain_text("Links vom Geber spielt Eichel-Ass.")
    opened.keyboard.press("ArrowLeft")
    expect(opened.locator(".foot .told")).not_to_contain_text("Links vom Geber spielt Eichel-Ass.")


@pytest.mark.few(0)
@pytest.mark.parametrize(
    ("place", "cards", "why"),
    [
        ("hands/N", "EA EA L8 S9 H7", r"EA"),
        ("hands/N", "EA L8 S9 H7", r"^Links vom Geber: .*eine Karte"),
        ("turned", "EA", r"EA"),
    ],
)
def test_cards_that_cannot_lie_so_are_named_and_nothing_is_lost(opened: Page, place: str, cards: str, why: str) -> None:
    lay(opened)
    button(opened, "dispute.cards").click()
    typed(opened, place, cards)
    button(opened, "dispute.next").click()
    expect(opened.get_by_role("alert")).to_have_count(1)
    expect(opened.get_by_role("alert")).to_have_text(re.compile(why))
    assert violations(opened) == []
    typed(opened, place, {"turned": TURNED}.get(place, HANDS["N"]))
    expect(opened.get_by_role("alert")).to_have_count(0)
    button(opened, "dispute.next").click()
    expect(button(opened, "dispute.add")).to_be_visible()


def test_cards_are_understood_by_their_names_and_what_is_none_is_said_at_once(opened: Page) -> None:
    field = opened.locator(".typed input")
    opened.locator('[data-place="hands/N"] input').check()
    field.fill("Herz-Ass, Blatt 9 Eichel König Schellen-Zehn Herzsieben")
    field.press("Tab")
    laid = opened.locator('[data-place="hands/N"] li [data-card]')
    expect(laid).to_have_count(5)
    assert laid.evaluate_all("cards => cards.map(({dataset}) => dataset.card)") == ["HA", "L9", "EK", "SX", "H7"]
    field.fill("Herz-Ass Grün-Dame")
    field.press("Tab")
    expect(opened.get_by_role("alert")).to_contain_text("Grün")
    expect(laid).to_have_count(5)
    expect(field).to_have_value("Herz-Ass Grün-Dame")


def test_what_is_missing_is_said_and_the_keys_stand_where_it_is(opened: Page) -> None:
    for seat, cards in HANDS.items():
        typed(opened, f"hands/{seat}", cards)
    button(opened, "dispute.next").click()
    expect(opened.locator('[data-place="turned"]').get_by_role("alert")).to_have_text(
        WORDS["dispute.missing"].format(place=text("lying.turned", "de"))
    )
    expect(opened.locator('[data-place="turned"] input')).to_be_focused()


def test_all_that_is_missing_is_filled_in_at_one_go(opened: Page) -> None:
    button(opened, "dispute.fill").click()
    expect(opened.locator('[data-place="turned"] li')).to_have_count(1)
    button(opened, "dispute.next").click()
    expect(button(opened, "dispute.add")).to_be_visible()


@pytest.mark.few(0)
def test_a_line_that_cannot_be_read_stays_to_be_mended(opened: Page) -> None:
    lay(opened)
    said(opened, "N nonsense")
    expect(opened.get_by_role("alert")).to_contain_text("nonsense")
    field = opened.get_by_label(WORDS["dispute.write"])
    expect(field).to_have_value("N nonsense")
    field.fill("N EA")
    field.press("Enter")
    expect(opened.locator(".foot .told")).to_contain_text("Links vom Geber spielt Eichel-Ass.")


@pytest.mark.few(0)
def test_a_link_that_is_cut_off_or_none_is_said_and_what_lay_there_stays(opened: Page, quiet: Served) -> None:
    lay(opened)
    said(opened, "N EA")
    expect(button(opened, "dispute.lines", number=1)).to_be_visible()
    button(opened, "dispute.keep").click()
    link = opened.get_by_label(WORDS["dispute.keep.link"], exact=True).input_value()
    opened.evaluate(PLAIN_HTTP)
    button(opened, "dispute.keep.copy").click()
    expect(opened.get_by_role("dialog").locator(".told")).to_have_text(WORDS["dispute.link.copied"])
    assert opened.evaluate("window.copied") == link
    for broken in (link[:-20], f"{quiet.origin}/#/dispute/soup", f"{quiet.origin}/#/dispute/{'A' * 9000}"):
        opened.goto(broken)
        expect(opened.get_by_role("alert")).to_have_text(WORDS["dispute.link.broken"])
        button(opened, "dispute.next").click()
        expect(button(opened, "dispute.lines", number=1)).to_be_visible()


@pytest.mark.few(0)
def test_a_deal_of_a_record_is_taken_from_its_replay(opened: Page, quiet: Served) -> None:
    opened.goto(quiet.address)
    with opened.expect_file_chooser() as choosing:
        button(opened, "file.open").click()
    choosing.value.set_files(CASES / "giltspiel" / "GS-EX-21.weli")
    button(opened, "replay.more").click()
    opened.get_by_role("button", name=WORDS["replay.doubt"]).click()
    button(opened, "dispute.verdict").click()
    dialog = opened.get_by_role("dialog")
    expect(dialog).to_contain_text(WORDS["dispute.elsewhere"])
    expect(dialog).to_contain_text("3 Perlique")
    opened.keyboard.press("Escape")
    opened.reload()
    expect(button(opened, "dispute.verdict")).to_be_visible()  # it stays in this tab
