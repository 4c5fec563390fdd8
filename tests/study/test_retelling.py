"""Finished deals told again, and their records; nothing of a deal that is not over."""

import random

import pytest

from table.helpers import HANDS, SOUTH, again, must, opened, person_of, play_on, seeded_shuffle
from weli.record import read, replay
from weli.store.sqlite import SqliteStore
from weli.study.retelling import NoSuchDeal, deal_record, game_record, steps
from weli.table.moves.look import acknowledge
from weli.table.table import Table


def played(store: SqliteStore, seed: int) -> Table:
    table = opened(store, seeded_shuffle(seed))
    for _ in play_on(table, random.Random(seed)):
        pass
    return table


def test_a_deal_is_told_from_the_first_card_to_the_count(store: SqliteStore) -> None:
    table = played(store, 2)
    told = steps(table.state, 1, person_of(table.state), "de")
    assert told[0].act is None
    assert [len(hand) for hand in told[0].hands.values()] == [5, 5, 5, 5]
    assert [step.act is not None for step in told[1:]] == [True] * (len(told) - 1)
    assert all(step.texts for step in told)
    assert told[-1].deal.phase == "done"
    assert told[-1].deal.counted
    gained = table.view(person_of(table), "de").sheet.entries[0].points
    counted = {side: sum(step.points for step in told[-1].deal.counted if step.side == side) for side in gained}
    assert counted == gained


def test_every_step_names_its_act_and_the_rules_behind_it(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "E9")
    must(table, SOUTH, "concede gleich hanger spiel")
    told = steps(table.state, 1, person_of(table.state), "en")
    assert [step.act for step in told] == [None, "S E9", "S concede gleich hanger spiel"]
    assert told[1].texts == ["You play the Nine of acorns."]
    assert all(rule.startswith("GS-") for step in told for rule in step.rules)


@pytest.mark.parametrize("seed", range(3))
def test_the_record_of_a_game_replays_to_its_score(store: SqliteStore, seed: int) -> None:
    table = played(store, seed)
    text = game_record(table.state)
    again_told = replay(read(text))
    assert again_told.ok
    assert [list(deal.deal.gained) for deal in again_told.deals] == table.state.match.entries
    assert game_record(again(table, store).state) == text


def test_the_record_of_one_deal_stands_by_itself(store: SqliteStore) -> None:
    table = played(store, 4)
    last = len(table.state.match.entries)
    again_told = replay(read(deal_record(table.state, last)))
    assert again_told.ok
    assert list(again_told.deals[0].deal.gained) == table.state.match.entries[-1]


def test_a_deal_that_is_not_over_is_told_to_nobody(store: SqliteStore) -> None:
    table = opened(store, seeded_shuffle(1))
    for number in (0, 1, 2, -1):
        with pytest.raises(NoSuchDeal):
            steps(table.state, number, person_of(table.state), "de")
        with pytest.raises(NoSuchDeal):
            deal_record(table.state, number)
    with pytest.raises(NoSuchDeal):
        game_record(table.state)
    must(table, SOUTH, "concede gleich hanger spiel")
    acknowledge(table, person_of(table), table.state.head)
    assert game_record(table.state).count("[[deal]]") == 1
    with pytest.raises(NoSuchDeal):
        steps(table.state, 2, person_of(table.state), "de")
