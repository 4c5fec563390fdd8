"""A page that keeps its view is told what is new in the next one: put together, that is the next one to the letter."""

import json
import random
from itertools import islice
from typing import Any

import msgspec
import pytest

from table.alike import FORMS
from table.forms import setup_for
from table.helpers import opened, play_on, seeded_shuffle
from weli.core.deal import NOBODY
from weli.store.sqlite import SqliteStore
from weli.wire.changes import change, changed
from weli.wire.messages import View

ROWS = 120
SHORTER = 3
"""Over a deal what is new is so many times shorter than the views, at least."""


def as_sent(message: msgspec.Struct) -> Any:
    return json.loads(msgspec.json.encode(message))


@pytest.mark.parametrize(("game", "rules"), FORMS)
def test_what_is_new_in_a_view_and_the_view_before_are_the_view(store: SqliteStore, game: str, rules: str) -> None:
    table = opened(store, seeded_shuffle(3), setup_for(game, rules))
    shown: dict[tuple[int, str], View] = {}
    whole = new = 0
    for _ in islice(play_on(table, random.Random(5)), ROWS):
        for at in ((0, "de"), (1, "en"), (NOBODY, "de")):
            view, before = table.view(*at), shown.get(at)
            if before is not None:
                told = as_sent(change(before, view))
                assert changed(as_sent(before), told) == as_sent(view)
                whole, new = whole + len(json.dumps(as_sent(view))), new + len(json.dumps(told))
            shown[at] = view
    assert new * SHORTER < whole


def test_views_that_have_nothing_in_common_are_told_as_well(store: SqliteStore) -> None:
    """Where a page was too slow for all that was in between."""
    giltspiel = opened(store, seeded_shuffle(3), name="giltspiel").view(0, "de")
    gaigel = opened(store, seeded_shuffle(3), setup_for("gaigel", "kreuz-4p"), name="gaigel").view(1, "en")
    assert changed(as_sent(giltspiel), as_sent(change(giltspiel, gaigel))) == as_sent(gaigel)


def test_nothing_is_told_of_what_stays(store: SqliteStore) -> None:
    view = opened(store, seeded_shuffle(3)).view(0, "de")
    assert change(view, view) == change(view, msgspec.convert(as_sent(view), View))
    assert (change(view, view).put, change(view, view).splice) == ({}, {})


def test_a_change_goes_with_no_other_view(store: SqliteStore) -> None:
    view = opened(store, seeded_shuffle(3)).view(0, "de")
    told = as_sent(change(view, view))
    with pytest.raises(ValueError, match="goes with"):
        changed({**as_sent(view), "number": view.number + 1}, told)
