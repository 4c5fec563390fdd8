"""Runs the migrations on the connection that `weli.table.migrate` hands over."""

from alembic import context

from weli.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
