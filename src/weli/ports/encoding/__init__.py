"""What games are put into numbers with, for learning programs: rows of marks, the fields that fill them, acts in a fixed order."""
