"""Giving a game up: it is lost, told and written down as such, and the company plays once more."""

import random

import pytest

from table.helpers import HANDS, SOUTH, again, do, must, opened, person_of, refusal, seeded_shuffle
from weli.parlour.parlour import Parlour
from weli.store.sqlite import SqliteStore
from weli.table.moves.give_up import give_up
from weli.table.moves.look import acknowledge
from weli.wire.requests import NewTable


def test_what_is_given_up_is_lost_and_told(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "E9")
    give_up(table, person_of(table))
    for seen in (table, again(table, store)):
        view = seen.view(person_of(seen), "en")
        assert (view.waiting, view.question.kind, view.question.side) == ("over", "given_up", "EW")
        assert (view.may, view.may_give_up) == ([], False)
        assert view.events[-1].text == "You give the game up."
        assert (view.evening.games, view.evening.won) == (1, {"NS": 0, "EW": 1})


def test_nothing_is_done_after_that(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    give_up(table, person_of(table))
    head = table.state.head
    give_up(table, person_of(table))
    acknowledge(table, person_of(table), head)
    assert refusal(do(table, SOUTH, "E9")).text.endswith(".")
    assert table.state.head == head


@pytest.mark.parametrize(
    ("game", "rules", "winner"),
    [("giltspiel", "fiss", "EW"), ("gaigel", "kreuz-4p", "EW"), ("bieten", "5p", None), ("bieten", "drop-out", None)],
)
def test_the_list_knows_it_and_the_company_goes_on(
    store: SqliteStore, game: str, rules: str, winner: str | None
) -> None:
    parlour = Parlour(store, shuffle=seeded_shuffle(1), rng=random.Random(1))
    line = parlour.open_new(NewTable(game=game, rules=rules, level="lehrbua"))
    first = parlour.live(line.table).table
    dealer = first.state.deal.dealer
    give_up(first, person_of(first))
    listed = parlour.tables()[0]
    assert (listed.over, listed.winner, listed.deals, listed.score) == (True, winner, 0, line.score)
    second = parlour.open_new(NewTable(after=line.table))
    assert parlour.state(second.table).deal.dealer == first.state.seating.next_seat(dealer)
    assert second.evening.games == 1
