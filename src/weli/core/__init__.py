"""What every game shares and no game owns: cards, seats, acts, what a rule set and a deal are, the tape, texts and errors."""
