"""Whoever has wished for it is told of their turn though every page is closed; with the house, a service and a browser of the tests."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from parlour.push_service import Service, Telephone, push_service
from web.friends import LAPTOP, SMALL, friend
from web.guests import OPEN
from web.pages.test_app import when_kept
from web.pages.test_notifying import plays_until_it_is_anna_s, switch_on
from web.serving import Served, serving
from web.sitting import WORDS

pytestmark = pytest.mark.browser

AGREES = """([endpoint, p256dh, auth]) => {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  const bytes = (key) => Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;
  const options = { get applicationServerKey() { return bytes(localStorage.agreed.split(" ")[1]); } };
  const device = { endpoint, options, toJSON: () => ({ keys: { p256dh, auth } }) };
  device.unsubscribe = async () => localStorage.removeItem("agreed");
  const agreed = () => (localStorage.getItem("agreed") ? device : null);
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => [{ close: () => localStorage.setItem("put_away", tag) }];
  PushManager.prototype.getSubscription = async () => agreed();
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    localStorage.setItem("agreed", `${userVisibleOnly} ${applicationServerKey}`);
    return agreed();
  };
}"""
"""A browser without a screen agrees with nobody on where word for it is taken."""
HEARS = """(word) => new Promise((resolve) => {
  const shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => shown.push({ title, body, tag, data });
  const event = new PushEvent("push", { data: word });
  event.waitUntil = (done) => done.then(() => resolve(shown));
  self.dispatchEvent(event);
})"""


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as found:
        yield found


@pytest.fixture
def telling(tmp_path: Path, service: Service) -> Iterator[Served]:
    with serving(tmp_path, house=replace(OPEN, push=service.push())) as house:
        yield house


def agrees(page: Page, telephone: Telephone) -> None:
    device = telephone.device()
    page.add_init_script(f"({AGREES})({json.dumps([device.endpoint, device.public_key, device.auth])})")


def hears(worker: Worker, word: Any) -> Any:
    return worker.evaluate(HEARS, json.dumps(word))


def note(page: Page, key: str) -> None:
    expect(page.locator("label", has_text=WORDS["settings.notify"])).to_contain_text(WORDS[key])


def test_with_every_page_closed_they_hear_of_their_turn(browser: Browser, telling: Served, service: Service) -> None:
    telephone = service.telephone()
    with (
        friend(browser, telling, viewport=SMALL, service_workers="allow") as anna,
        friend(browser, telling, viewport=LAPTOP) as bertl,
    ):
        agrees(anna.page, telephone)
        table = anna.has_opened(game="gaigel", rules="2p", dealer="A")
        when_kept(anna.page)
        with anna.page.expect_response(lambda each: "/api/push?" in each.url) as asked:
            switch_on(anna.page)
        assert asked.value.status == 204
        key = anna.page.request.get(f"{telling.address}api/push").json()["key"]
        assert anna.page.evaluate("localStorage.agreed") == f"true {key}"
        anna.page.evaluate("localStorage.agreed = 'true AAAA'")
        with anna.page.expect_response(lambda each: "/api/push?" in each.url):
            anna.page.reload()
        anna.page.wait_for_function("(key) => localStorage.agreed === `true ${key}`", arg=key)
        bertl.joins(table, "B", "Bertl")
        anna.page.locator(".foot").wait_for()
        address = anna.page.url
        anna.page.evaluate("localStorage.removeItem('put_away')")
        anna.page.goto(telling.address)
        plays_until_it_is_anna_s(bertl)
        word = telephone.reads(service.next())
        assert word == {"title": "Du bist dran", "body": "Gaigel", "table": table}
        worker = anna.page.context.service_workers[-1]  # one before may not have ended yet
        assert hears(worker, word) == [{"title": "Du bist dran", "body": "Gaigel", "tag": address, "data": address}]
        anna.comes_to(table)
        anna.page.wait_for_function("(tag) => localStorage.put_away === tag", arg=address)


@pytest.mark.few(0)
def test_it_ends_with_one_tap(browser: Browser, telling: Served, service: Service) -> None:
    with friend(browser, telling, viewport=SMALL, service_workers="allow") as anna:
        agrees(anna.page, service.telephone())
        anna.has_opened(game="gaigel", rules="2p")
        when_kept(anna.page)
        switch_on(anna.page)
        anna.page.locator(".menu").click()
        anna.tap("menu.settings")
        note(anna.page, "settings.notify.note_push")
        with anna.page.expect_response("**/api/push/off"):
            anna.page.get_by_role("switch", name=WORDS["settings.notify"]).uncheck()
        expect(anna.page.get_by_role("switch", name=WORDS["settings.notify"])).not_to_be_checked()
        assert anna.page.evaluate("localStorage.agreed") is None
        with telling.store() as store, store._reading() as reader:
            assert reader.exec_driver_sql("SELECT count(*) FROM push").scalar_one() == 0


def test_a_house_that_sends_none_says_so(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=SMALL) as anna:
        anna.page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'default' })")
        anna.page.goto(inn.address)
        anna.page.locator(".menu").click()
        anna.tap("menu.settings")
        note(anna.page, "settings.notify.note")
