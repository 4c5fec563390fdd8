"""The deal of a day over plain HTTP: nothing is told of its cards before it is played, and everybody has a table of their own."""

from pathlib import Path

import pytest

from web.guests import OPEN, Guest
from web.serving import Served, serving
from web.talking import hear
from web.today import DEAL, TODAY, at_day
from weli.study import days

BEFORE = {"day", "game", "rules", "rules_name", "is_today", "games", "streak", "before"}


def test_before_it_is_played_the_answers_are_the_same_whatever_the_pack(
    quiet: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_day(quiet, monkeypatch)
    paths = [f"/api/today?lang=de&{TODAY}", f"/api/today/{TODAY}?lang=de", "/api/today/2026-11-25?lang=de"]
    told = [quiet.http.get(path).content for path in paths]
    monkeypatch.setattr(days, "VERSION", "another way of dealing")
    assert days.deal_of(TODAY).pack != DEAL.pack
    assert [quiet.http.get(path).content for path in paths] == told
    assert set(quiet.http.get(paths[0]).json()) == BEFORE


def test_one_sits_down_at_it_and_comes_back_to_it(quiet: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    at_day(quiet, monkeypatch)
    opened = quiet.http.post(f"/api/today/{TODAY}?lang=de")
    assert opened.status_code == 201
    assert (opened.json()["day"], opened.json()["game"]) == (str(TODAY), DEAL.game.name)
    table = opened.json()["table"]
    assert quiet.http.post(f"/api/today/{TODAY}?lang=de").json()["table"] == table
    with quiet.live(table) as line:
        assert hear(line)["day"] == str(TODAY)
    (begun,) = quiet.http.get("/api/today?lang=de").json()["games"]
    assert begun == {"table": table, "over": False, "counts": True, "points": None, "regular": None}
    assert quiet.http.get(f"/api/tables/{table}/advice?lang=de").status_code == 400
    assert quiet.http.get(f"/api/tables/{table}/deals/1?lang=de").status_code == 404
    assert quiet.http.get(f"/api/tables/{table}/record.weli").status_code == 404


@pytest.mark.parametrize(
    ("day", "said"),
    [
        ("2026-11-27", "still to come"),
        ("2026-10-31", "as early as that"),
        ("yesterday", "no day"),
        ("2026-02-30", "no day"),
    ],
)
def test_a_day_without_a_deal_is_said(quiet: Served, monkeypatch: pytest.MonkeyPatch, day: str, said: str) -> None:
    at_day(quiet, monkeypatch)
    for answer in (quiet.http.get(f"/api/today/{day}?lang=en"), quiet.http.post(f"/api/today/{day}?lang=en")):
        assert answer.status_code == 404
        assert said in answer.json()["text"]


def test_everybody_of_an_open_house_plays_it_alone_and_a_stranger_is_told_what_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, house=OPEN) as house:
        at_day(house, monkeypatch)
        anna, luis, stranger = Guest(house, "Anna"), Guest(house, "Luis"), Guest(house)
        tables = {each.ask("POST", f"/today/{TODAY}", status=201)["table"] for each in (anna, luis)}
        assert len(tables) == 2
        for guest in (anna, luis):
            (own,) = guest.ask("GET", "/today")["games"]
            (other,) = tables - {own["table"]}
            with guest.line(own["table"]) as line:
                assert hear(line)["seat"] == DEAL.seat
            assert guest.tries("GET", f"/tables/{other}/deals/1").status_code == 404
        assert stranger.ask("GET", "/today")["games"] == []
        assert stranger.tries("POST", f"/today/{TODAY}").status_code == 403
