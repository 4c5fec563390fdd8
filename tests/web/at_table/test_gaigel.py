"""Gaigel in a real browser: the opening in words, talon and robbery, pairs, „Aus!“ and accusation, the slate; and no totals anywhere."""

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from table.helpers import own_view, person_of, play_on
from web.dealt import Dealt, go_to, show_on_the_page
from web.looking import HEAR, LOOKS, violations
from web.serving import Served
from web.sitting import CORNER, DESK, WORDS, await_buttons, opened_page, press, telling
from web.walking import SIZES, wrong_at
from weli.core.cards import card_of
from weli.core.texts import catalogue
from weli.games import game_named
from weli.games.gaigel.dealing import lay_pack_for
from weli.games.gaigel.ruleset import GaigelRules
from weli.notation import show_line
from weli.referee import Referee
from weli.table.moves.look import acknowledge
from weli.table.state import MUST

pytestmark = pytest.mark.browser

MOST_TRIED = 50

HELP = catalogue("help", "de")
# Hearts are trumps. South opens; East takes the first trick with the Ace of leaves, has the trump pair, and soon enough points.
FOUR = {"N": "SA EX L7 SU LU", "W": "EA SA EK SK LK", "S": "LX SX E7 S7 EA", "E": "LA HA HK HO E7"}
INDICATOR = "HU"
FIRST_TRICK = ("S tauchen LX", "E LA", "N SA", "W EA")
SECOND_TRICK = ("E HA", "N EX", "W SA", "S SX")
PLAY_TOO_LONG = (*FIRST_TRICK, "E draw", *SECOND_TRICK, "E draw", "E pair H", "E E7")
SEVEN = {**FOUR, "S": "LX SX E7 H7 EA"}


def deal(
    served: Served,
    hands: dict[str, str],
    dealer: str = "W",
    rules: str = "kreuz-4p",
    next_cards: str = "",
    **wanted: object,
) -> Dealt:
    """A table at which South sits and these hands have been dealt; `next_cards` are drawn first, then the rest in order."""
    ruleset = game_named("gaigel").ruleset(rules, {})
    assert isinstance(ruleset, GaigelRules)
    seats = ruleset.seating.seat_names()
    dealt = [[card_of(card) for card in hands[each].split()] for each in seats]
    rest = sorted(ruleset.cards)
    for card in [*(card for hand in dealt for card in hand), *map(card_of, next_cards.split()), card_of(INDICATOR)]:
        rest.remove(card)
    talon = [*map(card_of, next_cards.split()), *rest, card_of(INDICATOR)]
    pack = lay_pack_for(ruleset, seats.index(dealer), [0] * ruleset.seating.sides, dealt, talon).cut.pack
    shuffle, served.parlour.shuffle = served.parlour.shuffle, lambda _: list(pack)
    try:
        name = served.new_table(game="gaigel", rules=rules, dealer=dealer, seat="S", **wanted)
        at = Dealt(name, served.parlour.live(name).table)
    finally:
        served.parlour.shuffle = shuffle
    at.act(f"{seats[seats.index(dealer) - 1]} cut 1")
    return at


# The tables.


def to_open(quiet: Served) -> Dealt:
    return deal(quiet, FOUR)


def to_look(quiet: Served) -> Dealt:
    at = deal(quiet, FOUR)
    at.act(*FIRST_TRICK)
    return at


def too_long(quiet: Served) -> Dealt:
    """East has had enough for a while, and has played on."""
    at = deal(quiet, FOUR)
    at.act(*PLAY_TOO_LONG)
    return at


def accused(quiet: Served) -> Dealt:
    at = too_long(quiet)
    at.act("S accuse")
    return at


def to_fetch(quiet: Served) -> Dealt:
    """South has robbed, and has two pairs to declare: there are six buttons, more than anywhere else."""
    hands = {"N": "SA EX L7 SU LU", "E": "LA EU EK LK LO", "W": "HA SX EO SA LX", "S": "EA H7 HK HO SK"}
    at = deal(quiet, hands, next_cards="SO S7 E7 HX")
    at.act("S elfen EA", "E EU", "N L7", "W EO", "S draw", "S rob")
    return at


# What one does.


def test_an_opening_is_said_in_words(browser: Browser, quiet: Served) -> None:
    at = to_open(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        words = [WORDS[f"offer.{word}"] for word in ("elfen", "tauchen", "zweite")]
        expect(page.locator(".bar button")).to_contain_text(words)
        expect(page.locator(".bar button[aria-disabled='true']")).to_have_count(3)
        page.locator("#hand-EA").click(position=CORNER)
        expect(page.locator(".bar button:not([aria-disabled='true'])")).to_contain_text([words[0], words[2]])
        page.locator("#hand-LX").click(position=CORNER)
        expect(page.locator(".bar button:not([aria-disabled='true'])")).to_contain_text([words[1]])
        press(page, "offer.tauchen")
        expect(page.locator(".trick li[data-of]")).to_have_count(1)
        assert at.table.state.deal.is_face_down()
        expect(page.locator(".trick [data-card='LX']")).to_have_count(0)
        assert complaints.said == []


def test_a_card_that_is_drawn_is_marked_and_read_out(browser: Browser, quiet: Served) -> None:
    at = deal(quiet, FOUR, next_cards="SK SO SU HX")
    at.act(*FIRST_TRICK)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        page.evaluate(HEAR)
        at.act("E draw")
        show_on_the_page(quiet, at)
        drawn = WORDS["hand.came"].format(cards="Herz-Zehn")
        page.wait_for_function("drawn => window.heard.includes(drawn)", arg=drawn)
        expect(page.locator(".hand .came")).to_have_attribute("id", "hand-HX")
        assert complaints.said == []


def test_that_one_follows_suit_from_now_on_is_shown_when_the_last_card_is_drawn(
    browser: Browser, quiet: Served, chance: random.Random
) -> None:
    with opened_page(browser) as (page, complaints):
        told = next(filter(None, (last_drawn_before(page, quiet, chance) for _ in range(MOST_TRIED))))
        expect(page.locator(".why")).to_contain_text(told)
        assert complaints.said == []


def last_drawn_before(page: Page, quiet: Served, chance: random.Random) -> str:
    """What is told when the last card is drawn before the page, where the deal by chance comes to that; many a one is over sooner."""
    at = Dealt(name := quiet.new_table(game="gaigel", rules="6p"), quiet.parlour.live(name).table)
    plays = play_on(at.table, chance)
    seen = (own_view(at.table) for _ in plays)
    if not any(view.deal.talon is not None and 0 < view.deal.talon.left <= len(view.places) for view in seen):
        return ""
    go_to(page, quiet, at)
    newest = (view.events[-1] for view in seen if view.events)
    drawn = next((event for event in newest if event.kind == "drew_open"), None)
    show_on_the_page(quiet, at)
    return drawn.text if drawn else ""


@pytest.mark.few(0)
def test_six_buttons_find_room_for_their_words(browser: Browser, quiet: Served) -> None:
    at = to_fetch(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        expect(page.locator(".bar button")).to_have_count(6)
        assert {size: wrong for size in SIZES if (wrong := wrong_at(page, size))} == {}
        assert complaints.said == []


def to_the_last_card(at: Dealt) -> None:
    """Everybody plays the first card that goes, until South is due with the last."""
    table = at.table
    while table.state.waiting(person_of(table.state)) != "you" or len(table.view(person_of(table), "de").deal.hand) > 1:
        deal = table.state.deal
        if table.state.waiting(person_of(table.state)) in ("look", "announce"):
            acknowledge(table, person_of(table), table.state.head)
            continue
        seat = next(seat for seat, role in enumerate(deal.acting()) if role == MUST)
        lines = {line.verb: line for line in reversed(Referee(deal, game_named("gaigel")).lines(seat))}
        said = next(lines[verb] for verb in ("draw", "play", "tauchen", "elfen", "pass") if verb in lines)
        at.act(f"{table.state.seating.seat_name(seat)} {show_line(said)}")


def test_the_last_card_is_raised_by_itself(browser: Browser, quiet: Served) -> None:
    at = to_open(quiet)
    to_the_last_card(at)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        expect(page.locator(".hand button")).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("button", name=WORDS["bar.play"], exact=True)).to_be_enabled()
        assert complaints.said == []


def test_cards_face_down_are_uncovered_together(browser: Browser, quiet: Served) -> None:
    at = deal(quiet, FOUR)
    at.act(*FIRST_TRICK[:-1])
    with opened_page(browser) as (page, _):
        go_to(page, quiet, at)
        expect(page.locator(".trick [data-card='??']")).to_have_count(3)
        at.act(FIRST_TRICK[-1])
        page.reload()
        expect(page.locator(".trick [data-card='??']")).to_have_count(0)
        expect(page.locator(".trick .ahead [data-card='LA']")).to_be_visible()


@pytest.mark.few(0)
def test_the_next_in_turn_sits_on_the_right(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, _):
        go_to(page, quiet, to_look(quiet))
        at = [page.locator(f".trick [data-card='{card}']").bounding_box() for card in ("EA", "SA", "LA")]
        left, far, right = [each["x"] for each in at if each]
        assert left < far < right


@pytest.mark.few(0)
def test_the_talon_lies_across_the_open_trump(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, _):
        go_to(page, quiet, to_open(quiet))
        expect(page.locator(f".talon .below [data-card='{INDICATOR}']")).to_be_visible()
        expect(page.locator(".talon .across")).to_be_visible()
        expect(page.locator(".talon .rest")).to_contain_text("28")


def test_after_the_robbery_the_seven_lies_there(browser: Browser, quiet: Served) -> None:
    at = deal(quiet, {**SEVEN, "E": "L7 HA HK HO E7", "N": "SA EX LU SU LU"})
    at.act("S elfen EA", "E L7", "N SA", "W EA", "S draw")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        press(page, "offer.rob")
        expect(page.locator(".talon .below [data-card='H7']")).to_be_visible()
        expect(page.locator(f".talon .beside [data-card='{INDICATOR}']")).to_be_visible()
        press(page, "offer.fetch")
        expect(page.locator(f"#hand-{INDICATOR}")).to_be_visible()
        expect(page.locator(".talon .beside")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(0)
def test_ones_own_last_trick_may_be_looked_at(browser: Browser, quiet: Served) -> None:
    at = deal(quiet, FOUR)
    at.act("S elfen EA", "E E7", "N SA", "W EA")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        expect(page.locator(".pile button")).to_have_count(1)
        page.locator(".pile button").click()
        expect(page.locator("dialog li")).to_have_count(4)
        expect(page.locator("dialog .won [data-card='EA']")).to_be_visible()
        assert complaints.said == []


def test_one_says_aus_twice_and_the_deal_is_over(browser: Browser, quiet: Served) -> None:
    at = to_look(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        await_buttons(page)
        page.keyboard.press("a")
        expect(page.get_by_role("button", name=WORDS["offer.aus.sure"])).to_be_visible()
        assert not at.table.state.deal.closed
        page.keyboard.press("a")
        expect(page.locator(".count li", has_text="Ihr habt erst 0: untergaigelt.")).to_be_visible()
        expect(page.locator(".count li", has_text=re.compile("^Gezählt"))).to_have_count(1)
        assert at.table.state.deal.closed
        expect(page.locator(".now p")).to_have_text(WORDS["slate.won.theirs"])
        assert complaints.said == []


@pytest.mark.parametrize("took", [False, True])
def test_aus_calls_for_attention_only_where_ones_own_side_has_a_trick(
    browser: Browser, quiet: Served, took: bool
) -> None:
    at = deal(quiet, FOUR)
    at.act(*(("S elfen EA", "E E7", "N SA", "W EA") if took else FIRST_TRICK))
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        aus = page.get_by_role("button", name=WORDS["offer.aus"], exact=True)
        expect(aus).to_contain_class("bet" if took else "plain")
        assert complaints.said == []


@pytest.mark.few(0)
@pytest.mark.parametrize(("act", "told"), [("aus", 1), ("", 0), ("draw", 0)])
def test_over_a_finished_trick_the_lamp_tells_that_it_is_enough_and_nothing_else(
    browser: Browser, quiet: Served, act: str, told: int
) -> None:
    """Once one has gone on the partner may lead, and one is accused of having played on."""
    at = to_look(quiet)
    best = {"act": act, "text": "Dieses", "points": 0, "low": 0, "high": 0}
    with opened_page(browser) as (page, complaints):
        on = at.table.state.chairs[at.table.state.seating.seat_of("S")].number
        advice = {"on": on, "surety": "only", "best": best, "next": None, "why": "Darum.", "hand": []}
        page.route("**/advice?*", lambda route: route.fulfill(json=advice))
        go_to(page, quiet, at)
        with page.expect_response("**/advice?*"):
            page.get_by_role("button", name=WORDS["lamp"], exact=True).click()
        expect(page.locator(".foot .advised")).to_have_count(told)
        expect(page.locator(".advice .paper")).to_have_count(told)
        assert complaints.said == []


def test_an_accusation_is_tapped_twice(browser: Browser, quiet: Served) -> None:
    at = too_long(quiet)
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        press(page, "objection")
        accuse = page.locator("dialog .accuse")
        accuse.click()
        expect(accuse).to_contain_text(WORDS["objection.sure"])
        expect(accuse.locator("small")).to_have_text("wer es zu Unrecht sagt, verliert das Spiel doppelt")
        accuse.click()
        expect(page.locator(".count li", has_text="Zu Recht")).to_be_visible()
        expect(page.locator(".now p")).to_have_text(WORDS["slate.won.ours"])
        assert complaints.said == []


@pytest.mark.few(0)
def test_the_key_of_the_slate_is_called_so_in_the_help(browser: Browser, quiet: Served) -> None:
    """The button says 'Tafel', as Swabians do; the help spoke of the sheet of other games."""
    with opened_page(browser) as (page, _):
        go_to(page, quiet, accused(quiet))
        page.keyboard.press("?")
        told = page.get_by_role("dialog")
        expect(told).to_contain_text(HELP["help.keys.sheet.in_gaigel"])
        expect(told).not_to_contain_text(HELP["help.keys.sheet"])


@pytest.mark.few(0)
def test_a_hook_stands_on_the_slate(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, viewport=DESK) as (page, _):
        go_to(page, quiet, accused(quiet))
        page.locator(".score").click()
        slate = page.locator("dialog .sheet")
        expect(slate.locator(".mark")).to_have_count(2)
        expect(slate.locator(".wiped")).to_have_count(0)
        line = WORDS["slate.line"].format(name=WORDS["side.theirs"], n=2)
        expect(slate.get_by_text(line)).to_be_attached()


def test_nobody_is_told_how_many_points_he_has(browser: Browser, quiet: Served) -> None:
    """Neither on the table nor for the ear; only what was declared aloud is a number of points."""
    at = deal(quiet, FOUR)
    at.act(*FIRST_TRICK, "E draw", *SECOND_TRICK)
    counts = [str(count) for count in at.table.state.deal.score.counts if count]
    with opened_page(browser, viewport=DESK) as (page, _):
        go_to(page, quiet, at)
        words = page.locator("body").inner_text()
        aloud = " ".join(
            each.get_attribute("aria-label") or each.get_attribute("title") or ""
            for each in page.locator("[aria-label], [title]").all()
        )
    assert counts
    for count in counts:
        assert not re.search(rf"\b{count}\b", words + aloud), count
    assert WORDS["pile.count"].split()[-1] not in words


@pytest.mark.few(0)
def test_with_the_aid_ones_own_count_stands_by_the_pile(browser: Browser, quiet: Served) -> None:
    at = deal(quiet, FOUR, aid="all")
    at.act(*FIRST_TRICK)
    with opened_page(browser) as (page, _):
        go_to(page, quiet, at)
        expect(page.locator(".pile .count", has_text=WORDS["pile.count"].format(n=43))).to_be_visible()


def test_what_the_house_lets_happen_is_asked_after(browser: Browser, quiet: Served) -> None:
    at = deal(
        quiet,
        {**FOUR, "E": "LX LA L7 HO E7", "S": "HA SX E7 S7 HK", "N": "SA EX EU SU LU"},
        dealer="S",
        options={"irregularities": "penalise"},
    )
    at.act("E tauchen LX", "N SA", "W EA")
    with opened_page(browser) as (page, complaints):
        go_to(page, quiet, at)
        page.locator("#hand-HA").click(position=CORNER)
        anyway = page.get_by_role("button", name=WORDS["why.anyway"])
        expect(anyway).to_be_visible()
        assert len(at.table.state.deal.tricks.lying) == 3
        anyway.click()
        expect(page.locator("#hand-HA")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.slow
@pytest.mark.few(1)
@pytest.mark.parametrize("rules", ["kreuz-4p", "6p", "2p", "rutesheim-tournament", "wikipedia-4p"])
def test_a_deal_of_every_form_to_its_end(browser: Browser, served: Served, rules: str) -> None:
    """By the keyboard alone: cards and the buttons' numbers."""
    with opened_page(browser) as (page, complaints):
        page.goto(f"{served.address}#/table/{served.new_table(game='gaigel', rules=rules)}")
        page.locator(".foot").wait_for()
        with telling(lambda: page.locator(".foot").inner_text(timeout=2000)):
            while not page.locator(".count").count():
                move(page)
        assert complaints.said == []


def move(page: Page) -> None:
    """Does one thing, as soon as one is due: the last button that goes, or else the first card that does.

    Each is looked up and taken in one step: what goes now may be gone once another player has acted.
    """
    words = [WORDS[key] for key in ("call.pass", "call.pass.object", "offer.handing.good")]
    bar = page.locator(".bar[aria-busy=false]")
    said = bar.locator("button").filter(has_text=re.compile("|".join(map(re.escape, words))))
    buttons = bar.locator(".main:not([aria-disabled='true'])").or_(said)
    cards = page.locator(".hand.choosing button:not([aria-disabled='true'])")
    buttons.or_(cards).or_(page.locator(".count")).first.wait_for(timeout=0)
    keys = buttons.evaluate_all("all => all.map(each => each.getAttribute('aria-keyshortcuts'))")
    if keys:
        page.keyboard.press(str(keys[-1]))
    elif cards.evaluate_all("all => { all.at(-1)?.focus(); return all.length; }"):
        page.keyboard.press(" ")


# Every state fit for everybody.


def as_it_is(_page: Page) -> None:
    """Nothing is open over the table."""


def objecting(page: Page) -> None:
    press(page, "objection")
    page.locator("dialog .accuse").wait_for()


def the_slate(page: Page) -> None:
    page.keyboard.press("t")
    page.locator("dialog .sheet").wait_for()


@pytest.mark.few(2)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(
    ("reach", "opening"),
    [(to_open, as_it_is), (to_look, as_it_is), (too_long, objecting), (accused, as_it_is), (accused, the_slate)],
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
