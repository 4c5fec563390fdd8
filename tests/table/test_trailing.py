"""What is shown later to those who look on."""

import random

import msgspec

from table.helpers import SETUP, opened, play_on, seeded_shuffle
from weli.core.deal import NOBODY
from weli.store.sqlite import SqliteStore
from weli.table.table import Table
from weli.wire.terms import Terms

LATER = Terms(onlookers=30)


def test_what_is_stored_and_not_told_yet_is_shown_once(store: SqliteStore) -> None:
    """Whoever looks just then is shown a log that has the row already, and hears of it as news afterwards."""
    now = [2_000]
    first = opened(store, seeded_shuffle(1), msgspec.structs.replace(SETUP, terms=LATER))
    table = Table(first.name, store, lambda: now[0], seeded_shuffle(1))
    for _ in range(5):
        _, draft = table.drafted(lambda: next(play_on(table, random.Random(1))))
        store.append(table.name, draft.rows)
        table.seen_from(NOBODY)
        table.adopt(draft)
        now[0] += 31_000
        assert table.seen_from(NOBODY).deal == table.state.deal
