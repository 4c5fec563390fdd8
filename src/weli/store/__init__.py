"""Where tables and people are kept: the log and its rows, databases, folders, copies of them."""
