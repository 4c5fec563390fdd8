"""People come together at a table in real browsers: one opens it, the others come by the link or by its letters, and they play."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, WebSocketRoute, expect

from table.helpers import play_on
from web.guests import OPEN, Guest
from web.looking import violations
from web.serving import AN_HOUR, Served, serving
from web.sitting import CORNER, PHONE, Complaints, Sitter, Watcher, opened_page, press
from web.talking import say
from web.walking import SIZES, wrong_at
from weli.core.texts import catalogue
from weli.web.house import House

pytestmark = pytest.mark.browser

Form = tuple[str, str, dict[str, Any]]
ROUND: list[Form] = [
    ("gaigel", "2p", {}),
    ("giltspiel", "fiss", {}),
    ("perlaggen", "innsbruck-6p", {}),
    ("bieten", "np", {"players": 10}),
]
SMALL = {"width": 360, "height": 640}
WORDS, ENGLISH = ({**catalogue("page", lang), **catalogue("door", lang)} for lang in ("de", "en"))
LAPTOP = {"width": 1280, "height": 800}


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house that others reach, and in which everybody is known by a cookie alone."""
    house = House(open_to_others=True, guests_may_open=True, address="http://192.168.1.23:8410", limits=())
    with serving(tmp_path_factory.mktemp("inn"), house=house) as served:
        yield served


class Friend:
    """Somebody with a browser of their own."""

    def __init__(self, page: Page, inn: Served, complaints: Complaints, words: dict[str, str]) -> None:
        self.page = page
        self.inn = inn
        self.complaints = complaints
        self.words = words

    def tap(self, key: str, within: Locator | None = None) -> None:
        (within or self.page).get_by_role("button", name=self.words[key]).first.click()

    def is_called(self, name: str) -> None:
        """Says who they are, once they are asked."""
        self.page.locator("dialog input[type=text]").fill(name)
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

    def sits_at(self, seat: str, name: str) -> None:
        self.tap("chair.sit", self.chair(seat))
        self.is_called(name)
        expect(self.chair(seat)).to_contain_text(name)

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
    with opened_page(browser, inn.origin, locale=locale, **options) as (page, complaints):
        yield Friend(page, inn, complaints, {"de": WORDS, "en": ENGLISH}[lang])
    # That the door of a table is closed to strangers, the browser writes down as well.
    assert complaints.said == []


def first_trick(*people: Sitter) -> None:
    """They play until it lies there whole, or a second one is begun."""

    def done(view: dict[str, Any]) -> bool:
        trick = view["deal"]["trick"]
        return trick is not None and (trick["winner"] is not None or trick["number"] > 1)

    while not any(done(each.move()) for each in people):
        pass


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


def test_somebody_gets_up_the_computer_plays_and_they_come_back(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=SMALL) as anna, friend(browser, inn, "en", viewport=LAPTOP) as bertl:
        table = anna.opens("Anna")
        letters = anna.page.locator(".code b").inner_text()
        bertl.page.goto(inn.address)
        bertl.page.locator(".join summary").click()
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
        expect(bertl.page.locator(".slip .button.main")).to_have_attribute("href", f"#/table/{table}")
        bertl.page.locator(".slip .button.main").click()
        bertl.page.locator(".foot").wait_for()
        said = bertl.page.locator(".now")
        expect(said).to_contain_text(ENGLISH["absent.you.waiting"])
        expect(bertl.page.locator(".foot .marks")).to_contain_text(ENGLISH["absent.you.waiting"])  # nobody's own name
        hand_over = anna.page.get_by_role("button", name=WORDS["chair.hand_over"])
        with anna.plays() as south:
            while not hand_over.count():
                south.move()
        expect(anna.page.locator(".now")).to_contain_text(WORDS["absent"].format(name="Bertl"))
        press(anna.page, "chair.hand_over")
        press(anna.page, "absent.sure")
        expect(said).to_contain_text(ENGLISH["absent.you"])
        bertl.tap("chair.come_back")
        expect(said).not_to_contain_text(ENGLISH["absent.you"])


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


def test_whoever_agrees_on_several_things_at_once_gets_them_all(browser: Browser, inn: Served) -> None:
    """Faster than the house answers, who lets the first one wait until the last was said."""
    with friend(browser, inn, viewport=LAPTOP) as anna, friend(browser, inn, viewport=SMALL) as bertl:
        table = anna.opens("Anna")
        asked: list[Route] = []

        def lies(route: Route) -> None:
            asked.append(route)

        anna.page.route("**/terms?*", lies, times=1)
        for way in ("nach Blick", "ja", "5 min später"):
            anna.page.get_by_label(way, exact=True).check(force=True)
        expect(anna.page.locator(".way.holds", has_text="5 min später")).to_be_visible()  # before the house has said so
        asked[0].continue_()
        bertl.comes_to(table)
        for way in ("nach Blick", "ja", "5 min später"):
            expect(bertl.page.locator(".way.holds").get_by_text(way, exact=True)).to_be_visible()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_whoever_talks_looks_and_writes_reads_what_is_asked_on_every_telephone(
    browser: Browser, inn: Served, lang: str
) -> None:
    """Three buttons, a clock and their own mark stood beside it, and left it a letter a line."""
    terms = {"clock": {"decision": 600, "bank": 0}, "signs": "gaze", "chat": True}
    with friend(browser, inn, lang, viewport=SMALL) as anna:
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N", "E"], dealer="E", terms=terms)
        bertl, magdalena = Guest(inn), Guest(inn)
        bertl.sits(table, "N", "Bertl")
        magdalena.sits(table, "E", "Magdalena")
        marks = anna.page.locator(".foot .marks")
        with anna.plays() as south, bertl.line(table) as north:
            say(south.watcher.line, t="act", key="bet", on=south.watcher.newest()["number"], act="bet gleich")
            expect(marks).to_be_visible()
            say(north, t="send_away", whom="E")
            asked = anna.words["status.wish.send_away"].format(name="Bertl", whom="Magdalena")
            expect(anna.page.locator(".now")).to_contain_text(asked)
            expect(anna.page.locator(".talking button")).to_have_count(3)
            found = [(size, wrong) for size in [*SIZES, (390, 844)] for wrong in wrong_at(anna.page, size)]
    assert not found, found


def test_a_card_that_is_stepped_to_does_not_push_the_fan_away(browser: Browser, quiet: Served) -> None:
    table = quiet.new_table(dealer="E")
    with opened_page(browser, quiet.origin, viewport=PHONE) as (page, complaints):
        page.goto(f"{quiet.address}#/table/{table}")
        cards = page.locator(".hand button")
        expect(cards).to_have_count(5)
        places = [cards.nth(each).bounding_box() for each in range(5)]
        for each in range(5):
            cards.nth(each).focus()
            cards.nth(each).evaluate("card => card.scrollIntoView({ block: 'end' })")
        assert [cards.nth(each).bounding_box() for each in range(5)] == places
        assert complaints.said == []


def test_letters_that_lead_nowhere_are_said_where_they_were_typed(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, "en", viewport=SMALL) as bertl:
        bertl.page.goto(inn.address)
        bertl.page.locator(".join summary").click()
        bertl.page.get_by_label(ENGLISH["join.letters"]).fill("nrqcgkhx")
        bertl.tap("join.go")
        said = bertl.page.locator(".join form").first.get_by_role("alert")
        expect(said).to_have_text(catalogue("table", "en")["refused.table-code"])
        bertl.complaints.said.pop()  # the browser writes down that there is no such table


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


def test_whoever_looks_on_reads_all_of_a_deal_to_its_count(browser: Browser, tmp_path: Path) -> None:
    """The names of both sides beside the stock are long for somebody who sits at neither."""
    found: list[str] = []
    with (
        serving(tmp_path, delays=AN_HOUR, house=OPEN) as inn,
        friend(browser, inn) as anna,
        friend(browser, inn) as moidl,
    ):
        name = anna.has_opened(game="giltspiel", rules="fiss", people=[], terms={"onlookers": 0})
        table = inn.parlour.live(name).table
        steps = play_on(table, random.Random(5))
        for phase in ("play", "show", "done"):
            while table.state.deal.phase() != phase:
                next(steps)
            moidl.page.goto("about:blank")
            moidl.comes_to(name)
            moidl.page.locator(".foot").wait_for()
            found += [f"{phase}, {size}: {wrong}" for size in SIZES for wrong in wrong_at(moidl.page, size)]
    assert not found, "\n".join(found)


def test_the_table_can_be_seen_while_its_house_is_silent(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=SMALL) as anna:
        lines: list[WebSocketRoute] = []

        def line(route: WebSocketRoute) -> None:
            lines.append(route)
            if len(lines) > 1:
                route.close()
            else:
                route.connect_to_server()

        anna.page.route_web_socket(re.compile("/live"), line)
        anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["S"], dealer="E")
        card = anna.page.locator(".hand .card").first
        expect(card).to_be_in_viewport()
        lines[0].close()
        expect(anna.page.get_by_text(WORDS["link.lost"])).to_be_visible()
        expect(card).to_be_in_viewport()


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


def test_only_who_was_away_is_told_what_they_missed(browser: Browser, inn: Served) -> None:
    """Whoever thinks for long is there all the same."""
    with friend(browser, inn, viewport=SMALL) as anna, friend(browser, inn, viewport=LAPTOP) as bertl:
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E")
        bertl.comes_to(table)
        bertl.tap("chair.sit", bertl.chair("N"))
        bertl.is_called("Bertl")
        expect(bertl.page.locator(".foot")).to_be_visible()
        told = bertl.page.get_by_text(WORDS["missed"].split("{")[0])
        long_ago = "at => localStorage.setItem(at, JSON.stringify({ ...JSON.parse(localStorage.getItem(at)), event: 0, at: 0 }))"
        bertl.page.evaluate(long_ago, f"weli.seen.{table}")
        anna.page.locator(".hand button").first.click(position=CORNER)
        press(anna.page, "bar.play")
        expect(bertl.page.get_by_role("log")).to_contain_text("Anna spielt")
        expect(told).to_have_count(0)
        bertl.page.goto(inn.address)
        bertl.page.evaluate(long_ago, f"weli.seen.{table}")
        bertl.comes_to(table)
        expect(told.first).to_be_visible()


def test_what_was_laid_is_taken_back_once_the_other_agrees(browser: Browser, tmp_path: Path) -> None:
    """And a ring shows how long they may think about it all."""
    with (
        serving(tmp_path, AN_HOUR, house=OPEN) as inn,
        friend(browser, inn, viewport=SMALL) as anna,
        friend(browser, inn, viewport=LAPTOP) as bertl,
    ):
        clock = {"clock": {"decision": 600, "bank": 0}}
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E", terms=clock)
        bertl.comes_to(table)
        bertl.tap("chair.sit", bertl.chair("N"))
        bertl.is_called("Bertl")
        expect(bertl.page.locator(".foot")).to_be_visible()
        expect(bertl.page.locator(".foot .slip")).to_have_count(0)
        running = bertl.page.locator(".nameplate", has_text="Anna").locator(".clock.running")
        expect(running).to_have_attribute("aria-label", re.compile(r"Noch (600|5\d\d) Sekunden"))
        cards = anna.page.locator(".hand button")
        expect(cards).to_have_count(5)
        cards.first.click(position=CORNER)
        press(anna.page, "bar.play")
        expect(cards).to_have_count(4)
        press(anna.page, "bar.take_back")
        expect(anna.page.locator(".now")).to_contain_text(WORDS["status.wish.own"])
        expect(bertl.page.locator(".now")).to_contain_text(WORDS["status.wish.take_back"].format(name="Anna"))
        assert violations(bertl.page) == violations(anna.page) == []
        press(bertl.page, "bar.wish.take_back.yes")
        expect(cards).to_have_count(5)


def test_what_the_page_says_of_talk_saving_and_waiting_is_true_of_this_table(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=PHONE) as anna, friend(browser, inn, viewport=LAPTOP) as bertl:
        agreed = {"signs": "off", "reveal": "never"}
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E", terms=agreed)
        bertl.comes_to(table)
        bertl.tap("chair.sit", bertl.chair("N"))
        bertl.is_called("Bertl")
        anna.tap("talk.button")
        expect(anna.page.locator(".talk .note")).to_have_text(WORDS["talk.note.spoken"])
        anna.page.keyboard.press("Escape")
        with anna.plays() as south:
            view = south.watcher.newest()
            say(south.watcher.line, t="act", key="all", on=view["number"], act="concede gleich hanger spiel")
        anna.tap("count.next")
        expect(anna.page.locator(".now")).to_have_text(WORDS["status.lingering"].format(names="Bertl"))
        expect(anna.page.get_by_role("button", name=WORDS["count.next"])).to_have_attribute("aria-disabled", "true")
        expect(bertl.page.get_by_role("button", name=WORDS["count.next"])).to_have_attribute("aria-disabled", "false")
        anna.page.get_by_role("link", name=WORDS["result.replay"]).click()
        anna.page.get_by_role("link", name=WORDS["replay.record"]).click()
        expect(anna.page.get_by_role("alert")).to_have_text(catalogue("table", "de")["store.never"])
        refusal = anna.complaints.said.pop()  # the browser writes down that the house has said no
        assert "403" in refusal
        assert violations(anna.page) == []


def test_only_what_can_happen_at_a_table_is_agreed_on_at_its_door(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=PHONE) as anna:
        labels = anna.page.locator(".squared .line b")
        anna.has_opened(game="gaigel", rules="2p")
        expect(labels.get_by_text(WORDS["door.chat"])).to_be_visible()
        expect(labels.get_by_text(WORDS["door.signs"])).to_have_count(0)


def test_whoever_would_send_somebody_away_reads_that_the_others_are_asked(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=PHONE) as anna:
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N", "E"], dealer="E")
        bertl, cilli = Guest(inn), Guest(inn)
        bertl.sits(table, "N", "Bertl")
        cilli.sits(table, "E", "Cilli")
        with anna.plays() as south, bertl.line(table) as north, cilli.line(table):
            bet = {"on": south.watcher.newest()["number"], "act": "bet gleich"}
            say(south.watcher.line, t="act", key="bet", **bet)
            now = anna.page.locator(".now")
            anna.page.get_by_role("button", name="Cilli").click()
            anna.tap("person.send_away")
            anna.tap("person.send_away.sure")
            expect(now).to_contain_text(WORDS["status.wish.own"])
            say(north, t="agree", what="send_away", yes=False)
            expect(now).not_to_contain_text(WORDS["status.wish.own"])


def test_whom_the_others_send_away_reads_it_for_as_long_as_they_come_there(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=PHONE) as anna, friend(browser, inn, viewport=LAPTOP) as cilli:
        terms = {"onlookers": 60}
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N", "E"], dealer="E", terms=terms)
        bertl = Guest(inn)
        bertl.sits(table, "N", "Bertl")
        cilli.comes_to(table)
        cilli.tap("chair.sit", cilli.chair("E"))
        cilli.is_called("Cilli")
        board = anna.page.locator(".front")
        with cilli.plays() as east, bertl.line(table) as north:
            bet = {"on": east.watcher.newest()["number"], "act": "bet gleich"}
            say(east.watcher.line, t="act", key="bet", **bet)
            expect(board).to_be_visible()
            say(north, t="send_away", whom="E")
            expect(board).to_have_count(0)  # what is asked now is no answer to a bet
            press(anna.page, "bar.wish.send_away.yes")
            press(anna.page, "bar.wish.send_away.sure")
        expect(cilli.page.locator(".prompt")).to_have_text(WORDS["door.sent_away"])
        expect(cilli.page.locator(".bench").first).to_contain_text(WORDS["bench.nobody"])
        cilli.page.reload()
        expect(cilli.page.locator(".prompt")).to_have_text(WORDS["door.sent_away"])
        cilli.page.locator(".chair[data-seat=E] button").first.click()
        expect(cilli.page.get_by_role("dialog")).to_contain_text(WORDS["door.for_good.long"].format(name="Cilli"))
        assert violations(cilli.page) == []
        cilli.page.goto(inn.address)
        expect(cilli.page.locator(".join")).to_be_visible()
        expect(cilli.page.locator(".slip")).to_have_count(0)


def test_nobody_clears_a_table_away_without_knowing_who_plays_there(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=PHONE) as anna, friend(browser, inn, viewport=LAPTOP) as bertl:
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E")
        bertl.comes_to(table)
        bertl.tap("chair.sit", bertl.chair("N"))
        bertl.is_called("Bertl")
        expect(bertl.page.locator(".foot")).to_be_visible()
        anna.page.goto(inn.address)
        line = anna.page.locator(".slip li").first
        line.get_by_role("button", name=WORDS["game.forget"]).click()
        expect(anna.page.get_by_role("dialog")).to_contain_text(WORDS["game.forget.others"].format(names="Bertl"))
        assert violations(anna.page) == []
        anna.tap("game.forget.now", anna.page.get_by_role("dialog"))
        told = catalogue("table", "de")["table.cleared-away"]
        expect(bertl.page.get_by_role("alert")).to_have_text(told)
        expect(bertl.page.locator("main").get_by_role("link", name=WORDS["home"])).to_be_visible()
        assert all(
            "404" in said for said in bertl.complaints.said
        )  # the browser writes down that there is no door any more
        bertl.complaints.said.clear()


def test_who_has_not_gone_on_yet_reads_that_the_others_have_and_comes_along_with_a_tap(
    browser: Browser, inn: Served
) -> None:
    with friend(browser, inn, viewport=SMALL) as anna, friend(browser, inn, "en", viewport=LAPTOP) as bertl:
        table = anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["N"], dealer="E")
        bertl.comes_to(table)
        bertl.tap("chair.sit", bertl.chair("N"))
        bertl.is_called("Bertl")
        expect(bertl.page.locator(".foot")).to_be_visible()
        for seat in (2, 0):
            inn.parlour.live(table).table.give_up(seat)
        for each in (anna, bertl):
            each.page.reload()
            expect(each.page.get_by_role("button", name=each.words["result.again"])).to_be_visible()
        anna.tap("result.again")
        expect(bertl.page.locator(".now")).to_contain_text(ENGLISH["status.goes_on"])
        assert violations(bertl.page) == []
        assert not [wrong for size in SIZES for wrong in wrong_at(bertl.page, size)]
        bertl.page.get_by_role("link", name=ENGLISH["result.along"]).click()
        expect(bertl.page.locator(".nameplate", has_text="Anna")).to_be_visible()
        assert bertl.table == anna.table != table


def test_of_what_lies_one_over_the_other_escape_puts_away_the_uppermost(browser: Browser, inn: Served) -> None:
    with friend(browser, inn, viewport=LAPTOP) as anna:
        anna.has_opened(game="giltspiel", rules="fiss", seat="S", people=["S"], dealer="E", terms={"chat": True})
        talk, sheet = anna.page.locator("section.talk"), anna.page.get_by_role("dialog")
        anna.tap("talk.button")
        expect(talk).to_be_visible()
        anna.page.locator(".chat-button").click()
        expect(sheet).to_be_visible()
        anna.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(talk).to_be_visible()
        anna.page.keyboard.press("Escape")
        expect(talk).to_have_count(0)


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
