"""The packs that people of the region call theirs, drawn in the manner of woodcuts."""
