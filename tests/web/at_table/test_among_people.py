"""What one sees of each other at a table of several people, in real browsers: what is asked, missed, taken back, and who has to go."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from web.friends import LAPTOP, SMALL, friend
from web.guests import OPEN, Guest
from web.looking import violations
from web.serving import AN_HOUR, Served, serving
from web.sitting import CORNER, PHONE, WORDS, opened_page, press
from web.talking import say
from web.walking import SIZES, wrong_at
from weli.core.texts import catalogue
from weli.table.moves.look import end_pause

pytestmark = pytest.mark.browser

LONG_GONE = 6_000
"""In milliseconds: after so long a page says that somebody for whom the table waits is not there."""


def come(inn: Served, table: str) -> Guest:
    """Bertl sits down in the North and Magdalena in the East, both without a page; gives Bertl."""
    bertl, magdalena = Guest(inn), Guest(inn)
    bertl.sits(table, "N", "Bertl")
    magdalena.sits(table, "E", "Magdalena")
    return bertl


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_whoever_talks_looks_and_writes_reads_what_is_asked_on_every_telephone(
    browser: Browser, inn: Served, lang: str
) -> None:
    """Three buttons, a clock and their own mark stood beside it, and left it a letter a line."""
    terms = {"clock": {"decision": 600, "bank": 0}, "signs": "gaze", "chat": True}
    with friend(browser, inn, lang, viewport=SMALL) as anna:
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N", "E"], dealer="E", terms=terms)
        bertl = come(inn, table)
        marks = anna.page.locator(".foot .marks")
        with anna.plays() as south, bertl.line(table) as north:
            say(south.watcher.line, t="act", key="bet", on=south.watcher.newest()["number"], act="bet gleich")
            expect(marks).to_be_visible()
            say(north, t="send_away", whom="E")
            asked = anna.words["status.wish.send_away"].format(name="Bertl", whom="Magdalena")
            expect(anna.page.locator(".now")).to_contain_text(asked)
            expect(anna.page.locator(".talking > button")).to_have_count(4)
            found = [(size, wrong) for size in [*SIZES, (390, 844)] for wrong in wrong_at(anna.page, size)]
    assert not found, found


@pytest.mark.few(0)
def test_that_somebody_is_not_there_is_said_once_one_has_answered_what_is_asked(browser: Browser, inn: Served) -> None:
    """After five seconds the headline changed under one's thumb, and a third button came beside the two answers."""
    with friend(browser, inn, viewport=SMALL) as anna:
        anna.page.clock.install()
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N", "E"], dealer="E")
        bertl = come(inn, table)
        now = anna.page.locator(".now")
        with anna.plays() as south, bertl.line(table) as north:
            say(south.watcher.line, t="act", key="bet", on=south.watcher.newest()["number"], act="bet gleich")
            say(north, t="send_away", whom="E")
            asked = WORDS["status.wish.send_away"].format(name="Bertl", whom="Magdalena")
            expect(now).to_contain_text(asked)
            anna.page.clock.fast_forward(LONG_GONE)
            expect(now).to_contain_text(asked)
            expect(anna.page.locator(".bar button")).to_have_count(2)
            anna.press("bar.wish.send_away.no")
            # A line that was quiet for so long may have been opened anew: then somebody is missing from now on.
            expect(now).to_contain_text(WORDS["absent"].format(name="Magdalena"))


@pytest.mark.few(0)
def test_a_card_that_is_stepped_to_does_not_push_the_fan_away(browser: Browser, quiet: Served) -> None:
    table = quiet.new_table(dealer="E")
    with opened_page(browser, viewport=PHONE) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        cards = page.locator(".hand button")
        expect(cards).to_have_count(5)
        places = [cards.nth(each).bounding_box() for each in range(5)]
        for each in range(5):
            cards.nth(each).focus()
            cards.nth(each).evaluate("card => card.scrollIntoView({ block: 'end' })")
        assert [cards.nth(each).bounding_box() for each in range(5)] == places
        assert complaints.said == []


def test_the_table_can_be_seen_while_its_house_is_silent(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=SMALL) as anna:
        lines: list[WebSocketRoute] = []

        def line(route: WebSocketRoute) -> None:
            lines.append(route)
            if len(lines) > 1:
                route.close()
            else:
                route.connect_to_server()

        anna.page.route_web_socket(re.compile("/live"), line)
        anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["S"], dealer="E")
        card = anna.page.locator(".hand .card").first
        expect(card).to_be_in_viewport()
        lines[0].close()
        expect(anna.page.get_by_text(WORDS["link.lost"])).to_be_visible()
        expect(card).to_be_in_viewport()


def test_only_who_was_away_is_told_what_they_missed(browser: Browser, inn: Served) -> None:
    """Whoever thinks for long is there all the same."""
    with friend(browser, inn, viewport=SMALL) as anna, friend(browser, inn, viewport=LAPTOP) as bertl:
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E")
        bertl.joins(table, "N", "Bertl")
        expect(bertl.page.locator(".foot")).to_be_visible()
        told = bertl.page.get_by_text(WORDS["missed"].split("{")[0])
        long_ago = "at => localStorage.setItem(at, JSON.stringify({ ...JSON.parse(localStorage.getItem(at)), event: 0, at: 0 }))"
        bertl.page.evaluate(long_ago, f"weli.seen.{table}")
        anna.page.locator(".hand button").first.click(position=CORNER)
        press(anna.page, "bar.play")
        expect(bertl.page.get_by_role("log")).to_contain_text("Anna spielt")
        expect(told).to_have_count(0)
        bertl.page.goto(inn.address)
        bertl.page.evaluate(long_ago, f"weli.seen.{table}")
        bertl.comes_to(table)
        expect(told.first).to_be_visible()


def test_what_was_laid_is_taken_back_once_the_other_agrees(browser: Browser, tmp_path: Path) -> None:
    """And a ring shows how long they may think about it all."""
    with (
        serving(tmp_path, AN_HOUR, house=OPEN) as inn,
        friend(browser, inn, viewport=SMALL) as anna,
        friend(browser, inn, viewport=LAPTOP) as bertl,
    ):
        clock = {"clock": {"decision": 600, "bank": 0}}
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E", terms=clock)
        bertl.joins(table, "N", "Bertl")
        expect(bertl.page.locator(".foot")).to_be_visible()
        expect(bertl.page.locator(".foot .slip")).to_have_count(0)
        running = bertl.page.locator(".nameplate", has_text="Anna").locator(".clock.running")
        expect(running).to_have_attribute("aria-label", re.compile(r"Noch (600|5\d\d) Sekunden"))
        cards = anna.page.locator(".hand button")
        expect(cards).to_have_count(5)
        cards.first.click(position=CORNER)
        press(anna.page, "bar.play")
        expect(cards).to_have_count(4)
        press(anna.page, "bar.take_back")
        expect(anna.page.locator(".now")).to_contain_text(WORDS["status.wish.own"])
        expect(bertl.page.locator(".now")).to_contain_text(WORDS["status.wish.take_back"].format(name="Anna"))
        assert violations(bertl.page) == violations(anna.page) == []
        press(bertl.page, "bar.wish.take_back.yes")
        expect(cards).to_have_count(5)


@pytest.mark.few(0)
def test_whoever_hears_nothing_of_what_they_would_take_back_is_told_from_whom(browser: Browser, tmp_path: Path) -> None:
    """Bertl looks elsewhere: it lapsed without a word."""
    with (
        serving(tmp_path, AN_HOUR, house=OPEN) as inn,
        friend(browser, inn, viewport=SMALL) as anna,
        friend(browser, inn, viewport=LAPTOP) as bertl,
    ):
        name = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E")
        bertl.joins(name, "N", "Bertl")
        cards = anna.page.locator(".hand button")
        expect(cards).to_have_count(5)
        cards.first.click(position=CORNER)
        press(anna.page, "bar.play")
        press(anna.page, "bar.take_back")
        expect(anna.page.locator(".now")).to_contain_text(WORDS["status.wish.own"])
        table = inn.parlour.live(name).table
        end_pause(table)
        with bertl.plays() as north:  # every page gets the newest view
            say(north.watcher.line, t="pace", pace=north.watcher.newest()["pace"])
        expect(anna.page.locator(".slip")).to_contain_text(WORDS["wish.unanswered"].format(names="Bertl"))
        expect(cards).to_have_count(4)


@pytest.mark.few(0)
def test_what_the_page_says_of_talk_saving_and_waiting_is_true_of_this_table(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=PHONE) as anna, friend(browser, inn, viewport=LAPTOP) as bertl:
        agreed = {"signs": "off", "reveal": "never"}
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E", terms=agreed)
        bertl.joins(table, "N", "Bertl")
        anna.tap("talk.button")
        expect(anna.page.locator(".talk .note")).to_have_text(WORDS["talk.note.spoken"])
        anna.page.keyboard.press("Escape")
        with anna.plays() as south:
            view = south.watcher.newest()
            say(south.watcher.line, t="act", key="all", on=view["number"], act="concede gleich hanger spiel")
        anna.tap("count.next")
        expect(anna.page.locator(".now")).to_have_text(WORDS["status.lingering"].format(names="Bertl"))
        expect(anna.page.get_by_role("button", name=WORDS["count.next"])).to_have_attribute("aria-disabled", "true")
        expect(bertl.page.get_by_role("button", name=WORDS["count.next"])).to_have_attribute("aria-disabled", "false")
        anna.page.get_by_role("link", name=WORDS["result.replay"]).click()
        anna.page.get_by_role("button", name=WORDS["replay.more"]).click()
        anna.page.get_by_role("link", name=WORDS["replay.record"]).click()
        expect(anna.page.get_by_role("alert")).to_have_text(catalogue("table", "de")["store.never"])
        refusal = anna.complaints.said.pop()  # the browser writes down that the house has said no
        assert "403" in refusal
        assert violations(anna.page) == []


@pytest.mark.few(0)
def test_whoever_would_send_somebody_away_reads_that_the_others_are_asked(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=PHONE) as anna:
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N", "E"], dealer="E")
        bertl, cilli = Guest(inn), Guest(inn)
        bertl.sits(table, "N", "Bertl")
        cilli.sits(table, "E", "Cilli")
        with anna.plays() as south, bertl.line(table) as north, cilli.line(table):
            bet = {"on": south.watcher.newest()["number"], "act": "bet gleich"}
            say(south.watcher.line, t="act", key="bet", **bet)
            now = anna.page.locator(".now")
            anna.page.get_by_role("button", name="Cilli").click()
            anna.tap("person.send_away")
            anna.tap("person.send_away.sure")
            expect(now).to_contain_text(WORDS["status.wish.own"])
            say(north, t="agree", what="send_away", yes=False)
            expect(now).not_to_contain_text(WORDS["status.wish.own"])


@pytest.mark.few(0)
def test_whom_the_others_send_away_reads_it_for_as_long_as_they_come_there(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=PHONE) as anna, friend(browser, inn, viewport=LAPTOP) as cilli:
        terms = {"onlookers": 60}
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N", "E"], dealer="E", terms=terms)
        bertl = Guest(inn)
        bertl.sits(table, "N", "Bertl")
        cilli.joins(table, "E", "Cilli")
        board = anna.page.locator(".front")
        with cilli.plays() as east, bertl.line(table) as north:
            bet = {"on": east.watcher.newest()["number"], "act": "bet gleich"}
            say(east.watcher.line, t="act", key="bet", **bet)
            expect(board).to_be_visible()
            say(north, t="send_away", whom="E")
            expect(board).to_have_count(0)  # what is asked now is no answer to a bet
            press(anna.page, "bar.wish.send_away.yes")
            press(anna.page, "bar.wish.send_away.sure")
        expect(cilli.page.locator(".prompt")).to_have_text(WORDS["door.sent_away"])
        expect(cilli.page.locator(".bench").first).to_contain_text(WORDS["bench.nobody"])
        cilli.page.reload()
        expect(cilli.page.locator(".prompt")).to_have_text(WORDS["door.sent_away"])
        cilli.page.locator(".chair[data-seat=E] button").first.click()
        expect(cilli.page.get_by_role("dialog")).to_contain_text(WORDS["door.for_good.long"].format(name="Cilli"))
        assert violations(cilli.page) == []
        cilli.page.goto(inn.address)
        expect(cilli.page.locator(".tiles")).to_be_visible()
        expect(cilli.page.locator(".slip")).to_have_count(0)


def test_of_what_lies_one_over_the_other_escape_puts_away_the_uppermost(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=PHONE) as anna, friend(browser, inn, viewport=PHONE) as bertl:
        bertl.joins(anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E"), "N", "Bertl")
        drawer, sheet = anna.page.locator("section.pulled"), anna.page.get_by_role("dialog")
        anna.page.locator(".drawer").click()
        expect(drawer).to_be_visible()
        anna.page.locator(".chat-button").click()
        expect(sheet).to_be_visible()
        anna.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(drawer).to_be_visible()
        anna.page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)


@pytest.mark.few(0)
def test_what_is_typed_once_the_sheet_for_writing_is_open_is_written_there(browser: Browser, inn: Served) -> None:
    """The cross had the focus: the letters were lost, and an R among them opened the talk beneath."""
    with friend(browser, inn, viewport=PHONE) as anna, friend(browser, inn, viewport=PHONE) as bertl:
        bertl.joins(anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E"), "N", "Bertl")
        anna.page.locator(".chat-button").click()
        sheet = anna.page.get_by_role("dialog")
        expect(sheet.get_by_role("textbox")).to_be_focused()
        anna.page.keyboard.type("Servus")
        anna.page.keyboard.press("Enter")
        expect(sheet.get_by_role("listitem")).to_contain_text("Servus")
        expect(sheet.get_by_role("textbox")).to_have_value("")
        sheet.get_by_role("textbox").fill("\u200b")  # which nobody would see
        anna.page.keyboard.press("Enter")
        expect(sheet.get_by_role("alert")).to_be_visible()
        expect(sheet.get_by_role("textbox")).to_have_value("\u200b")  # what was refused stays
        sheet.get_by_role("button", name=WORDS["close"]).focus()
        anna.page.keyboard.press("r")
        expect(anna.page.locator(".talk")).to_have_count(0)
        assert violations(anna.page) == []
        anna.page.reload()
        anna.page.locator(".chat-button").click()
        expect(sheet.get_by_role("listitem")).to_contain_text("Servus")
        expect(anna.page.get_by_text("Servus")).to_have_count(1)  # in the sheet; at no face as if it were said now


@pytest.mark.few(0)
def test_the_sheet_for_writing_opens_at_what_was_written_last(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=PHONE) as anna, friend(browser, inn, viewport=PHONE) as bertl:
        bertl.joins(anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E"), "N", "Bertl")
        anna.page.locator(".chat-button").click()
        lines, field = (
            anna.page.get_by_role("dialog").locator(".log"),
            anna.page.get_by_role("dialog").get_by_role("textbox"),
        )
        for number in range(3):
            field.fill(f"{number}: {'ein weites Feld, ' * 16}")
            field.press("Enter")
            expect(field).to_have_value("")
        assert lines.evaluate("log => log.scrollHeight > 1.5 * log.clientHeight")
        anna.page.keyboard.press("Escape")
        anna.page.locator(".chat-button").click()
        expect(field).to_be_focused()
        assert lines.evaluate("log => log.scrollTop + log.clientHeight > log.scrollHeight - 2")
