"""The table for whoever neither sees nor points: every game to its end by the keyboard alone, and all of it read out."""

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from table.helpers import own_view, person_of, play_on
from web.dealt import Dealt, go_to, show_on_the_page
from web.late import a_game
from web.looking import HEAR, violations
from web.pages.test_packs import gaigel_with_trumps_of_two_names
from web.serving import Served
from web.sitting import WORDS, opened_page, telling
from weli.notation import TALK
from weli.table.table import Table

pytestmark = pytest.mark.browser

GO_ON = re.compile("|".join(re.escape(WORDS[key]) for key in ("bar.on", "count.next", "slate.next")))
NOWHERE = """document.activeElement === document.body && document.hasFocus()
  ? [...window.been.slice(-8), document.querySelector('main').innerText].join("\\n") : ''"""
"""Where nothing on the page has the focus, and nothing that the browser has of its own: what had it last, and what the page shows."""
REMEMBER = """() => {
  window.been = [];
  for (const kind of ["focusin", "focusout"])
    document.addEventListener(kind, ({ target }) => window.been.push(`${kind} ${target.outerHTML.slice(0, 120)}`), true);
}"""
MOST_STEPS = 24
"""With so many steps of the tabulator one is anywhere in a dialog."""


WHAT_ONE_MAY_DO = re.compile(
    "|".join(
        re.escape(WORDS[key])
        for key in ("bar.label", *(f"status.choose.{mode}" for mode in ("bet", "concede", "blind")))
    )
)
"""What the groups of buttons are called: the words, and what may be chosen for one of them."""


class Listener:
    """Knows the page by what a screen reader says of it, and has nothing but keys."""

    def __init__(self, page: Page, table: Table, chance: random.Random) -> None:
        self.page = page
        self.table = table
        self.chance = chance

    def play(self, whole: bool) -> None:
        """Until the game is over, or, where it is not to be a whole one, the deal counted."""
        with telling(lambda: f"One hears:\n{self.page.locator('main').aria_snapshot(timeout=2000)}"):
            while not self._is_over() and (whole or not self.table.state.deal.closed):
                self._know_where_one_is()
                self._move()

    def _is_over(self) -> bool:
        return self.table.state.waiting(person_of(self.table)) == "over"

    def _know_where_one_is(self) -> None:
        """In a dialog the tabulator also leads out to what the browser has of its own; there one still is once the dialog has gone."""
        if self.page.get_by_role("dialog").count() == 0:
            lost = self.page.evaluate(NOWHERE)
            assert lost == "", f"The focus is lost.\n{lost}"

    def _move(self) -> None:
        """Does one thing that is offered, whatever it is."""
        ready = self.page.locator("[aria-busy=false]")
        group = self.page.get_by_role("group", name=WHAT_ONE_MAY_DO).and_(ready)
        offered = group.get_by_role("button", disabled=False).filter(has_not_text=WORDS["bar.take_back"])
        keys = offered.evaluate_all("all => all.map((each) => each.getAttribute('aria-keyshortcuts')).filter(Boolean)")
        cards = self.page.get_by_role("list", name=WORDS["hand.label"]).get_by_role("button")
        playable = cards.and_(self.page.get_by_role("button", disabled=False))
        dialog = self.page.get_by_role("dialog")
        on = self.page.get_by_role("button", name=GO_ON, exact=True)
        if dialog.count():
            self._in_a_dialog()
        elif playable.count() and (not keys or self.chance.random() < 0.6):
            self.page.keyboard.press("k")
            for _ in range(self.chance.randrange(max(1, cards.count()))):  # to those as well that may not be played
                self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")
        elif keys:
            self.page.keyboard.press(self.chance.choice(keys))
        elif on.count():
            self._go_on(on)
        else:  # others are waited for
            home = self.page.get_by_role("link", name=WORDS["result.home"])
            offered.or_(playable).or_(dialog).or_(on).or_(home).first.wait_for(timeout=0)

    def _go_on(self, button: Locator) -> None:
        """To the button, wherever one was: what was opened and closed last has the focus still."""
        for _ in range(MOST_STEPS):
            if button.evaluate_all("all => all.includes(document.activeElement)"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")

    def _in_a_dialog(self) -> None:
        """Links are left alone: they lead away from the table, to the rulebook or an example, where nothing waits for anybody. So is what
        lies beside a board of names: from there the tabulator leads on to the whole table.
        """
        for _ in range(self.chance.randrange(MOST_STEPS)):
            self.page.keyboard.press("Tab")
        if self.page.evaluate("document.activeElement.matches('dialog :not(a), [role=dialog] :not(a)')"):
            self.page.keyboard.press("Enter")


@pytest.mark.slow
@pytest.mark.few(1, first=2)
@pytest.mark.parametrize(
    ("game", "rules", "lang"),
    [
        ("giltspiel", "fiss", "de"),
        ("perlaggen", "innsbruck", "de"),
        ("bieten", "4p", "de"),
        ("gaigel", "kreuz-4p", "de-swabia"),
    ],
)
def test_a_game_is_played_by_keys_and_ears_alone(
    browser: Browser, tmp_path: Path, chance: random.Random, thorough: bool, game: str, rules: str, lang: str
) -> None:
    """A deal that may be its last, and where there is time the whole of it; in the words for the pack that the game brings along."""
    with (
        a_game(tmp_path, thorough, game=game, rules=rules) as (served, name),
        opened_page(browser) as (page, complaints),
    ):
        table = served.parlour.live(name).table
        page.goto(f"{served.address}#/table/{table.name}")
        page.locator(".foot").wait_for()
        page.evaluate(HEAR)
        page.evaluate(REMEMBER)
        page.keyboard.press("Tab")
        before = own_view(table, lang).events  # whoever comes later reads it in the log
        Listener(page, table, chance).play(whole=thorough)
        told = [each.text for each in own_view(table, lang).events if each not in before and each.kind not in TALK]
        page.wait_for_function("last => window.heard.some((each) => each.includes(last))", arg=told[-1])
        heard = page.evaluate("window.heard")
        assert [text for text in told if not any(text in each for each in heard)] == []
        asked_twice = [text for text, then in pairwise(heard) if text == then == WORDS["status.you.lead"]]
        assert asked_twice == [], "the event has said it already"
        assert violations(page) == []
        assert complaints.said == []


def test_who_hears_a_table_hears_the_whole_sheet_and_of_no_trump_where_there_is_none(
    browser: Browser, quiet: Served, chance: random.Random
) -> None:
    table = quiet.parlour.live(quiet.new_table(game="bieten", rules="3p")).table
    steps = play_on(table, chance)
    while own_view(table).deal.phase == "cut":
        next(steps)
    sheet = own_view(table).sheet
    assert sheet is not None
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table.name}")
        page.locator(".foot").wait_for()
        expect(page.get_by_role("region", name=WORDS["stock.bare"], exact=True)).to_be_visible()
        written = page.get_by_role("button", name=WORDS["sheet.open"].format(sides=""))
        for place in own_view(table).places[1:]:
            expect(written).to_contain_text(
                WORDS["sheet.side"].format(name=place.name, points=sheet.totals[place.side])
            )
        assert complaints.said == []


def test_who_sits_down_hears_what_is_trump_and_who_begins_and_what_a_sign_means(
    browser: Browser, quiet: Served
) -> None:
    at = Dealt(name := quiet.new_table(game="giltspiel", rules="fiss", dealer="E"), quiet.parlour.live(name).table)
    with opened_page(browser) as (page, complaints):
        page.add_init_script("localStorage.setItem('weli.settings', JSON.stringify({ meanings: true }))")
        go_to(page, quiet, at)
        page.evaluate(HEAR)
        assert page.evaluate("window.heard") == [each.text for each in own_view(at.table).events]
        expect(page.locator(".pegs").get_by_role("term")).to_have_count(2)
        at.act("N sign mouth-wide")
        show_on_the_page(quiet, at)
        sign = own_view(at.table).events[-1]
        assert sign.means
        page.wait_for_function("sign => window.heard.at(-1) === sign", arg=" ".join([sign.text, *sign.means]))
        assert complaints.said == []


def test_the_first_that_is_heard_has_the_words_of_the_pack(browser: Browser, quiet: Served) -> None:
    """A game brings its pack along, and that its names of the suits: "Schell is trump" was read out beside cards called Bollen."""
    name, _ = gaigel_with_trumps_of_two_names(quiet)
    table = quiet.parlour.live(name).table
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{name}")
        page.locator(".foot").wait_for()
        page.evaluate(HEAR)
        told = [each.text for each in own_view(table, "de-swabia").events]
        assert told != [each.text for each in own_view(table, "de").events]
        page.wait_for_function("told => told.every((each) => window.heard.includes(each))", arg=told)
        assert page.evaluate("window.heard")[: len(told)] == told
        assert complaints.said == []


def test_who_hears_a_deal_counted_hears_how_the_match_stands(
    browser: Browser, quiet: Served, chance: random.Random
) -> None:
    table = quiet.parlour.live(quiet.new_table(game="bieten", rules="3p")).table
    steps = play_on(table, chance)
    while own_view(table).question.kind != "counted":
        next(steps)
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table.name}")
        page.locator(".foot").wait_for()
        page.evaluate(HEAR)
        written = page.get_by_role("button", name=WORDS["sheet.open"].format(sides="")).inner_text()
        assert written.splitlines()[0] in page.evaluate("window.heard.at(-1)")
        assert complaints.said == []


def test_who_goes_by_keys_is_never_left_without_a_place(browser: Browser, quiet: Served) -> None:
    """Not after a paper that was opened while nothing had the focus, nor where the card that has it lies elsewhere than before."""
    table = quiet.parlour.live(quiet.new_table(game="gaigel", rules="kreuz-4p")).table
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table.name}")
        page.locator(".foot").wait_for()
        page.keyboard.press("t")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(":focus")).to_have_count(1)
        page.keyboard.press("l")
        expect(page.get_by_role("heading", name=WORDS["log.heading"])).to_be_visible()
        held = page.evaluate_handle("document.activeElement")
        held.evaluate("each => each.parentElement.prepend(each)")
        assert held.evaluate("each => each === document.activeElement")
        held.evaluate("each => each.remove()")
        expect(page.locator(".bar")).to_be_focused()
        assert complaints.said == []
