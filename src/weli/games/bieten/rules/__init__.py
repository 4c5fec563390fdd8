"""What a table settles about what Bieten alone has: its own parameters, in the order of the rulebook's table."""
