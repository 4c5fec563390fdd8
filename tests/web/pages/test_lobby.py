"""On the first page of a house with a lobby one sits down with a tap where people wait, and nothing moves under the finger."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from web.friends import LAPTOP, SMALL, Friend, friend
from web.guests import OPEN, Guest
from web.lines.test_lobby import opens, settle
from web.serving import Served, serving
from web.sitting import WORDS

pytestmark = pytest.mark.browser


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, house=replace(OPEN, lobby=True)) as found:
        yield found


def lines(page: Page) -> list[str]:
    return page.locator(".lobby h3").all_inner_texts()


def comes(friend: Friend) -> None:
    friend.page.goto(friend.inn.address)
    expect(friend.page.get_by_role("heading", name=WORDS["lobby.heading"])).to_be_visible()


def test_whoever_opens_a_table_chooses_it_and_whoever_drops_in_sits_down_with_a_tap(
    browser: Browser, house: Served
) -> None:
    with friend(browser, house, viewport=SMALL) as anna, friend(browser, house, viewport=LAPTOP) as bertl:
        comes(bertl)
        expect(bertl.page.get_by_text(WORDS["lobby.none"])).to_be_visible()
        anna.opens("Anna")
        expect(anna.page.get_by_role("radio", name=WORDS["door.open.false"])).to_be_checked()
        with anna.page.expect_response("**/terms?**"):
            anna.page.get_by_text(WORDS["door.open.true"], exact=True).click()
        settle(house.parlour.store)
        bertl.tap("lobby.look")
        expect(bertl.page.locator(".lobby article")).to_contain_text("Anna")
        bertl.tap("lobby.sit")
        bertl.is_called("Bertl")
        expect(bertl.page.locator(".chair", has_text="Bertl").first).to_be_visible()
        expect(anna.page.locator(".chair", has_text="Bertl").first).to_be_visible()
        assert bertl.table == anna.table


@pytest.mark.few(0)
def test_what_is_full_by_now_stays_where_it_lies_and_new_ones_come_when_one_asks(
    browser: Browser, house: Served
) -> None:
    anna, resl = Guest(house, "Anna"), Guest(house, "Resl")
    first, second = opens(anna), opens(resl, "Resl")
    with friend(browser, house, viewport=SMALL) as bertl:
        bertl.page.clock.install()
        settle(house.parlour.store)
        comes(bertl)
        expect(bertl.page.locator(".lobby article")).to_have_count(2)
        place = bertl.page.locator(".lobby article").last.bounding_box()
        Guest(house).sits(second, "any", "Toni")
        opens(Guest(house, "Vroni"), "Vroni")
        settle(house.parlour.store)
        with bertl.page.expect_response("**/api/lobby?**"):
            bertl.page.clock.run_for(15_000)
        full = bertl.page.locator(".lobby article", has_text="Resl")
        expect(full).to_contain_text(WORDS["lobby.gone"])
        expect(full.locator("button")).to_be_disabled()
        expect(bertl.page.get_by_role("button", name=WORDS["lobby.look"])).to_contain_text("+1")
        assert bertl.page.locator(".lobby article").last.bounding_box() == place
        bertl.tap("lobby.look")
        expect(full).to_have_count(0)
        expect(bertl.page.locator(".lobby article", has_text="Vroni")).to_be_visible()
        assert first


@pytest.mark.few(0)
def test_a_house_without_one_shows_neither_the_list_nor_the_choice(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=SMALL) as anna:
        anna.opens("Anna")
        expect(anna.page.get_by_role("radiogroup").first).to_be_visible()
        expect(anna.page.get_by_text(WORDS["door.open.true"])).to_have_count(0)
        anna.page.goto(inn.address)
        expect(anna.page.get_by_role("button", name=WORDS["start.friends"])).to_be_visible()
        expect(anna.page.get_by_role("heading", name=WORDS["lobby.heading"])).to_have_count(0)
