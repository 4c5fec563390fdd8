"""Meanings: what a sign can say, as it stands in the data."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from weli.ports.signs import Meaning
from weli.talk.data import data


@cache
def meanings() -> dict[str, Meaning]:
    """All meanings by id."""
    return {name: _meaning(name, entry) for name, entry in data("meanings").items()}


def _meaning(name: str, entry: Mapping[str, Any]) -> Meaning:
    return Meaning(
        id=name,
        kind=entry["kind"],
        cards=tuple(entry.get("cards", ())),
        suit=entry.get("suit", ""),
        least=entry.get("least", 0),
    )
