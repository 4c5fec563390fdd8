"""Playing on from a finished deal: the same cards, the same acts up to then, a table of its own that counts for nothing."""

import random

import pytest

from table.forms import setup_for
from table.helpers import opened, person_of, play_on, seeded_shuffle
from weli.games import GAMES
from weli.parlour.parlour import Parlour
from weli.record import read, replay
from weli.store.log import Secret
from weli.store.sqlite import SqliteStore
from weli.study.retelling import NoSuchDeal, NotRevealed, game_record, steps
from weli.study.trial import NoTrial, rows_until, trial_of
from weli.table.fold import apply
from weli.table.state import State
from weli.wire.requests import NewTable, NewTrial
from weli.wire.seats import Computer, Person
from weli.wire.terms import Terms

CHANCE = Secret("00")


def played(store: SqliteStore, game: str = "giltspiel", rules: str = "fiss", **agreed: object) -> State:
    table = opened(store, seeded_shuffle(3), setup_for(game, rules, **agreed))
    for _ in play_on(table, random.Random(3)):
        if len(table.state.match.entries) == 2:
            break
    return table.state


def trial(state: State, deal: int, step: int) -> State:
    wanted = NewTrial("table", deal, step)
    found = State(trial_of(wanted, state, person_of(state), CHANCE, random.Random(1)))
    for row in rows_until(wanted, state, person_of(state), 0):
        apply(found, row)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_everything_lies_there_as_it_did(store: SqliteStore, game: str) -> None:
    state = played(store, game, next(iter(GAMES[game].presets)))
    told = steps(state, 2, person_of(state), "en")
    for step in {0, 1, len(told) // 2, len(told) - 2}:
        found = trial(state, 2, step)
        hand = found.game.at_table().views.hand
        assert {name: hand(found.deal, seat) for seat, name in enumerate(found.seating.seat_names())} == told[
            step
        ].hands
        assert found.deal.phase() == told[step].deal.phase
        assert found.deal.start_scores == state.deals[1].before
        assert found.match.scores == state.deals[1].before


def test_where_the_deal_was_over_nothing_is_left_to_play(store: SqliteStore) -> None:
    state = played(store)
    last = len(steps(state, 1, person_of(state), "en")) - 1
    with pytest.raises(NoTrial):
        trial(state, 1, last)
    for deal, step in ((1, last + 1), (9, 0)):
        with pytest.raises(NoSuchDeal):
            trial(state, deal, step)


def test_what_others_had_is_not_played_with_where_it_stays_hidden(store: SqliteStore) -> None:
    state = played(store, terms=Terms(reveal="never"))
    with pytest.raises(NotRevealed):
        trial(state, 1, 0)


def test_where_other_people_sat_the_computer_sits_under_another_name(store: SqliteStore) -> None:
    seats = {
        "N": Person("Anna"),
        "E": Computer("Luis", "lehrbua"),
        "S": Person(player="p"),
        "W": Computer("Moidl", "wirt"),
    }
    state = played(store)
    for name, sits in seats.items():
        state.chairs[state.seating.seat_of(name)].sits = sits
    found = trial_of(NewTrial("table", 1, 0), state, state.seating.seat_of("S"), CHANCE, random.Random(1)).seats
    assert {seat: found[seat] for seat in "ESW"} == {seat: seats[seat] for seat in "ESW"}
    assert isinstance(found["N"], Computer)
    assert found["N"].name not in {"Anna", "Luis", "Moidl"}


def test_it_is_a_table_like_any_other_and_counts_for_nothing(store: SqliteStore) -> None:
    state = played(store)
    before = store.read("table").rows
    parlour = Parlour(store, shuffle=seeded_shuffle(5), rng=random.Random(5))
    line = parlour.open_trial(NewTrial("table", 2, 3), person_of(state))
    assert line.trial
    table = parlour.live(line.table).table
    assert table.view(person_of(table), "de").trial
    for _ in play_on(table, random.Random(6)):
        pass
    assert table.view(person_of(table), "de").evening.games == 0
    assert next(each for each in parlour.tables() if each.table == line.table).evening.games == 0
    assert store.read("table").rows == before
    again = parlour.live(parlour.open_new(NewTable(after=line.table)).table).table
    assert not again.state.setup.trial
    assert list(again.earlier) == []


def test_a_guests_stands_in_their_own_list(store: SqliteStore) -> None:
    state = played(store)
    store.people.call("anna", "Anna", "", 0)
    parlour = Parlour(store, shuffle=seeded_shuffle(5), rng=random.Random(5))
    line = parlour.open_trial(NewTrial("table", 2, 3), person_of(state), "anna")
    assert [each.table for each in parlour.tables({"anna"})] == [line.table]


def test_its_record_says_how_it_stood_when_it_began(store: SqliteStore) -> None:
    state = played(store)
    parlour = Parlour(store, shuffle=seeded_shuffle(5), rng=random.Random(5))
    table = parlour.live(parlour.open_trial(NewTrial("table", 2, 3), person_of(state)).table).table
    for _ in play_on(table, random.Random(6)):
        pass
    told = replay(read(game_record(table.state)))
    assert told.ok
    assert list(told.deals[0].deal.start_scores) == state.deals[1].before
    assert [list(deal.deal.gained) for deal in told.deals] == table.state.match.entries
