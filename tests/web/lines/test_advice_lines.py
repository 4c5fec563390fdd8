"""Advice over plain HTTP: at one's own table, and about its finished deals."""

import pytest

from casebook import CASES
from web.serving import Served
from web.talking import finish_a_deal, hear
from weli.advising import Budget
from weli.study import advising

RECORD = (CASES / "giltspiel" / "GS-EX-01.weli").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """In few worlds: it is not looked at how good the advice is."""
    monkeypatch.setattr(advising, "BUDGET", Budget(worlds=2, at_a_time=2))


def test_at_a_table_against_the_computer_one_is_told_what_the_wirt_would_do(quiet: Served) -> None:
    table = quiet.new_table(game="giltspiel", rules="fiss", dealer="E")
    with quiet.live(table) as line:
        view = hear(line)
    assert view["lamp"] is True
    found = quiet.http.get(f"/api/tables/{table}/advice?lang=de").json()
    assert found["on"] == view["number"]
    assert found["best"]["text"]
    assert found["surety"] in {"sure", "close", "only"}


def test_in_a_serious_game_one_is_not(quiet: Served) -> None:
    table = quiet.new_table(game="giltspiel", rules="fiss", terms={"lamp": False})
    answer = quiet.http.get(f"/api/tables/{table}/advice?lang=en")
    assert answer.status_code == 400
    assert answer.json()["text"] == "Nobody gives advice at this table."


def test_afterwards_each_decision_is_judged_when_it_is_asked_for(served: Served) -> None:
    table = served.new_table(game="giltspiel", rules="fiss", level="lehrbua")
    with served.live(table) as line:
        finish_a_deal(line)
    deal = f"/api/tables/{table}/deals/1"
    decided = served.http.get(f"{deal}/decisions?lang=de").json()
    assert [one["number"] for one in decided] == [*range(len(decided))]
    for one in decided:
        found = served.http.get(f"{deal}/decisions/{one['number']}?lang=de")
        assert found.status_code == 200
        assert found.json() is None or found.json()["decision"] == one
    assert served.http.get(f"{deal}/luck?lang=de").json()["side"]
    for missing in (f"{deal}/decisions/{len(decided)}", f"{deal}/decisions/x", f"/api/tables/{table}/deals/x/luck"):
        assert served.http.get(f"{missing}?lang=de").status_code == 404, missing


def test_of_a_deal_that_is_not_over_nothing_is_judged(quiet: Served) -> None:
    table = quiet.new_table(game="giltspiel", rules="fiss")
    assert quiet.http.get(f"/api/tables/{table}/deals/1/decisions?lang=de").status_code == 404


def test_of_a_record_laid_on_the_page_the_decisions_of_any_seat_are_judged(served: Served) -> None:
    sent = {"record": RECORD, "file": "evening.weli", "seat": "N"}
    decided = served.http.post("/api/replays/decisions?lang=de", json=sent).json()
    assert {one["seat"] for one in decided} == {"N"}
    found = served.http.post("/api/replays/decisions/0?lang=de", json=sent)
    assert found.json()["decision"] == decided[0]
    assert served.http.post("/api/replays/luck?lang=de", json=sent).status_code == 200
    for asked, change, status in (
        ("decisions/99", {}, 404),
        ("decisions", {"deal": 7}, 404),
        ("luck", {"seat": "Q"}, 400),
    ):
        answer = served.http.post(f"/api/replays/{asked}?lang=de", json={**sent, **change})
        assert (answer.status_code, bool(answer.json()["text"])) == (status, True), asked
