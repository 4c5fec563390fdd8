"""The people whom the house knows, who has opened a table, and at which tables somebody has sat."""

import sqlalchemy as sa
from alembic import op

from weli.store.schema import MOMENT

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "player",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("face", sa.Text, nullable=False),
        sa.Column("since_ms", MOMENT, nullable=False),
        sa.Column("return_hash", sa.Text, unique=True),
    )
    op.create_table(
        "session",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("player.player_id"), nullable=False, index=True),
        sa.Column("since_ms", MOMENT, nullable=False),
        sa.Column("used_ms", MOMENT, nullable=False),
    )
    op.create_table(
        "door",
        sa.Column("table_id", sa.Text, sa.ForeignKey("table_meta.table_id"), primary_key=True),
        sa.Column("owner", sa.Text, nullable=False, index=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("code_hash", sa.Text, nullable=False, unique=True),
    )
    op.create_table(
        "sitting",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("table_meta.table_id"), primary_key=True),
        sa.Column("seat", sa.Text, nullable=False),
    )
