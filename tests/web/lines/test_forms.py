"""Every form of the games over the line: what is told by then is known by then; and what the page asks about games, rules and talk."""

import json
import random
import re
from typing import Any

import pytest

from table.forms import A_THIRD, EVERY_FORM, known_to, texts_of
from table.helpers import person_of
from web.serving import Served
from web.talking import chosen, say
from weli.record import read, replay
from weli.table.fold import apply
from weli.table.state import State

CARD = re.compile(r"\b[ELHS][AKOUX9876]\b")
NAMED = re.compile(r"=[ELHS][AKOUX9876]\b")


@pytest.mark.few(A_THIRD, first=1)
@pytest.mark.parametrize(("game", "rules"), EVERY_FORM, ids=[f"{game}-{rules}" for game, rules in EVERY_FORM])
def test_no_frame_names_a_card_before_its_time(served: Served, thorough: bool, game: str, rules: str) -> None:
    deals = 2 if thorough else 1
    table = served.new_table(game=game, rules=rules, level="lehrbua")
    paths = [f"/api/tables/{table}/{path}" for path in ("deals/1", "deals/1.weli", "record.weli")]
    frames: list[dict[str, Any]] = []
    rng = random.Random(1)
    with served.live(table, lang="de") as line:
        while not frames or (frames[-1]["deal"]["number"] <= deals and frames[-1]["waiting"] != "over"):
            message = json.loads(line.recv(timeout=60))
            if message["t"] != "view":
                assert not CARD.search(message.get("text", ""))
                continue
            frames.append(message)
            if message["deal"]["number"] == 1 and message["deal"]["phase"] != "done" and len(frames) < 4:
                assert {served.http.get(path).status_code for path in paths} == {404}
            go_on(line, message, rng)
    assert_known(served, table, frames)
    told = replay(read(served.http.get(paths[-1]).text))
    assert told.ok
    assert json.loads(served.http.get(paths[0]).text)[-1]["deal"]["phase"] == "done"


def go_on(line: Any, view: dict[str, Any], rng: random.Random) -> None:
    if view["waiting"] in ("look", "blind", "announce", "next_deal"):
        say(line, t="seen", on=view["number"])
    elif view["waiting"] == "you":
        say(line, t="act", key=f"k{view['number']}", on=view["number"], act=chosen(view, rng))


def assert_known(served: Served, table: str, frames: list[dict[str, Any]]) -> None:
    """Each view against the log as it stood then: every card in it lies open, is in the person's hand, or was seen by him.

    Views are numbered by what their own chair has noticed: a sign that escaped it has a row, and no number.
    """
    with served.store() as store:
        state, rows = State(store.read(table).setup), iter([*store.read(table).rows])
    person = person_of(state)
    for frame in frames:
        while state.chairs[person].number < frame["number"]:
            apply(state, next(rows))
        named = set(CARD.findall(without_names(frame)))
        assert named <= texts_of(known_to(state.deal, person)), f"view {frame['number']}"


def without_names(view: dict[str, Any]) -> str:
    """A view without the cards that are only spoken of: the Perlaggen of the deal, and what a Perlagg is or may be named.

    Nor has it the table's own name, whose letters are drawn by chance and may look like a card.
    """
    told = {key: value for key, value in view.items() if key not in ("namings", "table")}
    told["deal"] = {key: value for key, value in view["deal"].items() if key != "perlaggen"}
    told["events"] = [
        event for event in view["events"] if event["kind"] != "ace_card"
    ]  # before the match, from another pack
    rows = [laid for place in view["places"] for laid in place.get("row", [])]
    text = NAMED.sub("", json.dumps(told))
    for laid in rows:
        text = text.replace(f'"named": "{laid["named"]}"', "")
    return text


# What there is to play.


def test_the_games_and_their_rule_sets(served: Served) -> None:
    games = served.http.get("/api/games?lang=en").json()
    assert [(each["game"], preset["rules"]) for each in games for preset in each["presets"]] == EVERY_FORM
    presets = {preset["rules"]: preset for each in games for preset in each["presets"]}
    assert all(preset["name"] and preset["description"] and preset["source"] for preset in presets.values())
    straf = presets["straf"]
    assert (straf["players"], straf["hand"], straf["direction"], straf["start"], straf["targets"]) == (
        3,
        7,
        "down",
        9,
        [0],
    )
    assert (straf["seats"], straf["sides"], straf["seat"], straf["talk"]) == (
        ["A", "B", "C"],
        ["A", "B", "C"],
        "A",
        False,
    )
    assert [presets[name]["perlaggen"] for name in ("fiss", "3-perlique", "innsbruck", "deutschnofen")] == [0, 3, 7, 10]
    assert presets["innsbruck"]["seat"] == "S"


def test_what_there_is_to_say_at_a_table(served: Served) -> None:
    table = served.new_table(game="perlaggen", rules="innsbruck")
    lists = served.http.get(f"/api/tables/{table}/talk?lang=en").json()
    assert {"act": "ask gleich", "text": "Do you have a Gleich?", "sign": False, "rule": "PL-TALK-10"} in lists[
        "questions"
    ]
    assert all(saying["act"].startswith("say ") for saying in lists["phrases"])
    weli = next(sign for sign in lists["signs"] if sign["means"] == "I hold the Weli.")
    assert (weli["acts"], weli["gestures"]) == (["sign kiss"], ["kiss"])
    assert {"gesture": "kiss", "text": "kiss"} in lists["gestures"]
    alone = served.http.get(f"/api/tables/{served.new_table(game='perlaggen', rules='straf')}/talk").json()
    assert alone == {"questions": [], "phrases": [], "sheet": None, "signs": [], "gestures": []}
    assert served.http.get("/api/tables/nowhere/talk").status_code == 404


def test_a_table_by_a_house_rule_is_listed_as_one(served: Served) -> None:
    house = 'weli = 1\ngame = "perlaggen"\nrules = "straf"\n\n[options]\nstart_score = 12\n'
    table = served.new_table(house=house)
    line = next(each for each in served.http.get("/api/tables").json() if each["table"] == table)
    assert (line["game"], line["rules"], line["changed"], line["direction"]) == ("perlaggen", "straf", True, "down")
    assert line["score"] == {"A": 12, "B": 12, "C": 12}
    assert (line["winner"], line["over"]) == (None, False)


@pytest.mark.parametrize(
    "wanted",
    [
        {"house": "nonsense"},
        {"house": 'weli = 1\ngame = "skat"\nrules = "x"\n'},
        {"game": "perlaggen", "rules": "innsbruck", "options": {"players": 5}},
        {"game": "perlaggen", "rules": "innsbruck", "options": {"perlagg_order": {"a": {"b": [1]}}}},
        {"game": "perlaggen", "rules": "innsbruck", "options": {"deal_patterns": [[9999999]]}},
        {"game": "perlaggen", "rules": "innsbruck", "options": {"game": "giltspiel"}},
        {"game": "perlaggen", "rules": "innsbruck", "target": 5},
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(served: Served, wanted: dict[str, Any]) -> None:
    for lang in ("de", "en"):
        answer = served.http.post(f"/api/tables?lang={lang}", json=wanted)
        assert answer.status_code == 400
        assert answer.json()["text"].endswith(".")


def test_a_complaint_about_a_house_rule_names_its_line(served: Served) -> None:
    answer = served.http.post("/api/tables", json={"house": 'weli = 1\ngame = "perlaggen"\nrules = "nowhere"\n'})
    assert (answer.status_code, answer.json()["line"]) == (400, 3)
