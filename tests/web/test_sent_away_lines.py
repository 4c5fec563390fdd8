"""Somebody whom the others send away from a table is told so, and comes back to it no more."""

from pathlib import Path

from web.guests import NO_TABLE, OPEN, Guest, closed_with
from web.serving import AN_HOUR, serving
from web.talking import hear, say


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
            assert hear(theirs, "refused")["text"] == "The others have sent you away from this table."
            assert closed_with(theirs) == 4004
        with cilli.line(table) as again:
            assert hear(again, "refused")["text"] == NO_TABLE
        assert cilli.tries("POST", f"/tables/{table}/seats/E", name="Cilli").status_code == 400
        assert cilli.tries("GET", f"/tables/{table}/deals/1/record").status_code == 404
