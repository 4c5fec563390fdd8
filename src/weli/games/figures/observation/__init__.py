"""What a seat sees of a figure game, field by field."""
