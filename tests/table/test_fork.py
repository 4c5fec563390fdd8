"""A fork of a table's state goes on by itself, and the state it was made from shows nothing of it; what a state remembers of itself between
two rows is what it would work out anew."""

import dataclasses
import random
import re
from collections import deque
from collections.abc import Iterator
from enum import Enum
from itertools import islice
from typing import Any

import msgspec
import pytest

from table.alike import FORMS
from table.forms import setup_for
from table.helpers import SETUP, anything, company, look_on, must, opened, own_view, play_on, seeded_shuffle
from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.games import Game
from weli.notation import show_line
from weli.ports.match import Match
from weli.referee import Event
from weli.store.log import Looked, Row, Setup
from weli.store.sqlite import SqliteStore
from weli.table import fold
from weli.table.company import Company
from weli.table.moves.entry import Entry
from weli.table.moves.give_up import give_up
from weli.table.state import State
from weli.table.view_cache import Score, ViewCache
from weli.wire.seats import Person

OF_THE_TABLE = (Deal, Match, RuleSet, Game, Event, ViewCache, Score, Company)
NEVER_CHANGED = (*OF_THE_TABLE, Enum, type, bytes, str, int, float, frozenset, type(None))
"""What nobody changes who has it: an act makes a new deal of the old one, a count a new match, and what is looked up of them stays so."""

WRITTEN_ONCE = re.compile(r"state\.(deals\[\d+\]\.(active|before)|conversation\._(last_word|asked))")
"""What is put in another's place and never changed themselves."""

GAIGEL = Setup(
    game="gaigel",
    rules="kreuz-4p",
    target=6,
    dealer="E",
    seats={**company("lehrbua", N="Vroni", E="Luis", W="Moidl"), "S": Person()},
)

ROWS = 150
QUESTIONS = sorted(name for name, ask in vars(State).items() if hasattr(getattr(ask, "fget", ask), "__wrapped__"))


def shared(one: Any, other: Any, path: str = "state") -> Iterator[str]:
    """Where the same thing, and one that can change, hangs on both."""
    if isinstance(one, NEVER_CHANGED) or (one is other and _is_frozen(one)):
        return
    if one is other and not callable(one):
        yield path
    elif isinstance(one, dict):
        for key in one.keys() & other.keys():
            yield from shared(one[key], other[key], f"{path}[{key!r}]")
    elif isinstance(one, list | tuple | deque):
        for place, (mine, theirs) in enumerate(zip(one, other, strict=False)):
            yield from shared(mine, theirs, f"{path}[{place}]")
    elif hasattr(one, "__dict__"):
        for name, value in vars(one).items():
            yield from shared(value, getattr(other, name), f"{path}.{name}")


def _is_frozen(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(isinstance(each, NEVER_CHANGED) or _is_frozen(each) for each in value)
    if dataclasses.is_dataclass(value):
        return bool(type(value).__dataclass_params__.frozen)  # type: ignore[attr-defined]
    return isinstance(value, msgspec.Struct) and value.__struct_config__.frozen


@pytest.mark.parametrize("setup", [SETUP, GAIGEL], ids=["giltspiel", "gaigel"])
def test_a_fork_shares_nothing_that_can_change(store: SqliteStore, setup: Setup) -> None:
    table, rng = opened(store, seeded_shuffle(3), setup), random.Random(3)
    while len(table.state.match.entries) < 2:
        _go_on(table, rng)
    state = table.state
    counted = {f"state.deals[{place}]" for place in range(len(state.deals) - 1)}
    found = set(shared(state, state.fork())) - counted
    assert [path for path in found if not WRITTEN_ONCE.fullmatch(path)] == []


@pytest.mark.parametrize("setup", [SETUP, GAIGEL], ids=["giltspiel", "gaigel"])
def test_a_match_that_two_states_share_is_changed_by_neither(store: SqliteStore, setup: Setup) -> None:
    table, rng, kept = opened(store, seeded_shuffle(3), setup), random.Random(3), {}
    while len(table.state.match.entries) < 2:
        match = table.state.match
        assert kept.setdefault(id(match), (match, standing(match)))[1] == standing(match)
        _go_on(table, rng)
    give_up(table, next(iter(table.state.persons)))
    assert len(kept) > 2
    assert all(standing(match) == before for match, before in kept.values())


def standing(match: Match) -> tuple[object, ...]:
    """All that two who share a match have in common."""
    lists = (match.scores, match.entries, match.losers, match.places, match.active)
    return repr(lists), match.number, match.cleaning, match.dealer, match.winner, match.over


def test_whatever_happens_later_a_state_stays_what_it_was(store: SqliteStore) -> None:
    table, rng = opened(store, seeded_shuffle(5)), random.Random(5)
    kept: list[tuple[State, bytes]] = []
    while len(kept) < 60 and table.state.pause() != "over":
        kept.append((table.state, msgspec.json.encode([own_view(table), sorted(table.state.keys)])))
        _go_on(table, rng)
    newest = table._state
    for state, before in kept:
        table._state = state
        assert msgspec.json.encode([own_view(table), sorted(state.keys)]) == before
    table._state = newest


def _go_on(table: Any, rng: random.Random) -> None:
    if not look_on(table):
        chosen = anything(table, rng)
        if chosen is not None:
            must(table, chosen[0], show_line(chosen[1]))


def asked(state: State) -> dict[object, object]:
    """All that is remembered of a table, asked of it now; nothing where cards are still to be dealt."""
    found: dict[object, object] = {}
    for name in QUESTIONS if state.deals else ():
        question = getattr(State, name)
        if isinstance(question, property):
            found[name] = getattr(state, name)
        elif question.__wrapped__.__code__.co_argcount == 1:
            found[name] = question(state)
        else:
            found |= {(name, seat): question(state, seat) for seat in range(state.rules.players)}
    return found


@pytest.mark.parametrize(("game", "rules"), FORMS)
def test_a_table_answers_between_two_rows_as_if_it_were_asked_for_the_first_time(
    store: SqliteStore, game: str, rules: str
) -> None:
    played = opened(store, seeded_shuffle(7), setup_for(game, rules))
    for _ in islice(play_on(played, random.Random(7)), ROWS):
        pass
    assert "waiting" in QUESTIONS
    log = store.read("table")
    state = State(log.setup)
    for row in log.rows:
        fold.apply(state, row)
        anew = state.fork()
        anew.move()
        assert asked(state) == asked(anew)


def test_in_the_middle_of_a_row_nothing_is_remembered(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[bool] = []

    def look(state: State, row: Row, body: Looked) -> None:
        found.append(state.persons is state.persons)

    state = opened(store, seeded_shuffle(7)).state.fork()
    monkeypatch.setitem(fold.ROWS, Looked, Entry(look))
    fold.apply(state, Row(state.head + 1, Looked(), 1))
    assert (found, state.persons is state.persons) == ([False], True)
