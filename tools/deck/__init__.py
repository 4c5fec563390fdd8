"""The packs of the region, drawn: a generator of SVG cards in the manner of woodcuts."""
