"""What was agreed at a table says who sits at each seat, instead of naming the one person, the level of all others, and everybody's name.

The first row carries the hash of what was agreed, so all hashes of a log are worked out anew; a log that did not hold together before
holds together exactly as far as it did.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from weli.store.chain import Agreed, Stored, chained, check

revision = "0003"
down_revision = "0002"

AGREED = "SELECT table_id, setup, created_ms, head_seq, head_hash FROM table_meta"
ROWS = """
SELECT step.table_id, step.seq, seat, action_key, kind, body, at_ms, engine, prev, hash, pack
FROM step LEFT JOIN secret ON secret.table_id = step.table_id AND secret.seq = step.seq
WHERE step.table_id = ? ORDER BY step.seq
"""


def upgrade() -> None:
    database = op.get_bind()
    if database.dialect.name != "sqlite":
        return  # nobody has kept tables anywhere else before
    for agreed in [Agreed(*found) for found in database.exec_driver_sql(AGREED)]:
        seated = _seated(agreed.setup)
        if seated is not None:
            rows = [Stored(*found) for found in database.exec_driver_sql(ROWS, (agreed.table_id,))]
            _write(agreed, agreed._replace(setup=seated), rows)


def _seated(setup: Any) -> str | None:
    """The same agreement in the new form; none where it cannot be read, and stays as it is."""
    try:
        agreed = json.loads(setup)
        person, level, names = agreed.pop("seat"), agreed.pop("level"), agreed.pop("names")
        levels, face = agreed.pop("levels", {}), agreed.pop("face", "")
        agreed["seats"] = {
            seat: {"is": "person", "name": name, "face": face}
            if seat == person
            else {"is": "computer", "name": name, "level": levels.get(seat, level)}
            for seat, name in names.items()
        }
        seated = json.dumps(agreed, ensure_ascii=False)
        seated.encode()
    except (TypeError, ValueError, LookupError, AttributeError, RecursionError):
        return None
    return seated


def _write(before: Agreed, after: Agreed, rows: list[Stored]) -> None:
    """Puts the rows behind the new agreement, as far as they stood behind the old one."""
    holding, head = check(before, rows), after.fingerprint()
    links = []
    for row in rows[: holding.rows] if holding.broken_at != 0 else []:
        linked = chained(row, row.seq, head)
        links.append({"prev": linked.prev, "hash": linked.hash, "of": row.table_id, "at": row.seq})
        head = linked.hash
    if links:
        op.get_bind().execute(
            sa.text("UPDATE step SET prev = :prev, hash = :hash WHERE table_id = :of AND seq = :at"), links
        )
    whole = head if holding.broken_at is None else before.head_hash
    marks = {"setup": after.setup, "head": whole, "of": before.table_id}
    op.get_bind().execute(
        sa.text("UPDATE table_meta SET setup = :setup, head_hash = :head WHERE table_id = :of"), marks
    )
