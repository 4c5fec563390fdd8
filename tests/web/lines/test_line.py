"""The line to a table: acts and answers, views for every page, and what becomes of a line that misbehaves."""

import asyncio
import json
import socket
from collections import deque

import pytest
from starlette.websockets import WebSocket, WebSocketState
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from web.serving import Served
from web.talking import finish_a_deal, hear, say, wait_for_the_person
from weli.table.connection import Connection
from weli.table.rate_limits import MOST
from weli.web.live import FAILED, Line
from weli.wire.messages import Refused


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"seat": "W", "level": "lehrbua", "dealer": "W"},
        {"seat": "N", "target": 15, "name": "Anna"},
        {"seat": "E"},
    ],
)
def test_a_whole_game_over_the_line(served: Served, wanted: dict[str, object]) -> None:
    table = served.new_table(**wanted)
    with served.live(table) as line:
        view = finish_a_deal(line)
        while view["waiting"] != "over":
            say(line, t="seen", on=view["number"])
            view = finish_a_deal(line)
    assert view["sheet"]["winner"] in ("NS", "EW")
    listed = next(each for each in served.http.get("/api/tables").json() if each["table"] == table)
    assert listed["winner"] == view["sheet"]["winner"]
    assert listed["score"] == view["sheet"]["totals"]


def test_the_same_message_twice_is_answered_twice_and_done_once(quiet: Served) -> None:
    table = quiet.new_table(dealer="E")
    with quiet.live(table) as line:
        view = wait_for_the_person(line)
        act = {"t": "act", "key": "twice", "on": view["number"], "act": "concede hanger"}
        say(line, **act)
        first = hear(line, "taken")
        say(line, **act)
        assert hear(line, "taken") == first
    with quiet.live(table) as line:
        say(line, **act)
        assert hear(line, "taken") == first


def test_whoever_asks_whether_the_line_is_alive_is_answered_and_nothing_changes(quiet: Served) -> None:
    with quiet.live(quiet.new_table(dealer="E")) as line:
        wait_for_the_person(line)
        say(line, t="ping")
        assert hear(line, "pong") == {"t": "pong"}


def test_a_refused_act_is_heard_by_its_player_alone(quiet: Served) -> None:
    table = quiet.new_table(dealer="E")
    with quiet.live(table) as line, quiet.live(table, lang="de") as other:
        view = wait_for_the_person(line)
        wait_for_the_person(other)
        say(line, t="act", key="k", on=view["number"], act="contest gleich")
        refused = hear(line, "refused")
        assert (refused["key"], refused["rule"]) == ("k", "GS-SHOW-02")
        with pytest.raises(TimeoutError):
            other.recv(timeout=0)


def test_two_tabs_are_shown_the_same_and_one_of_two_cards_is_taken(quiet: Served) -> None:
    table = quiet.new_table(dealer="E")
    with quiet.live(table) as one, quiet.live(table) as other:
        view = wait_for_the_person(one)
        assert wait_for_the_person(other) == view
        cards = [doing["act"] for doing in view["may"] if doing["kind"] == "play"]
        say(one, t="act", key="one", on=view["number"], act=cards[0])
        hear(one, "taken")
        say(other, t="act", key="other", on=view["number"], act=cards[1])
        assert hear(other, "refused")["text"].startswith("Something has changed meanwhile")


def test_a_line_speaks_the_language_it_is_asked_to(quiet: Served) -> None:
    with quiet.live(quiet.new_table(dealer="E"), lang="de") as line:
        german = wait_for_the_person(line)
        say(line, t="lang", lang="en")
        english = hear(line)
    assert (german["lang"], english["lang"]) == ("de", "en")
    assert german["number"] == english["number"]
    assert german["events"][0]["text"] != english["events"][0]["text"]


def test_the_pace_is_kept(quiet: Served) -> None:
    table = quiet.new_table(dealer="E")
    wanted = {"bots": "quick", "trick": "short", "questions": "all"}
    with quiet.live(table) as line:
        wait_for_the_person(line)
        say(line, t="pace", pace=wanted)
        assert hear(line)["pace"] == wanted
    with quiet.live(table) as line:
        assert hear(line)["pace"] == wanted


def test_that_somebody_is_deciding_is_heard_and_answered_with_nothing(quiet: Served) -> None:
    table = quiet.new_table(dealer="E")
    with quiet.live(table) as line:
        wait_for_the_person(line)
        say(line, t="hold", deciding=True)
        say(line, t="hold", deciding="perhaps")
        assert hear(line, "refused")["text"]
        assert quiet.parlour.live(table).deciding.left() > 0


BAD_FRAMES = [
    "",
    "{",
    "null",
    "[]",
    '"act"',
    '{"t":"act"}',
    '{"t":"act","key":1,"on":1,"act":"H9"}',
    '{"t":"act","key":"k","on":"1","act":"H9"}',
    '{"t":"act","key":"k","on":1,"act":"H9","seat":"N"}',
    '{"t":"view"}',
    '{"t":"nothing"}',
    '{"t":"pace","pace":{"bots":"furious","trick":"tap"}}',
    '{"t":"lang","lang":"fr"}',
    "[" * 2000,
    '{"t":"act","key":' + "[" * 4000,
    '{"t":"act","key":"k","on":1e400,"act":"H9"}',
    b'{"t":"seen","on":1}',
    b"\xff\xfe",
]


@pytest.mark.parametrize("frame", BAD_FRAMES)
def test_a_bad_frame_gets_a_sentence_and_the_line_stays(quiet: Served, frame: str | bytes) -> None:
    with quiet.live(quiet.new_table(dealer="E")) as line:
        wait_for_the_person(line)
        line.send(frame)
        assert hear(line, "refused")["text"] == "That was no readable message. Nothing has changed at the table."
        say(line, t="lang", lang="de")
        assert hear(line)["lang"] == "de"


def test_a_line_of_nothing_but_bad_frames_is_closed(quiet: Served) -> None:
    def babble(line: ClientConnection) -> None:
        while True:
            line.send("{")
            hear(line, "refused")

    with quiet.live(quiet.new_table(dealer="E")) as line, pytest.raises(ConnectionClosed) as closed:
        babble(line)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_a_frame_that_is_too_long_closes_the_line(quiet: Served) -> None:
    with quiet.live(quiet.new_table(dealer="E")) as line:
        hear(line)
        line.send(json.dumps({"t": "act", "key": "k", "on": 1, "act": "x" * 5000}))
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_flood_closes_the_line(quiet: Served) -> None:
    def flood(line: ClientConnection) -> None:
        for _ in range(20_000):
            say(line, t="seen", on=0)
        while True:
            hear(line)

    with quiet.live(quiet.new_table(dealer="E")) as line, pytest.raises(ConnectionClosed) as closed:
        flood(line)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1008


def test_nothing_is_compressed(served: Served) -> None:
    with served.live(served.new_table(dealer="E"), compression="deflate") as line:
        assert line.protocol.extensions == []


def test_a_line_to_no_table_says_so(served: Served) -> None:
    with served.live("nowhere") as line:
        assert hear(line, "refused")["text"] == "There is no such table here, or no longer."
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004


def test_a_line_in_an_unknown_language_is_refused(served: Served) -> None:
    table = served.new_table()
    with pytest.raises((InvalidStatus, ConnectionClosed)), served.live(table, lang="fr") as line:
        hear(line)


def test_a_line_that_is_cut_leaves_no_trace(quiet: Served) -> None:
    table = quiet.new_table(dealer="E")
    with quiet.live(table) as line:
        view = wait_for_the_person(line)
        line.socket.shutdown(socket.SHUT_RDWR)
    with quiet.live(table) as line:
        assert wait_for_the_person(line) == view


def test_a_pace_that_is_changed_too_often_is_refused_and_the_line_stays(quiet: Served) -> None:
    table = quiet.new_table()
    with quiet.live(table, lang="en") as line:
        for number in range(MOST + 1):
            say(line, t="pace", pace={"bots": ("slow", "quick")[number % 2], "trick": "tap"})
        assert hear(line, "refused")["text"].startswith("You have changed the pace")
        say(line, t="lang", lang="de")
        while hear(line)["lang"] != "de":
            continue


def test_a_language_that_the_house_does_not_speak_is_refused_and_the_line_stays(quiet: Served) -> None:
    table = quiet.new_table()
    with quiet.live(table, lang="en") as line:
        say(line, t="lang", lang="fr")
        assert hear(line, "refused")["text"]
        say(line, t="lang", lang="de")
        while hear(line)["lang"] != "de":
            continue


def test_a_line_that_is_closed_already_is_closed_without_a_word() -> None:
    """The database had gone, and the page with it: what there was to say could not be said, and stood in the log as a bug."""

    async def closing() -> None:
        async def nobody(*_message: object) -> dict[str, object]:
            raise AssertionError("nobody is there")

        closed = WebSocket({"type": "websocket"}, receive=nobody, send=nobody)
        closed.client_state = closed.application_state = WebSocketState.DISCONNECTED
        line = Line.__new__(Line)
        line.socket, line.page = closed, Connection(0, "Anna", "en")
        line.answers = deque([Refused("", None, "The database is away.")])
        await line._hang_up(FAILED)

    asyncio.run(closing())
