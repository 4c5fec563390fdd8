"""Whoever is waited for finds something on the page that they can do, at every sort of question of every form."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from table.helpers import own_view, play_on
from web.serving import Served
from web.sitting import opened_page
from web.walking import FORMS, NAMES, come_anew
from weli.notation import TALK
from weli.table.table import Table
from weli.wire.messages import View

pytestmark = pytest.mark.browser

POSSIBLE = ".bar button:not([aria-disabled=true]), .hand button:not([aria-disabled=true])"
SORTS = [form for form in FORMS if form[2].get("players", 10) == 10]
"""Whether six or ten play Bieten, they are asked the same."""
LAYS = ("validate", "contest")
GAMES = 3
MOST = 10
"""So many sorts of questions are looked at of each form where time is short."""


def sort_of(view: View) -> tuple[object, ...]:
    """What makes a question another one to the page: what it is about, and what one may answer."""
    may = {(doing.kind, *doing.figures) for doing in view.may if doing.kind not in TALK}
    return view.deal.phase, view.question.kind, *view.question.figures, *sorted(may)


def stands_still(page: Page, view: View) -> list[str]:
    """Whether nothing can be done, or cards that may be laid for what is asked cannot be."""
    found = []
    try:
        expect(page.locator(POSSIBLE)).not_to_have_count(0)  # the board of a bet comes a moment after the first one
    except AssertionError:
        found.append("Nothing can be done.")
    laid_for = {figure for doing in view.may if doing.kind in LAYS for figure in doing.figures}
    if laid_for & set(view.question.figures) and page.locator(".bar .main:not([aria-disabled=true])").count() == 0:
        found.append("No cards can be laid.")
    return found


def questions(table: Table, chance: random.Random) -> Iterator[View]:
    """What is asked in a game; whoever may play a card can always do that, and is left out."""
    for _ in play_on(table, chance):
        view = own_view(table)
        if view.waiting == "you" and not any(doing.kind == "play" for doing in view.may):
            yield view


@pytest.mark.few(1)
@pytest.mark.parametrize("form", SORTS, ids=[NAMES[FORMS.index(form)] for form in SORTS])
def test_whoever_is_waited_for_can_go_on(
    browser: Browser,
    quiet: Served,
    chance: random.Random,
    thorough: bool,
    form: tuple[str, str, dict[str, Any]],
) -> None:
    game, rules, options = form
    most = 3 * MOST if thorough else MOST
    seen: set[tuple[object, ...]] = set()
    with opened_page(browser) as (page, complaints):
        for _ in range(GAMES):
            name = quiet.new_table(game=game, rules=rules, options=options)
            table = quiet.parlour.live(name).table
            for view in questions(table, chance):
                sort = sort_of(view)
                if sort in seen or len(seen) == most:
                    continue
                seen.add(sort)
                come_anew(page, quiet, name)
                wrong = stands_still(page, view)
                assert wrong == [], f"{wrong} {sort}\n{page.locator('.foot').aria_snapshot()}"
        assert complaints.said == []
