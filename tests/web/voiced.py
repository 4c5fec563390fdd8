"""People who talk to each other at a table, in real browsers with microphones that beep."""

import re
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from types import MappingProxyType
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from chromium import program
from web.friends import Friend, friend
from web.serving import Served
from web.sitting import DESK, NO_SOUND

VOICE: Final = MappingProxyType({"terms": {"aloud": "voice"}})
SILENT: Final = MappingProxyType({"terms": {"aloud": "off"}})
PICTURES: Final = MappingProxyType({"terms": {"aloud": "pictures"}})
"""What has been agreed at a table."""
FAKED = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
WAYS = """(() => {
  const Way = window.RTCPeerConnection;
  window.ways = [];
  window.RTCPeerConnection = class extends Way {
    constructor(config) {
      super({ ...config, ...window.wayConfig });
      window.ways.push(this);
    }
  };
  const Line = window.WebSocket;
  window.lines = [];
  window.WebSocket = class extends Line {
    constructor(...where) {
      super(...where);
      window.lines.push(this);
    }
  };
  const devices = navigator.mediaDevices;
  const ask = devices.getUserMedia.bind(devices);
  window.devices = [];
  devices.getUserMedia = async (wish) => {
    const stream = await ask(wish);
    window.devices.push(...stream.getTracks());
    return stream;
  };
})();"""
"""Before the page: its lines to the table, its ways to other browsers, its microphones and cameras can be asked."""
LIVE = "(kind) => window.devices.filter((each) => each.kind === kind && each.readyState === 'live').length"
ALL_OFF = "() => window.devices.every(({ readyState }) => readyState === 'ended')"
SEATS_OF = "(chairs) => chairs.map(({ dataset }) => dataset.seat)"
HEARD = """async () => {
  const open = window.ways.filter(({ connectionState }) => connectionState === "connected");
  const reports = await Promise.all(open.map(async (way) => [...(await way.getStats()).values()]));
  const isVoice = ({ type, kind }) => type === "inbound-rtp" && kind === "audio";
  return reports.map((all) => all.filter(isVoice).reduce((sum, each) => sum + each.bytesReceived, 0));
}"""
"""Of each way that is open, the bytes of voice that have come."""
LOOK_AGAIN = 100
LONG_ENOUGH = 15
"""So many looks make one that tells who is silent: on a machine that is busy others may be so for a moment."""
UNTIL = f"""async ([others, silent]) => {{
  const heard = {HEARD};
  for (;;) {{
    const before = await heard();
    for (let look = 0; look < {LONG_ENOUGH}; look += 1) {{
      await new Promise((again) => setTimeout(again, {LOOK_AGAIN}));
      const now = await heard();
      const quiet = now.filter((bytes, i) => bytes === before[i]).length;
      if (now.length !== others || before.length !== others) break;
      if (quiet === silent && (silent === 0 || look === {LONG_ENOUGH} - 1)) return;
    }}
  }}
}}"""
"""Until something comes from each of so many others, but from so many of them nothing."""


@pytest.fixture
def talkers(browser: Browser) -> Iterator[Browser]:
    """A browser whose microphones are not real, and which asks nobody."""
    launched = browser.browser_type.launch(executable_path=program(), args=["--no-sandbox", NO_SOUND, *FAKED])
    yield launched
    launched.close()


@contextmanager
def talker(talkers: Browser, inn: Served, **options: Any) -> Iterator[Friend]:
    with friend(talkers, inn, **options) as come:
        come.page.add_init_script(WAYS)
        yield come


def turn_on(person: Friend) -> None:
    person.tap("voice.button")
    expect(person.page.locator(".voice-button.open")).to_be_visible()


def heard(person: Friend) -> list[int]:
    """Of each of the others, how much has come from there."""
    return list(person.page.evaluate(HEARD))


def wait_until_heard(person: Friend, others: int, silent: int = 0) -> None:
    """Until something more comes from each of so many others, but from those that are silent nothing."""
    person.page.evaluate(UNTIL, [others, silent])


def sees(person: Friend, seat: str, how: str) -> None:
    """How somebody's microphone looks from there; empty: it is off."""
    voice = person.page.locator(f".nameplate[data-from={seat}] .voice")
    if how:
        expect(voice).to_have_attribute("data-voice", re.compile(how))
    else:
        expect(voice).to_have_count(0)


def live_microphones(person: Friend) -> int:
    """So many are open on their page."""
    return int(person.page.evaluate(LIVE, "audio"))


def wait_until_all_off(person: Friend) -> None:
    """Until neither microphone nor camera is open on their page."""
    person.page.wait_for_function(ALL_OFF)


@contextmanager
def two(
    talkers: Browser, inn: Served, agreed: Mapping[str, Any] = VOICE, **options: Any
) -> Iterator[tuple[Friend, Friend]]:
    """Anna in the South and Bert in the North, who play together and do not talk yet."""
    with talker(talkers, inn, **options) as anna, talker(talkers, inn, viewport=DESK) as bert:
        table = anna.has_opened(game="giltspiel", rules="fiss", people=["N"], seat="S", **agreed)
        bert.joins(table, "N", "Bert")
        for person in (anna, bert):
            person.page.locator("ol.log, .chat-button" if agreed == SILENT else ".voice-button").first.wait_for()
        yield anna, bert


@contextmanager
def company(talkers: Browser, inn: Served, people: int, **form: Any) -> Iterator[list[Friend]]:
    """So many who play together and do not talk yet."""
    with ExitStack() as leaves:
        friends = [leaves.enter_context(talker(talkers, inn)) for _ in range(people)]
        first, *others = friends
        table = first.has_opened(**form)
        free = first.page.locator(".chair:not(:has-text('Anna'))")
        for number, (person, seat) in enumerate(zip(others, free.evaluate_all(SEATS_OF), strict=True)):
            name, headers = {"name": f"Gast {number}"}, {"origin": inn.origin}
            sat = person.page.request.post(f"{inn.address}api/tables/{table}/seats/{seat}", headers=headers, data=name)
            assert sat.ok, sat.text()
            person.comes_to(table)
        yield friends
        for person in friends:  # so many on two processors are too much for the one that mixes what nobody plays
            person.complaints.said[:] = [said for said in person.complaints.said if "AudioContext" not in said]


def talk(*people: Friend) -> None:
    """They turn it on one after the other, and each hears all the others."""
    for person in people:
        turn_on(person)
    for person in people:
        wait_until_heard(person, len(people) - 1)
