"""A whole house: its tables, its people, who is let in as whom, and the nodes that serve it together."""
