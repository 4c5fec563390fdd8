"""What the games of figures share of a game's ports."""
