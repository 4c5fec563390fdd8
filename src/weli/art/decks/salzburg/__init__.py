"""The Salzburg pack of South Tyrol: one upright figure, tall and narrow, and the Weli."""
