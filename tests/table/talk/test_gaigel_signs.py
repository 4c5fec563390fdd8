"""A table of Gaigel: signs, who notices them, and the secret of a table by which that is drawn."""

import random

import msgspec
import pytest

from table.forms import setup_for
from table.gaigel_tables import (
    EAST,
    HANDS,
    NORTH,
    SOUTH,
    WEST,
    dealt,
    pack_for,
    quiet,
    quiet_players,
    view_of,
)
from table.helpers import again, do, must, opened, person_of, play_on, refusal
from weli.core.cards import card_of, card_text
from weli.games import GAMES
from weli.notation import show_line
from weli.parlour.parlour import Parlour
from weli.store.log import Secret
from weli.store.sqlite import SqliteStore
from weli.study.retelling import game_record, steps
from weli.table.noticing import notices
from weli.table.shuffle_dealing import Shuffle
from weli.table.table import Table
from weli.wire.requests import NewTable

NOTICED_BEFORE = [3, 4, 9, 16, 19]  # rows


@pytest.mark.rule("GA-SIG-03", "GA-SIG-07", "GA-Q48")
def test_the_partner_sees_every_sign_and_an_opponent_only_some(store: SqliteStore) -> None:
    for chance, seen in [(0.0, ["N"]), (1.0, ["N", "E"])]:
        table = opened(
            store,
            quiet(),
            setup_for("gaigel", "kreuz-4p", dealer="W", options={"signal_intercept": chance}),
            f"at {chance}",
        )
        must(table, NORTH, "cut 1")
        must(table, NORTH, "sign tongue")
        must(table, EAST, "sign blink")
        events = [event for event in view_of(again(table, store)).events if event.kind == "sign"]
        assert [event.seat for event in events] == seen
        assert events[0].means == ["It is about leaves."]
        assert [event.number for event in view_of(table).events] == list(range(1, len(view_of(table).events) + 1))


@pytest.mark.rule("GA-Q48")
def test_how_often_a_sign_is_noticed(store: SqliteStore) -> None:
    rules = GAMES["gaigel"].preset("kreuz-4p")
    secrets = [random.Random(seed).randbytes(16) for seed in range(400)]
    noticed = sum(notices(rules, secret, 5, EAST, SOUTH) for secret in secrets)
    assert 60 < noticed < 140
    assert all(notices(rules, secret, 5, NORTH, SOUTH) for secret in secrets[:20])


def signing(store: SqliteStore, name: str, shuffle: Shuffle, chance: Secret | None) -> Table:
    """A table at which the opponents of South sign twenty times."""
    table = opened(
        store, shuffle, msgspec.structs.replace(setup_for("gaigel", "kreuz-4p", dealer="W"), chance=chance), name
    )
    must(table, NORTH, "cut 1")
    for _ in range(10):
        must(table, WEST, "sign tongue")
        must(table, EAST, "sign blink")
    return table


def signs_noticed(table: Table) -> list[int]:
    """The rows of those that South has noticed: the first one is the deal, and an act stands in each of the others."""
    marks = table.state.chairs[SOUTH].marks
    return [marks[event.view].acts + 1 for event in view_of(table).events if event.kind == "sign"]


@pytest.mark.rule("GA-Q48")
def test_what_one_notices_tells_nothing_of_hidden_cards(store: SqliteStore) -> None:
    """South holds the same cards with the same others in other hands, and notices the same."""
    others = [HANDS[1], HANDS[3], HANDS[2], HANDS[0]]
    rest = [*GAMES["gaigel"].preset("kreuz-4p").cards]
    for card in " ".join([*HANDS, "HU"]).split():
        rest.remove(card_of(card))
    talon = " ".join(card_text(card) for card in rest)
    backwards = " ".join(card_text(card) for card in reversed(rest))
    for drawn in range(8):
        secret = Secret(f"{drawn:032x}")
        one = signing(store, f"one {drawn}", pack_for(*HANDS, talon=f"{talon} HU"), secret)
        other = signing(store, f"other {drawn}", pack_for(*others, talon=f"{backwards} HU"), secret)
        assert one.state.deal.hands[SOUTH] == other.state.deal.hands[SOUTH]
        assert signs_noticed(one) == signs_noticed(other)
    different = {tuple(signs_noticed(Table(f"one {drawn}", store, lambda: 0, quiet()))) for drawn in range(8)}
    assert len(different) > 1, "and each table by its own secret"


def test_a_table_from_before_notices_what_it_noticed(store: SqliteStore) -> None:
    table = signing(store, "old", quiet(), None)
    assert signs_noticed(table) == NOTICED_BEFORE
    assert signs_noticed(again(table, store)) == NOTICED_BEFORE


def test_the_secret_of_a_table_leaves_it_in_nothing(store: SqliteStore) -> None:
    drawn = "5ec2e75ec2e75ec2e75ec2e75ec2e75e"
    table = signing(store, "kept", quiet(), Secret(drawn))
    for _ in play_on(table, random.Random(3)):
        if table.state.waiting(person_of(table.state)) in ("next_deal", "over"):
            break
    parlour = Parlour(store)
    left = [
        msgspec.json.encode(view_of(table)),
        msgspec.json.encode(steps(table.state, 1, person_of(table.state), "en")),
    ]
    left += [msgspec.json.encode(parlour.tables()), game_record(table.state).encode(), repr(table.state.setup).encode()]
    left += [repr(kept).encode() for kept in store.tables()]
    assert all(drawn.encode() not in each for each in left)
    assert drawn.encode() in msgspec.json.encode(store.read("kept").setup), "it is stored"


def test_every_new_table_has_a_secret_of_its_own(store: SqliteStore) -> None:
    parlour = Parlour(store)
    for _ in range(2):
        parlour.open_new(NewTable())
    secrets = [kept.setup.chance for kept in store.tables()]
    assert None not in secrets
    assert len(set(secrets)) == 2


@pytest.mark.rule("GA-SIG-06")
def test_vorhands_partner_signs_the_suit_of_his_ace(store: SqliteStore) -> None:
    table = dealt(store)
    players = quiet_players()
    word = players.having_heard(table.state.conversation).next_word(table.state.deal)
    assert word is not None
    assert (word.seat, show_line(word.line)) == (NORTH, "sign tongue")


@pytest.mark.rule("GA-Q57")
def test_partners_may_sign_and_say_nothing(store: SqliteStore) -> None:
    table = dealt(store)
    assert refusal(do(table, SOUTH, "say yes")).rule == "GA-Q57"
