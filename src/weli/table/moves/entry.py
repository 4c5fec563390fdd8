"""How a table takes the rows of one kind."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from weli.store.log import Row
from weli.store.log_errors import does_not_fit
from weli.table.chairs import Chair
from weli.table.state import State


@dataclass(frozen=True)
class Entry:
    """How a table takes the rows of one kind, and what else they mean for it."""

    apply: Callable[[State, Row, Any], frozenset[int] | None]
    """Takes a row of that kind into the state; gives who has not noticed anything of it, where there may be any.

    Raises `StoreError` where it does not fit those before it.
    """

    keeps_undo: bool = False
    """What somebody did before it can still be taken back after it, unless it says itself that it cannot."""

    at_the_door: bool = False
    """It changes who sits where, or what is agreed beside the rules."""

    gets_on: bool = True
    """With it something is done, for which others may have waited."""


def chair_of(state: State, row: Row) -> Chair:
    """The chair of the seat that a row names. Raises `StoreError` where it names none."""
    if row.seat is None or row.seat not in range(state.seating.players):
        raise does_not_fit(row)
    return state.chairs[row.seat]


def chairs_of(state: State, row: Row) -> list[Chair]:
    """The chair of the seat that a row names; where it names none, all."""
    return [*state.chairs.values()] if row.seat is None else [chair_of(state, row)]
