"""The counts of act sequences are what they were."""

from typing import Any

import pytest

from properties.perft import count, deal_of, positions


@pytest.mark.parametrize("position", positions(), ids=lambda position: position["name"])
def test_counts(position: dict[str, Any]) -> None:
    deal = deal_of(position)
    assert [count(deal, depth + 1) for depth in range(len(position["counts"]))] == position["counts"]
