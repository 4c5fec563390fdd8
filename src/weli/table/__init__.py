"""A live table: what each seat may see of it, and the computer players beside the people at it."""
