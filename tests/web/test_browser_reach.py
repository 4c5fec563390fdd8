"""Nothing lies on anything at the table: at every size of screen, in every game, for every number of players."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from table.helpers import play_on
from web.serving import Served
from web.sitting import WORDS, opened_page
from weli.table.state import MUST

pytestmark = pytest.mark.browser

SIZES = [(360, 640), (390, 844), (1024, 768), (1280, 900), (1920, 1080)]
FORMS: list[tuple[str, str, dict[str, Any]]] = [
    ("giltspiel", "fiss", {}),
    ("perlaggen", "innsbruck", {}),
    ("perlaggen", "innsbruck-2p5", {}),
    ("perlaggen", "innsbruck-2p7", {}),
    ("perlaggen", "innsbruck-3p", {}),
    ("perlaggen", "innsbruck-6p", {}),
    ("bieten", "3p", {}),
    ("bieten", "4p", {}),
    ("bieten", "5p", {}),
    ("bieten", "np", {"players": 6}),
    ("bieten", "np", {"players": 10}),
    ("gaigel", "2p", {}),
    ("gaigel", "3p", {}),
    ("gaigel", "kreuz-4p", {}),
    ("gaigel", "6p", {}),
]

COVERED = """() => {
  const controls = "header :is(button, a), main :is(button, a, input, [tabindex='0']), aside > section > *";
  const told = ".trump, .pegs, .nameplate";
  const scrolls = ".log, .sheet, .slate, .count ol";
  const middleOf = (each) => {
    const box = each.getBoundingClientRect();
    // Cards that do not all fit lie over one another: then the free strip is to be hit.
    const next = each.closest(".hand li")?.nextElementSibling?.firstElementChild;
    const free = next ? Math.min(box.width, next.getBoundingClientRect().left - box.left) : box.width;
    return [box.left + free / 2, box.top + box.height / 2];
  };
  return [...document.querySelectorAll(`${controls}, ${told}`)]
    .filter((each) => each.getBoundingClientRect().width > 0 && each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => each.matches(scrolls) || !each.closest(scrolls))
    .flatMap((each) => {
      const hit = document.elementFromPoint(...middleOf(each));
      if (hit && each.contains(hit)) return [];
      return [`${each.className} "${each.textContent.trim().slice(0, 20)}" under ${hit ? hit.outerHTML.slice(0, 80) : "nothing"}`];
    });
}"""


def moments(served: Served, name: str) -> Iterator[str]:
    """A deal played by chance, halted once in each phase and once while an answer is owed."""
    table = served.parlour.live(name).table
    steps, seen = play_on(table, random.Random(5)), set[str]()
    while True:
        deal = table.state.deal
        moment = "answer" if deal.answering() else deal.phase()
        if moment not in seen:
            seen.add(moment)
            yield moment
        if deal.closed:
            return
        next(steps)


@pytest.mark.parametrize(
    ("game", "rules", "options"),
    FORMS,
    ids=[f"{rules}-{''.join(map(str, options.values()))}" for _, rules, options in FORMS],
)
def test_no_button_lies_under_anything_and_the_headline_says_who_is_waited_for(
    browser: Browser, quiet: Served, game: str, rules: str, options: dict[str, Any]
) -> None:
    """As the stock did over the Hanger's plate at Perlaggen with two and three."""
    name = quiet.new_table(game=game, rules=rules, options=options)
    covered: list[str] = []
    with opened_page(browser, quiet.origin) as (page, complaints):
        for moment in moments(quiet, name):
            page.goto("about:blank")
            page.goto(f"{quiet.address}#/table/{name}")
            page.locator(".foot").wait_for()
            waits = quiet.parlour.live(name).table.state.waiting() != "others"
            assert page.locator(".now .yours").count() == waits, (moment, page.locator(".now").inner_text())
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                covered += [f"{width}x{height}, {moment}: {each}" for each in page.evaluate(COVERED)]
        assert covered == []
        assert complaints.said == []


def test_a_trick_that_was_not_looked_at_yet_comes_before_the_question_to_the_others(
    browser: Browser, quiet: Served
) -> None:
    """In Gaigel the last trick brings the last call with it: the headline named those asked, and nobody was waited for but the reader."""
    table = last_trick_with_others_asked(quiet)
    with opened_page(browser, quiet.origin) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        expect(page.locator(".now .yours")).to_be_visible()
        page.get_by_role("button", name=WORDS["bar.on"], exact=True).click()
        expect(page.locator(".now .yours")).to_have_count(0)
        assert complaints.said == []


def last_trick_with_others_asked(quiet: Served) -> str:
    """A table of two at its last trick, with the other one asked first whether they call."""
    for seed in range(100):
        name = quiet.new_table(game="gaigel", rules="2p")
        table = quiet.parlour.live(name).table
        for _ in play_on(table, random.Random(seed)):
            state = table.state
            if state.deal.answering() and state.waiting() == "look" and state.deal.acting()[state.person] != MUST:
                return name
            if state.deal.closed:
                break
    raise AssertionError("no such trick came")
