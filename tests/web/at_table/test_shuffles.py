"""The shuffles of one's own table in a real browser: the page mixes along without a tap, and checks them without a file."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web.looking import LOOKS, violations
from web.serving import Served, serving
from web.sitting import opened_page
from weli.commands.verify import found_in
from weli.parlour.parlour import fair_shuffle
from weli.shuffle import Transcript, read, read_file
from weli.shuffle.steps import ClientReveal, Reveal

pytestmark = pytest.mark.browser

MENU = "Menü"


@pytest.fixture(scope="module")
def mixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("mixed"), shuffle=fair_shuffle) as running:
        yield running


def sits_down(page: Page, served: Served) -> str:
    """At a new table whose first deal waits for the page."""
    table = served.new_table(mixes=True)
    page.goto(f"{served.origin}/#/table/{table}")
    expect(page.locator(".foot")).to_be_visible()
    return table


def handed_out(served: Served, table: str) -> Transcript:
    return read(served.http.get(f"/api/tables/{table}/shuffles.json").content, "shuffles.json")


def menu(page: Page) -> None:
    page.get_by_role("button", name=MENU).click()


def gives_up(page: Page) -> None:
    menu(page)
    page.get_by_role("button", name="Partie aufgeben").click()
    page.locator("dialog .give-up").click()
    expect(page.get_by_role("button", name="Noch einmal")).to_be_visible()


@pytest.mark.few(1)
@pytest.mark.parametrize("options", LOOKS)
def test_the_page_mixes_along_and_its_table_is_checked_without_a_file(
    browser: Browser, mixed: Served, options: dict[str, Any]
) -> None:
    with opened_page(browser, **options) as (page, complaints):
        table = sits_down(page, mixed)
        assert [step.seat for step in handed_out(mixed, table).steps if isinstance(step, ClientReveal)] == [3]
        gives_up(page)
        menu(page)
        page.get_by_role("link", name="Mischen prüfen").click()
        expect(page.get_by_role("heading", name="Alles, was geprüft werden kann, stimmt.")).to_be_visible()
        expect(page.get_by_text("Siegel: ")).to_be_visible()
        expect(page.get_by_text("Mitgemischt: Platz 3.")).to_be_visible()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("link", name="Zurück zum Tisch").click()
        expect(page.locator(".foot")).to_be_visible()
        assert complaints.said == []


def test_the_file_that_the_menu_saves_is_proved_by_the_command(browser: Browser, mixed: Served, tmp_path: Path) -> None:
    with opened_page(browser, accept_downloads=True) as (page, complaints):
        sits_down(page, mixed)
        gives_up(page)
        menu(page)
        with page.expect_download() as saving:
            page.get_by_role("link", name="Mischprotokoll speichern").click()
        saving.value.save_as(tmp_path / "shuffles.json")
        told = read_file(tmp_path / "shuffles.json")
        assert found_in(told, "de").ok
        assert any(isinstance(step, Reveal) for step in told.steps)
        assert complaints.said == []


@pytest.mark.few(0)
def test_a_card_that_does_not_lie_under_the_seal_is_said_in_words(browser: Browser, mixed: Served) -> None:
    """Somewhere on the way the line is changed: another salt beside the first card."""
    with opened_page(browser) as (page, _):

        def through(line: Any) -> None:
            server = line.connect_to_server()
            line.on_message(server.send)
            server.on_message(
                lambda said: line.send(said.replace('"salt":"', '"salt":"0', 1).replace('","path"', '","path"'))
            )

        page.route_web_socket("**/live**", through)
        sits_down(page, mixed)
        expect(page.get_by_text("liegt nicht so unter dem Siegel").first).to_be_visible()
