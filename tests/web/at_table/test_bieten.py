"""Bieten in a real browser: stealing at the cut, bets on one of five figures, the Weli named, and what a house lets happen at a price."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, ViewportSize, expect

from table.helpers import own_view, person_of
from web.dealt import Dealt, go_to, show_on_the_page
from web.looking import HEAR, LOOKS, violations
from web.serving import Served
from web.sitting import CORNER, DESK, GRACE, WORDS, opened_page, press, stop_the_clock
from web.walking import SIZES, wrong_at
from weli.core.acts import GRUEN, ROT
from weli.core.cards import card_of
from weli.core.texts import text
from weli.games import game_named

pytestmark = pytest.mark.browser

LIFTED = 4
RIM = 12
WELI = WORDS["card.weli.aloud"]
PLAYED_OUT = ("W S7", "N S8", "E S9", "S SK", "S HA", "W E8", "N E9", "E EX")
BOTTOM = "E7"
FIVE = {"A": "HA S6 SK", "B": "H9 LA LK", "C": "HK L9 L8", "D": "LO LU S9", "E": "S8 S7 EA"}
FOUR = {"S": "HA LK SK", "W": "HK S7 E8", "N": "H9 S8 E9", "E": "H8 S9 EX"}


IS_SEEN = """boards => boards.map(board => {
  const {left, top, right, bottom} = board.getBoundingClientRect(), x = (left + right) / 2, y = (top + bottom) / 2;
  const points = [[x, y], [left + 4, y], [right - 4, y], [x, top + 4], [x, bottom - 4]];
  return points.map(point => board.contains(document.elementFromPoint(...point)));
})"""


def deal(served: Served, rules: str, dealer: str, seat: str, hands: dict[str, str]) -> Dealt:
    """A new table. Whoever lifts four cards and steals none gets these hands dealt, one card to each and then two."""
    ruleset = game_named("bieten").ruleset(rules, {})
    seats = ruleset.seating.seat_names()
    after = seats.index(dealer) + 1
    held = [[card_of(card) for card in hands[each].split()] for each in seats[after:] + seats[:after]]
    dealt = [hand[0] for hand in held] + [card for hand in held for card in hand[1:]]
    rest = [card for card in ruleset.cards if card not in dealt and card != card_of(BOTTOM)]
    cut = [*dealt, *rest, card_of(BOTTOM)]
    shuffle, served.parlour.shuffle = served.parlour.shuffle, lambda _: cut[-LIFTED:] + cut[:-LIFTED]
    try:
        name = served.new_table(game="bieten", rules=rules, dealer=dealer, seat=seat)
        return Dealt(name, served.parlour.live(name).table)
    finally:
        served.parlour.shuffle = shuffle


def five(served: Served) -> Dealt:
    """A leads, with the Weli and the Ace of hearts."""
    at = deal(served, "5p", "E", "A", FIVE)
    at.act(f"D cut {LIFTED}", "D stop")
    return at


def asked(served: Served) -> Dealt:
    """B has bet on Red, and only A has yet to answer."""
    at = five(served)
    at.act("B bet rot", "C good", "D good", "E good")
    return at


def one_can_follow(served: Served, rules: str) -> Dealt:
    """South is to play to a heart and has one, but the house lets other cards happen."""
    at = deal(served, rules, "S", "S", FOUR)
    at.act(f"E cut {LIFTED}", "E stop", "W HK", "N H9", "E H8")
    return at


def test_five_sit_round_five_figures(browser: Browser, quiet: Served) -> None:
    at = five(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        expect(page.locator(".plate")).to_have_count(5)
        expect(page.locator(".nameplate")).to_have_count(4)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert complaints.said == []


def test_the_cutter_steals_unseen_what_he_likes(browser: Browser, quiet: Served) -> None:
    at = deal(quiet, "5p", "E", "D", FIVE)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        page.evaluate(HEAR)
        page.get_by_role("slider", name=WORDS["cut.slider"]).focus()
        page.keyboard.press("Home")
        page.keyboard.press("Enter")
        expect(page.locator(".cut .seen .card")).to_have_count(1)
        which = page.locator(".cut .seen .card").get_attribute("aria-label")
        page.wait_for_function("which => window.heard.at(-1).startsWith(which)", arg=which)
        expect(page.locator(".cut figcaption")).to_have_text([WORDS["cut.next"]])
        press(page, "bar.take")
        expect(page.locator(".cut .seen .card")).to_have_count(2)
        expect(page.locator(".cut figcaption")).to_have_text([WORDS["cut.yours"], WORDS["cut.next"]])
        press(page, "bar.leave")
        expect(page.locator(".hand button")).to_have_count(3)
        expect(page.locator("#hand-E7")).to_be_visible()
        assert complaints.said == []


def test_the_drawer_says_who_has_bet_on_what(browser: Browser, quiet: Served) -> None:
    at = five(quiet)
    at.act("B bet rot", "C hold")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        page.locator(".drawer").click()
        names = [view.name for view in own_view(at.table, "de").places if view.seat in ("B", "C")]
        expect(page.locator(".ledger dt")).to_have_text(names)
        expect(page.locator(".ledger dd").first).to_contain_text(text("figure.rot", "de"))
        assert complaints.said == []


@pytest.mark.few(0)
@pytest.mark.parametrize(("rules", "dealer", "cutter"), [("3p", "C", "B"), ("5p", "E", "D")])
def test_what_is_stolen_lies_over_nothing(
    browser: Browser, quiet: Served, rules: str, dealer: str, cutter: str
) -> None:
    name = quiet.new_table(game="bieten", rules=rules, dealer=dealer, seat=cutter)
    at = Dealt(name, quiet.parlour.live(name).table)
    at.act(f"{cutter} cut {LIFTED}")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        for stolen in range(3):
            expect(page.locator(".cut .seen .card")).to_have_count(stolen + 1)
            assert not [f"{size}: {wrong}" for size in SIZES for wrong in wrong_at(page, size)]
            at.act(f"{cutter} steal")
            show_on_the_page(quiet, at)
        assert complaints.said == []


@pytest.mark.few(0)
def test_a_theft_by_another_shows_its_number_and_no_card(browser: Browser, quiet: Served) -> None:
    at = deal(quiet, "5p", "E", "A", FIVE)
    at.act(f"D cut {LIFTED}", "D steal")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        expect(page.get_by_role("img", name=WORDS["cut.stolen"])).to_have_count(1)
        expect(page.locator(".cut [data-card]:not([data-card='??'])")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(0)
def test_with_what_somebody_leads_is_heard_in_whole_words(browser: Browser, quiet: Served) -> None:
    at = one_can_follow(quiet, "4p")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        expect(page.locator(".leads").first.locator(".heard")).to_have_text("Herz-König")
        assert complaints.said == []


def test_what_everybody_has_said_to_a_bet_stands_at_their_places_until_it_is_settled(
    browser: Browser, quiet: Served
) -> None:
    at = five(quiet)
    at.act("B bet rot", "C good")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        said = [WORDS["answer.bets"].format(value=2), WORDS["answer.good"]]
        expect(page.locator(".nameplate .says .heard")).to_have_text(said)
        at.act("D good", "E good")
        show_on_the_page(quiet, at)
        expect(page.locator(".nameplate .says .heard")).to_have_text([said[0], *[WORDS["answer.good"]] * 3])
        name = page.locator(".nameplate .name").first.inner_text()
        price = WORDS["price.good.all"].format(name=name, points="1 Punkt")
        expect(page.locator(".front .offer", has_text=WORDS["bar.good"])).to_contain_text(price)
        expect(page.locator(".front")).to_contain_text(WORDS["bet.own"].format(cards="Herz-Ass und Weli"))
        at.act("A hold")
        show_on_the_page(quiet, at)
        expect(page.locator(".nameplate .says")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("size", [DESK, {"width": 1024, "height": 768}], ids=["laptop", "tablet"])
def test_the_other_boards_lie_open_beside_the_one_that_is_bet_on(
    browser: Browser, quiet: Served, size: ViewportSize
) -> None:
    with opened_page(browser, viewport=size) as (page, complaints):
        go_to(page, quiet, asked(quiet))
        page.locator(".front").wait_for()
        expect(page.locator(".plates .plate")).to_have_count(4)
        assert page.locator(".plates .plate").evaluate_all(IS_SEEN) == [[True] * 5] * 4
        assert complaints.said == []


def test_a_bet_is_held(browser: Browser, quiet: Served) -> None:
    at = asked(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        press(page, "bar.hold")
        page.keyboard.press(str(page.locator(".bar .unsaid").get_attribute("aria-keyshortcuts")))
        name = page.locator(".nameplate .name").first.inner_text()
        red = page.locator(".plate").first
        expect(red).to_contain_text(WORDS["plate.next.but"].format(name=name))
        assert at.table.state.deal.stakes[ROT].value == 2
        assert complaints.said == []


def test_the_only_answer_takes_one_tap(browser: Browser, quiet: Served) -> None:
    """E has no red card, so nothing but „Gut“ is left, and it is not asked for twice."""
    at = deal(quiet, "5p", "E", "E", FIVE)
    at.act(f"D cut {LIFTED}", "D stop", "B bet rot", "C good", "D good")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        expect(page.locator(".bar .main")).to_have_count(0)
        press(page, "bar.good")
        expect(page.get_by_role("button", name=WORDS["bar.good"], exact=True)).to_have_count(0)
        expect(page.locator(".bar .unsaid")).to_have_count(0)
        assert at.table.state.seating.seat_of("E") not in at.table.state.deal.answering()
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("again", ["Enter", "u", "b"])
def test_a_figure_is_bet_on_by_its_letter_and_once_more(browser: Browser, quiet: Served, again: str) -> None:
    """What is heard last before the second key is that one is asked; next is the bet, and not that one has to play. Nor is the card played
    at which one is.
    """
    at = five(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        page.evaluate(HEAR)
        page.keyboard.press("k")
        page.keyboard.press("u")
        sure = WORDS["bar.one.sure"].format(figure="Grün")
        expect(page.locator(".bar .armed .sure")).to_have_text(sure)
        asked = page.evaluate("window.heard.length")
        assert page.evaluate("window.heard.at(-1)") == WORDS["bar.again.spoken"].format(question=sure)
        page.keyboard.press(again)
        expect(page.locator(".plate").nth(1)).to_have_class(re.compile(r"\bopen\b"))
        assert at.table.state.deal.stakes[GRUEN].bettor == person_of(at.table)
        assert page.evaluate("at => window.heard[at]", asked) == own_view(at.table).events[-1].text
        assert complaints.said == []


@pytest.mark.few(0)
def test_what_asks_once_more_is_red_in_the_light_of_the_lamp_too(browser: Browser, quiet: Served) -> None:
    """The slip of the lamp lies over the boards."""
    at = five(quiet)

    def advise(route: Route) -> None:
        act = {"act": "bet rot", "text": "", "points": 1, "low": 1, "high": 1}
        state = at.table.state
        on = state.chairs[state.seating.seat_of("A")].number
        route.fulfill(json={"on": on, "surety": "only", "best": act, "next": None, "why": "", "hand": []})

    with opened_page(browser) as (page, complaints):
        page.add_init_script("localStorage.setItem('weli.settings', JSON.stringify({ twice: true }))")
        page.route("**/advice?*", advise)
        go_to(page, quiet, at)
        page.get_by_role("button", name=WORDS["lamp"], exact=True).click()
        press(page, "bar.bet")
        lit = page.locator(".bar .figure.advised")
        page.locator(".bar .figure:not(.advised):not([aria-disabled=true])").first.click()
        asking = page.locator(".bar .armed").evaluate("button => getComputedStyle(button).backgroundColor")
        lit.click()
        expect(lit).to_have_class(re.compile(r"\barmed\b"))
        expect(lit).to_have_css("background-color", asking)
        assert complaints.said == []


def test_the_weli_gets_a_name_that_one_does_not_hold(browser: Browser, quiet: Served) -> None:
    at = five(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        expect(page.locator("#hand-S6 .badge")).to_be_hidden()  # it is the only wild card
        page.locator("#hand-S6").click(position=CORNER)
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("h")
        page.keyboard.press("a")  # the Ace of hearts is in the same hand
        expect(page.locator(".naming .over .chip")).to_be_visible()
        expect(page.locator(".naming .bare")).to_have_count(0)  # nor does it stay the six of bells
        page.keyboard.press("s")
        page.keyboard.press("a")
        page.keyboard.press("Enter")
        expect(page.get_by_role("img", name=re.compile("Weli.*getauft auf Schell-Ass"))).to_be_visible()
        assert complaints.said == []


@pytest.mark.few(0)
def test_a_double_tap_reaches_nothing_that_its_first_tap_has_brought_forth(browser: Browser, quiet: Served) -> None:
    """The second one fell into the names that lay there by then, and the Weli was played under one of them; or on the cross that was there
    instead of the button.
    """
    at = five(quiet)
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        go_to(page, quiet, at)
        page.clock.run_for(GRACE)
        choosing = page.locator(".bar.choosing")
        for tapped, across, come in [
            (page.locator(".acts .offer").last, 0.9, choosing),
            (choosing.locator(".close"), 0.5, page.locator(".now p")),
            (page.locator("#hand-S6"), 0.5, page.locator(".naming")),
        ]:
            place = tapped.bounding_box()
            assert place is not None
            x, y = place["x"] + place["width"] * across, place["y"] + 2 * RIM
            page.mouse.click(x, y)
            come.wait_for()
            page.mouse.click(x, y)
            expect(come).to_be_visible()
            page.clock.run_for(GRACE)
        assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.cell') !== null", [x, y])
        chosen = page.locator(".naming .cell.chosen")
        expect(chosen).to_have_count(0)
        page.mouse.click(x, y)
        expect(chosen).to_have_count(1)
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_on_a_card_that_does_not_go_says_why_and_plays_no_other(
    browser: Browser, quiet: Served, key: str
) -> None:
    """The only card that goes is raised already; which one it is can be heard of the button that plays it."""
    at = one_can_follow(quiet, "4p")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        page.evaluate(HEAR)
        play = page.get_by_role("button", name=WORDS["bar.play"], exact=True)
        expect(play).to_have_accessible_description("Herz-Ass")
        barred = page.locator("#hand-LK")
        barred.focus()
        page.keyboard.press(key)
        page.wait_for_function("why => window.heard.at(-1) === why", arg=barred.get_attribute("title"))
        assert len(own_view(at.table).deal.hand) == len(FOUR["S"].split())
        page.locator("#hand-HA").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#hand-HA")).to_have_count(0)
        assert complaints.said == []


def test_a_revoke_may_happen_and_has_its_price(browser: Browser, quiet: Served) -> None:
    at = one_can_follow(quiet, "strict")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        page.locator("#hand-LK").click(force=True, position=CORNER)
        page.get_by_role("button", name=WORDS["why.anyway"], exact=True).click()
        expect(page.locator(".row.own [data-card='LK']")).to_be_visible()
        expect(page.locator(".foot .mark.failed")).to_be_visible()
        at.act(*PLAYED_OUT)
        page.reload()
        expect(page.locator(".count .costs")).to_have_count(1)
        assert [each.number for each in at.table.state.deal.counted if each.number < 0] == [-2]
        assert complaints.said == []


@pytest.mark.few(0)
@pytest.mark.parametrize(
    ("rules", "price"),
    [
        ("harsh", "Du kannst das Spiel nicht gewinnen."),
        ("harsh-game", "Du hast die Partie verloren und bekommst das Noggele."),
    ],
)
def test_the_count_says_what_a_revoke_has_cost(browser: Browser, quiet: Served, rules: str, price: str) -> None:
    """No number stands there for it: who had nothing loses nothing, and at the end of the game no points are off."""
    at = one_can_follow(quiet, rules)
    at.act("S LK", *PLAYED_OUT)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        if at.table.state.over:
            page.locator(".ending .last").click()
        told = page.locator(".count ol")
        expect(told).to_contain_text("Du hättest Laub-König nicht spielen oder nennen dürfen.")
        expect(told).to_contain_text(price)
        assert complaints.said == []


@pytest.mark.few(0)
def test_who_has_bet_has_nothing_to_show_at_the_end(browser: Browser, quiet: Served) -> None:
    """All cards are played open; a bet stands beside its player as what it is, also where it was on the Spiel."""
    at = five(quiet)
    at.act("B bet spiel", "C hold")
    with opened_page(browser) as (page, _):
        go_to(page, quiet, at)
        pledged = WORDS["duty.owed.in_bieten"].format(figure="Spiel")
        expect(page.locator(".mark.duty", has_text=pledged)).to_have_count(2)


@pytest.mark.few(0)
def test_nothing_at_a_table_of_bieten_speaks_of_perlaggen(browser: Browser, quiet: Served) -> None:
    """The same words of the page are other ones there: `card.perlagg` and `card.perlagg.in_bieten`."""
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, five(quiet))
        expect(page.get_by_role("button", name=WORDS["card.perlagg.in_bieten"].format(card=WELI))).to_be_visible()
        seen = [page.locator("body").aria_snapshot()]
        for key in ("p", "?"):
            page.keyboard.press(key)
            page.get_by_role("dialog").wait_for()
            seen.append(page.locator("body").aria_snapshot())
            page.keyboard.press("Escape")
        assert WORDS["perlaggen.title.in_bieten"] in seen[1]
        assert [each for each in seen if "Perlagg" in each] == []
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing(browser: Browser, quiet: Served, look: dict[str, Any]) -> None:
    with opened_page(browser, **look) as (page, _):
        go_to(page, quiet, asked(quiet))
        assert violations(page) == []
        press(page, "bar.hold")
        assert violations(page) == []
        page.keyboard.press("Enter")
        expect(page.locator(".plate.open")).to_have_count(0)
        page.locator("#hand-S6").click(position=CORNER)
        page.get_by_role("dialog").wait_for()
        assert violations(page) == []
