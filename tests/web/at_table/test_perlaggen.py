"""Perlaggen in a real browser: the cut, the exchange, naming by thumb and by keyboard, answers in turn, the show."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from table.helpers import own_view, person_of
from web.dealt import Dealt, deal, go_to, show_on_the_page
from web.looking import LOOKS, violations
from web.serving import Served
from web.sitting import (
    CORNER,
    GRACE,
    SECOND_THOUGHTS,
    WORDS,
    Sitter,
    Watcher,
    await_buttons,
    opened_page,
    press,
    stop_the_clock,
)
from web.walking import SIZES, choose_pack, wrong_at
from weli.core.texts import catalogue
from weli.table.moves.pace import set_pace
from weli.wire.messages import Pace

pytestmark = pytest.mark.browser

LEAVES = {
    "N": "EX SX S6 S8 LK",
    "E": "LX HX L9 L8 SA",
    "S": "EO EU EK LA H9",
    "W": "HO HU HK E7 SK",
}
WITHOUT_LEAVES = LEAVES | {"S": "EO EU EK EA H9", "E": "LX HX L9 LA SA"}
SHOW = {"N": "EX SX S6 S7 LK", "E": "LX HX L9 L7 SA", "S": "EO EU EK S9 H9", "W": "HO HU HK E7 SK"}
NOTHING_ALIKE = {"N": "EX SX S6 S8 LK", "E": "LX HX L9 L8 SA", "S": "LO HU SK LA H8", "W": "HO EU HK E7 EK"}
ALIKE = {"A": "LO LU LX L9 L8 SX S8", "B": "HO HU HX H9 H8 E8 E9", "C": "EO EU EX EK EA HA HK"}
THREE = {"A": "SX S8 EO E8 LO HU HX", "B": "HA HO EX LK L8 LX LA", "C": "SU S9 EU EK L9 H8 H9"}

BOARD = """(board) => {
  const endOf = (each) => each.getBoundingClientRect().bottom;
  const { top, bottom } = board.getBoundingClientRect();
  return [endOf(document.querySelector(".nameplate.far")) - top, endOf([...board.querySelectorAll(".good")].at(-1)) - bottom];
}"""
"""How far, in pixels, the name across the table reaches under the board of names, and what offers itself below it; negative: not at all."""

UNDER_THE_NAMES = """() => {
  const board = document.querySelector(".naming").getBoundingClientRect();
  return [...document.querySelectorAll(".felt :is(.plate, [data-card], .chip, .disc)")].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const isOver = left < board.right - 1 && board.left < right - 1 && top < board.bottom - 1 && board.top < bottom - 1;
    return isOver && !each.closest(".naming");
  }).map((each) => each.dataset.card ?? each.textContent.trim());
}"""
"""What of the table lies under the board of names: figures, cards, faces and names of all."""

# The tables.


def to_cut(quiet: Served) -> Dealt:
    return deal(quiet, "innsbruck", "W", "S", LEAVES, "L7")


def to_exchange(quiet: Served, hands: dict[str, str] = LEAVES, turned: str = "L7") -> Dealt:
    at = deal(quiet, "innsbruck", "S", "S", hands, turned)
    at.act("E cut 1")
    return at


def to_name(quiet: Served) -> Dealt:
    """Hearts are led; South has a heart, and the trump Seven."""
    at = to_exchange(quiet)
    at.act("S exchange LA L7", "W HU", "N LK", "E HX")
    return at


def in_the_show(quiet: Served) -> Dealt:
    """The sixth worked example, before North uses the Weli."""
    at = deal(quiet, "innsbruck", "S", "N", SHOW, "L8")
    at.act("E cut 1", "N concede spiel", "E contest gleich LX HX", "E contest hanger L9", "N contest gleich EX SX")
    at.act("S contest hanger EO EU", "W contest hanger HO HU", "E contest gleich L7=LX", "S contest hanger EK")
    return at


def held_by_another(quiet: Served) -> Dealt:
    """Three at the table: what the next but one has held, A may ride free or raise."""
    at = deal(quiet, "innsbruck-3p", "C", "A", THREE, "SK")
    at.act("B cut 1", "B bet gleich", "C hold")
    return at


# What one sees.


@pytest.mark.few(0)
def test_a_name_with_two_letters_fits_on_a_narrow_card_at_the_edge(browser: Browser, quiet: Served) -> None:
    """The rank beside it was cut off by the edge of the table."""
    at = deal(quiet, "innsbruck", "S", "S", SHOW, "L8")
    at.act("E cut 1", "N concede spiel", "E contest gleich LX L7=HX")
    with opened_page(browser) as (page, complaints):
        choose_pack(page, quiet, "tell")
        go_to(page, quiet, at)
        expect(page.locator(".row[data-row=E] .named .badge")).to_be_visible()
        assert not [f"{size}: {wrong}" for size in SIZES for wrong in wrong_at(page, size)]
        assert complaints.said == []


# What one does.


def test_the_pack_is_cut_where_the_finger_stands(browser: Browser, quiet: Served) -> None:
    at = to_cut(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        page.get_by_role("slider", name=WORDS["cut.slider"]).focus()
        page.keyboard.press("End")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        expect(page.locator(".hand button")).to_have_count(5)
        assert at.table.state.deal.cut.lifted == 31
        assert complaints.said == []


def test_blind_bets_wait_for_the_cards(browser: Browser, quiet: Served) -> None:
    at = deal(quiet, "innsbruck", "E", "S", LEAVES, "LU")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        press(page, "bar.blind")
        for key in "ghs":
            page.keyboard.press(key)
        expect(page.get_by_role("button", name=WORDS["bar.blind.all"])).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.locator(".plate.open")).to_have_count(3)
        assert [at.table.state.deal.stakes[figure].blind for figure in range(3)] == [person_of(at.table)] * 3
        assert complaints.said == []


@pytest.mark.few(0)
def test_who_cannot_show_what_they_bet_blind_can_say_so(browser: Browser, quiet: Served) -> None:
    """They owe it to their side alone, and the deal waits for them."""
    at = deal(quiet, "innsbruck", "S", "S", NOTHING_ALIKE, "E9")
    at.act("S blind gleich", "E cut 1", "E good", "W concede hanger", "W concede spiel")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        expect(page.locator(".now p")).to_have_text(WORDS["why.no_example"].format(figure="Gleich"))
        expect(page.get_by_role("button", name=catalogue("table", "de")["act.pass"], exact=True)).to_be_enabled()
        await_buttons(page)
        page.keyboard.press("1")
        expect(page.locator(".now p")).to_have_text(WORDS["status.validate"])
        assert complaints.said == []


@pytest.mark.parametrize(
    ("hands", "turned"),
    [
        pytest.param(LEAVES, "L7", id="may"),
        pytest.param(WITHOUT_LEAVES, "L7", id="may-not"),
    ],
)
def test_the_question_to_exchange_looks_the_same_for_everybody(
    browser: Browser, quiet: Served, hands: dict[str, str], turned: str
) -> None:
    """Where one wants to be asked in any case."""
    at = to_exchange(quiet, hands, turned)
    set_pace(at.table, person_of(at.table), Pace(questions="all"))
    with opened_page(browser) as (page, _):
        go_to(page, quiet, at)
        expect(page.locator(".now p")).to_have_text(WORDS["status.exchange.you"])
        expect(page.locator(".bar button")).to_have_text([WORDS["bar.leave"], WORDS["bar.exchange"]])


def test_what_is_exchanged_lies_there_for_all(browser: Browser, quiet: Served) -> None:
    at = to_exchange(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        press(page, "bar.exchange")
        page.locator("dialog .take").click()
        expect(page.locator("#hand-L7")).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("Laub-Ass"))).to_be_visible()
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("way", ["apron", "time"])
def test_a_perlagg_is_played_under_its_name_by_the_apron_or_a_moment_later(
    browser: Browser, quiet: Served, way: str
) -> None:
    at = to_name(quiet)
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        go_to(page, quiet, at)
        expect(page.locator("#hand-L7 .badge")).to_be_visible()
        page.clock.run_for(GRACE)
        page.locator("#hand-L7").click(position=CORNER)
        page.locator(".naming .pad").wait_for()
        page.clock.run_for(GRACE)
        page.locator(".naming .good").first.click()
        expect(page.locator("#hand-L7")).to_have_attribute("aria-pressed", "true")
        page.clock.run_for(SECOND_THOUGHTS - 1)
        expect(page.locator("#hand-L7")).to_have_count(1)
        if way == "apron":
            page.locator(".bar .main").click()
        else:
            page.clock.run_for(1)
        named = page.get_by_role("img", name=re.compile("Laub-Sieben, Perlagg, getauft auf"))
        expect(named).to_be_visible()
        expect(named.locator(".name")).to_be_attached()
        assert complaints.said == []


@pytest.mark.few(0)
@pytest.mark.parametrize("size", [(844, 390), (740, 360), (667, 375)])
def test_on_a_telephone_on_its_side_the_names_leave_the_partner_in_sight(
    browser: Browser, quiet: Served, size: tuple[int, int]
) -> None:
    """And what offers itself lies on their board, not below it."""
    at = to_name(quiet)
    with opened_page(browser, viewport={"width": size[0], "height": size[1]}) as (page, complaints):
        go_to(page, quiet, at)
        page.locator("#hand-L7").click(position={"x": 12, "y": 20})
        board = page.locator(".naming")
        board.locator(".pad").wait_for()
        assert wrong_at(page, size) == []
        assert all(reach <= 0 for reach in board.evaluate(BOARD))
        assert complaints.said == []


def test_a_perlagg_is_named_by_two_letters(browser: Browser, quiet: Served) -> None:
    at = to_name(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        page.locator("#hand-L7").focus()
        page.keyboard.press("Enter")
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("#hand-L7")).to_be_focused()
        page.keyboard.press("Enter")
        page.get_by_role("dialog").wait_for()
        for size in ((1024, 600), (1024, 768), (1280, 800)):
            assert wrong_at(page, size) == []
            assert page.evaluate(UNDER_THE_NAMES) == [], size
        page.keyboard.press("e")
        page.keyboard.press("a")  # acorns were not led, and South has a heart
        expect(page.locator(".naming .over .chip")).to_be_visible()
        page.keyboard.press("h")
        page.keyboard.press("0")
        expect(page.locator(".bar .main")).to_contain_text("Laub-Sieben als Herz-Zehn")
        page.keyboard.press("Enter")
        expect(page.get_by_role("img", name=re.compile("Laub-Sieben, Perlagg, getauft auf Herz-Zehn"))).to_be_visible()
        assert complaints.said == []


def test_the_arrows_lead_from_a_good_name_to_the_cards_and_enter_says_what_is_chosen(
    browser: Browser, quiet: Served
) -> None:
    at = to_name(quiet)
    with opened_page(browser) as (page, complaints):
        page.add_init_script("localStorage.setItem('weli.settings', JSON.stringify({ twice: true }))")
        go_to(page, quiet, at)
        page.locator("#hand-L7").focus()
        page.keyboard.press("Enter")
        good = page.locator(".naming .good").first
        good.focus()
        page.keyboard.press("ArrowDown")
        expect(page.locator(".naming .cell:focus")).to_have_count(1)
        good.focus()
        page.keyboard.press("Enter")
        expect(good).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
        expect(page.locator(".row[data-row=S] .named, .row[data-row=S] [data-card=L7]").first).to_be_visible()
        assert complaints.said == []


@pytest.mark.few(0)
def test_the_name_is_chosen_in_the_show_too(browser: Browser, quiet: Served) -> None:
    at = in_the_show(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        page.get_by_role("button", name=re.compile("anders taufen")).click()
        page.get_by_role(
            "dialog"
        ).wait_for()  # the slip is fetched with the first wild card, and keys before it are nobody's
        page.keyboard.press("h")
        page.keyboard.press("0")
        press(page, "bar.contest")
        expect(page.get_by_role("img", name=re.compile("Weli.*, Perlagg, getauft auf Herz-Zehn"))).to_be_visible()
        assert complaints.said == []


@pytest.mark.few(0)
def test_that_nobody_leads_stands_only_where_somebody_still_could(browser: Browser, quiet: Served) -> None:
    """Not over what is somebody's already, nor over the Spiel: tricks decide that, and one side may have two."""
    at = to_exchange(quiet)
    at.act("S exchange LA L7", "W bet gleich", "N good")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        expect(page.locator(".leads")).to_have_text(["", WORDS["leads.none"], ""])
        assert complaints.said == []


@pytest.mark.few(0)
def test_whoever_leads_together_is_named_and_with_what_once(browser: Browser, quiet: Served) -> None:
    """Of three who led it said "both", and six cards in a row on three lines."""
    at = deal(quiet, "innsbruck-3p", "C", "A", ALIKE, "SK")
    at.act("B cut 1", "A LO", "B HO", "C EO", "A LU", "B HU")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        hanger = page.locator(".leads").nth(1)
        names = {place.seat: place.name for place in own_view(at.table).places}
        expect(hanger).to_contain_text(WORDS["leads.level"].format(names=f"{WORDS['you']} und {names['B']}"))
        at.act("C EU")
        show_on_the_page(quiet, at)
        expect(hanger).to_contain_text(WORDS["leads.level"].format(names=WORDS["leads.all"]))
        expect(hanger.locator(".heard")).to_have_text("Ober und Unter")
        assert complaints.said == []


@pytest.mark.few(0)
def test_with_three_the_free_rider_may_raise_or_let_it_be(browser: Browser, quiet: Served) -> None:
    at = held_by_another(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        riding = WORDS["standing.riding"].format(name=WORDS["you"])
        expect(page.locator(".plate", has_text=riding)).to_be_visible()
        expect(page.get_by_role("button", name=WORDS["bar.raise.3"], exact=True)).to_be_visible()
        press(page, "bar.stay")
        expect(page.get_by_role("button", name=WORDS["bar.raise.3"], exact=True)).to_have_count(0)
        assert complaints.said == []


def test_the_perlaggen_of_the_deal_are_behind_the_stack(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, _):
        go_to(page, quiet, to_name(quiet))
        page.locator(".pile").click()
        expect(page.locator("dialog li")).to_have_count(7)


@pytest.mark.slow
@pytest.mark.few(1)
@pytest.mark.parametrize(
    "rules", ["innsbruck", "eichel-imst", "innsbruck-2p7", "innsbruck-3p", "innsbruck-6p", "straf"]
)
def test_a_deal_of_every_form_to_its_count(browser: Browser, served: Served, rules: str) -> None:
    with opened_page(browser) as (page, complaints):
        table = served.new_table(game="perlaggen", rules=rules)
        page.goto(f"{served.address}#/table/{table}")
        with served.live(table, lang="de") as line:
            Sitter(page, Watcher(line)).play_until(lambda view: view["deal"]["phase"] == "done")
        page.locator(".count").wait_for()
        assert complaints.said == []


# Every state fit for everybody.


def named(page: Page) -> None:
    page.locator("#hand-L7").click(position=CORNER)
    page.locator(".naming .pad").wait_for()


def exchanging(page: Page) -> None:
    press(page, "bar.exchange")
    page.locator("dialog .take").wait_for()


def the_list(page: Page) -> None:
    page.locator(".pile").click()
    page.locator("dialog li").first.wait_for()


def as_it_is(_page: Page) -> None:
    """Nothing is open over the table."""


@pytest.mark.few(2)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(
    ("reach", "opening"),
    [
        (to_cut, as_it_is),
        (to_exchange, exchanging),
        (to_name, named),
        (to_name, the_list),
        (in_the_show, as_it_is),
        (held_by_another, as_it_is),
    ],
)
def test_nothing_stands_in_anybodys_way(
    browser: Browser, quiet: Served, reach: object, opening: object, look: dict[str, object]
) -> None:
    assert callable(reach)
    assert callable(opening)
    at = reach(quiet)
    with opened_page(browser, **look) as (page, complaints):
        go_to(page, quiet, at)
        opening(page)
        assert violations(page) == []
        assert complaints.said == []
