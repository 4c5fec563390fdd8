"""A walk through what the table shows: every form, every phase of a deal, every size of window; and what is wrong there."""

import base64
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from table.helpers import own_view, person_of, play_on
from web.serving import Served
from web.sitting import CORNER, SECOND_THOUGHTS, WORDS, await_buttons
from weli.table.table import Table

WRONG = Path(__file__).with_name("overlaps.js").read_text("utf-8")
PLACES = """() => Object.fromEntries([...document.querySelectorAll(".nameplate, .row, .plates, .trick")].map((each) => {
  const { x, y, width, height } = each.parentElement.getBoundingClientRect();
  return [`${each.className.split(" ")[0]} ${each.dataset.row ?? each.dataset.from ?? ""}`, [x, y, width, height].map(Math.round)];
}))"""
SIZES = [(320, 568), (360, 640), (390, 844), (768, 1024), (844, 390), (1024, 768), (1280, 800), (1920, 1080)]
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
    *[("bieten", "np", {"players": players}) for players in (6, 7, 8, 9, 10)],
    ("gaigel", "2p", {}),
    ("gaigel", "3p", {}),
    ("gaigel", "kreuz-4p", {}),
    ("gaigel", "6p", {}),
]
NAMES = [f"{rules}-{''.join(map(str, options.values()))}".rstrip("-") for _, rules, options in FORMS]
MOST_STEPS = 700
LARGEST = 21
"""The letters of somebody who has set their browser to large ones, in pixels; usual are 16."""


@dataclass(frozen=True)
class Stop:
    """The table at a moment, and what is opened there on the page."""

    moment: str
    opened: str = ""

    def __str__(self) -> str:
        return f"{self.moment}+{self.opened}" if self.opened else self.moment


def moment_of(table: Table) -> str:
    """What is to be seen at the table now: the phase of the deal, and within it whether it waits for an answer or for oneself."""
    state = table.state
    deal = state.deal
    if state.waiting(person_of(state)) == "over":
        return "end"
    yours = state.waiting(person_of(state)) not in ("others", "look")
    if deal.answering():
        return "answer" if yours else "asked"
    if deal.phase() == "play" and yours:
        full = not any(len(deal.hand_cards(seat)) > 1 for seat in range(deal.seating.players))
        return "full" if full else "play"
    return deal.phase()


def moments(served: Served, name: str) -> Iterator[str]:
    """A game played by chance, halted once in each moment."""
    table = served.parlour.live(name).table
    seen = set[str]()
    for steps, _ in enumerate(play_on(table, random.Random(5))):
        moment = moment_of(table)
        if moment not in seen:
            seen.add(moment)
            yield moment
        if steps > MOST_STEPS and table.state.deal.closed:
            return


def come_anew(page: Page, served: Served, name: str) -> None:
    """To a table from a page on which next to nothing stands, as often as one likes: nothing of what was seen there before is left, and
    nothing is loaded again."""
    page.goto(f"{served.address}#/verify")
    page.locator(".foot").wait_for(state="detached")
    page.goto(f"{served.address}#/table/{name}")
    page.locator(".foot").wait_for()


def stops(page: Page, served: Served, name: str, moment: str) -> Iterator[Stop]:
    """The page at this moment, then with everything open that can be opened at it."""
    come_anew(page, served, name)
    yield Stop(moment)
    if moment in ("show", "answer"):
        yield from _armed(page, moment)
    if moment == "play":
        yield from _begun(page)
        yield from _raised(page, served, name)
        yield from _named(page, served, name)
        page.locator(".drawer").click()
        page.locator(".pulled").wait_for()
        yield Stop(moment, "drawer")
        page.keyboard.press("Escape")
    if moment == "end":
        page.locator(".last").click()
        page.locator(".count").wait_for()
        yield Stop(moment, "count")
    if moment == "full":
        page.locator(".score").click()
        page.locator("dialog").wait_for()
        yield Stop(moment, "sheet")
        page.keyboard.press("Escape")


PATIENT = """(never) => {
  window.soon ??= window.setTimeout;
  window.setTimeout = (then, after) => window.soon(then, after === never ? 1e9 : after);
}"""
"""What waits so long before it is said is looked at from all sides meanwhile."""


def _armed(page: Page, moment: str) -> Iterator[Stop]:
    """What gives a figure up is not said at once."""
    gives = page.locator(".bar").get_by_role(
        "button", name=re.compile(f"^({WORDS['bar.concede']}|{WORDS['bar.good']})")
    )
    # Where nothing else can be answered it asks nothing more: it would be said.
    if gives.count() == 0 or page.locator(".bar .offer:not(.ask, [aria-disabled=true])").count() == 1:
        return
    await_buttons(page)
    page.evaluate(PATIENT, SECOND_THOUGHTS)
    page.keyboard.press(str(gives.first.get_attribute("aria-keyshortcuts")))
    if page.locator(".bar :is(.armed, .unsaid)").count():
        yield Stop(moment, "armed")
    page.keyboard.press("Escape")


def _begun(page: Page) -> Iterator[Stop]:
    bets = page.get_by_role("button", name=WORDS["bar.bet"], exact=True)
    if bets.count() == 0:
        return
    await_buttons(page)
    page.keyboard.press(str(bets.get_attribute("aria-keyshortcuts")))
    if page.locator(".bar.choosing").count():
        yield Stop("play", "bet")
        page.keyboard.press("Escape")
    elif page.locator(".why").count():  # no figure is left to bet on, and a slip says so
        page.locator(".why .close").click()


def _raised(page: Page, served: Served, name: str) -> Iterator[Stop]:
    """What the first tap has brought forth on a card that keeps its face."""
    view = own_view(served.parlour.live(name).table, "de")
    wild = {naming.card for naming in view.namings}
    plain = [card for doing in view.may if doing.kind == "play" for card in doing.cards if card not in wild]
    if plain:
        page.locator(f"#hand-{plain[0]}").click(position=CORNER)
        expect(page.locator(f"#hand-{plain[0]}")).to_have_attribute("aria-pressed", "true")
        yield Stop("play", "raised")
        page.keyboard.press("Escape")


def _named(page: Page, served: Served, name: str) -> Iterator[Stop]:
    view = own_view(served.parlour.live(name).table, "de")
    played = {card for doing in view.may if doing.kind == "play" for card in doing.cards}
    for naming in view.namings:
        if naming.card not in played:
            continue
        page.locator(f"#hand-{naming.card}").focus()
        page.keyboard.press("Enter")
        page.locator(".naming .pad").wait_for()
        yield Stop("play", "naming")
        page.keyboard.press("Escape")
        return


def wrong_at(page: Page, size: tuple[int, int]) -> list[str]:
    """What is wrong on the page in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=size)
    found: list[str] = page.evaluate(WRONG)
    return found


def jumped(page: Page, before: dict[str, list[int]]) -> list[str]:
    """What has another place than before; what is new is remembered."""
    now: dict[str, list[int]] = page.evaluate(PLACES)
    moved = [f"jumps: {each} from {before[each]} to {at}" for each, at in now.items() if before.get(each, at) != at]
    before.update(now)
    return moved


def contact_sheet(browser: Browser, pictures: dict[str, bytes], file: Path) -> None:
    """All pictures of a walk on one, each with what it shows."""
    page = browser.new_page(viewport={"width": 2000, "height": 800})
    each = "<figure><img src='data:image/jpeg;base64,{}'><figcaption>{}</figcaption></figure>"
    shown = "".join(each.format(base64.b64encode(data).decode(), name) for name, data in pictures.items())
    style = "body{display:flex;flex-wrap:wrap;font:12px sans-serif}figure{margin:4px}img{height:260px;display:block}"
    page.set_content(f"<style>{style}</style>{shown}")
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file, full_page=True, type="jpeg", quality=70)
    page.close()


def choose_pack(page: Page, served: Served, pack: str) -> None:
    """As a link does it; the browser keeps it for what is loaded from now on."""
    page.goto(f"{served.address}?deck={pack}")
    page.locator("main").wait_for()
