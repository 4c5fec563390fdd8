"""What keeps people known beyond one browser, in each store: what is handed out is good once, and what is deleted is gone."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from servers import Postgres
from store.any_store import AnyStore, OnPostgres
from weli.parlour.credentials import (
    ANYBODY,
    CHALLENGE,
    LETTER,
    LETTER_HOLDS,
    LETTERS_AN_HOUR,
    NEW_PASSKEY,
    OF_ALL_HOUSES,
    SIGN_IN,
    Credentials,
    NotKept,
    NotSignedIn,
    hash_of_address,
)
from weli.parlour.sessions import Sessions, hash_of
from weli.store.accounts import Passkey
from weli.store.people import Player
from weli.store.schema import metadata
from weli.store.sqlite import SqliteStore

NOW = 1_800_000_000_000
RESL = "resl@post.example"


@pytest.fixture
def credentials(any_store: AnyStore) -> Credentials:
    return Credentials(any_store.store.accounts)


@pytest.fixture
def keeper(any_store: AnyStore) -> Sessions:
    return Sessions(any_store.store.people)


def passkey(credential: str) -> Passkey:
    return Passkey(credential, "key", 0, NOW, NOW)


def test_a_challenge_is_good_once_for_what_it_was_made_for_and_not_for_long(credentials: Credentials) -> None:
    secret = credentials.challenge(SIGN_IN, ANYBODY, NOW)
    for kind, at in ((NEW_PASSKEY, NOW), (SIGN_IN, NOW + CHALLENGE)):
        with pytest.raises(NotSignedIn):
            credentials.redeem(kind, secret, at)
    assert credentials.redeem(SIGN_IN, secret, NOW + CHALLENGE - 1) == ANYBODY
    with pytest.raises(NotSignedIn):
        credentials.redeem(SIGN_IN, secret, NOW)


def test_only_so_many_letters_an_hour_go_to_one_address(credentials: Credentials) -> None:
    sent = [credentials.letter(RESL.upper(), NOW) for _ in range(LETTERS_AN_HOUR)]
    assert all(sent)
    assert credentials.redeem(LETTER, str(sent[0]), NOW + LETTER_HOLDS - 1) == credentials.fingerprint(RESL)
    assert credentials.letter(RESL, NOW) is None, "a used one counts as well"
    assert credentials.letter("vroni@post.example", NOW)
    credentials.take_back_letter(str(sent[1]))
    assert credentials.letter(RESL, NOW)
    assert credentials.letter(RESL, NOW + 3_600_001)


def test_each_house_hashes_an_address_in_its_own_way(tmp_path: Path) -> None:
    """One table of hashes, made once, would fit all houses."""
    found = set()
    for house in ("one", "two"):
        (tmp_path / house).mkdir()
        with closing(SqliteStore(tmp_path / house / "weli.db")) as store:
            found.add(Credentials(store.accounts).fingerprint(RESL))
            assert Credentials(store.accounts).fingerprint(RESL) in found
    assert len(found) == 2
    assert hash_of_address(RESL, OF_ALL_HOUSES) not in found


def test_whoever_was_kept_by_the_salt_of_all_houses_is_found_and_kept_by_that_of_this_one(
    credentials: Credentials, keeper: Sessions
) -> None:
    keeper.welcome("a", "Resl", "", NOW)
    old = hash_of_address(RESL, OF_ALL_HOUSES)
    credentials.store.set_address("a", old, NOW)
    secret = credentials.letter(RESL, NOW + 1)
    assert credentials.whose_letter(str(secret), NOW + 2) == "a"
    assert credentials.store.whose_address(old) is None
    assert credentials.store.account("a").mail_since_ms == NOW


def test_a_letter_of_before_leads_to_the_same_account(credentials: Credentials, keeper: Sessions) -> None:
    keeper.welcome("a", "Resl", "", NOW)
    old = hash_of_address(RESL, OF_ALL_HOUSES)
    credentials.store.set_address("a", old, NOW)
    credentials.store.add_ticket(hash_of("before"), LETTER, old, NOW, NOW + LETTER_HOLDS, LETTERS_AN_HOUR)
    credentials.letter(RESL, NOW + 1)
    assert credentials.whose_letter("before", NOW + 2) == "a"


def test_a_letter_waits_for_the_disk_as_often_whether_the_address_is_known_or_not(tmp_path: Path) -> None:
    """Whoever asks for letters would tell by it who has an account here: a known address was written anew in a commit of its own."""
    with closing(SqliteStore(tmp_path / "weli.db")) as store:
        Sessions(store.people).welcome("a", "Resl", "", NOW)
        store.accounts.set_address("a", hash_of_address(RESL, OF_ALL_HOUSES), NOW)
        credentials, log = Credentials(store.accounts), tmp_path / "weli.db-wal"
        waits = []
        for asked in (RESL, "vroni@post.example"):
            before = commits_in(log)
            credentials.letter(asked, NOW + 1)
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
        for number in range(2):
            whose = f"resl{number}@post.example"
            sent = asking.map(lambda node: Credentials(node.accounts).letter(whose, NOW), nodes * 8)  # noqa: B023  done before the next
            assert sum(letter is not None for letter in sent) == LETTERS_AN_HOUR
    for node in nodes:
        node.close()


def test_the_last_that_keeps_somebody_stays(credentials: Credentials, keeper: Sessions) -> None:
    keeper.welcome("a", "Resl", "", NOW)
    credentials.add_passkey("a", passkey("one"))
    credentials.add_passkey("a", passkey("one"))
    with pytest.raises(NotKept):
        credentials.drop_passkey("a", "one")
    credentials.store.set_address("a", credentials.fingerprint(RESL), NOW)
    credentials.drop_passkey("a", "one")
    with pytest.raises(NotKept):
        credentials.drop_address("a")
    assert credentials.store.whose_address(credentials.fingerprint(RESL)) == "a"


def test_a_passkey_is_one_persons(credentials: Credentials, keeper: Sessions) -> None:
    for player in "ab":
        keeper.welcome(player, player, "", NOW)
    credentials.add_passkey("a", passkey("one"))
    with pytest.raises(NotKept):
        credentials.add_passkey("b", passkey("one"))
    credentials.store.note_use("one", 5, NOW + 1)
    assert credentials.store.whose_passkey("one") == ("a", Passkey("one", "key", 5, NOW, NOW + 1))


def test_a_guest_becomes_who_signs_in_and_nothing_stays_of_who_is_forgotten(
    any_store: AnyStore, credentials: Credentials, keeper: Sessions
) -> None:
    first, guests, second = (keeper.welcome(each, each.upper(), "", NOW) for each in ("resl", "one", "two"))
    credentials.add_passkey("resl", passkey("of resl"))
    secret = credentials.sign_in("resl", keeper.known_by(guests, NOW), guests, NOW)
    secret = credentials.sign_in("resl", keeper.known_by(second, NOW), second, NOW)
    known = keeper.known_by(secret, NOW)
    assert known == Player("resl", "RESL", before=frozenset({"one", "two"}))
    assert keeper.known_by(guests, NOW) is keeper.known_by(second, NOW) is None
    assert keeper.store.player("one") is None
    credentials.store.end_sessions("resl", hash_of(secret))
    assert keeper.known_by(first, NOW) is None
    keeper.welcome("vroni", "Vroni", "", NOW)
    credentials.store.forget(known.ids)
    left = {table: any_store.asks(f"SELECT * FROM {table}") for table in metadata.tables}
    assert [row[1] for row in left["player"]] == ["Vroni"]
    assert len(left["session"]) == 1
    assert left["passkey"] == left["formerly"] == left["sitting"] == left["address"] == []


@pytest.mark.parametrize(
    "said", ["", "resl", "@post.example", "resl@post", "a b@post.example", "a@b@c.de", "r" * 250 + "@p.at"]
)
def test_what_is_no_address_is_refused(said: str, store: SqliteStore) -> None:
    with pytest.raises(NotKept):
        Credentials(store.accounts).fingerprint(said)
