"""Whoever does not know a game is shown it at the table: from the first page through the scenes to a first real game."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from web.looking import HEAR, violations
from web.serving import Served
from web.sitting import CORNER, GRACE, WORDS, await_buttons, opened_page
from weli.core.texts import catalogue
from weli.lessons import Scene, course
from weli.study.lesson import LessonTable

pytestmark = pytest.mark.browser

SMALL = {"width": 360, "height": 640}
SAID = catalogue("lessons", "de")
PAUSE = 1_100  # milliseconds: so long the others take over each act


def words(page: Page) -> Locator:
    return page.locator(".taught .slip")


def go_on_to(page: Page, prompt: str) -> None:
    """Reads what is said, and looks at what lies there, until that is asked."""
    asked = page.locator(".now p, .front h2", has_text=prompt)
    onward = page.get_by_role("button", name=WORDS["bar.on"], exact=True)
    while not asked.is_visible():
        page.clock.run_for(PAUSE)
        expect(asked.or_(onward).first).to_be_visible()
        if onward.is_visible() and not asked.is_visible():
            press_key_of(onward)
    expect(asked).to_be_visible()
    page.clock.run_for(GRACE)


def go_on_to_the_end(page: Page) -> None:
    """The same until the scene is over, and on to what comes after it."""
    nexts = "|".join([WORDS["lesson.next"].format(title=""), WORDS["lesson.play"]])
    end = page.locator(".bar .offer", has_text=re.compile(nexts))
    onward = page.get_by_role("button", name=WORDS["bar.on"], exact=True)
    while not end.is_visible():
        page.clock.run_for(PAUSE)
        expect(end.or_(onward).first).to_be_visible()
        if not end.is_visible():
            press_key_of(onward)
    press_key_of(end)


def test_the_first_page_asks_and_leads_to_the_first_scene_and_back(browser: Browser, quiet: Served) -> None:
    """A wrong choice is answered with what is true in it, one that cannot be with its rule too; then it goes on where it was left."""
    with opened_page(browser, viewport=SMALL) as (page, complaints):
        for line in quiet.http.get("/api/tables").json():
            quiet.http.delete(f"/api/tables/{line['table']}?lang=de")
        page.goto(quiet.address)
        expect(
            page.get_by_role("paragraph").filter(has_text=WORDS["lesson.ask"].format(game="Giltspiel"))
        ).to_be_visible()
        page.get_by_role("link", name=WORDS["lesson.no"]).click()
        expect(words(page)).to_contain_text("Setz dich her!")
        go_on_to(page, "Laub-König ab")
        page.locator("#hand-SX").click(position=CORNER, force=True)
        expect(words(page)).to_contain_text(SAID["lesson.giltspiel.trick.follow"])
        expect(words(page).get_by_role("button", name=re.compile("GS-PLAY-04"))).to_be_visible()
        page.locator("#hand-L7").click(position=CORNER)
        page.locator("#hand-L7").click(position=CORNER)
        expect(words(page)).to_contain_text(SAID["lesson.giltspiel.trick.low"])
        page.get_by_role("button", name=WORDS["lesson.show"]).click()
        expect(page.locator("#hand-LA")).to_have_attribute("aria-pressed", "true")
        page.locator("#hand-LA").click(position=CORNER)
        go_on_to(page, SAID["lesson.giltspiel.trick.lead"])
        page.get_by_role("button", name=WORDS["lesson.later"]).click()
        no = page.get_by_role("link", name=WORDS["lesson.no"])
        expect(no).to_have_accessible_description(WORDS["lesson.ask"].format(game="Giltspiel"))
        assert complaints.said == []


def test_who_has_played_one_game_is_asked_whether_they_know_the_next(browser: Browser, quiet: Served) -> None:
    quiet.new_table(game="giltspiel", rules="fiss")
    with opened_page(browser, viewport=SMALL) as (page, complaints):
        page.goto(quiet.address)
        page.get_by_role("radio", name="Bieten").press("Space")
        no = page.get_by_role("link", name=WORDS["lesson.no"])
        expect(no).to_have_accessible_description(WORDS["lesson.ask"].format(game="Bieten"))
        page.get_by_role("radio", name="Giltspiel").press("Space")
        expect(no).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(0)
def test_a_tap_on_one_of_the_cards_that_were_lifted_takes_them_all(browser: Browser, quiet: Served) -> None:
    """Whoever had them shown tapped one, and the other went down again."""
    with opened_page(browser, viewport=SMALL) as (page, complaints):
        page.goto(f"{quiet.address}#/learn/giltspiel/gleich")
        go_on_to(page, SAID["lesson.giltspiel.gleich.find"])
        page.get_by_role("button", name=WORDS["lesson.show"]).click()
        lifted = page.locator(".hand [aria-pressed='true']")
        expect(lifted).to_have_count(2)
        lifted.first.click(position=CORNER)
        expect(words(page)).to_contain_text(SAID["lesson.giltspiel.gleich.order"])
        assert complaints.said == []


@pytest.mark.few(0)
def test_who_hears_a_scene_hears_how_it_goes_on(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/learn/giltspiel/trick")
        expect(words(page)).to_contain_text("Setz dich her!")
        page.evaluate(HEAR)
        assert page.evaluate("window.heard.at(-1)").endswith(WORDS["lesson.on.spoken"])
        go_on_to(page, "Laub-König ab")
        page.locator("#hand-LA").press("Enter")
        hears(page, WORDS["status.look"])
        assert complaints.said == []


@pytest.mark.few(0)
@pytest.mark.parametrize("game", ["giltspiel", "perlaggen", "bieten", "gaigel"])
def test_somebody_with_a_keyboard_goes_through_it_to_a_first_real_game(
    browser: Browser, quiet: Served, game: str
) -> None:
    """Who hears it hears every question once, and what they choose, and is never left without a place on the page."""
    with opened_page(browser) as (page, complaints):
        for line in quiet.http.get("/api/tables").json():
            quiet.http.delete(f"/api/tables/{line['table']}?lang=de")
        page.goto(f"{quiet.address}#/learn/{game}")
        words(page).focus()
        page.evaluate(HEAR)
        for scene in course(game):
            expect(page.get_by_role("heading", level=1, name=SAID[scene.key("title")])).to_be_attached()
            for ask in scene.asks:
                go_on_to(page, said(scene, ask.key))
                answer(page, ask.right[0], ask.picks)
                expect(page.locator(":focus")).to_have_count(1)
            go_on_to_the_end(page)
            expect(page.locator(":focus")).to_have_count(1)
        page.wait_for_url(re.compile("#/table/"))
        page.locator(".foot").wait_for()
        expect(page.locator(":focus")).to_have_count(1)
        heard = page.evaluate("window.heard")
        assert len(heard) > len(course(game))
        assert [later for earlier, later in pairwise(heard) if earlier.startswith(later)] == []
        assert complaints.said == []
        (line,) = quiet.http.get("/api/tables").json()
        assert (line["game"], line["level"]) == (game, "lehrbua")
        page.goto(f"{quiet.address}#/learn/{game}/{course(game)[0].name}")
        expect(words(page)).to_be_visible()


def said(scene: Scene, key: str) -> str:
    """What is asked there, with the names that the others have at the table."""
    state = LessonTable(scene, (), "de").state
    return SAID[scene.key(key)].format(**dict(zip(state.seating.seat_names(), state.names(), strict=True)))


WORD_OF = {
    "hold": "bar.hold",
    "good": "bar.good",
    "raise": "bar.raise.3",
    "contest": "bar.contest",
    "exchange": "bar.exchange",
    "steal": "bar.take",
    "stop": "bar.leave",
    "rob": "offer.rob",
    "fetch": "offer.fetch",
    "aus": "offer.aus",
    "elfen": "offer.elfen",
}


def answer(page: Page, act: str, picks: int) -> None:
    """Gives an answer by keys alone: cards by Enter, a word by the button that has it."""
    first, *rest = act.split()
    if picks:
        for card in [first, *rest]:
            expect(page.locator(f"#hand-{card}")).to_be_enabled()
            page.locator(f"#hand-{card}").press("Enter")
    elif first == "ask":
        press_word(page, catalogue("table", "de")["act.ask"])
    elif first == "bet":
        press_word(page, WORDS["bar.bet"])
        expect(page.locator(".bar :focus")).to_have_count(1)
        figure = catalogue("words", "de")[f"figure.{rest[0]}"]
        press_key_of(page.locator(".bar .figure", has_text=figure))
    elif first == "pair":
        press_word(page, re.compile(WORDS["offer.pair"].format(n=r"\d+", suit=".*")))
    elif first in WORD_OF:
        if first == "elfen":
            page.locator(f"#hand-{rest[0]}").press("Enter")
        press_word(page, WORDS[WORD_OF[first]])
        if first == "exchange":
            page.locator("dialog .take").first.press("Enter")
    else:
        card, _, name = first.partition("=")
        lay(page, card)
        if name:
            page.locator(f'.naming [data-name="{name}"]').press("Enter")


ENTER = """(id) => {
  const card = document.getElementById(id);
  card?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
}"""


def lay(page: Page, card: str) -> None:
    """By Enter, and again where it has only just risen by itself: what has only just come takes no key yet, for who has not yet seen it
    has pressed it for what was there before. It may be gone at any moment, and then nobody waits for it."""
    held, leaf = page.locator(f"#hand-{card}"), page.locator(".naming")
    held.press("Enter")
    while not leaf.count() and page.locator(f"#hand-{card}[aria-pressed=true]").count():
        page.evaluate(ENTER, f"hand-{card}")


def press_word(page: Page, word: str | re.Pattern[str]) -> None:
    """The button of that word; a second time where it is asked whether one means it, and that is heard."""
    press_key_of(page.locator(".bar .offer", has_text=word).first)
    sure = page.locator(".bar .offer.armed")
    if sure.count():
        hears(page, sure.evaluate("button => button.firstChild.textContent"))
        press_key_of(sure)


def hears(page: Page, words: str) -> None:
    """That it is the last that was read out."""
    page.wait_for_function("words => window.heard.at(-1).includes(words)", arg=words)


def press_key_of(button: Locator) -> None:
    """The number that stands for a button under the thumb; one is on it, and has to be somewhere when it is gone."""
    button.focus()
    await_buttons(button.page)
    button.page.keyboard.press(button.get_attribute("aria-keyshortcuts") or "")


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ["giltspiel", "perlaggen", "bieten", "gaigel"])
def test_five_minutes_are_read_and_a_question_answered(browser: Browser, quiet: Served, game: str) -> None:
    with opened_page(browser, viewport=SMALL) as (page, complaints):
        page.goto(f"{quiet.address}#/primer/{game}")
        expect(page.get_by_role("heading", level=1, name=game.capitalize())).to_be_visible()
        shown = page.locator(".try").first
        shown.get_by_role("button", name=WORDS["primer.show"]).click()
        expect(shown.locator(".right").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ["giltspiel", "perlaggen", "bieten", "gaigel"])
def test_five_minutes_are_printed_on_two_sheets_without_the_table(browser: Browser, quiet: Served, game: str) -> None:
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/primer/{game}")
        expect(page.get_by_role("heading", level=1, name=game.capitalize())).to_be_visible()
        page.emulate_media(media="print")
        expect(page.get_by_role("button", name=WORDS["primer.print"])).to_be_hidden()
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) <= 2
        assert complaints.said == []


def take_an_ober_for_a_wild_card(page: Page, served: Served) -> None:
    """A wrong answer of two cards, the Unter of leaves among them, which is right."""
    page.goto(f"{served.address}#/learn/perlaggen/wild")
    go_on_to(page, SAID["lesson.perlaggen.wild.find"])
    for card in ("LU", "SO"):
        page.locator(f"#hand-{card}").click(position=CORNER)
    expect(words(page)).to_contain_text(SAID["lesson.perlaggen.wild.ober"])


@pytest.mark.few(0)
def test_the_card_that_is_tapped_after_a_wrong_answer_goes_down_and_the_other_stays(
    browser: Browser, quiet: Served
) -> None:
    with opened_page(browser) as (page, complaints):
        take_an_ober_for_a_wild_card(page, quiet)
        page.locator("#hand-SO").click(position=CORNER)
        expect(page.locator("#hand-SO")).to_have_attribute("aria-pressed", "false")
        expect(page.locator("#hand-LU")).to_have_attribute("aria-pressed", "true")
        page.locator("#hand-HK").click(position=CORNER)
        expect(words(page)).to_contain_text(SAID["lesson.perlaggen.wild.order"])
        assert complaints.said == []


@pytest.mark.few(0)
def test_who_begins_anew_after_a_wrong_answer_hears_that_the_other_cards_went_down(
    browser: Browser, quiet: Served
) -> None:
    with opened_page(browser) as (page, complaints):
        take_an_ober_for_a_wild_card(page, quiet)
        page.locator("#hand-HK").click(position=CORNER)
        expect(page.locator("#hand-LU")).to_have_attribute("aria-pressed", "false")
        expect(page.get_by_role("log")).to_contain_text(WORDS["lesson.anew.spoken"])
        assert complaints.said == []


@pytest.mark.few(0)
def test_the_boards_that_nothing_is_asked_about_rest_and_say_so(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/learn/giltspiel/bet")
        boards = page.get_by_role("group", name=WORDS["plates.label"]).get_by_role("button")
        resting = page.get_by_role("button", name=WORDS["plate.rests"])
        boards.first.wait_for()
        expect(boards).to_have_count(3)
        expect(resting).to_have_count(3)
        assert violations(page) == []
        page.evaluate(HEAR)
        resting.first.press("Enter")
        the = catalogue("words", "de")["figure.gleich.the"]
        expect(page.locator(".why")).to_contain_text(WORDS["why.rests"].format(figure=the))
        go_on_to(page, SAID["lesson.giltspiel.bet.answer"])
        expect(resting).to_have_count(2)
        press_word(page, WORDS["bar.hold"])
        go_on_to(page, SAID["lesson.giltspiel.bet.own"])
        expect(resting).to_have_count(0)
        assert complaints.said == []
