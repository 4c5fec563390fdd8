"""A damaged table on the page: listed as what it is, with what is left of it; the others are as they were."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from store.damage import write
from table.helpers import SOUTH, must, person_of
from web.looking import violations
from web.serving import AN_HOUR, Served, serving
from web.sitting import WORDS, opened_page
from web.talking import hear
from weli.table.moves.look import acknowledge

UNKNOWN_DATE = "UPDATE table_meta SET created_ms = 9e18 WHERE table_id = '{}'"
LOST_ROW = "DELETE FROM step WHERE table_id = '{0}' AND seq = (SELECT max(seq) - 1 FROM step WHERE table_id = '{0}')"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, AN_HOUR) as running:
        yield running


def played(served: Served) -> str:
    """A table after a whole deal, and some way into the next."""
    table = served.parlour.live(served.new_table(dealer="E", level="lehrbua")).table
    must(table, SOUTH, "concede gleich hanger spiel")
    acknowledge(table, person_of(table), table.state.head)
    must(table, SOUTH, "say have gleich")
    must(table, SOUTH, "say have hanger")
    served.parlour._open.clear()
    return table.name


@pytest.mark.parametrize("damage", [UNKNOWN_DATE, LOST_ROW])
def test_one_damaged_table_leaves_the_list_and_its_own_deals(served: Served, damage: str) -> None:
    """One row with an impossible date, and the list of all tables answered 500."""
    table, whole = played(served), played(served)
    record = served.http.get(f"/api/tables/{table}/record.weli").text
    served.parlour._open.clear()
    write(served.file, damage.format(table))
    lines = {line["table"]: line for line in served.http.get("/api/tables").json()}
    assert "score" in lines[whole]
    assert "score" not in lines[table]
    assert lines[table]["deals"] == 1
    assert served.http.get(f"/api/tables/{table}/record.weli").text == record
    assert served.http.get(f"/api/tables/{table}/deals/1").status_code == 200
    with served.live(table) as line:
        assert hear(line, "refused")["text"].startswith("This table is damaged")


@pytest.mark.browser
def test_a_damaged_game_is_shown_with_what_is_left(browser: Browser, served: Served) -> None:
    table = played(served)
    write(served.file, LOST_ROW.format(table))
    with opened_page(browser, viewport={"width": 360, "height": 640}) as (page, complaints):
        page.goto(served.address)
        damaged = page.locator("section", has=page.get_by_role("heading", name=WORDS["damaged.heading"]))
        expect(damaged.get_by_role("link", name=WORDS["game.record"])).to_be_visible()
        expect(damaged.get_by_role("link", name=WORDS["game.on"])).to_have_count(0)
        assert violations(page) == []
        damaged.get_by_role("link", name=WORDS["game.replay"]).click()
        page.get_by_role("button", name=WORDS["replay.on"]).wait_for()
        page.goto(f"{served.address}#/table/{table}")
        expect(page.get_by_role("alert")).to_contain_text("Dieser Tisch ist beschädigt")
        page.goto(served.address)
        damaged.get_by_role("button", name=WORDS["game.forget"]).click()
        page.get_by_role("button", name=WORDS["game.forget.now"], exact=True).click()
        expect(damaged).to_have_count(0)
        assert served.http.get("/api/tables").json() == []
        assert complaints.said == []
