"""The entrances of a house that is open to others: what each answers to, who comes in as its owner, and how often."""

import asyncio
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from surroundings import CERTIFICATES
from web.serving import Served
from weli.commands.serve import public_address
from weli.store.store import StoreError
from weli.web.certificate import certified
from weli.web.entrance import ANYWHERE, Entrance, entrance_of, origin, own_entrance
from weli.web.gate import comes_as_owner, with_gate
from weli.web.headers import with_security_headers
from weli.web.listening import CannotOpen, addresses_in_the_house
from weli.web.rates import HOUR, LIMITS, MINUTE, Counter, Lines, household, limits_with, with_rates

LAN = Entrance("192.168.1.20", 8410, ("http://192.168.1.20:8410",))
PUBLIC = Entrance(ANYWHERE[0], 443, ("https://karten.example",))
HOUSE = [own_entrance(8410), LAN, PUBLIC]


async def _app(scope: Any, _receive: Any, send: Any) -> None:
    """Tells each whether they are the owner."""
    said = b"owner" if comes_as_owner(scope) else b"guest"
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": said})


def ask(
    address: str, at: tuple[str, int], method: str = "GET", path: str = "/", app: Any = None, **headers: str
) -> httpx.Response:
    """Asks an application that was reached at that address of the machine, by whatever it is called."""
    inner = app or with_security_headers(with_gate(_app, HOUSE), HOUSE)

    async def reached(scope: Any, receive: Any, send: Any) -> None:
        await inner({**scope, "server": at}, receive, send)

    async def asking() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(reached), base_url=address) as client:
            return await client.request(method, path, headers={key.replace("_", "-"): headers[key] for key in headers})

    return asyncio.run(asking())


@pytest.mark.parametrize(
    ("address", "at", "who"),
    [
        ("http://127.0.0.1:8410", ("127.0.0.1", 8410), "owner"),
        ("http://localhost:8410", ("127.0.0.1", 8410), "owner"),
        ("http://192.168.1.20:8410", ("192.168.1.20", 8410), "guest"),
        ("https://karten.example", ("203.0.113.7", 443), "guest"),
        ("https://karten.example:443", ("127.0.0.1", 443), "guest"),
        ("https://karten.example.", ("203.0.113.7", 443), "guest"),
        ("https://karten.example.:443", ("203.0.113.7", 443), "guest"),
        ("https://karten.example..", ("203.0.113.7", 443), None),
        ("http://192.168.1.20:8410", ("127.0.0.1", 8410), None),
        ("http://127.0.0.1:8410", ("192.168.1.20", 8410), None),
        ("http://127.0.0.1:8410", ("203.0.113.7", 443), None),
        ("http://evil.example:8410", ("192.168.1.20", 8410), None),
        ("https://karten.example.evil.example", ("203.0.113.7", 443), None),
        ("https://karten.example:8410", ("203.0.113.7", 443), None),
        ("http://192.168.1.20:8410", ("192.168.1.20", 9), None),
    ],
)
def test_each_entrance_answers_to_its_own_addresses(address: str, at: tuple[str, int], who: str | None) -> None:
    answer = ask(address, at)
    assert (answer.text if answer.status_code == 200 else None) == who
    if who is None:
        assert answer.status_code == 403
        assert len(answer.text.splitlines()) == 2


@pytest.mark.parametrize(
    ("said", "from_where", "status"),
    [
        ("https://karten.example", None, 200),
        ("https://karten.example", "same-origin", 200),
        ("https://karten.example.", "same-origin", 200),
        ("https://karten.example", "same-site", 403),
        ("https://karten.example", "cross-site", 403),
        ("https://karten.example", "none", 403),
        ("http://karten.example", None, 403),
        ("https://karten.example:443", None, 403),
        ("http://127.0.0.1:8410", None, 403),
        ("http://192.168.1.20:8410", None, 403),
        ("null", None, 403),
    ],
)
def test_only_the_entrances_own_page_changes_anything(said: str, from_where: str | None, status: int) -> None:
    more = {} if from_where is None else {"sec_fetch_site": from_where}
    answer = ask("https://karten.example", ("203.0.113.7", 443), "POST", origin=said, **more)
    assert answer.status_code == status


def test_https_alone_promises_https() -> None:
    for address, at, promise in (
        ("https://karten.example", ("203.0.113.7", 443), "max-age=63072000"),
        ("https://evil.example", ("203.0.113.7", 443), "max-age=63072000"),
        ("http://192.168.1.20:8410", ("192.168.1.20", 8410), None),
        ("http://127.0.0.1:8410", ("127.0.0.1", 8410), None),
    ):
        assert ask(address, at).headers.get("strict-transport-security") == promise


def test_an_address_of_its_own_goes_before_anywhere() -> None:
    both = [Entrance(ANYWHERE[0], 8410, ("http://a.example:8410",)), own_entrance(8410)]
    assert entrance_of(both, {"server": ("127.0.0.1", 8410)}) is both[1]
    assert entrance_of(both, {"server": ("10.0.0.1", 8410)}) is both[0]
    assert entrance_of(both, {"server": ("10.0.0.1", 1)}) is None


@pytest.mark.parametrize(
    ("scheme", "host", "port", "told"),
    [
        ("http", "10.0.0.1", 80, "http://10.0.0.1"),
        ("http", "10.0.0.1", 443, "http://10.0.0.1:443"),
        ("https", "karten.example", 443, "https://karten.example"),
        ("https", "karten.example", None, "https://karten.example"),
        ("http", "fd00::1", 8410, "http://[fd00::1]:8410"),
    ],
)
def test_an_address_is_written_as_browsers_write_it(scheme: str, host: str, port: int | None, told: str) -> None:
    assert origin(scheme, host, port) == told


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("https://karten.example", "https://karten.example"),
        ("https://Karten.Example:443/", "https://karten.example"),
        ("http://karten.example:8000", "http://karten.example:8000"),
        ("https://[fd00::1]", "https://[fd00::1]"),
        ("karten.example", None),
        ("https://", None),
        ("ftp://karten.example", None),
        ("https://verein.example/karten/", "https://verein.example/karten"),
        ("https://verein.example/a_b/c.d-1", "https://verein.example/a_b/c.d-1"),
        ("https://verein.example//karten", None),
        ("https://verein.example/../karten", None),
        ("https://verein.example/k%C3%A4rten", None),
        ("https://karten.example?x", None),
        ("https://me@karten.example", None),
        ("https://karten.example:99999", None),
        ("https://bücher.example", "https://xn--bcher-kva.example"),
        ("https://Straße.example", "https://xn--strae-oqa.example"),
        ("https://karten.example.", "https://karten.example"),
        ("https://kar ten.example", None),
        ("https://bü\u2024cher.example", None),
        ("https://[fd00", None),
    ],
)
def test_the_address_of_a_house_is_read_or_refused(url: str, told: str | None) -> None:
    if told is not None:
        assert "".join(public_address(url)) == told
        return
    with pytest.raises(CannotOpen) as refused:
        public_address(url)
    assert url in refused.value.text("de")


def test_addresses_for_others_are_none_of_this_machine_alone() -> None:
    assert not {"127.0.0.1", "0.0.0.0"} & {*addresses_in_the_house()}


# Signs of life.


def test_a_house_says_that_it_lives_by_whatever_name(served: Served) -> None:
    for path, said in (("/livez", "alive\n"), ("/readyz", "ready\n")):
        answer = served.http.get(path, headers={"host": "10.1.2.3:80"})
        assert (answer.status_code, answer.text) == (200, said)
    assert served.http.get("/api/version", headers={"host": "10.1.2.3:80"}).status_code == 403


def test_a_house_that_cannot_write_is_not_ready(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> None:
        raise StoreError("store.full", file=served.file)

    monkeypatch.setattr(served.parlour.store, "touch", full)
    monkeypatch.setattr("weli.web.health.KNOWN_FOR", 0.0)
    assert served.http.get("/readyz").status_code == 503
    assert served.http.get("/livez").status_code == 200
    monkeypatch.undo()
    monkeypatch.setattr("weli.web.health.KNOWN_FOR", 0.0)
    assert served.http.get("/readyz").status_code == 200


# How often.

CODES = next(limit for limit in LIMITS if limit.kind == "rate.codes")


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_window_moves() -> None:
    clock = Clock()
    counter = Counter(clock)
    for _ in range(CODES.most):
        assert counter.wait(CODES, "a") == 0
        clock.now += 1
    assert counter.wait(CODES, "a") == MINUTE - CODES.most
    assert counter.wait(CODES, "b") == 0
    clock.now += MINUTE - CODES.most
    assert counter.wait(CODES, "a") == 0
    assert counter.wait(CODES, "a") == 1


def test_nobody_is_remembered_for_ever() -> None:
    clock = Clock()
    counter = Counter(clock)
    for number in range(500):
        counter.wait(CODES, str(number))
    assert len(counter) == 500
    clock.now += HOUR + MINUTE
    counter.wait(CODES, "a")
    assert len(counter) == 1


def test_what_comes_too_often_is_refused_in_a_sentence() -> None:
    app = with_gate(with_rates(_app), HOUSE)
    there: Any = ("192.168.1.20", 8410)
    for path in ("/api/codes/ABCD-EFGH?lang=en", "/api/codes/ABCD-EFGI"):
        for _ in range(CODES.most // 2):
            assert ask(LAN.origins[0], there, path=path, app=app).status_code == 200
    refused = ask(LAN.origins[0], there, path="/api/codes/ABCD-EFGH?lang=en", app=app)
    assert refused.status_code == 429
    assert 0 < int(refused.headers["retry-after"]) <= MINUTE
    assert refused.json()["text"] == f"Not so often. Try the code again in {refused.headers['retry-after']} seconds."
    assert ask(LAN.origins[0], there, path="/api/games", app=app).status_code == 200
    own = own_entrance(8410).origins[0]
    assert ask(own, ("127.0.0.1", 8410), path="/api/codes/ABCD-EFGH", app=app).status_code == 200


def test_guests_open_few_tables_an_hour() -> None:
    app = with_gate(with_rates(_app), HOUSE)
    opened = [
        ask(LAN.origins[0], ("192.168.1.20", 8410), "POST", "/api/tables?lang=de", app, origin=LAN.origins[0])
        for _ in range(7)
    ]
    assert [each.status_code for each in opened] == [200] * 6 + [429]
    assert opened[-1].json()["text"].endswith("In 60 Minuten geht wieder einer.")


def test_whoever_keeps_a_house_lets_a_school_open_more() -> None:
    app = with_gate(with_rates(_app, limits_with(tables=8)), HOUSE)
    opened = [
        ask(LAN.origins[0], ("192.168.1.20", 8410), "POST", "/api/tables?lang=de", app, origin=LAN.origins[0])
        for _ in range(9)
    ]
    assert [each.status_code for each in opened] == [200] * 8 + [429]


@pytest.mark.parametrize(
    ("client", "who"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.168.1.7", "192.168.1.7"),
        ("", ""),
        ("whoever", "whoever"),
    ],
)
def test_people_are_counted_by_household(client: str, who: str) -> None:
    assert household({"client": (client, 1)}) == who


def test_so_many_lines_from_one_address_and_no_more() -> None:
    async def line(scope: Any, _receive: Any, _send: Any) -> None:
        await scope["until"].wait()

    app = with_gate(with_rates(line, most_lines=3), HOUSE)
    headers = [(b"host", b"192.168.1.20:8410"), (b"origin", b"http://192.168.1.20:8410")]

    async def knocking() -> list[int]:
        until, sent_away, refused = asyncio.Event(), asyncio.Event(), list[int]()

        async def send(message: Any) -> None:
            refused.append(message["code"])
            sent_away.set()

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        def knock(client: str) -> asyncio.Task[None]:
            scope = {"type": "websocket", "server": ("192.168.1.20", 8410), "client": (client, 1), "headers": headers}
            return asyncio.create_task(app({**scope, "until": until}, receive, send))  # type: ignore[arg-type]

        first = [knock("192.168.1.7") for _ in range(4)]
        other = knock("192.168.1.8")
        await sent_away.wait()
        until.set()
        await asyncio.gather(*first, other)
        again = knock("192.168.1.7")
        await again
        return refused

    assert asyncio.run(knocking()) == [1013]


def test_who_was_refused_a_line_may_outlast_those_who_had_one() -> None:
    lines = Lines(1)
    with ExitStack() as refused, lines.one_more("Anna") as may:
        assert may
        assert not refused.enter_context(lines.one_more("Anna"))
    with lines.one_more("Anna") as may:
        assert may


# Certificates.


def test_a_certificate_that_fits() -> None:
    for name in ("weli.example", "127.0.0.1", ""):
        certified(CERTIFICATES / "weli.pem", CERTIFICATES / "key.pem", name)


@pytest.mark.parametrize(
    ("certificate", "key", "name", "said"),
    [
        ("weli.pem", "key.pem", "other.example", "is not valid for other.example"),
        ("weli.pem", "key.pem", "192.0.2.1", "is not valid for 192.0.2.1"),
        ("over.pem", "key.pem", "weli.example", "is not valid today"),
        ("weli.pem", "other-key.pem", "weli.example", "do not belong together"),
        ("key.pem", "key.pem", "weli.example", "cannot be read"),
        ("nothing.pem", "key.pem", "weli.example", "cannot be read"),
        ("weli.pem", None, "weli.example", "cannot be read"),
    ],
)
def test_one_that_does_not_fit_is_said_in_a_sentence(certificate: str, key: str | None, name: str, said: str) -> None:
    with pytest.raises(CannotOpen) as refused:
        certified(CERTIFICATES / certificate, CERTIFICATES / key if key else None, name)
    assert said in refused.value.text("en")
