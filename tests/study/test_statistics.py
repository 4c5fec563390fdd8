"""What somebody's games have come to: reckoned from their logs, trials and strangers' games left out."""

import random
from typing import Literal

import pytest

from table.forms import setup_for
from table.helpers import EAST, HANDS, SETUP, SOUTH, must, opened, person_of, play_on, seeded_shuffle
from weli.games import GAMES
from weli.parlour.parlour import Parlour
from weli.store.people import KEEPER, Player
from weli.store.sqlite import SqliteStore
from weli.study import statistics
from weli.study.statistics import Reckoning, played_at, summed
from weli.wire.requests import NewTrial, Played
from weli.wire.terms import Terms


def parlour_of(store: SqliteStore) -> Parlour:
    return Parlour(store, shuffle=seeded_shuffle(5), rng=random.Random(5))


@pytest.mark.few(2, first=1)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_came_to_is_what_its_deals_brought(store: SqliteStore, game: str) -> None:
    table = opened(store, seeded_shuffle(3), setup_for(game, next(iter(GAMES[game].presets))))
    for _ in play_on(table, random.Random(3)):
        pass
    [found] = parlour_of(store).reckoning.of(Player(KEEPER)).played
    state = table.state
    side = state.seating.side_of(person_of(state))
    assert (found.game, found.level, found.month, found.games) == (game, "lehrbua", "1970-01", 1)
    assert (found.deals, found.won) == (len(state.match.entries), int(state.match.winner == side))
    assert 0 <= found.bluffs_won <= found.bluffs <= found.bets
    assert found.bluffs_won <= found.bets_won <= found.bets
    ahead = [deal for deal in state.match.entries if deal[side] != deal[1 - side]]
    assert bool(found.points) == bool(ahead)


# East has a pair of Sevens, and South, on the other side, one of Unters.
@pytest.mark.parametrize(("reveal", "bluffs"), [("end_of_deal", 1), ("never", 0)])
def test_a_bet_on_what_another_side_has_better_is_a_bluff_where_that_may_be_told(
    store: SqliteStore, reveal: Literal["end_of_deal", "never"], bluffs: int
) -> None:
    table = opened(store, HANDS, SETUP)
    must(table, EAST, "bet gleich")
    must(table, SOUTH, "good")
    must(table, EAST, "concede hanger spiel")
    must(table, EAST, "validate gleich L7 H7")
    state = table.state
    state.terms = Terms(reveal=reveal)
    found = played_at(state, EAST, 0)
    assert (found.bets, found.bets_won, found.bluffs, found.bluffs_won) == (1, 1, bluffs, bluffs)


def test_a_trial_is_left_out_and_a_game_is_reckoned_once(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(store, HANDS, SETUP)
    must(table, SOUTH, "concede gleich hanger spiel")
    parlour = parlour_of(store)
    trial = parlour.live(parlour.open_trial(NewTrial("table", 1, 0), SOUTH).table).table
    must(trial, SOUTH, "concede gleich hanger spiel")
    assert [each.deals for each in parlour.reckoning.of(Player(KEEPER)).played] == [1]
    monkeypatch.setattr(Reckoning, "_played", None)
    assert [each.deals for each in parlour.reckoning.of(Player(KEEPER)).played] == [1]


def test_where_there_is_no_more_time_it_is_said_how_much_is_left(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "two"):
        must(opened(store, HANDS, SETUP, name), SOUTH, "concede gleich hanger spiel")
    parlour = parlour_of(store)
    monkeypatch.setattr(statistics, "AT_A_TIME", -1.0)
    found = parlour.reckoning.of(Player(KEEPER))
    assert (found.played, found.tables, found.left) == ([], 0, 2)
    monkeypatch.setattr(statistics, "AT_A_TIME", 60.0)
    found = parlour.reckoning.of(Player(KEEPER))
    assert ([each.deals for each in found.played], found.tables, found.left) == ([2], 2, 0)


def test_nobody_is_told_of_a_game_at_which_they_did_not_sit(store: SqliteStore) -> None:
    must(opened(store, HANDS, SETUP), SOUTH, "concede gleich hanger spiel")
    assert parlour_of(store).reckoning.of(Player("somebody")).played == []


def test_games_of_one_kind_are_told_in_one() -> None:
    one = Played("a", "wirt", "2026-11", games=1, points=1.5, bets=2)
    assert summed([one, one, Played("b", "", "2026-11")]) == [
        Played("a", "wirt", "2026-11", games=2, points=3.0, bets=4),
        Played("b", "", "2026-11"),
    ]
