"""What is wrong with a row of a log."""

from weli.core.texts import printable
from weli.core.version import __version__
from weli.store.log import Row
from weli.store.store import StoreError


def other_rules(row: Row) -> StoreError:
    """The error for a row that was written by other rules, or that no Weli can have written."""
    if row.engine in ("", __version__):
        return StoreError("store.other-rules")
    return StoreError("store.other-engine", engine=printable(row.engine))


def does_not_fit(row: Row) -> StoreError:
    """It does not follow from the rows before it."""
    return StoreError("store.broken-log", row=row.seq)
