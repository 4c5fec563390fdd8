"""The fifth game at a live table: opened, played to its end, stored, and told again."""

import random

import msgspec

from table.helpers import again, company, do, must, opened, own_view, person_of, play_on, refusal, seeded_shuffle
from weli.core.texts import languages
from weli.notation import show_line
from weli.parlour.parlour import Parlour
from weli.referee import Referee
from weli.store.log import Setup
from weli.store.sqlite import SqliteStore
from weli.study.retelling import steps
from weli.table.moves.look import acknowledge
from weli.wire.requests import NewTable
from weli.wire.seats import Person

SEATS = {"N": Person(), **company("lehrbua", E="Alois", S="Babett", W="Girgl")}
SETUP = Setup("grasobern", "chamerau", 20, "N", SEATS)


def test_a_whole_game_is_played_stored_and_told_again(store: SqliteStore) -> None:
    table = opened(store, seeded_shuffle(3), SETUP)
    for _ in play_on(table, random.Random(3)):
        for lang in languages():
            assert msgspec.json.encode(table.view(person_of(table), lang))
    assert table.state.match.over
    assert own_view(again(table, store), "de") == table.view(person_of(table), "de")
    told = steps(table.state, 1, person_of(table.state), "de")
    assert told[0].deal.trick is None
    assert told[-1].deal.counted


def test_a_view_is_made_of_seats_trick_hand_and_sheet(store: SqliteStore) -> None:
    table = opened(store, seeded_shuffle(3), SETUP)
    acknowledge(table, person_of(table), table.state.head)
    view = table.view(person_of(table), "en")
    assert (view.deal.turn, view.deal.trick, len(view.deal.hand)) == ("E", None, 8)
    assert refusal(do(table, 0, view.deal.hand[0])).text.startswith("Alois leads first.")
    for seat in (1, 2):
        must(table, seat, show_line(Referee(table.state.deal, table.state.game).lines(seat)[0]))
    view = table.view(person_of(table), "en")
    assert view.deal.trick.seats == ["E", "S"]
    assert [place.held for place in view.places] == [8, 7, 7, 8]
    assert view.sheet.totals == {"N": 0, "E": 0, "S": 0, "W": 0}


def test_somebody_sits_down_to_it_with_the_computer(store: SqliteStore) -> None:
    parlour = Parlour(store, clock=lambda: 1_700_000_000_000, shuffle=seeded_shuffle(1), rng=random.Random(1))
    line = parlour.open_new(NewTable(game="grasobern", rules="oberpfalz", level="lehrbua", target=20, seat="N"))
    view = own_view(parlour.live(line.table), "de")
    assert (len(view.places), view.deal.number) == (4, 1)
