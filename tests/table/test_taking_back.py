"""Taking back: one's own last act, as long as nothing has come after it and nothing was shown."""

import random

import pytest

from table import gaigel_tables
from table.forms import setup_for
from table.gaigel_tables import dealt, quiet
from table.helpers import (
    HANDS,
    SOUTH,
    WEST,
    again,
    anything,
    look_on,
    must,
    opened,
    own_view,
    person_of,
    seeded_shuffle,
)
from weli.notation import show_line
from weli.parlour.parlour import Parlour
from weli.record import read, replay
from weli.store.log import TookBack
from weli.store.sqlite import SqliteStore
from weli.study.retelling import game_record
from weli.table.moves.look import acknowledge
from weli.table.moves.take_back import is_reversible, may_take_back, take_back
from weli.table.rate_limits import MOST, TooOften
from weli.table.table import Table
from weli.table.view_cache import ViewCache
from weli.wire.requests import NewTable


def test_a_card_is_taken_back(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    before = table.view(person_of(table), "en")
    must(table, SOUTH, "E9")
    assert table.view(person_of(table), "en").may_take_back
    take_back(table, person_of(table))
    for seen in (table, again(table, store)):
        view = seen.view(person_of(seen), "en")
        assert (view.deal, view.may, view.question) == (before.deal, before.may, before.question)
        assert [event.text for event in view.events[-2:]] == ["You play the Nine of acorns.", "You take that back."]
        assert not view.may_take_back
    must(table, SOUTH, "SO")


def test_once_somebody_has_done_something_it_stands(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "E9")
    must(table, WEST, "E8")
    head = table.state.head
    assert not table.view(person_of(table), "en").may_take_back
    take_back(table, person_of(table))
    assert table.state.head == head


def test_there_is_an_end_to_it(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    for _ in range(MOST):
        must(table, SOUTH, "E9")
        take_back(table, person_of(table))
    must(table, SOUTH, "E9")
    with pytest.raises(TooOften):
        take_back(table, person_of(table))


def test_what_ends_a_deal_stands(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "concede gleich hanger spiel")
    assert not table.view(person_of(table), "en").may_take_back


def test_the_record_has_only_what_stands(store: SqliteStore) -> None:
    table = opened(store, HANDS)
    must(table, SOUTH, "E9")
    take_back(table, person_of(table))
    must(table, SOUTH, "L8")
    take_back(table, person_of(table))
    must(table, SOUTH, "concede gleich hanger spiel")
    text = game_record(table.state)
    assert "E9\n" not in text.partition("acts")[2]
    assert replay(read(text)).ok


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "rules"), [("gaigel", "kreuz-4p"), ("perlaggen", "innsbruck"), ("bieten", "4p")])
def test_after_a_step_back_all_is_as_it_was(store: SqliteStore, game: str, rules: str, seed: int) -> None:
    """Played at random, with a step back wherever there is one: what can be done, and what is seen, is the same as before."""
    table, rng = _table(store, game, rules, seed), random.Random(seed)
    for _ in range(60):
        if table.state.waiting(person_of(table.state)) == "over":
            break
        if table.state.waiting(person_of(table.state)) in ("look", "blind", "announce", "next_deal"):
            acknowledge(table, person_of(table), table.state.head)
            continue
        if (chosen := anything(table, rng)) is None:
            continue
        before = table.view(person_of(table), "en")
        hand = set(before.deal.hand)
        must(table, chosen[0], show_line(chosen[1]))
        may_take_back = table.view(person_of(table), "en").may_take_back
        kept, anew = table.state.sights, ViewCache(table.state.deal, len(table.state.deals))
        assert kept.of(person_of(table)).unknown == anew.of(person_of(table)).unknown
        if may_take_back:
            assert {*table.view(person_of(table), "en").deal.hand} <= hand
            take_back(table, person_of(table))
            now = table.view(person_of(table), "en")
            assert (now.deal, now.may, now.waiting) == (before.deal, before.may, before.waiting)
            must(table, chosen[0], show_line(chosen[1]))
    assert own_view(again(table, store), "en").deal == table.view(person_of(table), "en").deal


@pytest.mark.parametrize(("game", "rules"), [("perlaggen", "innsbruck"), ("bieten", "4p")])
def test_a_wild_card_is_taken_back_whatever_it_was_named(store: SqliteStore, game: str, rules: str) -> None:
    """The name that somebody gives it is nothing that they are shown."""
    table, rng = _table(store, game, rules, 3), random.Random(3)
    person = person_of(table)
    for _ in range(500):
        look_on(table)
        chosen = anything(table, rng)
        if chosen is None:
            continue
        must(table, chosen[0], show_line(chosen[1]))
        named = chosen[1].verb == "play" and chosen[1].cards[0][1] is not None
        if named and chosen[0] == person and not table.state.deal.closed:
            break
    assert may_take_back(table.state, person)


def test_a_cut_that_has_shown_the_lowest_card_stands(store: SqliteStore) -> None:
    """Else one would cut until there is something to steal."""
    table = opened(store, seeded_shuffle(1), setup_for("bieten", "4p", dealer="W"))
    cutter = person_of(table)
    must(table, cutter, "cut 15")
    assert table.state.deal.seen_by(cutter).seen_in_the_cut() >= 0
    assert not is_reversible(table.state, cutter)


def test_a_log_in_which_such_a_cut_was_taken_back_opens_all_the_same(store: SqliteStore) -> None:
    """Once that was possible."""
    table = opened(store, seeded_shuffle(1), setup_for("bieten", "4p", dealer="W"))
    before = own_view(table).deal
    must(table, person_of(table), "cut 15")
    table.write(TookBack(), person_of(table))
    assert own_view(again(table, store)).deal == before


def _table(store: SqliteStore, game: str, rules: str, seed: int) -> Table:
    parlour = Parlour(store, shuffle=seeded_shuffle(seed), rng=random.Random(seed))
    return parlour.live(parlour.open_new(NewTable(game=game, rules=rules, level="lehrbua")).table).table


def test_a_card_drawn_from_the_stock_stands_though_the_other_of_its_name_was_seen(store: SqliteStore) -> None:
    """Else it would tell, too, whether somebody else has drawn one of which they had seen the other."""
    table = dealt(store, shuffle=quiet(drawn="LU"))
    for seat, line in [
        (gaigel_tables.SOUTH, "elfen LA"),
        (gaigel_tables.EAST, "LU"),
        (gaigel_tables.NORTH, "EK"),
        (gaigel_tables.WEST, "L7"),
    ]:
        must(table, seat, line)
    acknowledge(table, person_of(table), table.state.head)
    must(table, gaigel_tables.SOUTH, "draw")
    view = table.view(person_of(table), "en")
    assert "LU" in view.deal.hand
    assert not view.may_take_back
