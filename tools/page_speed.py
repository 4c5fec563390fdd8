"""How smoothly the page moves on a slow telephone, and how soon it answers: ``python tools/page_speed.py``.

A telephone of 360 × 640 in Chromium, its processor slowed down four times, sits down at new tables, each move as often as `--rounds` says.
Frame times are those between two frames that the page is asked for while something moves; a frame counts as dropped for every sixtieth of a
second that passes without one. The longest of each move is told apart: in it the new view is drawn, before anything moves. The answer to a
tap is the time from the finger to the frame in which what was tapped lies there. Other programs that are busy make all of it worse.

The page must be built; the helpers of the browser tests serve and drive it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from web.dealt import Dealt, go_to, show_on_the_page  # type: ignore[import-not-found]  # noqa: E402
from web.serving import AN_HOUR, Served, serving  # type: ignore[import-not-found]  # noqa: E402
from web.sitting import CORNER, launched, opened_page, press  # type: ignore[import-not-found]  # noqa: E402

PHONE = {"width": 360, "height": 640}
SLOWER = 4
FRAME = 1000 / 60
LASTING = 1200
"""Milliseconds for which a move is watched: the deal takes the longest."""

WATCH = """() => {
    window.frames_at = [];
    const note = (at) => { window.frames_at.push(at); window.watching = requestAnimationFrame(note); };
    window.watching = requestAnimationFrame(note);
}"""
STOP = "() => { cancelAnimationFrame(window.watching); return window.frames_at; }"
WATCH_ANSWER = """(sign) => {
    window.answered = new Promise((done) => {
        addEventListener("pointerdown", ({ timeStamp }) => {
            const look = (at) => document.querySelector(sign) ? done(at - timeStamp) : requestAnimationFrame(look);
            requestAnimationFrame(look);
        }, { once: true, capture: true });
    });
}"""

Times = dict[str, list[float]]


@dataclass
class Frames:
    """Milliseconds from one frame to the next, of all rounds of a move."""

    drawing: list[float] = field(default_factory=list)
    moving: list[float] = field(default_factory=list)

    def add(self, at: list[float]) -> None:
        times = sorted(after - before for before, after in pairwise(at))
        self.drawing.append(times.pop())
        self.moving += times

    @property
    def dropped(self) -> float:
        missing = sum(max(0, round(time / FRAME) - 1) for time in self.moving)
        return missing / (missing + len(self.moving))


Moves = dict[str, Frames]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure frames and answers of the page on a slow telephone.")
    parser.add_argument("--rounds", type=int, default=8)
    rounds = parser.parse_args().rounds
    frames: Moves = {}
    answers: Times = {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), AN_HOUR) as served, sync_playwright() as driver:
        browser = launched(driver)
        for _ in range(rounds):
            deal(browser, served, frames)
            card(browser, served, frames, answers)
            bet(browser, served, frames)
        browser.close()
    tell(frames, answers)


def deal(browser: Browser, served: Served, frames: Moves) -> None:
    """One cuts, and is dealt cards."""
    at = new_table(served, game="perlaggen", rules="innsbruck", dealer="W")
    with at_the_table(browser, served, at) as page:
        watched(page, frames, "cut and deal", lambda: press(page, "bar.cut"))


def card(browser: Browser, served: Served, frames: Moves, answers: Times) -> None:
    """A card is raised and played."""
    at = new_table(served, game="giltspiel", rules="fiss", dealer="E")
    with at_the_table(browser, served, at) as page:
        first = page.locator(".hand button").first
        page.evaluate(WATCH_ANSWER, ".hand .up")
        first.click(position=CORNER)
        answers.setdefault("a card is raised", []).append(page.evaluate("window.answered"))
        page.evaluate(WATCH_ANSWER, ".row.own .card")
        watched(page, frames, "a card is played", lambda: first.click(position=CORNER))
        answers.setdefault("a card lies on the table", []).append(page.evaluate("window.answered"))


def bet(browser: Browser, served: Served, frames: Moves) -> None:
    """The others bet: a board comes forward."""
    at = new_table(served, game="giltspiel", rules="fiss", dealer="N")
    with at_the_table(browser, served, at) as page:

        def do() -> None:
            at.act("E bet gleich")
            show_on_the_page(served, at)

        watched(page, frames, "a bet comes forward", do)


def new_table(served: Served, **wanted: object) -> Dealt:
    name = served.new_table(**wanted)
    return Dealt(name, served.parlour.live(name).table)


@contextmanager
def at_the_table(browser: Browser, served: Served, at: Dealt) -> Iterator[Page]:
    with opened_page(browser, served.origin, viewport=PHONE, reduced_motion="no-preference") as (page, _):
        go_to(page, served, at)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.wait_for_timeout(LASTING)
        yield page


def watched(page: Page, frames: Moves, name: str, do: Callable[[], object]) -> None:
    page.evaluate(WATCH)
    do()
    page.wait_for_timeout(LASTING)
    frames.setdefault(name, Frames()).add(page.evaluate(STOP))


def tell(frames: Moves, answers: Times) -> None:
    print("| while | median ms | 95 of 100 ms | frames dropped | drawn first, median ms |\n|---|---:|---:|---:|---:|")
    for name, times in frames.items():
        late = quantiles(times.moving, n=20)[-1]
        first = median(times.drawing)
        print(f"| {name} | {median(times.moving):.1f} | {late:.1f} | {times.dropped:.1%} | {first:.0f} |")
    print("\n| from the tap until | median ms | longest ms |\n|---|---:|---:|")
    for name, waits in answers.items():
        print(f"| {name} | {median(waits):.0f} | {max(waits):.0f} |")


if __name__ == "__main__":
    main()
