"""What a table remembers of a deal, of a match and of its company is what a table would show that is asked for the first time.

The pairs (`table.alike`) find what a seat may not know. Here what was right once and is so no more is looked for, and what was right for
somebody else.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

import msgspec
import pytest

from table.alike import FORMS
from table.forms import setup_for
from table.helpers import opened, play_on, seeded_shuffle
from weli.core.deal import NOBODY
from weli.store.log import Setup
from weli.store.sqlite import SqliteStore
from weli.table import page
from weli.table.fold import apply
from weli.table.moves.hand_over import hand_over
from weli.table.moves.sit import get_up, sit
from weli.table.page import view
from weli.table.state import State
from weli.table.table import Table
from weli.table.view_cache import Score, Sight
from weli.wire.seats import Person
from weli.wire.terms import Terms

ROWS = 40
LEAVES = 9
"""The row after which somebody leaves their seat, comes back, and lets a computer player play for them."""
LANGUAGES = "de", "en"
Break = Callable[[pytest.MonkeyPatch], None]


def with_people(setup: Setup, table: str) -> Setup:
    """People at every seat, of whom one has given no name, who may be called otherwise at another table."""
    seats = {
        seat: Person(f"{seat} of {table}" if seat != min(setup.seats) else "", player=seat) for seat in setup.seats
    }
    return msgspec.structs.replace(setup, seats=seats, terms=Terms(onlookers=0))


def played(store: SqliteStore, game: str, rules: str, name: str) -> Iterator[Table]:
    """A table after each row."""
    table = opened(store, seeded_shuffle(11), with_people(setup_for(game, rules), name), name)
    yield table
    for number, _ in enumerate(play_on(table, random.Random(11))):
        yield table
        if number == LEAVES:
            for happens in (get_up, comes_back, hands_over, comes_back):
                happens(table, 1)
                yield table


def comes_back(table: Table, seat: int) -> None:
    person = table.state.chairs[seat].sits
    assert isinstance(person, Person)
    sit(table, seat, person)


def hands_over(table: Table, seat: int) -> None:
    hand_over(table, seat, "stammgast")


def shown(state: State, table: str, seat: int, lang: str) -> bytes:
    return msgspec.json.encode(view(table, state, seat, lang))


def first_difference(store: SqliteStore, game: str, rules: str, rows: int) -> str:
    """Where two tables, whose rows come in turns, show something else than they would if nobody had looked before; empty: nowhere."""
    names = "one", "two"
    for both in islice(zip(*(played(store, game, rules, name) for name in names), strict=False), rows):
        for table in both:
            log = store.read(table.name)
            anew = State(log.setup)
            for row in log.rows:
                apply(anew, row)
            for seat in (*range(anew.rules.players), NOBODY):
                for lang in LANGUAGES:
                    now = shown(table.state, table.name, seat, lang)
                    with remembering_nothing():
                        if shown(anew.fork(), table.name, seat, lang) != now:
                            return f"row {table.state.head} of {table.name}, seat {seat}, {lang}"
    return ""


class Memory:
    """That of what is broken here on purpose."""

    works = True


@contextmanager
def remembering_nothing() -> Iterator[None]:
    Memory.works = False
    try:
        yield
    finally:
        Memory.works = True


@pytest.mark.few(2)
@pytest.mark.parametrize(("game", "rules"), FORMS)
def test_what_is_remembered_is_what_would_be_made_anew(store: SqliteStore, game: str, rules: str) -> None:
    assert first_difference(store, game, rules, ROWS) == ""


BROKEN: dict[str, Break] = {}


def broken(install: Break) -> Break:
    """Known by its function's name."""
    BROKEN[install.__name__] = install
    return install


def remembered_by(patch: pytest.MonkeyPatch, room: Any, name: str, known_by: Callable[..., object]) -> None:
    """What is made there is remembered for all for whom `known_by` gives the same."""
    made, kept = getattr(room, name), {}

    def leaking(*to: Any) -> Any:
        if not Memory.works:
            return made(*to)
        key = known_by(*to)
        if key not in kept:
            kept[key] = made(*to), to
        return kept[key][0]

    patch.setattr(room, name, leaking)


@broken
def who_sits_there_is_asked_only_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "seated", ())


@broken
def that_somebody_has_left_is_not_looked_at(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "seated", property(lambda state: tuple(chair.sits for chair in state.chairs.values())))


@broken
def the_company_is_remembered_for_all_seats(patch: pytest.MonkeyPatch) -> None:
    remembered_by(patch, page, "company_at", lambda state, _seat, lang: (id(state), state, lang))


@broken
def the_company_is_remembered_for_all_tables(patch: pytest.MonkeyPatch) -> None:
    remembered_by(patch, page, "company_at", lambda state, seat, lang: (state.head, seat, lang))


@broken
def the_company_is_remembered_in_the_first_language(patch: pytest.MonkeyPatch) -> None:
    remembered_by(patch, page, "company_at", lambda state, seat, _lang: (id(state), state, seat))


@broken
def a_match_is_changed_where_it_stands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "match_to_change", lambda state: state.match)


@broken
def the_score_is_remembered_for_both_sides(patch: pytest.MonkeyPatch) -> None:
    remembered_by(patch, Score, "told", lambda score, tell, *_own: (id(score), tell))


@broken
def places_are_remembered_for_the_company(patch: pytest.MonkeyPatch) -> None:
    remembered_by(patch, page, "_places", lambda _sight, first, known: (first, known))


@broken
def a_sight_remembers_for_whoever_reads(patch: pytest.MonkeyPatch) -> None:
    remembered_by(patch, Sight, "told", lambda sight, tell, *_to: (id(sight), sight, tell))


@pytest.mark.parametrize("install", BROKEN)
def test_a_memory_that_is_wrong_is_found(store: SqliteStore, monkeypatch: pytest.MonkeyPatch, install: str) -> None:
    BROKEN[install](monkeypatch)
    assert first_difference(store, "giltspiel", "fiss", ROWS * 5) != ""
