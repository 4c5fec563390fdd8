"""By what the house knows people: secrets and codes of which it keeps the hash, each for as long as it holds."""

import pytest

from store.any_store import AnyStore
from table.helpers import SETUP
from weli.parlour.sessions import DAY, HOUR, IDLE, LETTERS, LONGEST, NoSuchCode, Sessions, hash_of
from weli.store.log import Row, Termed
from weli.store.people import KEEPER, Player
from weli.store.schema import metadata
from weli.wire.terms import Terms

NOW = 1_800_000_000_000


@pytest.fixture
def keeper(any_store: AnyStore) -> Sessions:
    return Sessions(any_store.store.people)


def test_a_browser_is_known_by_its_secret_which_is_kept_nowhere(any_store: AnyStore, keeper: Sessions) -> None:
    secret = keeper.welcome("a", "Anna", "vroni", NOW)
    code = keeper.new_return_code(Player("a", "Anna", "vroni"), NOW)
    assert keeper.known_by(secret, NOW) == Player("a", "Anna", "vroni", has_code=True)
    assert keeper.known_by(secret[:-1], NOW) is None
    assert len(secret) >= 43, "256 bits"
    dump = "\n".join(str(row) for table in metadata.tables for row in any_store.asks(f"SELECT * FROM {table}"))
    assert "Anna" in dump
    assert secret not in dump
    assert code not in dump
    assert code.replace(" ", "") not in dump


@pytest.mark.parametrize(("after", "known"), [(IDLE, True), (IDLE + 1, False)])
def test_a_browser_that_stays_away_is_forgotten(keeper: Sessions, after: int, known: bool) -> None:
    secret = keeper.welcome("a", "Anna", "", NOW)
    assert (keeper.known_by(secret, NOW + after) is not None) == known


def test_whoever_signs_out_is_nobody_at_once(any_store: AnyStore, keeper: Sessions) -> None:
    """They were told so while it was still to be written: whoever had their secret was them for a moment more, or after a kill for ever."""
    people = any_store.store.people
    for _ in range(30):
        secret = keeper.welcome("a", "Anna", "", NOW)
        people.touch_session(hash_of(secret), NOW)
        people.end_session(hash_of(secret))
        assert keeper.known_by(secret, NOW) is None


def test_one_that_comes_every_day_is_forgotten_in_the_end(any_store: AnyStore, keeper: Sessions) -> None:
    store = any_store.store
    secret, at = keeper.welcome("a", "Anna", "", NOW), NOW
    store.open_table("table", SETUP, NOW)
    for number in range(1, LONGEST // DAY + 1):
        at += DAY
        assert keeper.known_by(secret, at)
        row = Row(number, Termed(Terms()), at)
        store.append_soon("table", [row]).result(timeout=60)  # that they came is handed in before, and written by then
    assert keeper.known_by(secret, NOW + LONGEST + HOUR) is None


def test_a_code_brings_somebody_back_once_and_ends_where_they_were_before(keeper: Sessions) -> None:
    before = keeper.welcome("a", "Anna", "", NOW)
    other = keeper.welcome("b", "Bertl", "", NOW)
    first, code = (keeper.new_return_code(Player("a", "Anna"), NOW) for _ in range(2))
    for wrong in (first, "", "ABCD", code[:-1]):
        with pytest.raises(NoSuchCode):
            keeper.come_back(wrong, NOW)
    player, now = keeper.come_back(code.lower().replace(" ", "-"), NOW)
    assert player == Player("a", "Anna")
    assert keeper.known_by(now, NOW) == player
    assert keeper.known_by(before, NOW) is None
    assert keeper.known_by(other, NOW)
    with pytest.raises(NoSuchCode):
        keeper.come_back(code, NOW)


def test_whose_house_it_is_may_come_back_too(keeper: Sessions) -> None:
    assert keeper.keeper() == Player(KEEPER)
    code = keeper.new_return_code(keeper.keeper(), NOW)
    assert keeper.come_back(code, NOW)[0].player == KEEPER


def test_the_code_of_a_table_is_eight_letters_that_look_like_no_others(any_store: AnyStore, keeper: Sessions) -> None:
    store, codes = any_store.store, set()
    for number in range(50):
        store.open_table(f"{number}", SETUP, NOW)
        keeper.open_door(f"{number}", "a")
        code = store.people.code(f"{number}")
        assert len(code) == 9
        assert set(code) <= {*LETTERS, " "}
        assert keeper.table_of(code.lower()) == f"{number}"
        codes.add(code)
    assert len(codes) == 50
    assert not set("ILO01") & set(LETTERS)
    store.forget_table("3")
    assert store.people.owner("3") is None
    assert "3" not in store.people.tables_of({"a"})
