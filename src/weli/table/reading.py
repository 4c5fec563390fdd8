"""A table read from its log: its state, as far as the log holds together and fits the rules."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from weli.core.errors import GameFailed, Illegal, NotationError
from weli.store.log import Row, Setup
from weli.store.log_errors import other_rules
from weli.store.store import Store, StoreError
from weli.table.fold import apply
from weli.table.state import State

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Reading:
    """The state after all the rows that could be read; and what is the matter with the next one, if anything is."""

    state: State
    damage: StoreError | GameFailed | None = None


def read(store: Store, table: str) -> Reading:
    """The state of a table.

    Raises:
        NoSuchTable: there is none of that name.
        RulesError: its game is not known here.
        StoreError: not even what was agreed can be read.
    """
    found = store.read(table)
    reading = _fold(found.setup, found.rows)
    if reading.damage is not None or found.broken_at is None:
        return reading
    log.warning("table %s does not hold together from row %s on", table, found.broken_at)
    return Reading(reading.state, _damage(found.broken_at))


def _fold(setup: Setup, rows: Sequence[Row]) -> Reading:
    state = State(setup)
    for number, row in enumerate(rows):
        damage = _damage_of(state, row)
        if damage is not None:
            return Reading(_fold(setup, rows[:number]).state, damage)
    return Reading(state)


def _damage_of(state: State, row: Row) -> StoreError | GameFailed | None:
    """What is the matter with a row; then the state may be anything.

    One that the rules refuse comes from a Weli that played by other rules. Whatever else happens to the engine with what cannot have been
    written by it is a matter of this table alone.
    """
    try:
        apply(state, row)
    except (StoreError, GameFailed) as damage:
        return damage
    except (Illegal, NotationError):
        return other_rules(row)
    except Exception:
        log.warning("row %s cannot have been played", row.seq, exc_info=True)
        return _damage(row.seq)
    return None


def _damage(row: int) -> StoreError:
    return StoreError("store.broken-log", row=row) if row else StoreError("store.broken-setup")
