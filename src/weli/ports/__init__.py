"""What a game must offer: for each room of the house that serves every game, what it asks of one. Who adds a game reads this folder."""
