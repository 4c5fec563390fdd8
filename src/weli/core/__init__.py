"""What every game stands on: cards, seats, what a rule set and a deal are, the tape, texts, errors, and the acts of all games together."""
