"""How a table's log holds together: every row carries its number and the hash of the row before, the first one that of what was agreed.

The table carries the number and the hash of the last row. So a row that is changed, lost, in another place or cut off at the end is
noticed. It tells damage; whoever wants to forge a log and owns the file can work the hashes out anew.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, NamedTuple

_json = json.JSONEncoder(default=repr).encode
DIGEST: Final = 16  # bytes: two contents alike by chance are out of the question


class Agreed(NamedTuple):
    """What the store has of a table beside its rows. Anything may stand in a damaged file, so nothing is known of the values."""

    table_id: Any
    setup: Any
    created_ms: Any
    head_seq: Any
    head_hash: Any

    def fingerprint(self) -> str:
        """The hash that the first row carries."""
        return _hash(self.table_id, self.setup, self.created_ms)


class Stored(NamedTuple):
    """A row as it lies in the store, with the pack that lies apart from it; of these values nothing is known either."""

    table_id: Any
    seq: Any
    seat: Any
    action_key: Any
    kind: Any
    body: Any
    at_ms: Any
    engine: Any
    prev: Any
    hash: Any
    pack: Any

    def fingerprint(self) -> str:
        """What its hash has to be: over everything in it, and so over all rows before it."""
        return _hash(*self[:-2], self.pack)


@dataclass(frozen=True)
class Holding:
    """So many rows from the first one hold together; and the number of the first that does not: 0 for what was agreed, none if all do."""

    rows: int
    broken_at: int | None


def check(agreed: Agreed, rows: Sequence[Stored]) -> Holding:
    """Follows the rows of a table from the first to the last."""
    held = _held(rows)
    if held < len(rows):
        return Holding(held, held + 1)
    if agreed.fingerprint() != (rows[0].prev if rows else agreed.head_hash):
        return Holding(held, 0)
    last = rows[-1].hash if rows else agreed.head_hash
    whole = (agreed.head_seq, agreed.head_hash) == (held, last)
    return Holding(held, None if whole else held + 1)


def chained(row: Stored, number: int, prev: str) -> Stored:
    """A row with its number, behind the row of that hash."""
    linked = row._replace(seq=number, prev=prev)
    return linked._replace(hash=linked.fingerprint())


def holds(tail: Sequence[Stored], first: int) -> bool:
    """Whether the last rows of a table hold together, from the one of that number on."""
    return _held(tail, first) == len(tail)


def _held(rows: Sequence[Stored], first: int = 1) -> int:
    for number, row in enumerate(rows):
        follows = row.seq == number + first and (number == 0 or row.prev == rows[number - 1].hash)
        if not follows or row.hash != row.fingerprint():
            return number
    return len(rows)


def _hash(*content: object) -> str:
    """The same for the same content on every machine: of its JSON, which holds nothing but ASCII."""
    return blake2b(_json(content).encode("ascii"), digest_size=DIGEST).hexdigest()
