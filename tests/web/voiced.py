"""People who talk to each other at a table, in real browsers with microphones that beep."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from chromium import program
from web.friends import Friend, friend
from web.serving import Served
from web.sitting import NO_SOUND, WORDS

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
})();"""
"""Before the page: the ways to other browsers that it opens can be asked."""
HEARD = """async () => {
  const open = window.ways.filter(({ connectionState }) => connectionState === "connected");
  const reports = await Promise.all(open.map(async (way) => [...(await way.getStats()).values()]));
  return reports.map((all) => all.filter((each) => each.type === "inbound-rtp").reduce((sum, each) => sum + each.bytesReceived, 0));
}"""
"""Of each way that is open, the bytes of voice that have come."""


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


def wait_until_heard(person: Friend, others: int) -> None:
    """Until something more comes from each of so many others."""
    person.page.wait_for_function(
        f"""async () => {{
          const heard = {HEARD};
          const now = await heard();
          const before = window.heardBefore ?? [];
          window.heardBefore = now;
          return now.length === {others} && before.length === {others} && now.every((bytes, i) => bytes > before[i] + 50);
        }}""",
        polling=200,
    )


def mark(person: Friend, seat: str) -> str:
    """How somebody's microphone looks from there; empty: it is off."""
    found = person.page.locator(f".nameplate[data-from={seat}] .voice")
    return str(found.get_attribute("data-voice")) if found.count() else ""


def word(key: str, **places: str) -> str:
    return WORDS[key].format(**places)
