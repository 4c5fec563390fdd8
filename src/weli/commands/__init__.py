"""What is typed: `weli play`, `weli replay` and so on, each a thin layer over its room. `start` is where it begins."""
