"""One thing that one may do is one file: what a page sends and who may send it, what becomes of it in the log, how the table takes that
row, and what it says of it.

A file of this folder has `MESSAGES`, the kinds of messages from pages that belong to it, or `ROWS`, the kinds of rows, or both. Whoever
adds one need not name it anywhere.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final, Union

from weli.store.log import OfPlay
from weli.table.moves.entry import Entry

MOVES: Final = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]

FromPage: Final[Any] = Union[tuple(kind for move in MOVES for kind in getattr(move, "MESSAGES", ()))]  # noqa: UP007
"""Everything that a page may send to its table."""

ROWS: Final[Mapping[type[OfPlay], Entry]] = {
    kind: entry for move in MOVES for kind, entry in getattr(move, "ROWS", {}).items()
}
"""How the rows of each kind are taken."""
