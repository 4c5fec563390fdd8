"""A house that keeps people, and browsers whose devices make passkeys by themselves, for its tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect

from web.lending import Complaints
from web.serving import Served
from web.sitting import opened_page
from weli.core.texts import catalogue
from weli.web.house import House
from weli.web.passkeys import Passkeys
from weli.web.ways import Ways

KEEPING = House(open_to_others=True, guests_may_open=True, limits=(), accounts=Ways(Passkeys()))
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def at_a_name(house: Served) -> str:
    """The same house by a name, for which alone browsers make passkeys."""
    return f"http://localhost:{house.port}"


@dataclass
class Device:
    """A browser on a device of its own."""

    page: Page
    house: Served
    complaints: Complaints
    words: dict[str, str]
    authenticator: str
    cdp: CDPSession
    refusals: int = 0  # so often the house says no, which the browser writes down as well

    def opens_account(self, letter: str = "") -> None:
        self.page.goto(f"{at_a_name(self.house)}/#/account{letter and '/'}{letter}")
        expect(self.page.locator("main .leaf").first).to_be_visible()

    def tap(self, key: str) -> None:
        self.page.get_by_role("button", name=self.words[key], exact=True).click()

    def is_told(self, key: str, **places: str) -> None:
        expect(self.page.get_by_role("alert")).to_have_text(self.words[key].format(**places))

    def keeps(self, name: str) -> None:
        """They make a passkey and are known by it."""
        self.opens_account()
        self.page.get_by_label(self.words["who.name"]).fill(name)
        self.tap("account.make")
        self.is_greeted(name)

    def signs_in(self, name: str) -> None:
        self.opens_account()
        self.tap("account.use")
        self.is_greeted(name)

    def is_greeted(self, name: str) -> None:
        expect(self.page.get_by_role("heading", name=self.words["account.you"].format(name=name))).to_be_visible()

    def passkeys(self) -> list[dict[str, Any]]:
        """Those that lie on this device."""
        found = self.cdp.send("WebAuthn.getCredentials", {"authenticatorId": self.authenticator})
        return list(found["credentials"])

    def is_given(self, passkey: dict[str, Any]) -> None:
        """One that lies on another device of theirs comes to this one, as passkeys do by their maker's cloud."""
        self.cdp.send("WebAuthn.addCredential", {"authenticatorId": self.authenticator, "credential": passkey})

    def asks(self, method: str, path: str, **body: Any) -> Any:
        """What the page itself might ask."""
        options: dict[str, Any] = {"method": method, "headers": {"origin": at_a_name(self.house)}}
        if body:
            options["data"] = body
        return self.page.request.fetch(f"{at_a_name(self.house)}/api{path}", **options)


@contextmanager
def device(browser: Browser, house: Served, lang: str = "de", **options: Any) -> Iterator[Device]:
    """Somebody's, who is nobody yet."""
    locale = {"de": "de-AT", "en": "en-GB"}[lang]
    with opened_page(browser, locale=locale, **options) as (page, complaints):
        cdp = page.context.new_cdp_session(page)
        cdp.send("WebAuthn.enable")
        added = cdp.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        words = catalogue("page", lang) | catalogue("account", lang)
        somebodys = Device(page, house, complaints, words, added["authenticatorId"], cdp)
        yield somebodys
    assert [said.partition("status of ")[2][:3] for said in complaints.said] == ["400"] * somebodys.refusals
