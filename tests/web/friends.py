"""Somebody with a browser of their own, who comes to a table that others come to as well."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from playwright.sync_api import Browser, Locator, Page, expect

from web.lending import Complaints
from web.serving import Served
from web.sitting import WORDS, Sitter, Watcher, opened_page, press
from weli.core.texts import SPOKEN_LATER, together

SMALL = {"width": 360, "height": 640}
LAPTOP = {"width": 1280, "height": 800}
ENGLISH = together(("page", *SPOKEN_LATER), "en")


class Friend:
    """Somebody with a browser of their own."""

    def __init__(self, page: Page, inn: Served, complaints: Complaints, words: dict[str, str]) -> None:
        self.page = page
        self.inn = inn
        self.complaints = complaints
        self.words = words

    def tap(self, key: str, within: Locator | None = None) -> None:
        (within or self.page).get_by_role("button", name=self.words[key]).first.click()

    def press(self, key: str) -> None:
        """A button of the bar, by its number."""
        press(self.page, key, self.words)

    def is_called(self, name: str) -> None:
        """Says who they are, once they are asked."""
        self.page.locator("dialog input[autocomplete=nickname]").fill(name)
        self.page.keyboard.press("Enter")
        expect(self.page.locator("dialog")).to_have_count(0)

    def opens(self, name: str) -> str:
        """A table to friends; its name."""
        self.page.goto(self.inn.address)
        self.page.locator("label", has_text=self.words["level.stammgast"]).first.click()
        self.tap("start.friends")
        self.is_called(name)
        self.page.locator(".door .invite").wait_for()
        return self.table

    def has_opened(self, **wanted: object) -> str:
        """The same without a hand on the page, of any game; they sit at its first place."""
        ask = self.page.request
        headers = {"origin": self.inn.origin}
        ask.post(f"{self.inn.address}api/me", headers=headers, data={"name": "Anna", "face": "vroni"})
        form = next(
            each
            for game in ask.get(f"{self.inn.address}api/games").json()
            for each in game["presets"]
            if (game["game"], each["rules"]) == (wanted["game"], wanted["rules"])
        )
        players = cast("dict[str, int]", wanted.get("options", {})).get("players", form["players"])
        seats = form["seats"] if players == form["players"] else [chr(ord("A") + i) for i in range(players)]
        own = wanted.get("seat", form["seat"] if form["seat"] in seats else seats[0])
        opened = {"name": "Anna", "face": "vroni", "seat": own, "people": [each for each in seats if each != own]}
        answer = ask.post(f"{self.inn.address}api/tables", headers=headers, data={**opened, **wanted})
        assert answer.status == 201, answer.text()
        table = str(answer.json()["table"])
        self.comes_to(table)
        return table

    def comes_to(self, table: str) -> None:
        self.page.goto(f"{self.inn.address}#/table/{table}")
        self.page.locator(".door, .foot").first.wait_for()

    def joins(self, table: str, seat: str, name: str) -> None:
        self.comes_to(table)
        self._takes(seat, name)

    def sits_at(self, seat: str, name: str) -> None:
        """At the door that they are at; others are still missing."""
        self._takes(seat, name)
        expect(self.chair(seat)).to_contain_text(name)

    def _takes(self, seat: str, name: str) -> None:
        self.tap("chair.sit", self.chair(seat))
        self.is_called(name)

    def gets_up(self) -> None:
        """And looks on at the table for what becomes of it."""
        table = self.table
        self.page.locator(".menu").click()
        self.tap("menu.leave")
        expect(self.page).to_have_url(f"{self.inn.address}#/")
        self.comes_to(table)

    def chair(self, seat: str) -> Locator:
        return self.page.locator(f".chair[data-seat={seat}]")

    @property
    def table(self) -> str:
        return str(self.page.evaluate("decodeURIComponent(location.hash.split('/')[2])"))

    @contextmanager
    def plays(self) -> Iterator[Sitter]:
        """Their hands, guided by a second line of theirs."""
        cookies = "; ".join(f"{each['name']}={each['value']}" for each in self.page.context.cookies())
        lang = str(self.page.evaluate("document.documentElement.lang"))
        with self.inn.live(self.table, lang, additional_headers={"cookie": cookies}) as line:
            yield Sitter(self.page, Watcher(line))


@contextmanager
def friend(browser: Browser, inn: Served, lang: str = "de", **options: Any) -> Iterator[Friend]:
    locale = {"de": "de-AT", "en": "en-GB"}[lang]
    with opened_page(browser, locale=locale, **options) as (page, complaints):
        yield Friend(page, inn, complaints, {"de": WORDS, "en": ENGLISH}[lang])
        # The browser writes down, too, that the door of a table is closed to strangers; and once the page closes, what it was fetching.
        assert complaints.said == [], complaints.said


def first_trick(*people: Sitter) -> None:
    """They play until it lies there whole, or a second one is begun."""

    def done(view: dict[str, Any]) -> bool:
        trick = view["deal"]["trick"]
        return trick is not None and (trick["winner"] is not None or trick["number"] > 1)

    while not any(done(each.move()) for each in people):
        pass
