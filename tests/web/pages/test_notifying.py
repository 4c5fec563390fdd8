"""Whoever has gone elsewhere with the table open is told by the browser that it is their turn, where they have wished for that."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web.friends import LAPTOP, SMALL, Friend, friend
from web.pages.test_app import when_kept
from web.serving import Served
from web.sitting import WORDS
from web.talking import say
from weli.core.texts import text

pytestmark = pytest.mark.browser

YOURS = text("title.turn", "de")

OUT_OF_SIGHT = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
LETS = """() => {
  const lying = (window.lying = []);
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  const registration = ServiceWorkerRegistration.prototype;
  registration.showNotification = async (title, { body, tag, data }) =>
    lying.push({ title, body, tag, data, close() { lying.splice(lying.indexOf(this), 1); } });
  registration.getNotifications = async ({ tag }) => lying.filter((each) => each.tag === tag);
}"""
"""A browser without a screen lets nobody show any: here they lie in a list."""
SHOWN = "() => lying.map(({ title, body, data }) => ({ title, body, data }))"
TAPPED = """async (address) => {
  const brought = new Promise((resolve) => {
    WindowClient.prototype.focus = async function () { resolve(this.url); };
  });
  const notification = { data: address, close() { this.closed = true; } };
  const waitUntil = () => null;
  self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
  return [await brought, notification.closed];
}"""


@contextmanager
def waiting_for_bertl(browser: Browser, inn: Served, *, wished: bool = True) -> Iterator[tuple[Friend, Friend]]:
    """Bertl cuts and leads; Anna is out of sight, and may have wished to be told of her turn."""
    with (
        friend(browser, inn, viewport=SMALL, service_workers="allow") as anna,
        friend(browser, inn, viewport=LAPTOP) as bertl,
    ):
        anna.page.add_init_script(f"({LETS})()")
        table = anna.has_opened(game="gaigel", rules="2p", dealer="A")
        when_kept(anna.page)
        if wished:
            switch_on(anna.page)
        bertl.joins(table, "B", "Bertl")
        anna.page.locator(".foot").wait_for()
        anna.page.evaluate(OUT_OF_SIGHT, True)
        yield anna, bertl


def switch_on(page: Page) -> None:
    page.locator(".menu").click()
    page.get_by_role("button", name=WORDS["menu.settings"], exact=True).click()
    switch = page.get_by_role("switch", name=WORDS["settings.notify"])
    expect(switch).not_to_be_checked()
    switch.check()
    expect(switch).to_be_checked()
    page.keyboard.press("Escape")


def plays_until_it_is_anna_s(bertl: Friend) -> None:
    with bertl.plays() as north:
        while (view := north.watcher.newest())["question"]["asked"] != ["A"]:
            act = "cut 4" if view["deal"]["phase"] == "cut" else view["may"][0]["act"]
            say(north.watcher.line, t="act", key=f"{view['number']}", on=view["number"], act=act)
            north.watcher.wait_beyond(view["number"], 5)
            assert north.watcher.newest()["number"] > view["number"], act


def shown(page: Page, count: int) -> list[dict[str, Any]]:
    """Waits until there are so many."""
    page.wait_for_function("(count) => lying.length === count", arg=count)
    found: list[dict[str, Any]] = page.evaluate(SHOWN)
    return found


@pytest.mark.few(0)
def test_it_names_the_game_and_goes_when_one_is_back(browser: Browser, inn: Served) -> None:
    with waiting_for_bertl(browser, inn) as (anna, bertl):
        plays_until_it_is_anna_s(bertl)
        told = {"title": YOURS, "body": "Gaigel", "data": anna.page.url}
        assert shown(anna.page, 1) == [told]
        anna.page.evaluate(OUT_OF_SIGHT, False)
        assert shown(anna.page, 0) == []


@pytest.mark.few(0)
def test_a_tap_brings_the_table_forward(browser: Browser, inn: Served) -> None:
    with waiting_for_bertl(browser, inn) as (anna, _):
        (worker,) = anna.page.context.service_workers
        assert worker.evaluate(TAPPED, anna.page.url) == [anna.page.url, True]


@pytest.mark.few(0)
def test_nobody_is_told_who_has_not_wished_for_it(browser: Browser, inn: Served) -> None:
    with waiting_for_bertl(browser, inn, wished=False) as (anna, bertl):
        plays_until_it_is_anna_s(bertl)
        expect(anna.page).to_have_title(f"{YOURS} · {WORDS['title.table']} · Weli")
        anna.page.wait_for_load_state("networkidle")
        assert anna.page.evaluate(SHOWN) == []


def test_whom_the_browser_refuses_it_reads_that(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=SMALL) as anna:
        anna.page.add_init_script("Notification.requestPermission = async () => 'denied'")
        anna.page.goto(inn.address)
        anna.page.locator(".menu").click()
        anna.tap("menu.settings")
        switch = anna.page.get_by_role("switch", name=WORDS["settings.notify"])
        switch.click()
        expect(anna.page.get_by_text(WORDS["settings.notify.refused"]).first).to_be_visible()
        expect(switch).not_to_be_checked()
