"""Whoever looks on at a table of others, in a real browser."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from table.helpers import play_on
from web.friends import LAPTOP, Friend, first_trick, friend
from web.guests import OPEN
from web.looking import violations
from web.serving import AN_HOUR, Served, serving
from web.sitting import PHONE, WORDS
from web.walking import SIZES, wrong_at
from weli.core.deal import NOBODY
from weli.table.table import Table

pytestmark = pytest.mark.browser


def test_somebody_looks_on_from_one_chair_after_the_other(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=LAPTOP) as anna, friend(browser, inn, viewport=PHONE) as moidl:
        table = anna.opens("Anna")
        anna.page.get_by_label("1 min später").check(force=True)
        expect(anna.page.locator(".bench")).to_contain_text(WORDS["bench.empty"])
        moidl.comes_to(table)
        expect(anna.page.locator(".bench")).to_contain_text(WORDS["bench.some.one"])
        expect(moidl.page.locator(".bench")).to_contain_text(WORDS["bench.you"])
        expect(moidl.page.locator(".bench")).to_contain_text(WORDS["bench.you.late"].format(time="1 min"))
        assert violations(moidl.page) == violations(anna.page) == []


@pytest.mark.few(0)
def test_whoever_looks_on_sits_behind_one_chair_after_the_other(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=LAPTOP) as anna, friend(browser, inn, viewport=PHONE) as moidl:
        table = anna.has_opened(
            game="giltspiel", rules="fiss", level="stammgast", seat="S", people=["N"], terms={"onlookers": 0}
        )
        anna.tap("door.begin.now")
        moidl.comes_to(table)
        expect(moidl.page.locator(".bench")).to_contain_text(WORDS["bench.you"])
        names = moidl.page.locator(".nameplate .name")
        seen = [names.all_inner_texts()]
        for _ in range(3):
            moidl.tap("bench.turn")
            expect(names).not_to_have_text(seen[-1])
            seen.append(names.all_inner_texts())
        assert len({tuple(each) for each in seen}) == len(seen[0]) == 4
        assert all("Anna" in "".join(each) for each in seen)
        assert moidl.page.locator(".hand").count() == 0
        expect(moidl.page.locator(".title")).to_contain_text("du schaust zu")
        with anna.plays() as south:
            first_trick(south)
        expect(moidl.page.locator(".row li:first-child .card")).to_have_count(4)  # before everybody lies one
        assert [wrong for size in SIZES for wrong in wrong_at(moidl.page, size)] == []


@contextmanager
def at_a_slow_table(browser: Browser, folder: Path) -> Iterator[tuple[Table, Friend]]:
    """A table of Giltspiel at which nobody does anything by themselves, and somebody who may look on."""
    with (
        serving(folder, delays=AN_HOUR, house=OPEN) as inn,
        friend(browser, inn) as anna,
        friend(browser, inn) as moidl,
    ):
        name = anna.has_opened(game="giltspiel", rules="fiss", people=[], terms={"onlookers": 0})
        yield inn.parlour.live(name).table, moidl


@pytest.mark.few(0)
def test_whoever_looks_on_reads_all_of_a_deal_to_its_count(browser: Browser, tmp_path: Path) -> None:
    """The names of both sides beside the stock are long for somebody who sits at neither."""
    found: list[str] = []
    with at_a_slow_table(browser, tmp_path) as (table, moidl):
        steps = play_on(table, random.Random(5))
        for phase in ("play", "show", "done"):
            while table.state.deal.phase() != phase:
                next(steps)
            moidl.page.goto("about:blank")
            moidl.comes_to(table.name)
            moidl.page.locator(".foot").wait_for()
            found += [f"{phase}, {size}: {wrong}" for size in SIZES for wrong in wrong_at(moidl.page, size)]
    assert not found, "\n".join(found)


@pytest.mark.few(0)
def test_on_a_telephone_on_its_side_whoever_looks_on_sees_the_whole_count(browser: Browser, tmp_path: Path) -> None:
    """It was a strip with two of its lines."""
    with at_a_slow_table(browser, tmp_path) as (table, moidl):
        for _ in play_on(table, random.Random(5)):
            if table.state.deal.phase() == "done":
                break
        moidl.page.set_viewport_size({"width": 844, "height": 390})
        moidl.comes_to(table.name)
        lines = moidl.page.locator(".count li")
        expect(lines.nth(3)).to_be_attached()
        for line in lines.all():
            expect(line).to_be_in_viewport(ratio=1)
        assert wrong_at(moidl.page, (844, 390)) == []


@pytest.mark.few(0)
def test_whoever_looks_on_hears_what_the_names_on_a_board_are(browser: Browser, tmp_path: Path) -> None:
    """They stand there alone, once one side has held and only that one may bet more."""
    with at_a_slow_table(browser, tmp_path) as (table, moidl):
        steps = play_on(table, random.Random(5))
        while all(len(board.right) != 1 or board.bet for board in table.view(NOBODY, "de").deal.boards):
            next(steps)
        moidl.comes_to(table.name)
        heard = moidl.page.locator(".plate .heard", has_text=WORDS["plate.next.names"].format(names=""))
        expect(heard.first).to_be_attached()


@pytest.mark.few(0)
def test_whoever_looks_on_at_gaigel_can_read_whose_line_of_the_slate_is_whose(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=LAPTOP) as anna, friend(browser, inn, viewport=LAPTOP) as moidl:
        table = anna.has_opened(game="gaigel", rules="kreuz-4p", people=[], terms={"onlookers": 0})
        moidl.comes_to(table)
        names = moidl.page.locator(".score text")
        expect(names).to_have_count(2)
        heights = names.evaluate_all(
            "all => all.map(each => each.querySelector('tspan').getExtentOfChar(0).height * each.getScreenCTM().d)"
        )
        assert min(heights) > 12, heights


@pytest.mark.few(0)
def test_whoever_looks_on_reads_and_hears_once_how_it_has_ended(browser: Browser, tmp_path: Path) -> None:
    """It stood on the sheet and in the apron, and was read out as well."""
    with at_a_slow_table(browser, tmp_path) as (table, moidl):
        for _ in play_on(table, random.Random(5)):
            pass
        moidl.comes_to(table.name)
        ended = moidl.page.locator(".ending h2").inner_text()
        expect(moidl.page.get_by_text(ended, exact=True)).to_have_count(1)
        moidl.page.locator(".ending .last").click()
        expect(moidl.page.get_by_role("status").get_by_text(ended, exact=True)).to_be_visible()
