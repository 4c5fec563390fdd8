"""Chances as whole numbers: 0 is never, 1000 is certain."""

from math import comb
from typing import Final

SURE: Final = 1000

# COMB[n][k]: ways to draw k cards from n.
COMB: Final[list[list[int]]] = [[comb(n, k) for k in range(8)] for n in range(40)]


def weigh(chance: int, factor: int) -> int:
    """The chance after a piece of news that is `factor` thousandths as likely where one loses as where one wins."""
    losing = (SURE - chance) * factor
    return chance * SURE * SURE // (chance * SURE + losing) if chance else 0


def holds_one(wanted: int, held: int, unseen: int) -> int:
    """The chance that a hand of `held` cards out of `unseen` has at least one of the `wanted` ones."""
    return SURE - SURE * COMB[unseen - wanted][held] // COMB[unseen][held]


def ramp(chance: int, start: int, width: int) -> int:
    """0 below `start`, 1000 from `start + width` on, straight in between: a threshold that is not the same every time."""
    if chance < start:
        return 0
    return SURE if chance >= start + width else (chance - start) * SURE // width
