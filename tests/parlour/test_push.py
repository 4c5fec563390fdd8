"""Whoever has asked for it is told on their device that it is their turn: once, in their language, and no card with it."""

import asyncio
import json
from base64 import urlsafe_b64decode
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from ipaddress import ip_address

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from parlour.push_service import Came, Service, Telephone, push_service
from parlour.test_waking import A_DAY_MS, Inn, comes, lays
from store.any_store import AnyStore
from table.helpers import NORTH, SOUTH, WEST, must
from table.rooms import in_a_room
from table.test_several import ALL_FOUR
from weli.parlour.push.endpoints import LONGEST, BadDevice, Way, is_public
from weli.parlour.push.turns import DEVICES, Push, Turns
from weli.store.pushes import Device
from weli.store.sqlite import SqliteStore
from weli.wire.seats import Person

FOUR = msgspec.structs.replace(
    ALL_FOUR, seats={seat: Person(f"{seat}.", "", f"player {seat}") for seat in ALL_FOUR.seats}
)
WESTS = "player W"
SECRET = "hash of a secret"
PATIENCE = 1234.5
"""In seconds, and nobody else's: a test ends it once what is to be waited for has begun, however slow the machine is."""


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as found:
        yield found


class Told:
    """A house with a table at which people have days, that tells them."""

    def __init__(self, store: AnyStore | SqliteStore, push: Push) -> None:
        self.inn = Inn(store if isinstance(store, SqliteStore) else store.store, FOUR)
        self.turns = push.at(self.inn.parlour)

    def asks(self, telephone: Telephone, player: str = WESTS, lang: str = "de") -> None:
        """A device of somebody's whom the house knows."""
        people = self.inn.store.people
        if people.player(player) is None:
            people.call(player, player, "", 1)
        if people.session(SECRET + player) is None:
            people.add_session(SECRET + player, player, 1)
        self.turns.add(player, SECRET + player, telephone.device(lang))

    def while_it_tells(self, story: Callable[[], Awaitable[None]]) -> None:
        async def room() -> None:
            telling = asyncio.create_task(self.turns.keep_telling(self.inn.parlour))
            await asyncio.sleep(0)
            try:
                await story()
            finally:
                telling.cancel()
                with suppress(asyncio.CancelledError):
                    await telling

        in_a_room(room)

    def known(self) -> list[Device]:
        return self.inn.store.pushes.devices(WESTS)


def claims_of(came: Came) -> dict[str, str]:
    """What the house says of itself, once it is proved."""
    token, key = (part.partition("=")[2] for part in came.headers["authorization"].removeprefix("vapid ").split(","))
    head, claims, signature = token.split(".")
    raw = _bytes(signature)
    proof = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(key))
    public.verify(proof, f"{head}.{claims}".encode(), ECDSA(SHA256()))
    return dict(json.loads(_bytes(claims)))


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def next_of(service: Service) -> Awaitable[Came]:
    return asyncio.to_thread(service.next)


@pytest.mark.parametrize(("lang", "title"), [("de", "Du bist dran"), ("en", "Your turn")])
def test_they_read_at_which_table_and_nothing_else(
    any_store: AnyStore, service: Service, lang: str, title: str
) -> None:
    told, telephone = Told(any_store, service.push()), service.telephone()
    told.asks(telephone, lang=lang)

    async def story() -> None:
        await lays(told.inn, SOUTH, "E9")()
        came = await next_of(service)
        assert telephone.reads(came) == {"title": title, "body": "Giltspiel", "table": "table"}
        assert (came.path, came.headers["content-encoding"]) == ("/send/anna", "aes128gcm")
        assert int(came.headers["ttl"]) == A_DAY_MS // 1000
        assert 0 < len(came.headers["topic"]) <= 32
        claims = claims_of(came)
        assert (claims["sub"], claims["aud"]) == ("https://karten.example", f"https://localhost:{service.port}")

    told.while_it_tells(story)


def test_they_are_told_once_a_turn_by_whichever_house_of_theirs(any_store: AnyStore, service: Service) -> None:
    told = Told(any_store, service.push())
    told.asks(service.telephone())
    told.asks(service.telephone("bertl"), "player N")

    async def story() -> None:
        await lays(told.inn, SOUTH, "E9")()
        assert (await next_of(service)).path == "/send/anna"
        other = service.push().at(told.inn.parlour)
        await other._tell("table")
        await told.inn.do(lambda: must(told.inn.live.table, WEST, "sign nod"))
        await other._tell("table")
        await lays(told.inn, WEST, "E8")()
        assert (await next_of(service)).path == "/send/bertl", "nothing came between"
        assert service.came.empty()

    told.while_it_tells(story)


def test_whoever_has_the_table_open_is_not_told(store: SqliteStore, service: Service) -> None:
    told = Told(store, service.push())
    told.asks(service.telephone())
    told.asks(service.telephone("bertl"), "player N")

    async def story() -> None:
        page = told.inn.live.join(WEST, WESTS)
        await lays(told.inn, SOUTH, "E9")()
        await told.turns._tell("table")
        await lays(told.inn, WEST, "E8")()
        assert (await next_of(service)).path == "/send/bertl"
        told.inn.live.leave(page)

    told.while_it_tells(story)


def test_whoever_has_asked_for_nothing_is_told_nothing(store: SqliteStore, service: Service) -> None:
    told = Told(store, service.push())
    told.asks(service.telephone("bertl"), "player N")

    async def story() -> None:
        await lays(told.inn, SOUTH, "E9")()
        await lays(told.inn, WEST, "E8")()
        assert (await next_of(service)).path == "/send/bertl"

    told.while_it_tells(story)


def test_whose_line_has_broken_at_their_turn_is_told(store: SqliteStore, service: Service) -> None:
    told = Told(store, service.push())
    told.asks(service.telephone())

    async def story() -> None:
        page = told.inn.live.join(WEST, WESTS)
        await lays(told.inn, SOUTH, "E9")()
        told.inn.live.leave(page, is_lost=True)
        assert (await next_of(service)).path == "/send/anna"

    told.while_it_tells(story)


@pytest.mark.parametrize("answer", [404, 410])
def test_a_device_that_takes_nothing_any_more_is_forgotten(store: SqliteStore, answer: int) -> None:
    with push_service(answer=answer) as service:
        told = Told(store, service.push())
        told.asks(service.telephone())
        assert len(told.known()) == 1

        async def story() -> None:
            await lays(told.inn, SOUTH, "E9")()
            await next_of(service)
            await comes(lambda: told.known() == [])

        told.while_it_tells(story)


@pytest.mark.parametrize(
    "ill",
    [
        {"silent": True},
        {"answer": 500},
        {"answer": 301},
        {"raw": b"\x00\xff nonsense\r\n\r\n"},
        {"raw": b"HTTP/1.1 100 Continue\r\n\r\n" * 20},
        {"raw": b"HTTP/1.1 200 " + b"x" * 100_000},
        {"raw": b" "},
    ],
    ids=["silent", "500", "elsewhere", "nonsense", "for ever", "long", "nothing"],
)
def test_a_service_that_is_ill_keeps_nobody_waiting(
    store: SqliteStore, ill: dict[str, object], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: dict[float | None, asyncio.Timeout] = {}

    def timeout(seconds: float | None) -> asyncio.Timeout:
        waits[seconds] = asyncio.timeouts.timeout(seconds)
        return waits[seconds]

    monkeypatch.setattr("weli.parlour.push.turns.asyncio.timeout", timeout)
    with push_service(**ill) as service, push_service() as well:
        told = Told(store, service.push(patience=PATIENCE))
        told.asks(service.telephone())

        async def story() -> None:
            await lays(told.inn, SOUTH, "E9")()
            await next_of(service)
            await lays(told.inn, WEST, "E8")()
            assert told.inn.state.deal.turn() == NORTH
            if "silent" in ill:
                waits[PATIENCE].reschedule(0)  # its patience is over, though not before the message has come
            await comes(lambda: "takes no word" in caplog.text)

        told.while_it_tells(story)
        assert len(told.known()) == 1
        assert "/send/" not in caplog.text, "where a device is reached is nobody else's business"
        assert well.came.empty()


def test_so_many_at_most_wait_to_be_told(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weli.parlour.push.turns.MOST_WAITING", 0)
    with push_service() as service:
        told = Told(store, service.push())
        told.asks(service.telephone())
        told.while_it_tells(lays(told.inn, SOUTH, "E9"))
        assert not told.turns._soon


def test_nothing_is_sent_to_a_machine_that_is_not_of_the_open_net(
    store: SqliteStore, service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    push = service.push()
    told = Told(store, replace(push, way=replace(push.way, may_reach=is_public)))
    told.asks(service.telephone())

    async def story() -> None:
        await lays(told.inn, SOUTH, "E9")()
        await comes(lambda: "localhost takes no word for a device: Unreachable" in caplog.text)

    told.while_it_tells(story)
    assert service.came.empty()


@pytest.mark.parametrize("address", ["142.250.1.1", "17.57.144.1", "2a00:1450:4001::1", "::ffff:142.250.1.1"])
def test_the_open_net(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0", "10.0.0.1", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.16.0.1", "192.168.1.1", "224.0.0.1",
        "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1",
        "2002:7f00:1::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "fc00::1", "fe80::1", "ff02::1",
    ],
)  # fmt: skip
def test_what_is_not_of_it(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "endpoint",
    [
        "", "push.example", "http://push.example/a", "https://push.example", "https://push.example:8443/a",
        "https://push.example:22/a", "https://u:p@push.example/a", "https://[::1]/a", "https://push.example/a b",
        "https://push.example/a\r\nx: y", "https://push.example/ä", "ftp://push.example/a", "https:///a",
        "https://push.example/" + "a" * LONGEST,
    ],
)  # fmt: skip
def test_an_endpoint_that_is_none_is_refused(endpoint: str) -> None:
    with pytest.raises(BadDevice):
        Way().place(endpoint)


@pytest.mark.parametrize(
    ("public_key", "auth"),
    [("", "AAAAAAAAAAAAAAAAAAAAAA"), ("BA", "AAAAAAAAAAAAAAAAAAAAAA"), (None, "AA"), (None, "ä"), ("A" * 200, None)],
)
def test_keys_for_which_nothing_can_be_sealed_are_refused(
    store: SqliteStore, service: Service, public_key: str | None, auth: str | None
) -> None:
    whole = service.telephone().device()
    device = replace(whole, public_key=public_key or whole.public_key if public_key is None else public_key)
    with pytest.raises(BadDevice):
        Told(store, service.push()).turns.add(WESTS, "", replace(device, auth=whole.auth if auth is None else auth))


def test_the_key_of_the_house_is_drawn_once(any_store: AnyStore, service: Service) -> None:
    first = Turns(Inn(any_store.store).parlour, service.push()).key().public
    any_store.reopened()
    parlour = Inn.__new__(Inn)
    parlour.store, parlour.watch = any_store.store, lambda: 1  # type: ignore[assignment]
    parlour.open()
    assert Turns(parlour.parlour, service.push()).key().public == first


def test_with_its_browser_s_session_a_device_is_told_no_more(any_store: AnyStore, service: Service) -> None:
    told = Told(any_store, service.push())
    told.asks(service.telephone())
    store = any_store.store
    store.accounts.renew_session(SECRET + WESTS, "another", WESTS, 2)
    assert len(told.known()) == 1, "it is the same browser"
    store.accounts.end_sessions(WESTS, "none of these")
    assert told.known() == []


def test_who_leaves_the_house_is_told_no_more(any_store: AnyStore, service: Service) -> None:
    told = Told(any_store, service.push())
    told.asks(service.telephone())
    assert [*any_store.store.pushes.asked_since([WESTS])] == [service.telephone().endpoint]
    any_store.store.accounts.forget([WESTS])
    assert any_store.asks("SELECT * FROM push") == []


def test_who_has_signed_in_since_they_sat_down_is_told(any_store: AnyStore, service: Service) -> None:
    told = Told(any_store, service.push())
    told.asks(service.telephone(), "resl")
    any_store.store.people.call(WESTS, "West", "", 1)
    any_store.store.accounts.take_along(WESTS, "resl")
    assert len(told.known()) == 1


def test_of_too_many_devices_the_oldest_is_told_no_more(any_store: AnyStore, service: Service) -> None:
    told = Told(any_store, service.push())
    for number in range(DEVICES + 2):
        told.inn.watch.wait(1)
        told.asks(service.telephone(str(number)))
    assert {each.endpoint.rpartition("/")[2] for each in told.known()} == {str(n) for n in range(2, DEVICES + 2)}
    any_store.store.pushes.drop(service.telephone("2").endpoint)
    assert len(told.known()) == DEVICES - 1
