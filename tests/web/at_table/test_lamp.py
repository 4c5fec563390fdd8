"""The lamp over the table, and what a finished deal has cost, as they are seen on the page."""

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from casebook import CASES
from web.dealt import deal, go_to
from web.serving import Served
from web.sitting import DESK, WORDS, await_buttons, opened_page, press
from web.talking import finish_a_deal
from weli.advising import Budget
from weli.study import advising

SEVEN_WITH_SOUTH = {"N": "EA EK H9 HX S8", "E": "HA HO EX H7 SX", "S": "S7 SO E9 L9 L8", "W": "LK LX HU EU E8"}
TRUMPS_WITH_SOUTH = {"N": "EA EK H9 HX S8", "E": "HA HO EX H7 SX", "S": "L8 L9 SO E9 S9", "W": "LK LX HU EU E8"}
KINGS_WITH_SOUTH = {"N": "SX LX H7 E8 S9", "E": "HO L7 EX S8 LK", "S": "EK SK E7 HX HU", "W": "EU HA LA H8 EO"}

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """In few worlds: it is not looked at how good the advice is."""
    monkeypatch.setattr(advising, "BUDGET", Budget(worlds=2, at_a_time=2))


def switch(page: Page) -> None:
    page.get_by_role("button", name=WORDS["lamp"], exact=True).click()


def test_the_lamp_shows_what_the_wirt_would_do_until_it_is_put_out(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        table = quiet.new_table(game="giltspiel", rules="fiss", dealer="E")
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".hand button").first.wait_for()
        slip = page.get_by_role("complementary", name=WORDS["lamp.label"])
        expect(slip).to_have_count(0)
        switch(page)
        expect(slip.get_by_role("heading")).to_have_text(WORDS["lamp.label"])
        expect(slip.locator(".act")).to_have_count(2)
        expect(page.locator(".hand .advised, .bar .advised")).not_to_have_count(0)
        slip.get_by_role("button", name=WORDS["lamp.out"]).click()
        expect(slip).to_have_count(0)
        expect(page.locator(".advised")).to_have_count(0)
        assert complaints.said == []


def test_the_lamp_shows_how_the_wirt_would_name_a_wild_card(browser: Browser, quiet: Served) -> None:
    at = deal(quiet, "innsbruck", "E", "S", SEVEN_WITH_SOUTH, "LA", game="perlaggen")
    at.act("N cut 1")
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{at.name}")
        page.locator("#hand-S7").click()
        board, slip = page.locator(".naming"), page.locator(".advice h2")
        expect(board.locator(".pad")).to_be_visible()
        expect(slip).to_have_count(0)
        page.keyboard.press("Escape")
        expect(board).to_have_count(0)
        switch(page)
        page.locator("#hand-S7").click()
        place = board.locator(".pad").bounding_box()
        expect(slip).to_be_visible()  # a process to think in is begun
        advised = board.locator(".pad .advised")
        expect(advised).to_have_count(1)
        assert board.locator(".pad").bounding_box() == place, "nothing jumps when the Wirt has thought"
        advised.click()
        await_buttons(page)
        page.locator(".bar .main").click()
        expect(board).to_have_count(0)
        expect(page.locator("#hand-S7")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(0)
def test_of_an_exchange_the_lamp_lights_the_buttons_and_goes_on_shining(browser: Browser, quiet: Served) -> None:
    """A card that is to be given away is not tapped: its light would lead nowhere."""
    at = deal(quiet, "innsbruck", "S", "S", TRUMPS_WITH_SOUTH, "LU", game="perlaggen")
    at.act("E cut 1")

    def to_give_the_nine(route: Route) -> None:
        advice = route.fetch().json()
        act = {"act": "exchange L9 LU", "text": "", "points": 0, "low": 0, "high": 0}
        route.fulfill(json={**advice, "surety": "only", "best": act, "next": None})

    with opened_page(browser) as (page, complaints):
        asked = []
        page.on("request", lambda request: asked.append(request.url) if "/advice?" in request.url else None)
        page.route("**/advice?*", to_give_the_nine)
        go_to(page, quiet, at)
        switch(page)
        expect(page.locator(".bar .advised")).to_have_text(WORDS["bar.exchange"])
        expect(page.locator(".hand .advised")).to_have_count(0)
        press(page, "bar.exchange")
        expect(page.locator("dialog .take")).to_have_count(2)
        page.locator("dialog .take.advised").click()
        expect(page.locator("#hand-LU")).to_be_visible()
        expect(page.locator("#hand-L9")).to_have_count(0)
        assert len(asked) == 1
        assert complaints.said == []


@pytest.mark.few(0)
def test_in_the_show_the_lamp_lights_what_is_still_to_be_tapped(browser: Browser, quiet: Served) -> None:
    """Other cards than those that are advised are raised already; whoever goes by the light ends with what is advised."""
    at = deal(quiet, "innsbruck", "S", "S", KINGS_WITH_SOUTH, "L9", game="perlaggen")
    at.act("E cut 1", "W concede spiel")

    def advise(route: Route) -> None:
        act = {"act": "contest gleich EK SK", "text": "", "points": 1, "low": 1, "high": 1}
        state = at.table.state
        on = state.chairs[state.seating.seat_of("S")].number
        route.fulfill(json={"on": on, "surety": "only", "best": act, "next": None, "why": "", "hand": []})

    with opened_page(browser) as (page, complaints):
        page.set_viewport_size(DESK)
        page.route("**/advice?*", advise)
        page.goto(f"{quiet.address}#/table/{at.name}")
        raised = page.locator(".hand .up")
        expect(raised).not_to_have_count(0)
        assert {each.get_attribute("id") for each in raised.all()} != {"hand-EK", "hand-SK"}
        switch(page)
        lit = page.locator(".hand .advised")
        show = page.locator(".bar .advised")
        for _ in range(5):
            expect(page.locator(".advised")).not_to_have_count(0)
            if not lit.count():
                break
            expect(show).to_have_count(0)
            tapped = lit.first.get_attribute("id")
            lit.first.click()
            expect(page.locator(f"#{tapped}.advised")).to_have_count(0)
        assert {each.get_attribute("id") for each in raised.all()} == {"hand-EK", "hand-SK"}
        expect(show).to_have_text(WORDS["bar.contest"])
        assert complaints.said == []


@pytest.mark.few(0)
def test_the_lamp_lights_no_card_that_is_of_no_use_to_what_is_asked(browser: Browser, quiet: Served) -> None:
    """Where it advises something about another figure, that board is lit; what is left to be tapped is once it has been tapped."""
    hands = {"N": "EA EK H9 L9 S8", "E": "HA HK L7 H7 SX", "S": "EU LU E9 E8 SO", "W": "LK LO HX HU L8"}
    at = deal(quiet, "fiss", "E", "S", hands, "SA", game="giltspiel")
    at.act("S EU", "W L8", "N EA", "E L7", "N L9", "E H7", "S LU", "W LO", "E concede spiel")

    def about_the_hanger(route: Route) -> None:
        advice = route.fetch().json()
        act = {"act": "contest hanger E8 E9", "text": "", "points": 0, "low": 0, "high": 0}
        route.fulfill(json={**advice, "surety": "only", "best": act, "next": None})

    with opened_page(browser) as (page, complaints):
        page.route("**/advice?*", about_the_hanger)
        go_to(page, quiet, at)
        press(page, "bar.on")
        switch(page)
        expect(page.locator(".plate.advised")).to_have_count(1)
        expect(page.locator(".hand .advised")).to_have_count(0)
        page.locator(".plate.advised").click()
        expect(page.locator(".bar .advised")).to_have_text(WORDS["bar.contest"])  # the two cards are raised already
        expect(page.get_by_role("complementary", name=WORDS["lamp.label"]).locator(".act")).to_have_count(0)
        assert complaints.said == []


@pytest.mark.few(0)
def test_what_is_asked_beside_four_tags_stands_within_the_apron(browser: Browser, quiet: Served) -> None:
    """In the show, once giving up a figure asks again: that tag is wider then."""
    hands = {"N": "EA EK H9 L9 S8", "E": "HA HK L7 H7 SX", "S": "EU LU E9 E8 SO", "W": "LK LO HX HU L8"}
    at = deal(quiet, "fiss", "E", "S", hands, "SA", game="giltspiel")
    at.act("S concede spiel", "W concede gleich", "W contest hanger LK LO")
    with opened_page(browser) as (page, complaints):
        page.set_viewport_size({"width": 1280, "height": 800})
        go_to(page, quiet, at)
        press(page, "bar.concede")
        expect(page.locator(".bar .offer")).to_have_count(4)
        expect(page.locator(".bar .unsaid")).to_have_count(1)
        asked, apron = page.locator(".now p").bounding_box(), page.locator(".apron").bounding_box()
        assert asked
        assert apron
        assert apron["y"] <= asked["y"]
        assert asked["y"] + asked["height"] <= apron["y"] + apron["height"]
        assert complaints.said == []


@pytest.mark.few(0)
def test_on_a_telephone_a_tap_tells_what_the_marks_on_the_cards_are(browser: Browser, quiet: Served) -> None:
    at = deal(quiet, "fiss", "E", "S", SEVEN_WITH_SOUTH, "SA", game="giltspiel")
    with opened_page(browser) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{at.name}")
        page.locator(".hand button").first.wait_for()
        switch(page)
        slip = page.get_by_role("complementary", name=WORDS["lamp.label"])
        hand = slip.get_by_role("list", name=WORDS["lamp.hand"])
        expect(slip.locator(".why")).to_be_visible()  # a process to think in is begun
        expect(hand).to_have_count(0)
        marks = slip.get_by_role("button", name=WORDS["lamp.hand"])
        marks.click()
        expect(hand.locator("li").first).to_be_visible()
        expect(slip.locator(".why")).to_have_count(0)
        marks.click()
        expect(slip.locator(".why")).to_be_visible()
        assert complaints.said == []


def test_in_a_game_opened_in_earnest_there_is_no_lamp(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        page.goto(quiet.address)
        page.get_by_role("switch", name=WORDS["start.serious"]).check()
        page.get_by_role("button", name=WORDS["start.deal"], exact=True).click()
        page.locator(".foot .apron").wait_for()
        expect(page.get_by_role("button", name=WORDS["lamp"], exact=True)).to_have_count(0)
        assert complaints.said == []


def test_afterwards_each_decision_lies_on_the_line_and_leads_to_its_place(browser: Browser, served: Served) -> None:
    table = served.new_table(game="giltspiel", rules="fiss", level="lehrbua")
    with served.live(table) as line:
        finish_a_deal(line)
    with opened_page(browser) as (page, complaints):
        page.goto(f"{served.address}#/replay/{table}/1")
        page.get_by_role("button", name=WORDS["replay.more"]).click()
        page.get_by_role("button", name=WORDS["after.open"]).click()
        dialog = page.get_by_role("dialog")
        dialog.locator(".luck").wait_for()
        decisions = dialog.locator(".decision")
        expect(dialog.locator("circle:not(.round)")).to_have_count(decisions.count())
        decisions.last.click()
        expect(decisions.last).to_have_attribute("aria-pressed", "true")
        dialog.get_by_role("button", name=WORDS["after.look"]).click()
        expect(dialog).to_have_count(0)
        expect(page.get_by_role("slider")).not_to_have_value("0")
        assert complaints.said == []


@pytest.mark.few(0)
def test_nothing_moves_when_the_judgements_come(browser: Browser, served: Served) -> None:
    table = served.new_table(game="giltspiel", rules="fiss", level="lehrbua")
    with served.live(table) as line:
        finish_a_deal(line)
    held: list[Route] = []
    released: list[bool] = []
    with opened_page(browser) as (page, complaints):
        page.route("**/decisions/*", lambda route: route.continue_() if released else held.append(route))
        page.goto(f"{served.address}#/replay/{table}/1")
        page.get_by_role("button", name=WORDS["replay.more"]).click()
        with page.expect_request("**/decisions/*"):
            page.get_by_role("button", name=WORDS["after.open"]).click()
        dialog = page.get_by_role("dialog")
        rows = dialog.locator("li")
        expect(rows).not_to_have_count(0)
        expect(dialog.locator("button.decision")).to_have_count(0)
        tops = "all => all.map(each => each.getBoundingClientRect().top)"
        before = rows.evaluate_all(tops)
        released.append(True)
        held[0].continue_()
        dialog.locator(".luck").wait_for()
        expect(dialog.locator("button.decision")).not_to_have_count(0)
        assert rows.evaluate_all(tops) == before
        assert complaints.said == []


def test_a_record_laid_on_the_page_is_judged_from_any_seat_and_goes_on_where_it_was(
    browser: Browser, quiet: Served
) -> None:
    record = (CASES / "giltspiel" / "GS-EX-01.weli").read_bytes() + b"\n[[deal]]\ndeal"
    with opened_page(browser) as (page, complaints):
        page.goto(quiet.address)
        page.get_by_role("button", name=WORDS["start.deal"], exact=True).wait_for()
        page.locator("input[type=file]").first.set_input_files({"name": "abend.weli", "mimeType": "", "buffer": record})
        page.get_by_role("dialog", name=WORDS["file.partly"]).get_by_role("button", name=WORDS["close"]).click()
        page.get_by_role("button", name=WORDS["replay.more"]).click()
        page.get_by_role("button", name=WORDS["after.open"]).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("radio", name="Nord").check(force=True)
        expect(dialog.get_by_role("heading", name=WORDS["after.all.of"].format(name="Nord"))).to_be_visible()
        dialog.locator(".luck").wait_for()
        found = dialog.locator(".decision").all_text_contents()
        page.reload()
        page.get_by_role("button", name=WORDS["replay.more"]).click()
        page.get_by_role("button", name=WORDS["after.open"]).click()
        dialog.get_by_role("radio", name="Nord").check(force=True)
        dialog.locator(".luck").wait_for()
        assert dialog.locator(".decision").all_text_contents() == found
        assert complaints.said == []


@pytest.mark.few(0)
def test_from_a_moment_of_a_finished_deal_one_plays_on_and_is_told_that_it_counts_for_nothing(
    browser: Browser, served: Served
) -> None:
    table = served.new_table(game="giltspiel", rules="fiss", level="lehrbua")
    with served.live(table) as line:
        finish_a_deal(line)
    with opened_page(browser) as (page, complaints):
        page.goto(f"{served.address}#/replay/{table}/1")
        on = page.get_by_role("button", name=WORDS["trial.open"])
        more = page.get_by_role("button", name=WORDS["replay.more"])
        page.get_by_role("slider").press("End")
        more.click()
        expect(on).to_have_attribute("aria-disabled", "true")
        page.keyboard.press("Escape")
        page.get_by_role("slider").press("Home")
        more.click()
        on.click()
        expect(page.get_by_role("region").get_by_text(WORDS["trial.note"])).to_be_visible()
        expect(page).not_to_have_url(f"{served.address}#/table/{table}")
        page.goto(served.address)
        expect(page.locator(".slip", has_text=f"{WORDS['trial']}, ").first).to_be_visible()
        assert complaints.said == []
