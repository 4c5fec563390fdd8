"""When the cards of finished deals are shown: as agreed at the table, and until then to each seat what it has seen."""

import random

import msgspec
import pytest

from table.forms import setup_for
from table.helpers import EAST, HANDS, NORTH, SETUP, SOUTH, again, must, opened, play_on, seeded_shuffle
from weli.core.deal import NOBODY
from weli.games import GAMES
from weli.parlour.parlour import Parlour
from weli.store.log import Secret
from weli.store.sqlite import SqliteStore
from weli.study.advising import deal_luck
from weli.study.retelling import NotRevealed, deal_record, game_record, steps
from weli.table.moves.give_up import give_up
from weli.table.table import Table
from weli.wire.requests import NewTable
from weli.wire.terms import Terms

FORMS = [(game.name, next(iter(game.presets))) for game in GAMES.values()]
HIDDEN = "??"


def conceded(store: SqliteStore, reveal: str) -> Table:
    """A deal is over in which nobody but South has laid a card."""
    table = opened(store, HANDS, msgspec.structs.replace(SETUP, terms=Terms(reveal=reveal)))
    must(table, SOUTH, "E9")
    must(table, SOUTH, "concede gleich hanger spiel")
    return table


def hands_told(table: Table, seat: int) -> dict[str, list[str]]:
    return {
        name: [card for card in hand if card != HIDDEN]
        for name, hand in steps(table.state, 1, seat, "en")[0].hands.items()
    }


def test_a_table_shows_all_hands_of_a_finished_deal_unless_it_has_agreed_otherwise(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "concede gleich hanger spiel")
    assert [len(hand) for hand in hands_told(table, EAST).values()] == [5, 5, 5, 5]
    assert deal_record(table.state, 1)
    assert game_record(table.state)


@pytest.mark.parametrize("reveal", ["end_of_game", "never"])
def test_until_then_each_seat_is_told_what_it_has_seen(store: SqliteStore, reveal: str) -> None:
    table = conceded(store, reveal)
    for seen in (table, again(table, store)):
        assert [len(hand) for hand in hands_told(seen, EAST).values()] == [0, 5, 0, 0]
        assert [len(hand) for hand in hands_told(seen, NOBODY).values()] == [0, 0, 0, 0]
        assert [step.act for step in steps(seen.state, 1, EAST, "en")] == [None, None, None]
        assert steps(seen.state, 1, EAST, "en")[1].texts
        assert deal_luck(seen.state, 1, EAST) is None, "what hidden cards are worth tells of them"
        for record in (lambda seen=seen: game_record(seen.state), lambda seen=seen: deal_record(seen.state, 1)):
            with pytest.raises(NotRevealed):
                record()


@pytest.mark.parametrize(("reveal", "opens"), [("end_of_game", True), ("never", False)])
def test_the_end_of_the_game_opens_what_was_agreed_to_be_opened_then(
    store: SqliteStore, reveal: str, opens: bool
) -> None:
    table = conceded(store, reveal)
    give_up(table, SOUTH)
    assert [len(hand) for hand in hands_told(table, EAST).values()] == ([5, 5, 5, 5] if opens else [0, 5, 0, 0])
    if opens:
        assert game_record(table.state)


@pytest.mark.parametrize(("game", "rules"), FORMS, ids=[game for game, _ in FORMS])
def test_of_a_deal_that_stays_hidden_a_seat_is_told_no_card_it_has_not_seen(
    store: SqliteStore, game: str, rules: str
) -> None:
    """What the last view of the deal had not shown it, the deal told again does not either."""
    table = opened(
        store, seeded_shuffle(3), msgspec.structs.replace(setup_for(game, rules), terms=Terms(reveal="never"))
    )
    for _ in play_on(table, random.Random(3)):
        if table.state.match.entries:
            break
    for seat in (NORTH, EAST, NOBODY):
        views = table.state.game.at_table().views
        seen = table.state.deal.seen_by(seat)
        told = steps(table.state, 1, seat, "en")[-1].hands
        assert told == {name: views.hand(seen, holder) for holder, name in enumerate(told)}


def test_a_sign_that_has_escaped_somebody_is_not_told_to_them_afterwards(store: SqliteStore) -> None:
    setup = msgspec.structs.replace(setup_for("gaigel", "kreuz-4p"), terms=Terms(reveal="never"))
    cases = set()
    for secret in map(str, range(20)):
        table = opened(store, seeded_shuffle(1), msgspec.structs.replace(setup, chance=Secret(secret)), secret)
        must(table, NORTH, "sign nod")
        for _ in play_on(table, random.Random(1)):
            if table.state.match.entries:
                break
        noticed = any(event.event.kind == "sign" for event in table.state.chairs[EAST].events)
        told = [text for step in steps(table.state, 1, EAST, "en") for text in step.texts]
        assert any("nod" in text for text in told) == noticed
        cases.add(noticed)
    assert cases == {True, False}


def test_it_is_agreed_when_a_table_is_opened(store: SqliteStore) -> None:
    parlour = Parlour(store, shuffle=seeded_shuffle(1), rng=random.Random(1))
    name = parlour.open_new(NewTable(terms=Terms(reveal="never"), level="lehrbua")).table
    assert parlour.state(name).setup.terms.reveal == "never"
