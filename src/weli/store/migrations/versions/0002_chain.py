"""Rows carry the version of the engine, the hash of the row before and their own; a table carries those of its last row.

What is there already is taken as it is, with the engine unknown.
"""

import sqlalchemy as sa
from alembic import op

from weli.store.chain import Agreed, Stored

revision = "0002"
down_revision = "0001"

ROWS = """
SELECT step.rowid, step.table_id, step.seq, seat, action_key, kind, body, at_ms, engine, prev, hash, pack
FROM step LEFT JOIN secret ON secret.table_id = step.table_id AND secret.seq = step.seq
ORDER BY step.table_id, step.seq
"""


def upgrade() -> None:
    for column in ("engine", "prev", "hash"):
        op.add_column("step", sa.Column(column, sa.Text, nullable=False, server_default=""))
    op.add_column("table_meta", sa.Column("head_seq", sa.Integer, nullable=False, server_default="0"))
    op.add_column("table_meta", sa.Column("head_hash", sa.Text, nullable=False, server_default=""))
    if op.get_bind().dialect.name == "sqlite":
        _chain()


def _chain() -> None:
    """Of what was played in files: nobody has kept tables anywhere else before."""
    tables = op.get_bind().exec_driver_sql("SELECT table_id, setup, created_ms, head_seq, head_hash FROM table_meta")
    heads = {agreed.table_id: (0, agreed.fingerprint()) for agreed in (Agreed(*found) for found in tables)}
    links = []
    for rowid, *found in op.get_bind().exec_driver_sql(ROWS):
        row = Stored(*found)
        _, prev = heads.get(row.table_id, (0, ""))
        linked = row._replace(prev=prev)
        heads[row.table_id] = row.seq, linked.fingerprint()
        links.append((prev, linked.fingerprint(), rowid))
    if links:
        op.get_bind().exec_driver_sql("UPDATE step SET prev = ?, hash = ? WHERE rowid = ?", links)
    if heads:
        marks = [(seq, head, table) for table, (seq, head) in heads.items()]
        op.get_bind().exec_driver_sql("UPDATE table_meta SET head_seq = ?, head_hash = ? WHERE table_id = ?", marks)
