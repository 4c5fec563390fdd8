"""People come together at a table in real browsers: one opens it, the others come by the link or by its letters, and they play."""

import random
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from table.helpers import play_on
from web.dealt import Dealt
from web.friends import ENGLISH, LAPTOP, SMALL, first_trick, friend
from web.guests import OPEN, Guest
from web.looking import violations
from web.serving import AN_HOUR, Served, serving
from web.sitting import PHONE, SECOND_THOUGHTS, WORDS, press
from web.walking import SIZES, wrong_at
from weli.core.texts import catalogue
from weli.table.moves.give_up import give_up

pytestmark = pytest.mark.browser

ASKED_AGAIN = 3000
"""In milliseconds: so often a page at the door asks who has come."""

Form = tuple[str, str, dict[str, Any]]
ROUND: list[Form] = [
    ("gaigel", "2p", {}),
    ("giltspiel", "fiss", {}),
    ("perlaggen", "innsbruck-6p", {}),
    ("bieten", "np", {"players": 10}),
]


def first_asked(page: Page, where: str) -> list[Route]:
    """What the page will ask there first: it lies until the test lets it go on."""
    asked: list[Route] = []

    def lies(route: Route) -> None:
        asked.append(route)

    page.route(where, lies, times=1)
    return asked


def test_two_friends_come_together_and_play(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=LAPTOP) as anna, friend(browser, inn, viewport=SMALL) as bertl:
        table = anna.opens("Anna")
        expect(anna.page.locator(".prompt")).to_have_text(WORDS["door.missing"].format(n=3))
        bertl.comes_to(table)
        bertl.sits_at("N", "Bertl")
        expect(anna.chair("N")).to_contain_text("Bertl")
        expect(anna.page.locator(".prompt")).to_have_text(WORDS["door.missing"].format(n=2))
        for seat in "EW":
            anna.tap("chair.computer", anna.chair(seat))
            expect(anna.chair(seat).locator(".empty")).to_have_count(0)
        with anna.plays() as south, bertl.plays() as north:
            first_trick(south, north)
        bertl.page.reload()
        expect(bertl.page.locator(".nameplate", has_text="Anna")).to_be_visible()


def test_somebody_comes_by_the_letters_gets_up_and_finds_the_way_back(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=SMALL) as anna, friend(browser, inn, "en", viewport=LAPTOP) as bertl:
        table = anna.opens("Anna")
        letters = anna.page.locator(".code b").inner_text()
        bertl.page.goto(inn.address)
        bertl.tap("start.friends")
        bertl.page.get_by_label(ENGLISH["join.letters"]).fill(letters.lower())
        bertl.tap("join.go")
        bertl.tap("door.join")
        bertl.is_called("Bertl")
        anna.tap("door.begin.now")
        for each in (anna, bertl):
            each.page.locator(".foot").wait_for()
        bertl.page.locator(".menu").click()
        bertl.tap("menu.leave")
        expect(bertl.page).to_have_url(f"{inn.address}#/")
        on = bertl.page.locator(".slip").get_by_role("link", name=ENGLISH["game.on"])
        expect(on).to_have_attribute("href", f"#/table/{table}")
        on.click()
        bertl.page.locator(".foot").wait_for()
        said = bertl.page.locator(".now")
        expect(said).to_contain_text(ENGLISH["absent.you.waiting"])
        expect(bertl.page.locator(".foot .marks")).to_contain_text(ENGLISH["absent.you.waiting"])  # nobody's own name


def test_whoever_is_not_there_is_played_for_until_they_come_back(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=SMALL) as anna, friend(browser, inn, "en", viewport=LAPTOP) as bertl:
        anna.page.clock.install()
        table = anna.has_opened(game="gaigel", rules="2p", dealer="A")
        bertl.joins(table, "B", "Bertl")
        bertl.page.locator(".foot").wait_for()
        bertl.gets_up()
        expect(anna.page.locator(".now")).to_contain_text(WORDS["absent"].format(name="Bertl"))
        said = bertl.page.locator(".now")
        expect(said).to_contain_text(ENGLISH["absent.you.waiting"])
        anna.press("chair.hand_over")
        anna.page.clock.fast_forward(SECOND_THOUGHTS)
        expect(said).to_contain_text(ENGLISH["absent.you"])
        expect(anna.page.get_by_text(WORDS["unsaid"])).to_have_count(0)
        bertl.press("chair.come_back")
        expect(said).not_to_contain_text(ENGLISH["absent.you"])


@pytest.mark.few(0)
def test_whoever_is_there_and_lets_the_table_wait_is_nudged_and_played_for(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path, replace(AN_HOUR, nudge=0.01, idle=0.02), house=OPEN) as inn,
        friend(browser, inn, viewport=SMALL) as anna,
        friend(browser, inn, "en", viewport=LAPTOP) as bertl,
    ):
        bertl.joins(anna.has_opened(game="gaigel", rules="2p", dealer="B"), "B", "Bertl")
        press(bertl.page, "chair.nudge", {"chair.nudge": ENGLISH["chair.nudge"].format(name="Anna")})
        expect(anna.page.locator(".bubble").filter(has_text=WORDS["call.nudged"])).to_be_visible()
        expect(bertl.page.locator(".now")).to_contain_text(ENGLISH["absent.idle"].format(name="Anna"))
        bertl.press("chair.hand_over")
        bertl.page.keyboard.press("Enter")
        expect(anna.page.locator(".now")).to_contain_text(WORDS["absent.you"])
        anna.press("chair.come_back")
        expect(anna.page.locator(".now")).not_to_contain_text(WORDS["absent.you"])


@pytest.mark.few(0)
def test_no_word_moves_once_somebody_may_be_reminded(browser: Browser, tmp_path: Path) -> None:
    """What gives something up stood where betting had been a moment before."""
    places = []
    for nudge in (3600.0, 0.0):
        (tmp_path / str(nudge)).mkdir()
        with (
            serving(tmp_path / str(nudge), replace(AN_HOUR, nudge=nudge), house=OPEN) as inn,
            friend(browser, inn, viewport=SMALL) as anna,
            ExitStack() as lines,
        ):
            table, bertl = (
                anna.has_opened(game="giltspiel", rules="fiss", people=["N"], dealer="W"),
                Guest(inn, "Bertl"),
            )
            bertl.sits(table, "N", "Bertl")
            lines.enter_context(bertl.line(table, "N"))
            there = inn.parlour.live(table).table
            steps = play_on(there, random.Random(1))
            while there.state.deal.phase() != "play":
                next(steps)
            assert there.state.deal.turn() == there.state.seating.seat_names().index("N")
            anna.comes_to(table)
            bets = anna.page.get_by_role("button", name=WORDS["bar.bet"], exact=True)
            bets.wait_for()
            reminding = anna.page.get_by_role("button", name=WORDS["chair.nudge"].format(name="Bertl"))
            expect(reminding).to_have_count(0 if nudge else 1)
            places.append(bets.bounding_box())
    assert places[0] == places[1]


@pytest.mark.few(0)
def test_a_bar_with_a_long_name_in_it_is_never_cut_beside_the_talk(browser: Browser, tmp_path: Path) -> None:
    """The apron ended where the table does, with wood left over below the talk, and the name stood in three pieces of a narrow tag."""
    names = {"E": "Wolfgang-Amadeus Huber 2", "N": "Bertl", "W": "Annemarie-Kunigunde von"}
    with (
        serving(tmp_path, replace(AN_HOUR, nudge=0.0), house=OPEN) as inn,
        friend(browser, inn, viewport={"width": 1366, "height": 768}) as anna,
        ExitStack() as lines,
    ):
        table = anna.has_opened(game="gaigel", rules="kreuz-4p", dealer="S", terms={"signs": "gaze", "chat": True})
        for seat, name in names.items():
            guest = Guest(inn, name)
            guest.sits(table, seat, name)
            lines.enter_context(guest.line(table, seat))
        there = inn.parlour.live(table).table
        steps = play_on(there, random.Random(1))
        while there.state.deal.phase() != "play":
            next(steps)
        anna.comes_to(table)
        asked = names[there.state.seating.seat_names()[there.state.deal.turn()]]
        anna.page.get_by_role("button", name=WORDS["chair.nudge"].format(name=asked)).wait_for()
        for size in ((1366, 768), (1024, 768), (844, 390), (390, 844), (360, 740)):
            assert [wrong for wrong in wrong_at(anna.page, size) if "offer" in wrong] == [], size


@pytest.mark.few(0)
def test_where_friends_have_days_each_page_says_how_long_it_waits(browser: Browser, inn: Served) -> None:
    three, left = WORDS["door.clock.days"].format(n=3), WORDS["clock.days"].format(n=3)
    with friend(browser, inn, viewport=SMALL) as anna, friend(browser, inn, viewport=SMALL) as bertl:
        table = anna.has_opened(game="gaigel", rules="2p", dealer="B")
        anna.page.get_by_label(three, exact=True).check(force=True)
        expect(anna.page.locator(".way.holds", has_text=three)).to_be_visible()
        bertl.joins(table, "B", "Bertl")
        for each in (anna, bertl):
            expect(each.page.locator(".now p")).to_contain_text(left)
        expect(anna.page.locator(".now .clock")).to_have_attribute("aria-label", left)
        assert violations(anna.page) == []
        for each, turn in ((anna, WORDS["waiting.yours"]), (bertl, WORDS["waiting.others.one"].format(names="Anna"))):
            each.page.goto(inn.address)
            expect(each.page.locator(".slip h2")).to_contain_text(f"{turn}, {left}")


def test_a_friend_who_comes_late_plays_on_for_a_computer(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path, AN_HOUR, house=OPEN) as inn,
        friend(browser, inn, viewport=SMALL) as anna,
        friend(browser, inn, "en", viewport=LAPTOP) as bertl,
    ):
        bertl.page.clock.install()
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=[], dealer="E")
        anna.page.locator(".menu").click()
        anna.tap("menu.invite")
        expect(anna.page.locator(".invite .code b")).to_have_text(inn.parlour.store.people.code(table))
        anna.page.keyboard.press("Escape")
        bertl.comes_to(table)
        bertl.tap("door.join")
        bertl.is_called("Bertl")
        expect(bertl.page.get_by_role("status")).to_have_text(ENGLISH["door.promised"])
        anna.press("bar.wish.let_in.yes")
        expect(anna.page.get_by_text("Bertl").first).to_be_visible()
        bertl.page.clock.fast_forward(ASKED_AGAIN)
        expect(bertl.page.locator(".hand .card")).to_have_count(5)


@pytest.mark.parametrize("later", [0, 60])
def test_whoever_only_looked_on_and_is_let_in_sits_there(browser: Browser, tmp_path: Path, later: int) -> None:
    """The button was dead for whom the house did not know; and whose line had been opened before it knew them stayed beside the table."""
    with (
        serving(tmp_path, AN_HOUR, house=OPEN) as inn,
        friend(browser, inn, viewport=SMALL) as anna,
        friend(browser, inn, viewport=LAPTOP) as bertl,
    ):
        terms = {"onlookers": later}
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=[], dealer="E", terms=terms)
        bertl.comes_to(table)
        bertl.tap("door.join")
        expect(bertl.page.get_by_role("dialog").get_by_role("button", name=WORDS["chair.sit"])).to_be_visible()
        bertl.is_called("Bertl")
        expect(bertl.page.get_by_role("status").filter(has_text=WORDS["door.promised"])).to_be_visible()
        anna.press("bar.wish.let_in.yes")
        expect(bertl.page.locator(".hand .card")).to_have_count(5)


@pytest.mark.few(0)
def test_whoever_has_got_up_reads_that_and_is_asked_nothing(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=SMALL) as anna, friend(browser, inn, "en", viewport=LAPTOP) as bertl:
        table = anna.has_opened(game="bieten", rules="np", options={"players": 2}, dealer="B")
        bertl.joins(table, "B", "Bertl")
        bertl.page.locator(".foot").wait_for()
        at = Dealt(table, inn.parlour.live(table).table)
        at.act("A cut 4", "A stop", "A bet spiel")
        bertl.page.reload()
        bertl.page.locator(".front").wait_for()
        bertl.gets_up()
        expect(bertl.page.locator(".front")).to_have_count(0)
        expect(bertl.page.locator(".now p")).to_have_text(ENGLISH["absent.you.waiting"])
        expect(bertl.page.locator(".bar button")).to_have_text([ENGLISH["chair.come_back"]])
        bertl.press("chair.come_back")
        bertl.page.locator(".front").wait_for()
        next(_ for _ in play_on(at.table, random.Random(1)) if at.table.state.waiting(1) == "next_deal")
        bertl.page.reload()
        bertl.page.locator(".foot .ways").wait_for()
        bertl.gets_up()
        expect(bertl.page.locator(".foot .ways")).to_have_count(0)
        bertl.press("chair.come_back")
        bertl.page.locator(".foot .ways").wait_for()


def test_two_chairs_that_are_tapped_faster_than_the_house_answers_are_both_taken(browser: Browser, inn: Served) -> None:
    """The second tap was dropped: what the first brought stood there already, for it comes over the line."""
    with friend(browser, inn, viewport=LAPTOP) as anna:
        anna.opens("Anna")
        asked = first_asked(anna.page, "**/seats/E?*")
        for seat in "EEW":
            anna.tap("chair.computer", anna.chair(seat))
        asked[0].continue_()
        for seat in "EW":
            expect(anna.chair(seat)).to_have_attribute("data-sits", "computer")


@pytest.mark.few(0)
def test_whoever_agrees_on_several_things_at_once_gets_them_all(browser: Browser, inn: Served) -> None:
    """Faster than the house answers, who lets the first one wait until the last was said."""
    with friend(browser, inn, viewport=LAPTOP) as anna, friend(browser, inn, viewport=SMALL) as bertl:
        table = anna.opens("Anna")
        asked = first_asked(anna.page, "**/terms?*")
        agreed = ("nach Blick", "ja", "mit Stimme und Bild", "5 min später")
        for way in agreed:
            anna.page.get_by_label(way, exact=True).check(force=True)
        expect(anna.page.locator(".way.holds", has_text="5 min später")).to_be_visible()  # before the house has said so
        asked[0].continue_()
        bertl.comes_to(table)
        for way in agreed:
            expect(bertl.page.locator(".way.holds").get_by_text(way, exact=True)).to_be_visible()
        anna.page.goto(inn.address)
        anna.tap("start.friends")
        anna.tap("start.friends.open")
        expect(anna.page.locator(".door .invite")).to_be_visible()
        for way in agreed[1:]:  # as it was agreed last
            expect(anna.page.locator(".way.holds").get_by_text(way, exact=True)).to_be_visible()


@pytest.mark.few(0)
def test_only_what_can_happen_at_a_table_is_agreed_on_at_its_door(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=PHONE) as anna:
        labels = anna.page.locator(".squared .line b")
        anna.has_opened(game="gaigel", rules="2p")
        expect(labels.get_by_text(WORDS["door.chat"])).to_be_visible()
        expect(labels.get_by_text(WORDS["door.signs"])).to_have_count(0)


@pytest.mark.few(0)
def test_words_of_the_door_are_there_though_the_language_changes_as_it_opens(browser: Browser, inn: Served) -> None:
    """Gaigel speaks as in Swabia; the words of the door that had come in between went, and the slip with what is agreed broke."""
    held: list[Route] = []

    def lies(route: Route) -> None:
        held.append(route)

    with friend(browser, inn, viewport=PHONE) as anna:
        anna.page.route("**/api/texts/de-swabia", lies)
        anna.has_opened(game="gaigel", rules="2p")
        said = anna.page.locator(".squared")
        said.get_by_text(WORDS["door.chat"]).wait_for()
        with anna.page.expect_response("**/api/texts/de-swabia/door") as words:
            held[0].continue_()
        words.value.finished()
        expect(said.get_by_text(WORDS["door.chat"])).to_be_visible()
        expect(said).not_to_contain_text("door.")


@pytest.mark.few(0)
def test_letters_that_lead_nowhere_are_said_where_they_were_typed(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, "en", viewport=SMALL) as bertl:
        bertl.page.goto(inn.address)
        bertl.tap("start.friends")
        bertl.page.get_by_label(ENGLISH["join.letters"]).fill("nrqcgkhx")
        bertl.tap("join.go")
        said = bertl.page.locator(".join form").first.get_by_role("alert")
        expect(said).to_have_text(catalogue("table", "en")["refused.table-code"])
        bertl.complaints.said.pop()  # the browser writes down that there is no such table


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("form", ROUND, ids=[rules for _, rules, _ in ROUND])
def test_at_the_door_everything_can_be_read_and_hit(browser: Browser, inn: Served, form: Form, lang: str) -> None:
    game, rules, options = form
    looks: dict[str, Any] = {"color_scheme": "dark"} if lang == "en" else {}
    found: list[str] = []
    with friend(browser, inn, lang, **looks) as anna, friend(browser, inn, lang, **looks) as bertl:
        table = anna.has_opened(game=game, rules=rules, options=options)
        bertl.comes_to(table)
        for each in (anna, bertl):
            each.page.locator(".papers").wait_for()
            for size in SIZES:
                found += [f"{size[0]}x{size[1]}: {wrong}" for wrong in wrong_at(each.page, size)]
    assert not found, "\n".join(found)


@pytest.mark.few(0)
def test_whoever_plays_on_from_another_device_finds_a_door_at_the_first(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=SMALL) as anna, friend(browser, inn, viewport=LAPTOP) as again:
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["S"], terms={"onlookers": 0})
        expect(anna.page.locator(".hand .card").first).to_be_visible()
        headers, house = {"origin": inn.origin}, f"{inn.address}api/me"
        code = anna.page.request.post(f"{house}/code", headers=headers).json()["code"]
        assert again.page.request.post(f"{house}/return", headers=headers, data={"code": code}).ok
        again.comes_to(table)
        expect(again.page.locator(".hand .card").first).to_be_visible()
        expect(anna.page.locator(".door .apron")).to_be_visible()
        expect(anna.page.get_by_role("button", name=WORDS["door.look_on"])).to_be_visible()


@pytest.mark.few(0)
def test_nobody_clears_a_table_away_without_knowing_who_plays_there(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=PHONE) as anna, friend(browser, inn, viewport=LAPTOP) as bertl:
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E")
        bertl.joins(table, "N", "Bertl")
        expect(bertl.page.locator(".foot")).to_be_visible()
        anna.page.goto(inn.address)
        anna.page.locator(".slip").first.get_by_role("button", name=WORDS["game.more"].format(game="Giltspiel")).click()
        anna.page.get_by_role("dialog").get_by_role("button", name=WORDS["game.forget"], exact=True).click()
        expect(anna.page.get_by_role("dialog").last).to_contain_text(WORDS["game.forget.others"].format(names="Bertl"))
        assert violations(anna.page) == []
        anna.page.get_by_role("button", name=WORDS["game.forget.now"], exact=True).click()
        told = catalogue("table", "de")["table.cleared-away"]
        expect(bertl.page.get_by_role("alert")).to_have_text(told)
        expect(bertl.page.locator("main").get_by_role("link", name=WORDS["home"])).to_be_visible()
        assert all(
            "404" in said for said in bertl.complaints.said
        )  # the browser writes down that there is no door any more
        bertl.complaints.said.clear()


@pytest.mark.few(0)
def test_who_has_not_gone_on_yet_reads_that_the_others_have_and_comes_along_with_a_tap(
    browser: Browser, inn: Served
) -> None:
    with friend(browser, inn, viewport=SMALL) as anna, friend(browser, inn, "en", viewport=LAPTOP) as bertl:
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E")
        bertl.joins(table, "N", "Bertl")
        expect(bertl.page.locator(".foot")).to_be_visible()
        for seat in (2, 0):
            give_up(inn.parlour.live(table).table, seat)
        for each in (anna, bertl):
            each.page.reload()
            expect(each.page.get_by_role("button", name=each.words["result.again"])).to_be_visible()
        anna.tap("result.again")
        expect(bertl.page.locator(".ways.first")).to_contain_text(ENGLISH["status.goes_on"])
        assert violations(bertl.page) == []
        assert not [wrong for size in SIZES for wrong in wrong_at(bertl.page, size)]
        bertl.page.get_by_role("link", name=ENGLISH["result.along"]).click()
        expect(bertl.page.locator(".nameplate", has_text="Anna")).to_be_visible()
        assert bertl.table == anna.table != table
