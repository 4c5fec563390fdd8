"""Whoever may not do something is told so, and nothing of what they asked for."""

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from web.serving import Served
from weli.table.allowed import Subject
from weli.web import live, who

REFUSED = "You may not do that at this table."


@pytest.fixture
def asked_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[Subject], None]:
    """Whoever asks this house is somebody else from then on."""

    def become(subject: Subject) -> None:
        for room in (who, live):
            monkeypatch.setattr(room, "subject_of", lambda _: subject)

    return become


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/tables"),
        ("DELETE", "/api/tables/{}"),
        ("GET", "/api/tables/{}/record.weli"),
        ("GET", "/api/tables/{}/deals/1"),
        ("GET", "/api/tables/{}/deals/1.weli"),
    ],
)
@pytest.mark.parametrize("subject", [Subject(None), Subject("somebody else")], ids=["stranger", "guest"])
def test_requests(quiet: Served, asked_by: Callable[[Subject], None], subject: Subject, method: str, path: str) -> None:
    table = quiet.new_table(dealer="E")
    asked_by(subject)
    answer = quiet.http.request(method, path.format(table) + "?lang=en", json={} if method == "POST" else None)
    assert (answer.status_code, answer.json()["text"]) == (403, REFUSED)
    assert quiet.parlour.state(table).deals


def test_a_line_is_not_opened_by_a_guest(quiet: Served, asked_by: Callable[[Subject], None]) -> None:
    table = quiet.new_table(dealer="E")
    asked_by(Subject("somebody else"))
    with quiet.live(table) as line, pytest.raises(ConnectionClosed):
        line.recv(timeout=60)
