"""When a table is to be looked at though nobody is there."""

import sqlalchemy as sa
from alembic import op

from weli.store.schema import MOMENT

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "waking",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("at_ms", MOMENT, nullable=False, index=True),
    )
