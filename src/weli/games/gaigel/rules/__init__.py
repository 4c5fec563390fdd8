"""What a house settles about each side of Gaigel: its parameters, in the order of the rulebook's table."""
