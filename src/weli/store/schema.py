"""The shape of the store: the log, what was agreed at each table, the secrets, the people whom the house knows, and what nodes tell each
other."""

from sqlalchemy import BigInteger, Column, ForeignKey, ForeignKeyConstraint, Index, Integer, MetaData, Table, Text

metadata = MetaData()

MOMENT = BigInteger().with_variant(Integer(), "sqlite")
"""Milliseconds since 1970. SQLite's integers are as long as what is in them."""

table_meta = Table(
    "table_meta",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("created_ms", MOMENT, nullable=False),
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
    Column("at_ms", MOMENT, nullable=False),
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

# The order of each pack and what the house adds to a shuffle, apart from the log: nothing that is read to be shown can carry it along.
secret = Table(
    "secret",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("pack", Text, nullable=False),
    ForeignKeyConstraint(["table_id", "seq"], ["step.table_id", "step.seq"]),
)

# Whom the house knows. The tables name them by `player_id` alone.
player = Table(
    "player",
    metadata,
    Column("player_id", Text, primary_key=True),  # empty: whose house it is
    Column("name", Text, nullable=False),
    Column("face", Text, nullable=False),
    Column("since_ms", MOMENT, nullable=False),
    Column("return_hash", Text, unique=True),  # of the code with which they come back on another device
)
session = Table(
    "session",
    metadata,
    Column("hash", Text, primary_key=True),  # of the secret that a browser keeps
    Column("player_id", Text, ForeignKey("player.player_id"), nullable=False, index=True),
    Column("since_ms", MOMENT, nullable=False),
    Column("used_ms", MOMENT, nullable=False),
)

# What keeps somebody known beyond one browser. A passkey's secret never leaves their device; of their address only a hash stands here.
passkey = Table(
    "passkey",
    metadata,
    Column("credential", Text, primary_key=True),  # as their device names it
    Column("player_id", Text, ForeignKey("player.player_id"), nullable=False, index=True),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as their device counts them; 0 where it does not
    Column("since_ms", MOMENT, nullable=False),
    Column("used_ms", MOMENT, nullable=False),
)
address = Table(
    "address",
    metadata,
    Column("player_id", Text, ForeignKey("player.player_id"), primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("since_ms", MOMENT, nullable=False),
)

# What is handed out to be brought back once: the challenge of a passkey, the link in a letter.
ticket = Table(
    "ticket",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("whose", Text, nullable=False, index=True),  # a player, or the hash of an address; empty: anybody's
    Column("made_ms", MOMENT, nullable=False, index=True),
    Column("until_ms", MOMENT, nullable=False),  # 0: it has been brought back
)

# As whom somebody has sat down before they signed in: the tables name them so still.
formerly = Table(
    "formerly",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("now_id", Text, ForeignKey("player.player_id"), nullable=False, index=True),
)

# Who has opened a table, and the short code that leads there as long as somebody is missing.
door = Table(
    "door",
    metadata,
    Column("table_id", Text, ForeignKey("table_meta.table_id"), primary_key=True),
    Column("owner", Text, nullable=False, index=True),
    Column("code", Text, nullable=False),
    Column("code_hash", Text, nullable=False, unique=True),
)

# Who sits or has sat at a table, for the list of their tables. What holds is the log.
sitting = Table(
    "sitting",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("table_meta.table_id"), primary_key=True),
    Column("seat", Text, nullable=False),
)

# By what name the nodes of one house know each other, and the salt of the hashes of its addresses: one row, drawn when the store is made
# and the same for ever, for with another one nobody who signs in by mail is found again.
installation = Table("installation", metadata, Column("name", Text, primary_key=True))

# Which node does what happens by itself at a table, and until when unless it says so again.
keeping = Table(
    "keeping",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Column("until_ms", MOMENT, nullable=False),
)

# What a node knows of a table beside its log: whose pages are open there, and the like. It holds until then unless it is said again.
beside = Table(
    "beside",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("node", Text, primary_key=True),
    Column("body", Text, nullable=False),
    Column("until_ms", MOMENT, nullable=False),
)

# When a table is to be looked at though nobody is there: somebody has days to think, and then they are over. What holds is the log.
waking = Table(
    "waking",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("at_ms", MOMENT, nullable=False, index=True),
)

# The tables at which people wait for whoever drops in. What holds is the log.
lobby = Table(
    "lobby",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("since_ms", MOMENT, nullable=False, index=True),
)

# The last lines that people have written to each other, where the nodes of a house have no memory in common.
written = Table(
    "written",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("at_ms", MOMENT, nullable=False),
)

# To which devices word is sent that it is somebody's turn. With the browser that asked for it goes what it has asked for.
push = Table(
    "push",
    metadata,
    Column("endpoint", Text, primary_key=True),  # the address at which the browser's maker takes messages for it
    Column("player_id", Text, nullable=False, index=True),
    Column("session", Text, nullable=False, index=True),  # empty: it came in by the house's own entrance
    Column("public_key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("since_ms", MOMENT, nullable=False),
)

# The turn of which somebody was told last at a table.
pushed = Table(
    "pushed",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("player_id", Text, primary_key=True),
    Column("turn", Text, nullable=False),
)

# By which the house proves that it is itself: drawn when it is needed first, and the same for ever.
house_key = Table(
    "house_key",
    metadata,
    Column("purpose", Text, primary_key=True),
    Column("secret", Text, nullable=False),
)
