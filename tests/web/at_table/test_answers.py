"""What a question looks like in a real browser: no answer that may cost stands out, and the table says for whom it waits."""

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute, expect

from table.helpers import own_view, person_of, play_on
from web.dealt import Dealt, deal, go_to, show_on_the_page
from web.looking import HEAR
from web.serving import Served
from web.sitting import (
    CORNER,
    DESK,
    GRACE,
    PHONE,
    SECOND_THOUGHTS,
    WORDS,
    await_buttons,
    await_drawing,
    opened_page,
    press,
    stop_the_clock,
)
from weli.core.texts import listed, text
from weli.table.state import MUST

pytestmark = pytest.mark.browser

SIZES: list[ViewportSize] = [PHONE, DESK, {"width": 1024, "height": 768}]

# North and South have a pair each, and the others too.
FOUR = {"N": "EX SX S6 S8 LK", "E": "LX HX L9 L8 SA", "S": "EO EU EK LA H9", "W": "HO HU HK E7 SK"}
TWO = {"B": "EX SX S9 S8 LK L9 E8", "A": "HA HK HO HU HX H9 H8"}
THREE = {"A": "SX S8 EO E8 LO HU HX", "B": "HA HO EX LK L8 LX LA", "C": "SU S9 EU EK L9 H8 H9"}


LINES = """(buttons) => buttons.map((button) => {
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const words = document.createRange();
  const lines = [];
  while (texts.nextNode()) {
    words.selectNodeContents(texts.currentNode);
    lines.push(...[...words.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
  }
  return new Set(lines).size;
})"""
"""How many lines of words each of them has."""
ENDS = """(board) => [...board.querySelectorAll(".offer")].map((each) => each.getBoundingClientRect().bottom).filter(
  (end) => end > board.getBoundingClientRect().bottom - 4
)"""
"""Which answers stick out of their board, or lie on its rim."""


def bet_on(quiet: Served) -> Dealt:
    """West has bet on the Gleich; South and North may answer."""
    at = deal(quiet, "innsbruck", "S", "S", FOUR, "L7")
    at.act("E cut 1", "S pass", "N pass", "W bet gleich")
    return at


def with_a_perlagg_open(quiet: Served) -> Dealt:
    at = deal(quiet, "innsbruck", "S", "S", FOUR, "L7")
    at.act("E cut 1")
    return at


def to_play(quiet: Served) -> Dealt:
    """Nobody has exchanged, and South is to play the last card of the first trick."""
    at = with_a_perlagg_open(quiet)
    at.act("S pass", "N pass", "W HU", "N LK", "E HX")
    return at


def raised_to_the_last(quiet: Served) -> Dealt:
    """Three at the table: A has bet, B has held, C has raised. Higher it does not go."""
    at = deal(quiet, "innsbruck-3p", "C", "A", THREE, "SK")
    at.act("B cut 1", "A bet gleich", "B hold", "C raise")
    return at


def told_at_length(quiet: Served) -> Dealt:
    """Two figures are bet on at once, and A has six cards for one of them."""
    at = deal(quiet, "innsbruck-2p7", "A", "A", TWO, "S7")
    at.act("B cut 1", "A pass", "B bet hanger spiel")
    return at


def read_a_rule(page: Page) -> None:
    page.keyboard.press("l")
    page.locator(".pulled .chip").last.click()
    page.locator("dialog article").first.wait_for()


def open_talk(page: Page) -> None:
    page.keyboard.press("r")
    page.locator("dialog .talk").wait_for()


def test_the_others_wait_while_a_menu_is_open_a_card_raised_or_a_rule_read(browser: Browser, quiet: Served) -> None:
    """The page says so; what the table does then is tested there."""
    at = to_play(quiet)
    with opened_page(browser) as (page, complaints):
        with page.expect_websocket() as line:
            go_to(page, quiet, at)

        def says(deciding: bool, what: Callable[[], None]) -> None:
            with line.value.expect_event(
                "framesent", lambda frame: f'"deciding":{str(deciding).lower()}' in str(frame)
            ):
                what()

        for begin, end in [
            (lambda: page.keyboard.press("b"), lambda: page.keyboard.press("Escape")),
            (lambda: page.locator("#hand-H9").click(position=CORNER), lambda: page.keyboard.press("Escape")),
            (lambda: page.keyboard.press("?"), lambda: page.keyboard.press("Escape")),
            (lambda: open_talk(page), lambda: page.keyboard.press("Escape")),
            (lambda: read_a_rule(page), lambda: page.keyboard.press("Escape")),
        ]:
            says(True, begin)
            says(False, end)
        assert complaints.said == []


def test_whoever_taps_their_cards_again_and_again_is_waited_for_once(browser: Browser, quiet: Served) -> None:
    """North is due. Each reason that was read, however often, kept the others waiting anew."""
    at = with_a_perlagg_open(quiet)
    at.act("S pass", "N pass", "W HU")
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        with page.expect_websocket() as line:
            go_to(page, quiet, at)
        said: list[str] = []
        line.value.on("framesent", lambda frame: said.append(str(frame)) if "deciding" in str(frame) else None)
        for card in ("H9", "LA", "H9", "LA"):
            page.clock.run_for(3000)
            page.locator(f"#hand-{card}").click(position=CORNER, force=True)  # it says why not
            expect(page.locator(".slip")).to_be_visible()
        page.clock.run_for(3000)
        page.evaluate("1")  # what was sent before has been heard of
        assert ["true" in each for each in said] == [True, False]
        assert complaints.said == []


def test_a_menu_that_has_nothing_left_to_choose_makes_way_for_the_question(browser: Browser, quiet: Served) -> None:
    """The last figure that could be given up is bet on: the bet has to be answered, and no menu stands before it."""
    at = with_a_perlagg_open(quiet)
    at.act("S pass", "N pass", "S concede spiel", "N concede gleich")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        press(page, "bar.concede")
        expect(page.locator(".bar.choosing")).to_be_visible()
        at.act("W bet hanger")
        show_on_the_page(quiet, at)
        expect(page.get_by_role("button", name=WORDS["bar.hold"], exact=True)).to_be_visible()
        assert complaints.said == []


def test_whoever_gives_a_figure_up_is_told_what_it_brings(browser: Browser, quiet: Served) -> None:
    at = with_a_perlagg_open(quiet)
    at.act("S pass", "N pass")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        press(page, "bar.concede")
        hanger = page.locator(".bar .figure", has_text="Hanger")
        expect(hanger).to_contain_text(WORDS["price.good"].format(points="1 Punkt"))
        hanger.click()
        expect(page.locator(".bar .unsaid")).to_contain_text("Hanger")
        assert complaints.said == []


@pytest.mark.parametrize("reach", [bet_on, raised_to_the_last, told_at_length])
def test_no_answer_that_may_cost_is_the_green_one(
    browser: Browser, quiet: Served, reach: Callable[[Served], Dealt]
) -> None:
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, reach(quiet))
        expect(page.get_by_role("button", name=WORDS["bar.hold"], exact=True)).to_be_visible()
        expect(page.locator(".bar .main")).to_have_count(0)
        assert max(page.locator(".front .offer").evaluate_all(LINES)) <= 2
        assert page.locator(".front").evaluate(ENDS) == []
        assert complaints.said == []


@pytest.mark.few(0)
def test_nobody_is_offered_more_than_the_game_has(browser: Browser, quiet: Served) -> None:
    """With three at the table there is no Spiel aus, and three is the most."""
    at = raised_to_the_last(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        words = page.locator(".bar button")
        expect(words).to_contain_text([WORDS["bar.good"], WORDS["bar.hold"]])
        expect(words).to_have_count(2)
        assert complaints.said == []


@pytest.mark.few(0)
def test_to_leave_a_perlagg_lying_is_not_the_green_one(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, with_a_perlagg_open(quiet))
        expect(page.locator(".bar .main")).to_have_text(WORDS["bar.exchange"])
        assert complaints.said == []


def answered(page: Page, quiet: Served, word: str) -> Dealt:
    """An answer to West's bet has been tapped, with the clock of the page standing still."""
    at = bet_on(quiet)
    stop_the_clock(page)
    go_to(page, quiet, at)
    button = page.get_by_role("button", name=WORDS[f"bar.{word}"], exact=True)
    button.wait_for()
    page.clock.run_for(GRACE)
    button.click()
    expect(page.locator(".bar .unsaid")).to_contain_text(WORDS[f"bar.{word}"])
    return at


@pytest.mark.few(1)
@pytest.mark.parametrize("word", ["good", "hold"])
def test_an_answer_is_said_after_three_seconds(browser: Browser, quiet: Served, word: str) -> None:
    with opened_page(browser) as (page, complaints):
        at = answered(page, quiet, word)
        page.clock.run_for(SECOND_THOUGHTS - 1)
        expect(page.locator(".plate.open")).to_have_count(1)
        assert at.table.state.deal.bet_open()
        page.clock.run_for(1)
        expect(page.locator(".plate.open")).to_have_count(0)
        assert not at.table.state.deal.bet_open()
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("way", ["tap", "Enter"])
def test_an_answer_is_said_at_once_at_the_second_tap(browser: Browser, quiet: Served, way: str) -> None:
    with opened_page(browser) as (page, complaints):
        at = answered(page, quiet, "hold")
        page.clock.run_for(GRACE)
        if way == "tap":
            page.locator(".bar .unsaid").click()
        else:
            page.keyboard.press(way)
        expect(page.locator(".plate.open")).to_have_count(0)
        assert not at.table.state.deal.bet_open()
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("way", ["button", "Escape"])
def test_nobody_learns_of_an_answer_that_was_not_said(browser: Browser, quiet: Served, way: str) -> None:
    with opened_page(browser) as (page, complaints):
        at = answered(page, quiet, "hold")
        told = at.table.state.head
        if way == "button":
            page.get_by_role("button", name=WORDS["bar.back"]).click()
        else:
            page.keyboard.press(way)
        expect(page.locator(".bar .unsaid")).to_have_count(0)
        page.clock.run_for(2 * SECOND_THOUGHTS)
        expect(page.locator(".plate.open")).to_have_count(1)
        assert at.table.state.head == told
        assert complaints.said == []


def test_another_answer_takes_the_place_of_one_that_was_not_said(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        at = answered(page, quiet, "good")
        page.clock.run_for(SECOND_THOUGHTS - 1)
        page.get_by_role("button", name=WORDS["bar.hold"], exact=True).click()
        expect(page.locator(".bar .unsaid")).to_contain_text(WORDS["bar.hold"])
        page.clock.run_for(SECOND_THOUGHTS)
        expect(page.locator(".plate.open")).to_have_count(0)
        assert at.table.state.deals[-1].acts[-1][1].startswith("hold")
        assert complaints.said == []


@pytest.mark.few(0)
def test_it_is_told_that_somebody_else_was_faster(browser: Browser, quiet: Served) -> None:
    """North has answered for both meanwhile."""
    with opened_page(browser) as (page, complaints):
        at = answered(page, quiet, "good")
        at.act("N hold")
        show_on_the_page(quiet, at)
        expect(page.locator(".why")).to_contain_text(WORDS["unsaid.overtaken"])
        expect(page.locator(".bar .unsaid")).to_have_count(0)
        assert complaints.said == []


def test_what_a_partner_signs_takes_no_answer_back(browser: Browser, quiet: Served) -> None:
    """It is a new view of the same question."""
    with opened_page(browser) as (page, complaints):
        at = answered(page, quiet, "hold")
        show_on_the_page(quiet, at)
        page.clock.run_for(SECOND_THOUGHTS)
        expect(page.locator(".plate.open")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("word", ["good", "hold"])
def test_who_wants_it_so_taps_an_answer_twice(browser: Browser, quiet: Served, word: str) -> None:
    at = bet_on(quiet)
    with opened_page(browser) as (page, complaints):
        page.add_init_script("localStorage.setItem('weli.settings', JSON.stringify({ twice: true }))")
        go_to(page, quiet, at)
        press(page, f"bar.{word}")
        sure = WORDS[f"bar.{word}.sure"].format(the="das Gleich", points="1 Punkt")
        expect(page.locator(".bar .armed .sure")).to_have_text(sure)
        assert at.table.state.deal.bet_open()
        page.keyboard.press("Enter")
        expect(page.locator(".plate.open")).to_have_count(0)
        assert not at.table.state.deal.bet_open()
        assert complaints.said == []


def test_a_bet_takes_two_taps(browser: Browser, quiet: Served) -> None:
    """The word, and what it is about; who bets on more taps that too, and the time begins anew."""
    at = to_play(quiet)
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        go_to(page, quiet, at)
        page.clock.run_for(GRACE)
        bet = page.locator(".acts").get_by_role("button", name=WORDS["bar.bet"], exact=True)
        place = bet.bounding_box()
        bet.click()
        page.clock.run_for(GRACE)
        page.locator(".bar .figure", has_text="Hanger").click()
        said = page.locator(".bar .unsaid")
        assert said.bounding_box() == place  # the word stays under the finger
        page.clock.run_for(SECOND_THOUGHTS - 1)
        page.locator(".bar .figure", has_text="Spiel").click()
        page.clock.run_for(SECOND_THOUGHTS - 1)
        assert not at.table.state.deal.bet_open()
        page.clock.run_for(1)
        expect(page.locator(".plate.open")).to_have_count(2)
        assert complaints.said == []


def test_who_taps_a_board_to_look_at_it_bets_nothing(browser: Browser, quiet: Served) -> None:
    at = to_play(quiet)
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        go_to(page, quiet, at)
        page.clock.run_for(GRACE)
        page.locator(".plate").nth(1).click()
        expect(page.locator(".bar.choosing")).to_be_visible()
        page.clock.run_for(2 * SECOND_THOUGHTS)
        page.locator(".plate").nth(2).click()
        page.clock.run_for(2 * SECOND_THOUGHTS)
        expect(page.locator(".bar .unsaid")).to_have_count(0)
        assert not at.table.state.deal.bet_open()
        page.locator(".plate").nth(2).click()
        page.locator(".acts").get_by_role("button", name=WORDS["bar.bet.now"], exact=True).click()
        expect(page.locator(".plate.open")).to_have_count(1)
        assert complaints.said == []


def test_the_words_keep_their_places_when_a_card_is_raised(browser: Browser, quiet: Served) -> None:
    at = to_play(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        await_buttons(page)
        for size in SIZES:
            page.set_viewport_size(size)
            await_drawing(page)
            words = page.locator(".acts .offer")
            expect(words).to_have_count(2)
            before = [each.bounding_box() for each in words.all()]
            page.locator("#hand-LA").click(position=CORNER)
            expect(words).to_have_count(3)
            assert [each.bounding_box() for each in words.all()[:2]] == before
            page.keyboard.press("Escape")
        assert complaints.said == []


def test_who_presses_enter_to_look_on_once_too_often_plays_no_card(browser: Browser, quiet: Served) -> None:
    """Once one's card is played the next one has the focus; a trick that goes by itself was there no more when the key came."""
    at = to_play(quiet)
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        go_to(page, quiet, at)
        cards, raised = page.locator(".hand button"), page.locator(".hand .up")
        page.locator("#hand-LA").focus()
        page.keyboard.press("Enter")
        expect(cards).to_have_count(4)
        page.clock.run_for(GRACE)
        await_buttons(page)
        page.keyboard.press("Enter")
        expect(page.locator(".now .yours")).to_have_text(WORDS["status.you.lead"])
        page.keyboard.press("Enter")
        expect(raised).to_have_count(0)
        page.clock.run_for(GRACE)
        await_buttons(page)
        page.keyboard.press("Enter")
        expect(raised).to_have_count(1)
        assert len(own_view(at.table).deal.hand) == 4
        assert complaints.said == []


def test_a_button_that_has_only_just_come_takes_no_tap(browser: Browser, quiet: Served) -> None:
    """It was meant for what stood there before."""
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        go_to(page, quiet, bet_on(quiet))
        hold, armed = page.get_by_role("button", name=WORDS["bar.hold"], exact=True), page.locator(".bar .unsaid")
        hold.wait_for()
        page.clock.run_for(GRACE - 1)
        hold.click()
        expect(armed).to_have_count(0)
        page.clock.run_for(1)
        hold.click()
        expect(armed).to_have_count(1)
        assert complaints.said == []


def test_a_card_that_one_has_raised_may_be_played_at_once(browser: Browser, quiet: Served) -> None:
    """The button that it brought forth took no tap for a while, as if somebody else had put it under the finger."""
    at = to_play(quiet)
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        go_to(page, quiet, at)
        page.clock.run_for(GRACE)
        page.locator("#hand-LA").click(position=CORNER)
        page.get_by_role("button", name=WORDS["bar.play"], exact=True).click()
        expect(page.locator("#hand-LA")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(0)
def test_a_second_tap_on_what_leaves_it_to_the_partner_reaches_no_word_that_counts(
    browser: Browser, quiet: Served
) -> None:
    """The buttons moved up, and whoever tapped twice, as elsewhere, was asked whether they give it away, and kept the partner waiting."""
    at = bet_on(quiet)
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        go_to(page, quiet, at)
        ask = page.locator(".bar .ask")
        ask.wait_for()
        page.clock.run_for(GRACE)
        place = ask.bounding_box()
        ask.click()
        expect(ask).to_contain_text("entscheidet")
        expect(page.locator(".now")).to_contain_text("entscheidet")  # nobody waits for one's own word any more
        expect(page.locator(".bar .offer:not(.ask, [aria-disabled=true])")).to_have_count(0)
        ask.hover()
        assert ask.bounding_box() == place
        page.clock.run_for(GRACE)
        ask.click(force=True)
        expect(page.locator(".slip")).to_contain_text("entscheidet")
        expect(page.locator(".bar :is(.armed, .unsaid)")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(0)
def test_with_a_bet_that_is_taken_back_its_bubble_goes(browser: Browser, quiet: Served) -> None:
    at = to_play(quiet)
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)  # it goes before its time is over
        go_to(page, quiet, at)
        at.act("S bet gleich")
        show_on_the_page(quiet, at)
        said = page.locator("[data-said=S]")
        expect(said).to_be_visible()
        page.clock.run_for(GRACE)
        press(page, "bar.take_back")
        expect(said).to_have_count(0)
        expect(page.get_by_role("button", name=WORDS["bar.bet"], exact=True)).to_be_enabled()
        assert complaints.said == []


@pytest.mark.few(0)
def test_beside_ones_own_bet_only_another_figure_is_given_up(browser: Browser, quiet: Served) -> None:
    """ "Gut geben" stood there as if one could still take the bet back with it."""
    at = to_play(quiet)
    at.act("S bet gleich")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        words = page.locator(".bar .offer")
        expect(words.get_by_text(WORDS["bar.concede"], exact=True)).to_have_count(0)
        press(page, "bar.concede.other")
        expect(page.get_by_role("button", name="Gleich", exact=True)).to_have_attribute("aria-disabled", "true")
        expect(page.get_by_role("button", name="Hanger", exact=True)).to_have_attribute("aria-disabled", "false")
        press(page, "bar.back")
        at.act("E good")
        show_on_the_page(quiet, at)
        expect(words.get_by_text(WORDS["bar.concede"], exact=True)).to_be_visible()
        assert complaints.said == []


@pytest.mark.few(0)
def test_whoever_is_about_to_bet_on_what_they_do_not_have_is_told_so(browser: Browser, quiet: Served) -> None:
    """South has a Hanger and no Gleich; the bet may be made all the same."""
    at = with_a_perlagg_open(quiet)
    at.act("S pass", "N pass")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        press(page, "bar.bet")
        gleich, hanger = (page.locator(".bar .figure", has_text=name) for name in ("Gleich", "Hanger"))
        word = page.locator(".acts .bet")
        gleich.click()
        expect(word).to_contain_text(text("warning.none.gleich", "de"))
        expect(word).to_have_attribute("aria-disabled", "false")
        gleich.click()
        hanger.click()
        expect(word).to_have_text(WORDS["bar.bet.now"])
        assert complaints.said == []


@pytest.mark.few(0)
def test_the_headline_says_that_the_table_waits_though_the_partners_bet_is_open(
    browser: Browser, quiet: Served
) -> None:
    """In the show North has bet on the Gleich; what becomes of the Hanger is for South to say."""
    at = deal(quiet, "innsbruck", "S", "S", FOUR, "L7")
    at.act("E cut 1", "S pass", "N pass", "W concede spiel", "N bet gleich")
    assert at.table.state.waiting(person_of(at.table.state)) == "you"
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        may = {doing.kind for doing in at.table.view(person_of(at.table), "de").may if "hanger" in doing.figures}
        words = [WORDS[f"choice.{kind}"] for kind in ("contest", "bet", "concede") if kind in may]
        expect(page.locator(".now .yours")).to_have_text(f"Hanger: {listed(words, 'de', 'or')}?")
        assert complaints.said == []


@pytest.mark.few(0)
def test_a_trick_that_was_not_looked_at_yet_comes_before_the_question_to_the_others(
    browser: Browser, quiet: Served
) -> None:
    """In Gaigel the last trick brings the last call with it: the headline named those asked, and nobody was waited for but the reader."""
    table = last_trick_with_others_asked(quiet)
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        expect(page.locator(".now .yours")).to_be_visible()
        press(page, "bar.on")
        expect(page.locator(".now .yours")).to_have_count(0)
        assert complaints.said == []


def last_trick_with_others_asked(quiet: Served) -> str:
    """A table of two at its last trick, with the other one asked first whether they call."""
    for seed in range(100):
        name = quiet.new_table(game="gaigel", rules="2p")
        table = quiet.parlour.live(name).table
        for _ in play_on(table, random.Random(seed)):
            state = table.state
            if (
                state.deal.answering()
                and state.waiting(person_of(state)) == "look"
                and state.deal.acting()[person_of(state)] != MUST
            ):
                return name
            if state.deal.closed:
                break
    raise AssertionError("no such trick came")


@pytest.mark.few(0)
def test_who_wants_to_tap_twice_is_asked_whether_they_give_it_away(browser: Browser, quiet: Served) -> None:
    """The name of the figure alone would not tell who writes its point."""
    at = deal(
        quiet, "fiss", "E", "S", {each: cards.replace("6", "9") for each, cards in FOUR.items()}, "L7", game="giltspiel"
    )
    with opened_page(browser) as (page, complaints):
        page.add_init_script("localStorage.setItem('weli.settings', JSON.stringify({ twice: true }))")
        go_to(page, quiet, at)
        press(page, "bar.concede")
        page.locator(".bar .figure").first.click()
        asked = WORDS["bar.good.sure"].format(points="1 Punkt")
        expect(page.locator(".bar .armed .sure")).to_have_text(asked)
        assert complaints.said == []


@pytest.mark.few(0)
def test_in_the_show_it_is_said_that_what_lies_there_is_enough(browser: Browser, quiet: Served) -> None:
    """The rules ask anew in each turn; where nothing has to be thought over, one tap without a second one stays with it."""
    hands = {"N": "EA EK H9 L9 S8", "E": "HA HK L7 H7 SX", "S": "EU LU E9 L8 SO", "W": "LK LO HX HU E8"}
    at = deal(quiet, "fiss", "E", "S", hands, "SA", game="giltspiel")
    at.act("S EU", "W E8", "N EA", "E L7", "N L9", "E H7", "S LU", "W LO", "E concede spiel")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        press(page, "bar.on")
        expect(page.locator(".now")).to_contain_text("Gleich: Was liegt, reicht.")
        press(page, "bar.contest.none")
        expect(page.locator(".now")).to_contain_text("Hanger")
        assert at.table.state.deals[-1].acts[-1] == (2, "contest gleich")
        assert complaints.said == []


@pytest.mark.few(0)
def test_the_clock_counts_where_one_can_read_it_and_says_once_that_ten_seconds_are_left(
    browser: Browser, quiet: Served
) -> None:
    """The ring emptied, and that it was almost over stood and was said nowhere."""
    clock = {"seat": "S", "left": 0, "bank": 12_000, "all": 90_000, "running": True}

    def with_a_clock(route: WebSocketRoute) -> None:
        house = route.connect_to_server()
        house.on_message(lambda frame: route.send(json.dumps({**json.loads(frame), "clocks": [clock]})))

    at = with_a_perlagg_open(quiet)
    with opened_page(browser, forced_colors="active") as (page, complaints):
        page.route_web_socket(re.compile("/live"), with_a_clock)
        stop_the_clock(page)
        go_to(page, quiet, at)
        figures = page.locator(".now .ring b")
        page.evaluate(HEAR)
        expect(page.locator(".bar .offer").first).to_have_css("outline-style", "solid")
        expect(figures).to_have_text("12")
        # No longer at once: a line that has been quiet for a while is asked whether it is there, and opened anew where it says nothing.
        page.clock.run_for(4_000)
        expect(figures).to_have_text("8")
        assert page.evaluate("window.heard").count(WORDS["clock.left"].format(n=10)) == 1
        assert not page.evaluate("window.heard").count(WORDS["clock.left"].format(n=9))
        assert complaints.said == []
