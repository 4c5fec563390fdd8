"""The table in a real browser: a game by finger to its end, and every state of the table fit for everybody."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from table.helpers import submit
from web.late import a_game
from web.looking import LOOKS, violations
from web.serving import Served
from web.sitting import CORNER, WORDS, Sitter, Watcher, opened_page
from weli.table.moves.act import Act
from weli.wire.messages import Refused

pytestmark = pytest.mark.browser

NORTH, EAST, SOUTH, WEST = range(4)


@pytest.mark.slow
def test_a_game_to_the_end(browser: Browser, tmp_path: Path, thorough: bool) -> None:
    """The last deal, and where there is time the whole of it."""
    with a_game(tmp_path, thorough) as (served, table), opened_page(browser) as (page, complaints):
        page.goto(f"{served.address}#/table/{table}")
        page.locator(".hand button").first.wait_for()
        with served.live(table, lang="de") as line:
            view = Sitter(page, Watcher(line)).play_until(lambda view: view["waiting"] == "over")
        sheet = view["sheet"]
        assert sheet["winner"] is not None
        assert max(sheet["totals"].values()) >= 11
        expect(page.get_by_role("button", name=WORDS["result.again"], exact=True)).to_be_visible()
        assert complaints.said == []
        page.goto(served.address)
        ours, theirs = sheet["totals"]["NS"], sheet["totals"]["EW"]
        score = WORDS["game.score"].format(ours=ours, theirs=theirs, target=11).replace("-", "−")  # a true minus
        expect(page.get_by_text(score)).to_be_visible()
        assert complaints.said == []


def test_a_table_is_there_again_after_a_reload(browser: Browser, quiet: Served) -> None:
    with opened_page(browser) as (page, complaints):
        table = quiet.new_table(dealer="E")
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".hand button").first.wait_for()
        hand = page.locator(".hand button").evaluate_all("buttons => buttons.map(button => button.id)")
        page.locator(f"#{hand[0]}").click(position=CORNER)
        page.locator(f"#{hand[0]}").click(position=CORNER)
        expect(page.locator(".hand button")).to_have_count(4)
        before = page.locator("main").inner_text()
        page.reload()
        page.locator(".hand button").first.wait_for()
        assert page.locator("main").inner_text() == before
        assert complaints.said == []


# Every state of the table, for everybody.


def play(_act: Callable[[int, str], None]) -> None:
    """The table as it is dealt."""


def pending_bet(act: Callable[[int, str], None]) -> None:
    act(WEST, "bet gleich hanger")


def show(act: Callable[[int, str], None]) -> None:
    act(EAST, "concede spiel")


def counted(act: Callable[[int, str], None]) -> None:
    act(SOUTH, "concede gleich")
    act(WEST, "concede hanger")
    act(NORTH, "concede spiel")


def table_in(quiet: Served, reach: Callable[[Callable[[int, str], None]], None]) -> str:
    """A new table, brought to a state by all four players."""
    name = quiet.new_table(dealer="E")
    table = quiet.parlour.live(name).table

    def act(seat: int, text: str) -> None:
        answer = submit(table, seat, Act(f"{seat}{text}", table.state.head, text), "de")
        assert not isinstance(answer, Refused), answer

    reach(act)
    return name


@pytest.mark.few(2)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("reach", [play, pending_bet, show, counted])
def test_nothing_stands_in_anybodys_way(
    browser: Browser, quiet: Served, reach: Callable[[Callable[[int, str], None]], None], look: dict[str, Any]
) -> None:
    table = table_in(quiet, reach)
    with opened_page(browser, **look) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        page.locator(".foot").wait_for()
        assert violations(page) == []
        assert complaints.said == []


@pytest.mark.few(1)
@pytest.mark.parametrize("look", LOOKS)
def test_the_sheet_stands_in_nobodys_way(browser: Browser, quiet: Served, look: dict[str, Any]) -> None:
    name = table_in(quiet, counted)
    with opened_page(browser, **look) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{name}")
        page.locator(".foot").wait_for()
        page.keyboard.press("t")
        page.get_by_role("dialog").wait_for()
        assert violations(page) == []
        assert complaints.said == []


@pytest.mark.few(2)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("place", ["", "#/rules", "#/rules/giltspiel/BET"])
def test_the_other_pages_stand_in_nobodys_way(
    browser: Browser, quiet: Served, place: str, look: dict[str, Any]
) -> None:
    quiet.new_table()  # a game waits on the first page
    with opened_page(browser, **look) as (page, complaints):
        page.goto(f"{quiet.address}{place}")
        page.locator("main").wait_for()
        page.wait_for_load_state("networkidle")
        assert violations(page) == []
        assert complaints.said == []
