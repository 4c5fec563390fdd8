"""The server from outside: what it answers, and whom it lets in."""

import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from casebook import CASES
from waiting import wait_until
from web.serving import Served
from web.talking import finish_a_deal, hear
from weli.record import read, replay
from weli.web.entrance import Entrance
from weli.web.listening import CannotOpen, open_port
from weli.web.server import create_app

AN_HTML = '<!doctype html><html lang="de"><title>Weli</title>'
AT_TEST = [Entrance("test", None, ("http://test",), is_own=True)]
LINES = "Others' work goes out with its licence.\n" * 100


# Asking over HTTP.


def test_a_table_is_opened_and_listed(served: Served) -> None:
    table = served.new_table(target=15, seat="W")
    lines = served.http.get("/api/tables").json()
    assert next(line for line in lines if line["table"] == table)["target"] == 15


@pytest.mark.parametrize(
    "body",
    ['{"target": 12}', '{"seat": "X"}', '{"nonsense": 1}', '{"target": "eleven"}', "{", "[]", '{"level": "nobody"}'],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(served: Served, body: str) -> None:
    answer = served.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["text"].endswith(".")


def test_rules_and_rulebook(served: Served) -> None:
    cited = served.http.get("/api/rules/GS-BET-13?lang=en").json()
    assert cited["id"] == "GS-BET-13"
    assert cited["title"] == "Bets alternate"
    assert cited["text"]
    assert cited["source"]
    german = served.http.get("/api/rules/GS-BET-13").json()
    assert german["text"] != cited["text"]
    book = served.http.get("/api/rulebook/giltspiel?lang=de").json()
    assert [chapter["topic"] for chapter in book["chapters"]][:3] == ["CTX", "AIM", "CARD"]
    assert all(chapter["title"] and chapter["rules"] for chapter in book["chapters"])
    assert [phase["phase"] for phase in book["phases"]][:3] == ["know", "deal", "bet"]


@pytest.mark.parametrize(("wanted", "usual"), [("fr, de-AT;q=0.8, en", "de"), ("it-IT", "en"), ("", "en")])
def test_the_languages_and_the_one_that_fits_the_browser(served: Served, wanted: str, usual: str) -> None:
    answer = served.http.get("/api/languages", headers={"accept-language": wanted}).json()
    assert answer == {
        "known": [{"lang": "de", "name": "Deutsch"}, {"lang": "en", "name": "English"}],
        "usual": usual,
    }


def test_the_pages_texts(served: Served) -> None:
    german, english = (served.http.get(f"/api/texts/{lang}").json() for lang in ("de", "en"))
    assert german.keys() == english.keys()
    assert german != english


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/nowhere/record.weli", 404),
        ("/api/tables/nowhere/deals/1", 404),
        ("/api/tables/nowhere/deals/1.weli", 404),
        ("/api/rules/GS-BET-99", 404),
        ("/api/rules/nonsense", 404),
        ("/api/rulebook/skat", 404),
        ("/api/rulebook/skat/found?words=trump", 404),
        ("/api/rulebook/skat/villages", 404),
        ("/api/cases/GS-EX-99", 404),
        ("/api/cases/" + "x" * 3000, 404),
        ("/api/cases/GS-EX-01?deal=2", 404),
        ("/api/cases/GS-EX-01?deal=x", 404),
        ("/api/texts/fr", 400),
        ("/api/rules/GS-BET-13?lang=fr", 400),
        ("/api/nothing", 404),
        ("/nothing.js", 404),
        ("/api/rules/" + "x" * 3000, 404),
        ("/../../etc/passwd", 404),
        ("/%2e%2e/%2e%2e/etc/passwd", 404),
        ("/assets/..%2f..%2fserver.py", 404),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(served: Served, path: str, status: int) -> None:
    answer = served.http.get(path)
    assert answer.status_code == status
    assert answer.json().keys() == {"text", "line"}
    assert answer.json()["text"].endswith(".")


def test_a_deal_is_told_only_when_it_is_over(served: Served) -> None:
    table = served.new_table()
    for path in (
        "deals/1",
        "deals/1.weli",
        "deals/0",
        "deals/-1",
        "deals/x",
        "deals/\u0661",
        "record.weli",
        "deals/1.zip",
    ):
        assert served.http.get(f"/api/tables/{table}/{path}").status_code == 404
    with served.live(table) as line:
        finish_a_deal(line)
    told = served.http.get(f"/api/tables/{table}/deals/1?lang=en").json()
    assert served.http.get(f"/api/tables/{table}/deals/{'9' * 5000}").status_code == 404
    assert told[0]["act"] is None
    assert told[-1]["deal"]["phase"] == "done"
    for path, name in (("record.weli", "giltspiel.weli"), ("deals/1.weli", "giltspiel-1.weli")):
        answer = served.http.get(f"/api/tables/{table}/{path}")
        assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
        assert replay(read(answer.text)).ok


def test_a_body_nested_without_end_is_refused_in_a_sentence(served: Served) -> None:
    headers = {"content-type": "application/json"}
    answer = served.http.post("/api/tables?lang=en", content="[" * 100_000, headers=headers)
    assert answer.status_code == 400
    assert answer.json() == {"text": "This request cannot be read.", "line": None}


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/rules/GS-BET-13", "/nothing"])
def test_head_is_get_without_the_body(served: Served, path: str) -> None:
    plainly = {"accept-encoding": "identity"}
    whole, head = served.http.get(path, headers=plainly), served.http.head(path, headers=plainly)
    assert head.status_code == whole.status_code
    assert head.content == b""
    volatile = {"date", "vary"}  # what varies is found out while the body is made
    assert {**head.headers}.keys() - volatile == {**whole.headers}.keys() - volatile
    assert head.headers["content-length"] == whole.headers["content-length"]


def test_a_bug_is_told_without_its_innards(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_ids: object) -> None:
        raise RuntimeError("secret innards")

    monkeypatch.setattr(served.parlour, "tables", broken)
    answer = served.http.get("/api/tables")
    assert answer.status_code == 500
    assert "innards" not in answer.text
    assert answer.json()["text"].endswith(".")
    # Who looks into the log next finds it there, and not what comes of it later.
    wait_until(lambda: "secret innards" in caplog.text, "the bug stands in the log")


# Headers and origins.

EXPECTED_HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html weli-worker",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), microphone=(self), geolocation=(), payment=()",
}


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/"), ("GET", "/api/tables"), ("GET", "/nothing"), ("POST", "/api/tables"), ("PUT", "/api/tables")],
)
def test_every_answer_carries_the_security_headers(served: Served, method: str, path: str) -> None:
    answer = served.http.request(method, path, content=None if method == "GET" else "{")
    for name, value in EXPECTED_HEADERS.items():
        assert answer.headers.get_list(name) == [value]
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers


def test_refusals_at_the_gate_carry_them_too(served: Served) -> None:
    answer = served.http.get("/", headers={"host": "evil.example"})
    assert answer.status_code == 403
    assert len(answer.text.splitlines()) == 2, "a sentence in each language"
    for name, value in EXPECTED_HEADERS.items():
        assert answer.headers[name] == value


def test_nothing_of_the_api_is_kept_by_a_browser(served: Served) -> None:
    table = served.new_table()
    for path in ("/api/tables", "/api/rules/GS-BET-13", "/api/texts/de", f"/api/tables/{table}/deals/1"):
        assert served.http.get(path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("host", "let_in"),
    [
        ("127.0.0.1:{port}", True),
        ("localhost:{port}", True),
        ("127.0.0.1", False),
        ("127.0.0.1:1", False),
        ("localhost.evil.example:{port}", False),
        ("evil.example:{port}", False),
        ("evil.example", False),
        ("[::1]:{port}", False),
        ("127.0.0.1:{port}.evil.example", False),
        ("", False),
    ],
)
def test_only_this_machines_own_names_are_answered(served: Served, host: str, let_in: bool) -> None:
    answer = served.http.get("/api/version", headers={"host": host.format(port=served.port)})
    assert answer.status_code == (200 if let_in else 403)


ORIGINS = [
    ("http://127.0.0.1:{port}", True),
    ("http://localhost:{port}", True),
    ("https://127.0.0.1:{port}", False),
    ("http://127.0.0.1:1", False),
    ("http://127.0.0.1", False),
    ("http://evil.example", False),
    ("http://127.0.0.1:{port}.evil.example", False),
    ("null", False),
    (None, False),
]


@pytest.mark.parametrize(("origin", "let_in"), ORIGINS)
def test_only_our_own_page_changes_anything(served: Served, origin: str | None, let_in: bool) -> None:
    headers = {} if origin is None else {"origin": origin.format(port=served.port)}
    answer = httpx.post(f"{served.address}api/tables", json={}, headers=headers)
    assert answer.status_code == (201 if let_in else 403)


@pytest.mark.parametrize(("origin", "let_in"), ORIGINS)
def test_only_our_own_page_gets_a_line(
    served: Served, origin: str | None, let_in: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor does it get a line in the log, which two megabytes of them would push everything else out of."""
    table = served.new_table()
    named = None if origin is None else origin.format(port=served.port)
    if let_in:
        with served.live(table, origin=named) as line:
            assert hear(line)["table"] == table
        return
    with pytest.raises(InvalidStatus) as refused:
        served.live(table, origin=named)
    assert refused.value.response.status_code == 403
    assert served.http.get("/api/version").status_code == 200, "by now it would stand there"
    assert caplog.records == []


def test_a_foreign_host_gets_no_line(served: Served) -> None:
    table = served.new_table()
    with pytest.raises(InvalidStatus) as refused:
        served.live(table, additional_headers={"Host": "evil.example"})
    assert refused.value.response.status_code in (400, 403)


def test_two_origins_are_none(served: Served) -> None:
    headers = [("origin", served.origin), ("origin", "http://evil.example")]
    assert httpx.post(f"{served.address}api/tables", json={}, headers=headers).status_code == 403


def test_a_line_to_what_is_no_table_is_refused(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(InvalidStatus) as refused:
        served.live("not/a/table")
    assert refused.value.response.status_code == 403
    assert served.http.get("/api/version").status_code == 200
    assert caplog.records == []


@pytest.mark.parametrize(
    ("answer", "is_weli"),
    [
        (b'HTTP/1.0 200 OK\r\n\r\n{"weli": "0.1.0"}', True),
        (b"HTTP/1.0 200 OK\r\n\r\n3", False),
        (b'HTTP/1.0 200 OK\r\n\r\n"weli"', False),
        (b"HTTP/1.0 200 OK\r\n\r\n\xff\xfe", False),
        (b"HTTP/1.0 404 Not Found\r\n\r\n", False),
        (b"220 mail.example ESMTP\r\n", False),
        (b"", False),
    ],
)
def test_whoever_holds_the_port_is_told_from_weli(answer: bytes, is_weli: bool) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        thread = threading.Thread(target=_answer_once, args=(other, answer), daemon=True)
        thread.start()
        with pytest.raises(CannotOpen) as taken:
            open_port(port)
        thread.join(10)
    assert taken.value.text("en").startswith("A table is open here" if is_weli else f"Another program uses port {port}")


def _answer_once(listening: socket.socket, answer: bytes) -> None:
    line, _ = listening.accept()
    with line:
        line.recv(4096)
        line.sendall(answer)


# The page itself.


@pytest.fixture
def page(tmp_path: Path) -> Iterator[httpx.Client]:
    drawings = dict.fromkeys(["cards/klar.svg", "cards/tell/HA.svg", "icons/weli.svg"], "<svg/>")
    for name, content in {"index.html": AN_HTML, "assets/index-abc.js": "1", "licences.txt": LINES, **drawings}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content)
    app = create_app(None, AT_TEST, tmp_path)  # type: ignore[arg-type]
    with httpx.Client(transport=_Direct(app), base_url="http://test") as client:
        yield client


def test_the_page_is_asked_for_again_and_its_parts_are_kept(page: httpx.Client) -> None:
    assert page.get("/").headers["cache-control"] == "no-cache"
    script = page.get("/assets/index-abc.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")


def test_a_chosen_pack_is_asked_for_again_and_what_every_page_points_to_is_kept_for_a_minute(
    page: httpx.Client,
) -> None:
    assert page.get("/cards/tell/HA.svg").headers["cache-control"] == "no-cache"
    for drawing in ("/cards/klar.svg", "/icons/weli.svg"):
        assert page.get(drawing).headers["cache-control"] == "max-age=60"


def test_long_files_go_out_compressed_to_who_reads_that(page: httpx.Client) -> None:
    zipped = page.get("/licences.txt", headers={"accept-encoding": "br, gzip"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.text == LINES
    plain = page.get("/licences.txt", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == LINES
    assert zipped.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


def test_a_file_that_has_not_changed_is_not_sent_again(page: httpx.Client) -> None:
    kept = page.get("/").headers["etag"]
    assert page.get("/", headers={"if-none-match": kept}).status_code == 304


def test_answers_about_tables_are_never_compressed(served: Served) -> None:
    """Their length must tell nothing."""
    table = served.new_table()
    for path in ("/api/tables", f"/api/tables/{table}/hints", f"/api/tables/{table}/rules"):
        assert "content-encoding" not in served.http.get(path).headers


def test_what_is_long_and_the_same_for_everybody_goes_out_compressed(served: Served) -> None:
    """What there is to say follows from the rules alone, which everybody knows at the door."""
    for path in ("/api/games", "/api/texts/de", "/api/lessons", f"/api/tables/{served.new_table()}/talk"):
        assert served.http.get(path).headers["content-encoding"] == "gzip"


def test_a_page_that_was_not_built_is_said_so(tmp_path: Path) -> None:
    app = create_app(None, AT_TEST, tmp_path)  # type: ignore[arg-type]
    with httpx.Client(transport=_Direct(app), base_url="http://test") as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text


class _Direct(httpx.BaseTransport):
    """Speaks to an application without a server between."""

    def __init__(self, app: Any) -> None:
        self.app = app

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        import asyncio

        async def ask() -> httpx.Response:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app)) as client:
                async with client.stream(request.method, str(request.url), headers=request.headers) as answer:
                    content = b"".join([part async for part in answer.aiter_raw()])
                return httpx.Response(answer.status_code, headers=answer.headers, content=content)

        return asyncio.run(ask())


def test_a_record_is_told_and_nothing_is_stored(served: Served) -> None:
    record = (CASES / "giltspiel" / "GS-EX-01.weli").read_text(encoding="utf-8")
    told = served.http.post("/api/replays?lang=en", json={"record": record, "file": "evening.weli"})
    assert told.status_code == 200
    assert told.json()["deals"] == 1
    assert told.json()["steps"][-1]["deal"]["phase"] == "done"
    assert served.http.post("/api/replays", json={"record": record, "deal": 2}).status_code == 404


def test_what_is_no_record_is_answered_with_its_line(served: Served) -> None:
    answer = served.http.post("/api/replays?lang=de", json={"record": "weli = 1\nnonsense", "file": "abend.weli"})
    assert (answer.status_code, answer.json()["line"]) == (400, 2)
    assert answer.json()["text"].startswith("abend.weli, Zeile 2: ")
    assert served.http.post("/api/replays", json={"record": "x" * 2**21}).status_code == 413


def test_a_dispute_is_laid_out_and_judged_and_nothing_is_stored(served: Served) -> None:
    record = (CASES / "giltspiel" / "GS-EX-21.weli").read_text(encoding="utf-8")
    tables = served.http.get("/api/tables").json()
    position = served.http.post("/api/disputes/opened", json={"record": record}).json()
    laid = served.http.post("/api/disputes?lang=en", json=position).json()
    assert laid["misplaced"] is None
    assert replay(read(laid["record"])).ok
    verdicts = served.http.post("/api/disputes/verdicts?lang=en", json=laid["position"]).json()
    assert [one["places"][0]["rules"] for one in verdicts] == ["fiss", "3-perlique"]
    assert served.http.get("/api/tables").json() == tables


@pytest.mark.parametrize("path", ["/api/disputes", "/api/disputes/verdicts", "/api/disputes/opened"])
def test_what_is_no_dispute_is_refused_in_a_sentence(served: Served, path: str) -> None:
    position = {"game": "giltspiel", "rules": "fiss", "dealer": "N", "hands": {}}
    bodies = [b"", b"[]", b"{", b'{"game": 3}', json.dumps({**position, "game": "skat"}).encode()]
    bodies += [json.dumps({**position, "options": {"target": "many"}}).encode()]
    for body in bodies:
        answer = served.http.post(f"{path}?lang=en", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, body
        assert answer.json()["text"], body
    assert served.http.post(path, json={"record": "x" * 2**21}).status_code == 413
