"""Whoever may not do something is told so, and nothing of what they asked for."""

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from web.serving import Served
from web.talking import hear
from weli.table.allowed import Subject
from weli.web import api, identity, live

REFUSED = "You may not do that at this table."
NO_TABLE = "There is no such table here, or no longer."


@pytest.fixture
def asked_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[Subject], None]:
    """Whoever asks this house is somebody else from then on."""

    def become(subject: Subject) -> None:
        for room in (identity, live, api):
            monkeypatch.setattr(room, "subject_of", lambda *_: subject)

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
    assert (answer.status_code, answer.json()["text"]) == ((403, REFUSED) if method == "POST" else (404, NO_TABLE))
    assert quiet.parlour.state(table).deals


def test_a_line_is_not_opened_by_a_guest(quiet: Served, asked_by: Callable[[Subject], None]) -> None:
    table = quiet.new_table(dealer="E")
    asked_by(Subject("somebody else"))
    with quiet.live(table, lang="en") as line:
        assert hear(line, "refused")["text"] == NO_TABLE
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004
