"""`weli bench`: how fast the house is on this machine, beside others, in figures that mean something to whoever plays or searches."""
