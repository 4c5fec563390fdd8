"""Voice through a relay only: a real coturn, which knows the house's secret and lets nobody else in."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from relay import SECRET, Coturn, coturn
from web.serving import Served, serving
from web.sitting import DESK, WORDS
from web.voiced import talk, talkers, turn_on, two, wait_until_heard
from weli.web.house import House
from weli.web.relays import Turn

__all__ = ["talkers"]
pytestmark = pytest.mark.browser
KINDS = """() => window.ways.filter(({ connectionState }) => connectionState === "connected").map((way) => {
  return way.getSenders()[0].transport.iceTransport.getSelectedCandidatePair().local.type;
})"""
FOUND = """async (servers) => {
  const way = new RTCPeerConnection({ iceServers: servers, iceTransportPolicy: "relay" });
  const kinds = [];
  way.createDataChannel("");
  const done = new Promise((found) => {
    way.onicecandidate = ({ candidate }) => (candidate?.candidate ? kinds.push(candidate.type) : found());
  });
  await way.setLocalDescription();
  await done;
  way.close();
  return kinds;
}"""
"""By which kinds of ways this browser can be found with those passes alone."""
REACHES = """async (servers) => {
  const ways = [0, 1].map(() => new RTCPeerConnection({ iceServers: servers, iceTransportPolicy: "relay" }));
  ways[0].createDataChannel("");
  ways.forEach((way, i) => {
    way.onicecandidate = ({ candidate }) => candidate && ways[1 - i].addIceCandidate(candidate);
  });
  const [first] = ways;
  const state = new Promise((known) => {
    first.onconnectionstatechange = () => ["connected", "failed"].includes(first.connectionState) && known(first.connectionState);
  });
  await ways[0].setLocalDescription();
  await ways[1].setRemoteDescription(ways[0].localDescription);
  await ways[1].setLocalDescription();
  await ways[0].setRemoteDescription(ways[1].localDescription);
  const reached = await state;
  ways.forEach((way) => way.close());
  return reached;
}"""
"""Whether two ways of one page, which is all on this machine, reach each other over the relay."""


def servers(relay: Coturn, secret: str = SECRET, now: float | None = None) -> list[dict[str, Any]]:
    passes = Turn((relay.url,), secret).passes("somebody", now)
    return [{"urls": each.urls, "username": each.username, "credential": each.credential} for each in passes]


@contextmanager
def relaying(folder: Path, secret: str = SECRET) -> Iterator[Served]:
    """A house with a relay of its own, which hands out passes signed with that secret."""
    with coturn(folder / "relay") as relay:
        house = House(open_to_others=True, guests_may_open=True, limits=(), relay=Turn((relay.url,), secret))
        with serving(folder, house=house) as running:
            yield running


@pytest.fixture
def page(talkers: Browser, quiet: Served) -> Iterator[Page]:
    """A page of a house without a relay."""
    context = talkers.new_context()
    page = context.new_page()
    page.goto(quiet.address)
    yield page
    context.close()


def test_two_hear_each_other_through_the_relay_alone(talkers: Browser, tmp_path: Path) -> None:
    with relaying(tmp_path) as house, two(talkers, house) as (anna, bert):
        for person in (anna, bert):
            person.page.evaluate("() => { window.wayConfig = { iceTransportPolicy: 'relay' }; }")
        talk(anna, bert)
        for person in (anna, bert):
            assert person.page.evaluate(KINDS) == ["relay"]
        anna.page.locator(".voice-button").click()
        anna.page.locator(".voice-button").click()
        wait_until_heard(bert, 1)


@pytest.mark.few(0)
def test_without_a_way_they_are_told_who_does_not_hear_whom_and_write_on(talkers: Browser, tmp_path: Path) -> None:
    with relaying(tmp_path, secret="another") as house, two(talkers, house, viewport=DESK) as (anna, bert):
        for person in (anna, bert):
            person.page.evaluate("() => { window.wayConfig = { iceTransportPolicy: 'relay' }; }")
            turn_on(person)
        told = WORDS["voice.unreached"].format(name="Bert")
        expect(anna.page.locator(".slip", has_text=told)).to_be_visible()
        anna.page.get_by_label(WORDS["chat.field"]).fill("Hörst mi?")
        anna.page.keyboard.press("Enter")
        expect(bert.page.locator("ol.log")).to_contain_text("Hörst mi?")


def test_the_relay_lets_in_a_pass_of_the_house_and_no_false_or_old_one(page: Page, tmp_path: Path) -> None:
    with coturn(tmp_path) as relay:
        assert page.evaluate(FOUND, servers(relay)) == ["relay"]
        assert page.evaluate(FOUND, servers(relay, secret="guessed")) == []
        assert page.evaluate(FOUND, servers(relay, now=time.time() - 2 * 3600)) == []


def test_a_relay_as_the_handbook_has_it_passes_nothing_on_into_the_house(page: Page, tmp_path: Path) -> None:
    with coturn(tmp_path / "open") as relay:
        assert page.evaluate(REACHES, servers(relay)) == "connected"
    with coturn(tmp_path / "as told", private=False) as relay:
        assert page.evaluate(FOUND, servers(relay)) == ["relay"]
        assert page.evaluate(REACHES, servers(relay)) == "failed"
