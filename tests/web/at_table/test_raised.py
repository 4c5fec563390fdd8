"""Raised cards answer the question at hand: they go down with it, what fits is raised, and what is missing stands on the page."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from table.helpers import person_of
from web.dealt import Dealt, deal, show_on_the_page
from web.serving import Served
from web.sitting import CORNER, GRACE, WORDS, Sitter, Watcher, opened_page, press, stop_the_clock
from web.walking import SIZES, wrong_at
from weli.core.acts import PLAY, argument_of, kind_of
from weli.core.cards import card_text
from weli.core.texts import catalogue
from weli.table.moves.look import acknowledge

pytestmark = pytest.mark.browser

ONLY_CARD = 1500
"""In milliseconds: so long the only card waits before it plays itself."""
OTHERS = {"N": "HA LA HX LX S8", "E": "SA SK LU L7 E9", "W": "HU HK E8 SX H8"}
ONE_PAIR = {**OTHERS, "S": "EO LO EK L8 H7"}
TWO_PAIRS = {**OTHERS, "S": "EO LO E7 H7 L9"}
FOUR_ALIKE = {**OTHERS, "S": "EO LO HO SO L9"}
TWO_TRICKS_EACH = {"W": "EA LA HU HK E8", "N": "E9 L8 H7 EX LX", "E": "EO L9 H9 HX LU", "S": "E7 L7 SA SK SU"}
FOUR_TRICKS = ("S E7", "W EA", "N E9", "E EO", "W LA", "N L8", "E L9", "S L7", "W HU", "N H7", "E H9", "S SA")
FOUR_TRICKS += ("S SK", "W HK", "N EX", "E HX")
NOTHING_ALIKE = {**OTHERS, "S": "EO LK E7 H9 L8"}
A_ROW = {**OTHERS, "S": "EO EK E7 H9 L8"}
ENDED = ("W concede gleich", "W concede hanger", "W concede spiel", "W pass")


def before_the_proofs(quiet: Served, hands: dict[str, str]) -> Dealt:
    """South has bet on the Gleich, which was held, and is to play a card."""
    at = deal(quiet, "fiss", "E", "S", hands, "S7", game="giltspiel")
    at.act("S bet gleich", "W hold")
    return at


def go_to(page: Page, served: Served, at: Dealt) -> None:
    page.goto(f"{served.address}#/table/{at.name}")
    page.locator(".hand button").first.wait_for()


def raised(page: Page) -> Locator:
    return page.locator(".hand button[aria-pressed='true']")


def expect_raised(page: Page, cards: str) -> None:
    for card in cards.split():
        expect(page.locator(f"#hand-{card}")).to_have_attribute("aria-pressed", "true")
    expect(raised(page)).to_have_count(len(cards.split()))


def proves(page: Page) -> Locator:
    return page.get_by_role("button", name=WORDS["bar.validate"], exact=True)


def tap(page: Page, card: str) -> None:
    """A finger comes down on a card, whether the page wants it or not."""
    page.locator(f"#hand-{card}").dispatch_event("click")


@pytest.mark.few(0)
def test_a_card_tapped_for_a_trick_does_not_stand_in_the_way_of_a_proof(browser: Browser, quiet: Served) -> None:
    """Whether the tap came before the deal went on, as it went on, or well after."""
    at = before_the_proofs(quiet, ONE_PAIR)
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        go_to(page, quiet, at)
        tap(page, "EK")
        expect_raised(page, "EK")
        at.act(*ENDED)
        show_on_the_page(quiet, at)
        expect_raised(page, "EO LO")
        tap(page, "EK")
        page.clock.run_for(GRACE)
        tap(page, "L8")
        expect_raised(page, "EO LO")
        expect(proves(page)).to_be_enabled()
        expect(page.locator(".why")).to_contain_text(WORDS["why.no_part"].split("}")[-1])
        proves(page).click()
        expect(page.locator(".count")).to_be_visible()
        assert complaints.said == []


@pytest.mark.few(0)
def test_enter_shows_what_is_raised_where_the_focus_is_on_a_card_that_does_not_help(
    browser: Browser, quiet: Served
) -> None:
    at = before_the_proofs(quiet, ONE_PAIR)
    at.act(*ENDED)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        expect_raised(page, "EO LO")
        page.locator("#hand-L8").focus()
        expect(proves(page)).to_be_enabled()
        page.keyboard.press("Enter")
        expect(page.locator(".count")).to_be_visible()
        assert complaints.said == []


@pytest.mark.few(0)
def test_a_raised_card_hides_no_other(browser: Browser, quiet: Served) -> None:
    """Where a telephone held upright shows large cards over one another, too."""
    at = deal(quiet, "fiss", "E", "S", NOTHING_ALIKE, "S7", game="giltspiel")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        in_hand = page.locator(".hand button").all()
        for card in in_hand:
            card.click(position=CORNER)
            expect(card).to_have_attribute("aria-pressed", "true")
        assert len(in_hand) == 5
        assert complaints.said == []


def test_a_tap_meant_for_what_was_there_before_chooses_nothing(browser: Browser, quiet: Served) -> None:
    at = before_the_proofs(quiet, TWO_PAIRS)
    with opened_page(browser) as (page, _):
        stop_the_clock(page)
        go_to(page, quiet, at)
        tap(page, "EO")
        # The finger is on its way while the page turns: it comes down as soon as the question is another.
        page.evaluate(
            """() => new MutationObserver((_, watching) => {
                const card = document.querySelector("#hand-EO");
                if (document.querySelector("#hand-E7[aria-pressed='true']")) { watching.disconnect(); card.click(); }
            }).observe(document.body, { subtree: true, childList: true, attributes: true })"""
        )
        at.act(*ENDED)
        show_on_the_page(quiet, at)
        expect_raised(page, "E7 H7")
        page.clock.run_for(GRACE - 1)
        tap(page, "EO")
        expect_raised(page, "E7 H7")
        page.clock.run_for(1)
        tap(page, "EO")
        expect_raised(page, "EO LO")


@pytest.mark.few(0)
def test_tapping_a_card_of_the_other_pair_raises_that_pair(browser: Browser, quiet: Served) -> None:
    at = before_the_proofs(quiet, TWO_PAIRS)
    at.act(*ENDED)
    with opened_page(browser) as (page, _):
        go_to(page, quiet, at)
        expect_raised(page, "E7 H7")
        tap(page, "LO")
        expect_raised(page, "EO LO")
        expect(proves(page)).to_be_enabled()


def test_a_button_that_cannot_be_pressed_says_what_is_missing(browser: Browser, quiet: Served) -> None:
    at = before_the_proofs(quiet, FOUR_ALIKE)
    at.act(*ENDED)
    with opened_page(browser) as (page, _):
        stop_the_clock(page)
        go_to(page, quiet, at)
        first = raised(page).first.get_attribute("id") or ""
        page.locator(f"#{first}").click(position=CORNER)
        expect(raised(page)).to_have_count(1)
        expect(proves(page)).to_be_disabled()
        missing = WORDS["why.one_more"].format(figure="Gleich")
        expect(page.locator(".now p")).to_have_text(missing)
        page.clock.run_for(GRACE)
        proves(page).dispatch_event("click")
        expect(page.locator(".why")).to_contain_text(missing)
        page.locator(f"#{first}").click(position=CORNER)
        expect(proves(page)).to_be_enabled()
        expect(page.locator(".now p")).to_have_text(WORDS["status.validate.you"].format(figure="Gleich"))


def test_to_prove_nothing_is_asked_twice_while_other_cards_would_do(browser: Browser, quiet: Served) -> None:
    """It costs two points, and one card too few is raised: that is no case of only one answer."""
    at = before_the_proofs(quiet, FOUR_ALIKE)
    at.act(*ENDED)
    with opened_page(browser) as (page, _):
        stop_the_clock(page)
        go_to(page, quiet, at)
        raised(page).first.click(position=CORNER)
        expect(proves(page)).to_be_disabled()
        page.clock.run_for(GRACE)
        page.get_by_role("button", name=catalogue("table", "de")["act.pass"], exact=True).click()
        expect(page.locator(".bar .unsaid")).to_be_visible()


def test_what_can_be_proved_is_asked_for_first(browser: Browser, quiet: Served) -> None:
    """Who says that they have nothing says it of everything they owe: nobody is to lose an example over another that they lack."""
    at = deal(quiet, "fiss", "E", "S", A_ROW, "S7", game="giltspiel")
    at.act("S bet gleich hanger", "W hold gleich", "W hold hanger", *ENDED)
    nothing = catalogue("table", "de")["act.pass"]
    with opened_page(browser) as (page, complaints):
        stop_the_clock(page)
        go_to(page, quiet, at)
        expect_raised(page, "EO EK")
        expect(page.locator(".now p")).to_have_text(WORDS["status.validate.you"].format(figure="Hanger"))
        page.clock.run_for(GRACE)
        page.get_by_role("button", name=nothing, exact=True).click()
        expect(page.locator(".bar .unsaid")).to_be_visible()
        proves(page).click()
        expect(page.locator(".now p")).to_have_text(WORDS["why.no_example"].format(figure="Gleich"))
        page.clock.run_for(GRACE)
        page.get_by_role("button", name=nothing, exact=True).click()
        expect(page.locator(".count")).to_be_visible()
        own = at.table.view(person_of(at.table), "de").places[0]
        assert (own.proven, own.failed) == (["hanger"], ["gleich"])
        assert complaints.said == []


@pytest.mark.few(0)
def test_what_can_be_shown_is_asked_for_first(browser: Browser, quiet: Served) -> None:
    """South cannot beat two aces, but king and under: nobody is asked to give something away before they have shown what they can."""
    hands = {"W": "HA LA HU HK E8", "N": "HX L9 S8 LU E7", "E": "EO EK L7 E9 SX", "S": "SA SK H9 H7 L8"}
    at = deal(quiet, "fiss", "E", "S", hands, "S7", game="giltspiel")
    at.act("S concede spiel", "W contest gleich HA LA", "W contest hanger HU HK")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        expect_raised(page, "SA SK")
        press(page, "bar.contest")
        expect(page.locator(".now")).to_contain_text("Gleich")
        expect(page.locator(".bar .main")).to_be_disabled()
        assert at.table.state.deals[-1].acts[-1] == (2, "contest hanger SK SA")
        assert complaints.said == []


@pytest.mark.few(0)
def test_who_cannot_prove_is_told_so(browser: Browser, quiet: Served) -> None:
    at = before_the_proofs(quiet, NOTHING_ALIKE)
    at.act(*ENDED)
    with opened_page(browser) as (page, _):
        go_to(page, quiet, at)
        expect(page.locator(".now p")).to_have_text(WORDS["why.no_example"].format(figure="Gleich"))
        expect(raised(page)).to_have_count(0)


def test_the_last_card_is_raised_by_itself(browser: Browser, quiet: Served) -> None:
    at = deal(quiet, "fiss", "E", "S", ONE_PAIR, "S7", game="giltspiel")
    with opened_page(browser) as (page, _):
        go_to(page, quiet, at)
        expect(raised(page)).to_have_count(0)
        play_all_but_the_last(at)
        show_on_the_page(quiet, at)
        expect_raised(page, at.table.view(person_of(at.table), "de").deal.hand[0])
        expect(page.get_by_role("button", name=WORDS["bar.play"], exact=True)).to_be_enabled()


@pytest.mark.few(0)
def test_the_last_card_stays_down_while_a_trick_is_looked_at(browser: Browser, quiet: Served) -> None:
    """Who leads next could play it, and its button would take the place of the one that puts the trick away."""
    at = deal(quiet, "fiss", "E", "S", TWO_TRICKS_EACH, "S7", game="giltspiel")
    for place, line in enumerate(FOUR_TRICKS, 1):
        at.act(line)
        if place % 4 == 0 and place < len(FOUR_TRICKS):
            acknowledge(at.table, person_of(at.table), at.table.state.head)
    with opened_page(browser) as (page, _):
        go_to(page, quiet, at)
        expect(raised(page)).to_have_count(0)
        press(page, "bar.on")
        expect_raised(page, "SU")


def test_the_only_card_plays_itself_where_one_wants_it_so(browser: Browser, quiet: Served) -> None:
    """And stays where it is taken back."""
    at = deal(quiet, "fiss", "E", "S", TWO_TRICKS_EACH, "S7", game="giltspiel")
    play_all_but_the_last(at)
    with opened_page(browser) as (page, complaints):
        page.add_init_script("localStorage.setItem('weli.settings', JSON.stringify({ only: true }))")
        stop_the_clock(page)
        go_to(page, quiet, at)
        waits, cards = page.get_by_role("button", name=WORDS["bar.back"]), page.locator(".hand button")
        waits.click()
        expect(waits).to_have_count(0)
        page.clock.run_for(2 * ONLY_CARD)
        expect(cards).to_have_count(1)
        page.reload()
        expect(waits).to_be_visible()
        page.clock.run_for(ONLY_CARD)
        expect(cards).to_have_count(0)
        assert complaints.said == []


def play_all_but_the_last(at: Dealt) -> None:
    """Everybody plays the first card that goes, until South is due with the last."""
    table = at.table
    while table.state.waiting(person_of(table.state)) != "you" or len(table.view(person_of(table), "de").deal.hand) > 1:
        if table.state.waiting(person_of(table.state)) == "look":
            acknowledge(table, person_of(table), table.state.head)
        else:
            deal = table.state.deal
            act = next(act for act in deal.legal(deal.turn()) if kind_of(act) == PLAY)
            at.act(f"{'NESW'[deal.turn()]} {card_text(argument_of(act))}")


@pytest.mark.few(0)
def test_a_sitter_who_is_stuck_says_what_he_sees(
    browser: Browser, quiet: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def limit(_number: int, _seconds: float) -> None:
        pytest.fail("the test may take no longer")

    at = deal(quiet, "fiss", "E", "S", ONE_PAIR, "S7", game="giltspiel")
    at.act("S EK")
    with opened_page(browser) as (page, _), quiet.live(at.name) as line:
        go_to(page, quiet, at)
        watcher = Watcher(line)
        monkeypatch.setattr(watcher, "wait_beyond", limit)
        with pytest.raises(pytest.fail.Exception) as stuck:
            Sitter(page, watcher).play_until(lambda view: False)
        (told,) = stuck.value.__notes__
        assert "The table waits for 'others' in view" in told
        assert "Laub-Ober" in told


@pytest.mark.few(0)
def test_nobody_waits_for_a_raised_card_that_cannot_be_played_now(browser: Browser, quiet: Served) -> None:
    """It was raised for a trick, then a bet came that others are to answer: they and the card would wait for each other for ever."""
    at = deal(quiet, "fiss", "E", "S", ONE_PAIR, "S7", game="giltspiel")
    with opened_page(browser) as (page, complaints):
        with page.expect_websocket() as opened:
            go_to(page, quiet, at)
        with opened.value.expect_event("framesent", lambda said: '"deciding":true' in said):
            tap(page, "EK")
        with opened.value.expect_event("framesent", lambda said: '"deciding":false' in said):
            at.act("N bet gleich")
            show_on_the_page(quiet, at)
        expect_raised(page, "EK")
        assert complaints.said == []


@pytest.mark.few(0)
def test_two_wild_cards_that_are_laid_leave_the_question_its_room(browser: Browser, quiet: Served) -> None:
    """Two aces of West's lie open: without an ace South needs both wild cards, and each says what it will be called."""
    hands = {"N": "E8 E9 H8 L8 HX", "E": "EX EO LU LO H9", "S": "SK S7 LX L9 HK", "W": "EA LA S9 S8 EU"}
    at = deal(quiet, "innsbruck", "S", "S", hands, "SX")
    at.act("E cut 1", "W EA", "N E8", "E EX", "S L9", "W LA", "N L8", "E LO", "S LX", "W concede spiel")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        press(page, "bar.on")
        expect(page.locator(".now .as")).to_have_count(2)
        assert not [f"{size}: {wrong}" for size in SIZES for wrong in wrong_at(page, size)]
        assert complaints.said == []
