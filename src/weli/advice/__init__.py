"""What those who advise opponents share, whatever the game: chances as numbers, and manners."""
