"""Talk between partners: what fits stands in the apron, the rest on a sheet that lies over the table and moves nothing."""

import random
from secrets import token_urlsafe

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from table.forms import setup_for
from table.helpers import own_view, person_of, play_on
from web.dealt import Dealt, go_to, show_on_the_page
from web.looking import violations
from web.serving import Served
from web.sitting import DESK, WORDS, await_buttons, opened_page
from web.talking import hear, say
from weli.core.texts import catalogue
from weli.games import GAMES
from weli.wire.seats import Person
from weli.wire.terms import Terms

pytestmark = pytest.mark.browser

SAID = catalogue("talk", "de")
GREETINGS = catalogue("table", "de")
SIZES = [(360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)]
ON_ITS_SIDE = [(844, 390), (740, 360), (667, 375)]
BOXES = """async () => {
  const things = ".hand [data-card], .board, .trick, .nameplate, .now, .bar, .score, .apron";
  const frame = () => new Promise(requestAnimationFrame);
  const boxOf = (each) => Object.values(each.getBoundingClientRect().toJSON()).map(Math.round).join();
  const boxes = () => [...document.querySelectorAll(things)].map(boxOf);
  // A window that has only just changed is measured, then laid out.
  await frame();
  await frame();
  for (let before = null; before !== boxes().join(";"); await frame()) before = boxes().join(";");
  return boxes();
}"""
COVERED = """() => {
  const sheet = document.querySelector("dialog[open]").getBoundingClientRect();
  const across = (box) => Math.min(sheet.right, box.right) - Math.max(sheet.left, box.left) > 2;
  const lies = (box) => across(box) && Math.min(sheet.bottom, box.bottom) - Math.max(sheet.top, box.top) > 2;
  const out = sheet.left < 0 || sheet.right > innerWidth || sheet.top < 0;
  const needed = [...document.querySelectorAll(".hand [data-card], .now, .bar, .front")];
  const covered = needed.filter((each) => lies(each.getBoundingClientRect()));
  return [...(out ? ["out of the page"] : []), ...covered.map((each) => each.className)];
}"""


def open_sheet(page: Page) -> None:
    page.locator(".talk-button").click()
    page.locator("dialog .talk").wait_for()


def at_the_first_card(served: Served, game: str, rules: str) -> str:
    name = served.new_table(game=game, rules=rules, dealer="E")
    table = served.parlour.live(name).table
    for _ in play_on(table, random.Random(5)):
        if table.state.deal.phase() == "play" and table.state.waiting(person_of(table.state)) not in ("others", "look"):
            break
    return name


@pytest.mark.few(1)
@pytest.mark.parametrize(("game", "rules"), [("giltspiel", "fiss"), ("gaigel", "kreuz-4p")])
def test_the_sheet_for_talk_moves_nothing_and_leaves_hand_and_question_in_sight(
    browser: Browser, quiet: Served, game: str, rules: str
) -> None:
    """It took half the table: the cards in the hand were 70 pixels high then."""
    name = at_the_first_card(quiet, game, rules)
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{name}")
        page.locator(".hand").wait_for()
        await_buttons(page)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            before = page.evaluate(BOXES)
            open_sheet(page)
            assert page.evaluate(BOXES) == before, (width, height)
            assert page.evaluate(COVERED) == [], (width, height)
            assert violations(page) == []
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
            expect(page.locator(".talk-button")).to_be_focused()
        assert complaints.said == []


@pytest.mark.few(0)
def test_over_an_open_bet_the_sheet_leaves_its_board_in_sight(browser: Browser, quiet: Served) -> None:
    name = quiet.new_table(game="giltspiel", rules="fiss", dealer="E")
    table = quiet.parlour.live(name).table
    for _ in play_on(table, random.Random(5)):
        if table.state.deal.answering() and table.state.waiting(person_of(table.state)) not in ("others", "look"):
            break
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{name}")
        page.locator(".front").wait_for()
        for width, height in SIZES + ON_ITS_SIDE:
            page.set_viewport_size({"width": width, "height": height})
            open_sheet(page)
            assert page.evaluate(COVERED) == [], (width, height)
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
        assert complaints.said == []


def test_a_tap_beside_the_sheet_puts_it_away_and_does_nothing_else(browser: Browser, quiet: Served) -> None:
    name = at_the_first_card(quiet, "giltspiel", "fiss")
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{name}")
        page.locator(".hand [data-card]").first.wait_for()
        open_sheet(page)
        card = page.locator(".hand [data-card]").first.bounding_box()
        assert card is not None
        page.mouse.click(card["x"] + 20, card["y"] + 30)
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator(".hand .lifted, .hand [aria-pressed=true]")).to_have_count(0)
        open_sheet(page)
        page.get_by_role("button", name=SAID["phrase.ask.trumps"]).click()
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator('.bubble[data-said="S"]')).to_contain_text(SAID["phrase.ask.trumps"])
        assert complaints.said == []


def among_people(
    house: Served, game: str, rules: str, terms: Terms, options: dict[str, int]
) -> tuple[str, tuple[str, ...]]:
    """A table at which people sit everywhere, and its seats."""
    seats = tuple(GAMES[game].preset(rules).with_options(options).seating.seat_names())
    people = {seat: Person(f"Person {seat}") for seat in seats}
    setup = msgspec.structs.replace(setup_for(game, rules), seats=people, dealer=seats[1], options=options, terms=terms)
    name = token_urlsafe(16)
    with house.store() as store:
        store.open_table(name, setup, 1_000)
    return name, seats


@pytest.mark.few(1)
@pytest.mark.parametrize("viewport", [DESK, {"width": 360, "height": 740}], ids=["wide", "phone"])
def test_what_fits_is_asked_and_answered_with_one_tap(
    browser: Browser, quiet: Served, viewport: dict[str, int]
) -> None:
    name, _ = among_people(quiet, "giltspiel", "fiss", Terms(signs="gaze", chat=True), {})
    with (
        opened_page(browser, viewport=viewport) as (page, complaints),
        quiet.live(name, seat="S") as south,
    ):
        page.goto(f"{quiet.address}#/table/{name}")
        asks = page.locator(".asks").get_by_role("button")
        expect(asks.first).to_have_text(SAID["phrase.ask.gleich"])
        assert violations(page) == []
        for ask in asks.all():
            box = ask.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
        asks.first.click()
        expect(page.locator('.bubble[data-said="N"]')).to_contain_text(SAID["phrase.ask.gleich"])
        expect(asks.first).to_have_text(SAID["phrase.ask.hanger"])
        while "say yes" not in (heard := hear(south))["fitting"]:
            pass
        say(south, t="act", key="asks", on=heard["number"], act="ask trumps")
        expect(asks.first).to_have_text(SAID["phrase.say.yes"])
        page.locator(".asks[aria-busy=false]").wait_for()
        asks.first.click()
        expect(page.locator('.bubble[data-said="N"]')).to_contain_text(SAID["phrase.say.yes"])
        assert WORDS["talk.button"] in page.locator(".talk-button").inner_text() or viewport["width"] < 500
        assert complaints.said == []


CROWDS = [
    ("gaigel", "2p", {}),
    ("gaigel", "3p", {}),
    ("giltspiel", "fiss", {}),
    ("gaigel", "6p", {}),
    ("bieten", "np", {"players": 10}),
]
LONGEST = ("Wer den Weli hat und nicht bietet, der ist selber schuld. " * 5)[:280]
FIT = """() => [...document.querySelectorAll(".bubble")].flatMap((bubble) => {
  const said = bubble.getBoundingClientRect();
  const felt = document.querySelector(".felt").getBoundingClientRect();
  const own = `.nameplate[data-from="${bubble.dataset.said}"]`;
  const over = (each) => {
    const box = each.getBoundingClientRect();
    const across = Math.min(said.right, box.right) - Math.max(said.left, box.left);
    return across > 2 && Math.min(said.bottom, box.bottom) - Math.max(said.top, box.top) > 2;
  };
  const kept = [...document.querySelectorAll(".nameplate :is(.disc, .chip), .hand [data-card], .row [data-card], .apron, .bubble")];
  const covered = kept.filter((each) => each !== bubble && !each.closest(own) && over(each)).map((each) => `covers ${each.className}`);
  const words = bubble.querySelector(".words");
  const lines = Math.round(words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight));
  const out = said.left < felt.left || said.right > felt.right || said.top < 0;
  const cut = out || words.scrollWidth > words.clientWidth;
  return [...covered, ...(lines > 2 ? [`${lines} lines`] : []), ...(cut ? ["out of its frame"] : [])];
})"""


@pytest.mark.few(0)
@pytest.mark.parametrize(("game", "rules", "options"), CROWDS, ids=["two", "three", "four", "six", "ten"])
def test_what_several_write_at_once_is_cut_off_nowhere_and_covers_nobody(
    browser: Browser, quiet: Served, game: str, rules: str, options: dict[str, int]
) -> None:
    """Six bubbles lay over names and faces on a small telephone, and long ones ran off the page."""
    name, seats = among_people(quiet, game, rules, Terms(chat=True), options)
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{name}")
        page.locator(".foot").wait_for()
        for width, height in [(360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 800)]:
            page.set_viewport_size({"width": width, "height": height})
            for seat in seats[1:4]:
                with quiet.live(name, seat=seat) as line:
                    say(line, t="write", text=f"{width} {LONGEST}"[:280], key=f"{width}")
                    page.locator(f'.bubble[data-said="{seat}"]').get_by_text(f"{width} ").wait_for()
                    page.locator(".bubble.unlaid").wait_for(state="detached")
            assert page.evaluate(FIT) == [], (width, height)
        assert complaints.said == []


def test_what_people_say_stands_beside_a_wide_table_and_leaves_its_cards_as_large_as_on_a_small_one(
    browser: Browser, quiet: Served
) -> None:
    name, _ = among_people(quiet, "giltspiel", "fiss", Terms(chat=True), {})
    with opened_page(browser, viewport=DESK) as (page, complaints), quiet.live(name, seat="S") as south:
        page.goto(f"{quiet.address}#/table/{name}")
        page.locator(".hand").wait_for()
        beside = page.locator("aside .paper")
        say(south, t="write", text="Wart, der Ofen geht aus.", key="oven")
        expect(beside.get_by_role("listitem")).to_contain_text("Wart, der Ofen geht aus.")
        expect(page.locator(".chat-button")).to_have_count(0)
        assert violations(page) == []
        before = page.evaluate(BOXES)
        beside.get_by_role("textbox").fill("Passt.")
        page.keyboard.press("Enter")
        expect(beside.get_by_role("listitem")).to_have_count(2)
        beside.get_by_role("button", name=GREETINGS["greeting.moment"]).click()
        expect(page.locator('.bubble[data-said="N"]')).to_contain_text(GREETINGS["greeting.moment"])
        assert page.evaluate(BOXES) == before
        high = page.locator(".hand [data-card]").first.evaluate("(card) => card.offsetHeight")
        page.set_viewport_size({"width": 1024, "height": 800})
        expect(page.locator(".chat-button")).to_be_visible()
        expect(beside).to_have_count(0)
        assert page.locator(".hand [data-card]").first.evaluate("(card) => card.offsetHeight") <= high
        assert complaints.said == []


@pytest.mark.few(0)
def test_on_a_telephone_the_sheet_for_writing_leaves_hand_and_question_in_sight(
    browser: Browser, quiet: Served
) -> None:
    name, _ = among_people(quiet, "giltspiel", "fiss", Terms(chat=True, signs="gaze"), {})
    with opened_page(browser) as (page, complaints), quiet.live(name, seat="S") as south:
        page.goto(f"{quiet.address}#/table/{name}")
        page.locator(".hand").wait_for()
        say(south, t="write", text=LONGEST, key="long")
        expect(page.locator(".chat-button b")).to_have_text("1")
        for width, height in SIZES[:4]:
            page.set_viewport_size({"width": width, "height": height})
            before = page.evaluate(BOXES)
            page.locator(".chat-button").click()
            expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
            assert page.evaluate(COVERED) == [], (width, height)
            assert page.evaluate(BOXES) == before, (width, height)
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
            expect(page.locator(".chat-button")).to_be_focused()
            expect(page.locator(".chat-button b")).to_have_count(0)
        assert complaints.said == []


WHOLE = """() => {
  const note = document.querySelector(".bubble.sign small");
  const cut = (each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
  const hides = (each) => getComputedStyle(each).overflow !== "visible" && cut(each);
  const around = [note, note.closest(".words"), note.closest(".bubble")].filter(hides);
  const box = note.getBoundingClientRect();
  const out = box.right > note.closest(".bubble").getBoundingClientRect().right || box.right > innerWidth || box.left < 0;
  return [note.textContent, around.length, out];
}"""


@pytest.mark.few(2)
@pytest.mark.parametrize("size", [(360, 740), (390, 844), (1024, 768)])
@pytest.mark.parametrize(("game", "rules"), [("giltspiel", "fiss"), ("gaigel", "kreuz-4p")])
def test_what_a_sign_means_is_told_whole(
    browser: Browser, quiet: Served, game: str, rules: str, size: tuple[int, int]
) -> None:
    """The second half of it, in which it lies, was cut off."""
    table = quiet.parlour.live(name := quiet.new_table(game=game, rules=rules, dealer="E", seat="S")).table
    at = Dealt(name, table)
    with opened_page(browser, viewport={"width": size[0], "height": size[1]}) as (page, complaints):
        page.add_init_script("localStorage.setItem('weli.settings', JSON.stringify({ meanings: true }))")
        go_to(page, quiet, at)
        for gesture in ("wink", "mouth-wide", "shrug", "shoulder-left"):
            at.act(f"N sign {gesture}")
            show_on_the_page(quiet, at)
            sign = own_view(table).events[-1]
            if not sign.means:
                continue
            bubble = page.locator('.bubble.sign[data-said="N"]:not(.unlaid)').filter(has_text=sign.means[0])
            bubble.wait_for()
            assert page.evaluate(WHOLE) == [" · ".join(sign.means), 0, False], gesture
        assert complaints.said == []
