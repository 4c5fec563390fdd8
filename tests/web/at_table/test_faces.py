"""One's own face in place of the drawn one, in real browsers whose cameras are not real."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, expect

from web.friends import Friend
from web.looking import violations
from web.serving import Served
from web.sitting import PHONE, WORDS
from web.voiced import LIVE, PICTURES, company, sees, talk, talkers, turn_on, two, wait_until_all_off
from weli.table.voicing import LONGEST

__all__ = ["talkers"]
pytestmark = pytest.mark.browser
BY_GAZE = {"terms": {**PICTURES["terms"], "signs": "gaze"}}
SIZES = """async () => {
  const all = (await Promise.all(window.ways.map(async (way) => [...(await way.getStats()).values()]))).flat();
  return all.filter(({ type, kind }) => type === "inbound-rtp" && kind === "video").map((each) => [each.frameWidth, each.frameHeight]);
}"""
SENT = """async () => {
  const all = (await Promise.all(window.ways.map(async (way) => [...(await way.getStats()).values()]))).flat();
  return all.filter(({ type, kind }) => type === "outbound-rtp" && kind === "video").reduce((sum, each) => sum + each.framesSent, 0);
}"""
DESCRIBED = "() => window.ways.map(({ localDescription }) => JSON.stringify({ d: localDescription }).length)"
NONE_SENT = f"""async () => {{
  const sent = {SENT};
  for (;;) {{
    const before = await sent();
    await new Promise((again) => setTimeout(again, 1000));
    if ((await sent()) === before) return;
  }}
}}"""
"""Until not one picture has gone out for a second."""


def picture(person: Friend, seat: str) -> Locator:
    return person.page.locator(f".nameplate[data-from={seat}] video.fresh")


def shows(person: Friend) -> None:
    person.page.get_by_role("button", name=WORDS["voice.picture"]).first.click()


def is_shown(person: Friend, seat: str) -> None:
    expect(picture(person, seat)).to_be_visible()


def is_drawn(person: Friend, seat: str) -> None:
    expect(picture(person, seat)).to_have_count(0)


def live_cameras(person: Friend) -> int:
    return int(person.page.evaluate(LIVE, "video"))


@contextmanager
def shown(talkers: Browser, inn: Served) -> Iterator[tuple[Friend, Friend]]:
    """Anna and Bert talk, and Bert sees Anna's own face."""
    with two(talkers, inn, PICTURES) as (anna, bert):
        talk(anna, bert)
        shows(anna)
        is_shown(bert, "S")
        yield anna, bert


def test_with_one_tap_one_is_seen_and_with_one_more_the_drawn_face_is_back(talkers: Browser, inn: Served) -> None:
    with shown(talkers, inn) as (anna, bert):
        assert live_cameras(anna) == 1
        assert live_cameras(bert) == 0
        width, height = bert.page.evaluate(SIZES)[0]
        assert max(width, height) <= 160
        assert max(anna.page.evaluate(DESCRIBED)) < LONGEST
        is_drawn(anna, "N")
        for person in (anna, bert):
            assert violations(person.page) == []
        shows(anna)
        is_drawn(bert, "S")
        assert live_cameras(anna) == 0
        sees(bert, "S", "open|speaks")


@pytest.mark.few(0)
def test_where_only_voice_was_agreed_no_picture_is_offered(talkers: Browser, inn: Served) -> None:
    with two(talkers, inn) as both:
        talk(*both)
        for person in both:
            expect(person.page.get_by_role("button", name=WORDS["voice.picture"])).to_have_count(0)


@pytest.mark.few(2)
@pytest.mark.parametrize("how", ["reload", "leave", "off", "seat", "deleted", "line"])
def test_the_camera_goes_out_and_the_others_see_it(talkers: Browser, inn: Served, how: str) -> None:
    with shown(talkers, inn) as (anna, bert):
        ask, headers = anna.page.request, {"origin": inn.origin}
        if how == "reload":
            anna.page.reload()
        elif how == "leave":
            anna.page.evaluate("() => (location.hash = '#/')")
        elif how == "off":
            anna.page.locator(".chat-button").click()
            anna.tap("voice.leave")
        elif how == "seat":
            assert ask.delete(f"{inn.address}api/tables/{anna.table}/seats/S", headers=headers).ok
        elif how == "deleted":
            assert ask.delete(f"{inn.address}api/tables/{anna.table}", headers=headers).ok
        else:
            anna.page.evaluate("() => window.lines.at(-1).close()")
            anna.page.wait_for_function(f"() => ({LIVE})('video') === 0")
        is_drawn(bert, "S")
        if how != "line":
            wait_until_all_off(anna)
        if how == "deleted":
            for person in (anna, bert):
                person.page.goto("about:blank")
                person.complaints.said.clear()  # the door of a table that is gone is none


@pytest.mark.few(0)
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("people", "form"), [(4, ("giltspiel", "fiss")), (6, ("bieten", "np"))], ids=["four", "six"])
def test_many_see_each_other(talkers: Browser, inn: Served, people: int, form: tuple[str, str]) -> None:
    """By day two of them do (`test_with_one_tap_one_is_seen_and_with_one_more_the_drawn_face_is_back`)."""
    game, rules = form
    with company(talkers, inn, people, game=game, rules=rules, **PICTURES) as friends:
        for person in friends:
            turn_on(person)
        for person in friends:  # what has only just come takes no tap
            shows(person)
        for person in friends:
            expect(person.page.locator(".nameplate video.fresh")).to_have_count(people - 1, timeout=120_000)
        shows(friends[0])
        for person in friends[1:]:
            expect(person.page.locator(".nameplate video.fresh")).to_have_count(people - 2)


NO_CAMERA = {"refused": "NotAllowedError", "none": "NotFoundError", "taken": "NotReadableError"}


@pytest.mark.few(0)
@pytest.mark.parametrize("why", NO_CAMERA)
def test_why_one_cannot_be_seen_is_said_and_one_talks_on(talkers: Browser, inn: Served, why: str) -> None:
    with two(talkers, inn, PICTURES) as (anna, bert):
        talk(anna, bert)
        problem = f"Promise.reject(new DOMException('', '{NO_CAMERA[why]}'))"
        anna.page.evaluate(f"() => {{ navigator.mediaDevices.getUserMedia = () => {problem}; }}")
        shows(anna)
        expect(anna.page.locator(".slip", has_text=WORDS[f"voice.picture.no.{why}"])).to_be_visible()
        is_drawn(anna, "S")
        sees(bert, "S", "open|speaks")


@pytest.mark.few(0)
def test_a_camera_that_is_unplugged_is_told_here_and_seen_there(talkers: Browser, inn: Served) -> None:
    with shown(talkers, inn) as (anna, bert):
        anna.page.evaluate("() => window.devices.at(-1).dispatchEvent(new Event('ended'))")
        is_drawn(bert, "S")
        expect(anna.page.locator(".slip", has_text=WORDS["voice.picture.no.unplugged"])).to_be_visible()
        sees(bert, "S", "open|speaks")


def test_where_signs_go_by_gaze_only_whoever_looks_there_sees_a_face_and_is_sent_it(
    talkers: Browser, inn: Served
) -> None:
    with two(talkers, inn, BY_GAZE, viewport=PHONE) as (anna, bert):
        talk(anna, bert)
        shows(anna)
        is_shown(bert, "S")  # partners look at each other at first
        bert.page.locator("button.gaze").click()
        bert.page.get_by_role("button", name=WORDS["gaze.table"], exact=True).click()
        is_drawn(bert, "S")
        anna.page.evaluate(NONE_SENT)
        bert.page.locator("button.gaze").click()
        bert.page.locator("dialog .aim", has_text="Anna").click()
        is_shown(bert, "S")
