"""How an opponent conducts itself, whatever it wins: what it gives away, what it raises, how steady it is, how long it thinks.

`python -m weli.arena.conduct wirt stammgast` watches the first of the two over duplicate deals.
"""

from weli.arena.conduct.watching import Conduct, watch

__all__ = ["Conduct", "watch"]
