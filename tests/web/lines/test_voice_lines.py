"""Voice at a table, as far as the house has to do with it: who has it on, and the letters by which browsers find each other."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from web.guests import OPEN, Guest, closed_with
from web.lines.test_gaze_lines import table_of_four
from web.serving import AN_HOUR, Served, serving
from web.talking import hear, say
from weli.table.voicing import LONGEST
from weli.wire.terms import Terms

TOO_BIG = 1009
PICTURES = "pictures"
OFFER = json.dumps({"d": {"type": "offer", "sdp": "v=0"}})


def is_told(line: ClientConnection, at: dict[str, Any]) -> None:
    """Whoever comes is told at once who has voice on, and then each time that it has changed."""
    while hear(line, "voices")["at"] != at:
        pass


def shown(line: str, *, muted: bool = False, picture: bool = False) -> dict[str, Any]:
    """How somebody is told to have voice on."""
    return {"line": line, "muted": muted, "picture": picture}


def turn_on(line: ClientConnection, *others: ClientConnection, muted: bool = False) -> str:
    """Voice is on there; all of them have been told. Its line."""
    say(line, t="voice", muted=muted)
    own = str(hear(line, "talking")["line"])
    for each in (line, *others):
        while own not in str(hear(each, "voices")["at"]):
            pass
    return own


def test_all_who_sit_there_see_who_has_voice_on_and_who_is_muted(quiet: Served) -> None:
    table = table_of_four(quiet, Terms())
    with quiet.live(table, seat="S") as south, quiet.live(table, seat="N") as north:
        say(south, t="voice")
        own = hear(south, "talking")
        assert own == {"t": "talking", "line": own["line"], "relays": []}
        for line in (south, north):
            is_told(line, {"S": shown(own["line"])})
        say(south, t="voice", muted=True)
        assert hear(south, "talking")["line"] == own["line"]
        is_told(north, {"S": shown(own["line"], muted=True)})
        with quiet.live(table, seat="W") as west:
            is_told(west, {"S": shown(own["line"], muted=True)})
        say(south, t="voice_off")
        is_told(north, {})


def test_a_letter_reaches_the_one_it_is_meant_for_and_nobody_else(quiet: Served) -> None:
    table = table_of_four(quiet, Terms())
    with (
        quiet.live(table, seat="S") as south,
        quiet.live(table, seat="N") as north,
        quiet.live(table, seat="E") as east,
    ):
        own = turn_on(south, north, east)
        theirs = turn_on(north, south, east)
        say(south, t="signal", to=theirs, text=OFFER)
        assert hear(north, "signal") == {"t": "signal", "seat": "S", "by": own, "text": OFFER}
        say(east, t="greet", word="hello")
        passed = []
        while not passed or passed[-1]["t"] not in ("view", "change"):
            passed.append(json.loads(east.recv(timeout=60)))
        assert "signal" not in {each["t"] for each in passed}


def test_voice_is_on_at_one_page_of_a_seat_and_ends_with_it(quiet: Served) -> None:
    table = table_of_four(quiet, Terms())
    with quiet.live(table, seat="N") as north:
        with quiet.live(table, seat="S") as south, quiet.live(table, seat="S") as again:
            first = turn_on(south, again, north)
            say(again, t="voice")
            second = str(hear(again, "talking")["line"])
            assert second != first
            assert [hear(line, "voices")["at"]["S"]["line"] for line in (south, north)] == [second] * 2
            say(south, t="signal", to=second, text=OFFER)
            assert hear(south, "refused")["text"] == "Your microphone is not on at this table."
        is_told(north, {})


def refused(line: ClientConnection, **message: Any) -> str:
    say(line, **message)
    answer = hear(line, "refused")
    assert answer["key"] == "voice"
    return str(answer["text"])


def test_a_letter_to_nobody_is_refused_with_a_sentence_and_the_table_plays_on(quiet: Served) -> None:
    table = table_of_four(quiet, Terms())
    with quiet.live(table, seat="S") as south, quiet.live(table, seat="N") as north:
        gone = "Nobody talks there any more."
        theirs = turn_on(north, south)
        assert refused(south, t="signal", to=theirs, text=OFFER) == "Your microphone is not on at this table."
        own = turn_on(south, north)
        for to in ("", "N", "W", "0" * 16, own, "é" * 90):
            assert refused(south, t="signal", to=to, text=OFFER) == gone
        say(north, t="voice_off")
        hear(south, "voices")
        assert refused(south, t="signal", to=theirs, text=OFFER) == gone
        for text in ("", "x" * (LONGEST + 1)):
            assert refused(south, t="signal", to=theirs, text=text) == f"That is too long: {LONGEST} letters at most."
        say(south, t="greet", word="hello")
        assert hear(north)["number"]


def test_where_no_voice_was_agreed_nobody_talks_and_the_table_plays_on(quiet: Served) -> None:
    table = table_of_four(quiet, Terms(aloud="off"))
    with quiet.live(table, seat="S") as south, quiet.live(table, seat="N") as north:
        assert hear(south)["aloud"] == "off"
        for message in ({"t": "voice"}, {"t": "signal", "to": "a", "text": OFFER}):
            assert refused(south, **message) == "Nobody talks through Weli at this table: so it was agreed."
        say(south, t="greet", word="hello")
        assert hear(north)["number"]


def test_a_face_is_shown_where_that_was_agreed_and_nowhere_else(quiet: Served) -> None:
    table = table_of_four(quiet, Terms())
    with quiet.live(table, seat="S") as south:
        turn_on(south)
        assert refused(south, t="voice", picture=True).startswith("Nobody shows their own picture at this table")
    table = table_of_four(quiet, Terms(aloud=PICTURES))
    with quiet.live(table, seat="S") as south, quiet.live(table, seat="N") as north:
        assert hear(south)["aloud"] == PICTURES
        own = turn_on(south, north)
        say(south, t="voice", picture=True)
        is_told(north, {"S": shown(own, picture=True)})
        say(south, t="voice", muted=True)
        is_told(north, {"S": shown(own, muted=True)})


def test_letters_between_tables_do_not_pass(quiet: Served) -> None:
    table, other = table_of_four(quiet, Terms()), table_of_four(quiet, Terms())
    with quiet.live(table, seat="S") as south, quiet.live(other, seat="N") as north:
        turn_on(south)
        assert refused(south, t="signal", to=turn_on(north), text=OFFER) == "Nobody talks there any more."


def test_a_flood_of_letters_is_refused_and_those_who_talk_talk_on(quiet: Served) -> None:
    table = table_of_four(quiet, Terms())
    with quiet.live(table, seat="S") as south, quiet.live(table, seat="N") as north:
        turn_on(south, north)
        theirs = turn_on(north, south)
        for _ in range(350):
            say(south, t="signal", to=theirs, text="x" * 3000)
        assert hear(south, "refused")["text"] in (
            "Slowly: nobody connects that often.",
            "The other browser does not keep up with connecting.",
        )
        say(north, t="greet", word="hello")
        assert hear(north, "signal")["seat"] == "S"
        assert hear(north)["number"]


@pytest.mark.parametrize(
    "frame",
    [
        '{"t":"signal","to":"a"}',
        '{"t":"signal","to":1,"text":"x"}',
        '{"t":"voice","muted":"no"}',
        '{"t":"voice","line":"mine"}',
    ],
)
def test_garbage_about_voice_is_refused(quiet: Served, frame: str) -> None:
    table = table_of_four(quiet, Terms())
    with quiet.live(table, seat="S") as south:
        south.send(frame)
        assert hear(south, "refused")["key"] == ""
        turn_on(south)


def test_megabytes_at_once_close_the_line_that_sends_them_and_no_other(quiet: Served) -> None:
    table = table_of_four(quiet, Terms())
    with quiet.live(table, seat="S") as south, quiet.live(table, seat="N") as north:
        turn_on(south, north)
        say(south, t="signal", to="a", text="x" * 2_000_000)
        assert closed_with(south) == TOO_BIG
        is_told(north, {})
        say(north, t="greet", word="hello")
        assert hear(north)["number"]


def test_whoever_looks_on_is_told_nothing_of_it_and_may_not_talk(tmp_path: Path) -> None:
    with serving(tmp_path, AN_HOUR, house=OPEN) as house:
        anna, bert, cilli = Guest(house, "Anna"), Guest(house, "Bert"), Guest(house, "Cilli")
        table = anna.opens("N", terms={"onlookers": 0})
        bert.sits(table, "N", "Bert")
        with anna.line(table) as own, bert.line(table) as north, cilli.line(table) as behind:
            line = turn_on(own, north)
            for message in ({"t": "voice"}, {"t": "signal", "to": line, "text": OFFER}):
                say(behind, **message)
                assert hear(behind, "refused")["text"] == "You may not do that at this table."
            say(behind, t="ping")
            while (kind := json.loads(behind.recv(timeout=60))["t"]) != "pong":
                assert kind not in ("voices", "signal")


def test_voice_ends_where_somebody_leaves_their_seat_or_a_computer_player_takes_it(tmp_path: Path) -> None:
    with serving(tmp_path, AN_HOUR, house=OPEN) as house:
        anna, bert, cilli = Guest(house, "Anna"), Guest(house, "Bert"), Guest(house, "Cilli")
        table = anna.opens("N", "E")
        bert.sits(table, "N", "Bert")
        cilli.sits(table, "E", "Cilli")
        with anna.line(table) as own, bert.line(table) as north, cilli.line(table):
            line = turn_on(own, north)
            turn_on(north, own)
            bert.ask("PUT", f"/tables/{table}/seats/N", sits="computer", level="lehrbua")
            for each in (own, north):
                is_told(each, {"S": shown(line)})
            assert refused(north, t="signal", to=line, text=OFFER) == "Your microphone is not on at this table."
            assert refused(north, t="voice") == "Nobody else sits here who could hear you."


def test_what_goes_over_the_line_depends_on_no_card(quiet: Served) -> None:
    """Two tables that differ in every card, and the same is done at both: but for the lines, which are chance, they hear the same of it."""
    told = []
    for _ in range(2):
        table = table_of_four(quiet, Terms(aloud=PICTURES))
        with quiet.live(table, seat="S") as south, quiet.live(table, seat="N") as north:
            own = turn_on(south, north)
            say(north, t="voice", muted=True, picture=True)
            theirs = str(hear(north, "talking")["line"])
            came = [hear(south, "voices")]
            say(north, t="signal", to=own, text=OFFER)
            came.append(hear(south, "signal"))
            told.append(json.dumps(came).replace(own, "own").replace(theirs, "theirs"))
    assert told[0] == told[1]


def test_microphone_and_camera_are_given_to_the_pages_of_the_house_alone(quiet: Served) -> None:
    allowed = quiet.http.get("/").headers["permissions-policy"].split(", ")
    assert {"camera=(self)", "microphone=(self)"} <= set(allowed)
