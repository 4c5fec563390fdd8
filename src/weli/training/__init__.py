"""The training ground: small nets that learn by playing, and play with NumPy alone.

`weli train` runs it. A net is a few layers over what a seat sees; it may start from an opponent of the house (`over`), and then learns
where something else is better. It plays against itself, what it was before, and opponents of the house; all that it needs to go on after
it was stopped lies in one file.
"""

from importlib.util import find_spec

from weli.envs.extras import missing_extra

if find_spec("numpy") is None:
    raise missing_extra("numpy", "train")
