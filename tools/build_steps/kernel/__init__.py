"""The kernel: the engine's own source, put into C over a flat deal."""
