"""At which tables people wait for whoever drops in."""

import sqlalchemy as sa
from alembic import op

from weli.store.schema import MOMENT

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "lobby",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("since_ms", MOMENT, nullable=False, index=True),
    )
