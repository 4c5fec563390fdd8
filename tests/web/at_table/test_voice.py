"""Voice at a table of friends, in real browsers whose microphones are not real."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from web.guests import Guest
from web.looking import violations
from web.serving import Served
from web.sitting import DESK, WORDS, press
from web.talking import say
from web.voiced import (
    PICTURES,
    SILENT,
    company,
    heard,
    live_microphones,
    sees,
    talk,
    talker,
    talkers,
    turn_on,
    two,
    wait_until_all_off,
    wait_until_heard,
)

__all__ = ["talkers"]
pytestmark = pytest.mark.browser
PLACES = """() => {
  const things = document.querySelectorAll(".nameplate .chip, .disc, .apron button");
  return JSON.stringify([...things].map((each) => each.getBoundingClientRect()));
}"""


def test_two_hear_each_other_with_one_tap_each(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn) as (anna, bert):
        turn_on(anna)
        sees(bert, "S", "open|speaks")
        assert heard(bert) == []
        turn_on(bert)
        wait_until_heard(anna, 1)
        wait_until_heard(bert, 1)
        assert [live_microphones(each) for each in (anna, bert)] == [1, 1]
        for person in (anna, bert):
            assert violations(person.page) == []


@pytest.mark.few(0)
def test_where_it_was_agreed_nobody_is_offered_to_talk(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn, SILENT) as both:
        for person in both:
            expect(person.page.locator(".voice-button")).to_have_count(0)
            expect(person.page.get_by_text(WORDS["voice.note"])).to_have_count(0)


def test_whoever_is_muted_is_not_heard_but_while_they_hold_the_button_or_the_space_bar(
    talkers: Browser, inn: Served
) -> None:
    with two(talkers, inn) as (anna, bert):
        talk(anna, bert)
        button = anna.page.locator(".voice-button")
        button.click()
        sees(bert, "S", "muted")
        wait_until_heard(bert, 1, silent=1)
        anna.page.keyboard.down(" ")
        sees(bert, "S", "open|speaks")
        wait_until_heard(bert, 1)
        anna.page.keyboard.up(" ")
        sees(bert, "S", "muted")
        wait_until_heard(bert, 1, silent=1)
        button.hover()
        anna.page.mouse.down()
        sees(bert, "S", "open|speaks")
        anna.page.mouse.up()
        sees(bert, "S", "muted")
        button.click()
        sees(bert, "S", "open|speaks")
        wait_until_heard(bert, 1)


@pytest.mark.few(0)
def test_a_short_press_of_the_space_bar_means_what_it_has_always_meant(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn) as (anna, _):
        turn_on(anna)
        anna.page.locator(".voice-button").click()
        menu = anna.page.locator(".menu")
        menu.focus()
        anna.page.keyboard.press(" ")
        expect(anna.page.locator("dialog[open]")).to_be_visible()


@pytest.mark.few(0)
def test_one_hears_somebody_less_loud_or_not_at_all_for_oneself(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn) as (anna, bert):
        talk(anna, bert)
        anna.page.locator(".nameplate[data-from=N] .card").click()
        volume = anna.page.get_by_role("slider", name=WORDS["voice.volume.of"].format(name="Bert"))
        volume.focus()
        for _ in range(6):
            anna.page.keyboard.press("ArrowLeft")
        expect(anna.page.locator("dialog output")).to_have_text("70 %")
        assert violations(anna.page) == []
        anna.page.get_by_role("switch", name=WORDS["voice.mute_for_me"]).click()
        sees(anna, "N", "muted")
        sees(bert, "S", "open|speaks")


def test_after_a_reload_it_is_off_until_it_is_turned_on_again(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn) as (anna, bert):
        talk(anna, bert)
        anna.page.reload()
        sees(bert, "S", "")
        anna.page.locator(".voice-button.off").wait_for()
        turn_on(anna)
        wait_until_heard(anna, 1)
        wait_until_heard(bert, 1)


def test_whoever_leaves_the_page_or_turns_it_off_lets_go_of_their_microphone(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn) as (anna, bert):
        talk(anna, bert)
        bert.tap("voice.leave")
        sees(anna, "N", "")
        assert live_microphones(bert) == 0
        turn_on(bert)
        wait_until_heard(bert, 1)
        anna.page.evaluate("() => (location.hash = '#/')")
        sees(bert, "S", "")
        wait_until_all_off(anna)


@pytest.mark.few(0)
def test_after_a_broken_line_they_hear_each_other_again_without_a_tap(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn) as (anna, bert):
        talk(anna, bert)
        anna.page.locator(".voice-button").click()
        sees(bert, "S", "muted")
        anna.page.evaluate("() => window.lines.at(-1).close()")
        sees(bert, "S", "")
        sees(bert, "S", "muted")
        wait_until_heard(anna, 1)
        wait_until_heard(bert, 1, silent=1)
        anna.page.locator(".voice-button").click()
        wait_until_heard(bert, 1)
        assert live_microphones(anna) == 1


@pytest.mark.few(0)
def test_in_another_network_the_way_is_looked_for_anew(talkers: Browser, inn: Served) -> None:
    names = "() => window.ways.map(({ localDescription }) => localDescription.sdp.match(/a=ice-ufrag:(.*)/)[1]).join()"
    with two(talkers, inn) as (anna, bert):
        talk(anna, bert)
        before = anna.page.evaluate(names)
        anna.page.evaluate("() => dispatchEvent(new Event('online'))")
        anna.page.wait_for_function(f"(before) => ({names})() !== before", arg=before)
        for person in (anna, bert):
            wait_until_heard(person, 1)
        assert anna.page.evaluate("() => window.ways.length") == 1


@pytest.mark.few(0)
def test_in_a_second_window_it_is_turned_off_in_the_first(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn) as (anna, bert):
        talk(anna, bert)
        second = anna.page.context.new_page()
        second.goto(anna.page.url)
        second.get_by_role("button", name=WORDS["voice.button"]).click()
        expect(anna.page.locator(".voice-button.off")).to_be_visible()
        expect(anna.page.get_by_text(WORDS["voice.no.elsewhere"]).first).to_be_attached()
        assert live_microphones(anna) == 0
        wait_until_heard(bert, 1)


@pytest.mark.few(0)
def test_a_table_that_is_deleted_turns_it_off(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn) as (anna, bert):
        talk(anna, bert)
        gone = anna.page.request.delete(f"{inn.address}api/tables/{anna.table}", headers={"origin": inn.origin})
        assert gone.status == 204
        for person in (anna, bert):
            wait_until_all_off(person)
            person.page.goto("about:blank")
            person.complaints.said.clear()  # the door of a table that is gone is none


@pytest.mark.few(0)
def test_whoever_gives_their_seat_to_the_computer_is_not_heard_any_more(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn) as (anna, bert):
        talk(anna, bert)
        left = bert.page.request.delete(f"{inn.address}api/tables/{bert.table}/seats/N", headers={"origin": inn.origin})
        assert left.status == 200
        sees(anna, "N", "")
        wait_until_all_off(bert)


@pytest.mark.few(0)
def test_whoever_wants_it_so_is_heard_only_while_they_hold_the_button(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn, viewport=DESK) as (anna, bert):
        talk(anna, bert)
        anna.page.locator("summary", has_text=WORDS["voice.device"]).click()
        anna.page.get_by_label(WORDS["voice.mode.hold"]).check(force=True)
        sees(bert, "S", "muted")
        button = anna.page.locator(".voice-button")
        button.click()  # pressed and let go: it is no switch
        button.hover()
        sees(bert, "S", "muted")
        anna.page.mouse.down()
        sees(bert, "S", "open|speaks")
        anna.page.mouse.up()
        sees(bert, "S", "muted")
        anna.tap("voice.leave")
        sees(bert, "S", "")
        anna.tap("voice.button")
        sees(bert, "S", "muted")  # and so the next time
        button.focus()
        anna.page.keyboard.press("Enter")  # whoever cannot hold anything
        sees(bert, "S", "open|speaks")
        anna.page.locator("summary", has_text=WORDS["voice.device"]).click()
        anna.page.get_by_label(WORDS["voice.mode.tap"]).check(force=True)
        button.click()
        sees(bert, "S", "muted")
        button.click()
        sees(bert, "S", "open|speaks")


@pytest.mark.few(0)
def test_whoever_is_cut_off_for_long_lets_go_of_their_microphone_and_camera(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn, PICTURES, viewport=DESK) as (anna, bert):
        anna.page.clock.install()
        anna.page.reload()
        anna.page.locator(".voice-button.off").wait_for()
        talk(anna, bert)
        anna.tap("voice.picture.show")
        expect(bert.page.locator(".nameplate[data-from=S] video.fresh")).to_be_visible()
        anna.page.context.set_offline(offline=True)
        anna.page.evaluate("() => window.lines.at(-1).close()")
        sees(bert, "S", "")
        assert live_microphones(anna) == 1  # it may be back at once
        anna.page.clock.fast_forward(20_000)
        wait_until_all_off(anna)
        anna.page.context.set_offline(offline=False)
        expect(anna.page.get_by_text(WORDS["voice.no.offline"]).first).to_be_attached()
        anna.page.locator(".voice-button.off").wait_for()
        anna.complaints.said.clear()  # the browser writes down that it is offline


@pytest.mark.few(0)
def test_whom_the_others_send_away_is_not_heard_any_more(talkers: Browser, inn: Served) -> None:
    with talker(talkers, inn, viewport=DESK) as anna, talker(talkers, inn, viewport=DESK) as cilli:
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N", "E"])
        bertl = Guest(inn)
        bertl.sits(table, "N", "Bertl")
        cilli.joins(table, "E", "Cilli")
        talk(anna, cilli)
        with bertl.line(table) as north:
            say(north, t="send_away", whom="E")
            press(anna.page, "bar.wish.send_away.yes")
            press(anna.page, "bar.wish.send_away.sure")
            sees(anna, "E", "")
        wait_until_all_off(cilli)


ONE_ROOM = """navigator.mediaDevices.getUserMedia = async () => {
  const room = new AudioContext();
  const [tone, loud, heard] = [room.createOscillator(), room.createGain(), room.createMediaStreamDestination()];
  tone.connect(loud).connect(heard);
  tone.start();
  setInterval(() => (loud.gain.value = [0, 0.3, 0.05, 0.6, 0, 0.1, 0.5][(Math.floor(Date.now() / 400) ** 2) % 7]), 20);
  return heard.stream;
};"""
"""A microphone that hears what every other one of these hears at the same moment."""


@pytest.mark.few(0)
def test_two_in_one_room_are_told_so_once_with_a_way_out(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn, viewport=DESK) as (anna, bert):
        for person in (anna, bert):
            person.page.evaluate(f"() => {{ {ONE_ROOM} }}")
        talk(anna, bert)
        words = WORDS["voice.same_room"].format(name="Bert")
        expect(anna.page.locator(".slip", has_text=words)).to_be_visible()
        assert violations(anna.page) == []
        anna.tap("voice.mute_self")
        sees(bert, "S", "muted")
        expect(anna.page.locator(".beside")).to_have_count(0)


NO_MICROPHONE = {
    "http": "Object.defineProperty(window, 'isSecureContext', { value: false });",
    "browser": "delete window.RTCPeerConnection;",
    "refused": "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));",
    "none": "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));",
    "taken": "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotReadableError'));",
}


@pytest.mark.few(2)
@pytest.mark.parametrize("why", NO_MICROPHONE)
def test_why_one_cannot_be_heard_is_said_and_one_writes_on(talkers: Browser, inn: Served, why: str) -> None:
    with two(talkers, inn, viewport=DESK) as (anna, bert):
        anna.page.evaluate(f"() => {{ {NO_MICROPHONE[why]} }}")
        anna.tap("voice.button")
        expect(anna.page.locator(".slip", has_text=WORDS[f"voice.no.{why}"])).to_be_visible()
        anna.page.locator(".voice-button.off").wait_for()
        assert violations(anna.page) == []
        anna.page.get_by_label(WORDS["chat.field"]).fill("Hörst mi?")
        anna.page.keyboard.press("Enter")
        expect(bert.page.locator("ol.log")).to_contain_text("Hörst mi?")
        sees(bert, "S", "")


@pytest.mark.few(0)
def test_a_microphone_that_is_unplugged_is_told_here_and_seen_there(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn) as (anna, bert):
        talk(anna, bert)
        anna.page.evaluate("() => window.devices.forEach((each) => each.dispatchEvent(new Event('ended')))")
        sees(bert, "S", "")
        expect(anna.page.locator(".slip", has_text=WORDS["voice.no.unplugged"])).to_be_visible()
        anna.page.locator(".voice-button.off").wait_for()


@pytest.mark.few(0)
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("people", "form"),
    [
        (4, {"game": "giltspiel", "rules": "fiss"}),
        (6, {"game": "bieten", "rules": "np"}),
    ],
    ids=["four", "six"],
)
def test_many_hear_each_other_and_nobody_hears_who_is_muted(
    talkers: Browser, inn: Served, people: int, form: dict[str, Any]
) -> None:
    """By day two of them do (`test_two_hear_each_other_with_one_tap_each`)."""
    with company(talkers, inn, people, **form) as friends:
        first, *others = friends
        for person in friends:
            turn_on(person)
        for person in friends:
            wait_until_heard(person, people - 1)
        first.page.locator(".voice-button").click()
        for person in others:
            wait_until_heard(person, people - 1, silent=1)
        assert all(live_microphones(person) == 1 for person in friends)


@pytest.mark.few(0)
def test_the_ring_moves_nothing(talkers: Browser, inn: Served) -> None:
    """Wherever somebody begins to speak, names and faces stay where they are."""
    with two(talkers, inn, viewport=DESK) as (anna, bert):
        talk(anna, bert)
        seen = []
        for speaks in (
            "() => !document.querySelector('.nameplate .loud')",
            "() => !!document.querySelector('.nameplate .loud')",
        ):
            anna.page.wait_for_function(speaks)
            seen.append(anna.page.evaluate(PLACES))
        assert [before for before, after in pairwise(seen) if before != after] == []
