"""Requests as they may arrive: cut short, half, endless, or in something that is no text. Each gets a clean answer, and none stays open."""

import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from web.serving import Served
from weli.web.entrance import own_entrance
from weli.web.request_limits import LONGEST_BODY
from weli.web.timeouts import TimedHTTP

LIMIT = 30  # seconds after which an answer is not waited for any longer
A_MOMENT = 0.3  # what the server is given here instead of its twenty seconds


@contextmanager
def connection(served: Served) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", served.port), timeout=LIMIT) as open_line:
        yield open_line


def post(served: Served, length: int, path: str = "/api/tables?lang=en") -> bytes:
    """The head of a request that changes something, from our own page."""
    lines = (
        f"POST {path} HTTP/1.1",
        f"Host: 127.0.0.1:{served.port}",
        f"Origin: {served.origin}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
    )
    return "\r\n".join([*lines, "", ""]).encode()


def heard_out(line: socket.socket) -> bytes:
    """All that comes until the server hangs up; a server that does not would run into the limit."""
    heard = b""
    while part := line.recv(65536):
        heard += part
    return heard


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TimedHTTP, "seconds", A_MOMENT)


NO_TEXT = [
    b"\xff",
    b'{"name": "\xff\xfe"}',
    b'{"\xff": 1}',
    b'{"level": "\xed\xa0\x80"}',
    '{"name": "Jörg"}'.encode("latin-1"),
]


@pytest.mark.parametrize("path", ["/api/tables", "/api/house-rules", "/api/house-rules/draft"])
@pytest.mark.parametrize("body", NO_TEXT)
def test_what_is_no_utf_8_is_refused_in_a_sentence_and_leaves_no_traceback(
    served: Served, caplog: pytest.LogCaptureFixture, path: str, body: bytes
) -> None:
    answer = served.http.post(f"{path}?lang=en", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json() == {"text": "This request cannot be read.", "line": None}
    assert faults(caplog) == []


def test_a_request_that_is_cut_short_leaves_no_traceback(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    for end in (socket.SHUT_WR, socket.SHUT_RDWR):
        with connection(served) as line:
            line.sendall(post(served, 100) + b'{"target": 1')
            line.shutdown(end)
            assert heard_out(line) == b""
    assert served.http.get("/api/version").status_code == 200
    assert faults(caplog) == []


def test_a_request_that_is_too_long_is_refused_in_a_sentence(served: Served) -> None:
    answer = served.http.post("/api/tables?lang=en", content=b" " * (LONGEST_BODY + 1))
    assert answer.status_code == 413
    assert answer.json()["text"] == "This request is too long."
    assert served.http.post("/api/tables?lang=en", content=b" " * LONGEST_BODY).status_code == 400, "long, but read"


HALVES = {
    "a head": b"GET / HTTP/1.1\r\nHost: 127",
    "one letter": b"G",
    "an empty line": b"\r\n",
}


@pytest.mark.parametrize("half", HALVES.values(), ids=list(HALVES))
def test_half_a_head_does_not_stay_open(served: Served, hasty: None, half: bytes) -> None:
    with connection(served) as line:
        line.sendall(half)
        heard = heard_out(line)
    assert heard.startswith((b"HTTP/1.1 408 ", b"HTTP/1.1 400 "))


def test_half_a_request_does_not_stay_open_and_is_told_why(
    served: Served, hasty: None, caplog: pytest.LogCaptureFixture
) -> None:
    with connection(served) as line:
        line.sendall(post(served, 100) + b'{"target": 1')
        heard = heard_out(line)
    assert heard.startswith(b"HTTP/1.1 408 ")
    assert heard.endswith(b"This request did not arrive in time.\n")
    assert faults(caplog) == []


def test_who_sends_little_by_little_gains_nothing(served: Served, hasty: None) -> None:
    with connection(served) as line:
        line.sendall(post(served, 100_000))
        assert let_go_after(line, 200) < 200


def let_go_after(line: socket.socket, most: int) -> int:
    """How many letters can be sent, a few in each moment, before the server has hung up."""
    line.settimeout(A_MOMENT / 10)
    for sent in range(most):
        try:
            line.sendall(b" ")
            line.recv(65536)
        except TimeoutError:
            continue
        except OSError:
            return sent
    return most


def test_who_asks_nothing_is_let_go_without_a_word(served: Served, hasty: None) -> None:
    with connection(served) as line:
        assert heard_out(line) == b""


def test_half_a_second_request_does_not_stay_open_either(served: Served, hasty: None) -> None:
    with connection(served) as line:
        line.sendall(f"GET /api/version HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n\r\n".encode())
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        line.sendall(b"GET /api/ver")
        assert b"HTTP/1.1 408 " in heard_out(line)


def test_an_answered_request_whose_body_never_ends_does_not_stay_open(served: Served, hasty: None) -> None:
    with connection(served) as line:
        line.sendall(
            f"GET /api/version HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nContent-Length: 9\r\n\r\nxx".encode()
        )
        heard = heard_out(line)
    assert heard.startswith(b"HTTP/1.1 200 ")
    assert b"408" not in heard


def test_a_line_to_a_table_may_be_silent_for_as_long_as_it_likes(quiet: Served, hasty: None) -> None:
    with quiet.live(quiet.new_table()) as line:
        line.recv(timeout=LIMIT)
        with pytest.raises(TimeoutError):
            line.recv(timeout=3 * A_MOMENT)
        line.send('{"t":"lang","lang":"de"}')
        assert '"lang":"de"' in str(line.recv(timeout=LIMIT))


def test_the_port_that_browsers_leave_out_may_be_left_out() -> None:
    assert own_entrance(80).hosts == {"127.0.0.1", "localhost", "127.0.0.1:80", "localhost:80"}
    assert own_entrance(8410).hosts == {"127.0.0.1:8410", "localhost:8410"}
