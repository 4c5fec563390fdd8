"""Tables alike in what somebody may know, without end: whatever leaves them for that somebody is the same to the byte.

The pairs are those of `tests/table/alike.py`, which the gate compares too; here the seeds go on from there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from soak.until import Until
from table.alike import (  # type: ignore[import-not-found]
    FORMS,
    WITH_SECRET_SIGNS,
    Compared,
    pairs_with_a_sign_more,
    pairs_with_other_cards,
)
from weli.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Iterator

SEEDS = 1_000_000
"""So many of a run's own: a run with another seed compares other tables, and none compares those of the tests."""


@dataclass
class ComparedPairs:
    """How many pairs were compared that differ in something hidden, and of which something sent was different."""

    pairs: int = 0
    told_apart: list[str] = field(default_factory=list)


def compare(folder: Path, until: Until, seed: int = 1) -> ComparedPairs:
    """Compares pairs of tables, until that is enough."""
    store, found = SqliteStore(folder / "weli.db"), ComparedPairs()
    pairs = (each for each in _pairs(store, seed * SEEDS) if each.hides)
    while until.wants_more(found.pairs):
        pair = next(pairs)
        found.pairs += 1
        if pair.differences:
            found.told_apart.append(f"{pair.differences} {pair.told}")
    store.close()
    return found


def _pairs(store: SqliteStore, first_seed: int) -> Iterator[Compared]:
    for seed in count(first_seed):
        for game, rules in FORMS:
            yield from pairs_with_other_cards(store, game, rules, seed)
        for game, rules in WITH_SECRET_SIGNS:
            yield from pairs_with_a_sign_more(store, game, rules, seed)
