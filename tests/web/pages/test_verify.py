"""Shuffles checked on the page: a transcript from a file or dropped, without the server, by hand and by keyboard."""

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from playwright.sync_api import Browser, Page, expect

from shuffle.games import replaced, whole_game
from web.looking import LOOKS, violations
from web.serving import Served
from web.sitting import opened_page
from weli.shuffle import Transcript, written
from weli.shuffle.steps import Opened

pytestmark = pytest.mark.browser

DROP = """([name, text]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    for (const kind of ["dragover", "drop"]) window.dispatchEvent(new DragEvent(kind, { dataTransfer, cancelable: true }));
}"""


def laid(folder: Path, transcript: Transcript, name: str = "game.json") -> Path:
    path = folder / name
    path.write_bytes(written(transcript))
    return path


def with_a_swapped_card(game: Transcript) -> Transcript:
    """Of the first shuffle, and the chain broken with it."""
    place = next(place for place, step in enumerate(game.steps) if isinstance(step, Opened))
    card = (getattr(game.steps[place], "card", 0) + 1) % 32
    return structs.replace(game, steps=tuple(replaced(game, place, card=card)))


def opened_verify(page: Page, served: Served) -> None:
    page.goto(f"{served.origin}/#/verify")
    expect(page.get_by_role("heading", name="Mischen nachprüfen")).to_be_visible()
    page.wait_for_load_state("networkidle")


@pytest.mark.few(1)
@pytest.mark.parametrize("options", LOOKS)
def test_a_transcript_is_checked_without_the_server(
    browser: Browser, served: Served, tmp_path: Path, chance: random.Random, options: dict[str, Any]
) -> None:
    with opened_page(browser, **options) as (page, complaints):
        opened_verify(page, served)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.set_input_files("input[type=file]", laid(tmp_path, whole_game(chance)))
        expect(page.get_by_role("heading", name="Alles, was geprüft werden kann, stimmt.")).to_be_visible()
        expect(page.locator("summary")).to_have_count(4)
        expect(page.locator("summary .word")).to_have_text(
            ["ganz bewiesen", "zählt nicht", "ganz bewiesen", "zum Teil bewiesen"]
        )
        page.locator("summary").first.click()
        expect(page.get_by_text("8 gezeigte Karten lagen dort, wo das Siegel sagt.")).to_be_visible()
        assert asked == []
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert complaints.said == []


@pytest.mark.few(0)
def test_what_is_wrong_lies_open_and_the_same_file_mended_is_right(
    browser: Browser, served: Served, tmp_path: Path, chance: random.Random
) -> None:
    game = whole_game(chance)
    with opened_page(browser) as (page, complaints):
        opened_verify(page, served)
        page.set_input_files("input[type=file]", laid(tmp_path, with_a_swapped_card(game)))
        expect(page.get_by_role("heading", name="Hier stimmt etwas nicht.")).to_be_visible()
        expect(page.get_by_text("hängt nicht am vorigen")).to_be_visible()
        expect(page.get_by_text("Das ist nicht die Karte, die an Stelle 1 versiegelt war.")).to_be_visible()
        assert violations(page) == []
        page.set_input_files("input[type=file]", laid(tmp_path, game))
        expect(page.get_by_role("heading", name="Alles, was geprüft werden kann, stimmt.")).to_be_visible()
        assert complaints.said == []


def test_a_transcript_dropped_on_any_page_is_checked(browser: Browser, served: Served, chance: random.Random) -> None:
    with opened_page(browser, locale="en-GB") as (page, complaints):
        page.goto(served.origin)
        page.wait_for_load_state("networkidle")
        page.evaluate(DROP, ["evening.json", written(whole_game(chance)).decode()])
        expect(page.get_by_role("heading", name="Everything that can be checked is right.")).to_be_visible()
        page.evaluate(DROP, ["evening.json", "soup"])
        expect(page.get_by_role("alert")).to_have_text("evening.json is no transcript of shuffles.")
        expect(page.locator("summary")).to_have_count(0)
        page.evaluate(DROP, ["evening.json", '{"protocol": "weli/shuffle/1"}'])
        expect(page.get_by_role("alert")).to_contain_text("something is wrong at $.table")
        assert complaints.said == []


@pytest.mark.few(0)
def test_the_keyboard_opens_what_is_folded(
    browser: Browser, served: Served, tmp_path: Path, chance: random.Random
) -> None:
    with opened_page(browser) as (page, complaints):
        page.goto(f"{served.origin}/#/verify")
        expect(page.get_by_role("heading", name="Mischen nachprüfen")).to_be_visible()
        page.set_input_files("input[type=file]", laid(tmp_path, whole_game(chance)))
        folded = page.locator("summary").nth(3)
        folded.press("Enter")
        expect(page.get_by_text("Nur das Haus hat gemischt")).to_be_visible()
        assert complaints.said == []
