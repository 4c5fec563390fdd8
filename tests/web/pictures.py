"""The pictures of the documentation, taken anew from the page as it is: `make pictures`."""

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_urlsafe
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Page, sync_playwright

from table.forms import setup_for
from table.helpers import own_view, play_on
from web.at_table.test_answers import bet_on
from web.at_table.test_bieten import asked
from web.at_table.test_count import bet_without_a_hanger
from web.at_table.test_perlaggen import to_name
from web.at_table.test_won import FORMS, open_at, played
from web.dealt import go_to
from web.serving import AN_HOUR, Served, serving
from web.sitting import launched, opened_page
from web.talking import say
from weli.wire.seats import Person
from weli.wire.terms import Terms

LAPTOP, TABLET, PHONE, ON_ITS_SIDE = (1280, 800), (768, 1024), (390, 844), (844, 390)
EVENING: dict[str, Any] = {"color_scheme": "dark"}
QUALITY = 78
MOST_TRIED = 200
FRIENDS = ("Moidl", "Hias", "Rosa", "Luis")


@dataclass(frozen=True)
class Picture:
    name: str
    show: Callable[[Page, Served], None]
    size: tuple[int, int] = LAPTOP
    looks: dict[str, Any] = field(default_factory=dict)


def in_the_middle_of_it(served: Served) -> str:
    """A game of Giltspiel in which one is about to play one's third card of a deal, and somebody has bet before."""
    for seed in range(MOST_TRIED):
        name = served.new_table(game="giltspiel", rules="fiss", dealer="E")
        table = served.parlour.live(name).table
        for _ in play_on(table, random.Random(seed)):
            view = own_view(table)
            plays = view.question.yours and view.question.kind in ("lead", "follow")
            bet = any(board.value != "1" for board in view.deal.boards)
            if view.deal.number > 1 and plays and bet and len(view.deal.hand) == 3:
                return name
    raise LookupError(name)


def a_table(page: Page, served: Served) -> None:
    open_at(page, served, in_the_middle_of_it(served))


def a_bet(page: Page, served: Served) -> None:
    go_to(page, served, bet_on(served))
    page.locator(".front").wait_for()


def a_bet_among_five(page: Page, served: Served) -> None:
    go_to(page, served, asked(served))
    page.locator(".front").wait_for()


def an_end(page: Page, served: Served) -> None:
    open_at(page, served, played(served, FORMS[1]))
    page.locator(".ending h2").wait_for()


def waiting_games(page: Page, served: Served) -> None:
    in_the_middle_of_it(served)
    played(served, FORMS[4])
    page.goto(served.address)
    page.locator("h1").first.wait_for()


def a_name(page: Page, served: Served) -> None:
    go_to(page, served, to_name(served))
    page.locator("#hand-L7").press("Enter")
    page.get_by_role("dialog").wait_for()


def a_replay(page: Page, served: Served) -> None:
    page.goto(f"{served.address}#/replay/{played(served, FORMS[0])}/1")
    page.locator(".groove").wait_for()


def a_count(page: Page, served: Served) -> None:
    go_to(page, served, bet_without_a_hanger(served))
    page.locator(".count").wait_for()


def a_menu(page: Page, served: Served) -> None:
    a_table(page, served)
    page.keyboard.press("m")
    page.locator("dialog").wait_for()


def a_talk(page: Page, served: Served) -> None:
    """One has written, and somebody has answered: beside a wide table it stands there, on a telephone on its sheet."""
    setup = setup_for("giltspiel", "fiss")
    people = {seat: Person(name, name.lower()) for seat, name in zip(setup.seats, FRIENDS, strict=True)}
    name = token_urlsafe(16)
    with served.store() as store:
        store.open_table(name, replace(setup, seats=people, terms=Terms(chat=True)), 1_000)
    page.goto(f"{served.address}#/table/{name}")
    page.locator(".hand").wait_for()
    with served.live(name, seat="S") as south, served.live(name, seat="N") as north:
        say(north, t="write", text="Wer gibt aus?", key="ask")
        page.locator(".bubble:not(.unlaid)").first.wait_for()
        say(south, t="write", text="Der Verlierer, wie immer.", key="answer")
        page.locator(".bubble:not(.unlaid)").nth(1).wait_for()
    if page.locator(".chat-button").count():
        page.locator(".chat-button").click()
        page.get_by_role("dialog").wait_for()


PICTURES = [
    Picture("table", a_table),
    Picture("evening", a_table, looks=EVENING),
    Picture("tablet", a_table, TABLET),
    Picture("phone", a_table, PHONE),
    Picture("bet", a_bet),
    Picture("bet-phone", a_bet, PHONE),
    Picture("bet-five", a_bet_among_five),
    Picture("won", an_end),
    Picture("won-phone", an_end, PHONE),
    Picture("won-evening", an_end, looks=EVENING),
    Picture("start", waiting_games),
    Picture("start-phone", waiting_games, PHONE),
    Picture("naming", a_name),
    Picture("naming-phone", a_name, PHONE),
    Picture("replay", a_replay),
    Picture("replay-tablet", a_replay, TABLET),
    Picture("menu", a_menu),
    Picture("menu-phone", a_menu, PHONE),
    Picture("bet-five-phone", a_bet_among_five, PHONE),
    Picture("naming-evening", a_name, looks=EVENING),
    Picture("talk", a_talk),
    Picture("talk-phone", a_talk, PHONE),
    Picture("start-on-its-side", waiting_games, ON_ITS_SIDE),
    Picture("bet-on-its-side", a_bet, ON_ITS_SIDE),
    Picture("count-on-its-side", a_count, ON_ITS_SIDE),
    Picture("start-evening", waiting_games, looks=EVENING),
]


def main(folder: Path) -> None:
    """Each in a house of its own, so that none shows what another has left there."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for picture in PICTURES:
            width, height = picture.size
            with TemporaryDirectory() as house, serving(Path(house), delays=AN_HOUR, seed=7) as served:
                window = {"viewport": {"width": width, "height": height}}
                with opened_page(browser, **window, **picture.looks) as (page, _):
                    picture.show(page, served)
                    page.wait_for_load_state("networkidle")
                    page.screenshot(path=folder / f"{picture.name}.jpg", type="jpeg", quality=QUALITY)
            print(picture.name)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
