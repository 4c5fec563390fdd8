"""People stay known in real browsers, whose devices make passkeys: here, and on another device."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from web.accounts import KEEPING, Device, at_a_name, device
from web.serving import Served, serving
from web.sitting import DESK, PHONE

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("kept"), house=KEEPING) as served:
        yield served


def opens_table(at: Device, name: str) -> str:
    at.asks("POST", "/me", name=name)
    return str(at.asks("POST", "/tables", level="stammgast", seat="S", name=name, people=["N"]).json()["table"])


def tables(at: Device) -> set[str]:
    return {line["table"] for line in at.asks("GET", "/tables").json()}


def test_who_makes_a_passkey_finds_all_their_tables_on_another_device(browser: Browser, house: Served) -> None:
    with device(browser, house, viewport=PHONE) as telephone, device(browser, house, viewport=DESK) as laptop:
        first = opens_table(telephone, "Anna")
        telephone.page.goto(at_a_name(house))
        telephone.page.locator(".menu").click()
        telephone.page.get_by_role("button", name=telephone.words["menu.settings"]).click()
        telephone.page.get_by_role("link", name=telephone.words["account.begin"]).click()
        telephone.tap("account.make")
        telephone.is_greeted("Anna")
        assert tables(telephone) == {first}
        (passkey,) = telephone.passkeys()
        laptop.is_given(passkey)
        second = opens_table(laptop, "Ånna")
        laptop.signs_in("Anna")
        assert tables(laptop) == {first, second}, "what a guest has played there has come along"
        assert tables(telephone) == {first, second}
        laptop.page.goto(f"{at_a_name(house)}/#/table/{second}")
        expect(laptop.page.locator(".chair[data-seat=S]")).to_contain_text("Ånna")
        assert laptop.asks("GET", f"/tables/{second}/door").json()["owner"]
        assert laptop.asks("GET", f"/tables/{first}/door").json()["you"] == "sitter"
