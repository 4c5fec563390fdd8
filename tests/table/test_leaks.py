"""The tests of what may be known find what they are there to find: leaks that were put in on purpose, one at a time."""

from collections.abc import Iterator
from itertools import count, islice

import pytest

from table.alike import FORMS, WITH_SECRET_SIGNS, Compared, pairs_with_a_sign_more, pairs_with_other_cards
from table.leaks import LEAKS, ONLY_IN
from weli.store.sqlite import SqliteStore

MOST_PAIRS = 2_000
SHOWS_AT = {"names_are_good_for_what_the_others_hold": 44}
"""The seed at which a leak that shows seldom does so; the search goes on from there, should it show elsewhere one day."""


def pairs(store: SqliteStore, only: str | None, first: int) -> Iterator[Compared]:
    """Without end, from that seed on: one deal of each game, and one with a sign more, and so on."""
    for seed in count(first):
        for game, rules in FORMS:
            if only in {None, game}:
                yield from pairs_with_other_cards(store, game, rules, seed)
        for game, rules in WITH_SECRET_SIGNS:
            if only in {None, game}:
                yield from pairs_with_a_sign_more(store, game, rules, seed)


@pytest.mark.slow  # some show only where somebody may name a wild card, which is seldom
@pytest.mark.few(len(LEAKS) // 6)
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(store: SqliteStore, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    LEAKS[leak](monkeypatch)
    tried = islice(pairs(store, ONLY_IN.get(leak), SHOWS_AT.get(leak, 1)), MOST_PAIRS)
    assert any(pair.differences for pair in tried), f"{MOST_PAIRS} pairs did not show it"
