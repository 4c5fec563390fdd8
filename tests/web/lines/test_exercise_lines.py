"""Exercises over plain HTTP: what is right leaves the house only as an answer."""

from pathlib import Path

from web.guests import OPEN, Guest
from web.serving import Served, serving
from web.talking import hear
from weli.exercises import all_exercises

EXERCISE = next(all_exercises())
AT = f"/api/exercises/{EXERCISE.game}/{EXERCISE.name}"


def test_what_is_right_comes_with_the_answer_and_not_before(quiet: Served) -> None:
    listed = quiet.http.get("/api/exercises?lang=de").json()
    assert {"game", "name", "sort", "title", "hard"} == set(listed[0])
    assert len(listed) == len([*all_exercises()])
    asked = quiet.http.get(f"{AT}?lang=de").json()
    assert set(asked) == {"title", "ask", "view"}
    answer = quiet.http.post(f"{AT}?lang=de", json={"act": EXERCISE.done}).json()
    assert (answer["right"], answer["best"]["act"], answer["tried"]["act"]) == (False, EXERCISE.best.act, EXERCISE.done)
    assert answer["why"]


def test_one_plays_on_from_there_at_a_table_of_ones_own(quiet: Served) -> None:
    opened = quiet.http.post(f"{AT}/trial?lang=de")
    assert opened.status_code == 201
    assert opened.json()["trial"] is True
    with quiet.live(opened.json()["table"]) as line:
        assert hear(line)["deal"]["hand"] == quiet.http.get(f"{AT}?lang=de").json()["view"]["deal"]["hand"]


def test_so_does_a_guest_of_an_open_house(tmp_path: Path) -> None:
    with serving(tmp_path, house=OPEN) as house:
        anna = Guest(house, "Anna")
        opened = anna.ask("POST", AT.removeprefix("/api") + "/trial", status=201)
        with anna.line(opened["table"]) as line:
            assert hear(line)["seat"] == opened["seat"]


def test_what_there_is_not_and_what_is_no_act_is_said(quiet: Served) -> None:
    missing = quiet.http.get("/api/exercises/giltspiel/nothing-1?lang=en")
    assert (missing.status_code, missing.json()["text"][:26]) == (404, "There is no such exercise ")
    assert quiet.http.get("/api/exercises/nothing/lead-1?lang=en").status_code == 404
    for body in ({"act": "sing"}, {"act": "X9 ="}, {"act": 3}, {}):
        refused = quiet.http.post(f"{AT}?lang=en", json=body)
        assert (refused.status_code, bool(refused.json()["text"])) == (400, True), body
