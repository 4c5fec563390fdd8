"""`weli bench`: how fast the house is on this machine, beside others, in figures that mean something to whoever plays or searches."""

from weli.bench.command import bench_command

__all__ = ["bench_command"]
