"""Opponents who think for long, behind a served table: the server goes on serving, and stops when it is told to."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from table.forms import A_THIRD, EVERY_FORM
from thinking.pondering import Ponderer
from web.serving import Served, serving
from web.talking import chosen, hear, say
from weli.bots import Bot, bot_named
from weli.bots.search.wirt import Wirt
from weli.core.deal import Deal

BRIEFLY = Wirt(worlds=1)


class OneWirt:
    """One seat thinks ahead, if only a little; the others do anything."""

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        bot: Bot = BRIEFLY if seat == 1 else bot_named("lehrbua")
        return bot.choose(view, seat, options, rng)


@pytest.fixture
def ponderer() -> Iterator[Ponderer]:
    thinking = Ponderer()
    yield thinking
    thinking.go.set()


def test_the_server_answers_while_somebody_thinks(tmp_path: Path, ponderer: Ponderer) -> None:
    with serving(tmp_path, player=lambda level: ponderer if level == "wirt" else bot_named(level)) as served:
        table = served.new_table(level="wirt", dealer="S", options={"talk": False})
        with served.live(table) as line:
            assert hear(line)["waiting"] == "others"
            assert ponderer.begun.wait(60)
            assert line.ping().wait(60), "the line is alive"
            assert served.http.get("/api/version").status_code == 200
            assert [each["table"] for each in served.http.get("/api/tables").json()] == [table]
            play_on(served, served.new_table(dealer="E"))
            say(line, t="act", key="bet", on=1, act="bet spiel")
            assert hear(line, "taken")["key"] == "bet"
            ponderer.go.set()
            while hear(line)["waiting"] == "others":
                pass


def play_on(served: Served, table: str) -> None:
    """The person leads at a table, and another one does something as well."""
    with served.live(table) as line:
        view = hear(line)
        card = next(doing["act"] for doing in view["may"] if doing["kind"] == "play")
        say(line, t="act", key="card", on=view["number"], act=card)
        while hear(line)["number"] <= view["number"] + 1:
            pass


def test_the_server_stops_while_somebody_thinks(tmp_path: Path, ponderer: Ponderer) -> None:
    with serving(tmp_path, player=lambda _level: ponderer) as served, served.live(served.new_table(dealer="S")):
        assert ponderer.begun.wait(60)


@pytest.fixture(scope="module")
def against_one_wirt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("one"), player=lambda _level: OneWirt()) as running:
        yield running


@pytest.fixture(scope="module")
def against_wirte(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("all"), player=lambda _level: BRIEFLY) as running:
        yield running


@pytest.mark.few(A_THIRD, first=2)
@pytest.mark.parametrize(("game", "rules"), EVERY_FORM, ids=[f"{game}-{rules}" for game, rules in EVERY_FORM])
def test_a_deal_of_every_form_is_played_against_one_who_thinks(
    against_one_wirt: Served, game: str, rules: str, caplog: pytest.LogCaptureFixture
) -> None:
    with against_one_wirt.live(against_one_wirt.new_table(game=game, rules=rules)) as line:
        play_a_deal(line)
    assert not caplog.records, "no player has failed to choose"


@pytest.mark.parametrize("rules", ["giltspiel/fiss", "perlaggen/innsbruck", "bieten/4p", "gaigel/kreuz-4p"])
def test_a_deal_is_played_where_all_of_them_think(
    against_wirte: Served, rules: str, caplog: pytest.LogCaptureFixture
) -> None:
    game, _, rules = rules.partition("/")
    with against_wirte.live(against_wirte.new_table(game=game, rules=rules)) as line:
        play_a_deal(line)
    assert not caplog.records, "no player has failed to choose"


def play_a_deal(line: ClientConnection) -> None:
    """Plays as the person, at random, until the deal is counted."""
    rng = random.Random(1)
    while True:
        view: dict[str, Any] = json.loads(line.recv(timeout=60))
        if view["t"] not in ("view", "gaigel"):
            continue
        if view["waiting"] in ("next_deal", "over"):
            return
        if view["waiting"] in ("look", "blind", "announce"):
            say(line, t="seen", on=view["number"])
        elif view["waiting"] == "you":
            say(line, t="act", key=f"k{view['number']}", on=view["number"], act=chosen(view, rng))
