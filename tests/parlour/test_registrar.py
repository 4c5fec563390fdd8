"""What keeps people known beyond one browser, in each store: what is handed out is good once, and what is deleted is gone."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from servers import Postgres
from store.any_store import AnyStore, OnPostgres
from weli.parlour.doorkeeper import Doorkeeper, hash_of
from weli.parlour.registrar import (
    ANYBODY,
    CHALLENGE,
    LETTER,
    LETTER_HOLDS,
    LETTERS_AN_HOUR,
    NEW_PASSKEY,
    OF_ALL_HOUSES,
    SIGN_IN,
    NotKept,
    NotSignedIn,
    Registrar,
    hash_of_address,
)
from weli.store.accounts import Passkey
from weli.store.people import Player
from weli.store.schema import metadata
from weli.store.sqlite import SqliteStore

NOW = 1_800_000_000_000
RESL = "resl@post.example"


@pytest.fixture
def registrar(any_store: AnyStore) -> Registrar:
    return Registrar(any_store.store.accounts)


@pytest.fixture
def keeper(any_store: AnyStore) -> Doorkeeper:
    return Doorkeeper(any_store.store.people)


def passkey(credential: str) -> Passkey:
    return Passkey(credential, "key", 0, NOW, NOW)


def test_a_challenge_is_good_once_for_what_it_was_made_for_and_not_for_long(registrar: Registrar) -> None:
    secret = registrar.challenge(SIGN_IN, ANYBODY, NOW)
    for kind, at in ((NEW_PASSKEY, NOW), (SIGN_IN, NOW + CHALLENGE)):
        with pytest.raises(NotSignedIn):
            registrar.redeem(kind, secret, at)
    assert registrar.redeem(SIGN_IN, secret, NOW + CHALLENGE - 1) == ANYBODY
    with pytest.raises(NotSignedIn):
        registrar.redeem(SIGN_IN, secret, NOW)


def test_only_so_many_letters_an_hour_go_to_one_address(registrar: Registrar) -> None:
    sent = [registrar.letter(RESL.upper(), NOW) for _ in range(LETTERS_AN_HOUR)]
    assert all(sent)
    assert registrar.redeem(LETTER, str(sent[0]), NOW + LETTER_HOLDS - 1) == registrar.fingerprint(RESL)
    assert registrar.letter(RESL, NOW) is None, "a used one counts as well"
    assert registrar.letter("vroni@post.example", NOW)
    registrar.take_back_letter(str(sent[1]))
    assert registrar.letter(RESL, NOW)
    assert registrar.letter(RESL, NOW + 3_600_001)


def test_each_house_hashes_an_address_in_its_own_way(tmp_path: Path) -> None:
    """One table of hashes, made once, would fit all houses."""
    found = set()
    for house in ("one", "two"):
        (tmp_path / house).mkdir()
        with closing(SqliteStore(tmp_path / house / "weli.db")) as store:
            found.add(Registrar(store.accounts).fingerprint(RESL))
            assert Registrar(store.accounts).fingerprint(RESL) in found
    assert len(found) == 2
    assert hash_of_address(RESL, OF_ALL_HOUSES) not in found


def test_whoever_was_kept_by_the_salt_of_all_houses_is_found_and_kept_by_that_of_this_one(
    registrar: Registrar, keeper: Doorkeeper
) -> None:
    keeper.welcome("a", "Resl", "", NOW)
    old = hash_of_address(RESL, OF_ALL_HOUSES)
    registrar.store.set_address("a", old, NOW)
    secret = registrar.letter(RESL, NOW + 1)
    assert registrar.whose_letter(str(secret), NOW + 2) == "a"
    assert registrar.store.whose_address(old) is None
    assert registrar.store.account("a").mail_since_ms == NOW


def test_a_letter_of_before_leads_to_the_same_account(registrar: Registrar, keeper: Doorkeeper) -> None:
    keeper.welcome("a", "Resl", "", NOW)
    old = hash_of_address(RESL, OF_ALL_HOUSES)
    registrar.store.set_address("a", old, NOW)
    registrar.store.add_ticket(hash_of("before"), LETTER, old, NOW, NOW + LETTER_HOLDS, LETTERS_AN_HOUR)
    registrar.letter(RESL, NOW + 1)
    assert registrar.whose_letter("before", NOW + 2) == "a"


def test_a_letter_waits_for_the_disk_as_often_whether_the_address_is_known_or_not(tmp_path: Path) -> None:
    """Whoever asks for letters would tell by it who has an account here: a known address was written anew in a commit of its own."""
    with closing(SqliteStore(tmp_path / "weli.db")) as store:
        Doorkeeper(store.people).welcome("a", "Resl", "", NOW)
        store.accounts.set_address("a", hash_of_address(RESL, OF_ALL_HOUSES), NOW)
        registrar, log = Registrar(store.accounts), tmp_path / "weli.db-wal"
        waits = []
        for asked in (RESL, "vroni@post.example"):
            before = commits_in(log)
            registrar.letter(asked, NOW + 1)
            waits.append(commits_in(log) - before)
    assert waits == [1, 1]


def commits_in(log: Path) -> int:
    """How often a write-ahead log of SQLite was made durable: a frame that ends a commit says how large the file is then
    (https://sqlite.org/fileformat2.html#walformat).
    """
    held = log.read_bytes()
    frame = 24 + int.from_bytes(held[8:12], "big")
    return sum(any(held[at + 4 : at + 8]) for at in range(32, len(held), frame))


def test_nodes_that_are_asked_at_once_send_no_letter_more(postgres: Postgres) -> None:
    kept = OnPostgres(postgres)
    nodes = [kept.store, kept.opened()]
    with ThreadPoolExecutor(16) as asking:
        for number in range(5):
            whose = f"resl{number}@post.example"
            sent = asking.map(lambda node: Registrar(node.accounts).letter(whose, NOW), nodes * 8)  # noqa: B023  done before the next
            assert sum(letter is not None for letter in sent) == LETTERS_AN_HOUR
    for node in nodes:
        node.close()


def test_the_last_that_keeps_somebody_stays(registrar: Registrar, keeper: Doorkeeper) -> None:
    keeper.welcome("a", "Resl", "", NOW)
    registrar.add_passkey("a", passkey("one"))
    registrar.add_passkey("a", passkey("one"))
    with pytest.raises(NotKept):
        registrar.drop_passkey("a", "one")
    registrar.store.set_address("a", registrar.fingerprint(RESL), NOW)
    registrar.drop_passkey("a", "one")
    with pytest.raises(NotKept):
        registrar.drop_address("a")
    assert registrar.store.whose_address(registrar.fingerprint(RESL)) == "a"


def test_a_passkey_is_one_persons(registrar: Registrar, keeper: Doorkeeper) -> None:
    for player in "ab":
        keeper.welcome(player, player, "", NOW)
    registrar.add_passkey("a", passkey("one"))
    with pytest.raises(NotKept):
        registrar.add_passkey("b", passkey("one"))
    registrar.store.note_use("one", 5, NOW + 1)
    assert registrar.store.whose_passkey("one") == ("a", Passkey("one", "key", 5, NOW, NOW + 1))


def test_a_guest_becomes_who_signs_in_and_nothing_stays_of_who_is_forgotten(
    any_store: AnyStore, registrar: Registrar, keeper: Doorkeeper
) -> None:
    first, guests, second = (keeper.welcome(each, each.upper(), "", NOW) for each in ("resl", "one", "two"))
    registrar.add_passkey("resl", passkey("of resl"))
    secret = registrar.sign_in("resl", keeper.known_by(guests, NOW), guests, NOW)
    secret = registrar.sign_in("resl", keeper.known_by(second, NOW), second, NOW)
    known = keeper.known_by(secret, NOW)
    assert known == Player("resl", "RESL", before=frozenset({"one", "two"}))
    assert keeper.known_by(guests, NOW) is keeper.known_by(second, NOW) is None
    assert keeper.store.player("one") is None
    registrar.store.end_sessions("resl", hash_of(secret))
    assert keeper.known_by(first, NOW) is None
    keeper.welcome("vroni", "Vroni", "", NOW)
    registrar.store.forget(known.ids)
    left = {table: any_store.asks(f"SELECT * FROM {table}") for table in metadata.tables}
    assert [row[1] for row in left["player"]] == ["Vroni"]
    assert len(left["session"]) == 1
    assert left["passkey"] == left["formerly"] == left["sitting"] == left["address"] == []


@pytest.mark.parametrize(
    "said", ["", "resl", "@post.example", "resl@post", "a b@post.example", "a@b@c.de", "r" * 250 + "@p.at"]
)
def test_what_is_no_address_is_refused(said: str, store: SqliteStore) -> None:
    with pytest.raises(NotKept):
        Registrar(store.accounts).fingerprint(said)
