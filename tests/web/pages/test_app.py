"""The page as an app: what it keeps, what it does while the program is not running, and after it was brought up to date."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from web.serving import AN_HOUR, Served, serving
from web.sitting import WORDS, opened_page
from weli.web.page import BUILT_PAGE

pytestmark = pytest.mark.browser

KEPT = """async () => {
    const shelves = await caches.keys();
    const requests = await Promise.all(shelves.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
}"""


def when_kept(page: Page) -> list[str]:
    """The paths of all files that the browser keeps for the page, once it has them."""
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    paths: list[str] = page.evaluate(KEPT)
    return paths


def brought_up_to_date(folder: Path) -> Path:
    """The same page with a script of another name, as after an upgrade that has changed it."""
    page = Path(shutil.copytree(BUILT_PAGE, folder))
    index = page / "index.html"
    script = re.search(r"/assets/(index-[\w-]+\.js)", index.read_text("utf-8"))
    assert script is not None
    (page / "assets" / script[1]).rename(page / "assets" / "index-NEWER.js")
    index.write_text(index.read_text("utf-8").replace(script[1], "index-NEWER.js"), "utf-8")
    return page


def test_the_page_keeps_its_own_files_and_nothing_that_is_told_at_a_table(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, service_workers="allow") as (page, complaints):
        page.goto(f"{quiet.address}#/table/{quiet.new_table()}")
        page.locator(".foot").wait_for()
        kept = when_kept(page)
        page.reload()
        page.locator(".foot").wait_for()
        assert kept == when_kept(page)
        assert {"/", "/cards/klar.svg", "/weli.webmanifest"} <= set(kept)
        assert not [path for path in kept if path.startswith("/api")]
        assert complaints.said == []


def test_a_browser_takes_it_for_an_app(browser: Browser, quiet: Served) -> None:
    """By the browser's own judgement of manifest, icons and worker, but that it wants no address without a lock put on a home screen."""
    with opened_page(browser, service_workers="allow") as (page, _):
        page.goto(quiet.address)
        when_kept(page)
        devtools = page.context.new_cdp_session(page)
        answer = quiet.http.get("/weli.webmanifest")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        icons = [quiet.http.get(icon["src"]) for icon in answer.json()["icons"]]
        assert [icon.headers["content-type"] for icon in icons] == [icon["type"] for icon in answer.json()["icons"]]
        manifest = devtools.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["url"].endswith("/weli.webmanifest")
        found = {each["errorId"] for each in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
        assert found <= {"in-incognito"}


def test_without_the_program_the_first_page_says_so_and_goes_on_by_itself(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, AN_HOUR) as running:
        port, address = running.port, running.address
        shown = opened_page(browser, service_workers="allow")
        page, _ = shown.__enter__()
        page.goto(address)
        when_kept(page)
    page.goto(address)
    expect(page.get_by_role("alert")).to_have_text(WORDS["start.unreachable"])
    with serving(tmp_path, AN_HOUR, port=port):
        expect(page.get_by_role("button", name=WORDS["start.deal"], exact=True)).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        shown.__exit__(None, None, None)


@pytest.mark.few(1)
@pytest.mark.parametrize("begun", [False, True])
def test_an_old_page_after_an_upgrade(browser: Browser, tmp_path: Path, begun: bool) -> None:
    """It loads the new one by itself, but never over something that is begun: then on a tap."""
    newer = brought_up_to_date(tmp_path / "newer")
    with serving(tmp_path, AN_HOUR) as running:
        port, address, table = running.port, running.address, running.new_table()
        shown = opened_page(browser, service_workers="allow")
        page, _ = shown.__enter__()
        page.goto(f"{address}#/table/{table}")
        page.locator(".foot").wait_for()
        when_kept(page)
        if begun:
            page.keyboard.press("m")
    with serving(tmp_path, AN_HOUR, port=port, page=newer):
        if begun:
            load = page.get_by_role("button", name=WORDS["newer.load"], exact=True, include_hidden=True)
            expect(load).to_be_attached()
            expect(page.locator("script[src*=NEWER]")).to_have_count(0)
            page.keyboard.press("Escape")
        expect(page.locator("script[src*=NEWER]")).to_be_attached()
        page.locator(".foot").wait_for()
        shown.__exit__(None, None, None)


@pytest.mark.few(0)
def test_a_page_that_is_written_on_loads_the_new_one_on_a_tap(browser: Browser, tmp_path: Path) -> None:
    newer = brought_up_to_date(tmp_path / "newer")
    with serving(tmp_path, AN_HOUR) as running:
        port, address = running.port, running.address
        shown = opened_page(browser, service_workers="allow")
        page, _ = shown.__enter__()
        page.goto(f"{address}#/house/giltspiel/fiss")
        page.locator("main").wait_for()
        when_kept(page)
    with serving(tmp_path, AN_HOUR, port=port, page=newer):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        load = page.get_by_role("button", name=WORDS["newer.load"], exact=True)
        load.click()
        expect(page.locator("script[src*=NEWER]")).to_be_attached()
        shown.__exit__(None, None, None)


MOST = 250_000
"""Bytes on the line until somebody who comes for the first time sits at a table."""


@pytest.mark.parametrize(("game", "rules", "deck"), [("giltspiel", "fiss", ""), ("gaigel", "kreuz-4p", "?deck=klar")])
def test_the_way_to_the_first_table_is_light(
    browser: Browser, tmp_path: Path, game: str, rules: str, deck: str
) -> None:
    """All that comes over the line counts: files, letters, cards, words, faces, views. A chosen pack comes besides, card by card."""
    with serving(tmp_path, AN_HOUR) as house, opened_page(browser) as (page, complaints):
        devtools = page.context.new_cdp_session(page)
        devtools.send("Network.enable")
        sizes: dict[str, int] = {}
        addresses: dict[str, str] = {}
        devtools.on(
            "Network.requestWillBeSent", lambda each: addresses.update({each["requestId"]: each["request"]["url"]})
        )
        devtools.on(
            "Network.loadingFinished", lambda each: sizes.update({each["requestId"]: each["encodedDataLength"]})
        )
        devtools.on(
            "Network.webSocketFrameReceived",
            lambda each: sizes.update({f"frame {len(sizes)}": len(each["response"]["payloadData"])}),
        )
        page.goto(f"{house.address}{deck}")
        page.get_by_role("button", name=WORDS["start.deal"], exact=True).wait_for()
        page.goto(f"{house.address}#/table/{house.new_table(game=game, rules=rules)}")
        page.locator(".foot").wait_for()
        page.wait_for_load_state("networkidle")
        named = [(size, addresses.get(each, each)) for each, size in sizes.items()]
        heaviest = sorted(named, reverse=True)
        assert any("klar.svg" in address for _, address in heaviest)
        assert sum(size for size, _ in heaviest) <= MOST, heaviest
        assert complaints.said == []


@pytest.mark.few(0)
def test_a_page_that_was_never_loaded_comes_with_the_new_program(browser: Browser, tmp_path: Path) -> None:
    """The old page's own part of it is gone by then."""
    newer = brought_up_to_date(tmp_path / "newer")
    for part in (newer / "assets").glob("Rulebook-*.js"):
        part.rename(part.with_name("Rulebook-NEWER.js"))
        script = newer / "assets" / "index-NEWER.js"
        script.write_text(script.read_text("utf-8").replace(part.name, "Rulebook-NEWER.js"), "utf-8")
    with serving(tmp_path, AN_HOUR) as running:
        port, address = running.port, running.address
        shown = opened_page(browser)
        page, _ = shown.__enter__()
        page.goto(address)
        page.get_by_role("button", name=WORDS["start.deal"], exact=True).wait_for()
    with serving(tmp_path, AN_HOUR, port=port, page=newer):
        page.goto(f"{address}#/rules/giltspiel")
        expect(page.locator("script[src*=NEWER]")).to_be_attached()
        expect(page.get_by_role("heading", name=WORDS["title.rules"])).to_be_visible()
        shown.__exit__(None, None, None)
