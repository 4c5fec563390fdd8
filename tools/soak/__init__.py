"""What a table server must stand, as long as one likes: kills, races, garbage, a full disk, and load."""
