"""Nothing lies over anything at the table, nothing is cut off, nothing jumps, and everything can be hit: in every game, for every
number of players, at every moment, in windows of every size. Every form is looked at in every run, in one of three ways, and every size
in each, another from moment to moment; all forms in all ways, and all moments in all sizes, when there is time (`make nightly`).

Contact sheets to look at are made on demand:
`WELI_PICTURES=docs/pictures/layouts .venv/bin/pytest tests/web/at_table/test_layouts.py --seed new`."""

import os
import random
from itertools import product
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from table.forms import setup_for
from table.helpers import own_view, play_on
from web.lending import USUAL_LETTERS
from web.serving import Served
from web.sitting import await_buttons, opened_page
from web.walking import (
    FORMS,
    LARGEST,
    NAMES,
    SIZES,
    Stop,
    choose_pack,
    contact_sheet,
    jumped,
    moments,
    stops,
    wrong_at,
)
from weli.wire.seats import Person
from weli.wire.terms import Terms

pytestmark = pytest.mark.browser

Form = tuple[str, str, dict[str, Any]]
Size = tuple[int, int]
PICTURES = os.environ.get("WELI_PICTURES")
ENGLISH: dict[str, Any] = {"locale": "en-GB", "color_scheme": "dark"}
LARGE = [size for size in SIZES if size not in ((320, 568), (844, 390))]
"""Where letters that are a third larger have room, whoever plays."""
SMALL = [*SIZES, (700, 560)]
"""A window that was drawn small on a screen, too."""
CROWDED = [each for each in FORMS if each[2].get("players", 0) > 8]
"""Nine and ten have no room in it: their cards are 27 to 40 pixels high there."""
MOST_TRIED = 50
A_THIRD = len(FORMS) // 3
"""So many forms in each of the three ways, every third from another on, are all of them together."""
PACKS = ("tell", "salzburg", "wuerttemberg")
A_FEW_WITH_PACKS = [("tell", FORMS[1]), ("salzburg", FORMS[5]), ("salzburg", FORMS[-1]), ("wuerttemberg", FORMS[8])]
"""Where time is short: the narrow pack where many sit, the others once."""
FEW = [each for each in FORMS if each[1] in ("fiss", "innsbruck", "innsbruck-2p5", "3p", "4p", "2p", "kreuz-4p")]
"""Few enough to have room on the smallest telephone with the largest letters."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "pack" in metafunc.fixturenames:
        time_taken = metafunc.config.getoption("--seed") == "new"
        chosen = list(product(PACKS, FORMS)) if time_taken else A_FEW_WITH_PACKS
        names = [f"{pack}-{NAMES[FORMS.index(form)]}" for pack, form in chosen]
        metafunc.parametrize(("pack", "form"), chosen, ids=names)


def walk(
    browser: Browser,
    served: Served,
    form: Form,
    thorough: bool,
    sizes: list[Size] = SIZES,
    letters: int = USUAL_LETTERS,
    pack: str = "",
    **looks: Any,
) -> list[str]:
    """A whole game of this form; what is wrong in it, with the moment and the size. Where time is short, each moment has one size.

    `pack`: the cards one has chosen; empty: those that are usual for the game.
    """
    game, rules, options = form
    name = served.new_table(game=game, rules=rules, options=options)
    found: list[str] = []
    visited: list[Stop] = []
    before: dict[Size, dict[str, list[int]]] = {size: {} for size in sizes}
    pictures: dict[str, bytes] = {}
    with opened_page(browser, letters=letters, **looks) as (page, complaints):
        if pack:
            choose_pack(page, served, pack)
        for moment in moments(served, name):
            for stop in stops(page, served, name, moment):
                if not stop.opened:
                    waits = own_view(served.parlour.live(name)).waiting != "others"
                    expect(page.locator(".now .yours, .ending h2"), moment).to_have_count(int(waits))
                turn = (FORMS.index(form) + len(visited)) % len(sizes)
                for size in sizes if thorough else [sizes[turn]]:
                    wrong = wrong_at(page, size)
                    # An open bet, or the names of a wild card, brings one's own side nearer.
                    if moment != "answer" and stop.opened != "naming":
                        wrong += jumped(page, before[size])
                    found += [f"{stop}, {size[0]}x{size[1]}: {each}" for each in wrong]
                    if PICTURES:
                        pictures[f"{stop} {size[0]}x{size[1]}"] = page.screenshot(type="jpeg")
                visited.append(stop)
        assert complaints.said == []
    assert {stop.moment for stop in visited} & {"done", "end"}
    if PICTURES:
        contact_sheet(
            browser, pictures, Path(__file__).parents[3] / PICTURES / f"{game}-{NAMES[FORMS.index(form)]}.jpeg"
        )
    return found


@pytest.mark.few(A_THIRD)
@pytest.mark.parametrize("form", FORMS, ids=NAMES)
def test_everything_can_be_read_and_hit_and_the_headline_says_who_is_waited_for(
    browser: Browser, quiet: Served, thorough: bool, form: Form
) -> None:
    found = walk(browser, quiet, form, thorough)
    assert not found, "\n".join(found)


@pytest.mark.few(A_THIRD, first=2)
@pytest.mark.parametrize("form", FORMS, ids=NAMES)
def test_so_it_is_in_english(browser: Browser, quiet: Served, thorough: bool, form: Form) -> None:
    found = walk(browser, quiet, form, thorough, sizes=SIZES if form in CROWDED else SMALL, **ENGLISH)
    assert not found, "\n".join(found)


@pytest.mark.few(A_THIRD, first=1)
@pytest.mark.parametrize("form", FORMS, ids=NAMES)
def test_so_it_is_with_large_letters(browser: Browser, quiet: Served, thorough: bool, form: Form) -> None:
    sizes = [(320, 568), *LARGE] if form in FEW else LARGE
    found = walk(browser, quiet, form, thorough, sizes=sizes, letters=LARGEST)
    assert not found, "\n".join(found)


@pytest.mark.few(0)
@pytest.mark.slow
def test_so_it_is_with_every_pack(browser: Browser, quiet: Served, thorough: bool, pack: str, form: Form) -> None:
    found = walk(browser, quiet, form, thorough, pack=pack)
    assert not found, "\n".join(found)


CHALK = """() => [...document.querySelectorAll(".tally")].filter((each) => {
  const [chalk, slate] = [each, each.closest(".slate")].map((one) => one.getBoundingClientRect());
  const word = each.closest(".slate").querySelector(".word").getBoundingClientRect();
  return chalk.top < slate.top - 1 || (word.height > 0 && chalk.bottom > word.top + 2);
}).length"""

BEYOND = """() => [...document.querySelectorAll("main *")].filter((each) => {
  const { right, width } = each.getBoundingClientRect();
  return width > 0 && right > document.documentElement.clientWidth + 1;
}).map((each) => each.outerHTML.slice(0, 80))"""
"""What lies outside the page at its right, where nobody sees it."""


@pytest.mark.few(1)
@pytest.mark.parametrize("letters", [21, 28, 32])
def test_with_letters_up_to_twice_as_large_no_chalk_lies_over_words_and_no_button_is_cut_off(
    browser: Browser, quiet: Served, letters: int
) -> None:
    """At 130 percent the stroke lay over the name of its board; at 175 the buttons of the first page stuck out of it."""
    name = quiet.new_table(game="bieten", rules="np", options={"players": 10})
    with opened_page(browser, viewport={"width": 360, "height": 740}, letters=letters) as (page, complaints):
        page.goto(quiet.address)
        page.locator(".go").wait_for()
        assert [wrong for wrong in wrong_at(page, (360, 740)) if wrong.startswith(("cut off", "small"))] == []
        assert page.evaluate(BEYOND) == []
        page.goto(f"{quiet.address}#/table/{name}")
        page.locator(".plates").wait_for()
        for size in ((360, 740), (360, 640), (390, 844)):
            assert [wrong for wrong in wrong_at(page, size) if ".word" in wrong or "Hanger" in wrong] == []
            assert page.evaluate(CHALK) == 0, size
        assert complaints.said == []


def full_of_tags(quiet: Served) -> str:
    """A table of Gaigel at which one may say a pair, "Aus!" and "Halt", take the card back and go on."""
    said = {"pair", "aus", "accuse"}
    for seed in range(MOST_TRIED):
        name = quiet.new_table(game="gaigel", rules="3p")
        table = quiet.parlour.live(name).table
        for _ in play_on(table, random.Random(seed)):
            view = own_view(table)
            if view.may_take_back and view.waiting == "look" and said <= {doing.kind for doing in view.may}:
                return name
    raise LookupError("gaigel")


@pytest.mark.few(1)
@pytest.mark.parametrize("letters", [16, LARGEST])
def test_no_word_of_five_tags_is_broken_on_a_telephone(browser: Browser, quiet: Served, letters: int) -> None:
    """With large letters one read "Zurüc k" and "Reicht es wirklich? noch einmal", of which the end was cut off."""
    name = full_of_tags(quiet)
    with opened_page(browser, viewport={"width": 360, "height": 740}, letters=letters) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{name}")
        await_buttons(page)
        expect(page.locator(".bar .offer").nth(4)).to_be_visible()
        assert [wrong for wrong in wrong_at(page, (360, 740)) if "offer" in wrong] == []
        page.keyboard.press("1")
        page.locator(".sure").wait_for()
        assert [wrong for wrong in wrong_at(page, (360, 740)) if "sure" in wrong or "offer" in wrong] == []
        assert complaints.said == []


LONG_NAMES = ("Anna", "Wolfgang-Amadeus Huber 2", "Annemarie-Kunigunde von", "Resi")


def test_a_long_name_leaves_the_other_buttons_of_the_bar_their_room(browser: Browser, quiet: Served) -> None:
    """The word of one button stuck out of it, into the next one, on which the name stood in two lines."""
    setup = setup_for("gaigel", "kreuz-4p")
    people = {seat: Person(called) for seat, called in zip(setup.seats, LONG_NAMES, strict=True)}
    agreed = Terms(chat=True, signs="gaze")
    name = token_urlsafe(16)
    with quiet.store() as store:
        store.open_table(name, msgspec.structs.replace(setup, seats=people, terms=agreed), 1_000)
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{name}")
        page.locator(".gaze").wait_for()
        for size in ((1024, 768), (1280, 800), (1366, 768)):
            assert [
                wrong for wrong in wrong_at(page, size) if LONG_NAMES[2] not in wrong and LONG_NAMES[1] not in wrong
            ] == []
            assert page.locator(".gaze b").evaluate("(name) => name.getClientRects().length") == 1
        assert complaints.said == []
