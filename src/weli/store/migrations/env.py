"""Runs the migrations on the connection that `weli.store.migrate` hands over."""

from alembic import context

from weli.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
