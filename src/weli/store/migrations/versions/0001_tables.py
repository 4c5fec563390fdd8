"""The log, what was agreed at each table, and the secrets."""

import sqlalchemy as sa
from alembic import op

from weli.store.schema import MOMENT

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "table_meta",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("created_ms", MOMENT, nullable=False),
    )
    op.create_table(
        "step",
        sa.Column("table_id", sa.Text, sa.ForeignKey("table_meta.table_id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("action_key", sa.Text),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at_ms", MOMENT, nullable=False),
    )
    op.create_index(
        "step_key",
        "step",
        ["table_id", "seat", "action_key"],
        unique=True,
        sqlite_where=sa.text("action_key IS NOT NULL"),
        postgresql_where=sa.text("action_key IS NOT NULL"),
    )
    op.create_index("step_kind", "step", ["kind"])
    op.create_table(
        "secret",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("pack", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id", "seq"], ["step.table_id", "step.seq"]),
    )
