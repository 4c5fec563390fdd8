"""Numbers by seat or side as the engine keeps them, for tests that change a deal by hand.

Copies and new deals share a row, so it is replaced, never changed.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


def row(*values: int) -> Any:
    """The row of these numbers."""
    return vec[i64](values)


def replaced(before: Any, at: int, value: int) -> Any:
    """The same row with another number at one place."""
    after = before[:]
    after[at] = value
    return after
