"""To which devices word is sent that it is somebody's turn, of which turn they have heard, and by what key the house is known there."""

import sqlalchemy as sa
from alembic import op

from weli.store.schema import MOMENT

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "push",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False, index=True),
        sa.Column("session", sa.Text, nullable=False, index=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("since_ms", MOMENT, nullable=False),
    )
    op.create_table(
        "pushed",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("turn", sa.Text, nullable=False),
    )
    op.create_table(
        "house_key",
        sa.Column("purpose", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
    )
