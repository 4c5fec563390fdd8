"""The shape of the store: the log, what was agreed at each table, and the secrets."""

from sqlalchemy import Column, ForeignKeyConstraint, Index, Integer, MetaData, Table, Text

metadata = MetaData()

table_meta = Table(
    "table_meta",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("created_ms", Integer, nullable=False),
    Column("head_seq", Integer, nullable=False, server_default="0"),
    Column("head_hash", Text, nullable=False, server_default=""),
)

step = Table(
    "step",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("action_key", Text),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("at_ms", Integer, nullable=False),
    Column(
        "engine", Text, nullable=False, server_default=""
    ),  # the version of Weli that took it; unknown of the oldest
    Column("prev", Text, nullable=False, server_default=""),
    Column("hash", Text, nullable=False, server_default=""),
    ForeignKeyConstraint(["table_id"], ["table_meta.table_id"]),
)

# A message sent twice is one act (serving: exactly once).
step_key = Index(
    "step_key",
    step.c.table_id,
    step.c.seat,
    step.c.action_key,
    unique=True,
    sqlite_where=step.c.action_key.is_not(None),
    postgresql_where=step.c.action_key.is_not(None),
)
step_kind = Index("step_kind", step.c.kind)

# The order of each pack, apart from the log: nothing that is read to be shown can carry it along.
secret = Table(
    "secret",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("pack", Text, nullable=False),
    ForeignKeyConstraint(["table_id", "seq"], ["step.table_id", "step.seq"]),
)
