"""What villages settle about each mechanism of the figure games: its parameters, in the order of the rulebook's table."""
