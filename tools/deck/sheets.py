"""Pictures of the cards to look at: every card alone, and a contact sheet of a pack at four sizes, by day and in the evening."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from chromium import program
from weli.art.decks.card import SIZES
from weli.art.decks.skins import BACK, cards_of, draw

GROUNDS = {"day": "#e6d6b4", "evening": "#2b2119"}
"""the table by day and under the lamp"""
FULL, TABLE, SMALL = 420, 60, 40
"""how wide a card is shown, in CSS pixels: for looking closely, on the table, and the smallest there is"""
STRIP = 44
"""how much of a card is seen behind the next one in a hand"""


def drawn(skin: str) -> dict[str, str]:
    """The cards of a pack that are drawn, and its back."""
    cards = {}
    for name in (*cards_of(skin), BACK):
        try:
            cards[name] = draw(skin, name)
        except LookupError as missing:
            print(missing)
    return cards


def page_of(svgs: dict[str, str], width: int, strip: int = 0) -> str:
    """Cards side by side, each in a picture of its own, so that no id of one is seen by another."""
    cell = f"display:inline-block;width:{strip or width}px;overflow:hidden;margin:3px"
    return "".join(
        f'<span style="{cell}"><img style="width:{width}px;display:block" src="cards/{name}.svg"></span>'
        for name in svgs
    )


def write_contact(skin: str, folder: Path) -> list[Path]:
    """Writes one small picture of a whole pack, for the documentation: `tell.jpg`."""
    with TemporaryDirectory() as away, sync_playwright() as started:
        home = Path(away)
        svgs = _write_cards(skin, home)
        browser = started.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 880, "height": 400})
        _open(page, home, "contact", GROUNDS["day"], page_of(svgs, SIZES[skin][0] * 160 // 1000))
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=folder / f"{skin}.jpg", full_page=True, type="jpeg", quality=76)
        browser.close()
    return [folder / f"{skin}.jpg"]


def write_sheets(skin: str, folder: Path) -> list[Path]:
    """Writes each card as SVG and the contact sheets as PNG; needs Chromium, which Playwright drives."""
    home = folder / skin
    svgs = _write_cards(skin, home)
    small = page_of(svgs, TABLE) + "<br>" + page_of(svgs, SMALL) + "<br>" + page_of(svgs, 150, STRIP)
    sheets = []
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1700, "height": 400})
        for hour, ground in GROUNDS.items():
            sheets.append(_shot(page, home, f"small-{hour}", ground, small))
        sheets.append(_shot(page, home, "large", GROUNDS["day"], page_of(svgs, FULL * SIZES[skin][0] // 1000)))
        browser.close()
    return sheets


def _write_cards(skin: str, home: Path) -> dict[str, str]:
    (home / "cards").mkdir(parents=True, exist_ok=True)
    svgs = drawn(skin)
    for name, svg in svgs.items():
        (home / "cards" / f"{name}.svg").write_text(svg, "utf-8")
    return svgs


def _open(page: Page, home: Path, name: str, ground: str, body: str) -> None:
    source = home / f"{name}.html"
    source.write_text(f'<body style="margin:8px;background:{ground}">{body}</body>', "utf-8")
    page.goto(source.as_uri())


def _shot(page: Page, home: Path, name: str, ground: str, body: str) -> Path:
    target = home / f"{name}.png"
    _open(page, home, name, ground, body)
    page.screenshot(path=target, full_page=True)
    return target
