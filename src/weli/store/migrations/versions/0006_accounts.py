"""What keeps somebody known beyond one browser, what is handed out to be brought back once, and who somebody was before."""

import sqlalchemy as sa
from alembic import op

from weli.store.schema import MOMENT

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "passkey",
        sa.Column("credential", sa.Text, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("player.player_id"), nullable=False, index=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("since_ms", MOMENT, nullable=False),
        sa.Column("used_ms", MOMENT, nullable=False),
    )
    op.create_table(
        "address",
        sa.Column("player_id", sa.Text, sa.ForeignKey("player.player_id"), primary_key=True),
        sa.Column("hash", sa.Text, nullable=False, unique=True),
        sa.Column("since_ms", MOMENT, nullable=False),
    )
    op.create_table(
        "ticket",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("whose", sa.Text, nullable=False, index=True),
        sa.Column("made_ms", MOMENT, nullable=False, index=True),
        sa.Column("until_ms", MOMENT, nullable=False),
    )
    op.create_table(
        "formerly",
        sa.Column("player_id", sa.Text, primary_key=True),
        sa.Column("now_id", sa.Text, sa.ForeignKey("player.player_id"), nullable=False, index=True),
    )
