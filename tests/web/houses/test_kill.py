"""kill -9 in the middle of a trick: after a new start it is the same table, nothing lost, nothing twice."""

import json
import os
import random
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from playwright.sync_api import Browser, Page
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ports import free_port
from preloaded import start_weli
from processes import Running, end
from web.sitting import WORDS, Sitter, Watcher, opened_page
from web.talking import chosen, hear, say
from weli.store.log import KINDS, OfShuffle

pytestmark = pytest.mark.kills

LONGEST = 180
OF_A_SHUFFLE = {KINDS[kind] for kind in get_args(OfShuffle)}  # nobody's view is numbered by these rows


class House:
    """A `weli play` of its own process, that can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: Running | None = None

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        order = ["play", "--no-browser", "--hurried", "--lang", "de", "--data", str(self.folder)]
        order += ["--port", str(self.port)]
        self.process = start_weli(order, {**os.environ, "LC_ALL": "en_XX.UTF-8"}, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        assert self.origin in self.process.stdout.readline()

    def kill(self) -> None:
        if self.process is not None:
            end(self.process)
            self.process = None

    def new_table(self, **wanted: object) -> str:
        quick = {"level": "stammgast", **wanted}
        answer = httpx.post(f"{self.origin}/api/tables", json=quick, headers={"origin": self.origin})
        return str(answer.json()["table"])

    def live(self, table: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?lang=de"
        return connect(address, origin=self.origin, compression=None)  # type: ignore[arg-type]

    def rows(self) -> list[tuple[Any, ...]]:
        """The log as it lies on the disk."""
        with sqlite3.connect(f"file:{self.folder / 'weli.db'}?mode=ro", uri=True) as file:
            found = file.execute("SELECT seq, seat, action_key, kind, body FROM step ORDER BY table_id, seq").fetchall()
        file.close()
        return found


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    started = House(tmp_path)
    started.start()
    yield started
    started.kill()


def in_mid_trick(view: dict[str, Any]) -> bool:
    trick = view["deal"]["trick"]
    return view["deal"]["phase"] == "play" and trick is not None and trick["winner"] is None


def hand_on(page: Page) -> list[str]:
    return list(page.locator(".hand button").evaluate_all("buttons => buttons.map(button => button.id.slice(5))"))


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.few(0)
def test_killed_in_mid_trick_the_table_is_there_again(browser: Browser, house: House) -> None:
    deadline = time.monotonic() + LONGEST
    with opened_page(browser) as (page, complaints):
        page.goto(f"{house.origin}/")
        page.get_by_role("button", name=WORDS["start.deal"], exact=True).click()
        page.locator(".hand button").first.wait_for()
        table = str(page.evaluate("decodeURIComponent(location.hash.split('/')[2])"))
        with house.live(table) as line:
            sitter = Sitter(page, Watcher(line))
            view = sitter.watcher.view
            while not (in_mid_trick(view) and view["waiting"] == "you"):
                assert time.monotonic() < deadline
                view = sitter.move()
            house.kill()
        before = house.rows()
        assert complaints.said == []

        house.start()
        page.reload()
        page.locator(".hand button").first.wait_for()
        assert house.rows()[: len(before)] == before
        with house.live(table) as line:
            sitter = Sitter(page, Watcher(line))
            again = sitter.watcher.view
            assert again["deal"]["number"] == view["deal"]["number"]
            assert again["deal"]["hand"] == view["deal"]["hand"] == hand_on(page)
            assert again["deal"]["trick"] == view["deal"]["trick"]
            assert again["events"][: len(view["events"])] == view["events"]
            assert again["sheet"] == view["sheet"]
            deals = again["deal"]["number"]
            while again["deal"]["number"] == deals and again["waiting"] != "over":
                assert time.monotonic() < deadline
                again = sitter.move()
        assert_whole(house.rows())


def assert_whole(rows: list[tuple[Any, ...]]) -> None:
    """No gap, and no act twice."""
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    keys = [(row[1], row[2]) for row in rows if row[2] is not None]
    assert len(keys) == len(set(keys))


@pytest.mark.slow
@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("game", "rules"), [("giltspiel", "fiss"), ("perlaggen", "eichel-imst"), ("perlaggen", "straf")]
)
def test_killed_at_any_moment_no_taken_act_is_lost_and_none_done_twice(
    house: House, game: str, rules: str, thorough: bool
) -> None:
    """A page that sends again what was not answered, through some deaths of the server, or more until it has acted often enough."""
    least = 6 if thorough else 2
    rng = random.Random(1)
    table = house.new_table(game=game, rules=rules)
    taken: dict[str, int] = {}
    sent: dict[str, Any] | None = None
    deaths = 0
    while deaths < least or len(taken) <= 10:
        assert deaths < 30, "it gets to act"
        sent = _play_until_killed(house, table, rng, taken, sent)
        deaths += 1
        house.start()
        rows = house.rows()
        assert_whole(rows)
        seen = [row for row in rows if row[3] not in OF_A_SHUFFLE]
        on_disk = {row[2]: number for number, row in enumerate(seen, 1) if row[2] is not None}
        assert {key: on_disk.get(key) for key in taken} == taken


MOMENTS: dict[str, tuple[str, Callable[[dict[str, Any]], bool]]] = {
    "before the cut": ("innsbruck", lambda view: view["waiting"] == "blind"),
    "cut": ("innsbruck", lambda view: view["deal"]["phase"] == "cut" and view["waiting"] == "you"),
    "exchange": ("eichel-imst", lambda view: view["deal"]["phase"] == "exchange" and view["waiting"] == "you"),
    "naming": ("deutschnofen", lambda view: bool(view["namings"]) and view["waiting"] == "you"),
    "offer": ("innsbruck-3p", lambda view: view["question"]["kind"] == "raise_at_once" and view["question"]["yours"]),
}


LONG_GAME = 24
"""So many points that every moment comes before a game is over, whatever the cards."""


@pytest.mark.slow
@pytest.mark.few(2, first=1)
@pytest.mark.parametrize("moment", MOMENTS)
def test_killed_in_any_phase_the_table_is_there_again(house: House, moment: str) -> None:
    rules, has_come = MOMENTS[moment]
    rng = random.Random(2)
    table = house.new_table(game="perlaggen", rules=rules, level="lehrbua", target=LONG_GAME)
    with house.live(table) as line:
        say(line, t="pace", pace={"bots": "quick", "trick": "tap", "questions": "all"})
        view = _play_until(line, has_come, rng)
    house.kill()
    before = house.rows()
    house.start()
    assert house.rows() == before
    with house.live(table) as line:
        again = hear(line)
        assert again["events"][: len(view["events"])] == view["events"]
        if again["number"] == view["number"]:  # otherwise a computer player has spoken up before the end
            assert again == view
        _play_until(line, lambda newest: _has_gone_on(newest, view["deal"]["number"]), rng, again)
    assert_whole(house.rows())


def _has_gone_on(newest: dict[str, Any], deal: int) -> bool:
    """Whether the next deal lies there, or the game has ended with that one."""
    return newest["deal"]["number"] > deal or newest["waiting"] == "over"


def _play_until(
    line: ClientConnection,
    has_come: Callable[[dict[str, Any]], bool],
    rng: random.Random,
    view: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Plays as the person until a moment has come; bets and holds gladly, or some of them never would."""
    newest = view or hear(line)
    while not has_come(newest):
        assert newest["waiting"] != "over"
        if newest["waiting"] in ("look", "blind", "next_deal"):
            say(line, t="seen", on=newest["number"])
        elif newest["waiting"] == "you":
            kinds = {doing["kind"]: doing["act"] for doing in newest["may"]}
            act = kinds.get("hold") or chosen(newest, rng)
            say(line, t="act", key=f"{newest['number']}", on=newest["number"], act=act)
        newest = hear(line)
    return newest


def _play_until_killed(
    house: House, table: str, rng: random.Random, taken: dict[str, int], unanswered: dict[str, Any] | None
) -> dict[str, Any] | None:
    """Plays over a line and kills the server after some message; gives the act that was never answered, if there is one.

    A computer player may have been faster: then an act is refused after the newer view has come, and the next one goes by that view.
    """
    left = rng.randrange(20, 40)
    sent = unanswered
    newest: dict[str, Any] = {}
    looked = done = 0
    killed = False
    with house.live(table) as line:
        if sent is not None:
            line.send(json.dumps(sent))
        while True:
            try:
                message = json.loads(line.recv(timeout=LONGEST))
            except ConnectionClosed:
                return sent
            left -= 1
            if message["t"] == "view":
                newest = message
            elif sent is not None and message["key"] == sent["key"]:
                sent = None
            if message["t"] == "taken":
                assert message["key"] not in taken
                taken[message["key"]] = done = message["number"]
            if killed or sent is not None or not newest or newest["number"] < done:
                continue  # dead already, or an answer or the view that goes with it is still to come
            if newest["waiting"] == "over":
                house.kill()
                return None
            if newest["waiting"] in ("look", "blind", "next_deal") and looked != newest["number"]:
                looked = newest["number"]
                line.send(json.dumps({"t": "seen", "on": looked}))
            elif newest["waiting"] == "you":
                act = chosen(newest, rng)
                sent = {"t": "act", "key": f"{rng.getrandbits(64):x}", "on": newest["number"], "act": act}
                line.send(json.dumps(sent))
            if left <= 0:
                house.kill()
                killed = True
