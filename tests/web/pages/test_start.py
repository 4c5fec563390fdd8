"""Around the table, in a real browser: a game is chosen, rules are changed and read, the sheet counts down, partners talk."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from table.helpers import NORTH, must, person_of, play_on
from web.looking import violations
from web.serving import Served
from web.sitting import DESK, WORDS, opened_page
from weli.core.texts import catalogue
from weli.games import game_named
from weli.store.log import Setup
from weli.store.store import Kept
from weli.table.chairs import REMARKS
from weli.table.table import Table
from weli.wire.seats import Computer, Person

pytestmark = pytest.mark.browser

SMALL = {"width": 360, "height": 640}
LOOKS = [
    pytest.param({"viewport": SMALL, "color_scheme": "light"}, id="phone-light"),
    pytest.param({"viewport": DESK, "color_scheme": "dark"}, id="desk-dark"),
]
WRONG_FILE = 'weli = 1\ngame = "perlaggen"\nrules = "innsbruck"\n\n[options]\nhand_size = 12\n'


def choose(page: Page, group: str, name: str) -> None:
    page.get_by_role("group", name=group).get_by_role("radio", name=name).press("Space")


def deal(page: Page, served: Served) -> Kept:
    """Taps the one button, and gives what the parlour has written down of the new table."""
    page.get_by_role("button", name=WORDS["start.deal"], exact=True).click()
    page.wait_for_url(re.compile("#/table/"))
    name = page.evaluate("decodeURIComponent(location.hash.split('/')[2])")
    with served.store() as store:
        return next(kept for kept in store.tables() if kept.table == name)


def levels_at(setup: Setup) -> set[str]:
    """How strong the computer players are."""
    return {sits.level for sits in setup.seats.values() if isinstance(sits, Computer)}


# A new game.


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("locale", "lang"), [("de-AT", "de"), ("de-CH", "de"), ("en-GB", "en"), ("it-IT", "en"), ("fr-FR", "en")]
)
def test_the_first_page_speaks_the_browsers_language(browser: Browser, quiet: Served, locale: str, lang: str) -> None:
    with opened_page(browser, locale=locale) as (page, _):
        page.goto(quiet.address)
        page.get_by_role("button", name=catalogue("page", lang)["start.deal"]).wait_for()
        expect(page.locator("html")).to_have_attribute("lang", lang)


def test_the_language_one_chose_stays_whatever_the_browser_speaks(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, locale="en-GB") as (page, _):
        page.goto(quiet.address)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Deutsch").click()
        page.reload()
        page.get_by_role("button", name=WORDS["start.deal"]).wait_for()


def test_one_tap_begins_the_usual_game(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.goto(quiet.address)
        setup = deal(page, quiet).setup
        assert (setup.game, setup.rules, setup.target, levels_at(setup)) == ("giltspiel", "fiss", 11, {"lehrbua"})
        assert complaints.said == []


def test_one_may_play_against_others_of_the_house(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, viewport=SMALL) as (page, complaints):
        page.goto(quiet.address)
        choose(page, WORDS["start.level"], WORDS["level.stammgast"])
        assert levels_at(deal(page, quiet).setup) == {"stammgast"}
        page.goto(quiet.address)
        choose(page, WORDS["start.game"], "Gaigel")
        setup = deal(page, quiet).setup
        assert (setup.game, levels_at(setup)) == ("gaigel", {"stammgast"}), "as last time"
        assert complaints.said == []


def test_a_form_is_chosen_in_plain_words_and_remembered(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, viewport=SMALL) as (page, complaints):
        page.goto(quiet.address)
        choose(page, WORDS["start.game"], "Perlaggen")
        choose(page, WORDS["start.players"], "3")
        choose(page, WORDS["start.style"], "Strafperlaggen")
        expect(page.get_by_text(WORDS["start.down"].format(start=9, target=0))).to_be_visible()
        setup = deal(page, quiet).setup
        assert (setup.game, setup.rules, setup.target) == ("perlaggen", "straf", 0)
        assert isinstance(setup.seats["A"], Person)
        page.goto(quiet.address)
        page.reload()
        again = deal(page, quiet).setup
        assert (again.game, again.rules) == ("perlaggen", "straf")
        assert complaints.said == []


def test_only_numbers_and_ways_that_go_together_are_offered(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, _):
        page.goto(quiet.address)
        choose(page, WORDS["start.game"], "Perlaggen")
        for players in (2, 3, 4, 6):
            page.get_by_role("group", name=WORDS["start.players"]).get_by_role("radio", name=str(players)).check()
            styles = page.locator(f"fieldset:has(legend:text-is('{WORDS['start.style']}')) input")
            offered = styles.evaluate_all("inputs => inputs.map(input => input.value)")
            presets = game_named("perlaggen").presets
            assert offered == [name for name, rules in presets.items() if rules.players == players]


def test_the_village_stays_when_another_number_plays(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, _):
        page.goto(quiet.address)
        choose(page, WORDS["start.game"], "Perlaggen")
        choose(page, WORDS["start.players"], "6")
        choose(page, WORDS["start.style"], "Eichelperlaggen zu sechst")
        choose(page, WORDS["start.players"], "3")
        assert deal(page, quiet).setup.rules == "eichel-3p"


def test_the_score_of_gaigel_is_called_strokes_where_it_is_one_of_strokes(browser: Browser, quiet: Served) -> None:
    """'You 3, the others 0' looked like a lead, and was three deals lost; in a tournament it is points."""
    with opened_page(browser) as (page, _):
        for rules, begins in (("2p", "Striche: du 0"), ("3p", "Striche: du 0"), ("rutesheim-tournament", "Du 0")):
            table = quiet.new_table(game="gaigel", rules=rules)
            page.goto(quiet.address)
            page.reload()
            slip = page.locator(".slip", has=page.locator(f"a[href$='{table}']"))
            expect(slip.locator(".standing .heard").first).to_have_text(re.compile(f"^{begins}"))
            expect(slip.locator(".standing")).to_contain_text("Striche: Du" if "Striche" in begins else "Du")


# House rules.


def test_our_own_rules_begin_with_as_many_as_were_chosen(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, _):
        page.goto(quiet.address)
        choose(page, WORDS["start.game"], "Bieten")
        choose(page, WORDS["start.players"], "10")
        page.get_by_role("link", name=WORDS["start.house"]).click()
        page.locator("details", has_text="Der Tisch").locator("summary").click()
        expect(page.locator("details[open]")).to_contain_text("zu zehnt")
        page.get_by_role("button", name=WORDS["house.play"]).click()
        assert deal(page, quiet).setup.options["players"] == 10


def open_house(page: Page, served: Served) -> None:
    page.goto(f"{served.address}#/house/perlaggen/innsbruck")
    page.get_by_role("heading", name=WORDS["house.words"]).wait_for()


def change(page: Page, group: str, label: str, value: str) -> None:
    page.locator("summary", has_text=group).click()
    page.get_by_role("button", name=label).click()
    page.get_by_role("radio", name=value).check()


def test_a_changed_rule_is_played(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        open_house(page, quiet)
        page.get_by_label(re.compile("^Wie heißt eure Regel")).fill("Beim Kirchenwirt")
        change(page, "Karten und Geben", "Jeder bekommt", "4 Karten")
        expect(page.get_by_text(WORDS["house.usual"].format(value="5 Karten"))).to_be_visible()
        page.get_by_role("button", name=WORDS["house.play"]).click()
        expect(page.get_by_text("Beim Kirchenwirt").first).to_be_visible()
        setup = deal(page, quiet).setup
        assert setup.options["hand_size"] == 4
        assert complaints.said == []


def test_what_cannot_be_had_says_why(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, _):
        open_house(page, quiet)
        page.locator("summary", has_text="Das Ende der Partie").click()
        page.get_by_role("button", name="Alle gestrichen: lang ist").click()
        barred = page.get_by_role("radio", name="keine Figur")
        expect(barred).to_be_disabled()
        expect(barred).to_have_accessible_description(re.compile("lässt sich nicht"))


def test_a_wrong_file_is_named_with_its_line(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, _):
        open_house(page, quiet)
        file = {"name": "wir.toml", "mimeType": "text/plain", "buffer": WRONG_FILE.encode()}
        page.locator("input[type=file]").set_input_files([file])
        expect(page.get_by_role("alert")).to_contain_text(re.compile("Zeile 6.*hand_size"))


def test_a_saved_file_can_be_read_again(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        open_house(page, quiet)
        change(page, "Abheben und Tauschen", "Luck und Boden", "werden allen gezeigt")
        with page.expect_download() as saved:
            page.get_by_role("button", name=WORDS["house.save"]).click()
        written = saved.value.path().read_text("utf-8")
        assert "luck_und_boden = true" in written
        open_house(page, quiet)
        page.get_by_label(WORDS["house.paste"]).fill(written)
        page.get_by_role("button", name=WORDS["house.read"]).click()
        expect(page.get_by_text(WORDS["house.changes.one"])).to_be_visible()
        assert complaints.said == []


def test_what_was_typed_last_is_saved_too(browser: Browser, quiet: Served) -> None:
    """The tap on the button ends the typing, and the answer to what was typed comes after the tap."""
    with opened_page(browser) as (page, complaints):
        open_house(page, quiet)
        page.evaluate("addEventListener('click', () => { window.tapped = true; })")

        def after_the_tap(route: Route) -> None:
            page.wait_for_function("() => window.tapped")
            route.continue_()

        page.route("**/api/house-rules/draft*", after_the_tap)
        page.get_by_label(re.compile("^Wie heißt eure Regel")).fill("Beim Kirchenwirt")
        with page.expect_download() as saved:
            page.get_by_role("button", name=WORDS["house.save"]).click()
        assert 'name = "Beim Kirchenwirt"' in saved.value.path().read_text("utf-8")
        assert complaints.said == []


def test_two_rule_sets_are_compared_in_words(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, _):
        table = quiet.new_table(game="perlaggen", rules="innsbruck")
        page.goto(f"{quiet.address}#/at/{table}")
        page.get_by_label(WORDS["ruleset.compare"]).select_option(label="Schlanders")
        found = page.locator(".found")
        expect(found).to_contain_text("32, ohne Weli")
        expect(found).to_contain_text("33, mit dem Weli")
        expect(found).not_to_contain_text("zwei gegen zwei")


def test_what_is_no_way_to_play_the_same_game_is_not_offered_for_comparison(browser: Browser, quiet: Served) -> None:
    """As with `weli rules --diff`: what Gaigel and Perlaggen have otherwise is no answer to anything."""
    with opened_page(browser) as (page, _):
        table = quiet.new_table(game="perlaggen", rules="innsbruck")
        page.goto(f"{quiet.address}#/at/{table}")
        groups = page.get_by_label(WORDS["ruleset.compare"]).locator("optgroup")
        expect(groups).to_have_count(2)
        assert [group.get_attribute("label") for group in groups.all()] == ["Giltspiel", "Perlaggen"]


# The sheet.


def played_until_somebody_pays(served: Served) -> Table:
    """A table of Strafperlaggen after some whole deals, the last one of which has cost somebody penalty points."""
    table = served.parlour.live(served.new_table(game="perlaggen", rules="straf", dealer="C")).table
    for _ in play_on(table, random.Random(5)):
        entries = table.state.match.entries
        if len(entries) > 1 and max(entries[-1]) > 0:
            break
    return table


def test_the_sheet_counts_down_with_penalties_as_additions(browser: Browser, quiet: Served) -> None:
    table = played_until_somebody_pays(quiet)
    sheet = table.view(person_of(table), "de").sheet
    assert sheet.direction == "down"
    with opened_page(browser, viewport=SMALL) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table.name}")
        page.locator(".foot").wait_for()
        page.keyboard.press("t")
        rows = page.get_by_role("dialog").locator(".sheet tbody tr:not(.rest)")
        expect(rows).to_have_count(len(sheet.entries) + 1)
        left = dict.fromkeys(sheet.sides, sheet.start)
        expect(rows.first).to_have_text(re.compile(r"\s*".join(["9"] * 3)))
        for number, entry in enumerate(sheet.entries, 1):
            for place, side in enumerate(sheet.sides):
                left[side] += entry.points[side]
                cell = rows.nth(number).locator("td").nth(place)
                expect(cell.locator(".left")).to_have_text([str(left[side])] if entry.points[side] else [])
                expect(cell.locator(".penalty")).to_have_count(1 if entry.points[side] > 0 else 0)
        assert left == sheet.totals
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
        assert violations(page) == []
        assert complaints.said == []


# Talk.


def test_a_question_is_asked_and_answered(browser: Browser, served: Served) -> None:
    with opened_page(browser, viewport=SMALL) as (page, complaints):
        page.goto(f"{served.address}#/table/{served.new_table(dealer='E')}")
        page.locator(".hand button").first.wait_for()
        page.keyboard.press("r")
        page.get_by_role("button", name="Hast du ein Gleich?").click()
        expect(page.locator("[data-said='N']")).to_be_visible()
        page.keyboard.press("r")  # with what was said the sheet was put away
        expect(page.locator(".talk .last li")).to_contain_text([re.compile("Gleich"), re.compile(".")])
        assert complaints.said == []


def test_a_sign_is_given_and_its_meaning_stands_beside_it_until_it_is_hidden(browser: Browser, quiet: Served) -> None:
    table = quiet.new_table(game="giltspiel", rules="fiss", dealer="E")
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        page.get_by_role("button", name=WORDS["talk.button"]).click()
        page.get_by_role("radio", name=WORDS["talk.sign"]).check()
        sign = page.locator(".signs button").first
        expect(sign.locator("small")).to_be_visible()
        page.get_by_role("switch", name=WORDS["talk.meanings"]).uncheck()
        expect(sign.locator("small")).to_have_count(0)
        sign.click()
        expect(page.locator("[data-said='S']")).to_be_visible()
        said = quiet.parlour.live(table).table.state.deals[-1].acts
        assert [act.split()[0] for _, act in said] == ["sign"]
        page.keyboard.press("Escape")
        expect(page.locator(".talk")).to_have_count(0)
        assert complaints.said == []


def test_what_was_said_long_ago_is_left_out_and_one_is_told_so(browser: Browser, quiet: Served) -> None:
    table = quiet.parlour.live(quiet.new_table(dealer="E")).table
    for number in range(REMARKS + 5):
        must(table, NORTH, f"say Spruch {number}")
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table.name}")
        page.locator(".foot").wait_for()
        page.keyboard.press("l")
        lines = page.locator(".pulled .log li")
        expect(lines.first).to_have_text(WORDS["log.left_out"].format(number=5))
        expect(lines.filter(has_text="Spruch")).to_have_count(REMARKS)
        expect(lines.last).to_contain_text(f"Spruch {REMARKS + 4}")
        page.get_by_role("button", name=WORDS["talk.button"]).click()
        expect(page.locator(".talk .last li").last).to_contain_text(f"Spruch {REMARKS + 4}")
        assert violations(page) == []
        assert complaints.said == []


def test_nobody_talks_where_there_is_no_partner(browser: Browser, quiet: Served) -> None:
    table = quiet.new_table(game="perlaggen", rules="innsbruck-3p")
    with opened_page(browser) as (page, _):
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".foot").wait_for()
        expect(page.get_by_role("button", name=WORDS["talk.button"])).to_have_count(0)
        page.keyboard.press("r")
        expect(page.locator(".talk")).to_have_count(0)


# The books.


def test_one_book_is_searched_and_another_is_a_tap_away(browser: Browser, quiet: Served) -> None:
    with opened_page(browser, viewport=SMALL) as (page, complaints):
        page.goto(f"{quiet.address}#/rules")
        page.get_by_role("searchbox").fill("bieten halten")
        expect(page.locator("article", has_text="GS-").first).to_be_visible()
        page.get_by_role("link", name=re.compile(r"^Perlaggen: \d+")).click()
        expect(page.locator("article", has_text="PL-").first).to_be_visible()
        assert complaints.said == []


@pytest.mark.few(2)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("place", ["#/house/perlaggen/eichel-imst", "#/rules/perlaggen/WILD"])
def test_the_new_pages_stand_in_nobodys_way(browser: Browser, quiet: Served, place: str, look: dict[str, Any]) -> None:
    with opened_page(browser, **look) as (page, complaints):
        page.goto(f"{quiet.address}{place}")
        page.locator("h2").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= look["viewport"]["width"]
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("look", LOOKS)
def test_the_talk_stands_in_nobodys_way(browser: Browser, quiet: Served, look: dict[str, Any]) -> None:
    table = quiet.new_table(dealer="E")
    with opened_page(browser, **look) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        page.get_by_role("button", name=WORDS["talk.button"]).click()
        page.get_by_role("radio", name=WORDS["talk.sign"]).check()
        assert violations(page) == []
        assert complaints.said == []
