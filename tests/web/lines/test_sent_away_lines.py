"""Somebody whom the others send away from a table is told so, and comes back to it no more."""

from pathlib import Path

from web.guests import OPEN, Guest, closed_with, seats
from web.serving import AN_HOUR, serving
from web.talking import hear, say

DECIDED = "The others have decided that you leave this table. A computer player plays on in your seat."


def test_who_is_sent_away_is_told_and_stays_out(tmp_path: Path) -> None:
    with serving(tmp_path, AN_HOUR, house=OPEN) as house:
        anna, bertl, cilli = Guest(house, "Anna"), Guest(house), Guest(house)
        table = anna.opens("N", "E")
        bertl.sits(table, "N", "Bertl")
        cilli.sits(table, "E", "Cilli")
        with anna.line(table) as hers, bertl.line(table) as his, cilli.line(table) as theirs:
            assert hear(hers)["may_send_away"] == ["N", "E"]
            say(hers, t="send_away", whom="X")
            assert hear(hers, "refused")["key"] == ""
            say(hers, t="send_away", whom="E")
            while not (seen := hear(his))["wishes"]:
                pass
            assert [(wish["what"], wish["whom"], wish["yours"]) for wish in seen["wishes"]] == [
                ("send_away", "E", True)
            ]
            say(his, t="agree", what="send_away", yes=True)
            assert hear(theirs, "refused")["text"] == DECIDED
            assert closed_with(theirs) == 4004
            door = hear(hers, "door")
            while not seats(door)["E"]["for_good"]:
                door = hear(hers, "door")
            assert seats(door)["E"]["stand_in"]
        with cilli.line(table) as again:
            assert hear(again, "refused")["text"] == DECIDED
            assert closed_with(again) == 4004
        door = cilli.ask("GET", f"/tables/{table}/door")
        assert (door["you"], door["may"], [seat for seat in door["seats"] if seat["may"]]) == ("sent_away", [], [])
        for method, path in (("POST", "seats/E"), ("GET", "deals/1"), ("GET", "record.weli"), ("DELETE", "seats/E")):
            answer = cilli.tries(method, f"/tables/{table}/{path}", **({"name": "Cilli"} if method == "POST" else {}))
            assert (answer.status_code, answer.json()["text"]) == (404, DECIDED), path
        phone = Guest(house)
        phone.ask("POST", "/me/return", code=cilli.ask("POST", "/me/code")["code"])
        assert phone.ask("GET", f"/tables/{table}/door")["you"] == "sent_away"
        assert [guest.http.get("/api/tables").json() != [] for guest in (anna, bertl, phone)] == [True, True, False]


def test_nobody_is_waited_for_at_home_who_was_sent_away_and_not_there_to_read_it(tmp_path: Path) -> None:
    """And whoever has opened the table may still delete it."""
    with serving(tmp_path, AN_HOUR, house=OPEN) as house:
        anna, bertl, cilli = Guest(house, "Anna"), Guest(house), Guest(house)
        table = anna.opens("N", "E")
        bertl.sits(table, "N", "Bertl")
        cilli.sits(table, "E", "Cilli")
        with bertl.line(table) as his, cilli.line(table) as theirs:
            hear(theirs)
            say(his, t="send_away", whom="S")
            while not hear(theirs)["wishes"]:
                pass
            say(theirs, t="agree", what="send_away", yes=True)
            while not seats(hear(theirs, "door"))["S"]["for_good"]:
                pass
            bertl.ask("POST", f"/tables/{table}/seats/N", name="Bertl")
        assert [line["may"] for line in anna.http.get("/api/tables").json()] == [["delete"]]
        assert [line["may"] for line in bertl.http.get("/api/tables").json()] == [["go_on"]]
