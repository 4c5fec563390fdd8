"""What a table remembers of itself between two rows is what it would work out anew."""

import random
from itertools import islice

import pytest

from table.alike import FORMS
from table.forms import setup_for
from table.helpers import opened, play_on, seeded_shuffle
from weli.store.log import Looked, Row
from weli.store.sqlite import SqliteStore
from weli.table import fold
from weli.table.moves.entry import Entry
from weli.table.state import State

ROWS = 150
QUESTIONS = sorted(name for name, ask in vars(State).items() if hasattr(getattr(ask, "fget", ask), "__wrapped__"))


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
