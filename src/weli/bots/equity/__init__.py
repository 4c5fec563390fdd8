"""Match equity: what a score is worth, and so what a deal is worth near the end of a game.

    >>> equity(rules).value([10, 4], dealer=0, side=0)
    0.93

The tables are made by `python -m weli.bots.equity`.
"""

from weli.bots.equity.worth import Equity, Worth, equity

__all__ = ["Equity", "Worth", "equity"]
