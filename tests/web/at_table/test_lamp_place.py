"""The slip of the lamp lies narrow beside what it speaks of, whatever lies on the table and however small the window is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from web.at_table import test_bieten as bieten
from web.at_table import test_gaigel as gaigel
from web.at_table import test_lamp as lamp
from web.dealt import Dealt, deal, go_to
from web.serving import Served
from web.sitting import WORDS, opened_page, press

pytestmark = pytest.mark.browser

SIZES = [(360, 740), (390, 844), (768, 1024), (844, 390), (1024, 768), (1280, 800), (1920, 1080)]
WHY = "Franz hat es nur in 5 von 10 Fällen wirklich. Der Hanger ist in 7 von 10 Fällen bei euch."
HAND = [
    {"kind": "gleich", "text": "Gleich: Eichel-Unter und Laub-Unter", "cards": ["EU", "LU"]},
    {"kind": "trump", "text": "Trumpf: Eichel-Unter", "cards": ["EU"]},
]
WIDEST = 24
"""In its own letters."""
LAID = """async (needed) => {
  const frame = () => new Promise(requestAnimationFrame);
  const boxOf = (each) => each.getBoundingClientRect().toJSON();
  const places = () => [...document.querySelectorAll("main *")].map((each) => Object.values(boxOf(each)).join()).join(";");
  await document.fonts.ready;
  for (let now = "", before = null, frames = 0; now !== before && frames < 60; frames++) {
    before = now;
    await frame();
    await frame();
    now = places();
  }
  const advice = document.querySelector(".advice");
  const slip = boxOf(advice);
  const isOver = (each) => {
    const { left, top, right, bottom } = boxOf(each);
    return left < slip.right - 1 && slip.left < right - 1 && top < slip.bottom - 1 && slip.top < bottom - 1;
  };
  const others = [...document.querySelectorAll(needed)].filter((each) => each.checkVisibility() && !advice.contains(each));
  return {
    needed: others.filter(isOver).map((each) => `${each.className} ${each.textContent.trim().slice(0, 30)}`),
    outside: slip.left < 0 || slip.top < 0 || slip.right > innerWidth || slip.bottom > innerHeight,
    width: slip.width / Number.parseFloat(getComputedStyle(advice).fontSize),
  };
}"""
NEEDED = (
    ".advised, .hand [data-card], .front, .bar .offer, .apron, .felt:not(:has(.front)) .plate.asked, "
    ".trick [data-card], header button, header a"
)
"""What one decides with, and what it speaks of."""


@dataclass
class Scene:
    """A table at which a seat is advised to do that, in words as long as they get there."""

    at: Dealt
    seat: str
    act: str
    text: str


def to_lead(served: Served) -> Scene:
    at = deal(served, "fiss", "E", "S", lamp.SEVEN_WITH_SOUTH, "SA", game="giltspiel")
    return Scene(at, "S", "E9", "Eichel-Neun spielen")


def to_answer(served: Served) -> Scene:
    at = to_lead(served).at
    at.act("W bet gleich")
    return Scene(at, "S", "hold", "„Sag du“ zum Partner sagen")


def to_show(served: Served) -> Scene:
    """Two tricks lie before everybody."""
    hands = {"N": "EA EK H9 L9 S8", "E": "HA HK L7 H7 SX", "S": "EU LU E9 E8 SO", "W": "LK LO HX HU L8"}
    at = deal(served, "fiss", "E", "S", hands, "SA", game="giltspiel")
    at.act("S EU", "W L8", "N EA", "E L7", "N L9", "E H7", "S LU", "W LO", "E concede spiel")
    return Scene(at, "S", "contest hanger E8 E9", "Hanger: Eichel-Acht und Eichel-Neun zeigen")


def to_a_trick(served: Served) -> Scene:
    at = gaigel.deal(served, gaigel.FOUR, dealer="S")
    at.act("E elfen LA", "N L7", "W EA")
    return Scene(at, "S", "LX", "Laub-Zehn spielen")


def to_lead_among_five(served: Served) -> Scene:
    return Scene(bieten.five(served), "A", "HA", "Rot, Grün und Gleich bieten")


def to_answer_among_five(served: Served) -> Scene:
    return Scene(bieten.asked(served), "A", "hold", "halten")


def light(page: Page, served: Served, scene: Scene) -> None:
    """The lamp is lit, and that is advised."""
    seat = scene.at.table.state.seating.seat_of(scene.seat)

    def advise(route: Route) -> None:
        best = {"act": scene.act, "text": scene.text, "points": 1, "low": 0, "high": 2}
        told = {"surety": "close", "best": best, "next": {**best, "act": "good", "text": "gut"}, "why": WHY}
        route.fulfill(json={"on": scene.at.table.state.chairs[seat].number, "hand": HAND, **told})

    page.route("**/advice?*", advise)
    go_to(page, served, scene.at)
    if scene.at.table.state.waiting(seat) == "look":
        press(page, "bar.on")
    page.get_by_role("button", name=WORDS["lamp"], exact=True).click()
    expect(page.locator(".advice .why")).to_be_visible()


SCENES = [to_lead, to_answer, to_show, to_a_trick, to_lead_among_five, to_answer_among_five]


@pytest.mark.few(1)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_it_covers_nothing_that_one_decides_with_in_any_window(
    browser: Browser, quiet: Served, scene: Callable[[Served], Scene]
) -> None:
    lit = scene(quiet)
    with opened_page(browser) as (page, complaints):
        light(page, quiet, lit)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            laid: dict[str, Any] = page.evaluate(LAID, NEEDED)
            where = f"{width}x{height}: {laid}"
            assert not laid["needed"], where
            assert not laid["outside"], where
            assert laid["width"] <= WIDEST, where
        assert complaints.said == []


def test_on_a_telephone_it_lies_between_names_and_boards(browser: Browser, quiet: Served) -> None:
    """With a heading it was so high that it lay over both; with long words, over the names at either end."""
    for scene in (to_lead, to_lead_among_five):
        lit = scene(quiet)
        with opened_page(browser, viewport={"width": 390, "height": 844}) as (page, complaints):
            light(page, quiet, lit)
            assert page.evaluate(LAID, f"{NEEDED}, .nameplate .chip, .plate")["needed"] == [], scene
            assert complaints.said == []
