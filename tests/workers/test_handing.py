"""Handing somebody who has come to the process that has their table."""

import socket

import pytest

from waiting import wait_until
from weli.workers.handing import MOST, Channel, Handed, Shares, received, table_in


@pytest.mark.parametrize(
    ("asked", "table"),
    [
        (b"GET /api/tables/abc/live?lang=de HTTP/1.1\r\n", b"abc"),
        (b"DELETE /api/tables/abc HTTP/1.1\r\n", b"abc"),
        (b"PUT /api/tables/a%62c/terms HTTP/1.1\r\nhost: here\r\n", b"abc"),
        (b"GET /api/tables HTTP/1.1\r\n", None),
        (b"GET /api/tables/ HTTP/1.1\r\n", None),
        (b"GET /assets/api/tables/abc/x.js HTTP/1.1\r\n", None),
        (b"GET /api/tables/" + b"a" * MOST, None),
        (b"\x16\x03\x01\x02\x00", None),
        (b"", None),
    ],
)
def test_the_table_stands_in_the_first_line(asked: bytes, table: bytes | None) -> None:
    assert table_in(asked) == table


def test_the_table_stands_below_the_path_of_the_house() -> None:
    assert table_in(b"GET /karten/api/tables/abc/live HTTP/1.1\r\n", "/karten") == b"abc"
    assert table_in(b"GET /api/tables/abc/live HTTP/1.1\r\n", "/karten") == b"abc"
    assert table_in(b"GET /karten/api/tables/abc/live HTTP/1.1\r\n") is None


def test_all_that_is_asked_of_a_table_goes_to_one_process_and_the_rest_to_each_in_turn() -> None:
    shares = Shares(3)
    of_tables = {shares.of(b"GET /api/tables/%d/door HTTP/1.1\r\n" % number) for number in range(50)}
    assert of_tables == {0, 1, 2}
    assert len({shares.of(b"%s /api/tables/abc/x HTTP/1.1\r\n" % word) for word in (b"GET", b"PUT", b"POST")}) == 1
    assert [shares.of(b"GET / HTTP/1.1\r\n") for _ in range(4)] == [0, 1, 2, 0]


def test_a_visitor_arrives_with_what_they_have_asked_and_goes_on_from_there() -> None:
    channel, (visitor, page) = Channel(), socket.socketpair()
    channel.there.setblocking(False)
    channel.tell("a table")
    channel.hand(Handed(visitor, 1, b"GET /"))
    come: list[Handed | str] = []
    wait_until(lambda: come.extend(received(channel.there)) or len(come) == 2, "both have arrived")
    told, handed = come
    assert told == "a table"
    assert isinstance(handed, Handed)
    assert (handed.entrance, handed.head) == (1, b"GET /")
    wait_until(lambda: visitor.fileno() == -1, "whoever let them in has let go of them")
    with page, handed.visitor as here:
        page.send(b" HTTP/1.1")
        assert here.recv(20) == b" HTTP/1.1"
    channel.there.close()
    channel.close()


def test_who_is_handed_to_a_process_that_has_gone_is_let_go() -> None:
    channel, (visitor, page) = Channel(), socket.socketpair()
    channel.there.close()
    channel.hand(Handed(visitor, 0, b"GET /"))
    with page:
        page.settimeout(10)
        assert page.recv(1) == b"", "they come again, and to another one"
    channel.close()
