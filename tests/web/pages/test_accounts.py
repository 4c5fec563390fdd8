"""People stay known in real browsers, whose devices make passkeys: here, and on another device."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from web.accounts import KEEPING, Device, at_a_name, device
from web.guests import OPEN
from web.looking import violations
from web.mailbox import Mailbox, mailbox
from web.serving import Served, serving
from web.sitting import DESK, PHONE
from weli.core.texts import catalogue
from weli.web.passkeys import Passkeys
from weli.web.ways import Ways

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def post() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, post: Mailbox) -> Iterator[Served]:
    keeping = replace(KEEPING, accounts=Ways(Passkeys(), post.by()))
    with serving(tmp_path_factory.mktemp("kept"), house=keeping) as served:
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


def test_a_link_brings_somebody_back_who_signs_out_and_deletes_their_account(
    browser: Browser, house: Served, post: Mailbox
) -> None:
    with device(browser, house, "en", viewport=PHONE) as telephone, device(browser, house, viewport=DESK) as laptop:
        telephone.opens_account()
        wants_letter(telephone)
        telephone.opens_account(post.secret())
        telephone.page.get_by_label(telephone.words["who.name"]).fill("Vroni")
        telephone.tap("account.letter.keep")
        telephone.is_greeted("Vroni")
        assert violations(telephone.page) == []
        wants_letter(laptop)
        secret = post.secret()
        laptop.opens_account(secret)
        expect(laptop.page.get_by_text(laptop.words["account.letter.whose"].format(name="Vroni"))).to_be_visible()
        assert not laptop.asks("GET", "/me").json()["known"], "to open a link does nothing"
        assert violations(laptop.page) == []
        laptop.tap("account.letter.use")
        laptop.is_greeted("Vroni")
        telephone.tap("account.elsewhere")
        expect(telephone.page.locator("main").get_by_text(telephone.words["account.elsewhere.done"])).to_be_visible()
        laptop.opens_account(secret)
        expect(laptop.page.get_by_role("alert")).to_contain_text("Das gilt nicht mehr")
        laptop.refusals = 1
        with telephone.page.expect_download() as taken:
            telephone.page.get_by_role("link", name=telephone.words["account.takeout"]).click()
        assert json.loads(Path(taken.value.path()).read_text("utf-8"))["name"] == "Vroni"
        telephone.tap("account.delete")
        telephone.tap("account.delete.keep")
        telephone.tap("account.delete")
        telephone.tap("account.delete.now")
        expect(telephone.page).to_have_url(f"{at_a_name(house)}/#/")
        assert not telephone.asks("GET", "/me").json()["known"]


def wants_letter(at: Device) -> None:
    at.opens_account()
    at.page.get_by_label(at.words["account.address"]).fill("vroni@post.example")
    at.tap("account.send")
    expect(
        at.page.locator("main").get_by_text(at.words["account.sent"].format(address="vroni@post.example"))
    ).to_be_visible()


@pytest.mark.few(0)
def test_several_passkeys_of_which_the_last_stays(browser: Browser, house: Served) -> None:
    with device(browser, house, viewport=PHONE) as telephone:
        telephone.keeps("Moidl")
        telephone.tap("account.another")
        telephone.is_told("account.has_one")
        telephone.tap("account.drop")
        expect(telephone.page.get_by_role("alert")).to_contain_text("Damit kämst du nicht mehr zurück")
        telephone.refusals = 1
        telephone.cdp.send("WebAuthn.clearCredentials", {"authenticatorId": telephone.authenticator})
        telephone.tap("account.another")
        expect(telephone.page.locator("main li")).to_have_count(2)
        telephone.page.get_by_role("button", name=telephone.words["account.drop"]).first.click()
        expect(telephone.page.locator("main li")).to_have_count(1)
        telephone.tap("account.sign_out")
        expect(telephone.page).to_have_url(f"{at_a_name(house)}/#/")
        telephone.signs_in("Moidl")


@pytest.mark.few(0)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_dialog_that_comes_to_nothing_is_told_in_a_sentence(browser: Browser, house: Served, lang: str) -> None:
    with device(browser, house, lang, viewport=PHONE) as telephone:
        telephone.cdp.send(
            "WebAuthn.setUserVerified", {"authenticatorId": telephone.authenticator, "isUserVerified": False}
        )
        telephone.opens_account()
        telephone.tap("account.use")
        telephone.is_told("account.cancelled")
        telephone.page.get_by_label(telephone.words["who.name"]).fill("Zenz")
        telephone.tap("account.make")
        expect(telephone.page.get_by_role("alert")).to_have_text([telephone.words["account.cancelled"]] * 2)
        assert telephone.asks("GET", "/account").json()["passkeys"] == []


@pytest.mark.few(0)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_browser_without_passkeys_is_told_in_a_sentence(browser: Browser, house: Served, lang: str) -> None:
    with device(browser, house, lang, viewport=PHONE) as telephone:
        telephone.page.add_init_script("delete window.PublicKeyCredential")
        telephone.opens_account()
        telephone.tap("account.use")
        telephone.is_told("account.no_passkeys")


def test_where_nobody_is_kept_the_page_says_so_and_the_settings_are_silent(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, house=OPEN) as house, device(browser, house, viewport=PHONE) as telephone:
        telephone.opens_account()
        expect(telephone.page.locator("main .leaf")).to_have_text(telephone.words["account.none"])
        telephone.page.locator(".menu").click()
        telephone.page.get_by_role("button", name=telephone.words["menu.settings"]).click()
        expect(telephone.page.get_by_text(catalogue("settings", "de")["settings.theme"])).to_be_visible()
        assert telephone.page.get_by_role("heading", name=telephone.words["title.account"]).count() == 1
