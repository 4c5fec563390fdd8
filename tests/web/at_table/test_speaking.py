"""Computer players who are heard, in a browser whose voices write down what they say."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from web.dealt import Dealt, show_on_the_page
from web.serving import Served
from web.sitting import WORDS, opened_page

pytestmark = pytest.mark.browser

VOICES = """
window.spoken = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
const voice = (name, lang, localService) => ({ name, lang, localService });
const all = [voice("Far", "de-DE", false), voice("Resi", "de-AT", true), voice("Jim", "en-GB", true), voice("Hans", "de-DE", true)];
Object.defineProperty(window, "speechSynthesis", { value: Object.assign(new EventTarget(), {
  getVoices: () => all, speaking: false, cancel: () => window.spoken.push("silence"),
  speak: ({ voice, text, pitch }) => window.spoken.push(`${voice.name} ${pitch}: ${text}`),
}) });
"""
NO_VOICES = "delete window.speechSynthesis; delete Window.prototype.speechSynthesis;"
BOARD = ".front"


def at_a_table(page: Page, served: Served, *, speaks: bool) -> Dealt:
    kept = json.dumps({"speak": speaks})
    page.add_init_script(f"localStorage.setItem('weli.settings', JSON.stringify({kept}))")
    table = served.new_table(game="giltspiel", rules="fiss", dealer="W")
    page.goto(f"{served.address}#/table/{table}")
    page.locator(".foot").wait_for()
    return Dealt(table, served.parlour.live(table).table)


def test_what_a_computer_player_says_is_spoken_by_a_voice_of_this_device(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.add_init_script(VOICES)
        at = at_a_table(page, quiet, speaks=True)
        at.act("E bet gleich")
        show_on_the_page(quiet, at)
        page.wait_for_function("() => window.spoken.length > 0")
        name, said = page.evaluate("window.spoken[0]").split(": ")
        assert name in ("Resi 1", "Hans 1", "Resi 0.75")
        assert said
        assert page.locator(".bubble .words").first.inner_text().strip("„“") == said
        page.evaluate("() => (location.hash = '#/')")
        page.wait_for_function("() => window.spoken.at(-1) === 'silence'")
        assert complaints.said == []


@pytest.mark.parametrize("voices", [VOICES, NO_VOICES], ids=["off", "none"])
def test_unless_it_was_wished_and_where_a_browser_cannot_nobody_is_heard(
    browser: Browser, quiet: Served, voices: str
) -> None:
    with opened_page(browser) as (page, complaints):
        page.add_init_script(voices)
        at = at_a_table(page, quiet, speaks=voices == NO_VOICES)
        at.act("E bet gleich")
        show_on_the_page(quiet, at)
        expect(page.locator(".bubble").first).to_be_visible()
        assert page.evaluate("window.spoken ?? []") == []
        assert complaints.said == []


@pytest.mark.few(0)
def test_only_a_browser_with_a_voice_of_the_language_offers_it(browser: Browser, served: Served) -> None:
    for voices, offered in ((VOICES, 1), (NO_VOICES, 0), (VOICES.replace("de-", "fr-"), 0)):
        with opened_page(browser) as (page, complaints):
            page.add_init_script(voices)
            page.goto(served.address)
            page.locator(".menu").click()
            page.get_by_role("button", name=WORDS["settings"]).click()
            expect(page.get_by_role("switch", name=WORDS["settings.sound"])).to_be_visible()
            expect(page.get_by_role("switch", name=WORDS["settings.speak"])).to_have_count(offered)
            assert complaints.said == []
