"""What the nodes of one house tell each other. None of it outlasts them, so a database that can keeps it out of its own log and copies."""

import secrets

import sqlalchemy as sa
from alembic import op

from weli.store.schema import MOMENT

revision = "0005"
down_revision = "0004"

PASSING = "keeping", "beside", "written"


def upgrade() -> None:
    named = op.create_table("installation", sa.Column("name", sa.Text, primary_key=True))
    op.create_table(
        "keeping",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("until_ms", MOMENT, nullable=False),
    )
    op.create_table(
        "beside",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("until_ms", MOMENT, nullable=False),
    )
    op.create_table(
        "written",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at_ms", MOMENT, nullable=False),
    )
    op.bulk_insert(named, [{"name": secrets.token_hex(8)}])
    if op.get_bind().dialect.name == "postgresql":
        for each in PASSING:
            op.execute(f"ALTER TABLE {each} SET UNLOGGED")
