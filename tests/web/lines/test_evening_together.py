"""A whole game of two people who have come by a link, with somebody who looks on; one of them goes on from another device."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from web.guests import OPEN, Guest, closed_with
from web.serving import Served, serving
from web.talking import chosen, hear, say
from weli.games import GAMES
from weli.table.menu import usual_seat

ACTS_ON_THE_LAPTOP = 6


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, house=OPEN) as served:
        yield served


def play(line: ClientConnection, most_acts: int | None = None) -> dict[str, Any]:
    """Plays until the game is over, or so often; gives the last view."""
    rng, acts = random.Random(1), 0
    view = hear(line)
    while view["waiting"] != "over" and acts != most_acts:
        if view["waiting"] == "you":
            decides = [
                may for may in view["may"] if not may["act"].startswith("ask ")
            ]  # two who ask each other would do so for ever
            act = chosen({**view, "may": decides}, rng)
            say(line, t="act", key=f"k{view['number']}", on=view["number"], act=act)
            acts += 1
        elif view["waiting"] != "others":
            say(line, t="seen", on=view["number"])
        view = hear(line)
    return view


def look_on(line: ClientConnection) -> list[dict[str, Any]]:
    """What somebody sees until the game is over."""
    seen = [hear(line)]
    while seen[-1]["waiting"] != "over":
        seen.append(hear(line))
    return seen


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game(house: Served, game: str) -> None:
    rules, preset = next(iter(GAMES[game].presets.items()))
    names, own = preset.seating.seat_names(), usual_seat(preset.seating)
    other = next(name for name in names if name != own)
    targets = GAMES[game].at_table().sheets.goal_choices(preset)
    anna, laptop, phone, gretl = Guest(house, "Anna"), Guest(house), Guest(house), Guest(house)
    table = anna.opens(other, game=game, rules=rules, seat=own, target=min(targets), terms={"onlookers": 0})
    laptop.sits(table, other, "Bertl")
    code = laptop.ask("POST", "/me/code")["code"]

    def bertl() -> dict[str, Any]:
        with laptop.line(table) as line:
            play(line, ACTS_ON_THE_LAPTOP)
            phone.ask("POST", "/me/return", code=code)
            assert closed_with(line) == 4004
        with phone.line(table) as line:
            return play(line)

    with anna.line(table) as line, gretl.line(table) as looking, ThreadPoolExecutor(3) as people:
        playing = [people.submit(play, line), people.submit(bertl)]
        watching = people.submit(look_on, looking)
        views, seen = [each.result(timeout=100) for each in playing], watching.result(timeout=100)
    assert [view["seat"] for view in views] == [own, other]
    assert all(view["deal"]["hand"] == [] and view["may"] == [] and view["seat"] == "" for view in seen)
    assert {view["evening"]["games"] for view in [*views, seen[-1]]} == {1}
    assert seen[-1]["deal"]["number"] == views[0]["deal"]["number"]
    more = anna.ask("POST", "/tables", status=201, after=table)["table"]
    assert phone.ask("GET", f"/tables/{more}/door")["you"] == "sitter", "the same company again"
    with pytest.raises(ConnectionClosed), laptop.line(table, seat=other) as line:
        hear(line, "view")
