"""What needs others: an act is taken back once all the others agree, and a game given up once one's side does."""

import random

import pytest

from table.forms import setup_for
from table.helpers import EAST, HANDS, NORTH, SOUTH, WEST, again, anything, do, look_on, must, opened, seeded_shuffle
from table.rooms import in_a_room, until
from table.test_several import ALL_FOUR, FORMS, PARTNERS, TRICK, live_with, with_people
from weli.core.deal import NOBODY
from weli.notation import show_line
from weli.store.sqlite import SqliteStore
from weli.table.moves.agree import answer
from weli.table.moves.give_up import give_up
from weli.table.moves.look import end_pause
from weli.table.moves.sit import get_up
from weli.table.moves.take_back import is_reversible, may_take_back, take_back
from weli.table.pacing import AT_ONCE, Delays
from weli.table.rate_limits import MOST, TooOften
from weli.table.table import Table
from weli.wire.messages import Taken, Wished

EVERYBODY = (NORTH, EAST, SOUTH, WEST, NOBODY)


def asked(store: SqliteStore, card: str = "E9") -> Table:
    """South has laid a card, and would have it back."""
    table = opened(store, HANDS, ALL_FOUR)
    must(table, SOUTH, card)
    take_back(table, SOUTH)
    return table


def told(table: Table, seat: int) -> str:
    return table.view(seat, "en").events[-1].text


def test_a_card_is_taken_back_once_all_agree(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    before = [table.view(seat, "en").deal for seat in EVERYBODY]
    must(table, SOUTH, "E9")
    assert [table.view(seat, "en").may_take_back for seat in EVERYBODY] == [False, False, True, False, False]
    take_back(table, SOUTH)
    assert told(table, WEST) == "Person S would like to take that back."
    for seat in (WEST, NORTH):
        answer(table, seat, "take_back", yes=True)
    for seen in (table, again(table, store)):
        assert seen.view(EAST, "en").wishes == [Wished("take_back", "S", ["N", "S", "W"], ["E"], True)]
        assert seen.view(NORTH, "en").wishes == [Wished("take_back", "S", ["N", "S", "W"], ["E"], False)]
        assert [seen.view(seat, "en").may_take_back for seat in EVERYBODY] == [False] * 5
    answer(table, EAST, "take_back", yes=True)
    for seen in (table, again(table, store)):
        assert [seen.view(seat, "en").deal for seat in EVERYBODY] == before
        assert seen.view(EAST, "en").wishes == []
        assert [told(seen, seat) for seat in (SOUTH, EAST)] == ["You take that back.", "Person S takes that back."]
    assert isinstance(do(table, SOUTH, "SO"), Taken)


def test_one_who_does_not_agree_is_enough(store: SqliteStore) -> None:
    table = asked(store)
    answer(table, NORTH, "take_back", yes=True)
    answer(table, WEST, "take_back", yes=False)
    for seen in (table, again(table, store)):
        assert seen.view(NORTH, "en").wishes == []
        assert told(seen, NORTH) == "Person W says: what lies there stays there."
        assert "E9" not in seen.view(SOUTH, "en").deal.hand
    head = table.state.head
    answer(table, EAST, "take_back", yes=True)
    answer(table, SOUTH, "take_back", yes=True)
    assert table.state.head == head, "too late"


def test_whoever_asks_cannot_answer(store: SqliteStore) -> None:
    table = asked(store)
    head = table.state.head
    for seat, yes in ((SOUTH, True), (SOUTH, False)):
        answer(table, seat, "take_back", yes)
    assert table.state.head == head


def test_who_has_left_is_not_asked(store: SqliteStore) -> None:
    table = opened(store, HANDS, PARTNERS)
    get_up(table, NORTH)
    must(table, SOUTH, "E9")
    assert not table.view(SOUTH, "en").may_take_back, "nobody is there who could agree"
    table = opened(store, HANDS, ALL_FOUR, "other")
    get_up(table, NORTH)
    must(table, SOUTH, "E9")
    take_back(table, SOUTH)
    for seat in (EAST, WEST):
        answer(table, seat, "take_back", yes=True)
    assert "E9" in table.view(SOUTH, "en").deal.hand


def test_the_next_act_ends_it(store: SqliteStore) -> None:
    table = asked(store)
    must(table, WEST, "E8")
    assert table.view(EAST, "en").wishes == []
    answer(table, EAST, "take_back", yes=True)
    assert "E9" not in table.view(SOUTH, "en").deal.hand


def test_what_has_shown_something_hidden_stands(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    must(table, SOUTH, "concede gleich hanger spiel")
    assert not table.view(SOUTH, "en").may_take_back
    head = table.state.head
    take_back(table, SOUTH)
    assert table.state.head == head


def test_a_trick_that_is_full_may_be_opened_again(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    for seat, card in TRICK:
        must(table, seat, card)
    take_back(table, EAST)
    assert table.state.pause() == "plea"
    for seat in (NORTH, SOUTH, WEST):
        answer(table, seat, "take_back", yes=True)
    assert table.state.pause() is None
    assert "SX" in table.view(EAST, "en").deal.hand


def test_nobody_asks_for_ever(store: SqliteStore) -> None:
    table = opened(store, HANDS, PARTNERS)
    for _ in range(MOST):
        must(table, SOUTH, "E9")
        take_back(table, SOUTH)
        answer(table, NORTH, "take_back", yes=True)
    must(table, SOUTH, "E9")
    with pytest.raises(TooOften):
        take_back(table, SOUTH)


def test_a_wish_that_nobody_answers_comes_to_nothing(store: SqliteStore) -> None:
    live = live_with(store, ALL_FOUR, Delays(AT_ONCE.act, AT_ONCE.window, AT_ONCE.trick, plea=0.0))
    must(live.table, SOUTH, "E9")
    take_back(live.table, SOUTH)

    async def story() -> None:
        page = live.join(SOUTH)
        await until(page, lambda: live.table.state.plea is None)
        live.leave(page)

    in_a_room(story)
    assert told(live.table, SOUTH) == told(live.table, EAST) == "What lies there stays there."
    assert again(live.table, store).state.plea is None


def test_everybody_at_a_table_of_six_hears_that_it_came_to_nothing(store: SqliteStore) -> None:
    table = opened(store, seeded_shuffle(1), with_people(setup_for("gaigel", "6p"), *"ABCDEF"))
    chance = random.Random(1)
    while not any(may_take_back(table.state, seat) for seat in range(6)):
        chosen = anything(table, chance)
        if chosen is not None:
            do(table, chosen[0], show_line(chosen[1]))
    take_back(table, next(seat for seat in range(6) if may_take_back(table.state, seat)))
    end_pause(table)
    assert {told(table, seat) for seat in range(6)} == {"What lies there stays there."}


@pytest.mark.few(2)
@pytest.mark.parametrize(("game", "rules"), FORMS, ids=[game for game, _ in FORMS])
def test_after_a_step_back_by_consent_all_is_as_it_was(store: SqliteStore, game: str, rules: str) -> None:
    """Nobody knows a card then that they did not know, but those that were laid."""
    rng, setup = random.Random(7), setup_for(game, rules)
    table = opened(store, seeded_shuffle(3), with_people(setup, *setup.seats))
    everybody, taken = [*range(table.state.rules.players), NOBODY], 0
    for _ in range(150):
        if table.state.pause() == "over":
            break
        if look_on(table) or (chosen := anything(table, rng)) is None:
            continue
        seat, line = chosen
        before = [table.view(each, "en").deal for each in everybody]
        must(table, seat, show_line(line))
        if table.view(seat, "en").may_take_back:
            assert is_reversible(table.state, seat)
            taken += 1
            take_back(table, seat)
            for each in sorted(table.state.persons - {seat}):
                answer(table, each, "take_back", yes=True)
            assert [table.view(each, "en").deal for each in everybody] == before
            must(table, seat, show_line(line))
    assert taken > 5
    assert again(table, store).view(0, "en") == table.view(0, "en")


def test_a_partner_who_plays_on_is_heard(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    give_up(table, SOUTH)
    assert table.view(NORTH, "en").wishes == [Wished("give_up", "S", ["S"], ["N"], True)]
    assert table.view(EAST, "en").wishes == [Wished("give_up", "S", ["S"], ["N"], False)]
    answer(table, NORTH, "give_up", yes=False)
    for seen in (table, again(table, store)):
        assert seen.view(NORTH, "en").wishes == []
        assert told(seen, SOUTH) == "Person N plays on."
        assert seen.view(SOUTH, "en").may_give_up
    give_up(table, NORTH)
    assert not table.state.given_up, "one has thought better of it, and would have to say it again"


def test_a_partner_who_agrees_ends_it(store: SqliteStore) -> None:
    table = opened(store, HANDS, ALL_FOUR)
    give_up(table, SOUTH)
    head = table.state.head
    answer(table, EAST, "give_up", yes=True)
    assert table.state.head == head, "it is not their side that would"
    answer(table, NORTH, "give_up", yes=True)
    assert table.state.given_up
    assert table.view(NORTH, "en").wishes == []
