"""One company, game after game: who sits where, who deals, and what has been won."""

import random

import pytest

from table.helpers import own_view, play_on, seeded_shuffle
from weli.parlour.parlour import Parlour
from weli.store.sqlite import SqliteStore
from weli.store.store import NoSuchTable
from weli.table.evening import StillPlaying
from weli.table.moves.settle import place, set_terms
from weli.wire.requests import NewTable, TableLine
from weli.wire.seats import Computer
from weli.wire.terms import Terms


@pytest.fixture
def parlour(store: SqliteStore) -> Parlour:
    return Parlour(store, shuffle=seeded_shuffle(1), rng=random.Random(1))


def played(parlour: Parlour, line: TableLine, seed: int = 1) -> TableLine:
    """A table once its game is over, as the list has it."""
    for _ in play_on(parlour.live(line.table).table, random.Random(seed)):
        pass
    return next(each for each in parlour.tables() if each.table == line.table)


def first_game(parlour: Parlour, **wanted: object) -> TableLine:
    return played(parlour, parlour.open_new(NewTable(level="lehrbua", name="Anna", **wanted)))  # type: ignore[arg-type]


@pytest.mark.rule("GA-SEAT-07", "GA-Q42")
@pytest.mark.parametrize("game", ["giltspiel/fiss", "gaigel/kreuz-4p", "gaigel/3p"])
def test_once_more_keeps_the_people_and_the_deal_goes_on(parlour: Parlour, game: str) -> None:
    name, _, rules = game.partition("/")
    first = first_game(parlour, game=name, rules=rules)
    before = parlour.state(first.table)
    second = parlour.state(parlour.open_new(NewTable(after=first.table)).table)
    assert second.setup.seats == before.setup.seats
    assert second.rules == before.rules
    assert second.deal.dealer == before.match.dealer
    assert second.setup.drawn is None


def test_once_more_what_was_agreed_at_the_door_holds(parlour: Parlour) -> None:
    line = parlour.open_new(NewTable(level="lehrbua", name="Anna", people=["N"]))
    table, agreed = parlour.live(line.table).table, Terms(signs="gaze", chat=True, onlookers=60)
    set_terms(table, agreed)
    place(table, table.state.seating.seat_names().index("N"), Computer("Seppl", "lehrbua"))
    line = played(parlour, line)
    again = parlour.state(parlour.open_new(NewTable(after=line.table)).table)
    assert again.terms == agreed != Terms()


@pytest.mark.rule("BI-Q24")
def test_in_bieten_the_deal_goes_on_from_game_to_game(parlour: Parlour) -> None:
    first = first_game(parlour, game="bieten", rules="4p")
    last = parlour.state(first.table).deal.dealer
    second = parlour.state(parlour.open_new(NewTable(after=first.table)).table)
    assert second.deal.dealer == second.seating.next_seat(last)


def test_the_evening_counts_what_was_won(parlour: Parlour) -> None:
    line, won = first_game(parlour), []
    for seed in range(3):
        won.append(line.winner)
        assert line.evening.games == len(won)
        assert line.evening.won == {side: won.count(side) for side in ("NS", "EW")}
        line = parlour.open_new(NewTable(after=line.table))
        assert (line.evening.games, line.after != "") == (len(won), True)
        assert own_view(parlour.live(line.table), "de").evening == line.evening
        line = played(parlour, line, seed)
    assert own_view(parlour.live(line.table), "de").evening.games == 4


def test_once_more_is_once(parlour: Parlour) -> None:
    first = first_game(parlour)
    second = parlour.open_new(NewTable(after=first.table))
    assert parlour.open_new(NewTable(after=first.table)) == second
    assert len(parlour.tables()) == 2


def test_a_company_goes_on_when_its_game_is_over(parlour: Parlour) -> None:
    line = parlour.open_new(NewTable(level="lehrbua"))
    with pytest.raises(StillPlaying):
        parlour.open_new(NewTable(after=line.table))
    with pytest.raises(NoSuchTable):
        parlour.open_new(NewTable(after="nowhere"))


def test_a_game_that_was_thrown_away_ends_the_evening_before_it(parlour: Parlour) -> None:
    first = first_game(parlour)
    second = parlour.open_new(NewTable(after=first.table))
    parlour.forget(first.table)
    assert [line.evening.games for line in parlour.tables() if line.table == second.table] == [0]
