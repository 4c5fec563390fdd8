"""The end of a game in a real browser: the sheet in the middle with who has won, the last count one tap away, and the way on."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from table.helpers import own_view, play_on
from web.dealt import Dealt, show_on_the_page
from web.friends import friend
from web.looking import LOOKS, violations
from web.serving import Served
from web.sitting import DESK, PHONE, WORDS, opened_page
from web.today import TODAY, at_day
from weli.table.moves.give_up import give_up

pytestmark = pytest.mark.browser

LYING = {"width": 844, "height": 390}
FORMS: list[tuple[str, str, dict[str, Any]]] = [
    ("giltspiel", "fiss", {}),
    ("perlaggen", "innsbruck", {}),
    ("perlaggen", "innsbruck-3p", {}),
    ("bieten", "np", {"players": 10}),
    ("gaigel", "kreuz-4p", {}),
]


def played(quiet: Served, form: tuple[str, str, dict[str, Any]] = FORMS[0], games: int = 1) -> str:
    """The table at which one company has played so many games to the end."""
    game, rules, options = form
    name = quiet.new_table(game=game, rules=rules, options=options)
    for number in range(games):
        if number > 0:
            name = quiet.new_table(after=name)
        for _ in play_on(quiet.parlour.live(name).table, random.Random(5)):
            pass
    return name


def open_at(page: Page, quiet: Served, name: str) -> None:
    page.goto(f"{quiet.address}#/table/{name}")
    page.locator(".foot").wait_for()


@pytest.mark.few(1)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("form", FORMS, ids=[f"{game}-{rules}" for game, rules, _ in FORMS])
def test_the_sheet_lies_in_the_middle_and_the_last_count_one_tap_away(
    browser: Browser, quiet: Served, form: tuple[str, str, dict[str, Any]], look: dict[str, Any]
) -> None:
    name = played(quiet, form)
    view = own_view(quiet.parlour.live(name).table, "de")
    with opened_page(browser, **look) as (page, complaints):
        open_at(page, quiet, name)
        expect(page.locator(".ending h2")).not_to_be_empty()
        if view.sheet:
            expect(page.locator(".ending tbody .deal")).to_have_count(len(view.sheet.entries))
            expect(page.locator(".ending .dearest")).to_have_count(1)
        expect(page.locator(".seat, .nameplate").first).to_be_visible()
        assert violations(page) == []
        page.locator(".ending .last").click()
        expect(page.locator(".count")).to_be_visible()
        expect(page.locator(".ending")).to_have_count(0)
        page.locator(".score").click()
        expect(page.locator(".count")).to_have_count(0)
        expect(page.locator(".ending h2")).to_be_visible()
        assert complaints.said == []


def test_who_has_won_is_said_with_the_points_of_both_sides(browser: Browser, quiet: Served) -> None:
    name = played(quiet)
    sheet = own_view(quiet.parlour.live(name).table, "de").sheet
    assert sheet is not None
    points = {"ours": sheet.totals["NS"], "theirs": sheet.totals["EW"]}
    key = "won.won.by" if sheet.winner == "NS" else "won.lost.by"
    with opened_page(browser) as (page, _):
        open_at(page, quiet, name)
        expect(page.locator(".ending h2")).to_have_text(WORDS[key].format(**points).replace("-", "−"))


@pytest.mark.few(0)
def test_whose_a_match_on_the_slate_is_is_said_in_a_sentence(browser: Browser, quiet: Served) -> None:
    """ "Verloren." stood above "Gewonnen: Sie"."""
    name = played(quiet, FORMS[4])
    view = own_view(quiet.parlour.live(name).table, "de")
    whose = "ours" if view.question.side == "NS" else "theirs"
    with opened_page(browser) as (page, _):
        open_at(page, quiet, name)
        expect(page.locator(".ending .phase")).to_have_text(WORDS[f"slate.match.{whose}"])


@pytest.mark.few(0)
def test_what_ends_before_ones_eyes_is_counted_first_and_drawn_once(browser: Browser, quiet: Served) -> None:
    name = quiet.new_table(game="giltspiel", rules="fiss")
    table = quiet.parlour.live(name).table
    with opened_page(browser, reduced_motion="no-preference") as (page, complaints):
        open_at(page, quiet, name)
        for _ in play_on(table, random.Random(5)):
            pass
        show_on_the_page(quiet, Dealt(name, table))
        expect(page.locator(".count")).to_be_visible()
        expect(page.locator(".ending")).to_have_count(0)
        page.get_by_role("button", name=WORDS["won.sheet"], exact=True).click()
        expect(page.locator(".ending .double.drawn")).to_have_count(1)
        page.reload()
        expect(page.locator(".ending .double")).to_have_count(1)
        expect(page.locator(".ending .drawn")).to_have_count(0)
        assert complaints.said == []


def test_the_sheet_comes_by_itself_once_the_last_deal_is_counted(browser: Browser, quiet: Served) -> None:
    name = quiet.new_table(game="gaigel", rules="kreuz-4p")
    table = quiet.parlour.live(name).table
    with opened_page(browser) as (page, _):
        page.clock.install()
        open_at(page, quiet, name)
        for _ in play_on(table, random.Random(5)):
            pass
        show_on_the_page(quiet, Dealt(name, table))
        expect(page.locator(".count")).to_be_visible()
        page.clock.run_for(20_000)
        expect(page.locator(".ending h2")).to_be_visible()


HIDDEN_BY_CHEER = """() => {
  const box = (each) => each.getBoundingClientRect();
  const over = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const kept = ".leaf, .moment, .tonight, .disc, .nameplate .chip, .apron, .bar-top button";
  const seen = [...document.querySelectorAll(kept)].filter((each) => each.checkVisibility());
  const bubbles = [...document.querySelectorAll(".bubble:not(.unlaid)")];
  return bubbles.flatMap((each) => seen.filter((other) => over(box(each), box(other))).map((other) => other.className));
}"""
SAID = "(all) => all.map((each) => [each.dataset.said, each.innerText.trim()])"

MOODS = "(all) => all.map((each) => [each.dataset.from, each.querySelector('.disc').dataset.mood])"


@pytest.mark.few(1)
@pytest.mark.parametrize("viewport", [PHONE, LYING, DESK], ids=["phone", "lying", "desk"])
@pytest.mark.parametrize("form", [FORMS[0], FORMS[2], FORMS[4]], ids=["giltspiel", "three", "gaigel"])
def test_who_has_won_cheers_at_their_face_and_nothing_is_hidden_by_it(
    browser: Browser, quiet: Served, form: tuple[str, str, dict[str, Any]], viewport: dict[str, int]
) -> None:
    name = played(quiet, form)
    view = own_view(quiet.parlour.live(name).table, "de")
    assert len(view.cheers) > 0
    with opened_page(browser, viewport=viewport) as (page, complaints):
        page.add_init_script("localStorage.setItem('weli.settings', JSON.stringify({ deck: 'klar' }))")
        open_at(page, quiet, name)
        page.locator(".bubble:not(.unlaid)").first.wait_for()
        laid = page.locator(".bubble:not(.unlaid)").evaluate_all(
            "(all) => all.map((each) => [each.dataset.said, each.innerText.trim()])"
        )
        assert {seat: view.cheers.get(seat) for seat, _ in laid} == dict(laid)
        assert viewport == PHONE or len(laid) == len(view.cheers)
        assert page.evaluate(HIDDEN_BY_CHEER) == []
        won = {each.seat: "glad" if each.side == view.question.side else "sour" for each in view.places}
        shown = dict(page.locator(".nameplate:has(.disc)").evaluate_all(MOODS))
        assert shown == {seat: won[seat] for seat in shown}
        assert set(view.cheers) <= set(shown)
        for seat, words in view.cheers.items():
            called = next(place.name for place in view.places if place.seat == seat)
            expect(page.locator(".leaf")).to_contain_text(WORDS["won.cheer"].format(name=called, words=words))
        page.locator(".ending .last").click()
        expect(page.locator(".bubble")).to_have_count(0)
        assert complaints.said == []


FILM = """() => {
  const after = (each) => parseFloat(getComputedStyle(each).animationDelay);
  const [own, others] = [...document.querySelectorAll(".moment .group")];
  const shots = (all) => [...(all?.querySelectorAll(".shot:not(.whose)") ?? [])];
  const bids = [...document.querySelectorAll(".moment .bids .shot")];
  return [...bids, ...shots(others), ...shots(own), document.querySelector(".moment .tale")].map(after);
}"""
"""When each thing of a moment comes: what was bet, the cards that were beaten, those that did it, and what they brought."""
MOMENTS: list[tuple[str, str, dict[str, Any]]] = [FORMS[2], FORMS[4]]
"""A figure that was shown, and a trick."""


@pytest.mark.few(1)
@pytest.mark.parametrize("form", MOMENTS, ids=["figure", "trick"])
def test_the_best_moment_is_shown_card_by_card_and_once_more_on_a_tap(
    browser: Browser, quiet: Served, form: tuple[str, str, dict[str, Any]]
) -> None:
    name = played(quiet, form)
    told = quiet.http.get(f"/api/tables/{name}/moment?lang=de").json()
    with opened_page(browser, viewport=DESK, reduced_motion="no-preference") as (page, complaints):
        open_at(page, quiet, name)
        cards = page.locator(".moment [data-card]")
        laid = [each["card"] for each in [*told["cards"], *told["against"]]]
        expect(cards).to_have_count(len(laid))
        assert cards.evaluate_all("(all) => all.map((each) => each.dataset.card)") == laid
        expect(page.locator(".moment .bids > span")).to_have_text([each["text"] for each in told["before"]])
        assert page.evaluate(FILM) == sorted(page.evaluate(FILM))
        first = cards.first.element_handle()
        page.get_by_role("button", name=WORDS["won.moment.again"]).click()
        page.wait_for_function("(card) => !card.isConnected", arg=first)
        expect(cards).to_have_count(len(laid))
        assert complaints.said == []


@pytest.mark.few(0)
@pytest.mark.parametrize("viewport", [PHONE, LYING, {"width": 360, "height": 640}], ids=["phone", "lying", "small"])
def test_where_there_is_little_room_the_best_moment_is_one_tap_away(
    browser: Browser, quiet: Served, viewport: dict[str, int]
) -> None:
    name = played(quiet, MOMENTS[0])
    told = quiet.http.get(f"/api/tables/{name}/moment?lang=de").json()
    with opened_page(browser, viewport=viewport) as (page, complaints):
        open_at(page, quiet, name)
        page.get_by_role("button", name=WORDS["won.moment.open"]).click()
        paper = page.get_by_role("dialog")
        expect(paper.locator(".bids > span")).to_have_text([each["text"] for each in told["before"]])
        expect(paper.locator("[data-card]")).to_have_count(len(told["cards"]) + len(told["against"]))
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(paper).to_have_count(0)
        assert complaints.said == []


SHARED = """navigator.canShare = () => true;
navigator.share = async ({ files: [file] }) => { window.shared = [file.type, file.size > 10000]; };"""


@pytest.mark.few(1)
@pytest.mark.parametrize("form", MOMENTS, ids=["sheet", "slate"])
def test_a_picture_of_it_is_shared_or_taken_home(
    browser: Browser, quiet: Served, form: tuple[str, str, dict[str, Any]]
) -> None:
    name = played(quiet, form)
    with opened_page(browser) as (page, complaints):
        page.add_init_script("navigator.canShare = undefined")
        open_at(page, quiet, name)
        with page.expect_download() as taken:
            page.get_by_role("button", name=WORDS["won.share"], exact=True).click()
        assert taken.value.path().read_bytes().startswith(b"\x89PNG")
        assert complaints.said == []
    with opened_page(browser) as (page, complaints):
        page.add_init_script(SHARED)
        open_at(page, quiet, name)
        page.get_by_role("button", name=WORDS["won.share"], exact=True).click()
        page.wait_for_function("() => window.shared")
        assert page.evaluate("window.shared") == ["image/png", True]
        assert complaints.said == []


DRAWN = """const draw = CanvasRenderingContext2D.prototype.drawImage;
window.drawn = [];
CanvasRenderingContext2D.prototype.drawImage = function (image, ...where) {
  window.drawn.push(decodeURIComponent(image.src));
  return draw.call(this, image, ...where);
};"""


@pytest.mark.few(1)
@pytest.mark.parametrize("deck", ["klar", "salzburg"])
def test_the_cards_of_the_picture_are_those_one_plays_with(browser: Browser, quiet: Served, deck: str) -> None:
    name = played(quiet, MOMENTS[0])
    told = quiet.http.get(f"/api/tables/{name}/moment?lang=de").json()
    with opened_page(browser) as (page, complaints):
        page.add_init_script(f"localStorage.setItem('weli.settings', JSON.stringify({{ deck: '{deck}' }})); {DRAWN}")
        page.add_init_script("navigator.canShare = undefined")
        open_at(page, quiet, name)
        with page.expect_download():
            page.get_by_role("button", name=WORDS["won.share"], exact=True).click()
        cards = [each["card"] for each in [*told["cards"], *told["against"]]]
        drawn = page.evaluate("window.drawn")
        ends = [f'href="#{card}"' if deck == "klar" else f"/cards/{deck}/{card}.svg" for card in cards]
        assert [end in each for each, end in zip(drawn, ends, strict=True)] == [True] * len(cards)
        assert complaints.said == []


def test_one_tap_plays_once_more_and_the_slate_says_what_the_evening_has_come_to(
    browser: Browser, quiet: Served
) -> None:
    name = played(quiet, games=2)
    with opened_page(browser) as (page, complaints):
        open_at(page, quiet, name)
        expect(page.locator(".tonight")).to_contain_text(WORDS["won.tonight"])
        expect(page.locator(".tonight .tally path:not(.grain)")).to_have_count(2)
        page.get_by_role("button", name=WORDS["result.again"], exact=True).click()
        expect(page.locator(".ending")).to_have_count(0)
        expect(page.locator(".foot .now")).to_be_visible()
        assert name not in page.url
        assert complaints.said == []


@pytest.mark.few(0)
def test_a_game_that_was_given_up_is_called_so_also_when_the_others_play_on(browser: Browser, inn: Served) -> None:
    with friend(browser, inn) as anna, friend(browser, inn) as moidl:
        name = anna.has_opened(game="giltspiel", rules="fiss", level="stammgast", people=["E"])
        moidl.joins(name, "E", "Moidl")
        anna.page.locator(".foot").wait_for()
        table = inn.parlour.live(name).table
        give_up(table, min(table.state.persons, key=lambda seat: table.state.names()[seat] != "Anna"))
        headers = {"origin": inn.origin}
        on = anna.page.request.post(f"{inn.address}api/tables", headers=headers, data={"after": name})
        assert on.status == 201, on.text()
        anna.page.reload()
        expect(anna.page.get_by_role("link", name=WORDS["result.along"])).to_be_visible()
        expect(anna.page.locator(".ending h2")).to_have_text(WORDS["status.given_up"])


@pytest.mark.few(0)
@pytest.mark.parametrize("look", LOOKS)
def test_a_trial_ends_as_a_game_does_and_says_that_it_was_none(
    browser: Browser, quiet: Served, look: dict[str, Any]
) -> None:
    game = quiet.new_table(game="giltspiel", rules="fiss", terms={"reveal": "end_of_deal"})
    steps = play_on(quiet.parlour.live(game).table, random.Random(5))
    while not quiet.parlour.live(game).table.state.match.entries:
        next(steps)
    answer = quiet.http.post("/api/trials", json={"table": game, "deal": 1, "step": 3})
    assert answer.status_code == 201, answer.text
    name = answer.json()["table"]
    for _ in play_on(quiet.parlour.live(name).table, random.Random(5)):
        pass
    with opened_page(browser, **look) as (page, complaints):
        open_at(page, quiet, name)
        expect(page.locator(".ending header")).to_contain_text(WORDS["won.trial"].format(played="")[1:])
        expect(page.locator(".ending .sheet")).to_be_visible()
        assert violations(page) == []
        page.get_by_role("button", name=WORDS["result.again"], exact=True).click()
        expect(page.locator(".ending")).to_have_count(0)
        assert name not in page.url
        assert complaints.said == []


@pytest.mark.few(0)
@pytest.mark.parametrize("look", LOOKS)
def test_the_deal_of_a_day_ends_with_its_sheet_and_one_tap_leads_to_the_result(
    browser: Browser, quiet: Served, monkeypatch: pytest.MonkeyPatch, look: dict[str, Any]
) -> None:
    at_day(quiet, monkeypatch)
    for seed in range(9):
        name = quiet.parlour.open_day(TODAY, quiet.parlour.sessions.keeper()).table
        table = quiet.parlour.live(name).table
        for _ in play_on(table, random.Random(seed)):
            pass
        view = own_view(table, "de")
        if view.question.side:
            break
    assert view.question.side
    with opened_page(browser, **look) as (page, complaints):
        open_at(page, quiet, name)
        won = view.question.side == view.places[0].side
        expect(page.locator(".ending h2")).to_contain_text(WORDS["won.won" if won else "won.lost"].rstrip("!."))
        expect(page.locator(f'.disc[data-mood="{"glad" if won else "sour"}"]').first).to_be_attached()
        assert violations(page) == []
        page.get_by_role("link", name=WORDS["day.result"], exact=True).click()
        expect(page).to_have_url(re.compile(f"#/today/{TODAY}$"))
        assert complaints.said == []
